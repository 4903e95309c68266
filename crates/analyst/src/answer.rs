//! The first sentence: the answer to what was asked, with the figure that answers it. The words are the messages
//! `first-ID`.

use languages::locale::Arg;
use pipeline::brief::Mib;
use pipeline::committee::Evidence;

use super::figures::{Figures, Topic, number};
use super::words::signed;
use data_room::focus::Focus;

/// An answer, and the figures it quotes.
pub struct Answer<'a> {
    /// In words.
    pub text: String,
    /// Its figures.
    pub figures: Vec<&'a Evidence>,
}

/// The message of a focus on the economy, the figures without which it is not said, and others that belong to it. The date
/// of the first figure is `$date`, that of the last `$other_date`.
const fn economy(focus: Focus) -> Option<(&'static str, &'static [&'static str], &'static [&'static str])> {
    Some(match focus {
        Focus::Savings => (
            "first-savings",
            &[
                "ev_infl_12m",
                "ev_purchasing_power_10y",
                "ev_real_bill_rate",
                "ev_bill_rate",
            ],
            &["ev_policy_rate", "ev_real_long_rate", "ev_infl_10y"],
        ),
        Focus::Curve => (
            "first-curve",
            &["ev_curve_10y_2y", "ev_curve_10y_3m"],
            &["ev_jobs_after_inversion", "ev_curve_share_inverted"],
        ),
        Focus::Recession => (
            "first-recession",
            &["ev_sahm", "ev_payrolls_12m", "ev_income_12m", "ev_curve_10y_3m"],
            &["ev_jobs_after_inversion", "ev_gdp_1y", "ev_unemployment"],
        ),
        Focus::Jobs => (
            "first-jobs",
            &["ev_unemployment", "ev_unemployment_median", "ev_payrolls_12m"],
            &["ev_sahm"],
        ),
        Focus::Housing => (
            "first-housing",
            &["ev_starts_12m", "ev_permits_12m", "ev_shelter_12m"],
            &["ev_long_rate", "ev_real_long_rate"],
        ),
        Focus::Money => (
            "first-money",
            &["ev_m2_12m", "ev_m2_real_12m"],
            &["ev_loans_12m", "ev_infl_12m"],
        ),
        Focus::Inflation => (
            "first-inflation",
            &["ev_infl_12m", "ev_core_infl_12m", "ev_infl_10y"],
            &["ev_purchasing_power_10y", "ev_m2_12m"],
        ),
        Focus::Rates => (
            "first-rates",
            &["ev_long_rate", "ev_real_long_rate", "ev_real_bill_rate", "ev_bill_rate"],
            &["ev_long_rate_change_12m", "ev_curve_10y_3m"],
        ),
        Focus::Dollar => (
            "first-dollar",
            &["ev_dollar_12m", "ev_dollar_percentile"],
            &["ev_long_rate", "ev_infl_12m"],
        ),
        Focus::Growth => (
            "first-growth",
            &["ev_gdp_1y", "ev_payrolls_12m", "ev_unemployment"],
            &["ev_sahm", "ev_infl_12m"],
        ),
        Focus::Hedge | Focus::Accounts => return None,
    })
}

/// Figures that belong to what a question wants to know first.
pub fn related(focus: Focus) -> Vec<&'static str> {
    let parts = economy(focus);
    parts.map_or_else(Vec::new, |(_, needs, more)| needs.iter().chain(more).copied().collect())
}

/// Whether there are the figures to answer a question about the economy.
pub fn has_figures(focus: Focus, figures: &Figures<'_>) -> bool {
    economy(focus).is_some_and(|(_, needs, _)| needs.iter().all(|id| figures.get(id).is_some()))
}

/// Whether a measure is a change, which is written with its sign.
pub fn is_change(measure: &str) -> bool {
    const CHANGES: [&str; 13] = [
        "ev_payrolls_12m",
        "ev_income_12m",
        "ev_gdp_1y",
        "ev_m2_12m",
        "ev_m2_real_12m",
        "ev_loans_12m",
        "ev_starts_12m",
        "ev_permits_12m",
        "ev_shelter_12m",
        "ev_dollar_12m",
        "gain_whole",
        "infl_whole",
        "return_1y",
    ];
    CHANGES.contains(&measure)
}

/// The answer, where the figures give one.
pub fn of<'a>(brief: &Mib, balance: &str, figures: &Figures<'a>) -> Option<Answer<'a>> {
    if let Some((key, needs, _)) = figures.focus.and_then(economy) {
        return on_economy(key, needs, figures);
    }
    let subjects: Vec<&Topic> = figures.subjects().collect();
    match subjects.as_slice() {
        [topic] if figures.is_spot => spot(topic, figures),
        [topic] if figures.focus == Some(Focus::Accounts) => accounts(topic, balance, figures),
        [first, second] if figures.compares && brief.subject.kind == "comparison" => {
            compared(first, second, balance, figures)
        }
        _ => None,
    }
}

/// Figures of a topic as the arguments of a message, each under its measure, or none if one is missing.
struct Said<'a> {
    texts: Vec<(String, String)>,
    figures: Vec<&'a Evidence>,
}

