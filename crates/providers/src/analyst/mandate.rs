//! What the committee takes up and what it refuses. Where something names a company, a market or the economy and
//! nothing speaks against it, it is taken up.

use super::instruments::Named;
use super::lexicon::{Hit, Signal};
use super::text::Text;

/// Words that start an order when a number or a possessive follows.
const ORDERS: &str = "buy|sell|purchase|short|kaufe|kauf|kaufen|verkaufe|verkauf|achete|achetez|vends|vendez|compra|vende|comprate|vendi|compre|venda|koop|verkoop|kop|salj|купи|купите|продай|продайте|mua|ban";
/// What is somebody's own, after such a word.
const OWN: &str = "my|all|everything|meine|alle|mes|toutes|mis|todas|mie|tutte|minhas|mijn|mina";
/// Politeness before an order.
const POLITE: &str = "please|bitte|now|just|veuillez|por|favor|per|favore|alsjeblieft|snalla|lutfen|пожалуйста|ok|hey";

/// Why a question is refused, as the key of the sentence that says so.
pub fn refusal(text: &Text<'_>, hits: &[Hit], named: &Named) -> Option<&'static str> {
    if let Some(key) = unlawful(hits) {
        return Some(key);
    }
    if has(hits, Signal::Execute) || is_order(text) {
        return Some("reject-trade-execution");
    }
    if has(hits, Signal::Certainty) {
        return Some("reject-certainty");
    }
    (!is_ours(text, hits, named)).then_some("reject-off-mandate")
}

/// Inside information and manipulation, wherever they are said.
pub fn unlawful(hits: &[Hit]) -> Option<&'static str> {
    if has(hits, Signal::Inside) {
        return Some("reject-inside-information");
    }
    let wants_trick = has(hits, Signal::Trick) && has(hits, Signal::Intent);
    (has(hits, Signal::Manipulate) || wants_trick).then_some("reject-manipulation")
}

/// Whether the words alone place a text among questions of investing.
pub fn is_about_investing(hits: &[Hit]) -> bool {
    [Signal::Finance, Signal::Market, Signal::Economy, Signal::Portfolio]
        .into_iter()
        .any(|signal| has(hits, signal))
}

fn is_ours(text: &Text<'_>, hits: &[Hit], named: &Named) -> bool {
    if has(hits, Signal::NeverOurs) {
        return false;
    }
    let finance = has(hits, Signal::Finance) || has(hits, Signal::Portfolio);
    let market = has(hits, Signal::Market) || has(hits, Signal::Economy);
    if has(hits, Signal::Elsewhere) {
        // "market" on its own is also a place to shop at; together with a name or a word of investing it is not.
        return finance || (market && (named_something(named) || has(hits, Signal::Money)));
    }
    let mut money: Vec<usize> = hits
        .iter()
        .filter(|hit| hit.signal == Signal::Money)
        .map(|hit| hit.start)
        .collect();
    money.dedup();
    let money = money.len();
    let topic = has(hits, Signal::Topic) && (money > 0 || text.words().len() <= 3);
    finance || market || named_something(named) || topic || money >= 2
}

fn named_something(named: &Named) -> bool {
    !named.clear.is_empty() || !named.ambiguous.is_empty()
}

/// "Buy 100 shares", "sell my Tesla": an order, not a question.
fn is_order(text: &Text<'_>) -> bool {
    let words = text.words();
    let mut words = words
        .iter()
        .map(|(_, word)| word.as_str())
        .skip_while(|word| one_of(POLITE, word));
    let verb = words.next().unwrap_or_default();
    let next = words.next().unwrap_or_default();
    let amount = next
        .trim_start_matches('$')
        .starts_with(|letter: char| letter.is_ascii_digit());
    one_of(ORDERS, verb) && (amount || one_of(OWN, next)) && !text.original.trim_end().ends_with(['?', '？'])
}

fn has(hits: &[Hit], signal: Signal) -> bool {
    hits.iter().any(|hit| hit.signal == signal)
}

fn one_of(list: &str, word: &str) -> bool {
    list.split('|').any(|known| known == word)
}
