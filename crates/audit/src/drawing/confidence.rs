//! The chart of each member's confidence before and after the cross-examination.

use std::collections::BTreeMap;

use languages::decimal::Decimal;
use languages::locale::Locale;
use pipeline::committee::Finding;
use pipeline::ports::audit::{Chart, ChartData, ChartRow};

use super::scale::{Scale, tick_number};
use super::svg::{Anchor, Canvas, FAINT, INK, RULE, STRONG, WIDTH};

const LEFT: f64 = 150.0;
const RIGHT: f64 = WIDTH - 80.0;
const ROW: f64 = 20.0;
const TOP: f64 = 22.0;

/// The chart, or `None` if nobody voted.
pub fn chart(findings: &[Finding], titles: &BTreeMap<String, String>, locale: &Locale) -> Option<Chart> {
    let name = |member_id: &str| titles.get(member_id).map_or(member_id, String::as_str).to_owned();
    let votes: Vec<(String, f64, f64)> = findings
        .iter()
        .filter_map(|finding| {
            let vote = finding.vote?;
            let clamped = |confidence: f64| confidence.clamp(0.0, 1.0);
            Some((
                name(&finding.member_id),
                clamped(vote.confidence),
                clamped(vote.confidence_after),
            ))
        })
        .collect();
    if votes.is_empty() {
        return None;
    }
    let x_scale = Scale::linear((0.0, 1.0), (LEFT, RIGHT));
    let bottom = TOP + ROW * votes.len() as f64;
    let mut canvas = Canvas::new(bottom + 38.0);
    let number = |value: f64| locale.number(Decimal::rounded(value, 2));
    canvas.text(
        (LEFT, 12.0),
        Anchor::Start,
        FAINT,
        &locale.text("chart-confidence-axis"),
    );
    canvas.text(
        (LEFT, bottom + 34.0),
        Anchor::Start,
        FAINT,
        &locale.text("chart-source-committee"),
    );
    for tick in x_scale.ticks(5) {
        let x = x_scale.position(tick);
        canvas.line((x, TOP), (x, bottom), RULE, 0.6);
        canvas.text(
            (x, bottom + 14.0),
            Anchor::Middle,
            FAINT,
            &locale.number(tick_number(tick)),
        );
    }
    for (at, (who, before, after)) in votes.iter().enumerate() {
        let y = TOP + ROW * (at as f64 + 0.5);
        canvas.text((LEFT - 10.0, y + 3.5), Anchor::End, INK, who);
        canvas.line(
            (x_scale.position(*before), y),
            (x_scale.position(*after), y),
            STRONG,
            2.0,
        );
        canvas.dot((x_scale.position(*before), y), true);
        canvas.dot((x_scale.position(*after), y), false);
        canvas.text(
            (RIGHT + 10.0, y + 3.5),
            Anchor::Start,
            INK,
            &format!("{} / {}", number(*before), number(*after)),
        );
    }
    let texts: Vec<String> = votes
        .iter()
        .map(|(who, before, after)| format!("{who} {} / {}", number(*before), number(*after)))
        .collect();
    let title = locale.text("chart-confidence").into_owned();
    let alt = locale.fill("chart-confidence-alt", &[("members", &texts.join("; "))]);
    Some(Chart {
        chart_id: "confidence".to_owned(),
        svg: canvas.finish(&title, &alt),
        title,
        alt,
        data: ChartData {
            columns: vec!["confidence_before".to_owned(), "confidence_after".to_owned()],
            rows: votes
                .iter()
                .map(|(who, before, after)| ChartRow::new(who.as_str(), &[(*before, 2), (*after, 2)]))
                .collect(),
            ..ChartData::default()
        },
    })
}
