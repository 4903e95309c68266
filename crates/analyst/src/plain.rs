//! Questions whose answer is the meaning of a term, a figure, or that there is no data: nothing speaks for or against
//! it.

use languages::locale::Arg;
use pipeline::brief::MasterBrief;
use pipeline::committee::{Analysis, Claim, ClaimKind, ClaimStatus, Debrief, Figure, Finding, KeyNumber, Stance};
use pipeline::plan::{Member, Task};
use pipeline::session::title_of;

use super::figures::Figures;
use super::message_args::FirstSentence;
use super::{definition, lookups};
use intent::question::{self, Question};

/// The confidence of a finding that only states a meaning or a figure; the most that any finding has.
const SURE: f64 = 0.8;

/// The most key numbers of a debrief.
const MAX_KEY_NUMBERS: usize = 8;

/// The meaning or the figure.
pub fn answer<'a>(brief: &MasterBrief, figures: &Figures<'a>) -> Option<FirstSentence<'a>> {
    match figures.question {
        Question::Definition => definition::answer(brief, figures),
        Question::Outside => outside(brief, figures),
        _ => lookups::answer(brief, figures),
    }
}

/// The same; where the figure is missing, that there is none.
fn answer_or_gap<'a>(brief: &MasterBrief, figures: &Figures<'a>) -> FirstSentence<'a> {
    answer(brief, figures).unwrap_or_else(|| FirstSentence {
        text: figures.words.text("missing-desk"),
        figures: Vec::new(),
    })
}

/// Subjects without data whose answer ends with the meaning of a term.
const TERMS: [(&str, &str); 2] = [("fund-types", "accumulating-fund"), ("start", "index-fund")];

/// What is missing for a subject of which there is no data.
fn outside<'a>(brief: &MasterBrief, figures: &Figures<'a>) -> Option<FirstSentence<'a>> {
    let subject = question::outside(brief)?;
    let mut answer = FirstSentence {
        text: figures.words.text(&format!("outside-{subject}")),
        figures: Vec::new(),
    };
    let asked = reading::definition::of_first_half(&brief.question);
    let asked = asked.and_then(|definition| definition.terms.first().copied());
    if let Some((_, term)) = TERMS.iter().find(|(of, _)| *of == subject) {
        let meaning = figures.words.text(&format!("define-{}", asked.unwrap_or(term)));
        answer.add(&meaning, figures);
    }
    Some(answer)
}

/// What the member says who looks at the question: the answer, without a side.
pub fn research(brief: &MasterBrief, member: &Member, task: &Task, figures: &Figures<'_>) -> (String, Finding) {
    let words = figures.words;
    let answer = answer_or_gap(brief, figures);
    let quoted: Vec<Figure> = answer.figures.iter().map(|figure| figures.figure(figure)).collect();
    let evidence: Vec<String> = quoted.iter().map(|figure| figure.evidence_id.clone()).collect();
    let text = answer.text;
    let claim = Claim {
        claim_id: format!("{}_c1", task.task_id),
        kind: ClaimKind::Fact,
        stance: Stance::Neutral,
        text: text.clone(),
        figures: evidence.clone(),
        confidence: SURE,
        wrong_if: words.text("define-wrong"),
        status: ClaimStatus::Open,
        challenged_by: Vec::new(),
        bounds: None,
    };
    let finding = Finding {
        finding_id: format!("f_{}", task.task_id),
        task_id: task.task_id.clone(),
        member_id: member.member_id.clone(),
        claim: text.clone(),
        reasoning: text,
        stance: Stance::Neutral,
        confidence: SURE,
        evidence,
        figures: quoted,
        caveats: Vec::new(),
        claims: vec![claim],
        vote: None,
        challenges: Vec::new(),
    };
    (words.text("define-thinking"), finding)
}

/// The analysis with the answer alone: it has no points for or against it, no risks and no scenarios. Where a figure is
/// looked up and not found, what is missing stays.
pub fn without_view(brief: &MasterBrief, analysis: Analysis, figures: &Figures<'_>) -> Analysis {
    let answer = answer_or_gap(brief, figures);
    let names_no_data = matches!(figures.question, Question::Definition | Question::Outside);
    let has_figures = names_no_data || !answer.figures.is_empty();
    let data_gaps = if has_figures { Vec::new() } else { analysis.data_gaps };
    Analysis {
        data_gaps,
        evidence: answer.figures.iter().map(|figure| (*figure).clone()).collect(),
        thesis: answer.text,
        drivers: Vec::new(),
        risks: Vec::new(),
        scenarios: Vec::new(),
        tables: Vec::new(),
        what_would_change_the_view: Vec::new(),
        ..analysis
    }
}

/// The debrief of such an answer.
pub fn debrief(brief: &MasterBrief, analysis: &Analysis, figures: &Figures<'_>) -> Debrief {
    let words = figures.words;
    let answer = answer(brief, figures);
    let quoted = answer.iter().flat_map(|answer| &answer.figures);
    let key_numbers = quoted.take(MAX_KEY_NUMBERS).map(|figure| KeyNumber {
        name: figures.name_of(figure),
        value: words.quantity(figure),
        as_of: figure.as_of.clone(),
    });
    let question = title_of(&brief.question, 300);
    let asked = words.say("debrief-asked", &[("question", Arg::Text(&question))]);
    Debrief {
        headline: analysis.thesis.clone(),
        paragraphs: vec![asked, analysis.thesis.clone()],
        key_numbers: key_numbers.collect(),
        terms: Vec::new(),
    }
}
