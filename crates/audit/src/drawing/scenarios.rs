//! The chart of the scenarios' probabilities.

use languages::decimal::Decimal;
use languages::locale::Locale;
use pipeline::committee::Analysis;
use pipeline::ports::audit::{Chart, ChartData, ChartRow};

use super::scale::{Scale, tick_number};
use super::svg::{Anchor, Canvas, FAINT, INK, MIDDLE, RULE, STRONG, WIDTH};

const LEFT: f64 = 100.0;
const RIGHT: f64 = WIDTH - 50.0;
const ROW: f64 = 26.0;
const TOP: f64 = 20.0;

/// The chart, or `None` unless every scenario has a probability.
pub fn chart(analysis: &Analysis, locale: &Locale) -> Option<Chart> {
    let known: Vec<(&str, u32)> = analysis
        .scenarios
        .iter()
        .filter_map(|scenario| Some((scenario.name.as_str(), scenario.probability?)))
        .collect();
    if known.is_empty() || known.len() != analysis.scenarios.len() {
        return None;
    }
    let x_scale = Scale::linear((0.0, 100.0), (LEFT, RIGHT));
    let bottom = TOP + ROW * known.len() as f64;
    let mut canvas = Canvas::new(bottom + 36.0);
    canvas.text((LEFT, 12.0), Anchor::Start, FAINT, &locale.text("chart-scenarios-axis"));
    for tick in x_scale.ticks(5) {
        let x = x_scale.position(tick);
        canvas.text(
            (x, bottom + 12.0),
            Anchor::Middle,
            FAINT,
            &locale.number(tick_number(tick)),
        );
    }
    canvas.text(
        (LEFT, bottom + 32.0),
        Anchor::Start,
        FAINT,
        &locale.text("chart-source-committee"),
    );
    let percent = |share: f64| locale.quantity(Decimal::rounded(share, 0), "percent");
    let scenario_name = |name: &str| match name {
        "bear" | "base" | "bull" => locale.text(&format!("chart-{name}")).into_owned(),
        other => other.to_owned(),
    };
    for (at, (name, probability)) in known.iter().enumerate() {
        let y = TOP + ROW * at as f64;
        let share = f64::from((*probability).min(100));
        canvas.bar((LEFT, y + 5.0), (RIGHT - LEFT, ROW - 10.0), RULE);
        let colour = if *name == "base" { MIDDLE } else { STRONG };
        canvas.bar((LEFT, y + 5.0), (x_scale.position(share) - LEFT, ROW - 10.0), colour);
        canvas.text(
            (LEFT - 8.0, y + ROW / 2.0 + 3.5),
            Anchor::End,
            INK,
            &scenario_name(name),
        );
        canvas.text((RIGHT + 8.0, y + ROW / 2.0 + 3.5), Anchor::Start, INK, &percent(share));
    }
    let texts = known
        .iter()
        .map(|(name, share)| format!("{} {}", scenario_name(name), percent(f64::from(*share))));
    let texts: Vec<String> = texts.collect();
    let title = locale.text("chart-scenarios").into_owned();
    let alt = locale.fill("chart-scenarios-alt", &[("shares", &texts.join(", "))]);
    Some(Chart {
        chart_id: "scenarios".to_owned(),
        svg: canvas.finish(&title, &alt),
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
