//! The rules by which each seat reads the figures, with their bounds. `docs/analyst.md` lists the same rules for
//! readers; a test compares the two. The text of a rule is in the messages `claim-ID` and `wrong-ID`.

use super::judge::Judge::{self, Above, Band, Bearable, Beats, Below, Tells};

/// What a rule is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Scope {
    /// One topic after the other: `return_1y` is `ev_AAPL_return_1y` of Apple.
    Topic,
    /// The US market and its surroundings: figures by their own ids.
    Market,
    /// The economy itself, on a question about it: figures by their own ids.
    Economy,
    /// What the user holds, all together.
    Portfolio,
}

/// Rules on short-lived effects: they count for less the longer the horizon is.
const SHORT_LIVED: [&str; 8] = [
    "year",
    "momentum",
    "trend",
    "below-high",
    "volume",
    "inflation",
    "rate-change",
    "margin-change",
];
/// Rules on recent prices: old figures say nothing about today.
const RECENT_PRICES: [&str; 12] = [
    "year",
    "momentum",
    "trend",
    "below-high",
    "real-return",
    "fall",
    "fall-year",
    "swings",
    "swings-year",
    "beta",
    "portfolio-fall",
    "portfolio-swings",
];
/// Rules on effects that take years: they count for less on a short horizon.
const SLOW: [&str; 15] = [
    "own-history",
    "earnings-yield",
    "cash-yield",
    "against-market",
    "float",
    "implied-growth",
    "market-cape",
    "market-after",
    "market-excess",
    "market-earnings",
    "capital",
    "pricing-power",
    "growth-5y",
    "stocks-ahead",
    "stocks-bonds",
];

/// Little equity or capital, or buybacks that shrank it, make any return on it look high; so does a profit that the
/// business did not earn.
const THIN_EQUITY: &[(&str, Judge)] = &[
    ("equity_to_assets", Above(20.0, 20.0)),
    ("buybacks_5y_to_equity", Below(1.0, 1.0)),
    ("tax_credit", Below(10.0, 10.0)),
    ("net_above_operating", Below(2.0, 2.0)),
];
const THIN_CAPITAL: &[(&str, Judge)] = &[
    ("capital_to_assets", Above(20.0, 20.0)),
    ("buybacks_5y_to_equity", Below(1.0, 1.0)),
];
/// A tax credit, interest or a one-off makes net income look high.
const UNEARNED_PROFIT: &[(&str, Judge)] = &[
    ("tax_credit", Below(10.0, 10.0)),
    ("net_above_operating", Below(2.0, 2.0)),
];
/// Sales that grow while the profit per share shrinks are no growth for shareholders.
const SHRINKING_EPS: &[(&str, Judge)] = &[("eps_growth_5y", Above(0.0, 0.0))];
/// Low investment is no strength where little free cash is left to invest.
const LITTLE_FREE_CASH: &[(&str, Judge)] = &[("fcf_margin", Above(8.0, 8.0))];
/// A low price is not cheap while earnings are falling.
const FALLING_EARNINGS: &[(&str, Judge)] = &[("eps_growth_1y", Above(-5.0, -5.0))];

impl Rule {
    /// Figures that cast doubt on a supporting reading: where one is judged against, the reading becomes neutral.
    pub fn doubts(&self) -> &'static [(&'static str, Judge)] {
        match self.id {
            "equity" => THIN_EQUITY,
            "capital" => THIN_CAPITAL,
            "eps" => UNEARNED_PROFIT,
            "growth-5y" => SHRINKING_EPS,
            "investment" => LITTLE_FREE_CASH,
            "own-history" | "earnings-yield" => FALLING_EARNINGS,
            _ => &[],
        }
    }

    /// Whether subjects can be ranked by it. The public float leaves out insiders, so it depends on who owns a company.
    pub fn ranks(&self) -> bool {
        !["float", "implied-growth"].contains(&self.id)
    }

    /// Whether it reads recent prices, so that figures of years ago are no reason for anything.
    pub fn reads_recent_prices(&self) -> bool {
        RECENT_PRICES.contains(&self.id)
    }

    /// A better measure of the same thing: where it exists, the rule is skipped.
    pub fn superseded_by(&self) -> Option<&'static str> {
        match self.id {
            "equity" => Some("roic"),
            "float" => Some("pe"),
            "other-income" => Some("tax_credit"),
            "fall-year" => Some("max_drawdown_36m"),
            "swings-year" => Some("vol_36m"),
            _ => None,
        }
    }

    /// The belief in it on fresh figures, from 0 to 1, for a horizon of so many years.
    pub fn belief_over(&self, years: f64) -> f64 {
        let counts = match self.id {
            id if SHORT_LIVED.contains(&id) && years >= 7.0 => 0.5,
            id if SHORT_LIVED.contains(&id) && years >= 3.0 => 0.75,
            id if SLOW.contains(&id) && years <= 1.0 => 0.5,
            id if SLOW.contains(&id) && years < 3.0 => 0.75,
            _ => 1.0,
        };
        self.belief * counts
    }
}

