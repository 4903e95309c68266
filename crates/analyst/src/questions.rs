//! The types of questions and the figures that answer each, as one table. `docs/analyst.md` lists the same rows for
//! readers; a test compares the two. The text of a row is its message.

use pipeline::brief::MasterBrief;
use pipeline::committee::Evidence;

use super::figures::{Figures, MIX, Topic, US_MARKET, number};
use super::message_args::amount;
use intent::question::Question::{
    self, BeatInflation, CashOrBonds, Concentration, Debt, DeepestFall, Doubling, EarningsPerShare, EarningsQuality,
    GrownSum, ImpliedGrowth, Income, LumpSum, NeededReturn, Portfolio, RatesDown, RatesUp, Recovery, RepayOrInvest,
    Return, ReturnOnEquity, Risk, SalesGrowth, SaveOrInvest, SavingsPlan, StocksOrBonds, Value, View, Wait,
    Withdrawals,
};

use Shape::{Holdings, Market, Mix, One};
use Verdict::{Balance, Level, Ratio, Tells};

/// What a question is about, by the figures there are for it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shape {
    /// One instrument.
    One,
    /// The US stock market.
    Market,
    /// A mix of stocks and bonds.
    Mix,
    /// What somebody owns.
    Holdings,
}

/// How the first sentence judges.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Verdict {
    /// By the size of the figure at this place: low below the first bound, high above the second.
    Level(usize, f64, f64),
    /// By the first figure over the second in the same way; negative where the second is not above zero.
    Ratio(f64, f64),
    /// By the balance of the evidence.
    Balance,
    /// Not at all: the figures are only stated.
    Tells,
}

/// One row: a type of question on a kind of subject, and the figures that its message requires.
pub struct Row {
    /// The type of the question.
    pub question: Question,
    /// The kind of subject.
    pub shape: Shape,
    /// The key of the message.
    pub message: &'static str,
    /// The measures that the message requires.
    pub needs: &'static [&'static str],
    /// How the message judges.
    pub verdict: Verdict,
}

const fn row(
    question: Question,
    shape: Shape,
    message: &'static str,
    needs: &'static [&'static str],
    verdict: Verdict,
) -> Row {
    Row {
        question,
        shape,
        message,
        needs,
        verdict,
    }
}

/// Whoever tolerates no deeper fall than this, in per cent, is risk-averse.
const RISK_AVERSE_FALL: f64 = 10.0;

const ODDS_MARKET: &[&str] = &["freq_neg", "real_max_drawdown_all", "ev_horizon"];
const LOSSES_AND_RETURN: &[&str] = &["freq_neg", "ev_sp_real_return_all", "ev_horizon"];
const ODDS_MIX: &[&str] = &["freq_neg", "max_drawdown_all", "ev_horizon"];
const RATE_LASTED: &[&str] = &[
    "ev_withdraw_lasted",
    "ev_withdraw_rate",
    "ev_withdraw_always",
    "ev_horizon",
];
const HOW_LONG_LASTED: &[&str] = &[
    "ev_withdraw_lasted_10y",
    "ev_withdraw_lasted_20y",
    "ev_withdraw_lasted",
    "ev_withdraw_rate",
    "ev_horizon",
];
const HIGHEST_RATE: &[&str] = &["ev_withdraw_always", "ev_withdraw_median", "ev_horizon"];
const GROWN_FIGURES: &[&str] = &["ev_grown_median", "ev_grown_low", "ev_grown_loss", "ev_horizon"];
const PLAN_FIGURES: &[&str] = &["ev_plan_median", "ev_plan_low", "ev_plan_loss", "ev_horizon"];
const LUMP_SUM_FIGURES: &[&str] = &["ev_lump_ahead", "ev_lump_lead"];
const WAIT_FIGURES: &[&str] = &["ev_wait_reached", "ev_wait_fall", "ev_lump_ahead", "ev_horizon"];
const STOCKS_AGAINST_BONDS: &[&str] = &[
    "ev_freq_stocks_beat_bonds",
    "ev_sp_real_return_10y",
    "ev_bond_real_return_10y",
    "freq_neg",
    "ev_horizon",
];
const SPREAD_FIGURES: &[&str] = &["ev_pf_largest_weight", "ev_pf_effective_positions"];
const PORTFOLIO_FIGURES: &[&str] = &[
    "ev_pf_max_drawdown_36m",
    "ev_pf_vol_36m",
    "ev_pf_largest_weight",
    "ev_pf_effective_positions",
];

