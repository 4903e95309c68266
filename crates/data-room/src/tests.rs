use std::sync::Arc;

use figures::ledger::{Evidence, FigureKind, Ledger, LedgerFault, Mismatch};
use languages::decimal::Decimal;
use pipeline::brief::MasterBrief;
use pipeline::brief::mib::{Instrument, Subject};
use pipeline::ports::datasets::{DatasetKind, Datasets, Found, NoDatasets};

use super::gaps::Gap;
use super::{BuiltinDataRoom, Gathered, shipped_series};

mod compared_briefs;
mod files;
mod foreign_listing;
mod gaps;
mod independent;
mod stored_data;

fn room_over(datasets: impl Datasets + 'static) -> BuiltinDataRoom {
    BuiltinDataRoom::new(Arc::new(datasets))
}

fn brief(symbols: &[&str], kind: &str, as_of: &str) -> MasterBrief {
    let instruments = symbols.iter().map(|symbol| Instrument {
        symbol: (*symbol).to_owned(),
        name: format!("The {symbol} company"),
        asset_class: if *symbol == "SPY" { "fund" } else { "equity" }.to_owned(),
        ..Instrument::default()
    });
    MasterBrief {
        subject: Subject {
            kind: kind.to_owned(),
            instruments: instruments.collect(),
            themes: Vec::new(),
        },
        as_of: as_of.to_owned(),
        ..MasterBrief::default()
    }
}

fn ledger(symbols: &[&str]) -> Ledger {
    let brief = brief(symbols, "single_security", "2026-11-15");
    room_over(NoDatasets).look_up(&brief, &Gathered::default())
}

fn value(ledger: &Ledger, id: &str) -> String {
    let found = ledger.evidence.iter().find(|evidence| evidence.evidence_id == id);
    found.unwrap_or_else(|| panic!("{id} is missing")).value.to_string()
}

#[test]
fn known_values_come_out() {
    let ledger = ledger(&["AAPL"]);
    for (id, expected) in [
        ("ev_cape", "29.61"),
        ("ev_long_rate", "4.77"),
        ("ev_policy_rate", "3.63"),
        ("ev_unemployment", "4.1"),
        ("ev_curve_10y_3m", "0.69"),
        // The source publishes this figure too, in a column that does not ship.
        ("ev_excess_cape_yield", "2.38"),
        ("ev_sp_age", "3.4"),
        ("ev_AAPL_age", "13.7"),
    ] {
        assert_eq!(value(&ledger, id), expected, "{id}");
    }
    let number = |id: &str| value(&ledger, id).parse::<f64>().unwrap();
    assert!((6.0..8.0).contains(&number("ev_sp_real_return_all")));
    assert!((-90.0..-80.0).contains(&number("ev_sp_max_drawdown_all")));
    assert!((2.0..5.0).contains(&number("ev_infl_12m")));
    assert!((80.0..95.0).contains(&number("ev_freq_pos_10y")));
    assert!((-25.0..-10.0).contains(&number("ev_AAPL_return_1y")));
    assert!((20.0..45.0).contains(&number("ev_AAPL_vol_36m")));
    for span in ["1y", "3y", "10y", "20y"] {
        let sum = number(&format!("ev_freq_pos_{span}")) + number(&format!("ev_freq_neg_{span}"));
        assert!((sum - 100.0).abs() < 0.11, "{span}");
        assert!(number(&format!("ev_freq_good_{span}")) <= number(&format!("ev_freq_pos_{span}")));
    }
}

#[test]
fn every_figure_is_complete_and_once() {
    let ledger = ledger(&["AAPL", "GOOGL", "META", "IBM", "MSFT"]);
    let mut ids: Vec<&str> = ledger
        .evidence
        .iter()
        .map(|evidence| evidence.evidence_id.as_str())
        .collect();
    for evidence in &ledger.evidence {
        assert!(evidence.value.number().is_finite(), "{evidence:?}");
        for text in [
            &evidence.source,
            &evidence.series,
            &evidence.as_of,
            &evidence.unit,
            &evidence.how,
        ] {
            assert!(!text.is_empty(), "{evidence:?}");
        }
    }
    ids.sort_unstable();
    let count = ids.len();
    ids.dedup();
    assert_eq!(ids.len(), count);
    // Facebook has prices of ten months, so there are no figures over a year.
    assert!(!ids.contains(&"ev_META_return_1y") && ids.contains(&"ev_META_price"));
}

fn check(ledger: &Ledger) -> Result<(), LedgerFault> {
    ledger.check(&|source, name| shipped_series(source)?.get(name).cloned())
}

#[test]
fn every_figure_computes_again() {
    let mut counted = Vec::new();
    for symbols in [
        &[][..],
        &["AAPL"][..],
        &["META", "MSFT"][..],
        &["GOOGL", "GOOG", "FB"][..],
        &["SPY", "TSLA"][..],
        &["IBM", "IBM"][..],
    ] {
        let ledger = ledger(symbols);
        assert_eq!(check(&ledger), Ok(()), "{symbols:?}");
        counted.push((ledger.evidence.len(), ledger.sources.len()));
        assert!(ledger.evidence.iter().all(
            |figure| figure.formula.is_some() && (!figure.inputs.is_empty() || figure.evidence_id == "ev_horizon")
        ));
    }
    assert_eq!(counted, [(94, 5), (248, 7), (256, 7), (256, 7), (158, 6), (135, 6)]);
}

