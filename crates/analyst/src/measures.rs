//! What figures are called.

use super::words::Words;

/// Every measure that has a name of its own: the message `measure-NAME`. An id ends with its measure, and a longer name
/// wins over a shorter one.
#[rustfmt::skip]
pub const MEASURES: &[&str] = &[
    "price", "age", "return_1m", "return_3m", "return_6m", "return_1y", "return_3y", "return_5y", "return_10y",
    "return_all", "momentum_12_1", "trend", "vol_1y", "vol_36m", "max_drawdown_1y", "max_drawdown_36m",
    "max_drawdown_all", "drawdown_now", "worst_month", "best_month", "return_all_less_best_10", "return_first_half",
    "return_second_half", "volume_ratio", "turnover_20d", "freq_pos", "freq_neg", "freq_good", "freq_good_bound",
    "freq_periods", "window_count_1y", "beta_36m", "correlation_36m", "return_gap_1y", "real_return_5y", "revenue",
    "revenue_growth_1y", "revenue_growth_2y", "gross_margin", "operating_margin", "operating_margin_change_1y",
    "net_margin", "net_income", "roe", "roa", "roic", "debt_to_equity", "net_debt_to_operating_income",
    "current_ratio", "interest_coverage", "cash_conversion", "free_cash_flow", "fcf_margin", "capex_to_revenue",
    "rd_to_revenue", "eps_diluted", "eps_growth_1y", "book_value_per_share", "fcf_per_share", "shares_change_1y",
    "payout", "accounts_age", "pe", "ps", "pb", "fcf_yield", "earnings_yield", "pe_percentile", "pe_median",
    "pe_to_market", "float_to_earnings", "infl_12m", "infl_10y", "infl_percentile", "long_rate",
    "long_rate_change_12m", "long_rate_median", "real_long_rate", "cape", "cape_median", "cape_percentile",
    "after_cape_median_10y", "excess_cape_yield", "dividend_yield", "sp_payout", "real_earnings_growth_10y",
    "real_return_1y", "real_return_10y", "real_return_20y", "real_return_all", "real_return_10y_worst",
    "bond_real_return_10y", "freq_stocks_beat_bonds_10y", "freq_stocks_beat_bonds", "curve_10y_3m", "curve_10y_2y",
    "curve_share_inverted", "curve_age", "unemployment", "unemployment_median", "credit_spread",
    "credit_spread_percentile", "pf_value", "pf_weight", "pf_largest_weight", "pf_hhi", "pf_vol_36m",
    "pf_max_drawdown_36m", "pf_return_1y", "pf_return_3y", "pf_mean_correlation", "pf_priced_share", "vol_12m",
    "gain_whole", "infl_whole", "correlation_12m", "level_median", "level_percentile", "core_infl_12m", "shelter_12m",
    "payrolls_12m", "m2_12m", "m2_real_12m", "starts_12m", "permits_12m", "loans_12m", "gdp_1y", "bill_rate",
    "real_bill_rate", "purchasing_power_10y", "sahm", "jobs_after_inversion", "jobs_after_any", "dollar_12m",
    "dollar_percentile", "sp_long_rate", "revenue_growth_5y", "eps_growth_5y", "cash", "debt", "dividends",
    "buybacks", "dividends_per_share", "shares_diluted", "public_float", "income_12m", "horizon", "equity_to_assets",
    "capital_to_assets", "buybacks_5y_to_equity", "tax_credit", "net_above_operating", "implied_growth",
    "pf_effective_positions", "pf_risk_share", "pf_halved_drawdown_36m", "real_max_drawdown_all", "crash_fall",
    "bond_loss_1pt", "bond_loss", "rate_rise", "stock_fall", "mix_stock_fall", "withdraw_rate", "withdraw_lasted",
    "withdraw_always", "withdraw_median", "plan_median", "plan_low", "plan_loss", "lump_ahead", "lump_lead",
    "wait_fall", "wait_reached", "plan_paid", "plan_median_sum", "plan_low_sum", "plan_monthly_median",
    "plan_monthly_low", "withdraw_always_sum", "withdraw_median_sum", "withdraw_capital_always",
    "withdraw_always_month", "withdraw_median_month", "withdraw_years_worst", "withdraw_years_typical",
    "withdraw_capital_median", "repay_rate", "repay_beaten", "rate_fall", "bond_gain", "infl_supposed",
    "infl_erosion", "recovery", "mix_median", "other_mix_median", "other_mix_loss", "other_mix_fall", "grown_start",
    "grown_median_sum", "grown_low_sum", "grown_median", "grown_low", "grown_loss", "return_nominal", "return_real",
    "past_start", "past_sum", "past_real_sum", "past_worst", "past_best", "rate_supposed", "rate_grown_sum",
    "rate_saved_sum", "rate_monthly_sum", "rate_doubling", "oil_price", "oil_12m", "grown_needed_median",
    "grown_needed_low", "rate_needed_sum", "past_change", "needed_return", "needed_start", "needed_goal",
    "needed_reached", "infl_change_12m", "withdraw_lasted_10y", "withdraw_lasted_20y", "past_infl",
    "past_long_rate", "past_policy_rate", "past_unemployment", "past_gdp", "policy_rate",
    "looked_price", "looked_change", "looked_ratio",
    "economy_value", "economy_before", "economy_change", "economy_change_1m", "economy_mean", "economy_high",
    "economy_low", "economy_end", "economy_start", "economy_yearly", "economy_then", "economy_sum", "economy_sum_now",
    "economy_sum_then", "economy_rate", "economy_inflation", "economy_real",
    "assets", "capex", "dividend_payout", "eps_basic", "equity", "goodwill", "gross_profit", "interest_expense",
    "inventory", "net_debt", "operating_cash_flow", "operating_income", "paid_out", "research", "sales_per_share",
    "shares_outstanding", "tax_rate", "lookup_change", "lookup_rate", "lookup_total", "lookup_cut", "lookup_raised",
    "lookup_streak",
    "season", "fee", "fee_taken", "fee_years", "bear_count", "bear_every", "bear_length", "bear_recovery_length",
    "years_count", "years_median", "years_lost", "years_up", "losing_runs", "losing_longest", "when_count",
    "when_median", "when_lost", "chance", "chance_gain", "chance_real", "dividend_income",
    "weight_loss", "part_weight", "part_fall", "whole_fall", "supposed_sum", "supposed_lost", "supposed_left",
];

