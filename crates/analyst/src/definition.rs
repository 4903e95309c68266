//! What a term of investing means; see `plain`.

use languages::locale::Arg;
use pipeline::brief::MasterBrief;

use super::answer::MAX_CURRENT_AGE;
use super::figures::Figures;
use super::measures;
use super::message_args::FirstSentence;
use reading::definition;

/// Terms of which there is a figure on the United States.
const FIGURES: [(&str, &str); 11] = [
    ("bond", "ev_long_rate"),
    ("cape", "ev_cape"),
    ("gdp", "ev_gdp_1y"),
    ("inflation", "ev_infl_12m"),
    ("government-bond", "ev_long_rate"),
    ("interest-rate", "ev_long_rate"),
    ("inverted-curve", "ev_curve_10y_2y"),
    ("recession", "ev_gdp_1y"),
    ("sahm-rule", "ev_sahm"),
    ("treasury-bill", "ev_bill_rate"),
    ("yield-curve", "ev_curve_10y_2y"),
];

/// The same of the US stock market, told where the question sets a number beside the term: "is a P/E of 33 high".
const MARKET_FIGURES: [(&str, &str); 3] = [
    ("dividend-yield", "ev_sp_dividend_yield"),
    ("payout-ratio", "ev_sp_payout"),
    ("pe", "ev_sp_pe"),
];

/// The definitions of the terms that a question asks for. The newest figure follows one term that has one.
pub fn answer<'a>(brief: &MasterBrief, figures: &Figures<'a>) -> Option<FirstSentence<'a>> {
    let definition::Definition { terms, has_number, .. } = definition::of(&brief.question)?;
    let texts: Vec<String> = terms
        .iter()
        .map(|term| figures.words.text(&format!("define-{term}")))
        .collect();
    let mut answer = FirstSentence {
        text: texts.join(&figures.words.text("between-sentences")),
        figures: Vec::new(),
    };
    if let [term] = terms.as_slice() {
        with_figure(&FIGURES, term, &mut answer, figures);
        if has_number {
            with_figure(&MARKET_FIGURES, term, &mut answer, figures);
        }
    }
    Some(answer)
}

fn with_figure<'a>(of: &[(&str, &str)], term: &str, answer: &mut FirstSentence<'a>, figures: &Figures<'a>) {
    let id = of.iter().find(|(known, _)| *known == term);
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
