//! What a question is about.

use languages::locale::Locale;
use pipeline::brief::holdings::Holdings;
use pipeline::brief::mib::{Instrument, Subject};
use pipeline::session::title_of;

use super::identity::{self, Named};
use super::lexicon::{Hit, Lexicon, Signal, of_kind, within};
use super::signal::Class;
use super::triage::Reading;
use super::{currencies, draft, horizon, parts};
use instruments::Master;
use languages::steps;
use languages::text::{Text, fold};

/// Words that say what a named instrument is, and are no subject beside it.
const BESIDE_A_NAME: &str = "market|markets|water|energy|stock|stocks|share|shares|share price|equity|etf|fund|index fund|aktie|aktien|fonds|action|actions|acciones|accion|azioni|azione|acoes|acao|aandeel|aandelen|hisse|акции|акций|akcje|akcji|akcjach|株|株式|股票|주식|주가|سهم|शेयर|titres|fondo|fundo|fonunda|фонд";

/// Words that name everything there is to invest in, and no part of it.
const EVERYTHING: &str = "stock|stocks|stok|stoks|share|shares|equity|equities|etf|etfs|fund|funds|market|markets|penny stock|penny stocks|stock market|aktie|aktien|fonds|borse|actions|action|bourse|acciones|accion|bolsa|fondo|fondos|azioni|azione|borsa|fondi|acoes|acao|bolsa de valores|fundos|fundo|aandelen|aandeel|beurs|akcje|akcji|gielda|gieldzie|fundusz|fundusze|hisse|hisseler|borsaya|fon|акции|бирже|биржа|фонд|фонды|株|株式|投資信託|投信|nisa|股票|股市|基金|주식|증시|펀드|أسهم|الأسهم|سهم|البورصة|शेयर|शेयरों|शेयर बाजार|शेयर बाज़ार|म्यूचुअल फंड|crypto|cryptocurrency|coin";

/// The subject as far as it is known.
pub(super) struct Known {
    /// What it is about; empty where nothing is known.
    pub subject: Subject,
    /// A name that could be one of several, with what it could be; or an unknown symbol, with nothing.
    pub ambiguous: Option<(String, Vec<Instrument>)>,
}

impl Known {
    /// Whether there is something to work on.
    pub fn is_clear(&self) -> bool {
        self.ambiguous.is_none() && !(self.subject.instruments.is_empty() && self.subject.themes.is_empty())
    }
}

/// Brings together what the question names, what was answered, and what somebody owns.
pub(super) fn of(reading: &Reading<'_>, named: Named, holdings: &Holdings) -> Known {
    let Named {
        mut clear,
        mut ambiguous,
        unknown,
        ..
    } = named;
    let mut themes = themes(
        reading.text,
        reading.hits,
        !clear.is_empty(),
        reading.has(Signal::Compare),
    );
    if clear.is_empty() && ambiguous.is_empty() {
        ambiguous.extend(unknown.into_iter().map(|symbol| (symbol, Vec::new())).take(1));
    }
    if clear.is_empty() && (is_open(reading, &themes) || reading.has(Signal::Pointing)) {
        themes.clear();
    }
    // "How are dividends taxed?" is about dividends; "where can 60,000 sit until March?" about a sum and its purpose.
    let open = clear.is_empty() && themes.is_empty() && ambiguous.is_empty() && !reading.has(Signal::Which);
    let open = open && !reading.has(Signal::Pointing);
    if open && draft::is_about_facts(reading) {
        let named = first_of(
            reading,
            &[
                Signal::Finance,
                Signal::Figure,
                Signal::Trick,
                Signal::Inside,
                Signal::Invest,
                Signal::Law,
            ],
        );
        themes.push(named.unwrap_or_else(|| title_of(reading.asked.input, 60)));
    }
    let open = open && themes.is_empty();
    if open && horizon::read(reading.text, reading.hits, reading.asked.as_of).is_some() {
        let purpose = first_of(
            reading,
            &[
                Signal::Finance,
                Signal::Invest,
                Signal::Savings,
                Signal::Money,
                Signal::Retire,
                Signal::Life,
            ],
        );
        themes.push(purpose.unwrap_or_else(|| title_of(reading.asked.input, 60)));
    }
    if let Some(answer) = reading.answer("instrument") {
        let (instruments, words) = read_answer(answer, &ambiguous, reading);
        for instrument in instruments {
            if !clear.iter().any(|known| known.symbol == instrument.symbol) {
                clear.push(instrument);
            }
        }
        for theme in words {
            if !themes.contains(&theme) {
                themes.push(theme);
            }
        }
        ambiguous.clear();
    }
    if clear.is_empty()
        && ambiguous.is_empty()
        && let Some(pair) = currencies::pair(reading.asked.input, &themes)
    {
        clear.push(pair);
        themes.clear();
    }
    let kind = kind_of(reading, &clear, &themes, ambiguous.len(), holdings);
    if kind == "portfolio" && clear.is_empty() {
        clear.extend(owned(holdings));
    }
    if kind == "portfolio" && clear.is_empty() && !holdings.positions.is_empty() {
        themes = made_up(holdings, Locale::of(reading.asked.language));
    }
    clear.truncate(8);
    themes.truncate(6);
    Known {
        subject: Subject {
            kind: kind.to_owned(),
            instruments: clear,
            themes,
        },
        ambiguous: ambiguous.into_iter().next(),
    }
}

