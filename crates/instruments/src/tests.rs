use proptest::prelude::*;

use super::*;

fn symbol_of(written: &str) -> Option<&'static str> {
    Master::get().resolve_symbol(written).map(|entry| entry.symbol)
}

#[test]
fn the_list_is_read_whole() {
    let master = Master::get();
    assert_eq!(master.entries().len(), MASTER.lines().count() - 1);
    assert!(master.entries().is_sorted_by_key(|entry| entry.symbol));
    let apple = master.by_symbol("AAPL").unwrap();
    assert_eq!(
        (
            apple.name,
            apple.exchange,
            apple.asset_class,
            apple.currency,
            apple.country,
            apple.cik,
            apple.sic
        ),
        ("Apple Inc.", "XNAS", "equity", "USD", "US", "320193", "3571")
    );
    let meta = master.by_symbol("META").unwrap();
    assert_eq!(meta.name, "Meta Platforms, Inc.");
    assert!(meta.aliases.contains("Facebook"));
}

#[test]
fn symbols_as_others_write_them() {
    for (written, symbol) in [
        ("aapl", "AAPL"),
        ("$AAPL", "AAPL"),
        ("AAPL.US", "AAPL"),
        ("aapl.us", "AAPL"),
        ("AAPL US", "AAPL"),
        ("NASDAQ:AAPL", "AAPL"),
        ("NYSE: ALL", "ALL"),
        ("BRK.B", "BRK-B"),
        ("BRK/B", "BRK-B"),
        ("brk-b", "BRK-B"),
        ("BRK.B.US", "BRK-B"),
        ("NYSE:BRK.B", "BRK-B"),
        ("SAP.DE", "SAP.DE"),
        ("SAP GY", "SAP.DE"),
        ("ETR:SAP", "SAP.DE"),
        ("7203.T", "7203.T"),
        ("7203.jp", "7203.T"),
        ("7203 JP", "7203.T"),
        ("700.HK", "0700.HK"),
        ("HKG:700", "0700.HK"),
        ("shel.uk", "SHEL.L"),
        ("EPA:AIR", "AIR.PA"),
        ("^GSPC", "^GSPC"),
        ("GSPC", "^GSPC"),
        ("BTC", "BTC-USD"),
        ("BTCUSD", "BTC-USD"),
        ("cl=f", "CL=F"),
    ] {
        assert_eq!(symbol_of(written), Some(symbol), "{written}");
    }
    for written in ["", "$", "NOPE.XX", "MOON:AAPL", "AAPL MOON", "AAPL.DE", "Apple"] {
        assert_eq!(symbol_of(written), None, "{written}");
    }
}

#[test]
fn other_numbers_and_the_listing_at_home() {
    let master = Master::get();
    assert_eq!(master.by_isin("DE0007164600").unwrap().symbol, "SAP.DE");
    assert_eq!(master.by_cik("0000320193").unwrap().symbol, "AAPL");
    assert_eq!(master.by_cik("1652044").unwrap().symbol, "GOOGL");
    let abroad = master.by_symbol("SAP").unwrap();
    assert_eq!(master.home(abroad).symbol, "SAP.DE");
    let home = master.by_symbol("AAPL").unwrap();
    assert_eq!(master.home(home).symbol, "AAPL");
    let bases: Vec<&str> = master.by_base("SAN").map(|entry| entry.symbol).collect();
    assert_eq!(bases, ["SAN", "SAN.MC", "SAN.PA"]);
}

#[test]
fn the_last_digit_of_an_isin_is_checked() {
    for isin in ["US0378331005", "DE0007164600", "KYG875721634", "GB00BP6MXD84"] {
        assert!(is_isin(isin), "{isin}");
    }
    for text in [
        "US0378331006",
        "us0378331005",
        "US037833100",
        "US03783310055",
        "",
        "ÄÖ0378331005",
    ] {
        assert!(!is_isin(text), "{text}");
    }
    let known = Master::get().entries().iter().filter(|entry| !entry.isin.is_empty());
    assert!(known.clone().count() > 500 && known.into_iter().all(|entry| is_isin(entry.isin)));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_text_is_looked_up(text in any::<String>(), part in "[A-Z.:$ /-]{0,14}") {
        let _ = symbol_of(&text);
        let _ = symbol_of(&part);
        let _ = is_isin(&text);
    }

    #[test]
    fn every_symbol_finds_itself(at in any::<prop::sample::Index>()) {
        let entries = Master::get().entries();
        let symbol = entries[at.index(entries.len())].symbol;
        prop_assert_eq!(symbol_of(symbol), Some(symbol));
        prop_assert_eq!(symbol_of(&symbol.to_lowercase()), Some(symbol));
    }
}
