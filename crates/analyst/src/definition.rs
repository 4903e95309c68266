//! What a term of investing means. The definition is the whole answer: nothing speaks for or against it, and no figure
//! is missing for it.

use languages::locale::Arg;
use pipeline::brief::MasterBrief;
use pipeline::committee::{Analysis, Debrief};
use pipeline::session::title_of;

use super::answer::MAX_CURRENT_AGE;
use super::figures::Figures;
use super::measures;
use super::message_args::FirstSentence;
use reading::definition;

/// Terms of which there is a figure on the United States.
const FIGURES: [(&str, &str); 8] = [
    ("bond", "ev_long_rate"),
    ("dividend-yield", "ev_sp_dividend_yield"),
    ("gdp", "ev_gdp_1y"),
    ("inflation", "ev_infl_12m"),
    ("interest-rate", "ev_long_rate"),
    ("recession", "ev_gdp_1y"),
    ("treasury-bill", "ev_bill_rate"),
    ("yield-curve", "ev_curve_10y_2y"),
];

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

/// The analysis with the definition alone: a term has no points for or against it, no risks and no scenarios.
pub fn without_view(brief: &MasterBrief, analysis: Analysis, figures: &Figures<'_>) -> Analysis {
    let thesis = answer(brief, figures).map_or_else(String::new, |answer| answer.text);
    Analysis {
        thesis,
        drivers: Vec::new(),
        risks: Vec::new(),
        scenarios: Vec::new(),
        tables: Vec::new(),
        what_would_change_the_view: Vec::new(),
        ..analysis
    }
}

/// The debrief of a definition. `committee` says who took part.
pub fn debrief(brief: &MasterBrief, analysis: &Analysis, committee: String, figures: &Figures<'_>) -> Debrief {
    let question = title_of(&brief.question, 300);
    let asked = figures
        .words
        .say("debrief-asked", &[("question", Arg::Text(&question))]);
    Debrief {
        headline: analysis.thesis.clone(),
        paragraphs: vec![asked, analysis.thesis.clone(), committee],
        key_numbers: Vec::new(),
        terms: Vec::new(),
    }
}
