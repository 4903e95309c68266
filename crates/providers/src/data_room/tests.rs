use pipeline::brief::Mib;
use pipeline::brief::mib::{Instrument, Subject};
use pipeline::ledger::{Evidence, FigureKind, Ledger, LedgerFault, Mismatch};
use pipeline::ports::data_room::DataRoom;
use sha2::{Digest, Sha256};

use super::BuiltinDataRoom;
use super::gaps::{Gap, STOCK_PRICES_END, US_MARKET_ENDS};
use super::series::{US_MARKET, US_STOCKS, us_market, us_stocks};

fn ledger(symbols: &[&str]) -> Ledger {
    let instruments = symbols.iter().map(|symbol| Instrument {
        symbol: (*symbol).to_owned(),
        name: format!("The {symbol} company"),
        asset_class: "equity".to_owned(),
        ..Instrument::default()
    });
    let brief = Mib {
        subject: Subject {
            kind: "single_security".to_owned(),
            instruments: instruments.collect(),
            themes: Vec::new(),
        },
        as_of: "2026-11-15".to_owned(),
        ..Mib::default()
    };
    BuiltinDataRoom::new().look_up(&brief)
}

fn value(ledger: &Ledger, id: &str) -> String {
    let found = ledger.evidence.iter().find(|evidence| evidence.evidence_id == id);
    found.unwrap_or_else(|| panic!("{id} is missing")).value.clone()
}

#[test]
fn the_files_are_those_of_the_sources() {
    let sources = include_str!("../../../../data/SOURCES.md");
    let files = [
        ("us_market_monthly.csv", US_MARKET),
        ("us_stocks_monthly.csv", US_STOCKS),
    ];
    for (name, text) in files {
        let digest: String = Sha256::digest(text.as_bytes())
            .iter()
            .map(|byte| format!("{byte:02x}"))
            .collect();
        let line = sources
            .lines()
            .find(|line| line.contains(&format!("`{name}`")))
            .unwrap();
        assert!(line.contains(&digest), "{name}: {digest}");
    }
}

#[test]
fn the_series_are_read_whole() {
    let market = us_market();
    assert_eq!(market.months.len(), 1830);
    assert_eq!(market.table.series("price").unwrap()[0], 4.44);
    assert!(market.table.series("cape").unwrap()[0].is_nan());
    assert_eq!(market.months.last().unwrap(), US_MARKET_ENDS);
    assert_eq!(market.known_until("dividend"), Some("2023-03"));
    assert_eq!(us_stocks().stocks.len(), 5);
    for stock in &us_stocks().stocks {
        assert_eq!(stock.latest, STOCK_PRICES_END, "{}", stock.symbol);
        assert_eq!(stock.month_end, "2013-02-28", "{}", stock.symbol);
    }
    assert_eq!(us_stocks().table.series("FB_close").unwrap().len(), 11);
    assert_eq!(us_stocks().table.series("FB_month_end").unwrap().len(), 10);
    assert_eq!(us_stocks().table.series("FB_month").unwrap().last(), Some(&24_159.0));
}

#[test]
fn known_values_come_out() {
    let ledger = ledger(&["AAPL"]);
    for (id, expected) in [
        ("ev_cape", "29.61"),
        ("ev_long_rate", "3.69"),
        // The source has this one too, in a column that is not shipped.
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
        assert!(number(&format!("ev_freq_above_avg_{span}")) <= number(&format!("ev_freq_pos_{span}")));
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
        assert!(evidence.value.parse::<f64>().unwrap().is_finite(), "{evidence:?}");
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
    // Facebook had ten months: nothing is made of windows that were never there.
    assert!(!ids.contains(&"ev_META_return_1y") && ids.contains(&"ev_META_price"));
}

#[test]
fn what_is_missing_is_said() {
    let tesla = ledger(&["TSLA"]);
    assert!(tesla.gaps.iter().any(|gap| {
        gap.starts_with("No price history for The TSLA company in the data room; the shipped prices end 2013-03-01")
    }));
    assert!(
        !tesla
            .evidence
            .iter()
            .any(|evidence| evidence.evidence_id.contains("TSLA"))
    );
    assert!(tesla.evidence.iter().any(|evidence| evidence.evidence_id == "ev_cape"));
    for gap in tesla.gaps.iter().chain(&ledger(&["AAPL"]).gaps) {
        assert_eq!(Gap::read(gap).unwrap().in_words(), *gap);
    }
    let future = BuiltinDataRoom::new().look_up(&Mib::default());
    assert!(
        !future
            .evidence
            .iter()
            .any(|evidence| evidence.evidence_id == "ev_sp_age")
    );
}

fn check(ledger: &Ledger) -> Result<(), LedgerFault> {
    ledger.check(&|source, name| BuiltinDataRoom::new().series(source, name))
}

#[test]
fn every_figure_computes_again() {
    for (symbols, figures, sources) in [
        (&[][..], 39, 1),
        (&["AAPL"][..], 56, 2),
        (&["META", "MSFT"][..], 59, 2),
        (&["GOOGL", "GOOG", "FB", "IBM"][..], 85, 2),
        (&["SPY", "TSLA"][..], 39, 1),
        (&["IBM", "IBM"][..], 56, 2),
    ] {
        let ledger = ledger(symbols);
        assert_eq!(check(&ledger), Ok(()), "{symbols:?}");
        assert_eq!(
            (ledger.evidence.len(), ledger.sources.len()),
            (figures, sources),
            "{symbols:?}"
        );
        assert!(
            ledger
                .evidence
                .iter()
                .all(|figure| figure.formula.is_some() && !figure.inputs.is_empty())
        );
    }
}

#[test]
fn a_figure_says_how_it_came_to_be() {
    let ledger = ledger(&["META"]);
    let age = ledger.figure("ev_META_age").unwrap();
    assert_eq!(
        age.formula.as_deref(),
        Some("round((months(2026, 11) - last(FB_month)) / 12, 1)")
    );
    assert_eq!(age.inputs, ["us_stocks_monthly#FB_month"]);
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
    assert_eq!(reported, ["ev_META_price", "ev_cape", "ev_long_rate"]);
}

/// Another last character of the same kind.
fn bend(text: &mut String) {
    let last = text.pop().unwrap();
    text.push(if last == '1' { '2' } else { '1' });
}

#[test]
fn a_byte_changed_is_named() {
    let whole = ledger(&["AAPL"]);
    let changes: [fn(&mut Evidence); 4] = [
        |figure| bend(&mut figure.value),
        |figure| bend(figure.formula.as_mut().unwrap()),
        |figure| bend(&mut figure.inputs[0]),
        |figure| bend(&mut figure.sha256),
    ];
    for figure in &whole.evidence {
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
        // Whoever writes a new digest as well still has to get past the arithmetic.
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
    bend(&mut changed.sources[0].content_sha256);
    let fault = check(&changed).unwrap_err();
    assert_eq!(
        fault.mismatch,
        Mismatch::Input("us_stocks_monthly#AAPL_close".to_owned())
    );
    assert_eq!(fault.evidence_id, "ev_AAPL_price");
}
