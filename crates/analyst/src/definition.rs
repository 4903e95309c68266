//! What a term of investing means. The definition is the whole answer: nothing speaks for or against it, and no figure
//! is missing for it.

use languages::locale::Arg;
use pipeline::brief::MasterBrief;
use pipeline::committee::{Analysis, Claim, ClaimKind, ClaimStatus, Debrief, Figure, Finding, Stance};
use pipeline::plan::{Member, Task};
use pipeline::session::title_of;

use super::answer::MAX_CURRENT_AGE;
use super::figures::Figures;
use super::measures;
use super::message_args::FirstSentence;
use super::words::Words;
use reading::definition;

/// Terms of which there is a figure on the United States.
const FIGURES: [(&str, &str); 7] = [
    ("bond", "ev_long_rate"),
    ("gdp", "ev_gdp_1y"),
    ("inflation", "ev_infl_12m"),
    ("interest-rate", "ev_long_rate"),
    ("recession", "ev_gdp_1y"),
    ("treasury-bill", "ev_bill_rate"),
    ("yield-curve", "ev_curve_10y_2y"),
];

/// The confidence of a finding that only says what a term means; the most that any finding has.
const SURE: f64 = 0.8;

/// The definitions of the terms that a question asks for. The newest figure follows one term that has one.
pub fn answer<'a>(brief: &MasterBrief, figures: &Figures<'a>) -> Option<FirstSentence<'a>> {
    let terms = definition::of(&brief.question)?.terms;
    let texts: Vec<String> = terms
        .iter()
        .map(|term| figures.words.text(&format!("define-{term}")))
        .collect();
    let mut answer = FirstSentence {
        text: texts.join(&figures.words.text("between-sentences")),
        figures: Vec::new(),
    };
    if let [term] = terms.as_slice() {
        with_figure(term, &mut answer, figures);
    }
    Some(answer)
}

fn with_figure<'a>(term: &str, answer: &mut FirstSentence<'a>, figures: &Figures<'a>) {
    let id = FIGURES.iter().find(|(known, _)| *known == term);
    let figure = id.and_then(|(_, id)| figures.get(id));
    let Some(figure) = figure.filter(|figure| figures.years_old(figure) <= MAX_CURRENT_AGE) else {
        return;
    };
    let (name, value) = (
        measures::name(&figure.evidence_id, figures.words),
        figures.words.quantity(figure),
    );
    let arguments = [
        ("measure", Arg::Text(&name)),
        ("value", Arg::Text(&value)),
        ("date", Arg::Date(&figure.as_of)),
    ];
    answer.add(&figures.words.say("define-figure", &arguments), figures);
    answer.figures.push(figure);
}

/// What the member says who looks at the question: the definition, without a side.
pub fn research(brief: &MasterBrief, member: &Member, task: &Task, figures: &Figures<'_>) -> (String, Finding) {
    let words = figures.words;
    let answer = answer(brief, figures);
    let quoted = answer.iter().flat_map(|answer| &answer.figures);
    let quoted: Vec<Figure> = quoted.map(|figure| figures.figure(figure)).collect();
    let evidence: Vec<String> = quoted.iter().map(|figure| figure.evidence_id.clone()).collect();
    let text = answer.map_or_else(String::new, |answer| answer.text);
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

/// The analysis with the definition alone: a term has no points for or against it, no risks and no scenarios.
pub fn without_view(brief: &MasterBrief, analysis: Analysis, figures: &Figures<'_>) -> Analysis {
    let answer = answer(brief, figures);
    let quoted = answer.iter().flat_map(|answer| &answer.figures);
    Analysis {
        evidence: quoted.map(|figure| (*figure).clone()).collect(),
        thesis: answer.map_or_else(String::new, |answer| answer.text),
        drivers: Vec::new(),
        risks: Vec::new(),
        scenarios: Vec::new(),
        tables: Vec::new(),
        what_would_change_the_view: Vec::new(),
        ..analysis
    }
}

/// The debrief of a definition.
pub fn debrief(brief: &MasterBrief, analysis: &Analysis, words: Words) -> Debrief {
    let question = title_of(&brief.question, 300);
    let asked = words.say("debrief-asked", &[("question", Arg::Text(&question))]);
    Debrief {
        headline: analysis.thesis.clone(),
        paragraphs: vec![asked, analysis.thesis.clone()],
        key_numbers: Vec::new(),
        terms: Vec::new(),
    }
}
