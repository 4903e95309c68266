use languages::decimal::Decimal;

use super::{Evidence, FigureKind, Ledger, Mismatch, Source};

fn decimal(text: &str) -> Decimal {
    text.parse().unwrap()
}

fn series(source: &Source, name: &str) -> Option<Vec<f64>> {
    (source.content_sha256 == "c0ffee" && name == "close").then(|| vec![50.0, 55.0, 60.0])
}

fn figure(id: &str, value: &str, formula: &str, inputs: &[&str]) -> Evidence {
    Evidence {
        evidence_id: id.to_owned(),
        value: decimal(value),
        kind: FigureKind::Computed,
        source_id: "prices".to_owned(),
        formula: Some(formula.to_owned()),
        inputs: inputs.iter().map(|input| (*input).to_owned()).collect(),
        ..Evidence::default()
    }
    .sealed()
}

fn ledger() -> Ledger {
    Ledger {
        evidence: vec![
            figure(
                "ev_gain",
                "20.0",
                "round(growth(first(close), last(close)), 1)",
                &["prices#close"],
            ),
            figure("ev_twice", "40", "round(ev_gain * 2, 0)", &["ev_gain"]),
        ],
        gaps: Vec::new(),
        sources: vec![Source {
            source_id: "prices".to_owned(),
            content_sha256: "c0ffee".to_owned(),
            ..Source::default()
        }],
    }
}

/// The mismatch after a change to the last figure, whose digest is recomputed.
fn mismatch_after(change: impl Fn(&mut Evidence)) -> Mismatch {
    let mut ledger = ledger();
    let figure = ledger.evidence.last_mut().unwrap();
    change(figure);
    *figure = figure.clone().sealed();
    ledger.check(&series).unwrap_err().mismatch
}

#[test]
fn a_ledger_computes_again() {
    assert_eq!(ledger().check(&series), Ok(()));
    assert_eq!(ledger().figure("ev_twice").unwrap().value, decimal("40"));
    assert!(ledger().figure("ev_thrice").is_none());
}

#[test]
fn a_figure_can_be_had_before_it_was_rounded() {
    let mut third = ledger();
    third
        .evidence
        .push(figure("ev_third", "7", "round(ev_gain / 3, 0)", &["ev_gain"]));
    assert_eq!(third.check(&series), Ok(()));
    assert_eq!(third.unrounded(&third.evidence[2], &series), Ok(20.0 / 3.0));
    assert_eq!(third.unrounded(&Evidence::default(), &series), Err(Mismatch::NoFormula));
}

#[test]
fn a_window_changes_the_digest_and_no_window_does_not() {
    let plain = &ledger().evidence[0];
    assert!(!serde_json::to_string(plain).unwrap().contains("period"));
    let windowed = Evidence {
        period: Some("2012-01-01/2013-01-01".to_owned()),
        ..plain.clone()
    };
    assert_ne!(windowed.digest(), plain.digest());
}

#[test]
fn a_change_without_a_new_digest_is_seen() {
    let mut changed = ledger();
    changed.evidence[0].value = decimal("20.1");
    let fault = changed.check(&series).unwrap_err();
    assert_eq!(
        fault.to_string(),
        "The figure ev_gain does not hold: its digest is not that of its content."
    );
    assert_ne!(changed.digest(), ledger().digest());
}

#[test]
fn a_change_with_a_new_digest_is_seen() {
    let stated = |value: &str| Mismatch::Value {
        stated: decimal(value),
        computed: decimal("40"),
    };
    assert_eq!(mismatch_after(|figure| figure.value = decimal("41")), stated("41"));
    assert_eq!(mismatch_after(|figure| figure.value = decimal("40.0")), stated("40.0"));
    assert_eq!(mismatch_after(|figure| figure.formula = None), Mismatch::NoFormula);
    assert!(matches!(
        mismatch_after(|figure| figure.inputs.clear()),
        Mismatch::Formula(_)
    ));
    assert!(matches!(
        mismatch_after(|figure| figure.formula = Some("round(".to_owned())),
        Mismatch::Formula(_)
    ));
    assert_eq!(
        mismatch_after(|figure| figure.inputs = vec!["prices#open".to_owned()]),
        Mismatch::Input("prices#open".to_owned())
    );
    assert_eq!(
        mismatch_after(|figure| figure.inputs = vec!["rates#close".to_owned()]),
        Mismatch::Source("rates".to_owned())
    );
    assert_eq!(
        mismatch_after(|figure| figure.inputs.push("ev_gain".to_owned())),
        Mismatch::Ambiguous("ev_gain".to_owned())
    );
    assert_eq!(
        mismatch_after(|figure| figure.source_id = "rates".to_owned()),
        Mismatch::Source("rates".to_owned())
    );
    assert_eq!(
        mismatch_after(|figure| figure.evidence_id = "ev_gain".to_owned()),
        Mismatch::Duplicate
    );
}

#[test]
fn no_figure_proves_itself() {
    let own = mismatch_after(|figure| {
        figure.formula = Some("round(ev_twice, 0)".to_owned());
        figure.inputs = vec!["ev_twice".to_owned()];
    });
    assert_eq!(own, Mismatch::Input("ev_twice".to_owned()));
}

#[test]
fn content_that_was_replaced_is_named() {
    let mut changed = ledger();
    changed.sources[0].content_sha256 = "c0ffef".to_owned();
    assert_eq!(
        changed.check(&series).unwrap_err().to_string(),
        "The figure ev_gain does not hold: the input prices#close is missing or has changed."
    );
    changed.sources = vec![ledger().sources[0].clone(); 2];
    assert_eq!(
        changed.check(&series).unwrap_err().mismatch,
        Mismatch::Source("prices".to_owned())
    );
}

#[test]
fn an_old_figure_without_a_kind_reads_as_reported() {
    let old = r#"{"evidence_id":"e","source":"s","series":"s","as_of":"2025","value":"1","unit":"u","how":"h"}"#;
    let old: Evidence = serde_json::from_str(old).unwrap();
    assert_eq!(
        (old.kind, old.formula, old.sha256.as_str()),
        (FigureKind::Reported, None, "")
    );
}
