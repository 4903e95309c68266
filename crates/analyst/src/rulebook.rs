//! What each seat reads out of the figures, and by which bounds. `docs/analyst.md` lists the same rules for readers; a
//! test holds the two together. The words of a rule are the messages `claim-ID` and `wrong-ID`.

use super::judge::Judge::{self, Above, Band, Bearable, Beats, Below, Tells};

/// What a rule is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum On {
    /// One topic after the other: `return_1y` is `ev_AAPL_return_1y` of Apple.
    Topic,
    /// The US market and its surroundings: figures by their own ids.
    Market,
    /// The economy itself, on a question about it: figures by their own ids.
    Economy,
    /// What the user holds, all together.
    Portfolio,
}

/// Rules on what is passing: they count for less the longer the horizon is.
const PASSING: [&str; 8] = [
    "year",
    "momentum",
    "trend",
    "below-high",
    "volume",
    "inflation",
    "rate-change",
    "margin-change",
];
/// Rules on what prices did in the years before the figure: old ones say nothing about today.
const OF_ITS_DAY: [&str; 12] = [
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
/// Rules on what takes years to show: they count for less on a short horizon.
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

/// Equity and capital that are small or were shrunk by buybacks make any return on them look high, and so does a profit
/// that the business did not earn.
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
const NOT_EARNED: &[(&str, Judge)] = &[
    ("tax_credit", Below(10.0, 10.0)),
    ("net_above_operating", Below(2.0, 2.0)),
];
/// Sales that grow while the profit of each share shrinks are no growth for its owner.
const UNSHARED: &[(&str, Judge)] = &[("eps_growth_5y", Above(0.0, 0.0))];
/// Who invests little because little cash is left has no strength in it.
const STARVED: &[(&str, Judge)] = &[("fcf_margin", Above(8.0, 8.0))];
/// A low price for earnings that are falling is not cheap yet.
const FALLING: &[(&str, Judge)] = &[("eps_growth_1y", Above(-5.0, -5.0))];

impl Rule {
    /// Figures for which the rule's strength is none: where one is judged against, what speaks for the subject speaks
    /// neither way.
    pub fn doubts(&self) -> &'static [(&'static str, Judge)] {
        match self.id {
            "equity" => THIN_EQUITY,
            "capital" => THIN_CAPITAL,
            "eps" => NOT_EARNED,
            "growth-5y" => UNSHARED,
            "investment" => STARVED,
            "own-history" | "earnings-yield" => FALLING,
            _ => &[],
        }
    }

    /// Whether two subjects can be ranked by it. A float without what insiders own differs by who owns a company.
    pub fn ranks(&self) -> bool {
        !["float", "implied-growth"].contains(&self.id)
    }

    /// Whether it speaks of what prices did lately. After years that is no reason for anything.
    pub fn is_of_its_day(&self) -> bool {
        OF_ITS_DAY.contains(&self.id)
    }

    /// A measure that says the same better: where it is known, the rule is silent.
    pub fn gives_way_to(&self) -> Option<&'static str> {
        match self.id {
            "equity" => Some("roic"),
            "float" => Some("pe"),
            "other-income" => Some("tax_credit"),
            "fall-year" => Some("max_drawdown_36m"),
            "swings-year" => Some("vol_36m"),
            _ => None,
        }
    }

    /// How much it is believed on fresh figures for a horizon of so many years.
    pub fn belief_over(&self, years: f64) -> f64 {
        let counts = match self.id {
            id if PASSING.contains(&id) && years >= 7.0 => 0.5,
            id if PASSING.contains(&id) && years >= 3.0 => 0.75,
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
    /// Its name, and that of its messages.
    pub id: &'static str,
    /// Whose rule it is.
    pub seat: &'static str,
    /// What it is about.
    pub on: On,
    /// The figures without which it has nothing to say; the first is judged.
    pub needs: &'static [&'static str],
    /// Figures that it also quotes where they exist.
    pub also: &'static [&'static str],
    /// When it speaks for the subject and when against it.
    pub judge: Judge,
    /// How much it is believed on fresh figures, from 0 to 1.
    pub belief: f64,
}

const fn rule(
    seat: &'static str,
    id: &'static str,
    on: On,
    needs: &'static [&'static str],
    also: &'static [&'static str],
    judge: Judge,
    belief: f64,
) -> Rule {
    Rule {
        id,
        seat,
        on,
        needs,
        also,
        judge,
        belief,
    }
}