/// The measure of a figure, by its id.
pub fn of(id: &str) -> Option<&'static str> {
    // `ev_freq_pos_10y`: the window is not part of the measure; `ev_pf_weight_AAPL`: nor is whose weight it is.
    let of_one = |name: &str| name.starts_with("freq") || name == "pf_weight" || name == "pf_risk_share";
    let inner = |name: &str| of_one(name) && id.contains(&format!("_{name}_"));
    // `ev_mix_fall_2008`: the fall of a crash by its year.
    let crash = id
        .rsplit_once("_fall_")
        .is_some_and(|(_, year)| year.bytes().all(|digit| digit.is_ascii_digit()));
    if crash {
        return Some("crash_fall");
    }
    if id.contains("_recovery_") {
        return Some("recovery");
    }
    let names = MEASURES.iter().filter(|name| {
        let ends = id.strip_suffix(**name).is_some_and(|rest| rest.ends_with('_'));
        ends || inner(name)
    });
    names.max_by_key(|name| name.len()).copied()
}

/// The name of a figure for people; the id itself where it has none.
pub fn name(id: &str, words: Words) -> String {
    match of(id) {
        Some(measure) => words.text(&format!("measure-{}", measure.replace('_', "-"))),
        None => id.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::of;

    #[test]
    fn the_longest_name_at_the_end_of_an_id_counts() {
        for (id, measure) in [
            ("ev_AAPL_return_1y", Some("return_1y")),
            ("ev_AAPL_real_return_5y", Some("real_return_5y")),
            ("ev_cape", Some("cape")),
            ("ev_freq_pos_10y", Some("freq_pos")),
            ("ev_AAPL_freq_neg_1y", Some("freq_neg")),
            ("ev_pf_weight_AAPL", Some("pf_weight")),
            ("ev_sp_age", Some("age")),
            ("ev_sp_payout", Some("sp_payout")),
            ("ev_AAPL_accounts_age", Some("accounts_age")),
            ("ev_pf_risk_share_AAPL", Some("pf_risk_share")),
            ("ev_mix_fall_2008", Some("crash_fall")),
            ("ev_sp_real_max_drawdown_all", Some("real_max_drawdown_all")),
            ("ev_K_something", None),
        ] {
            assert_eq!(of(id), measure, "{id}");
        }
    }
}