/// The first words of one of these kinds, as they were written.
fn first_of(reading: &Reading<'_>, signals: &[Signal]) -> Option<String> {
    let own = |signal: &Signal| reading.hits.iter().find(|hit| hit.signal == *signal);
    let hit = signals.iter().find_map(own)?;
    let words = reading.text.verbatim(hit.start, reading.text.word_end(hit.end));
    Some(title_of(words, 60))
}

/// A portfolio without instruments, as a theme: "60/40" for stocks and bonds, else the names of its parts.
fn made_up(holdings: &Holdings, locale: &Locale) -> Vec<String> {
    let weight = |class: Class| -> f64 {
        let own = holdings
            .positions
            .iter()
            .filter(|part| parts::class_of(part, locale) == Some(class));
        own.filter_map(|part| part.weight.parse::<f64>().ok()).sum()
    };
    let (stocks, bonds) = (weight(Class::Stocks).round(), weight(Class::Bonds).round());
    if (stocks + bonds - 100.0).abs() < 0.5 {
        return vec![format!("{stocks}/{bonds}")];
    }
    holdings
        .positions
        .iter()
        .map(|position| position.name.clone())
        .collect()
}

/// The instruments of what somebody owns.
fn owned(holdings: &Holdings) -> Vec<Instrument> {
    let instrument = |symbol: &str, name: &str| match Master::get().by_symbol(symbol) {
        Some(entry) => entry.instrument(),
        None => Instrument {
            symbol: symbol.to_owned(),
            name: name.to_owned(),
            ..Instrument::default()
        },
    };
    let positions = holdings.positions.iter().filter(|position| !position.symbol.is_empty());
    positions
        .map(|position| instrument(&position.symbol, &position.name))
        .collect()
}

/// Whether somebody asks which one of all there are.
fn is_open(reading: &Reading<'_>, themes: &[String]) -> bool {
    let general = themes
        .iter()
        .all(|theme| EVERYTHING.split('|').any(|word| fold(theme) == word));
    general && (reading.has(Signal::Which) || themes.is_empty())
}

fn kind_of(
    reading: &Reading<'_>,
    instruments: &[Instrument],
    themes: &[String],
    ambiguous: usize,
    holdings: &Holdings,
) -> &'static str {
    let compares = reading.has(Signal::Compare) || either_or(reading);
    let sides = instruments.len() + ambiguous;
    let weights = holdings
        .positions
        .iter()
        .filter(|position| !position.weight.is_empty())
        .count();
    let classes = holdings.positions.iter().any(|position| position.symbol.is_empty());
    if weights > 1 || weights == 1 && classes || reading.has(Signal::Portfolio) && (sides < 2 || !compares) {
        "portfolio"
    } else if sides >= 2 || (compares && sides + themes.len() >= 2) {
        "comparison"
    } else if let Some(instrument) = instruments.first() {
        match instrument.asset_class.as_str() {
            "fund" | "index" => "fund_or_index",
            _ => "single_security",
        }
    } else if ambiguous > 0 {
        "single_security"
    } else if themes.iter().any(|theme| is_fund(theme)) {
        "fund_or_index"
    } else if free(reading, Signal::Market) || free(reading, Signal::Topic) || !reading.has(Signal::Economy) {
        "sector_or_theme"
    } else {
        "macro"
    }
}

/// Whether something of this kind is in it that is no part of a phrase of the economy: "the labour market" is no market.
fn free(reading: &Reading<'_>, signal: Signal) -> bool {
    let economy = of_kind(reading.hits, &[Signal::Economy]);
    reading
        .hits
        .iter()
        .any(|hit| hit.signal == signal && !within(hit, &economy))
}

/// "or" in the language of the question, where it is too short a word to look for in all of them.
fn either_or(reading: &Reading<'_>) -> bool {
    let or = match reading.asked.language.code() {
        "es" | "it" => "o",
        "nl" => "of",
        "pt" | "fr" => "ou",
        "de" => "oder",
        _ => return false,
    };
    reading.text.words().iter().any(|(_, word)| word == or)
}

