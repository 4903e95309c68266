//! The series that the charts of a record are drawn from.

use serde::{Deserialize, Serialize};

use super::SeriesOf;
use figures::ledger::{Ledger, Source};

/// The most points in one chart.
const MAX_POINTS: usize = 240;
/// The most price charts in a record.
const MAX_PRICE_TRACKS: usize = 2;

/// What a track shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TrackKind {
    /// A price or an index, month by month.
    Price,
    /// A valuation ratio, such as price to earnings.
    Valuation,
}

/// A series as it is drawn, downsampled to the resolution of a chart.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Track {
    /// Whose: a symbol, or the series' own name.
    pub name: String,
    /// What it shows.
    pub kind: TrackKind,
    /// The source in the ledger.
    pub source_id: String,
    /// Months since the year 0, oldest first.
    pub months: Vec<f64>,
    /// The value at the end of each month.
    pub values: Vec<f64>,
}

/// The tracks to draw, of the series that the committee's figures were computed from. A series that is unavailable has
/// no track.
pub fn tracks(ledger: &Ledger, series: SeriesOf<'_>) -> Vec<Track> {
    let mut found = all_tracks(ledger, series);
    // The subject's own prices come before the market's, which every ledger has.
    found.sort_by_key(|track| (track.kind == TrackKind::Valuation, track.name == "S&P composite"));
    let mut prices = 0;
    found.retain(|track| {
        prices += usize::from(track.kind == TrackKind::Price);
        track.kind == TrackKind::Valuation || prices <= MAX_PRICE_TRACKS
    });
    found
}

fn all_tracks(ledger: &Ledger, series: SeriesOf<'_>) -> Vec<Track> {
    let mut found: Vec<Track> = Vec::new();
    for input in ledger.evidence.iter().flat_map(|figure| &figure.inputs) {
        let Some((source_id, column)) = input.split_once('#') else {
            continue;
        };
        let (kind, name, months) = match column {
            "price" => (TrackKind::Price, "S&P composite", "month".to_owned()),
            "cape" => (TrackKind::Valuation, "S&P composite", "month".to_owned()),
            _ => match column.strip_prefix("month_end_") {
                Some(key) => (TrackKind::Price, key, format!("month_{key}")),
                None => continue,
            },
        };
        if found
            .iter()
            .any(|track| (track.kind, track.name.as_str()) == (kind, name))
        {
            continue;
        }
        let Some(source) = ledger.source(source_id) else {
            continue;
        };
        if let (Some(values), Some(months)) = (series(source, column), series(source, &months)) {
            let (months, values) = downsampled(&months, &values);
            if months.len() > 12 {
                found.push(Track {
                    name: name.to_owned(),
                    kind,
                    source_id: source_id.to_owned(),
                    months,
                    values,
                });
            }
        }
    }
    found
}

/// The first recorded track that differs from one made again from its series. Tracks of unavailable series are skipped.
pub fn altered<'t>(recorded: &'t [Track], ledger: &Ledger, series: SeriesOf<'_>) -> Option<&'t Track> {
    let redrawn = all_tracks(ledger, series);
    let differs = |track: &&Track| {
        let same = |other: &&Track| (other.kind, &other.name) == (track.kind, &track.name);
        let source = ledger.source(&track.source_id);
        let is_unavailable = source.is_some_and(|source| is_unavailable(source, track, series));
        redrawn
            .iter()
            .find(same)
            .map_or(!is_unavailable, |other| other != *track)
    };
    recorded.iter().find(differs)
}

/// Whether the series behind a track cannot be read, so that the track cannot be compared.
fn is_unavailable(source: &Source, track: &Track, series: SeriesOf<'_>) -> bool {
    let own = [
        format!("month_end_{}", track.name),
        "price".to_owned(),
        "cape".to_owned(),
    ];
    own.iter().all(|name| series(source, name).is_none())
}

/// The points that are known and positive, evenly downsampled from the newest back.
fn downsampled(months: &[f64], values: &[f64]) -> (Vec<f64>, Vec<f64>) {
    let known: Vec<(f64, f64)> = months
        .iter()
        .zip(values)
        .filter(|(month, value)| month.is_finite() && value.is_finite() && **value > 0.0)
        .map(|(month, value)| (*month, *value))
        .collect();
    let every = known.len().div_ceil(MAX_POINTS).max(1);
    let mut kept: Vec<(f64, f64)> = known.into_iter().rev().step_by(every).collect();
    kept.reverse();
    kept.into_iter().unzip()
}

#[cfg(test)]
mod tests {
    use super::*;
    use figures::ledger::Evidence;

    fn ledger(inputs: &[&str]) -> Ledger {
        Ledger {
            evidence: vec![Evidence {
                inputs: inputs.iter().map(|input| (*input).to_owned()).collect(),
                ..Evidence::default()
            }],
            gaps: Vec::new(),
            sources: vec![Source {
                source_id: "s".to_owned(),
                ..Source::default()
            }],
        }
    }

    #[test]
    fn a_track_is_thinned_and_keeps_its_newest_point() {
        let series = |_: &Source, name: &str| {
            let months = name.starts_with("month_A") || name == "month";
            Some(
                (1..=1000)
                    .map(|at| {
                        if months {
                            24_000.0 + f64::from(at)
                        } else {
                            f64::from(at)
                        }
                    })
                    .collect(),
            )
        };
        let found = tracks(
            &ledger(&["s#month_end_A", "s#month_end_A", "s#cape", "ev_1", "s#volume"]),
            &series,
        );
        assert_eq!(found.len(), 2);
        assert_eq!((found[0].name.as_str(), found[0].kind), ("A", TrackKind::Price));
        assert_eq!(found[1].kind, TrackKind::Valuation);
        assert!(found[0].values.len() <= MAX_POINTS);
        assert_eq!(found[0].values.last(), Some(&1000.0));
        assert!(found[0].months.is_sorted());
    }

    #[test]
    fn a_track_that_its_series_do_not_give_is_found() {
        let series = |_: &Source, _: &str| Some((1..=40).map(f64::from).collect());
        let away = |_: &Source, _: &str| None;
        let ledger = ledger(&["s#month_end_A"]);
        let mut recorded = tracks(&ledger, &series);
        assert_eq!(altered(&recorded, &ledger, &series), None);
        recorded[0].values[3] += 1.0;
        assert_eq!(
            altered(&recorded, &ledger, &series).map(|track| track.name.as_str()),
            Some("A")
        );
        assert_eq!(
            altered(&recorded, &ledger, &away),
            None,
            "what is not at hand cannot be compared"
        );
        recorded[0].name = "B".to_owned();
        assert!(
            altered(&recorded, &ledger, &series).is_some(),
            "a track of nothing in the ledger"
        );
    }

    #[test]
    fn the_subject_comes_before_the_market_and_what_is_away_is_not_drawn() {
        let series = |_: &Source, name: &str| (!name.ends_with('C')).then(|| (1..=40).map(f64::from).collect());
        let inputs = ["s#price", "s#month_end_A", "s#month_end_B", "s#month_end_C", "t#cape"];
        let names: Vec<String> = tracks(&ledger(&inputs), &series)
            .into_iter()
            .map(|track| track.name)
            .collect();
        assert_eq!(names, ["A", "B"]);
    }
}
