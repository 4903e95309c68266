//! The first sentence: which question gets which answer, and the figures it has to quote.

use languages::language::detect;
use pipeline::committee::Balance;
use pipeline::ports::datasets::NoDatasets;

use super::answer;
use super::figures::Figures;
use super::tests_session::{brief_on, run};
use data_room::{BuiltinDataRoom, Gathered};

/// What a question wants to know, the question, and the figures of its first sentence. Without a figure, the sentence
/// names the missing data.
fn questions() -> Vec<(&'static str, &'static str, Vec<&'static str>)> {
    let row = |line: &'static str| {
        let mut cells = line.split('\t');
        let (wanted, question) = (cells.next().unwrap(), cells.next().expect(line));
        (wanted, question, cells.flat_map(str::split_whitespace).collect())
    };
    include_str!("tests_first.tsv").lines().map(row).collect()
}

/// What is wrong with the first sentences of every third question.
fn mistakes(third: usize) -> Vec<String> {
    let room = BuiltinDataRoom::new(std::sync::Arc::new(NoDatasets));
    let mut wrong = Vec::new();
    for (wanted, question, ids) in questions().into_iter().skip(third).step_by(3) {
        let Some(brief) = brief_on(question, "2026-11-15", detect(question)) else {
            wrong.push(format!("{question}: asked back"));
            continue;
        };
        let ledger = room.look_up(&brief, &Gathered::default());
        let figures = Figures::new(&brief, &ledger);
        let found = format!("{:?}", figures.question);
        if found != wanted {
            wrong.push(format!("{question}: {found} instead of {wanted}"));
        }
        let balance = match figures.has_subject_figures() {
            true => Balance::Favourable,
            false => Balance::InsufficientEvidence,
        };
        let Some(answer) = answer::of(&brief, balance, &figures) else {
            wrong.push(format!("{question}: no answer"));
            continue;
        };
        for id in &ids {
            let value = figures.get(id).map(|figure| figures.words.quantity(figure));
            let shown = value.as_deref().map(|value| value.trim_start_matches(['-', '−']));
            if !shown.is_some_and(|shown| answer.text.contains(shown)) {
                wrong.push(format!("{question}: {id} {shown:?} is not in: {}", answer.text));
            }
        }
        if ids.is_empty() != answer.figures.is_empty() {
            wrong.push(format!("{question}: data, or that it is missing: {}", answer.text));
        }
    }
    wrong
}

