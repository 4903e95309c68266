//! What somebody says to own: "I own 100 AAPL at 150", "60% VTI, 40% BND", "I have no investments yet".

use pipeline::brief::holdings::{Holdings, HoldingsStatus, Position};

use super::amounts::{Amount, Unit, amounts};
use super::identity::{Mention, Named};
use super::lengths::length_at;
use super::lexicon::{Hit, Signal};
use super::parts;
use super::triage::Reading;
use languages::steps;

/// Words that may stand between an amount and what it is an amount of.
const BETWEEN: &str = "co|phieu|aktier|st|of|in|my|the|shares|share|stock|units|worth|von|aktien|anteile|stuck|de|des|d|du|en|actions|action|titres|acciones|titulos|di|in|azioni|quote|da|do|das|dos|em|acoes|van|aandelen|stuks|w|akcji|akcje|lot|adet|hisse|акции|акций|в|на|の|を|는|을|من|في|في سهم|سهم|سهما|أسهم|اسهم|اسهم|के|का|की|शेयर";

/// Words before what one of them cost.
const AT: &str = "at|for|zu|fur|a|por|per|pour|voor|za|po|по|fiyattan|bought at|@";

/// Further words that may stand between something and the words that say that somebody has it.
const BESIDE: &str = "a|few|couple|as|well|ein|paar|mehrere|liegt|steckt|bei|mir|unos|unas|varias|qualche|alcuni|umas|kilka|kilku|est|есть|несколько|mot|so|vai|co|phieu|aktier|them|some|still|only|and|also|both|plus|einige|noch|und|quelques|des|et|algunas|todavia|y|alcune|ancora|e|algumas|ainda|nog|wat|jeszcze|och|nagra|hala|ve|hissesi|hissem|hisse|и|еще|का|और|株|주식|주|및|و|أسهم|اسهم|的|股票|和";

/// Words before "I own" that make it a question.
const ASKS: &str = "should|would|could|shall|can|must|might|may|if|when|until|soll|sollte|falls|wenn|dois|devrais|debo|deberia|devo|dovrei|deveria|moet|zou|czy|ska|skulle";

/// Words that open a text by somebody who has something.
const OPENS: &str = "got|own|holding|bought|have|habe|besitze|halte|gekauft|tengo|ho|tenho|mam|heb|har|ager";

/// Words for what is somebody's own.
const MINE: &str = "my|our|mein|meine|meinen|meiner|unsere|mes|mon|ma|nos|mis|mi|nuestras|mie|miei|mia|mio|minhas|meus|minha|mijn|onze|moje|moich|mina|min|мои|моих|наши|benim|मेरे";

/// The most positions that are taken from a text.
const MOST: usize = 32;

/// What is known of the holdings: what the question says goes before what was brought in.
pub(super) fn of(reading: &Reading<'_>, named: &Named) -> Holdings {
    let made_up = parts::read(reading, named).positions;
    let positions = if made_up.is_empty() {
        counted(reading, named)
    } else {
        made_up
    };
    if !positions.is_empty() {
        return Holdings {
            status: HoldingsStatus::Known,
            positions,
        };
    }
    if reading.has(Signal::OwnsNothing) {
        return Holdings {
            status: HoldingsStatus::KnownEmpty,
            positions,
        };
    }
    let brought = reading.asked.portfolio;
    if brought.is_empty() {
        return Holdings::default();
    }
    Holdings {
        status: HoldingsStatus::Known,
        positions: brought.to_vec(),
    }
}

/// Numbers of shares or units, and what is held without a number.
fn counted(reading: &Reading<'_>, named: &Named) -> Vec<Position> {
    let owned = owned(reading, named);
    if owned.is_empty() || reading.has(Signal::OwnsNothing) {
        return Vec::new();
    }
    let amounts = amounts(reading.text);
    let mut positions: Vec<Position> = Vec::new();
    let mut used = Vec::new();
    for mention in named.mentions.iter().take(MOST) {
        let Some(instrument) = mention.options.first() else {
            continue;
        };
        let beside = amounts.iter().enumerate().find(|(at, amount)| {
            // "hold it for 2 years" counts years.
            let years = || length_at(&reading.text.folded, amount.end, 1.0).is_some();
            let counts = amount.unit == Unit::Shares || amount.unit == Unit::Plain && !years();
            counts && !used.contains(at) && belongs(reading, amount, mention)
        });
        let Some((at, amount)) = beside else { continue };
        used.push(at);
        let position = Position {
            symbol: instrument.symbol.clone(),
            name: instrument.name.clone(),
            quantity: amount.value.clone(),
            cost: cost(reading, mention, &amounts),
            ..Position::default()
        };
        if !positions.iter().any(|known| known.symbol == position.symbol) {
            positions.push(position);
        }
    }
    if positions.is_empty() {
        positions = held(reading, named, &owned);
    }
    positions
}

