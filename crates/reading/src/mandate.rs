//! What the committee takes up and what it refuses. Where something names a company, a market or the economy and
//! nothing speaks against it, it is taken up.

use languages::language::Language;

use super::identity::{self, Named};
use super::lexicon::{Hit, Signal};
use super::orders::{asks_first, is_order};
use languages::text::Text;

/// Something else than investing: the one refusal that is a matter of judgement.
pub(super) const OFF: &str = "reject-off-mandate";

/// Why a question is refused, as the key of the sentence that says so.
pub(super) fn refusal(text: &Text<'_>, hits: &[Hit], named: &Named, language: Language) -> Option<&'static str> {
    if let Some(key) = unlawful(hits) {
        return Some(key);
    }
    if has(hits, Signal::Execute) && (!asks_first(text) || for_somebody(text)) || is_order(text, hits, named, language)
    {
        return Some("reject-trade-execution");
    }
    let gain = has(hits, Signal::Gain) || text.original.contains(['%', '％', '٪']);
    let open = named.is_empty() && !has(hits, Signal::Portfolio) && !has(hits, Signal::Fact);
    let hundred = ["100%", "100 %", "１００％", "100％"]
        .iter()
        .any(|sure| text.original.contains(sure));
    let promised = (has(hits, Signal::Guarantee) || hundred) && gain && open;
    // "Confirm to me that it is guaranteed to close above 1000."
    let assured = has(hits, Signal::Assure)
        && has(hits, Signal::Guarantee)
        && (gain || !named.is_empty())
        && !has(hits, Signal::Law);
    if has(hits, Signal::Certainty) || has(hits, Signal::Riskless) && gain && open || promised || assured {
        return Some("reject-certainty");
    }
    (!is_ours(text, hits, named)).then_some(OFF)
}

/// The reason to name where the wording is that of a refusal and no rule says which: nobody who asks for an insider's tip is
/// told that it is not about investing.
pub(super) fn likeliest(hits: &[Hit]) -> &'static str {
    let reasons: [(&str, &[Signal]); 5] = [
        ("reject-inside-information", &[Signal::Inside, Signal::Insider]),
        ("reject-tax-evasion", &[Signal::Evade, Signal::TaxOffice]),
        (
            "reject-manipulation",
            &[Signal::Manipulate, Signal::Trick, Signal::Stealth],
        ),
        (
            "reject-certainty",
            &[Signal::Certainty, Signal::Guarantee, Signal::Riskless, Signal::Assure],
        ),
        ("reject-trade-execution", &[Signal::Execute, Signal::Done]),
    ];
    let said = |signals: &[Signal]| signals.iter().any(|signal| has(hits, *signal));
    let found = reasons.iter().find(|(_, signals)| said(signals));
    found.map_or(OFF, |(key, _)| key)
}

/// Inside information, manipulation and hidden gains, wherever they are said.
pub(super) fn unlawful(hits: &[Hit]) -> Option<&'static str> {
    let law = has(hits, Signal::Law);
    // Whoever asks about the law is answered; whoever wants a way around it is not.
    let asks_the_law = law && !has(hits, Signal::Intent);
    let stealth = has(hits, Signal::Stealth);
    let knows = has(hits, Signal::Insider) && has(hits, Signal::Event);
    let told = knows && (has(hits, Signal::Decide) || stealth);
    if (has(hits, Signal::Inside) || told) && !asks_the_law {
        return Some("reject-inside-information");
    }
    let wants_trick = has(hits, Signal::Trick) && (has(hits, Signal::Intent) || stealth) && !law;
    if has(hits, Signal::Manipulate) && !law || wants_trick {
        return Some("reject-manipulation");
    }
    let hides = has(hits, Signal::Evade) || stealth && has(hits, Signal::TaxOffice);
    if hides && !asks_the_law {
        return Some("reject-tax-evasion");
    }
    let trades = has(hits, Signal::Decide) || has(hits, Signal::Insider) || has(hits, Signal::Event);
    let in_markets = has(hits, Signal::Market) || has(hits, Signal::Finance);
    let in_markets = in_markets || has(hits, Signal::Event);
    (stealth && trades && in_markets && !law).then_some("reject-manipulation")
}

