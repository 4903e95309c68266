//! The grounds on which seats question each other's claims. A question compares a claim with another figure of the same
//! subject and of the same time; that figure also decides the answer. Messages: `ask-ID`, `answer-KIND`.

use pipeline::committee::ChallengeKind;

use AnswerKind::{Cause, Longer, Noise, Risk, Second, Survivors};
use AppliesTo::{Against, Any, For};
use Test::{Above, Below, Exceeds, Near, SameSign, Weakens};

/// Which claims a ground applies to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AppliesTo {
    /// Claims that support.
    For,
    /// Claims that oppose.
    Against,
    /// All claims.
    Any,
}

/// How the other figure decides. The first number is where the claim holds, the second where it is refuted; in between,
/// the claim is weakened.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Test {
    /// Holds from the first number up, refuted below the second.
    Above(f64, f64),
    /// Holds up to the first number, refuted above the second.
    Below(f64, f64),
    /// Holds where both have the same sign, refuted where the other is opposite and larger.
    SameSign,
    /// Holds where the claim's figure is at least as large as the other, refuted where it is less than half.
    Exceeds,
    /// Holds where both differ by no more than the first number, refuted beyond the second.
    Near(f64, f64),
    /// Always weakens, whatever the other figure.
    Weakens,
}

/// What kind of answer belongs to a question.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AnswerKind {
    /// Another measure of the same thing.
    Second,
    /// The same measure over a longer time.
    Longer,
    /// Whether the figure is more than chance.
    Noise,
    /// Whether something else explains the figure.
    Cause,
    /// A loss that the claim leaves out.
    Risk,
    /// Survivorship: only companies that lasted are in the data.
    Survivors,
}

impl AnswerKind {
    /// The `KIND` of its message `answer-KIND`.
    pub const fn id(self) -> &'static str {
        match self {
            Second => "second",
            Longer => "longer",
            Noise => "noise",
            Cause => "cause",
            Risk => "risk",
            Survivors => "survivors",
        }
    }

    /// Whether the other figure can refute a claim. It can if it is the same measure over another period, shows that
    /// chance is enough, or is a cause that explains the claim away. Any other measure only makes the claim count for
    /// less.
    pub const fn can_refute(self) -> bool {
        matches!(self, Longer | Noise | Cause)
    }

    /// The kind of the question in the API.
    pub const fn kind(self) -> ChallengeKind {
        match self {
            Second | Longer => ChallengeKind::Evidence,
            Noise => ChallengeKind::Arithmetic,
            Cause => ChallengeKind::AlternativeExplanation,
            Risk => ChallengeKind::MissingRisk,
            Survivors => ChallengeKind::BaseRate,
        }
    }
}

/// A ground for questioning a claim.
#[derive(Debug, Clone, Copy)]
pub struct Ground {
    /// The `ID` of its message `ask-ID`.
    pub id: &'static str,
    /// The seats that may ask.
    pub seats: &'static [&'static str],
    /// The measures of the claims that it questions.
    pub measures: &'static [&'static str],
    /// Which of these claims.
    pub applies_to: AppliesTo,
    /// The measures to compare with; the first that exists is used.
    pub against: &'static [&'static str],
    /// How that other figure decides.
    pub test: Test,
    /// What kind of answer belongs to it.
    pub answer: AnswerKind,
}

const fn ask(
    id: &'static str,
    seats: &'static [&'static str],
    measures: &'static [&'static str],
    applies_to: AppliesTo,
    against: &'static [&'static str],
    test: Test,
    answer: AnswerKind,
) -> Ground {
    Ground {
        id,
        seats,
        measures,
        applies_to,
        against,
        test,
        answer,
    }
}