/// One rule.
#[derive(Debug, Clone, Copy)]
pub struct Rule {
    /// The `ID` of its messages.
    pub id: &'static str,
    /// The seat that applies it.
    pub seat: &'static str,
    /// What it is about.
    pub scope: Scope,
    /// The measures that it requires; the first is judged.
    pub needs: &'static [&'static str],
    /// Measures that it also quotes where they exist.
    pub also: &'static [&'static str],
    /// When it speaks for the subject and when against it.
    pub judge: Judge,
    /// The belief in it on fresh figures, from 0 to 1.
    pub belief: f64,
}

const fn rule(
    seat: &'static str,
    id: &'static str,
    scope: Scope,
    needs: &'static [&'static str],
    also: &'static [&'static str],
    judge: Judge,
    belief: f64,
) -> Rule {
    Rule {
        id,
        seat,
        scope,
        needs,
        also,
        judge,
        belief,
    }
}

/// Every rule, seat by seat.
#[rustfmt::skip]
pub const RULES: &[Rule] = &[
    rule("market", "year", Scope::Topic, &["return_1y"], &["return_5y"], Above(2.0, -2.0), 0.50),
    rule("market", "momentum", Scope::Topic, &["momentum_12_1"], &[], Above(5.0, -5.0), 0.45),
    rule("market", "trend", Scope::Topic, &["trend"], &[], Above(1.0, -1.0), 0.45),
    rule("market", "below-high", Scope::Topic, &["drawdown_now"], &[], Above(-10.0, -30.0), 0.40),
    rule("market", "real-return", Scope::Topic, &["real_return_5y"], &[], Above(3.0, 0.0), 0.45),
    rule("market", "dollar", Scope::Economy, &["ev_dollar_12m", "ev_dollar_percentile"], &[], Tells, 0.40),
    rule("market", "volume", Scope::Topic, &["volume_ratio"], &[], Tells, 0.40),

    rule("risk", "fall", Scope::Topic, &["max_drawdown_36m"], &[], Bearable, 0.55),
    rule("risk", "fall-year", Scope::Topic, &["max_drawdown_1y"], &[], Bearable, 0.45),
    rule("risk", "loss-frequency", Scope::Topic, &["freq_neg"], &[], Below(20.0, 35.0), 0.60),
    rule("risk", "swings", Scope::Topic, &["vol_36m"], &[], Below(15.0, 30.0), 0.50),
    rule("risk", "swings-year", Scope::Topic, &["vol_12m"], &[], Tells, 0.45),
    rule("risk", "best-days", Scope::Topic, &["return_all_less_best_10", "return_all"], &[], Above(5.0, 0.0), 0.40),
    rule("risk", "beta", Scope::Topic, &["beta_36m"], &["correlation_36m"], Below(0.9, 1.3), 0.45),
    rule("risk", "interest", Scope::Topic, &["interest_coverage"], &[], Above(8.0, 3.0), 0.45),
    rule("risk", "debt", Scope::Topic, &["debt_to_equity"], &[], Below(0.5, 2.0), 0.40),
    rule("risk", "worst", Scope::Topic, &["max_drawdown_all"], &[], Tells, 0.70),
    rule("risk", "sahm", Scope::Economy, &["ev_sahm"], &[], Tells, 0.55),
    rule("risk", "inversion-record", Scope::Economy,
        &["ev_jobs_after_inversion", "ev_jobs_after_any"], &[], Tells, 0.50),
    rule("risk", "portfolio-fall", Scope::Portfolio, &["ev_pf_max_drawdown_36m"], &[], Bearable, 0.55),
    rule("risk", "portfolio-swings", Scope::Portfolio, &["ev_pf_vol_36m"], &[], Below(12.0, 22.0), 0.50),

    rule("fundamentals", "growth", Scope::Topic, &["revenue_growth_1y"], &["revenue_growth_2y"], Above(5.0, 0.0), 0.55),
    rule("fundamentals", "eps", Scope::Topic, &["eps_growth_1y"], &["eps_diluted"], Above(5.0, -5.0), 0.55),
    rule("fundamentals", "tax-credit", Scope::Topic, &["tax_credit"], &["net_above_operating"], Below(0.0, 10.0), 0.45),
    rule("fundamentals", "other-income", Scope::Topic, &["net_above_operating"], &[], Below(0.0, 2.0), 0.40),
    rule("fundamentals", "growth-5y", Scope::Topic, &["revenue_growth_5y"], &["eps_growth_5y"], Above(5.0, 0.0), 0.50),
    rule("fundamentals", "margin", Scope::Topic, &["operating_margin"], &["net_margin"], Above(15.0, 5.0), 0.55),
    rule("fundamentals", "margin-change", Scope::Topic, &["operating_margin_change_1y"], &[], Above(0.5, -1.0), 0.45),
    rule("fundamentals", "capital", Scope::Topic, &["roic"], &["roe"], Above(12.0, 6.0), 0.55),
    rule("fundamentals", "equity", Scope::Topic, &["roe"], &["roa"], Above(12.0, 5.0), 0.45),
    rule("fundamentals", "cash", Scope::Topic, &["cash_conversion"], &[], Above(0.9, 0.6), 0.50),
    rule("fundamentals", "free-cash", Scope::Topic, &["fcf_margin"], &["free_cash_flow"], Above(8.0, 0.0), 0.50),
    rule("fundamentals", "net-debt", Scope::Topic, &["net_debt_to_operating_income"], &[], Below(1.0, 3.5), 0.45),
    rule("fundamentals", "shares", Scope::Topic, &["shares_change_1y"], &[], Below(-1.0, 3.0), 0.40),
    rule("fundamentals", "market-earnings", Scope::Market,
        &["ev_sp_real_earnings_growth_10y"], &[], Above(2.0, 0.0), 0.55),
    rule("fundamentals", "market-payout", Scope::Market, &["ev_sp_payout"], &[], Below(60.0, 80.0), 0.50),
    rule("fundamentals", "market-dividend", Scope::Market,
        &["ev_sp_dividend_yield", "ev_sp_long_rate"], &[], Beats(0.0, 3.0), 0.40),

    rule("valuation", "own-history", Scope::Topic, &["pe_percentile", "pe", "pe_median"], &[], Below(30.0, 80.0), 0.55),
    rule("valuation", "earnings-yield", Scope::Topic,
        &["earnings_yield", "ev_long_rate"], &["pe"], Beats(1.0, 1.0), 0.50),
    rule("valuation", "cash-yield", Scope::Topic, &["fcf_yield"], &[], Above(5.0, 2.0), 0.45),
    rule("valuation", "against-market", Scope::Topic, &["pe_to_market"], &[], Tells, 0.40),
    // The public float leaves out insiders, so this is a lower limit: it can show a high price, but never a low one.
    rule("valuation", "float", Scope::Topic, &["float_to_earnings"], &["public_float"], Below(0.0, 30.0), 0.35),
    rule("valuation", "implied-growth", Scope::Topic, &["implied_growth"], &["eps_growth_5y"], Below(-20.0, 4.0), 0.40),
    rule("valuation", "market-cape", Scope::Market,
        &["ev_cape_percentile", "ev_cape", "ev_cape_median"], &[], Below(30.0, 80.0), 0.60),
    rule("valuation", "market-after", Scope::Market,
        &["ev_after_cape_median_10y", "ev_sp_real_return_all"], &[], Beats(0.0, 1.0), 0.50),
    rule("valuation", "market-excess", Scope::Market, &["ev_excess_cape_yield"], &[], Above(3.0, 1.5), 0.50),

    rule("valuation", "bill-real", Scope::Economy, &["ev_bill_rate", "ev_real_bill_rate"], &[], Tells, 0.50),

    rule("industry", "pricing-power", Scope::Topic, &["gross_margin"], &[], Above(40.0, 20.0), 0.40),
    rule("industry", "investment", Scope::Topic, &["capex_to_revenue"], &[], Below(5.0, 15.0), 0.35),
    rule("industry", "research", Scope::Topic, &["rd_to_revenue"], &[], Tells, 0.40),

    rule("macro", "inflation", Scope::Market, &["ev_infl_12m", "ev_infl_10y"], &[], Band((1.0, 3.0), (0.0, 4.0)), 0.50),
    rule("macro", "real-rate", Scope::Market, &["ev_real_long_rate"], &[], Below(1.0, 2.5), 0.45),
    rule("macro", "rate-change", Scope::Market,
        &["ev_long_rate_change_12m", "ev_long_rate", "ev_long_rate_median"], &[], Below(-0.5, 0.5), 0.45),
    rule("macro", "curve", Scope::Market, &["ev_curve_10y_3m"], &["ev_curve_share_inverted"], Above(0.5, 0.0), 0.35),
    rule("macro", "credit", Scope::Market,
        &["ev_credit_spread_percentile", "ev_credit_spread"], &[], Below(50.0, 85.0), 0.30),
    rule("macro", "jobs", Scope::Market, &["ev_unemployment", "ev_unemployment_median"], &[], Tells, 0.30),

    rule("macro", "payrolls", Scope::Economy, &["ev_payrolls_12m"], &[], Tells, 0.45),
    rule("macro", "output", Scope::Economy, &["ev_gdp_1y"], &[], Tells, 0.45),
    rule("macro", "money", Scope::Economy, &["ev_m2_12m", "ev_m2_real_12m"], &["ev_loans_12m"], Tells, 0.35),
    rule("macro", "housing", Scope::Economy, &["ev_starts_12m", "ev_permits_12m"], &["ev_shelter_12m"], Tells, 0.35),

    rule("allocation", "purchasing-power", Scope::Economy, &["ev_purchasing_power_10y"], &[], Tells, 0.50),
    rule("allocation", "hedge", Scope::Topic, &["gain_whole", "infl_whole"], &[], Beats(0.0, 0.0), 0.35),
    rule("allocation", "level", Scope::Topic, &["level_percentile", "level_median"], &[], Tells, 0.45),
    rule("allocation", "stocks-bonds", Scope::Market,
        &["ev_sp_real_return_10y", "ev_bond_real_return_10y"], &[], Above(2.0, 0.0), 0.50),
    rule("allocation", "stocks-ahead", Scope::Market, &["ev_freq_stocks_beat_bonds_10y"], &[], Above(60.0, 40.0), 0.55),
    rule("allocation", "worst-decade", Scope::Market, &["ev_sp_real_return_10y_worst"], &[], Above(0.0, -1.0), 0.55),
    rule("allocation", "concentration", Scope::Portfolio,
        &["ev_pf_largest_weight"], &["ev_pf_hhi"], Below(25.0, 40.0), 0.60),
    rule("allocation", "together", Scope::Portfolio, &["ev_pf_mean_correlation"], &[], Below(0.4, 0.7), 0.50),
    rule("allocation", "portfolio-return", Scope::Portfolio,
        &["ev_pf_return_3y"], &["ev_pf_return_1y"], Above(4.0, 0.0), 0.40),
];

