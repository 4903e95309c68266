//! The pictures: drawn from the record, as SVG that needs nothing else, in shades that survive a grey printer.

mod confidence;
mod price;
mod scale;
mod scenarios;
mod svg;
mod valuation;

use pipeline::committee::{Analysis, Finding};
use pipeline::plan::Member;
use pipeline::ports::audit::Chart;
use pipeline::record::tracks::{Track, TrackKind};

/// What pictures are drawn from.
pub struct Drawn<'a> {
    /// The series.
    pub tracks: &'a [Track],
    /// The scenarios are in it.
    pub analysis: &'a Analysis,
    /// The votes are in them.
    pub findings: &'a [Finding],
    /// Who is who.
    pub committee: &'a [Member],
}

/// All pictures there is something to draw for, in the order of reading.
pub fn charts(drawn: &Drawn<'_>) -> Vec<Chart> {
    let mut charts = Vec::new();
    let tracks = |kind| drawn.tracks.iter().filter(move |track| track.kind == kind);
    charts.extend(
        tracks(TrackKind::Price)
            .enumerate()
            .map(|(at, track)| price::chart(at + 1, track)),
    );
    charts.extend(
        tracks(TrackKind::Valuation)
            .enumerate()
            .map(|(at, track)| valuation::chart(at + 1, track)),
    );
    charts.extend(scenarios::chart(drawn.analysis));
    charts.extend(confidence::chart(drawn.findings, drawn.committee));
    charts
}

#[cfg(test)]
mod tests;