/// Every ground. A seat uses the first that fits a claim.
#[rustfmt::skip]
pub const GROUNDS: &[Ground] = &[
    // Prices.
    ask("noise", &["risk", "fundamentals"], &["return_1y", "momentum_12_1"],
        Any, &["vol_1y", "vol_12m", "vol_36m"], Exceeds, Noise),
    ask("long-return", &["valuation", "industry", "allocation"], &["return_1y", "momentum_12_1"],
        Any, &["return_5y"], SameSign, Longer),
    ask("base-rate", &["macro", "risk"], &["return_1y", "momentum_12_1", "trend"],
        For, &["freq_neg"], Below(30.0, 50.0), Second),
    ask("base-rate", &["macro", "risk"], &["return_1y", "momentum_12_1", "trend"],
        Against, &["freq_neg"], Above(40.0, 20.0), Second),
    ask("trend-turn", &["valuation", "macro", "fundamentals"], &["trend"], Any, &["return_3m"], SameSign, Second),
    ask("recovering", &["fundamentals", "valuation", "industry"], &["drawdown_now"],
        Against, &["return_1y"], Below(0.0, 10.0), Second),
    ask("from-high", &["risk", "fundamentals"], &["drawdown_now"],
        For, &["max_drawdown_36m", "max_drawdown_1y"], Above(-25.0, -101.0), Risk),
    ask("best-days", &["risk"], &["real_return_5y"], For, &["return_all_less_best_10"], Above(3.0, 0.0), Second),
    ask("halves", &["valuation", "industry", "allocation"], &["real_return_5y"],
        Any, &["return_first_half"], SameSign, Longer),
    ask("survivors", &["macro", "market", "industry"], &["real_return_5y", "return_all_less_best_10"],
        For, &["return_all"], Weakens, Survivors),
    // Risk.
    ask("calm-now", &["market"], &["vol_36m"], For, &["vol_1y"], Below(18.0, 30.0), Longer),
    ask("calm-now", &["market"], &["vol_36m"], Against, &["vol_1y"], Above(25.0, 15.0), Longer),
    ask("whole-record", &["market", "allocation", "macro"], &["max_drawdown_36m", "max_drawdown_1y"],
        For, &["max_drawdown_all"], Above(-30.0, -50.0), Longer),
    ask("recovered", &["market", "fundamentals", "valuation"], &["max_drawdown_36m", "max_drawdown_1y"],
        Against, &["drawdown_now"], Below(-10.0, 1.0), Second),
    ask("tied", &["market", "macro", "valuation"], &["beta_36m"], Any, &["correlation_36m"], Above(0.5, 0.25), Noise),
    ask("worst-decade", &["valuation", "allocation", "fundamentals", "macro"],
        &["freq_neg", "freq_stocks_beat_bonds_10y"],
        For, &["real_return_10y_worst", "max_drawdown_all"], Above(0.0, -101.0), Risk),
    ask("covered", &["fundamentals", "industry"], &["debt_to_equity"],
        For, &["interest_coverage"], Above(5.0, 2.0), Second),
    ask("covered", &["fundamentals", "industry"], &["debt_to_equity"],
        Against, &["interest_coverage"], Below(3.0, 8.0), Second),
    ask("owed", &["fundamentals", "valuation", "industry"], &["interest_coverage", "debt_to_equity"],
        For, &["net_debt_to_operating_income"], Below(2.0, 5.0), Second),
    ask("owed", &["fundamentals", "valuation", "industry"], &["interest_coverage", "debt_to_equity"],
        Against, &["net_debt_to_operating_income"], Above(3.0, 1.0), Second),
    // Accounts.
    ask("per-share", &["valuation"], &["revenue_growth_1y", "revenue_growth_5y"],
        For, &["eps_growth_1y"], Above(0.0, -10.0), Second),
    ask("per-share", &["valuation"], &["revenue_growth_1y", "revenue_growth_5y"],
        Against, &["eps_growth_1y"], Below(0.0, 10.0), Second),
    ask("long-growth", &["industry", "market"], &["revenue_growth_1y"],
        For, &["revenue_growth_5y", "revenue_growth_2y"], Above(5.0, 0.0), Longer),
    ask("long-growth", &["industry", "market"], &["revenue_growth_1y"],
        Against, &["revenue_growth_5y", "revenue_growth_2y"], Below(0.0, 5.0), Longer),
    ask("borrowed", &["risk", "industry"], &["roe", "roic"], For, &["debt_to_equity"], Below(1.0, 3.0), Cause),
    ask("in-cash", &["valuation", "risk"], &["operating_margin", "roe", "roic", "gross_margin"],
        For, &["fcf_margin"], Above(6.0, 0.0), Second),
    ask("in-cash", &["valuation", "risk"], &["operating_margin", "roe", "roic", "gross_margin"],
        For, &["cash_conversion"], Above(0.9, 0.6), Second),
    ask("slipping", &["industry", "market", "valuation"], &["operating_margin", "gross_margin"],
        For, &["operating_margin_change_1y"], Above(-1.0, -5.0), Second),
    ask("slipping", &["industry", "market", "valuation"], &["operating_margin", "gross_margin"],
        Against, &["operating_margin_change_1y"], Below(1.0, 5.0), Second),
    ask("selling-less", &["valuation", "risk", "industry"], &["operating_margin_change_1y"],
        For, &["revenue_growth_1y"], Above(-2.0, -10.0), Cause),
    ask("selling-more", &["valuation", "risk", "industry"], &["operating_margin_change_1y"],
        Against, &["revenue_growth_1y"], Below(8.0, 25.0), Cause),
    ask("invested", &["industry", "valuation"], &["fcf_margin", "cash_conversion"],
        Against, &["capex_to_revenue"], Below(8.0, 15.0), Cause),
    ask("invested", &["industry", "valuation"], &["fcf_margin", "cash_conversion"],
        For, &["capex_to_revenue"], Above(2.0, 0.5), Cause),
    ask("with-debt", &["valuation", "risk", "market"], &["shares_change_1y"],
        For, &["net_debt_to_operating_income"], Below(1.0, 3.5), Cause),
    ask("burden", &["risk", "market"], &["net_debt_to_operating_income"],
        Against, &["interest_coverage"], Below(3.0, 8.0), Second),
    ask("burden", &["risk", "market"], &["net_debt_to_operating_income"],
        For, &["current_ratio"], Above(1.0, 0.5), Second),
    ask("kept", &["fundamentals", "risk"], &["gross_margin"], For, &["operating_margin"], Above(10.0, 0.0), Second),
    ask("kept", &["fundamentals", "risk"], &["gross_margin"],
        Against, &["operating_margin"], Below(8.0, 15.0), Second),
    ask("paying-off", &["fundamentals", "market"], &["capex_to_revenue"],
        Against, &["revenue_growth_2y", "revenue_growth_1y"], Below(5.0, 15.0), Cause),
    // Valuation.
    ask("cheap-why", &["fundamentals", "industry"],
        &["pe_percentile", "pe_to_market", "earnings_yield", "fcf_yield", "float_to_earnings"],
        For, &["eps_growth_1y"], Above(0.0, -20.0), Cause),
    ask("growth-pays", &["fundamentals", "industry"],
        &["pe_percentile", "pe_to_market", "earnings_yield", "fcf_yield", "float_to_earnings"],
        Against, &["eps_growth_1y"], Below(10.0, 1000.0), Cause),
    ask("deserved", &["industry", "market", "risk"], &["pe_percentile", "pe_to_market", "float_to_earnings"],
        Against, &["roic", "roe"], Below(12.0, 1000.0), Cause),
    ask("rates-explain", &["macro", "fundamentals"], &["cape_percentile"],
        Against, &["ev_excess_cape_yield"], Below(1.5, 3.0), Cause),
    ask("rates-explain", &["macro", "fundamentals"], &["cape_percentile"],
        For, &["ev_excess_cape_yield"], Above(3.0, 1.5), Cause),
    ask("dear", &["market", "risk", "valuation"],
        &["excess_cape_yield", "real_earnings_growth_10y", "sp_payout", "freq_stocks_beat_bonds_10y",
            "real_return_10y"],
        For, &["ev_cape_percentile"], Below(60.0, 95.0), Risk),
    ask("dear-too", &["market", "risk"], &["excess_cape_yield", "after_cape_median_10y"],
        Against, &["ev_cape_percentile"], Above(70.0, 40.0), Second),
    ask("last-decade", &["market", "allocation", "fundamentals"], &["after_cape_median_10y", "real_return_10y_worst"],
        Against, &["ev_sp_real_return_10y"], Below(2.0, 12.0), Longer),
    ask("in-buybacks", &["market", "risk", "valuation"], &["dividend_yield"],
        Against, &["ev_sp_payout"], Above(60.0, 20.0), Cause),
    // The economy.
    ask("core", &["market", "valuation", "allocation", "risk"], &["infl_12m"],
        Any, &["ev_core_infl_12m"], Near(1.0, 4.0), Second),
    ask("other-curve", &["risk", "market", "allocation", "valuation"], &["curve_10y_3m"],
        Any, &["ev_curve_10y_2y"], SameSign, Second),
    ask("rate-level", &["valuation", "risk", "market"], &["long_rate_change_12m"],
        Against, &["ev_real_long_rate"], Above(1.5, 0.0), Second),
    ask("rate-level", &["valuation", "risk", "market"], &["long_rate_change_12m"],
        For, &["ev_real_long_rate"], Below(1.5, 3.0), Second),
    ask("real-rate", &["fundamentals", "market", "allocation", "risk"], &["real_long_rate"],
        Any, &["ev_long_rate_change_12m"], Near(2.5, 5.0), Second),
    ask("jobs-agree", &["market", "valuation", "allocation"], &["sahm"],
        Any, &["ev_payrolls_12m"], Above(0.5, -0.5), Second),
    ask("jobs-agree", &["risk", "allocation"], &["gdp_1y", "unemployment"],
        Any, &["ev_payrolls_12m"], Above(0.5, -0.5), Second),
    ask("output-agrees", &["risk", "market", "valuation"], &["payrolls_12m"],
        Any, &["ev_gdp_1y", "ev_income_12m"], SameSign, Second),
    ask("real-terms", &["risk", "market", "valuation", "macro"], &["m2_12m"],
        Any, &["ev_m2_real_12m"], SameSign, Second),
    ask("real-terms", &["risk", "market", "allocation", "macro"], &["bill_rate"],
        Any, &["ev_real_long_rate"], SameSign, Second),
    ask("credit-jobs", &["risk", "market"], &["credit_spread_percentile"],
        Any, &["ev_unemployment"], Below(6.0, 9.0), Second),
    // Portfolios, metals and currencies.
    ask("as-a-whole", &["market", "valuation", "macro", "risk"], &["pf_largest_weight"],
        Against, &["ev_pf_vol_36m"], Above(18.0, 10.0), Second),
    ask("as-a-whole", &["market", "valuation", "macro", "risk"], &["pf_largest_weight", "pf_return_3y"],
        For, &["ev_pf_vol_36m"], Below(15.0, 25.0), Risk),
    ask("together", &["allocation", "market"], &["pf_vol_36m", "pf_max_drawdown_36m"],
        For, &["ev_pf_mean_correlation"], Below(0.5, 0.8), Second),
    ask("together", &["allocation", "market"], &["pf_vol_36m", "pf_max_drawdown_36m"],
        Against, &["ev_pf_mean_correlation"], Above(0.4, 0.1), Second),
    ask("on-the-way", &["risk", "macro", "market"], &["gain_whole", "real_return_10y"],
        For, &["max_drawdown_1y", "max_drawdown_36m", "max_drawdown_all"], Above(-15.0, -101.0), Risk),
    ask("last-year", &["risk", "macro", "market"], &["gain_whole"],
        Any, &["return_1y"], SameSign, Longer),
];

