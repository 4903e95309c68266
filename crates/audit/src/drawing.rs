//! The charts: drawn from the record as self-contained SVG, in shades that can be told apart in greyscale.

mod confidence;
mod labels;
mod price;
mod scale;
mod scenarios;
mod svg;
mod valuation;

use std::collections::BTreeMap;

use figures::ledger::Ledger;
use labels::Labels;
use languages::locale::Locale;
use pipeline::brief::MasterBrief;
use pipeline::committee::{Analysis, Finding};
use pipeline::plan::Member;
use pipeline::ports::audit::Chart;
use pipeline::record::tracks::{Track, TrackKind};

use crate::printable::Printer;

/// The data that charts are drawn from.
pub struct ChartInput<'a> {
    /// The series to draw.
    pub tracks: &'a [Track],
    /// The scenarios are drawn from it.
    pub analysis: &'a Analysis,
    /// The votes are drawn from them.
    pub findings: &'a [Finding],
    /// For the titles of members.
    pub committee: &'a [Member],
    /// For the names of instruments.
    pub brief: &'a MasterBrief,
    /// For units and sources.
    pub ledger: &'a Ledger,
    /// The session's language.
    pub locale: &'static Locale,
}

impl ChartInput<'_> {
    fn labels(&self, track: &Track) -> Labels {
        let key = |symbol: &str| symbol.replace(|letter: char| !letter.is_ascii_alphanumeric(), "_");
        let mut instruments = self.brief.subject.instruments.iter();
        let instrument = instruments.find(|known| key(&known.symbol) == track.name && !known.name.is_empty());
        let price = self.ledger.figure(&format!("ev_{}_price", track.name));
        let source = self.ledger.source(&track.source_id);
        Labels {
            locale: self.locale,
            name: self.displayable(instrument.map_or(&track.name, |known| &known.name)),
            unit: price
                .map(|price| price.unit.clone())
                .filter(|unit| unit != "index" && !unit.is_empty()),
            source: self.displayable(source.map_or(&track.source_id, |source| &source.title)),
        }
    }

    /// A text without characters that a chart cannot show. Only English charts are in a PDF, whose fonts are limited.
    fn displayable(&self, text: &str) -> String {
        match self.locale.is_english() {
            true => Printer::default().printable(text),
            false => text.chars().filter(|letter| !letter.is_control()).collect(),
        }
    }
}

/// All charts that there is data for, in reading order.
pub fn charts(input: &ChartInput<'_>) -> Vec<Chart> {
    let mut charts = Vec::new();
    let tracks = |kind| input.tracks.iter().filter(move |track| track.kind == kind);
    charts.extend(
        tracks(TrackKind::Price)
            .enumerate()
            .map(|(at, track)| price::chart(at + 1, track, &input.labels(track))),
    );
    charts.extend(
        tracks(TrackKind::Valuation)
            .enumerate()
            .map(|(at, track)| valuation::chart(at + 1, track, &input.labels(track))),
    );
    charts.extend(scenarios::chart(input.analysis, input.locale));
    let titled = |member: &Member| (member.member_id.clone(), input.displayable(&member.title));
    let titles: BTreeMap<String, String> = input.committee.iter().map(titled).collect();
    charts.extend(confidence::chart(input.findings, &titles, input.locale));
    charts
}

#[cfg(test)]
mod tests;
