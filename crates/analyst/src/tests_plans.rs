//! Questions on a person's own plan of saving and withdrawing, in every language.

use languages::language::{Language, detect};
use pipeline::committee::{Balance, Finding, brief_for};
use pipeline::ports::datasets::NoDatasets;
use pipeline::ports::reasoner::{SharedLedger, StageRequest, StageResponse};
use pipeline::principal::Tier;

use super::BuiltinAnalyst;
use super::answer;
use super::figures::Figures;
use super::tests_session::brief_on;
use data_room::{BuiltinDataRoom, Gathered};
use pipeline::brief::MasterBrief;
use pipeline::committee::Ledger;

/// What a question wants to know, over how many years, in which currency (`-` for none), the figures of its first
/// sentence, and the question.
struct Row {
    wanted: &'static str,
    years: f64,
    currency: &'static str,
    ids: Vec<&'static str>,
    question: &'static str,
}

fn rows() -> Vec<Row> {
    let row = |line: &'static str| {
        let cells: Vec<&str> = line.split('\t').collect();
        let [wanted, years, currency, ids, question] = cells[..] else {
            panic!("{line}");
        };
        Row {
            wanted,
            years: years.parse().expect(line),
            currency,
            ids: ids.split(' ').collect(),
            question,
        }
    };
    include_str!("tests_plans.tsv").lines().map(row).collect()
}

fn ledger_of(brief: &MasterBrief) -> Ledger {
    BuiltinDataRoom::new(std::sync::Arc::new(NoDatasets)).look_up(brief, &Gathered::default())
}

/// What every seat finds, each of which sees only what it may.
fn findings(brief: &MasterBrief, ledger: Ledger) -> Vec<Finding> {
    let analyst = BuiltinAnalyst::default();
    let StageResponse::Plan { committee, tasks } = analyst.answer(&StageRequest::Plan {
        brief: brief.clone(),
        tier: Tier::Pro,
    }) else {
        panic!()
    };
    let ledger = SharedLedger::new(ledger);
    let find = |task: &pipeline::plan::Task| {
        let mut members = committee.iter();
        let member = members.find(|member| member.member_id == task.member_id).unwrap();
        let ask = StageRequest::Research {
            brief: brief_for(&member.role, brief),
            member: member.clone(),
            task: task.clone(),
            given: Vec::new(),
            ledger: ledger.clone(),
        };
        let StageResponse::Research { finding, .. } = analyst.answer(&ask) else {
            panic!()
        };
        *finding
    };
    tasks.iter().map(find).collect()
}

/// What is wrong with the answer to a question of the table.
fn mistakes(row: &Row) -> Vec<String> {
    let question = row.question;
    let Some(brief) = brief_on(question, "2026-11-15", detect(question)) else {
        return vec![format!("{question}: refused or asked back")];
    };
    let ledger = ledger_of(&brief);
    let figures = Figures::new(&brief, &ledger);
    let mut wrong = Vec::new();
    let found = format!("{:?}", figures.question);
    if found != row.wanted || (figures.horizon.years() - row.years).abs() > 0.01 {
        wrong.push(format!("{question}: {found} over {}", figures.horizon.years()));
    }
    let Some(answer) = answer::of(&brief, Balance::Mixed, &figures) else {
        wrong.push(format!("{question}: no answer"));
        return wrong;
    };
    let ids: Vec<&str> = answer
        .figures
        .iter()
        .map(|figure| figure.evidence_id.as_str())
        .collect();
    if !ids.starts_with(&row.ids) || !answer.text.chars().any(|letter| letter.is_ascii_digit()) {
        wrong.push(format!("{question}: {ids:?} in: {}", answer.text));
    }
    let unit = answer.figures.first().map_or("-", |figure| figure.unit.as_str());
    let is_currency = unit.len() == 3 && unit.bytes().all(|byte| byte.is_ascii_uppercase());
    if is_currency && unit != row.currency || !is_currency && row.currency != "-" {
        wrong.push(format!("{question}: in {unit}"));
    }
    wrong
}

/// What is wrong with every third of the answers.
fn of_a_third(third: usize) -> String {
    let rows = rows().into_iter().skip(third).step_by(3);
    rows.flat_map(|row| mistakes(&row)).collect::<Vec<String>>().join("\n")
}

#[test]
fn plans_are_heard() {
    assert_eq!(of_a_third(0), "");
}

#[test]
fn more_plans_are_heard() {
    assert_eq!(of_a_third(1), "");
}

#[test]
fn all_plans_are_heard_in_every_language() {
    assert_eq!(of_a_third(2), "");
    let heard: Vec<Language> = rows().iter().map(|row| detect(row.question)).collect();
    assert!(Language::ALL.into_iter().all(|language| heard.contains(&language)));
}

/// A seat sees what the question is about and not its words. "Rubles" alone would be a question for a rate, whose
/// answer is empty.
#[test]
fn every_seat_says_something_about_a_plan() {
    let rubles = rows().into_iter().filter(|row| row.question.contains("рублей")).take(2);
    for row in rows().into_iter().step_by(10).chain(rubles) {
        let Some(brief) = brief_on(row.question, "2026-11-15", detect(row.question)) else {
            continue;
        };
        let found = findings(&brief, ledger_of(&brief));
        assert!(found.len() > 3, "{}", row.question);
        for finding in found {
            let claims = finding.claims.iter().map(|claim| claim.text.as_str());
            let mut texts = claims.chain([finding.claim.as_str(), finding.reasoning.as_str()]);
            assert!(
                texts.all(|text| !text.trim().is_empty()),
                "{}: {finding:?}",
                row.question
            );
        }
    }
}
