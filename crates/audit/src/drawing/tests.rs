use languages::language::Language;
use languages::locale::Locale;
use pipeline::ports::audit::{AuditPrinter, AuditRecord, ChartRow};
use pipeline::record::tracks::{Track, TrackKind};
use proptest::prelude::*;

use super::labels::Labels;
use super::{price, valuation};
use crate::PdfPrinter;

fn track(kind: TrackKind, values: Vec<f64>) -> Track {
    Track {
        name: "A & <B>".to_owned(),
        kind,
        source_id: "s".to_owned(),
        months: (0..values.len()).map(|at| 24_000.0 + at as f64).collect(),
        values,
    }
}

fn labels(language: Language) -> Labels {
    Labels {
        locale: Locale::of(language),
        name: "A & <B>".to_owned(),
        unit: Some("USD".to_owned()),
        source: "A source".to_owned(),
    }
}

#[test]
fn a_session_has_its_four_pictures() {
    let record: AuditRecord = serde_json::from_str(include_str!("../../fixtures/session.json")).unwrap();
    let charts = PdfPrinter.charts(&record);
    let ids: Vec<&str> = charts.iter().map(|chart| chart.chart_id.as_str()).collect();
    assert_eq!(ids, ["price_1", "valuation_1", "scenarios", "confidence"]);
    for chart in &charts {
        assert!(
            chart
                .svg
                .contains(&format!("<title>{}</title>", chart.title.replace('&', "&amp;")))
        );
        assert!(!chart.alt.is_empty());
    }
    for chart in &charts {
        let columns = chart.data.columns.len();
        assert!(chart.data.rows.len() > 2 && chart.data.rows.iter().all(|row| row.values.len() == columns));
    }
    assert_eq!(
        charts[1].data.rows.last().unwrap().values[0]
            .parse::<f64>()
            .unwrap()
            .round(),
        30.0
    );
    assert_eq!(charts[2].data.rows[0], ChartRow::new("bear", &[(11.0, 0)]));
    // The alternative texts agree with the drawing.
    assert!(
        charts[0].alt.contains("Deepest fall from a high: -79%"),
        "{}",
        charts[0].alt
    );
    assert!(charts[1].alt.contains("Last: 29.6. Median: 16.5."), "{}", charts[1].alt);
    assert!(charts[2].alt.contains("Bear 11%, Base 39%, Bull 50%"));
}

/// Every chart has its title, unit, scale and source in the session's language.
#[test]
fn a_picture_says_what_it_shows_in_every_language() {
    let text = include_str!("../../fixtures/session.json");
    for language in Language::ALL {
        let mut record: AuditRecord = serde_json::from_str(text).unwrap();
        let mut plan: serde_json::Value = serde_json::from_str(record.stored.plan.as_deref().unwrap()).unwrap();
        plan["brief"]["language"] = language.code().into();
        record.stored.plan = Some(plan.to_string());
        let locale = Locale::of(language);
        let charts = PdfPrinter.charts(&record);
        let has = |at: usize, key: &str| charts[at].svg.contains(&locale.text(key).replace('&', "&amp;"));
        assert!(has(0, "chart-fall") && has(0, "chart-log"), "{language:?}");
        assert!(has(1, "chart-valuation-axis"), "{language:?}");
        assert!(
            has(2, "chart-scenarios-axis") && has(2, "chart-source-committee"),
            "{language:?}"
        );
        assert!(
            has(3, "chart-confidence-axis") && has(3, "chart-source-committee"),
            "{language:?}"
        );
        for chart in &charts[..2] {
            let source = locale.fill("chart-source", &[("source", "")]);
            assert!(chart.svg.contains(source.trim_end()), "{language:?} {}", chart.chart_id);
        }
    }
}

#[test]
fn names_cannot_become_markup() {
    let chart = price::chart(1, &track(TrackKind::Price, vec![1.0, 2.0, 3.0]), &labels(Language::En));
    assert!(chart.svg.contains("A &amp; &lt;B&gt;") && !chart.svg.contains("<B>"));
}

proptest! {
    #[test]
    fn any_series_stays_on_the_sheet(values in prop::collection::vec(1e-6f64..1e12, 1..300)) {
        for svg in [
            price::chart(1, &track(TrackKind::Price, values.clone()), &labels(Language::En)).svg,
            valuation::chart(1, &track(TrackKind::Valuation, values.clone()), &labels(Language::En)).svg,
        ] {
            prop_assert!(!svg.contains("NaN") && !svg.contains("inf"));
            for place in svg.split("points=\"").skip(1) {
                for pair in place.split('"').next().unwrap().split(' ') {
                    let (x, y) = pair.split_once(',').unwrap();
                    let (x, y): (f64, f64) = (x.parse().unwrap(), y.parse().unwrap());
                    prop_assert!((0.0..=520.0).contains(&x) && (-0.1..=276.1).contains(&y), "{pair}");
                }
            }
        }
    }
}
