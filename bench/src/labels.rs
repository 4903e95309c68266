//! How well the built-in analyst reads questions, measured on labelled sets. Each has a development half, and a
//! held-out half that nobody looks at.

use std::path::Path;
use std::time::{Duration, Instant};

use instruments::Master;
use languages::language;
use pipeline::brief::Triage;
use reading::{Asked, identify, names, triage};

const SPLITS: [&str; 2] = ["dev", "held_out"];

/// The languages of `triage.tsv`. It has no questions in Swedish and Vietnamese; `language_*.tsv` and `said_*.tsv` do.
const LANGUAGES: [&str; 15] = [
    "en", "de", "fr", "es", "it", "pt", "nl", "pl", "ja", "zh", "ko", "ar", "hi", "tr", "ru",
];

/// One labelled question.
struct Row {
    id: String,
    split: String,
    language: String,
    text: String,
    verdict: String,
    /// The column after the verdict: symbols in the identity set, the kind of the subject in the triage set.
    more: String,
}

/// The counts over one half of the identity set. A pair is right ones and all.
#[derive(Debug, Default, Clone, Copy)]
pub(crate) struct Identity {
    named: f64,
    right: f64,
    wanted: f64,
    ambiguous: (f64, f64),
    none: (f64, f64),
}

impl Identity {
    /// The share of the found instruments that are right, in questions that name instruments.
    pub(crate) fn precision(self) -> f64 {
        part(self.right, self.named)
    }

    /// The share of the instruments named in questions that were found.
    pub(crate) fn recall(self) -> f64 {
        part(self.right, self.wanted)
    }
}

/// The counts over one half of the triage set. A pair is right ones and all.
#[derive(Debug, Default, Clone)]
pub(crate) struct Verdicts {
    right: f64,
    all: f64,
    by_language: Vec<(f64, f64)>,
    /// Of the questions that have a label for the kind of their subject.
    kinds: (f64, f64),
}

impl Verdicts {
    /// The share of verdicts that are right.
    pub(crate) fn accuracy(&self) -> f64 {
        part(self.right, self.all)
    }
}

/// Prints the scores of both halves, and with `mistakes` the mistakes in the development half.
pub(crate) fn measure(labels: &Path, mistakes: bool) -> Result<(), String> {
    let identity = read(&labels.join("identity.tsv"))?;
    let questions = read(&labels.join("triage.tsv"))?;
    // The first question also builds the word lists, so this time is measured separately.
    let started = Instant::now();
    let _ = identify("warm", language::Language::En);
    let built = started.elapsed();
    let scores = SPLITS.map(|split| score_identity(&identity, split, mistakes));
    let verdicts = SPLITS.map(|split| score_triage(&questions, split, mistakes));
    let line = |name: &str, values: [f64; 2]| println!("{name:<58} {:>8.3} {:>8.3}", values[0], values[1]);
    println!("\n{:<58} {:>8} {:>8}", "How questions are read", "dev", "held out");
    line("instruments: precision", scores.map(Identity::precision));
    line("instruments: recall", scores.map(Identity::recall));
    line(
        "ambiguous names that are asked about",
        scores.map(|score| part(score.ambiguous.0, score.ambiguous.1)),
    );
    line(
        "questions without an instrument where none is named",
        scores.map(|score| part(score.none.0, score.none.1)),
    );
    let accuracies = [verdicts[0].accuracy(), verdicts[1].accuracy()];
    line("reject, clarify or complete: accuracy", accuracies);
    let kinds = [verdicts[0].kinds, verdicts[1].kinds];
    for (at, code) in LANGUAGES.iter().enumerate() {
        let of = |verdicts: &Verdicts| {
            verdicts
                .by_language
                .get(at)
                .map_or(0.0, |(right, all)| part(*right, *all))
        };
        line(&format!("  {code}"), [of(&verdicts[0]), of(&verdicts[1])]);
    }
    line(
        "the kind of the subject, where it is clear",
        kinds.map(|(right, all)| part(right, all)),
    );
    let [dev, held_out] = SPLITS.map(|split| score_language(labels, split));
    line("short questions in their language", [dev?, held_out?]);
    let (mean, slowest) = times(&questions);
    println!("\n{:<58} {:>8.0}", "microseconds per question: mean", micros(mean));
    println!(
        "{:<58} {:>8.0}",
        "microseconds per question: 99 of 100 within",
        micros(slowest)
    );
    println!(
        "{:<58} {:>8.0}",
        "milliseconds to build the lists, once",
        micros(built) / 1_000.0
    );
    Ok(())
}

