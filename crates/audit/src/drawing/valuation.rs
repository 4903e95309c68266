//! The chart of a valuation ratio against its own history.

use pipeline::ports::audit::{Chart, ChartData, ChartRow};
use pipeline::record::tracks::Track;

use super::labels::Labels;
use super::scale::{Scale, format_month, fractional_year, tick_number};
use super::svg::{Anchor, Canvas, FAINT, INK, SOFT, STRONG, WIDTH};

const LEFT: f64 = 44.0;
const RIGHT: f64 = WIDTH - 90.0;
/// The vertical extent of the plot, and the baseline of the years.
const RATIO_Y: (f64, f64) = (164.0, 26.0);
const YEAR_LABELS_Y: f64 = 180.0;
const HEIGHT: f64 = 202.0;

/// The chart of one track; `number` makes its id unique.
pub fn chart(number: usize, track: &Track, labels: &Labels) -> Chart {
    let mut sorted = track.values.clone();
    sorted.sort_by(f64::total_cmp);
    let quantile = |share: f64| {
        sorted
            .get((share * (sorted.len().max(1) - 1) as f64).round() as usize)
            .copied()
            .unwrap_or(0.0)
    };
    let (lower, median, upper) = (quantile(0.25), quantile(0.5), quantile(0.75));
    let last = track.values.last().copied().unwrap_or_default();
    let years = (
        track.months.first().copied().map_or(0.0, fractional_year),
        track.months.last().copied().map_or(0.0, fractional_year),
    );
    let x_scale = Scale::linear(years, (LEFT, RIGHT));
    let ratio_scale = Scale::linear((0.0, quantile(1.0)), RATIO_Y);

    let locale = labels.locale;
    let mut canvas = Canvas::new(HEIGHT);
    canvas.text(
        (LEFT + 4.0, 14.0),
        Anchor::Start,
        FAINT,
        &locale.text("chart-valuation-axis"),
    );
    canvas.text((LEFT + 4.0, HEIGHT - 4.0), Anchor::Start, FAINT, &labels.source());
    canvas.bar(
        (LEFT, ratio_scale.position(upper)),
        (RIGHT - LEFT, ratio_scale.position(lower) - ratio_scale.position(upper)),
        SOFT,
    );
    canvas.value_axis(&ratio_scale, 4, (LEFT, RIGHT), |tick| locale.number(tick_number(tick)));
    for tick in x_scale.ticks(8).into_iter().filter(|tick| tick.fract() == 0.0) {
        canvas.text(
            (x_scale.position(tick), YEAR_LABELS_Y),
            Anchor::Middle,
            FAINT,
            &format!("{tick:.0}"),
        );
    }
    canvas.dashed(
        (LEFT, ratio_scale.position(median)),
        (RIGHT, ratio_scale.position(median)),
        INK,
    );
    let xs = track
        .months
        .iter()
        .map(|month| x_scale.position(fractional_year(*month)));
    let line: Vec<(f64, f64)> = xs
        .zip(&track.values)
        .map(|(x, value)| (x, ratio_scale.position(*value)))
        .collect();
    canvas.path(&line, STRONG, 1.3);
    canvas.line((LEFT, RATIO_Y.0), (RIGHT, RATIO_Y.0), INK, 0.8);
    canvas.dot((RIGHT, ratio_scale.position(last)), false);
    // Two labels at the same height would overlap.
    let shift = if (ratio_scale.position(last) - ratio_scale.position(median)).abs() < 12.0 {
        12.0
    } else {
        0.0
    };
    canvas.text(
        (RIGHT + 8.0, ratio_scale.position(last) + 3.5),
        Anchor::Start,
        INK,
        &locale.fill("chart-last", &[("value", &labels.number(last, 1))]),
    );
    canvas.text(
        (RIGHT + 8.0, ratio_scale.position(median) + 3.5 + shift),
        Anchor::Start,
        FAINT,
        &locale.fill("chart-median", &[("value", &labels.number(median, 1))]),
    );

    let title = labels.message("chart-valuation", years, &[]);
    let alt = labels.message(
        "chart-valuation-alt",
        years,
        &[
            ("last", &labels.number(last, 1)),
            ("median", &labels.number(median, 1)),
            ("low", &labels.number(lower, 1)),
            ("high", &labels.number(upper, 1)),
        ],
    );
    Chart {
        chart_id: format!("valuation_{number}"),
        svg: canvas.finish(&title, &alt),
        title,
        alt,
        data: ChartData {
            subject: track.name.clone(),
            source_id: Some(track.source_id.clone()),
            columns: vec!["ratio".to_owned()],
            rows: track
                .months
                .iter()
                .zip(&track.values)
                .map(|(at, ratio)| ChartRow::new(format_month(*at), &[(*ratio, 2)]))
                .collect(),
        },
    }
}
