//! The stages of a committee: what a model is told, what it may answer, and what code makes of the answer.

pub mod challenge;
pub mod debrief;
pub mod plan;
pub mod rebut;
pub mod red_team;
pub mod research;
pub mod revise;
pub mod synthesise;
pub mod triage;

use languages::language::Language;
use pipeline::brief::MasterBrief;
use pipeline::committee::{Finding, Stance};
use pipeline::plan::Member;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::prompt_data::PromptData;

/// The longest text of a sentence or two, in characters.
pub const SENTENCE_CHARS: usize = 400;
/// The longest paragraph, in characters.
pub const PARAGRAPH_CHARS: usize = 1_600;

// The doc comment of this type is a description in the schemas, so it is part of what models read.
/// Which way a model says something points.
#[derive(Debug, Clone, Copy, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// For.
    Supports,
    /// Against.
    Opposes,
    /// Neither.
    Neutral,
}

impl From<Side> for Stance {
    fn from(side: Side) -> Self {
        match side {
            Side::Supports => Self::Supports,
            Side::Opposes => Self::Opposes,
            Side::Neutral => Self::Neutral,
        }
    }
}

/// Converts a model's confidence from 0..=100 to 0..=1. A value between 0 and 1 is taken as a fraction already.
pub fn parse_confidence(stated: f64) -> Result<f64, String> {
    if !(0.0..=100.0).contains(&stated) {
        return Err("a confidence is not between 0 and 100".to_owned());
    }
    let fraction = if stated > 0.0 && stated < 1.0 {
        stated
    } else {
        stated / 100.0
    };
    Ok((fraction * 1_000.0).round() / 1_000.0)
}

/// Adds what every seat is told of a brief. The engine has already removed what this seat must not see.
pub fn add_brief(data: &mut PromptData, brief: &MasterBrief) {
    data.part("language", language_name(&brief.language), 40);
    data.part("today", &brief.as_of, 20);
    data.part("subject", &brief.subject.in_words(), 300);
    data.part_if_any("question", &brief.question, 2_000);
    data.part_if_any("objective", &brief.objective, 200);
    data.part_if_any("horizon", &brief.horizon, 200);
    data.part_if_any("risk tolerance", &brief.risk_tolerance, 200);
    data.part_if_any("constraints", &brief.constraints.join("\n"), 600);
    data.part_if_any("key questions", &brief.key_questions.join("\n"), 800);
    let positions = brief.holdings.positions.iter().take(20);
    let owned: Vec<String> = positions
        .map(|held| format!("{} {} {}", held.symbol, held.name, held.quantity))
        .collect();
    data.part_if_any("holdings", &owned.join("\n"), 1_000);
    let answers: Vec<String> = brief
        .clarifications
        .iter()
        .map(|known| format!("{} {}", known.question, known.answer))
        .collect();
    data.part_if_any("answers", &answers.join("\n"), 1_500);
}

/// Adds the seat that the model speaks for.
pub fn add_seat(data: &mut PromptData, member: &Member) {
    data.part(
        "seat",
        &format!("{}: {} {}", member.title, member.mandate, member.lens),
        600,
    );
}

/// Adds findings with their claims, for members to challenge and for the chair to weigh.
pub fn add_findings(data: &mut PromptData, findings: &[Finding], committee: &[Member]) {
    let mut lines = Vec::new();
    for finding in findings {
        let title = committee.iter().find(|member| member.member_id == finding.member_id);
        let title = title.map_or(finding.member_id.as_str(), |member| member.title.as_str());
        lines.push(format!("{title} ({}): {}", stance_name(finding.stance), finding.claim));
        for claim in &finding.claims {
            let figures = claim.figures.join(", ");
            lines.push(format!(
                "- {} [{}] {} ({figures})",
                claim.claim_id,
                claim.status.name(),
                claim.text
            ));
        }
    }
    data.part("findings", &lines.join("\n"), 9_000);
}

/// A stance as the prompts name it.
pub const fn stance_name(stance: Stance) -> &'static str {
    analyst::rules::verdict(stance)
}

/// The English name of a language, for the prompt.
pub fn language_name(code: &str) -> &'static str {
    Language::from_code(code).english_name()
}

/// The schemas of all answers, for the test that checks every schema.
#[cfg(test)]
pub fn schemas() -> Vec<super::schema::Schema> {
    use super::schema::Schema;
    vec![
        Schema::of::<triage::TriageAnswer>("triage"),
        Schema::of::<plan::PlanAnswer>("plan"),
        Schema::of::<research::ResearchAnswer>("research"),
        Schema::of::<challenge::ChallengeAnswer>("challenge"),
        Schema::of::<rebut::RebuttalAnswer>("rebut"),
        Schema::of::<synthesise::SynthesisAnswer>("synthesise"),
        Schema::of::<red_team::RedTeamAnswer>("red_team"),
        Schema::of::<revise::RevisionAnswer>("revise"),
        Schema::of::<debrief::DebriefAnswer>("debrief"),
    ]
}