/// The scores of one half, for the test that sets their lower bounds.
#[cfg(test)]
pub(crate) fn scores(labels: &Path, split: &str) -> Result<(Identity, Verdicts), String> {
    let identity = read(&labels.join("identity.tsv"))?;
    let questions = read(&labels.join("triage.tsv"))?;
    Ok((
        score_identity(&identity, split, false),
        score_triage(&questions, split, false),
    ))
}

/// The rows of a file without its header. Inputs may begin or end with white space, so nothing is trimmed.
fn read(path: &Path) -> Result<Vec<Row>, String> {
    let text = std::fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))?;
    let row = |line: &str| {
        let mut fields = line.split('\t').map(str::to_owned);
        Some(Row {
            id: fields.next()?,
            split: fields.next()?,
            language: fields.next()?,
            text: fields.next()?,
            verdict: fields.next()?,
            more: fields.next()?,
        })
    };
    Ok(text.lines().skip(1).filter_map(row).collect())
}

fn score_identity(rows: &[Row], split: &str, mistakes: bool) -> Identity {
    let mut score = Identity::default();
    for row in rows.iter().filter(|row| row.split == split) {
        let found = identify(&row.text, language::detect(&row.text));
        // The labels are about securities: a metal, a currency or a coin is none of them.
        let securities: Vec<&str> = found
            .symbols
            .iter()
            .map(String::as_str)
            .filter(|symbol| is_security(symbol))
            .collect();
        let wanted: Vec<&str> = row.more.split(';').filter(|symbol| !symbol.is_empty()).collect();
        let asks = !found.ambiguous.is_empty();
        let right = match row.verdict.as_str() {
            "resolve" => {
                let hits = securities.iter().filter(|symbol| wanted.contains(symbol)).count();
                score.named += count(securities.len());
                score.wanted += count(wanted.len());
                score.right += count(hits);
                hits == wanted.len() && securities.len() == hits && !asks
            }
            "ambiguous" => {
                score.ambiguous.0 += f64::from(asks);
                score.ambiguous.1 += 1.0;
                asks
            }
            _ => {
                let quiet = securities.is_empty() && !asks;
                score.none.0 += f64::from(quiet);
                score.none.1 += 1.0;
                quiet
            }
        };
        if mistakes && !right && split == SPLITS[0] {
            println!(
                "{} {}: {} is {} {}, read as {:?} {:?}",
                row.id, row.language, row.text, row.verdict, row.more, securities, found.ambiguous
            );
        }
    }
    score
}

/// The share of short questions whose language is detected.
fn score_language(labels: &Path, split: &str) -> Result<f64, String> {
    let path = labels.join(format!("language_{split}.tsv"));
    let text = std::fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
    let (mut right, mut all) = (0.0, 0.0);
    for row in text.lines().skip(1) {
        let [_, wanted, accept, input] = row.split('\t').collect::<Vec<_>>()[..] else {
            continue;
        };
        let told = language::detect_beside_names(input, &names(input), language::accepted(accept));
        right += f64::from(told.code() == wanted);
        all += 1.0;
    }
    Ok(part(right, all))
}

fn is_security(symbol: &str) -> bool {
    let entry = Master::get().by_symbol(symbol);
    !entry.is_some_and(|entry| ["commodity", "crypto", "currency"].contains(&entry.asset_class))
}