/// Words that are of investing only beside others: the stock of a soup, the bond between friends, the market on Saturday.
const WEAK: &str = "rates|hedging|puts|calls|stock|bond|share|shares|market|markets|action|actions|titre|titres|titolo|titoli|interest|alpha|beta|kurs|index|fon|depot|correction|crisis|bolsa|borsa|rente|fund|water|tips|shareholder|wall street|rally|margin|leverage|swap|swaps|mercado|mercato|marche|markt|rynek|pazar|рынок|рынка|市場|市场|시장|السوق|property|broker|brokerage|estate|dollar|euro|dolar|доллар|рубль|рублей|lira|option|options|valuation|hedge|chip|chips|energy|gaming|retail|luxury|bank|banks|banking|insurance|insurer|sector|trading|trader|conversion|multiples|guidance|payout|portfolio|wallet|cartera|portafoglio|carteira|portefeuille|portfel|гold|gold|silver|oro|ouro|altin|goud|isa|ira|tax on|rating|earnings|calls|puts|futures|exchanges|valued";

fn is_ours(text: &Text<'_>, hits: &[Hit], named: &Named) -> bool {
    if has(hits, Signal::NeverOurs) {
        return false;
    }
    let besides = has(hits, Signal::Figurative) || has(hits, Signal::Heart) && has(hits, Signal::Invest);
    if besides && named.is_empty() {
        return strong(text, hits).0 > 1;
    }
    let (strong, weak) = strong(text, hits);
    let names = named.clear.len() + named.ambiguous.len() + named.unknown.len();
    let asks = [Signal::Decide, Signal::Judge, Signal::Ahead]
        .into_iter()
        .any(|signal| has(hits, signal));
    // A date alone says nothing: everything happens tomorrow or in June.
    let dated = has(hits, Signal::Dated) && strong + weak + names > 0;
    let ahead = named.ahead || has(hits, Signal::Long) || has(hits, Signal::Short) || dated;
    let wish = [
        Signal::Income,
        Signal::Preserve,
        Signal::Growth,
        Signal::Opportunity,
        Signal::RiskLow,
        Signal::RiskHigh,
        Signal::Weigh,
    ];
    let which = has(hits, Signal::Which) || has(hits, Signal::Invest) || has(hits, Signal::OwnsNothing);
    let as_security = named
        .mentions
        .iter()
        .any(|name| identity::beside_company_word(text, name.start, name.end));
    // "How do I change the address of my order at Walmart?" names a company, and wants none of its shares.
    let money = places(hits, Signal::Money).len();
    let practical = has(hits, Signal::Practical) && strong + weak + money == 0 && !which && !named.ahead;
    if practical {
        return false;
    }
    let told = has(hits, Signal::Topic) && (has(hits, Signal::Fact) || has(hits, Signal::Current));
    let law = has(hits, Signal::Law)
        && [Signal::Trick, Signal::Inside, Signal::Manipulate, Signal::Insider]
            .into_iter()
            .any(|signal| has(hits, signal));
    let score = 4 * strong.min(3)
        + 6 * usize::from(law)
        + 3 * usize::from(has(hits, Signal::Figure))
        + 2 * usize::from(has(hits, Signal::Retire))
        + usize::from(has(hits, Signal::Fact) && strong + weak + names > 0)
        + 3 * usize::from(has(hits, Signal::Pointing))
        + 4 * usize::from(has(hits, Signal::Trick))
        + 2 * weak.min(3)
        + 4 * names.min(2)
        + 6 * usize::from(as_security)
        + 4 * usize::from(which)
        + 2 * usize::from(has(hits, Signal::Topic))
        + 2 * usize::from(told)
        + 2 * money.min(2)
        + 3 * usize::from(has(hits, Signal::Savings))
        + 2 * usize::from(asks)
        + 2 * usize::from(ahead)
        + 3 * usize::from(names_a_sum(text))
        + 2 * usize::from(wish.into_iter().any(|signal| has(hits, signal)));
    let invests = strong > 0 || has(hits, Signal::Invest) || has(hits, Signal::Savings) || !named.is_empty() && ahead;
    // A name alone, or a word or two, is enough; a whole sentence says more of what it is about.
    let spaced = !text.folded.iter().any(|letter| languages::text::runs_on(*letter));
    let short = text.folded.len() < if spaced { 32 } else { 12 } && text.count_words() <= 4;
    let enough = if short { 2 } else { 3 };
    score >= enough + 5 * elsewhere(hits, invests).min(2)
}