/// A fund by its sort: a world index fund, a money market fund.
fn is_fund(theme: &str) -> bool {
    const FUNDS: &str = "index fund|index funds|money market fund|money market funds|indexfonds|fondo indexado|fondos indexados|etf monde|etf azionario|world fund|global fund|インデックスファンド|指数基金|인덱스 펀드|इंडेक्स फंड|endeks fonu|wereldwijd indexfonds|target date fund";
    let theme = fold(theme);
    FUNDS.split('|').any(|word| theme.contains(&fold(word)))
}

/// A stretch of the text that names a theme.
struct Stretch {
    start: usize,
    end: usize,
    /// Whether no sign that parts words is in it.
    whole: bool,
}

/// The themes in the words of the question. Where an instrument is named, "stock" beside it is no theme.
fn themes(text: &Text<'_>, hits: &[Hit], names_instrument: bool, compares: bool) -> Vec<String> {
    let mut found: Vec<Stretch> = Vec::new();
    let constraints = of_kind(hits, &[Signal::Constraint]);
    for hit in hits {
        let wanted = match hit.signal {
            Signal::Economy | Signal::Topic => true,
            Signal::Market => !names_instrument || compares,
            Signal::Portfolio => !names_instrument,
            _ => false,
        };
        let end = text.word_end(hit.end);
        // More than a handful is no subject any more.
        if found.len() == 32 {
            break;
        }
        let covered = found
            .iter()
            .any(|known| known.start <= hit.start && hit.end <= known.end);
        // "no tobacco" is a wish, and only those who must know it are told.
        if !wanted || covered || within(hit, &constraints) {
            continue;
        }
        // Only what is new is looked at: a long row of such words is read once.
        let is_whole = |from: usize| {
            steps::step(end - from);
            !text.verbatim(from, end).contains([',', ';', '/', '.'])
        };
        match found.last_mut() {
            // "semiconductor stocks" is one theme; "stocks, bonds" are two.
            Some(last) if last.whole && last.end + 1 == hit.start && is_whole(last.end) => last.end = end,
            _ => found.push(Stretch {
                start: hit.start,
                end,
                whole: is_whole(hit.start),
            }),
        }
    }
    let mut themes: Vec<String> = Vec::new();
    for Stretch { start, end, .. } in found {
        let words = title_of(text.verbatim(start, end), 60);
        let weak = BESIDE_A_NAME.split('|').any(|word| word == fold(&words));
        let known = themes.iter().any(|theme| theme.to_lowercase() == words.to_lowercase());
        let beside = weak && names_instrument;
        if !words.is_empty() && !known && !beside {
            themes.push(words);
        }
    }
    themes
}

/// What an answer names: one of the options, an instrument of the list, a ticker in brackets, or just words.
fn read_answer(
    answer: &str,
    ambiguous: &[(String, Vec<Instrument>)],
    reading: &Reading<'_>,
) -> (Vec<Instrument>, Vec<String>) {
    let options: Vec<&Instrument> = ambiguous.iter().flat_map(|(_, options)| options).collect();
    if let Some(option) = options
        .iter()
        .find(|option| answer.contains(&label(option)) || answer.eq_ignore_ascii_case(&option.symbol))
    {
        return (vec![(*option).clone()], Vec::new());
    }
    let text = Text::new(answer);
    let mut hits = Lexicon::get().scan(&text);
    let named = identity::named(&text, &mut hits, reading.asked.language);
    if let Some(option) = options
        .iter()
        .find(|option| named.clear.iter().any(|known| known.symbol == option.symbol))
    {
        return (vec![(*option).clone()], Vec::new());
    }
    let mut clear = named.clear;
    // Asked once, a name that stays ambiguous is taken by its first meaning; the brief shows which.
    let first = named
        .ambiguous
        .into_iter()
        .filter_map(|(_, options)| options.into_iter().next());
    clear.extend(first);
    // Who says an unknown symbol twice means it.
    let unknown = |symbol: String| Instrument {
        name: symbol.clone(),
        symbol,
        ..Instrument::default()
    };
    clear.extend(named.unknown.into_iter().map(unknown));
    if !clear.is_empty() {
        return (clear, Vec::new());
    }
    let themes = themes(&text, &hits, false, false);
    if themes.is_empty() {
        (Vec::new(), vec![title_of(answer, 60)])
    } else {
        (Vec::new(), themes)
    }
}

/// An instrument as an option to choose.
pub(super) fn label(instrument: &Instrument) -> String {
    format!("{} ({})", instrument.name, instrument.symbol.trim_start_matches('^'))
}
