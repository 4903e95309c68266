//! How sure each member was before the others questioned it, and after.

use std::collections::BTreeMap;

use languages::decimal::Decimal;
use languages::locale::Locale;
use pipeline::committee::Finding;
use pipeline::ports::audit::{Chart, ChartData, ChartRow};

use super::scale::{Scale, said};
use super::svg::{Anchor, FAINT, INK, RULE, STRONG, Sheet, WIDTH};

const LEFT: f64 = 150.0;
const RIGHT: f64 = WIDTH - 80.0;
const ROW: f64 = 20.0;
const TOP: f64 = 22.0;

/// The picture, where anybody voted.
pub fn chart(findings: &[Finding], titles: &BTreeMap<String, String>, locale: &Locale) -> Option<Chart> {
    let name = |member_id: &str| titles.get(member_id).map_or(member_id, String::as_str).to_owned();
    let votes: Vec<(String, f64, f64)> = findings
        .iter()
        .filter_map(|finding| {
            let vote = finding.vote?;
            let inside = |confidence: f64| confidence.clamp(0.0, 1.0);
            Some((
                name(&finding.member_id),
                inside(vote.confidence),
                inside(vote.confidence_after),
            ))
        })
        .collect();
    if votes.is_empty() {
        return None;
    }
    let across = Scale::even((0.0, 1.0), (LEFT, RIGHT));
    let bottom = TOP + ROW * votes.len() as f64;
    let mut sheet = Sheet::new(bottom + 38.0);
    let number = |value: f64| locale.number(Decimal::rounded(value, 2));
    sheet.text(
        (LEFT, 12.0),
        Anchor::Start,
        FAINT,
        &locale.text("chart-confidence-axis"),
    );
    sheet.text(
        (LEFT, bottom + 34.0),
        Anchor::Start,
        FAINT,
        &locale.text("chart-source-committee"),
    );
    for mark in across.marks(5) {
        let x = across.at(mark);
        sheet.line((x, TOP), (x, bottom), RULE, 0.6);
        sheet.text((x, bottom + 14.0), Anchor::Middle, FAINT, &locale.number(said(mark)));
    }
    for (at, (who, before, after)) in votes.iter().enumerate() {
        let y = TOP + ROW * (at as f64 + 0.5);
        sheet.text((LEFT - 10.0, y + 3.5), Anchor::End, INK, who);
        sheet.line((across.at(*before), y), (across.at(*after), y), STRONG, 2.0);
        sheet.dot((across.at(*before), y), true);
        sheet.dot((across.at(*after), y), false);
        sheet.text(
            (RIGHT + 10.0, y + 3.5),
            Anchor::Start,
            INK,
            &format!("{} / {}", number(*before), number(*after)),
        );
    }
    let told: Vec<String> = votes
        .iter()
        .map(|(who, before, after)| format!("{who} {} / {}", number(*before), number(*after)))
        .collect();
    let title = locale.text("chart-confidence").into_owned();
    let alt = locale.fill("chart-confidence-alt", &[("members", &told.join("; "))]);
    Some(Chart {
        chart_id: "confidence".to_owned(),
        svg: sheet.finish(&title, &alt),
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