#[test]
fn the_same_brief_gives_the_same_bytes() {
    let one = serde_json::to_string(&ledger(&["AAPL", "IBM"])).unwrap();
    assert_eq!(one, serde_json::to_string(&ledger(&["AAPL", "IBM"])).unwrap());
}

#[test]
fn a_figure_says_how_it_came_to_be() {
    let ledger = ledger(&["META"]);
    let age = ledger.figure("ev_META_age").unwrap();
    assert_eq!(
        age.formula.as_deref(),
        Some("round((date(2026, 11, 15) - last(day_FB)) / 365.25, 1)")
    );
    assert_eq!(age.inputs, ["prices_daily#day_FB"]);
    let beaten = ledger.figure("ev_freq_stocks_beat_bonds_10y").unwrap();
    let columns = ["price", "dividend", "cpi", "real_bond_index"];
    assert_eq!(
        beaten.inputs,
        columns.map(|column| format!("us_market_monthly#{column}"))
    );
    let reported = ledger
        .evidence
        .iter()
        .filter(|figure| figure.kind == FigureKind::Reported);
    let reported: Vec<&str> = reported.map(|figure| figure.evidence_id.as_str()).collect();
    assert_eq!(
        reported,
        [
            "ev_META_price",
            "ev_cape",
            "ev_long_rate",
            "ev_unemployment",
            "ev_policy_rate",
            "ev_oil_price",
            "ev_bill_rate"
        ]
    );
}

/// Every figure over a window has a period.
#[test]
fn every_window_is_stated() {
    let dated = |text: &str| text.len() == 10 && text.parse::<jiff::civil::Date>().is_ok();
    for figure in ledger(&["AAPL", "MSFT", "TSLA"]).evidence {
        let id = &figure.evidence_id;
        let windowed = [
            "return",
            "vol",
            "drawdown",
            "freq",
            "median",
            "percentile",
            "growth",
            "trend",
            "momentum",
            "margin",
            "month",
            "infl",
            "change",
            "share_inverted",
            "window_count",
            "roe",
            "roic",
            "income",
            "correlation",
        ];
        // Implied growth has the date of the price, not a window.
        let of_a_day = id.ends_with("implied_growth");
        if !of_a_day && windowed.iter().any(|word| id.contains(word)) {
            assert!(figure.period.is_some(), "{id} has no window");
        }
        if let Some(period) = &figure.period {
            let (from, to) = period.split_once('/').unwrap();
            assert!(dated(from) && dated(to) && from <= to, "{id}: {period}");
            // A window ends on the date of the figure, or earlier with the low of a fall.
            assert!(to[..7] <= figure.as_of[..7], "{id}: {period} as of {}", figure.as_of);
        }
    }
}

/// Changes the last character.
fn alter(text: &mut String) {
    let last = text.pop().unwrap();
    text.push(if last == '1' { '2' } else { '1' });
}

#[test]
fn a_byte_changed_is_named() {
    let whole = ledger(&["AAPL"]);
    let changes: [fn(&mut Evidence); 4] = [
        |figure| figure.value = Decimal::of(figure.value.number() + 1.0),
        |figure| alter(figure.formula.as_mut().unwrap()),
        |figure| alter(&mut figure.inputs[0]),
        |figure| alter(&mut figure.sha256),
    ];
    // The horizon comes from the brief and has no inputs.
    for figure in whole.evidence.iter().filter(|figure| !figure.inputs.is_empty()) {
        let fault = |figure: Evidence, mismatch: fn(&Mismatch) -> bool| {
            let evidence = vec![figure];
            let fault = check(&Ledger {
                evidence,
                ..whole.clone()
            })
            .unwrap_err();
            assert!(mismatch(&fault.mismatch), "{fault}");
            assert!(fault.to_string().contains(&fault.evidence_id));
            fault.evidence_id
        };
        for change in changes {
            let mut changed = figure.clone();
            change(&mut changed);
            assert_eq!(
                fault(changed, |mismatch| *mismatch == Mismatch::Digest),
                figure.evidence_id
            );
        }
        // With a matching new digest, the change is still found by computing again.
        let mut value = figure.clone();
        changes[0](&mut value);
        fault(value.sealed(), |mismatch| matches!(mismatch, Mismatch::Value { .. }));
        let mut formula = figure.clone();
        changes[1](&mut formula);
        fault(formula.sealed(), |mismatch| matches!(mismatch, Mismatch::Formula(_)));
        let mut input = figure.clone();
        changes[2](&mut input);
        fault(input.sealed(), |mismatch| matches!(mismatch, Mismatch::Input(_)));
    }
}

#[test]
fn a_file_that_was_replaced_is_named() {
    let mut changed = ledger(&["AAPL"]);
    alter(&mut changed.sources[0].content_sha256);
    let fault = check(&changed).unwrap_err();
    assert_eq!(fault.mismatch, Mismatch::Input("prices_daily#close_AAPL".to_owned()));
    assert_eq!(fault.evidence_id, "ev_AAPL_price");
}