fn score_triage(rows: &[Row], split: &str, mistakes: bool) -> Verdicts {
    let mut verdicts = Verdicts {
        by_language: vec![(0.0, 0.0); LANGUAGES.len()],
        ..Verdicts::default()
    };
    for row in rows.iter().filter(|row| row.split == split) {
        let (said, kind, more) = match verdict(&row.text) {
            Triage::Reject { message } => ("reject", String::new(), message),
            Triage::Clarify { questions, draft } => {
                let asked = questions.iter().map(|question| question.question_id.as_str());
                ("clarify", draft.subject.kind, asked.collect::<Vec<_>>().join(","))
            }
            Triage::Complete { brief } => ("complete", brief.subject.kind, brief.horizon),
        };
        let about = kind == row.more || row.more == "-";
        if row.more != "-" {
            verdicts.kinds.0 += f64::from(about);
            verdicts.kinds.1 += 1.0;
        }
        let right = said == row.verdict;
        verdicts.right += f64::from(right);
        verdicts.all += 1.0;
        if let Some(own) = LANGUAGES
            .iter()
            .position(|code| *code == row.language)
            .and_then(|at| verdicts.by_language.get_mut(at))
        {
            own.0 += f64::from(right);
            own.1 += 1.0;
        }
        if mistakes && !(right && about) && split == SPLITS[0] {
            println!(
                "{} {}: {} is {} {}, read as {said} {kind} {more}",
                row.id, row.language, row.text, row.verdict, row.more
            );
        }
    }
    verdicts
}

fn verdict(input: &str) -> Triage {
    triage(Asked {
        session_id: "ses_label",
        input,
        language: language::detect(input),
        clarifications: &[],
        as_of: "2026-11-15",
        portfolio: &[],
    })
}

/// The mean and the 99th percentile of the time to read a question.
fn times(rows: &[Row]) -> (Duration, Duration) {
    let mut times: Vec<Duration> = rows
        .iter()
        .map(|row| {
            let started = Instant::now();
            let _ = verdict(&row.text);
            started.elapsed()
        })
        .collect();
    times.sort_unstable();
    let total: Duration = times.iter().sum();
    let mean = total
        .checked_div(u32::try_from(times.len()).unwrap_or(u32::MAX))
        .unwrap_or_default();
    (mean, times.get(times.len() * 99 / 100).copied().unwrap_or_default())
}

fn micros(time: Duration) -> f64 {
    time.as_secs_f64() * 1_000_000.0
}

fn part(some: f64, all: f64) -> f64 {
    some / f64::max(all, 1.0)
}

fn count(number: usize) -> f64 {
    f64::from(u32::try_from(number).unwrap_or(u32::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn questions_are_read_as_well_as_measured() {
        let labels = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/labels"));
        for split in SPLITS {
            let (identity, verdicts) = scores(labels, split).unwrap();
            assert!(
                identity.precision() >= 0.97,
                "{split}: precision {:.3}",
                identity.precision()
            );
            assert!(identity.recall() >= 0.95, "{split}: recall {:.3}", identity.recall());
            assert!(
                verdicts.accuracy() >= 0.91,
                "{split}: accuracy {:.3}",
                verdicts.accuracy()
            );
        }
    }

    /// The service asks which instrument is meant only if the question names none, or a name that fits several.
    #[test]
    fn a_clear_name_is_never_asked_about() {
        let labels = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/labels"));
        let text = std::fs::read_to_string(labels.join("lessons.tsv")).unwrap();
        let inputs = text
            .lines()
            .skip(1)
            .step_by(5)
            .filter_map(|line| line.split('\t').nth(3));
        let mut named = 0;
        for input in inputs {
            let found = identify(input, language::detect(input));
            let Triage::Clarify { questions, .. } = verdict(input) else {
                continue;
            };
            if found.symbols.is_empty() || !found.ambiguous.is_empty() || !found.unknown.is_empty() {
                continue;
            }
            named += 1;
            assert!(
                questions.iter().all(|question| question.question_id != "instrument"),
                "{input}"
            );
        }
        assert!(named > 100, "{named}");
    }

    #[test]
    fn what_was_practised_on_is_not_forgotten() {
        let labels = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/labels"));
        let text = std::fs::read_to_string(labels.join("practice.tsv")).unwrap();
        let rows: Vec<Vec<&str>> = text.lines().skip(1).map(|line| line.split('\t').collect()).collect();
        let wrong: Vec<&str> = rows
            .iter()
            .filter(|row| {
                let said = match verdict(row[2]) {
                    Triage::Reject { .. } => "reject",
                    Triage::Clarify { .. } => "clarify",
                    Triage::Complete { .. } => "complete",
                };
                said != row[1]
            })
            .map(|row| row[2])
            .collect();
        assert!(rows.len() > 1_000 && wrong.len() * 100 < rows.len() * 3, "{wrong:#?}");
    }
}