/// The table. Of several rows for one question, the first whose figures all exist is used.
#[rustfmt::skip]
pub const ROWS: &[Row] = &[
    row(Value, One, "first-value", &["pe", "pe_median", "pe_percentile"], Level(2, 30.0, 80.0)),
    row(Value, One, "first-value", &["pe"], Level(0, 15.0, 30.0)),
    row(Value, One, "first-value-float", &["float_to_earnings", "net_income"], Level(0, 0.0, 30.0)),
    row(Value, Market, "first-value-market",
        &["ev_cape", "ev_cape_median", "ev_cape_percentile"], Level(2, 30.0, 80.0)),

    row(Risk, One, "first-risk", &["max_drawdown_all", "vol_36m"], Level(0, 20.0, 50.0)),
    row(Risk, One, "first-risk", &["max_drawdown_36m", "vol_36m"], Level(0, 20.0, 50.0)),
    row(Risk, One, "first-risk", &["max_drawdown_1y", "vol_12m"], Level(0, 20.0, 50.0)),
    row(Risk, One, "first-risk-accounts", &["interest_coverage", "debt_to_equity"], Level(0, 3.0, 8.0)),
    row(Risk, Market, "first-odds", ODDS_MARKET, Level(0, 10.0, 50.0)),
    row(Risk, Mix, "first-odds", ODDS_MIX, Level(0, 10.0, 50.0)),
    row(Risk, Holdings, "first-holdings", PORTFOLIO_FIGURES, Level(0, 20.0, 50.0)),

    row(Debt, One, "first-debt-loss", &["interest_coverage", "debt_to_equity"], Tells),
    row(Debt, One, "first-debt", &["interest_coverage", "debt_to_equity"], Level(0, 3.0, 8.0)),
    row(Debt, One, "first-debt-equity", &["debt_to_equity"], Level(0, 0.5, 2.0)),
    row(SalesGrowth, One, "first-sales", &["revenue_growth_1y", "revenue_growth_5y"], Tells),
    row(SalesGrowth, One, "first-sales", &["revenue_growth_1y"], Tells),
    row(ImpliedGrowth, One, "first-implied-growth", &["implied_growth"], Tells),
    row(EarningsQuality, One, "first-cash", &["cash_conversion", "fcf_margin"], Level(0, 0.6, 0.9)),

    row(EarningsPerShare, One, "first-eps", &["eps_diluted", "eps_growth_1y"], Tells),
    row(ReturnOnEquity, One, "first-roe", &["roe", "buybacks_5y_to_equity"], Level(1, 0.5, 2.0)),

    row(Concentration, Holdings, "first-concentration", SPREAD_FIGURES, Level(0, 25.0, 40.0)),

    row(Income, One, "first-income", &["dividends", "free_cash_flow"], Ratio(0.6, 1.0)),
    row(Income, Market, "first-income-market", &["ev_sp_dividend_yield", "ev_sp_long_rate"], Ratio(0.9, 1.1)),

    row(Return, One, "first-view-price", &["return_5y", "max_drawdown_36m"], Balance),
    row(Return, One, "first-return-accounts", &["eps_growth_5y"], Tells),
    row(Return, Market, "first-return-market",
        &["ev_after_cape_median_10y", "ev_sp_real_return_all", "freq_neg", "ev_horizon"], Tells),
    row(Return, Mix, "first-return", &["real_return_20y", "real_return_10y_worst"], Tells),

    row(RatesUp, Market, "first-rates-up-by", &["ev_bond_loss", "ev_rate_rise", "ev_long_rate"], Tells),
    row(RatesUp, Market, "first-rates-up", &["ev_bond_loss_1pt", "ev_long_rate"], Tells),
    row(RatesDown, Market, "first-rates-down", &["ev_bond_gain", "ev_rate_fall", "ev_long_rate"], Tells),
    row(CashOrBonds, Market, "first-cash-bonds",
        &["ev_long_rate", "ev_bill_rate", "ev_bond_loss_1pt"], Ratio(1.0, 1.0)),
    row(RepayOrInvest, Market, "first-repay",
        &["ev_repay_beaten", "ev_repay_rate", "ev_horizon"], Level(0, 50.0, 80.0)),
    row(DeepestFall, Market, "first-deepest-fall", &["real_max_drawdown_all"], Tells),
    row(Doubling, Market, "first-double", &["ev_rate_doubling", "ev_rate_supposed"], Tells),
    row(Doubling, Market, "first-double-market", &["ev_rate_doubling", "ev_sp_real_return_all"], Tells),
    row(NeededReturn, Market, "first-needed-return",
        &["ev_needed_return", "ev_needed_start", "ev_needed_goal", "ev_needed_reached", "ev_horizon"], Tells),
    row(Recovery, Market, "first-recovery",
        &["ev_sp_recovery_1929", "ev_sp_recovery_2000", "ev_sp_recovery_2008"], Tells),
    row(StocksOrBonds, Market, "first-stocks-bonds", STOCKS_AGAINST_BONDS, Level(3, 20.0, 30.0)),
    row(SaveOrInvest, Market, "first-save",
        &["freq_neg", "ev_sp_real_return_all", "ev_horizon", "ev_real_bill_rate", "ev_bill_rate"],
        Level(0, 20.0, 30.0)),
    row(BeatInflation, Market, "first-beat-inflation", LOSSES_AND_RETURN, Level(0, 20.0, 30.0)),

    // Always on the history of US stocks or of a mix with them, whatever fund is named.
    row(Withdrawals, Market, "first-withdraw-long", HOW_LONG_LASTED, Tells),
    row(Withdrawals, Mix, "first-withdraw-long", HOW_LONG_LASTED, Tells),
    row(Withdrawals, One, "first-withdraw-long", HOW_LONG_LASTED, Tells),
    row(Withdrawals, Market, "first-withdraw", RATE_LASTED, Level(0, 80.0, 95.0)),
    row(Withdrawals, Mix, "first-withdraw", RATE_LASTED, Level(0, 80.0, 95.0)),
    row(Withdrawals, One, "first-withdraw", RATE_LASTED, Level(0, 80.0, 95.0)),
    row(Withdrawals, Market, "first-withdraw-most", HIGHEST_RATE, Tells),
    row(Withdrawals, Mix, "first-withdraw-most", HIGHEST_RATE, Tells),
    row(Withdrawals, One, "first-withdraw-most", HIGHEST_RATE, Tells),
    row(SavingsPlan, Market, "first-plan", PLAN_FIGURES, Tells),
    row(SavingsPlan, Mix, "first-plan", PLAN_FIGURES, Tells),
    row(SavingsPlan, One, "first-plan", PLAN_FIGURES, Tells),
    row(GrownSum, Market, "first-grown", GROWN_FIGURES, Tells),
    row(GrownSum, Mix, "first-grown", GROWN_FIGURES, Tells),
    row(GrownSum, One, "first-grown", GROWN_FIGURES, Tells),
    row(LumpSum, Market, "first-lump-sum", LUMP_SUM_FIGURES, Level(0, 40.0, 60.0)),
    row(LumpSum, Mix, "first-lump-sum", LUMP_SUM_FIGURES, Level(0, 40.0, 60.0)),
    row(LumpSum, One, "first-lump-sum", LUMP_SUM_FIGURES, Level(0, 40.0, 60.0)),

    row(Wait, Market, "first-wait", WAIT_FIGURES, Level(0, 40.0, 60.0)),
    row(Wait, Mix, "first-wait", WAIT_FIGURES, Level(0, 40.0, 60.0)),
    row(Wait, One, "first-wait", WAIT_FIGURES, Level(0, 40.0, 60.0)),

    row(Portfolio, Mix, "first-odds", ODDS_MIX, Level(0, 10.0, 50.0)),
    row(Portfolio, Holdings, "first-holdings", PORTFOLIO_FIGURES, Level(0, 20.0, 50.0)),
    row(Portfolio, Holdings, "first-concentration", SPREAD_FIGURES, Level(0, 25.0, 40.0)),
    row(Portfolio, Market, "first-odds", ODDS_MARKET, Level(0, 10.0, 50.0)),

    row(View, One, "first-view", &["revenue_growth_1y", "operating_margin", "float_to_earnings"], Balance),
    row(View, One, "first-view", &["revenue_growth_1y", "operating_margin"], Balance),
    row(View, One, "first-view-net", &["revenue_growth_1y", "net_margin"], Balance),
    row(View, One, "first-view-price", &["return_1y", "max_drawdown_36m"], Balance),
    row(View, Market, "first-view-market", &["ev_sp_real_return_10y", "ev_cape", "ev_cape_median"], Balance),
];

