//! How likely each scenario is held to be.

use pipeline::committee::Analysis;
use pipeline::ports::audit::{Chart, ChartData, ChartRow};

use super::scale::Scale;
use super::svg::{Anchor, INK, MIDDLE, RULE, STRONG, Sheet, WIDTH};

const LEFT: f64 = 60.0;
const RIGHT: f64 = WIDTH - 50.0;
const ROW: f64 = 26.0;

/// The picture, where every scenario has a probability.
pub fn chart(analysis: &Analysis) -> Option<Chart> {
    let known: Vec<(&str, u32)> = analysis
        .scenarios
        .iter()
        .filter_map(|scenario| Some((scenario.name.as_str(), scenario.probability?)))
        .collect();
    if known.is_empty() || known.len() != analysis.scenarios.len() {
        return None;
    }
    let across = Scale::even((0.0, 100.0), (LEFT, RIGHT));
    let mut sheet = Sheet::new(ROW * known.len() as f64 + 10.0);
    for (at, (name, probability)) in known.iter().enumerate() {
        let y = 5.0 + ROW * at as f64;
        let share = f64::from((*probability).min(100));
        sheet.bar((LEFT, y + 5.0), (RIGHT - LEFT, ROW - 10.0), RULE);
        let colour = if *name == "base" { MIDDLE } else { STRONG };
        sheet.bar((LEFT, y + 5.0), (across.at(share) - LEFT, ROW - 10.0), colour);
        sheet.text((LEFT - 8.0, y + ROW / 2.0 + 3.5), Anchor::End, INK, name);
        sheet.text(
            (RIGHT + 8.0, y + ROW / 2.0 + 3.5),
            Anchor::Start,
            INK,
            &format!("{share:.0}%"),
        );
    }
    let told: Vec<String> = known
        .iter()
        .map(|(name, share)| format!("{name} {share} per cent"))
        .collect();
    let title = "Scenarios and how often the past ended like them".to_owned();
    let alt = format!("Bars: {}.", told.join(", "));
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