#[test]
fn the_first_sentence_answers_the_question() {
    assert!(questions().len() >= 60);
    let wrong = mistakes(0);
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_first_sentence_answers_more_questions() {
    let wrong = mistakes(1);
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_first_sentence_answers_all_questions() {
    let wrong = mistakes(2);
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_view_and_the_debrief_begin_with_the_answer() {
    for question in [
        "Is Nvidia overvalued for someone who waits five years?",
        "Stocks or bonds for the next twelve years?",
        "I own 70% Apple and 30% Microsoft for ten years. Too concentrated?",
        "Is Toyota overvalued for a five-year investor?",
        "Kraft Heinz looks cheap. Is it, for four years?",
    ] {
        let run = run(question);
        let figures = Figures::new(&run.brief, &run.ledger);
        let answer = answer::of(&run.brief, run.draft.balance, &figures).unwrap();
        assert!(run.draft.thesis.starts_with(&answer.text), "{}", run.draft.thesis);
        assert_eq!(run.debrief.headline, answer.text);
    }
    // Prices of 2013 are older than a year: that is said first.
    let run = run("How risky is IBM over one year?");
    let begins = "We give no view: our figures are older than your horizon";
    assert!(run.analysis.thesis.starts_with(begins), "{}", run.analysis.thesis);
    assert!(run.debrief.headline.starts_with(begins), "{}", run.debrief.headline);
}

#[test]
fn a_dividend_that_is_not_paid_is_not_called_uncovered() {
    let run = run("Is the dividend of Intel safe for five years?");
    let said = &run.debrief.headline;
    assert_eq!(said, "Intel paid no dividend in the fiscal year to 27 December 2025.");
    let run = super::tests_session::run("Does Amazon pay a dividend?");
    let said = "The accounts of Amazon.com for the fiscal year to 31 December 2025 show no dividend.";
    assert_eq!(run.debrief.headline, said);
}

#[test]
fn a_debt_without_a_profit_is_not_called_unknown() {
    let run = run("Does Kraft Heinz have a lot of debt? 5 years");
    let said = "The debt of Kraft Heinz is a danger: in the fiscal year to";
    assert!(run.debrief.headline.starts_with(said), "{}", run.debrief.headline);
}

#[test]
fn the_order_of_two_names_changes_nothing() {
    let flipped = |balance: Balance| match balance {
        Balance::Favourable => Balance::Unfavourable,
        Balance::Unfavourable => Balance::Favourable,
        _ => Balance::Mixed,
    };
    for (one, other) in [("Walmart", "Costco"), ("Apple", "Microsoft"), ("Pfizer", "Nike")] {
        let first = run(&format!("{one} or {other} for the next five years?"));
        let second = run(&format!("{other} or {one} for the next five years?"));
        assert_eq!(first.draft.balance, flipped(second.draft.balance), "{one} {other}");
        assert_eq!(first.draft.confidence, second.draft.confidence, "{one} {other}");
        assert_eq!(first.analysis.confidence, second.analysis.confidence, "{one} {other}");
        assert_eq!(first.debrief.headline, second.debrief.headline, "{one} {other}");
    }
}

#[test]
fn figures_of_different_years_are_not_ranked() {
    // Apple's prices end in 2013, the market's in 2023.
    let run = run("Apple against the S&P 500 over ten years, which one?");
    for claim in run.findings.iter().flat_map(|finding| &finding.claims) {
        let figures = claim.figures.iter().filter_map(|id| run.ledger.figure(id));
        let mut years: Vec<i32> = figures
            .filter_map(|figure| figure.as_of.get(..4)?.parse().ok())
            .collect();
        years.sort_unstable();
        let apart = years
            .last()
            .zip(years.first())
            .is_some_and(|(last, first)| last - first > 1);
        assert!(
            claim.stance == pipeline::committee::Stance::Neutral || !apart,
            "{claim:?}"
        );
    }
    assert!(
        run.analysis.tables.iter().all(|table| table.columns.len() != 2),
        "{:?}",
        run.analysis.tables
    );
}

#[test]
fn a_comparison_and_a_portfolio_have_their_tables() {
    let cells = |run: &super::tests_session::Run| run.analysis.tables.first().map(|table| table.rows.len());
    let compared = run("Walmart or Costco for the next five years?");
    assert_eq!(compared.analysis.tables[0].columns, ["Walmart", "Costco Wholesale"]);
    assert!(cells(&compared) > Some(4));
    let held = run("I own 70% Apple and 30% Microsoft for ten years. Too concentrated?");
    assert_eq!(held.analysis.tables[0].columns, ["Apple", "Microsoft"]);
    assert_eq!(cells(&held), Some(2));
    // A mix stands beside the stock market on the same basis.
    let mixed = run("Is a 60/40 portfolio sensible for twenty years?");
    let table = &mixed.analysis.tables[0];
    let falls = table.rows.last().map(|row| {
        row.cells
            .iter()
            .map(|cell| cell.evidence_id.as_str())
            .collect::<Vec<_>>()
    });
    assert_eq!(
        falls,
        Some(vec!["ev_mix_max_drawdown_all", "ev_sp_real_max_drawdown_all"])
    );
}

/// Only the figures that were asked for decide the balance.
#[test]
fn a_question_about_one_thing_is_decided_by_that() {
    for (question, balance) in [
        (
            "My portfolio is 70% Nvidia and 30% Microsoft for ten years. Is it too concentrated?",
            Balance::Unfavourable,
        ),
        (
            "Does Duke Energy have too much debt? Five years, medium risk, income",
            Balance::Unfavourable,
        ),
    ] {
        let run = run(question);
        assert_eq!(run.analysis.balance, balance, "{question}");
    }
}

#[test]
fn a_rise_of_the_past_is_no_fall_to_wait_for() {
    let run = run("US stocks are up 30% this year. Should I wait for a fall? Five years, medium risk.");
    let said = &run.debrief.headline;
    assert!(said.starts_with("A fall of 10% came"), "{said}");
}

#[test]
fn what_stands_in_for_the_question_is_told() {
    for (question, told) in [
        (
            "Is the MSCI World a good idea for 15 years?",
            "We have no long history of MSCI World, so we used that of US stocks instead.",
        ),
        (
            "I hold 60% VTI and 40% BND. What would a crash like 2008 do to it in ten years?",
            "We used the history of US stocks and ten-year government bonds for these funds.",
        ),
        (
            "My portfolio is 50% stocks, 30% bonds and 20% cash for 12 years. Is that sensible?",
            "Cash is counted without interest",
        ),
    ] {
        let run = run(question);
        assert!(run.debrief.headline.contains(told), "{}", run.debrief.headline);
    }
}

#[test]
fn what_stays_true_leads_although_there_is_no_view() {
    for (question, begins) in [
        (
            "How diversified is a portfolio of Apple, Microsoft, Google and Amazon in equal parts?",
            "Your portfolio is somewhat concentrated",
        ),
        (
            "What is the P/E of the S&P 500?",
            "US stocks looked expensive in June 2023",
        ),
    ] {
        let headline = run(question).debrief.headline;
        assert!(headline.starts_with(begins), "{question}: {headline}");
    }
}

#[test]
fn past_years_of_the_economy_are_the_whole_answer() {
    for (question, answer) in [
        (
            "Inflation since 2000",
            "From December 1999 to August 2026, US consumer prices rose 2.6% a year; in the twelve months to August \
             2026, inflation was 3.4%.",
        ),
        (
            "What was unemployment in 2009?",
            "In 2009, US unemployment averaged 9.3%; the latest rate is 4.1% (July 2026).",
        ),
        (
            "Wie hoch war die Inflation 1890?",
            "Im Jahr 1890 stiegen die US-Verbraucherpreise um 1,2\u{a0}% (von Dezember zu Dezember); in den zwölf \
             Monaten bis August 2026 betrug die Inflation 3,4\u{a0}%.",
        ),
    ] {
        let run = run(question);
        assert_eq!(run.debrief.headline, answer);
        let rest = run.analysis.thesis.strip_prefix(answer).unwrap_or_default();
        let is_on_dates = rest.starts_with(" How current") || rest.starts_with(" Stand der Daten: ");
        assert!(is_on_dates, "{}", run.analysis.thesis);
    }
    let headline = run("What was unemployment in 1933?").debrief.headline;
    assert!(
        headline.starts_with("Unemployment in 1933: we cannot say"),
        "{headline}"
    );
}