/// How many words are of something else. A wedding or a loan beside an investment says what the money is for.
fn elsewhere(hits: &[Hit], invests: bool) -> usize {
    let life = places(hits, Signal::Life);
    let others = places(hits, Signal::Elsewhere);
    let own = |place: &&usize| !invests || life.binary_search(place).is_err();
    others.iter().filter(own).take(2).count()
}

/// How many words are of investing or the economy beyond doubt, and how many may be.
fn strong(text: &Text<'_>, hits: &[Hit]) -> (usize, usize) {
    let (mut strong, mut weak): (Vec<usize>, Vec<usize>) = (Vec::new(), Vec::new());
    for hit in hits {
        let counts = matches!(
            hit.signal,
            Signal::Finance | Signal::Market | Signal::Economy | Signal::Portfolio | Signal::Figure
        );
        if !counts || strong.len() + weak.len() > 64 {
            continue;
        }
        let word: String = text.folded[hit.start..hit.end].iter().collect();
        if WEAK.split('|').any(|known| known == word) {
            weak.push(hit.start);
        } else {
            strong.push(hit.start);
        }
    }
    strong.dedup();
    weak.retain(|place| !strong.contains(place));
    weak.dedup();
    (strong.len(), weak.len())
}

/// A sum of money: digits beside a currency, or thousands of something.
fn names_a_sum(text: &Text<'_>) -> bool {
    const CURRENCIES: &str = "euro|euros|dollar|dollars|pounds|francs|franken|reais|zl|zlotych|lira|lirayi|liram|tl|rubley|рублей|рубля|руб|тысяч|тыс|tys|tysiecy|bin|mila|mil|tausend|duizend|thousand|k|lakh|crore|रुपये|रुपए|लाख|हज़ार|हजार|ريال|درهم|ألف|آلاف|الاف|الف|pln|eur|usd|gbp|chf|inr|rupees|bucks|grand";
    let digits = text.original.chars().any(|letter| letter.is_numeric());
    let signs = text
        .original
        .contains(['€', '$', '£', '¥', '₹', '₺', '₽', '円', '元', '원', '万', '萬', '만']);
    let words = text.words();
    let said = words.iter().any(|(_, word)| {
        let unit = word.trim_start_matches(|letter: char| letter.is_ascii_digit() || letter == '.');
        CURRENCIES.split('|').any(|currency| currency == unit)
    });
    let spelled = ["آلاف", "ألف", "الف", "الاف", "लाख"]
        .iter()
        .any(|word| text.original.contains(word));
    digits && (signs || said) || spelled || signs && text.original.contains(['万', '萬', '만'])
}

fn places(hits: &[Hit], signal: Signal) -> Vec<usize> {
    let mut places: Vec<usize> = hits
        .iter()
        .filter(|hit| hit.signal == signal)
        .map(|hit| hit.start)
        .collect();
    places.dedup();
    places
}

/// "Could you buy 10 for me?" is an order with a question mark.
fn for_somebody(text: &Text<'_>) -> bool {
    const MARKS: &str = "for me|can you|could you|fur mich|kannst du|konnen sie|pour moi|peux tu|pouvez vous|por mi|para mi|puedes|puede|per me|puoi|para mim|pode|voor mij|kun je|dla mnie|mozesz|benim|bana|misin|мне|можешь|帮我|替我|代わりに|대신|줘|لي|मेरे लिए|मेरी तरफ";
    let whole: String = text.folded.iter().take(2_000).collect();
    MARKS
        .split('|')
        .any(|mark| match mark.chars().all(languages::text::runs_on) {
            true => whole.contains(mark),
            false => whole.contains(&format!(" {mark} ")),
        })
}

fn has(hits: &[Hit], signal: Signal) -> bool {
    hits.iter().any(|hit| hit.signal == signal)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lexicon::Lexicon;

    #[test]
    fn a_refusal_by_its_wording_names_the_likeliest_reason() {
        for (input, key) in [
            ("my cousin on the board told me something", "reject-inside-information"),
            ("keep it from the tax office", "reject-tax-evasion"),
            ("a guaranteed return please", "reject-certainty"),
            ("how do I bake bread", OFF),
        ] {
            let hits = Lexicon::get().scan(&Text::new(input));
            assert_eq!(likeliest(&hits), key, "{input}");
        }
    }
}
