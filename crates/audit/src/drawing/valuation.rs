//! A valuation against its own range.

use pipeline::ports::audit::{Chart, ChartData, ChartRow};
use pipeline::record::tracks::Track;

use super::labels::Labels;
use super::scale::{Scale, month, said, year};
use super::svg::{Anchor, FAINT, INK, RULE, SOFT, STRONG, Sheet, WIDTH};

const LEFT: f64 = 44.0;
const RIGHT: f64 = WIDTH - 90.0;
const RATIO: (f64, f64) = (164.0, 26.0);
const YEARS: f64 = 180.0;
const HEIGHT: f64 = 202.0;

/// The picture of one track.
pub fn chart(number: usize, track: &Track, labels: &Labels) -> Chart {
    let mut sorted = track.values.clone();
    sorted.sort_by(f64::total_cmp);
    let part = |share: f64| {
        sorted
            .get((share * (sorted.len().max(1) - 1) as f64).round() as usize)
            .copied()
            .unwrap_or(0.0)
    };
    let (quarter, median, three) = (part(0.25), part(0.5), part(0.75));
    let last = track.values.last().copied().unwrap_or_default();
    let years = (
        track.months.first().copied().map_or(0.0, year),
        track.months.last().copied().map_or(0.0, year),
    );
    let across = Scale::even(years, (LEFT, RIGHT));
    let ratio = Scale::even((0.0, part(1.0)), RATIO);

    let locale = labels.locale;
    let mut sheet = Sheet::new(HEIGHT);
    sheet.text(
        (LEFT + 4.0, 14.0),
        Anchor::Start,
        FAINT,
        &locale.text("chart-valuation-axis"),
    );
    sheet.text((LEFT + 4.0, HEIGHT - 4.0), Anchor::Start, FAINT, &labels.source());
    sheet.bar(
        (LEFT, ratio.at(three)),
        (RIGHT - LEFT, ratio.at(quarter) - ratio.at(three)),
        SOFT,
    );
    for mark in ratio.marks(4) {
        let y = ratio.at(mark);
        sheet.line((LEFT, y), (RIGHT, y), RULE, 0.6);
        sheet.text((LEFT - 6.0, y + 3.5), Anchor::End, FAINT, &locale.number(said(mark)));
    }
    for mark in across.marks(8).into_iter().filter(|mark| mark.fract() == 0.0) {
        sheet.text((across.at(mark), YEARS), Anchor::Middle, FAINT, &format!("{mark:.0}"));
    }
    sheet.dashed((LEFT, ratio.at(median)), (RIGHT, ratio.at(median)), INK);
    let places = track.months.iter().map(|month| across.at(year(*month)));
    let line: Vec<(f64, f64)> = places
        .zip(&track.values)
        .map(|(x, value)| (x, ratio.at(*value)))
        .collect();
    sheet.path(&line, STRONG, 1.3);
    sheet.line((LEFT, RATIO.0), (RIGHT, RATIO.0), INK, 0.8);
    sheet.dot((RIGHT, ratio.at(last)), false);
    // Two labels on one height would cover each other.
    let apart = if (ratio.at(last) - ratio.at(median)).abs() < 12.0 {
        12.0
    } else {
        0.0
    };
    sheet.text(
        (RIGHT + 8.0, ratio.at(last) + 3.5),
        Anchor::Start,
        INK,
        &locale.fill("chart-last", &[("value", &labels.number(last, 1))]),
    );
    sheet.text(
        (RIGHT + 8.0, ratio.at(median) + 3.5 + apart),
        Anchor::Start,
        FAINT,
        &locale.fill("chart-median", &[("value", &labels.number(median, 1))]),
    );

    let title = labels.say("chart-valuation", years, &[]);
    let alt = labels.say(
        "chart-valuation-alt",
        years,
        &[
            ("last", &labels.number(last, 1)),
            ("median", &labels.number(median, 1)),
            ("low", &labels.number(quarter, 1)),
            ("high", &labels.number(three, 1)),
        ],
    );
    Chart {
        chart_id: format!("valuation_{number}"),
        svg: sheet.finish(&title, &alt),
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
                .map(|(at, ratio)| ChartRow::new(month(*at), &[(*ratio, 2)]))
                .collect(),
        },
    }
}