#[cfg(test)]
mod tests {
    use languages::language::Language;

    use super::super::measures::MEASURES;
    use super::super::words::Words;
    use super::{AppliesTo, GROUNDS, Ground, Test};

    fn row(ground: &Ground) -> String {
        let names = |names: &[&str]| {
            let names: Vec<String> = names.iter().map(|name| format!("`{name}`")).collect();
            names.join(", ")
        };
        let applies_to = match ground.applies_to {
            AppliesTo::For => "for",
            AppliesTo::Against => "against",
            AppliesTo::Any => "all",
        };
        let (holds, refuted): (String, String) = match ground.test {
            Test::Above(holds, refuted) => (format!("from {holds} up"), format!("below {refuted}")),
            Test::Below(holds, refuted) => (format!("up to {holds}"), format!("above {refuted}")),
            Test::SameSign => ("same sign".to_owned(), "opposite and larger".to_owned()),
            Test::Exceeds => ("claim at least as large".to_owned(), "claim less than half".to_owned()),
            Test::Near(holds, refuted) => (format!("within {holds}"), format!("beyond {refuted}")),
            Test::Weakens => ("-".to_owned(), "-".to_owned()),
        };
        let refuted = if ground.answer.can_refute() {
            refuted
        } else {
            "-".to_owned()
        };
        format!(
            "| `{}` | {} | {} | {applies_to} | {} | {holds} | {refuted} |",
            ground.id,
            ground.seats.join(", "),
            names(ground.measures),
            names(ground.against),
        )
    }

    #[test]
    fn every_question_has_its_words_and_asks_about_figures_that_there_are() {
        let words = Words::of(Language::En);
        for ground in GROUNDS {
            for key in [format!("ask-{}", ground.id), format!("answer-{}", ground.answer.id())] {
                assert_ne!(words.text(&key), key, "no message {key}");
            }
            for measure in ground.measures.iter().chain(ground.against) {
                let measure = measure.strip_prefix("ev_").unwrap_or(measure);
                let known = |name: &&&str| **name == measure || measure.ends_with(&format!("_{name}"));
                assert!(MEASURES.iter().any(|name| known(&name)), "{} {measure}", ground.id);
            }
        }
    }

    #[test]
    fn the_documentation_has_every_question_and_no_other() {
        let page = include_str!("../../../docs/analyst.md");
        for ground in GROUNDS {
            assert!(page.contains(&row(ground)), "docs/analyst.md lacks: {}", row(ground));
        }
        let rows = page
            .lines()
            .skip_while(|line| !line.starts_with("| Question | Asked by"))
            .skip(2);
        assert_eq!(rows.take_while(|line| line.starts_with('|')).count(), GROUNDS.len());
    }
}
