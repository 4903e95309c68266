//! The price over time, and how far it was below its peak.

use pipeline::ports::audit::{Chart, ChartData, ChartRow};
use pipeline::record::tracks::Track;

use super::labels::Labels;
use super::scale::{Scale, month, said, year};
use super::svg::{Anchor, FAINT, INK, RULE, SOFT, STRONG, Sheet, WIDTH};

const LEFT: f64 = 44.0;
const RIGHT: f64 = WIDTH - 10.0;
const PRICE: (f64, f64) = (164.0, 26.0);
const FALL: (f64, f64) = (186.0, 240.0);
const YEARS: f64 = 254.0;
const HEIGHT: f64 = 276.0;

/// The picture of one track.
pub fn chart(number: usize, track: &Track, labels: &Labels) -> Chart {
    let falls = falls(&track.values);
    let (low, high) = bounds(&track.values);
    let deepest = falls.iter().copied().fold(0.0, f64::min);
    let years = (
        track.months.first().copied().map_or(0.0, year),
        track.months.last().copied().map_or(0.0, year),
    );
    let across = Scale::even(years, (LEFT, RIGHT));
    let prices = Scale {
        // Where it multiplied, equal distances are equal gains.
        ratios: high > 8.0 * low,
        ..Scale::even((low, high), PRICE)
    };
    let depth = Scale::even((deepest.min(-1.0), 0.0), (FALL.1, FALL.0));

    let locale = labels.locale;
    let mut axis = match &labels.unit {
        Some(unit) => locale.fill("chart-price-axis", &[("unit", unit)]),
        None => locale.text("chart-index-axis").into_owned(),
    };
    if prices.ratios {
        axis = format!("{axis} · {}", locale.text("chart-log"));
    }
    let mut sheet = Sheet::new(HEIGHT);
    sheet.text((LEFT + 4.0, 14.0), Anchor::Start, FAINT, &axis);
    sheet.text((LEFT + 4.0, HEIGHT - 4.0), Anchor::Start, FAINT, &labels.source());
    for mark in prices.marks(4) {
        let y = prices.at(mark);
        sheet.line((LEFT, y), (RIGHT, y), RULE, 0.6);
        sheet.text((LEFT - 6.0, y + 3.5), Anchor::End, FAINT, &locale.number(said(mark)));
    }
    for mark in depth.marks(2) {
        let y = depth.at(mark);
        sheet.line((LEFT, y), (RIGHT, y), RULE, 0.6);
        sheet.text(
            (LEFT - 6.0, y + 3.5),
            Anchor::End,
            FAINT,
            &locale.quantity(said(mark), "percent"),
        );
    }
    for mark in across.marks(8).into_iter().filter(|mark| mark.fract() == 0.0) {
        let x = across.at(mark);
        sheet.line((x, PRICE.0), (x, PRICE.0 + 4.0), FAINT, 0.8);
        sheet.text((x, YEARS), Anchor::Middle, FAINT, &format!("{mark:.0}"));
    }
    let places: Vec<f64> = track.months.iter().map(|month| across.at(year(*month))).collect();
    let line: Vec<(f64, f64)> = places
        .iter()
        .zip(&track.values)
        .map(|(x, value)| (*x, prices.at(*value)))
        .collect();
    let mut below: Vec<(f64, f64)> = places
        .iter()
        .zip(&falls)
        .map(|(x, fall)| (*x, depth.at(*fall)))
        .collect();
    below.insert(0, (LEFT, depth.at(0.0)));
    below.push((places.last().copied().unwrap_or(LEFT), depth.at(0.0)));
    sheet.area(&below, SOFT);
    sheet.path(&below[1..below.len() - 1], STRONG, 0.9);
    sheet.path(&line, STRONG, 1.5);
    sheet.line((LEFT, PRICE.0), (RIGHT, PRICE.0), INK, 0.8);
    sheet.text(
        (LEFT + 4.0, FALL.0 - 5.0),
        Anchor::Start,
        FAINT,
        &locale.text("chart-fall"),
    );

    let title = labels.say("chart-price", years, &[]);
    let change = track.values.last().copied().unwrap_or_default() / track.values.first().copied().unwrap_or(1.0);
    let alt = labels.say(
        "chart-price-alt",
        years,
        &[
            ("times", &labels.number(change, 2)),
            ("deepest", &labels.percent(deepest)),
            ("last", &labels.percent(falls.last().copied().unwrap_or_default())),
        ],
    );
    Chart {
        chart_id: format!("price_{number}"),
        svg: sheet.finish(&title, &alt),
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
                .zip(&falls)
                .map(|((at, price), fall)| ChartRow::new(month(*at), &[(*price, 2), (*fall, 1)]))
                .collect(),
        },
    }
}

/// How far each value is below the highest so far, in per cent.
fn falls(values: &[f64]) -> Vec<f64> {
    let mut peak = f64::MIN_POSITIVE;
    let below = |value: &f64| {
        peak = peak.max(*value);
        (value / peak - 1.0) * 100.0
    };
    values.iter().map(below).collect()
}

fn bounds(values: &[f64]) -> (f64, f64) {
    let low = values.iter().copied().fold(f64::INFINITY, f64::min);
    let high = values.iter().copied().fold(0.0, f64::max);
    if low < high {
        (low, high)
    } else {
        (high * 0.9, high * 1.1)
    }
}