#[cfg(test)]
mod tests {
    use languages::language::Language;

    use super::super::measures::MEASURES;
    use super::super::words::Words;
    use super::{Judge, RULES, Rule};

    fn row(rule: &Rule) -> String {
        let figures: Vec<String> = rule.needs.iter().map(|figure| format!("`{figure}`")).collect();
        let (supports, opposes) = match rule.judge {
            Judge::Above(supports, opposes) => (format!("above {supports}"), format!("below {opposes}")),
            Judge::Below(supports, opposes) => (format!("below {supports}"), format!("above {opposes}")),
            Judge::Band(inner, outer) => (
                format!("{} to {}", inner.0, inner.1),
                format!("outside {} to {}", outer.0, outer.1),
            ),
            Judge::Beats(by, behind) => (format!("{by} above the second figure"), format!("{behind} below it")),
            Judge::Bearable => ("can be borne".to_owned(), "cannot be borne".to_owned()),
            Judge::Tells => ("-".to_owned(), "-".to_owned()),
        };
        format!(
            "| {} | `{}` | {} | {supports} | {opposes} | {} |",
            rule.seat,
            rule.id,
            figures.join(", "),
            rule.belief
        )
    }

    #[test]
    fn every_rule_and_every_measure_has_its_words() {
        let words = Words::of(Language::En);
        let mut keys: Vec<String> = RULES
            .iter()
            .flat_map(|rule| [format!("claim-{}", rule.id), format!("wrong-{}", rule.id)])
            .collect();
        keys.extend(
            MEASURES
                .iter()
                .map(|name| format!("measure-{}", name.replace('_', "-"))),
        );
        for key in keys {
            assert_ne!(words.text(&key), key, "no message {key}");
        }
    }

    #[test]
    fn the_documentation_has_every_rule_and_no_other() {
        let page = include_str!("../../../docs/analyst.md");
        for rule in RULES {
            assert!(page.contains(&row(rule)), "docs/analyst.md lacks: {}", row(rule));
        }
        let rows = page
            .lines()
            .skip_while(|line| !line.starts_with("| Seat"))
            .skip(2)
            .take_while(|line| line.starts_with('|'));
        assert_eq!(rows.count(), RULES.len());
    }
}
