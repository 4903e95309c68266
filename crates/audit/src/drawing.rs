//! The pictures: drawn from the record, as SVG that needs nothing else, in shades that survive a grey printer.

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
use pipeline::brief::Mib;
use pipeline::committee::{Analysis, Finding};
use pipeline::plan::Member;
use pipeline::ports::audit::Chart;
use pipeline::record::tracks::{Track, TrackKind};

use crate::plain::plain;

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
    /// The names of instruments are in it.
    pub brief: &'a Mib,
    /// Units and sources are in it.
    pub ledger: &'a Ledger,
    /// The session's language.
    pub locale: &'static Locale,
}

impl Drawn<'_> {
    fn labels(&self, track: &Track) -> Labels {
        let key = |symbol: &str| symbol.replace(|letter: char| !letter.is_ascii_alphanumeric(), "_");
        let mut instruments = self.brief.subject.instruments.iter();
        let instrument = instruments.find(|known| key(&known.symbol) == track.name && !known.name.is_empty());
        let price = self.ledger.figure(&format!("ev_{}_price", track.name));
        let source = self.ledger.source(&track.source_id);
        Labels {
            locale: self.locale,
            name: self.fit(instrument.map_or(&track.name, |known| &known.name)),
            unit: price
                .map(|price| price.unit.clone())
                .filter(|unit| unit != "index" && !unit.is_empty()),
            source: self.fit(source.map_or(&track.source_id, |source| &source.title)),
        }
    }

    /// A text as a picture can have it. Only English pictures are set in a document, whose faces lack some letters.
    fn fit(&self, text: &str) -> String {
        match self.locale.is_english() {
            true => plain(text),
            false => text.chars().filter(|letter| !letter.is_control()).collect(),
        }
    }
}

/// All pictures there is something to draw for, in the order of reading.
pub fn charts(drawn: &Drawn<'_>) -> Vec<Chart> {
    let mut charts = Vec::new();
    let tracks = |kind| drawn.tracks.iter().filter(move |track| track.kind == kind);
    charts.extend(
        tracks(TrackKind::Price)
            .enumerate()
            .map(|(at, track)| price::chart(at + 1, track, &drawn.labels(track))),
    );
    charts.extend(
        tracks(TrackKind::Valuation)
            .enumerate()
            .map(|(at, track)| valuation::chart(at + 1, track, &drawn.labels(track))),
    );
    charts.extend(scenarios::chart(drawn.analysis, drawn.locale));
    let called = |member: &Member| (member.member_id.clone(), drawn.fit(&member.title));
    let titles: BTreeMap<String, String> = drawn.committee.iter().map(called).collect();
    charts.extend(confidence::chart(drawn.findings, &titles, drawn.locale));
    charts
}

#[cfg(test)]
mod tests;