/// Every rule, seat by seat.
#[rustfmt::skip]
pub const RULES: &[Rule] = &[
    rule("market", "year", On::Topic, &["return_1y"], &["return_5y"], Above(2.0, -2.0), 0.50),
    rule("market", "momentum", On::Topic, &["momentum_12_1"], &[], Above(5.0, -5.0), 0.45),
    rule("market", "trend", On::Topic, &["trend"], &[], Above(1.0, -1.0), 0.45),
    rule("market", "below-high", On::Topic, &["drawdown_now"], &[], Above(-10.0, -30.0), 0.40),
    rule("market", "real-return", On::Topic, &["real_return_5y"], &[], Above(3.0, 0.0), 0.45),
    rule("market", "dollar", On::Economy, &["ev_dollar_12m", "ev_dollar_percentile"], &[], Tells, 0.40),
    rule("market", "volume", On::Topic, &["volume_ratio"], &[], Tells, 0.40),

    rule("risk", "fall", On::Topic, &["max_drawdown_36m"], &[], Bearable, 0.55),
    rule("risk", "fall-year", On::Topic, &["max_drawdown_1y"], &[], Bearable, 0.45),
    rule("risk", "loss-frequency", On::Topic, &["freq_neg"], &[], Below(20.0, 35.0), 0.60),
    rule("risk", "swings", On::Topic, &["vol_36m"], &[], Below(15.0, 30.0), 0.50),
    rule("risk", "swings-year", On::Topic, &["vol_12m"], &[], Tells, 0.45),
    rule("risk", "best-days", On::Topic, &["return_all_less_best_10", "return_all"], &[], Above(5.0, 0.0), 0.40),
    rule("risk", "beta", On::Topic, &["beta_36m"], &["correlation_36m"], Below(0.9, 1.3), 0.45),
    rule("risk", "interest", On::Topic, &["interest_coverage"], &[], Above(8.0, 3.0), 0.45),
    rule("risk", "debt", On::Topic, &["debt_to_equity"], &[], Below(0.5, 2.0), 0.40),
    rule("risk", "worst", On::Topic, &["max_drawdown_all"], &[], Tells, 0.70),
    rule("risk", "sahm", On::Economy, &["ev_sahm"], &[], Tells, 0.55),
    rule("risk", "inversion-record", On::Economy, &["ev_jobs_after_inversion", "ev_jobs_after_any"], &[], Tells, 0.50),
    rule("risk", "portfolio-fall", On::Portfolio, &["ev_pf_max_drawdown_36m"], &[], Bearable, 0.55),
    rule("risk", "portfolio-swings", On::Portfolio, &["ev_pf_vol_36m"], &[], Below(12.0, 22.0), 0.50),

    rule("fundamentals", "growth", On::Topic, &["revenue_growth_1y"], &["revenue_growth_2y"], Above(5.0, 0.0), 0.55),
    rule("fundamentals", "eps", On::Topic, &["eps_growth_1y"], &["eps_diluted"], Above(5.0, -5.0), 0.55),
    rule("fundamentals", "tax-credit", On::Topic, &["tax_credit"], &["net_above_operating"], Below(0.0, 10.0), 0.45),
    rule("fundamentals", "other-income", On::Topic, &["net_above_operating"], &[], Below(0.0, 2.0), 0.40),
    rule("fundamentals", "growth-5y", On::Topic, &["revenue_growth_5y"], &["eps_growth_5y"], Above(5.0, 0.0), 0.50),
    rule("fundamentals", "margin", On::Topic, &["operating_margin"], &["net_margin"], Above(15.0, 5.0), 0.55),
    rule("fundamentals", "margin-change", On::Topic, &["operating_margin_change_1y"], &[], Above(0.5, -1.0), 0.45),
    rule("fundamentals", "capital", On::Topic, &["roic"], &["roe"], Above(12.0, 6.0), 0.55),
    rule("fundamentals", "equity", On::Topic, &["roe"], &["roa"], Above(12.0, 5.0), 0.45),
    rule("fundamentals", "cash", On::Topic, &["cash_conversion"], &[], Above(0.9, 0.6), 0.50),
    rule("fundamentals", "free-cash", On::Topic, &["fcf_margin"], &["free_cash_flow"], Above(8.0, 0.0), 0.50),
    rule("fundamentals", "net-debt", On::Topic, &["net_debt_to_operating_income"], &[], Below(1.0, 3.5), 0.45),
    rule("fundamentals", "shares", On::Topic, &["shares_change_1y"], &[], Below(-1.0, 3.0), 0.40),
    rule("fundamentals", "market-earnings", On::Market, &["ev_sp_real_earnings_growth_10y"], &[], Above(2.0, 0.0), 0.55),
    rule("fundamentals", "market-payout", On::Market, &["ev_sp_payout"], &[], Below(60.0, 80.0), 0.50),
    rule("fundamentals", "market-dividend", On::Market, &["ev_sp_dividend_yield", "ev_sp_long_rate"], &[], Beats(0.0, 3.0), 0.40),

    rule("valuation", "own-history", On::Topic, &["pe_percentile", "pe", "pe_median"], &[], Below(30.0, 80.0), 0.55),
    rule("valuation", "earnings-yield", On::Topic, &["earnings_yield", "ev_long_rate"], &["pe"], Beats(1.0, 1.0), 0.50),
    rule("valuation", "cash-yield", On::Topic, &["fcf_yield"], &[], Above(5.0, 2.0), 0.45),
    rule("valuation", "against-market", On::Topic, &["pe_to_market"], &[], Tells, 0.40),
    // What insiders own is not in the float, so it is a floor: it can be too high, and never low.
    rule("valuation", "float", On::Topic, &["float_to_earnings"], &["public_float"], Below(0.0, 30.0), 0.35),
    rule("valuation", "implied-growth", On::Topic, &["implied_growth"], &["eps_growth_5y"], Below(-20.0, 4.0), 0.40),
    rule("valuation", "market-cape", On::Market, &["ev_cape_percentile", "ev_cape", "ev_cape_median"], &[], Below(30.0, 80.0), 0.60),
    rule("valuation", "market-after", On::Market, &["ev_after_cape_median_10y", "ev_sp_real_return_all"], &[], Beats(0.0, 1.0), 0.50),
    rule("valuation", "market-excess", On::Market, &["ev_excess_cape_yield"], &[], Above(3.0, 1.5), 0.50),

    rule("valuation", "bill-real", On::Economy, &["ev_bill_rate", "ev_real_bill_rate"], &[], Tells, 0.50),

    rule("industry", "pricing-power", On::Topic, &["gross_margin"], &[], Above(40.0, 20.0), 0.40),
    rule("industry", "investment", On::Topic, &["capex_to_revenue"], &[], Below(5.0, 15.0), 0.35),
    rule("industry", "research", On::Topic, &["rd_to_revenue"], &[], Tells, 0.40),

    rule("macro", "inflation", On::Market, &["ev_infl_12m", "ev_infl_10y"], &[], Band((1.0, 3.0), (0.0, 4.0)), 0.50),
    rule("macro", "real-rate", On::Market, &["ev_real_long_rate"], &[], Below(1.0, 2.5), 0.45),
    rule("macro", "rate-change", On::Market, &["ev_long_rate_change_12m", "ev_long_rate", "ev_long_rate_median"], &[], Below(-0.5, 0.5), 0.45),
    rule("macro", "curve", On::Market, &["ev_curve_10y_3m"], &["ev_curve_share_inverted"], Above(0.5, 0.0), 0.35),
    rule("macro", "credit", On::Market, &["ev_credit_spread_percentile", "ev_credit_spread"], &[], Below(50.0, 85.0), 0.30),
    rule("macro", "jobs", On::Market, &["ev_unemployment", "ev_unemployment_median"], &[], Tells, 0.30),

    rule("macro", "payrolls", On::Economy, &["ev_payrolls_12m"], &[], Tells, 0.45),
    rule("macro", "output", On::Economy, &["ev_gdp_1y"], &[], Tells, 0.45),
    rule("macro", "money", On::Economy, &["ev_m2_12m", "ev_m2_real_12m"], &["ev_loans_12m"], Tells, 0.35),
    rule("macro", "housing", On::Economy, &["ev_starts_12m", "ev_permits_12m"], &["ev_shelter_12m"], Tells, 0.35),

    rule("allocation", "purchasing-power", On::Economy, &["ev_purchasing_power_10y"], &[], Tells, 0.50),
    rule("allocation", "hedge", On::Topic, &["gain_whole", "infl_whole"], &[], Beats(0.0, 0.0), 0.35),
    rule("allocation", "level", On::Topic, &["level_percentile", "level_median"], &[], Tells, 0.45),
    rule("allocation", "stocks-bonds", On::Market, &["ev_sp_real_return_10y", "ev_bond_real_return_10y"], &[], Above(2.0, 0.0), 0.50),
    rule("allocation", "stocks-ahead", On::Market, &["ev_freq_stocks_beat_bonds_10y"], &[], Above(60.0, 40.0), 0.55),
    rule("allocation", "worst-decade", On::Market, &["ev_sp_real_return_10y_worst"], &[], Above(0.0, -1.0), 0.55),
    rule("allocation", "concentration", On::Portfolio, &["ev_pf_largest_weight"], &["ev_pf_hhi"], Below(25.0, 40.0), 0.60),
    rule("allocation", "together", On::Portfolio, &["ev_pf_mean_correlation"], &[], Below(0.4, 0.7), 0.50),
    rule("allocation", "portfolio-return", On::Portfolio, &["ev_pf_return_3y"], &["ev_pf_return_1y"], Above(4.0, 0.0), 0.40),
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