/// Where the words stand that say that somebody has something. "Should I own it?" asks, and "my shares of it" says so
/// too.
fn owned(reading: &Reading<'_>, named: &Named) -> Vec<(usize, usize)> {
    let text = reading.text;
    let says = |hit: &&Hit| hit.signal == Signal::Owns && !one_of(ASKS, &text.word_before(hit.start));
    let mut places: Vec<(usize, usize)> = reading
        .hits
        .iter()
        .filter(says)
        .map(|hit| (hit.start, hit.end))
        .collect();
    let words = text.first_words(1);
    if words.first().is_some_and(|word| one_of(OPENS, word)) {
        places.push((1, text.word_end(1)));
    }
    let mine = named
        .mentions
        .iter()
        .filter(|name| one_of(MINE, &text.word_before(name.start)));
    places.extend(mine.map(|name| (0, name.start.saturating_sub(1))));
    places
}

/// "I still own Fiat", "my Tesla shares": no amount, but somebody has it. What is named next to it, somebody has too.
fn held(reading: &Reading<'_>, named: &Named, owned: &[(usize, usize)]) -> Vec<Position> {
    let letters = &reading.text.folded;
    let small = |from: usize, to: usize| {
        steps::step(1);
        let gap = letters.get(from..to).filter(|gap| gap.len() < 40);
        let words: Option<String> = gap.map(|gap| gap.iter().collect());
        let known = |word: &str| one_of(BETWEEN, word) || one_of(BESIDE, word) || runs_together(word);
        words.is_some_and(|words| words.split_whitespace().all(known))
    };
    let mut positions: Vec<Position> = Vec::new();
    let mut last = None;
    for mention in named.mentions.iter().take(2 * MOST) {
        let said = owned
            .iter()
            .any(|(start, end)| small(*end, mention.start) || small(mention.end, *start));
        let beside = last.is_some_and(|end| small(end, mention.start));
        let Some(instrument) = mention.options.first().filter(|_| said || beside) else {
            continue;
        };
        last = Some(mention.end);
        let known = positions.iter().any(|position| position.symbol == instrument.symbol);
        if !known && positions.len() < MOST {
            positions.push(Position {
                symbol: instrument.symbol.clone(),
                name: instrument.name.clone(),
                ..Position::default()
            });
        }
    }
    positions
}

/// Whether an amount is one of what a mention names: nothing but small words between them.
fn belongs(reading: &Reading<'_>, amount: &Amount, mention: &Mention) -> bool {
    let (from, to) = if amount.end <= mention.start {
        (amount.end, mention.start)
    } else {
        (mention.end, amount.start)
    };
    if from > to || to - from > 28 {
        return false;
    }
    let gap: String = reading.text.folded[from..to].iter().collect();
    let before = amount.end <= mention.start;
    let between = reading
        .text
        .original
        .get(reading.text.original_at(from)..reading.text.original_at(to))
        .unwrap_or_default();
    let breaks = between.contains([',', ';', '.', '\n']) && !(before && between.trim().is_empty());
    let small = gap
        .split_whitespace()
        .all(|word| one_of(BETWEEN, word) || runs_together(word));
    let after_cost = !before
        && gap
            .split_whitespace()
            .any(|word| one_of(AT, word) && !["a", "de"].contains(&word));
    small && !breaks && !after_cost
}

/// Scripts without spaces: the few letters between are particles.
fn runs_together(word: &str) -> bool {
    word.chars().count() <= 4 && word.chars().all(languages::text::runs_on)
}

fn cost(reading: &Reading<'_>, mention: &Mention, amounts: &[Amount]) -> String {
    let paid = amounts.iter().find(|amount| {
        steps::step(1);
        let gap = reading.text.folded.get(mention.end..amount.start).unwrap_or_default();
        let words: String = gap.iter().take(24).collect();
        let mut words = words.split_whitespace().rev();
        let last = words.next().unwrap_or_default();
        amount.unit == Unit::Plain
            && amount.start > mention.end
            && gap.len() < 24
            && one_of(AT, last)
            && words.all(|word| one_of(BETWEEN, word) || word == "bought")
    });
    paid.map(|amount| amount.value.clone()).unwrap_or_default()
}

fn one_of(list: &str, word: &str) -> bool {
    list.split('|').any(|known| known == word)
}