/// The kind of subject, and the topic that has its figures.
pub fn shape<'f>(brief: &MasterBrief, figures: &'f Figures<'_>) -> Option<(Shape, &'f Topic)> {
    let subjects: Vec<&Topic> = figures.subjects().collect();
    let market = || figures.topics.iter().find(|topic| topic.key == US_MARKET);
    match subjects.as_slice() {
        _ if matches!(figures.question, CashOrBonds | RatesDown | RatesUp | StocksOrBonds) => Some((Market, market()?)),
        // Past returns of stocks do not answer a question about the economy.
        _ if is_on_economy_alone(brief, figures.question) => None,
        [topic] if topic.key == MIX => Some((Mix, *topic)),
        _ if brief.subject.kind == "portfolio" && figures.get("ev_pf_largest_weight").is_some() => {
            Some((Holdings, figures.topics.first()?))
        }
        [topic] if topic.key == US_MARKET => Some((Market, *topic)),
        [topic] => Some((One, *topic)),
        _ => None,
    }
}

/// Whether a question about the economy does not name stocks: "Is consumer debt a risk?"
fn is_on_economy_alone(brief: &MasterBrief, question: Question) -> bool {
    let asks_in_general = matches!(question, Risk | Value) && !Question::speaks_of_stocks(brief);
    brief.subject.kind == "macro" && (question == View || asks_in_general)
}

