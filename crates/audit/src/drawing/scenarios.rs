//! How likely each scenario is held to be.

use languages::decimal::Decimal;
use languages::locale::Locale;
use pipeline::committee::Analysis;
use pipeline::ports::audit::{Chart, ChartData, ChartRow};

use super::scale::{Scale, said};
use super::svg::{Anchor, FAINT, INK, MIDDLE, RULE, STRONG, Sheet, WIDTH};

const LEFT: f64 = 100.0;
const RIGHT: f64 = WIDTH - 50.0;
const ROW: f64 = 26.0;
const TOP: f64 = 20.0;

/// The picture, where every scenario has a probability.
pub fn chart(analysis: &Analysis, locale: &Locale) -> Option<Chart> {
    let known: Vec<(&str, u32)> = analysis
        .scenarios
        .iter()
        .filter_map(|scenario| Some((scenario.name.as_str(), scenario.probability?)))
        .collect();
    if known.is_empty() || known.len() != analysis.scenarios.len() {
        return None;
    }
    let across = Scale::even((0.0, 100.0), (LEFT, RIGHT));
    let bottom = TOP + ROW * known.len() as f64;
    let mut sheet = Sheet::new(bottom + 36.0);
    sheet.text((LEFT, 12.0), Anchor::Start, FAINT, &locale.text("chart-scenarios-axis"));
    for mark in across.marks(5) {
        let x = across.at(mark);
        sheet.text((x, bottom + 12.0), Anchor::Middle, FAINT, &locale.number(said(mark)));
    }
    sheet.text(
        (LEFT, bottom + 32.0),
        Anchor::Start,
        FAINT,
        &locale.text("chart-source-committee"),
    );
    let percent = |share: f64| locale.quantity(Decimal::rounded(share, 0), "percent");
    let called = |name: &str| match name {
        "bear" | "base" | "bull" => locale.text(&format!("chart-{name}")).into_owned(),
        other => other.to_owned(),
    };
    for (at, (name, probability)) in known.iter().enumerate() {
        let y = TOP + ROW * at as f64;
        let share = f64::from((*probability).min(100));
        sheet.bar((LEFT, y + 5.0), (RIGHT - LEFT, ROW - 10.0), RULE);
        let colour = if *name == "base" { MIDDLE } else { STRONG };
        sheet.bar((LEFT, y + 5.0), (across.at(share) - LEFT, ROW - 10.0), colour);
        sheet.text((LEFT - 8.0, y + ROW / 2.0 + 3.5), Anchor::End, INK, &called(name));
        sheet.text((RIGHT + 8.0, y + ROW / 2.0 + 3.5), Anchor::Start, INK, &percent(share));
    }
    let told = known
        .iter()
        .map(|(name, share)| format!("{} {}", called(name), percent(f64::from(*share))));
    let told: Vec<String> = told.collect();
    let title = locale.text("chart-scenarios").into_owned();
    let alt = locale.fill("chart-scenarios-alt", &[("shares", &told.join(", "))]);
    Some(Chart {
        chart_id: "scenarios".to_owned(),
        svg: sheet.finish(&title, &alt),
        title,
        alt,
        data: ChartData {
            columns: vec!["percent".to_owned()],
            rows: known
                .iter()
                .map(|(name, share)| ChartRow::new(*name, &[(f64::from(*share), 0)]))
                .collect(),
            ..ChartData::default()
        },
    })
}
