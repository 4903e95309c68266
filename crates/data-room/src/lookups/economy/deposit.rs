//! What a deposit pays after inflation.

use super::*;

/// The rate of a deposit, the inflation beside it, and what is left.
pub(super) fn deposit(economy: &Economy, rate: f64, inflation: Option<f64>) -> Option<Vec<Evidence>> {
    let cpi = by_key("cpi")?;
    let curve = shipped::curve();
    let line = Line::newest(cpi, economy, &curve)?;
    let now = line.last();
    let lost = inflation.map_or_else(|| growth(&line, now - 12.0, now), |inflation| inflation.to_string());
    let figure = |measure, unit, how, value: &str| {
        let name = Named {
            place: "0_deposit".to_owned(),
            measure,
            unit,
            places: 1,
            how,
        };
        line.figure(&name, value, now, None)
    };
    let found = [
        figure(
            "economy_rate",
            "percent",
            "the rate that the question names",
            &rate.to_string(),
        ),
        figure(
            "economy_inflation",
            "percent",
            "the inflation that the question names, else the newest of the US",
            &lost,
        ),
        figure(
            "economy_real",
            "percentage points",
            "the rate less that inflation",
            &format!("{rate} - {lost}"),
        ),
    ];
    Some(found.into_iter().flatten().collect())
}
