//! The rules for the US market as a whole: value, earnings, rates and bonds.

use pipeline::committee::Stance;

use super::figures::{number, quote};
use super::rules::{Drawn, Rule, above, below};

/// What is being paid, against history and against bonds.
pub fn valuation<'a>(rule: &Rule<'a, '_>) -> Vec<Drawn<'a>> {
    let figures = rule.figures;
    let mut drawn = Vec::new();
    if let (Some(cape), Some(median), Some(share)) = (
        figures.get("ev_cape"),
        figures.get("ev_cape_median"),
        figures.get("ev_cape_percentile"),
    ) {
        let text = format!(
            "The US stock market cost a multiple of {} of ten years of real earnings, against a median of {}; {} of all months since 1881 were cheaper.",
            quote(cape),
            quote(median),
            quote(share)
        );
        drawn.push(rule.draw(
            below(number(share), 30.0, 80.0),
            text,
            vec![cape, median, share],
            0.6,
            "Earnings grow into the price without a fall of the price.",
        ));
    }
    if let (Some(after), Some(average)) = (
        figures.get("ev_after_cape_median_10y"),
        figures.get("ev_sp_real_return_all"),
    ) {
        let text = format!(
            "Ten years that began at least as dear brought a median of {} after inflation, against {} over the whole series.",
            quote(after),
            quote(average)
        );
        let stance = above(number(after), number(average), number(average) - 1.0);
        drawn.push(rule.draw(
            stance,
            text,
            vec![after, average],
            0.5,
            "The few dear periods of the past, which overlap, were not like this one.",
        ));
    }
    if let Some(excess) = figures.get("ev_excess_cape_yield") {
        let text = format!(
            "Earnings at that price yielded {} more than government bonds after inflation.",
            quote(excess)
        );
        drawn.push(rule.draw(
            above(number(excess), 3.0, 1.5),
            text,
            vec![excess],
            0.5,
            "Real bond yields move so far that the difference changes its meaning.",
        ));
    }
    drawn
}

/// What the market earns and pays out.
pub fn fundamentals<'a>(rule: &Rule<'a, '_>) -> Vec<Drawn<'a>> {
    let figures = rule.figures;
    let mut drawn = Vec::new();
    if let Some(growth) = figures.get("ev_sp_real_earnings_growth_10y") {
        let text = format!(
            "Earnings of the US market grew by {} after inflation over ten years.",
            quote(growth)
        );
        drawn.push(rule.draw(
            above(number(growth), 2.0, 0.0),
            text,
            vec![growth],
            0.55,
            "Reported earnings are restated, or the next years fall back below the start.",
        ));
    }
    if let Some(payout) = figures.get("ev_sp_payout") {
        let text = format!("Companies paid out {} of their earnings as dividends.", quote(payout));
        drawn.push(rule.draw(
            below(number(payout), 60.0, 80.0),
            text,
            vec![payout],
            0.5,
            "Earnings fall while dividends stay, and the share rises.",
        ));
    }
    if let (Some(dividend), Some(rate)) = (figures.get("ev_sp_dividend_yield"), figures.get("ev_long_rate")) {
        let text = format!(
            "Dividends yielded {}, government bonds {}.",
            quote(dividend),
            quote(rate)
        );
        drawn.push(rule.draw(
            above(number(dividend), number(rate), number(rate) - 3.0),
            text,
            vec![dividend, rate],
            0.4,
            "Companies return more by other ways than dividends.",
        ));
    }
    drawn
}

/// Prices and interest rates.
pub fn surroundings<'a>(rule: &Rule<'a, '_>) -> Vec<Drawn<'a>> {
    let figures = rule.figures;
    let mut drawn = Vec::new();
    if let (Some(year), Some(decade)) = (figures.get("ev_infl_12m"), figures.get("ev_infl_10y")) {
        let value = number(year);
        let stance = if !(0.0..=4.0).contains(&value) {
            Stance::Opposes
        } else if (1.0..=3.0).contains(&value) {
            Stance::Supports
        } else {
            Stance::Neutral
        };
        let text = format!(
            "Consumer prices in the United States rose by {} in twelve months, by {} over ten years.",
            quote(year),
            quote(decade)
        );
        drawn.push(rule.draw(
            stance,
            text,
            vec![year, decade],
            0.5,
            "Newer inflation figures differ by more than a point.",
        ));
    }
    if let Some(real) = figures.get("ev_real_long_rate") {
        let text = format!("The ten-year rate less inflation was {}.", quote(real));
        drawn.push(rule.draw(
            below(number(real), 1.0, 2.5),
            text,
            vec![real],
            0.45,
            "Expected inflation differs from past inflation.",
        ));
    }
    if let (Some(change), Some(rate), Some(median)) = (
        figures.get("ev_long_rate_change_12m"),
        figures.get("ev_long_rate"),
        figures.get("ev_long_rate_median"),
    ) {
        let text = format!(
            "The ten-year rate moved by {} in twelve months to {}; its median since 1871 is {}.",
            quote(change),
            quote(rate),
            quote(median)
        );
        drawn.push(rule.draw(
            below(number(change), -0.5, 0.5),
            text,
            vec![change, rate, median],
            0.45,
            "The rate turns within the horizon.",
        ));
    }
    drawn
}

/// Stocks and bonds side by side.
pub fn allocation<'a>(rule: &Rule<'a, '_>) -> Vec<Drawn<'a>> {
    let figures = rule.figures;
    let mut drawn = Vec::new();
    if let (Some(stocks), Some(bonds)) = (
        figures.get("ev_sp_real_return_10y"),
        figures.get("ev_bond_real_return_10y"),
    ) {
        let text = format!(
            "Over the last ten years of the series stocks returned {} after inflation, government bonds {}.",
            quote(stocks),
            quote(bonds)
        );
        let stance = above(number(stocks).min(number(bonds)), 0.0, -1.0);
        drawn.push(rule.draw(
            stance,
            text,
            vec![stocks, bonds],
            0.5,
            "The next ten years reverse the order, as others did.",
        ));
    }
    if let Some(ahead) = figures.get("ev_freq_stocks_beat_bonds_10y") {
        let text = format!(
            "Stocks were ahead of bonds in {} of all ten-year windows since 1871.",
            quote(ahead)
        );
        drawn.push(rule.draw(
            above(number(ahead), 60.0, 40.0),
            text,
            vec![ahead],
            0.55,
            "The windows overlap, so there are fewer independent ones than it seems.",
        ));
    }
    if let Some(worst) = figures.get("ev_sp_real_return_10y_worst") {
        let text = format!("The worst ten years brought {} after inflation.", quote(worst));
        drawn.push(rule.draw(
            above(number(worst), 0.0, -1.0),
            text,
            vec![worst],
            0.55,
            "A mix with bonds would have softened it more than this figure shows.",
        ));
    }
    drawn
}
