//! How well whole answers fit the questions: each labelled question is asked of the built binary, and the answer is
//! compared with what a careful analyst would want in it. `labels/README.md` says what the labels mean.

mod asking;
mod evidence;
mod score;

use std::collections::BTreeMap;
use std::path::Path;

use serde::Deserialize;

use self::asking::Answered;
use self::evidence::Kinds;
use self::score::Score;

/// The development half, and the held-out half, whose questions nobody looks at.
const HALVES: [(&str, &str); 2] = [("dev", "questions_dev.jsonl"), ("held out", "questions_held_out.jsonl")];

/// A labelled question, with the labels that are checked here.
#[derive(Debug, Deserialize)]
struct Labelled {
    id: String,
    language: String,
    accept_language: Option<String>,
    question: String,
    verdict: String,
    #[serde(rename = "type")]
    topic: Option<String>,
    kind: Option<String>,
    subjects: Vec<String>,
    holdings: Holdings,
    first: Vec<String>,
    evidence: Vec<String>,
    forbidden: Forbidden,
}

#[derive(Debug, Deserialize)]
struct Holdings {
    status: String,
    positions: Vec<Position>,
}

#[derive(Debug, Deserialize)]
struct Position {
    weight: Option<f64>,
}

#[derive(Debug, Deserialize)]
struct Forbidden {
    subjects: Vec<String>,
}

/// Prints a line for each check, and with `mistakes` each failure in the development half.
pub(crate) async fn measure(folder: &Path, work: &Path, binary: &Path, mistakes: bool) -> Result<(), String> {
    let readme = std::fs::read_to_string(folder.join("README.md")).map_err(|error| error.to_string())?;
    let kinds = Kinds::read(&readme);
    let mut halves = Vec::new();
    for (half, file) in HALVES {
        let text = std::fs::read_to_string(folder.join(file)).map_err(|error| format!("{file}: {error}"))?;
        let rows: Vec<Labelled> = text
            .lines()
            .map(|line| serde_json::from_str(line).map_err(|error| format!("{file}: {error}")))
            .collect::<Result<_, _>>()?;
        let answers = asking::ask_all(binary, work, half, &rows).await?;
        halves.push(scored(&rows, &answers, &kinds, mistakes && half == "dev"));
    }
    println!("\nAnswers to labelled questions: share that is right");
    println!("{:<58} {:>8} {:>8}", "", "dev", "held out");
    for check in score::CHECKS {
        let column = |half: &Tally| half.get(check).map_or_else(|| "-".to_owned(), Share::print);
        println!("{check:<58} {:>8} {:>8}", column(&halves[0]), column(&halves[1]));
    }
    Ok(())
}

/// How many times a check was made, and how many times it was right.
#[derive(Default)]
struct Share {
    right: u32,
    all: u32,
}

impl Share {
    fn print(&self) -> String {
        format!("{:.2}", f64::from(self.right) / f64::from(self.all.max(1)))
    }
}

type Tally = BTreeMap<&'static str, Share>;

fn scored(rows: &[Labelled], answers: &[Answered], kinds: &Kinds, tell: bool) -> Tally {
    let mut tally = Tally::new();
    for (row, answer) in rows.iter().zip(answers) {
        for Score { check, right, seen } in score::of(row, answer, kinds) {
            let share = tally.entry(check).or_default();
            share.all += 1;
            share.right += u32::from(right);
            if tell && !right {
                let topic = row.topic.as_deref().unwrap_or("none");
                println!("{} {topic} {check}: {} -> {seen}", row.id, row.question);
            }
        }
    }
    tally
}
