//! What the committee takes up and what it refuses. Where something names a company, a market or the economy and
//! nothing speaks against it, it is taken up.

use super::identity::Named;
use super::lexicon::{Hit, Signal};
use crate::text::Text;

/// Words that start an order when a number or a possessive follows.
const ORDERS: &str = "buy|sell|purchase|short|kaufe|kauf|kaufen|verkaufe|verkauf|achete|achetez|vends|vendez|compra|vende|comprate|vendi|compre|venda|koop|verkoop|kop|salj|kup|sprzedaj|купи|купите|продай|продайте|mua|ban";
/// What is somebody's own, after such a word.
const OWN: &str = "my|all|everything|meine|alle|mes|toutes|tous|mis|todas|todos|mie|miei|tutte|tutti|minhas|meus|mijn|mina|moje|wszystkie|мои|все|всё";
/// Politeness and haste around an order.
const POLITE: &str = "please|bitte|now|just|veuillez|por|favor|per|favore|alsjeblieft|snalla|lutfen|пожалуйста|ok|hey|jetzt|sofort|subito|ya|agora|nu|meteen|hi|hello|immediately|go|ahead|and|natychmiast|teraz|сейчас|срочно|le|i|las|los";

/// Why a question is refused, as the key of the sentence that says so.
pub(super) fn refusal(text: &Text<'_>, hits: &[Hit], named: &Named) -> Option<&'static str> {
    if let Some(key) = unlawful(hits) {
        return Some(key);
    }
    if has(hits, Signal::Execute) && !asks_first(text) || is_order(text) {
        return Some("reject.trade_execution");
    }
    let promised = has(hits, Signal::Gain) || text.original.contains(['%', '％', '٪']);
    if has(hits, Signal::Certainty) || has(hits, Signal::Riskless) && promised && !has(hits, Signal::Portfolio) {
        return Some("reject.certainty");
    }
    (!is_ours(text, hits, named)).then_some("reject.off_mandate")
}

/// Inside information, manipulation and hidden gains, wherever they are said.
pub(super) fn unlawful(hits: &[Hit]) -> Option<&'static str> {
    let law = has(hits, Signal::Law);
    if has(hits, Signal::Inside) && !(law && !has(hits, Signal::Intent)) {
        return Some("reject.inside_information");
    }
    let wants_trick = has(hits, Signal::Trick) && has(hits, Signal::Intent) && !law;
    if has(hits, Signal::Manipulate) && !law || wants_trick {
        return Some("reject.manipulation");
    }
    (has(hits, Signal::Evade) && !(law && !has(hits, Signal::Intent))).then_some("reject.off_mandate")
}

fn is_ours(text: &Text<'_>, hits: &[Hit], named: &Named) -> bool {
    if has(hits, Signal::NeverOurs) {
        return false;
    }
    let market = has(hits, Signal::Market) || has(hits, Signal::Economy);
    let finance = has(hits, Signal::Finance) || has(hits, Signal::Portfolio);
    let names = !named.is_empty() || !named.unknown.is_empty();
    if has(hits, Signal::Figurative) && named.is_empty() {
        return strong(text, hits) > 1;
    }
    let elsewhere = places(hits, Signal::Elsewhere).len();
    if elsewhere > 0 {
        // A word of the market may stand for something else: the stock of a soup, the bond between friends.
        let strength = strong(text, hits) + if names && (market || finance) { 3 } else { 0 };
        return strength > elsewhere.min(2);
    }
    let money = places(hits, Signal::Money).len();
    let topic = has(hits, Signal::Topic) && (money > 0 || text.words().len() <= 4 || has(hits, Signal::Decide));
    finance || market || has(hits, Signal::Invest) || names || topic || money >= 2
}

/// How many words are of investing or the economy beyond doubt; those that are not count for nothing.
fn strong(text: &Text<'_>, hits: &[Hit]) -> usize {
    const WEAK: &str = "stock|bond|bonds|market|markets|action|actions|titre|titres|titolo|share|shares|trading|interest|alpha|beta|kurs|index|fon|depot|correction|crisis|bolsa|borsa|titoli|rente|fund|portfolio|corretora";
    let mut found: Vec<usize> = Vec::new();
    for hit in hits {
        let counts = matches!(hit.signal, Signal::Finance | Signal::Market | Signal::Economy | Signal::Portfolio);
        let word: String = text.folded[hit.start..hit.end].iter().collect();
        if counts && !WEAK.split('|').any(|weak| weak == word) && found.last() != Some(&hit.start) {
            found.push(hit.start);
        }
    }
    found.dedup();
    found.len()
}

fn places(hits: &[Hit], signal: Signal) -> Vec<usize> {
    let mut places: Vec<usize> = hits.iter().filter(|hit| hit.signal == signal).map(|hit| hit.start).collect();
    places.dedup();
    places
}

/// "Buy 100 shares", "sell my Tesla": an order, not a question.
fn is_order(text: &Text<'_>) -> bool {
    let words = text.words();
    let mut words = words.iter().map(|(_, word)| word.as_str()).skip_while(|word| one_of(POLITE, word));
    let verb = words.next().unwrap_or_default();
    let mut words = words.skip_while(|word| one_of(POLITE, word));
    let next = words.next().unwrap_or_default();
    let amount = next
        .trim_start_matches('$')
        .starts_with(|letter: char| letter.is_ascii_digit());
    one_of(ORDERS, verb) && (amount || one_of(OWN, next)) && !asks_first(text)
}

/// Whether it is put as a question: "buy X?" asks, "buy me X" orders.
fn asks_first(text: &Text<'_>) -> bool {
    text.original.trim_end().ends_with(['?', '？', '؟'])
}

fn has(hits: &[Hit], signal: Signal) -> bool {
    hits.iter().any(|hit| hit.signal == signal)
}

fn one_of(list: &str, word: &str) -> bool {
    list.split('|').any(|known| known == word)
}