impl<'a> Said<'a> {
    fn of(topic: &Topic, measures: &[&str], ending: &str, figures: &Figures<'a>) -> Option<Self> {
        let found: Vec<&'a Evidence> = measures
            .iter()
            .map(|measure| figures.of(topic, measure))
            .collect::<Option<_>>()?;
        let text = |(measure, figure): (&&str, &&'a Evidence)| {
            let name = measure.strip_prefix("ev_").unwrap_or(measure);
            let text = match is_change(measure) {
                true => signed(figures.words, figure),
                false => figures.words.quantity(figure),
            };
            (format!("{name}{ending}"), text)
        };
        Some(Self {
            texts: measures.iter().zip(&found).map(text).collect(),
            figures: found,
        })
    }

    fn date(&self, at: usize) -> &'a str {
        self.figures.get(at).map_or("", |figure| figure.as_of.as_str())
    }

    fn say(self, key: &str, more: &[(&str, Arg<'_>)], figures: &Figures<'_>) -> Answer<'a> {
        let last = self.figures.len().saturating_sub(1);
        let mut arguments: Vec<(&str, Arg<'_>)> = vec![
            ("date", Arg::Date(self.date(0))),
            ("other_date", Arg::Date(self.date(last))),
        ];
        arguments.extend(self.texts.iter().map(|(name, text)| (name.as_str(), Arg::Text(text))));
        arguments.extend_from_slice(more);
        Answer {
            text: figures.words.say(key, &arguments),
            figures: self.figures,
        }
    }
}

fn on_economy<'a>(key: &str, needs: &[&str], figures: &Figures<'a>) -> Option<Answer<'a>> {
    let said = Said::of(figures.topics.last()?, needs, "", figures)?;
    let values: Vec<f64> = said.figures.iter().map(|figure| number(figure)).collect();
    let warnings = match key {
        "first-curve" => values.iter().filter(|value| **value < 0.0).count(),
        // Sahm's bound, and for the others a fall.
        "first-recession" => {
            let falls = values.iter().skip(1).filter(|value| **value < 0.0).count();
            falls + usize::from(values.first().is_some_and(|sahm| *sahm >= 0.5))
        }
        _ => 0,
    };
    let verdict = match warnings {
        0 => "no",
        1 => "partly",
        _ => "yes",
    };
    Some(said.say(key, &[("verdict", Arg::Text(verdict))], figures))
}

/// A metal or a coin beside inflation or alone, and what one currency costs in another.
fn spot<'a>(topic: &Topic, figures: &Figures<'a>) -> Option<Answer<'a>> {
    let name = ("name", Arg::Text(topic.label.as_str()));
    if figures.focus == Some(Focus::Hedge)
        && let Some(said) = Said::of(topic, &["gain_whole", "infl_whole", "max_drawdown_1y"], "", figures)
    {
        let ahead = number(said.figures.first()?) > number(said.figures.get(1)?);
        let (from, to) = said.figures.first()?.period.as_deref()?.split_once('/')?;
        let verdict = Arg::Text(if ahead { "yes" } else { "no" });
        let more = [
            name,
            ("verdict", verdict),
            ("from", Arg::Date(from)),
            ("to", Arg::Date(to)),
        ];
        return Some(said.say("first-hedge", &more, figures));
    }
    let rate = ["price", "level_median", "level_percentile", "freq_neg"];
    if let Some(said) = Said::of(topic, &rate, "", figures) {
        let verdict = match number(said.figures.last()?) {
            fell if fell > 65.0 => "down",
            fell if fell < 35.0 => "up",
            _ => "neither",
        };
        return Some(said.say("first-currency", &[name, ("verdict", Arg::Text(verdict))], figures));
    }
    let said = Said::of(topic, &["price", "return_1y", "max_drawdown_1y"], "", figures)?;
    Some(said.say("first-spot", &[name], figures))
}

fn accounts<'a>(topic: &Topic, balance: &str, figures: &Figures<'a>) -> Option<Answer<'a>> {
    let measures = [
        "operating_margin",
        "revenue_growth_1y",
        "cash_conversion",
        "debt_to_equity",
    ];
    let said = Said::of(topic, &measures, "", figures)?;
    let more = [
        ("name", Arg::Text(topic.label.as_str())),
        ("balance", Arg::Text(balance)),
    ];
    Some(said.say("first-accounts", &more, figures))
}

fn compared<'a>(first: &Topic, second: &Topic, balance: &str, figures: &Figures<'a>) -> Option<Answer<'a>> {
    let measures = ["operating_margin", "revenue_growth_1y", "roe"];
    let mut said = Said::of(first, &measures, "", figures)?;
    let other = Said::of(second, &measures, "_other", figures)?;
    said.texts.extend(other.texts);
    said.figures.extend(other.figures);
    let more = [
        ("name", Arg::Text(first.label.as_str())),
        ("other", Arg::Text(second.label.as_str())),
        ("balance", Arg::Text(balance)),
    ];
    Some(said.say("first-compare", &more, figures))
}
