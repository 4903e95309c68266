//! How sure each member was before the others questioned it, and after.

use pipeline::committee::Finding;
use pipeline::plan::Member;
use pipeline::ports::audit::{Chart, ChartData, ChartRow};

use super::scale::{Scale, said};
use super::svg::{Anchor, FAINT, INK, RULE, STRONG, Sheet, WIDTH};

const LEFT: f64 = 130.0;
const RIGHT: f64 = WIDTH - 70.0;
const ROW: f64 = 20.0;
const TOP: f64 = 8.0;

/// The picture, where anybody voted.
pub fn chart(findings: &[Finding], committee: &[Member]) -> Option<Chart> {
    let name = |member_id: &str| {
        let member = committee.iter().find(|member| member.member_id == member_id);
        member.map_or_else(|| member_id.to_owned(), |member| member.title.clone())
    };
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
    let mut sheet = Sheet::new(bottom + 20.0);
    for mark in across.marks(5) {
        let x = across.at(mark);
        sheet.line((x, TOP), (x, bottom), RULE, 0.6);
        sheet.text((x, bottom + 14.0), Anchor::Middle, FAINT, &said(mark));
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
            &format!("{before:.2} to {after:.2}"),
        );
    }
    let told: Vec<String> = votes
        .iter()
        .map(|(who, before, after)| format!("{who} {before:.2} to {after:.2}"))
        .collect();
    let title = "Confidence of each member before (ring) and after (dot) the cross-examination".to_owned();
    let alt = format!("Confidence from 0 to 1, before and after: {}.", told.join("; "));
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
