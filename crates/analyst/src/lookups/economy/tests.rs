//! Which question about a series gets which answer.

use intent::lookup::Lookup;
use intent::question::Question;
use languages::language::detect;
use pipeline::committee::Balance;
use pipeline::ports::datasets::NoDatasets;

use crate::answer;
use crate::figures::Figures;
use crate::tests_session::brief_on;
use data_room::{BuiltinDataRoom, Gathered};

/// The first sentence of the answer, or why there is none.
fn said(question: &str) -> String {
    let room = BuiltinDataRoom::new(std::sync::Arc::new(NoDatasets));
    let Some(brief) = brief_on(question, "2026-11-15", detect(question)) else {
        return "asked back".to_owned();
    };
    if !matches!(Lookup::of(&brief), Some(Lookup::Economy(_))) {
        return format!("{:?}", Question::of(&brief));
    }
    let ledger = room.look_up(&brief, &Gathered::default());
    let figures = Figures::new(&brief, &ledger);
    let answer = answer::of(&brief, Balance::InsufficientEvidence, &figures);
    answer.map_or_else(|| "nothing".to_owned(), |answer| answer.text)
}

#[test]
fn a_series_is_looked_up() {
    let mut wrong = Vec::new();
    for line in include_str!("tests.tsv").lines() {
        let mut cells = line.split('\t');
        let question = cells.next().unwrap_or_default();
        let said = said(question).replace('\u{a0}', " ");
        println!("{question}\n    {said}");
        // Questions that are asked back are read elsewhere.
        let missing: Vec<&str> = cells.filter(|part| !said.contains(part)).collect();
        if !missing.is_empty() && said != "asked back" {
            wrong.push(format!("{question}: {missing:?} is not in: {said}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
