//! The performance of a portfolio as a whole: returns, volatility, what each position contributes to the risk, and the
//! fall with half of the largest position in cash.

use figures::ledger::Evidence;

use super::figure::{FigureContext, Recipe, computed};
use super::month_figures::month_ends;
use super::portfolio::{Part, sum};
use super::prices::{Prices, common_months};
use market_data::calendar::period;

const RISK_SHARE: Recipe = computed(
    "ev_pf_risk_share_{key}",
    "percent",
    "round({part} / {total} * beta({changes}, {mix}) * 100, 1)",
    "what the position adds to the variance of the whole over thirty-six months: its share times its beta to the whole",
);
/// Each figure with the number of months that it needs.
const FIGURES: [(i32, Recipe); 6] = [
    (
        12,
        computed(
            "ev_pf_return_1y",
            "percent",
            "round(growth(1, last(compound({mix}))), 1)",
            "return of the positions with prices over twelve months, put back to their shares every month",
        ),
    ),
    (
        36,
        computed(
            "ev_pf_return_3y",
            "percent per year",
            "round(annualised(1, last(compound({mix})), 36), 1)",
            "yearly rate of the positions with prices over thirty-six months, put back to their shares every month",
        ),
    ),
    (
        36,
        computed(
            "ev_pf_vol_36m",
            "percent per year",
            "round(volatility(compound({mix})), 1)",
            "standard deviation of the thirty-six monthly changes of the whole times the root of twelve",
        ),
    ),
    (
        36,
        computed(
            "ev_pf_max_drawdown_36m",
            "percent",
            "round(drawdown(compound({mix})), 1)",
            "deepest fall of the whole between month ends from an earlier high, thirty-six months",
        ),
    ),
    (
        36,
        computed(
            "ev_pf_halved_drawdown_36m",
            "percent",
            "round(drawdown(compound({halved})), 1)",
            "the same deepest fall if half of the largest position had been cash without interest",
        ),
    ),
    (
        36,
        computed(
            "ev_pf_mean_correlation",
            "ratio",
            "round(correlation({all}), 2)",
            "mean correlation of the monthly changes over all pairs of positions, thirty-six months",
        ),
    ),
];

/// The figures on the positions with prices, over the months that all of them have.
pub(super) fn figures(parts: &[Part<'_>], largest: Option<&str>, context: FigureContext<'_>) -> Vec<Evidence> {
    let priced: Vec<(&Part<'_>, &Prices)> = parts.iter().filter_map(|part| Some((part, part.prices?))).collect();
    let all: Vec<&Prices> = priced.iter().map(|(_, prices)| *prices).collect();
    // If the largest position has no prices, it cannot be halved.
    let largest = priced.iter().position(|(part, _)| Some(part.key.as_str()) == largest);
    let mut out = Vec::new();
    let recipes = FIGURES
        .iter()
        .filter(|(_, recipe)| largest.is_some() || !recipe.id.contains("halved"));
    for (months, recipe) in recipes {
        let Some((from, to)) = common_months(&all, *months).filter(|_| all.len() > 1) else {
            continue;
        };
        let changes: Vec<String> = all
            .iter()
            .map(|prices| format!("changes({})", month_ends(prices, from, to)))
            .collect();
        let mixed: Vec<String> = priced
            .iter()
            .zip(&changes)
            .map(|((part, _), changes)| format!("{} * {changes}", part.term))
            .collect();
        let total = sum(priced.iter().map(|(part, _)| *part));
        let mix = format!("({}) / {total}", mixed.join(" + "));
        let halved = halved(&mixed, largest, &total);
        let names = [
            ("{mix}", mix.as_str()),
            ("{all}", &*changes.join(", ")),
            ("{halved}", &halved),
        ];
        if let Some((start, end)) = all
            .first()
            .and_then(|prices| prices.month_end(from).zip(prices.month_end(to)))
        {
            let context = FigureContext {
                as_of: &end.to_string(),
                period: Some(&period(start, end)),
                names: &names,
                ..context
            };
            out.extend(context.figure(recipe));
            if recipe.id == "ev_pf_vol_36m" {
                for ((part, _), changes) in priced.iter().zip(&changes) {
                    let names = [
                        ("{key}", part.key.as_str()),
                        ("{part}", &part.term),
                        ("{total}", &total),
                        ("{changes}", changes),
                        ("{mix}", &mix),
                    ];
                    out.extend(
                        FigureContext {
                            names: &names,
                            ..context
                        }
                        .figure(&RISK_SHARE),
                    );
                }
            }
        }
    }
    out
}

/// The formula of the monthly changes with half of the largest position in cash.
fn halved(mixed: &[String], largest: Option<usize>, total: &str) -> String {
    let parts: Vec<String> = mixed
        .iter()
        .enumerate()
        .map(|(at, part)| {
            if Some(at) == largest {
                format!("{part} / 2")
            } else {
                part.clone()
            }
        })
        .collect();
    format!("({}) / {total}", parts.join(" + "))
}