/// The rows of a question: its own, then, for a mix or holdings, those of a portfolio as a whole.
pub fn rows(question: Question, shape: Shape) -> impl Iterator<Item = &'static Row> {
    let more = match shape {
        Mix | Holdings if question != Concentration => Some(Portfolio),
        _ => None,
    };
    let own = move |row: &&Row| row.shape == shape && row.question == question;
    let other = move |row: &&Row| row.shape == shape && Some(row.question) == more;
    ROWS.iter().filter(own).chain(ROWS.iter().filter(other))
}

/// Whether a figure is one that a question asks for.
pub fn asks_for(question: Question, id: &str) -> bool {
    let names =
        |need: &&'static str| id == *need || id.ends_with(&format!("_{need}")) || id.contains(&format!("_{need}_"));
    ROWS.iter()
        .filter(|row| row.question == question)
        .any(|row| row.needs.iter().any(names))
}

impl Row {
    /// The verdict for somebody who tolerates this fall, in per cent. The risk-averse are warned of stocks at a lower
    /// frequency of losses.
    pub fn verdict_for(&self, bearable_fall: f64) -> Verdict {
        match self.verdict {
            Level(at, ..)
                if bearable_fall <= RISK_AVERSE_FALL && matches!(self.question, StocksOrBonds | SaveOrInvest) =>
            {
                Level(at, 5.0, 15.0)
            }
            verdict => verdict,
        }
    }

    /// Whether it has all the figures that its message can quote.
    pub fn is_full(&self) -> bool {
        let same = ROWS.iter().filter(|row| row.message == self.message);
        same.map(|row| row.needs.len()).max() == Some(self.needs.len())
    }
}

impl Verdict {
    /// The verdict as the messages name it.
    pub fn of(self, figures: &[&Evidence], balance: &str) -> String {
        let size = |at: usize| figures.get(at).map_or(0.0, |figure| number(figure).abs());
        let sum = |at: usize| figures.get(at).map_or(0.0, |figure| amount(figure).abs());
        let level = |value: f64, low: f64, high: f64| match value {
            value if value < low => "low",
            value if value > high => "high",
            _ => "middle",
        };
        match self {
            Level(at, low, high) => level(size(at), low, high).to_owned(),
            Ratio(..) if figures.get(1).is_some_and(|figure| number(figure) <= 0.0) => "negative".to_owned(),
            // Millions beside billions: amounts are compared in single units.
            Ratio(low, high) => level(sum(0) / sum(1).max(f64::MIN_POSITIVE), low, high).to_owned(),
            Balance => balance.to_owned(),
            Tells => String::new(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A row as `docs/analyst.md` lists it.
    fn listed(row: &Row) -> String {
        let figures: Vec<String> = row.needs.iter().map(|need| format!("`{need}`")).collect();
        let verdict = match row.verdict {
            Level(at, low, high) => format!("`{}` below {low} or above {high}", row.needs[at]),
            Ratio(low, high) => format!("first over second below {low} or above {high}"),
            Balance => "the balance".to_owned(),
            Tells => "-".to_owned(),
        };
        format!(
            "| {:?} | {:?} | {} | {verdict} |",
            row.question,
            row.shape,
            figures.join(", ")
        )
    }

    #[test]
    fn the_page_lists_every_row() {
        let page = include_str!("../../../docs/analyst.md");
        for row in ROWS {
            assert!(page.contains(&listed(row)), "docs/analyst.md lacks: {}", listed(row));
        }
    }

    #[test]
    fn verdicts_follow_their_bounds() {
        let figure = |value: &str| Evidence {
            value: value.parse().unwrap(),
            ..Evidence::default()
        };
        let (one, two) = (figure("-45.0"), figure("90"));
        for (verdict, expected) in [
            (Level(0, 20.0, 40.0), "high"),
            (Level(0, 20.0, 50.0), "middle"),
            (Level(1, 91.0, 95.0), "low"),
            (Ratio(0.6, 1.0), "low"),
            (Ratio(0.5, 1.0), "middle"),
            (Balance, "mixed"),
        ] {
            assert_eq!(verdict.of(&[&one, &two], "mixed"), expected, "{verdict:?}");
        }
        // 974 million are less than 96.7 billion.
        let of_unit = |value: &str, unit: &str| Evidence {
            unit: unit.to_owned(),
            ..figure(value)
        };
        let (paid, cash) = (of_unit("974.0", "million USD"), of_unit("96.7", "billion USD"));
        assert_eq!(Ratio(0.6, 1.0).of(&[&paid, &cash], "mixed"), "low");
    }
}
