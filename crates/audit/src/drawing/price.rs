//! The chart of the price over time, and of the drawdown below its peak.

use pipeline::ports::audit::{Chart, ChartData, ChartRow};
use pipeline::record::tracks::Track;

use super::labels::Labels;
use super::scale::{Scale, format_month, fractional_year, tick_number};
use super::svg::{Anchor, Canvas, FAINT, INK, SOFT, STRONG, WIDTH};

const LEFT: f64 = 44.0;
const RIGHT: f64 = WIDTH - 10.0;
/// The vertical extents of the two plots, and the baseline of the years.
const PRICE_Y: (f64, f64) = (164.0, 26.0);
const DRAWDOWN_Y: (f64, f64) = (186.0, 240.0);
const YEAR_LABELS_Y: f64 = 254.0;
const HEIGHT: f64 = 276.0;

/// The chart of one track; `number` makes its id unique.
pub fn chart(number: usize, track: &Track, labels: &Labels) -> Chart {
    let drawdowns = drawdowns(&track.values);
    let (low, high) = value_range(&track.values);
    let deepest = drawdowns.iter().copied().fold(0.0, f64::min);
    let years = (
        track.months.first().copied().map_or(0.0, fractional_year),
        track.months.last().copied().map_or(0.0, fractional_year),
    );
    let x_scale = Scale::linear(years, (LEFT, RIGHT));
    let price_scale = Scale {
        // Over such a range a linear scale would flatten the early years.
        logarithmic: high > 8.0 * low,
        ..Scale::linear((low, high), PRICE_Y)
    };
    let drawdown_scale = Scale::linear((deepest.min(-1.0), 0.0), (DRAWDOWN_Y.1, DRAWDOWN_Y.0));

    let locale = labels.locale;
    let mut axis = match &labels.unit {
        Some(unit) => locale.fill("chart-price-axis", &[("unit", unit)]),
        None => locale.text("chart-index-axis").into_owned(),
    };
    if price_scale.logarithmic {
        axis = format!("{axis} · {}", locale.text("chart-log"));
    }
    let mut canvas = Canvas::new(HEIGHT);
    canvas.text((LEFT + 4.0, 14.0), Anchor::Start, FAINT, &axis);
    canvas.text((LEFT + 4.0, HEIGHT - 4.0), Anchor::Start, FAINT, &labels.source());
    canvas.value_axis(&price_scale, 4, (LEFT, RIGHT), |tick| locale.number(tick_number(tick)));
    canvas.value_axis(&drawdown_scale, 2, (LEFT, RIGHT), |tick| {
        locale.quantity(tick_number(tick), "percent")
    });
    for tick in x_scale.ticks(8).into_iter().filter(|tick| tick.fract() == 0.0) {
        let x = x_scale.position(tick);
        canvas.line((x, PRICE_Y.0), (x, PRICE_Y.0 + 4.0), FAINT, 0.8);
        canvas.text((x, YEAR_LABELS_Y), Anchor::Middle, FAINT, &format!("{tick:.0}"));
    }
    let xs: Vec<f64> = track
        .months
        .iter()
        .map(|month| x_scale.position(fractional_year(*month)))
        .collect();
    let line: Vec<(f64, f64)> = xs
        .iter()
        .zip(&track.values)
        .map(|(x, value)| (*x, price_scale.position(*value)))
        .collect();
    let mut area: Vec<(f64, f64)> = xs
        .iter()
        .zip(&drawdowns)
        .map(|(x, fall)| (*x, drawdown_scale.position(*fall)))
        .collect();
    area.insert(0, (LEFT, drawdown_scale.position(0.0)));
    area.push((xs.last().copied().unwrap_or(LEFT), drawdown_scale.position(0.0)));
    canvas.area(&area, SOFT);
    canvas.path(&area[1..area.len() - 1], STRONG, 0.9);
    canvas.path(&line, STRONG, 1.5);
    canvas.line((LEFT, PRICE_Y.0), (RIGHT, PRICE_Y.0), INK, 0.8);
    canvas.text(
        (LEFT + 4.0, DRAWDOWN_Y.0 - 5.0),
        Anchor::Start,
        FAINT,
        &locale.text("chart-fall"),
    );

    let title = labels.message("chart-price", years, &[]);
    let change = track.values.last().copied().unwrap_or_default() / track.values.first().copied().unwrap_or(1.0);
    let alt = labels.message(
        "chart-price-alt",
        years,
        &[
            ("times", &labels.number(change, 2)),
            ("deepest", &labels.percent(deepest)),
            ("last", &labels.percent(drawdowns.last().copied().unwrap_or_default())),
        ],
    );
    Chart {
        chart_id: format!("price_{number}"),
        svg: canvas.finish(&title, &alt),
        title,
        alt,
        data: ChartData {
            subject: track.name.clone(),
            source_id: Some(track.source_id.clone()),
            columns: vec!["price".to_owned(), "fall".to_owned()],
            rows: track
                .months
                .iter()
                .zip(&track.values)
                .zip(&drawdowns)
                .map(|((at, price), fall)| ChartRow::new(format_month(*at), &[(*price, 2), (*fall, 1)]))
                .collect(),
        },
    }
}

/// How far each value is below the highest so far, in percent.
fn drawdowns(values: &[f64]) -> Vec<f64> {
    let mut peak = f64::MIN_POSITIVE;
    let below = |value: &f64| {
        peak = peak.max(*value);
        (value / peak - 1.0) * 100.0
    };
    values.iter().map(below).collect()
}

fn value_range(values: &[f64]) -> (f64, f64) {
    let low = values.iter().copied().fold(f64::INFINITY, f64::min);
    let high = values.iter().copied().fold(0.0, f64::max);
    if low < high {
        (low, high)
    } else {
        (high * 0.9, high * 1.1)
    }
}
