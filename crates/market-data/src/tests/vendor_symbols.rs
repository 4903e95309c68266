//! Symbols converted to those of vendors, and back.

use crate::symbols::{from_stooq, listing, of_company, to_alpha_vantage, to_stooq};

#[test]
fn symbols_are_written_as_each_provider_writes_them() {
    for (ours, stooq, alpha_vantage) in [
        ("AAPL", Some("aapl.us"), Some("AAPL")),
        ("BRK-B", Some("brk-b.us"), Some("BRK-B")),
        ("SAP.DE", Some("sap.de"), Some("SAP.DEX")),
        ("SHEL.L", Some("shel.uk"), Some("SHEL.LON")),
        ("7203.T", Some("7203.jp"), None),
        ("0001.HK", Some("1.hk"), None),
        ("BNP.PA", None, None),
        ("^GSPC", Some("^spx"), None),
        ("^N225", Some("^nkx"), None),
        ("^TA125.TA", None, None),
        ("BTC-USD", Some("btcusd"), None),
        ("EURUSD", Some("eurusd"), None),
        ("XAU", Some("xauusd"), None),
        ("CL=F", Some("cl.f"), None),
        ("CC=F", None, None),
    ] {
        assert!(listing(ours).is_some(), "{ours}");
        assert_eq!(to_stooq(ours).as_deref(), stooq, "{ours}");
        assert_eq!(to_alpha_vantage(ours).as_deref(), alpha_vantage, "{ours}");
    }
}

#[test]
fn stooqs_symbols_lead_back() {
    for ours in [
        "AAPL", "BRK-B", "SAP.DE", "SHEL.L", "7203.T", "0001.HK", "^GSPC", "CL=F",
    ] {
        let theirs = to_stooq(ours).unwrap();
        assert_eq!(from_stooq(&theirs.to_uppercase()).unwrap().symbol, ours);
    }
    assert_eq!(from_stooq("nosuch.us"), None);
    assert_eq!(from_stooq("sap.zz"), None);
    assert_eq!(from_stooq("."), None);
}

#[test]
fn the_master_knows_companies_by_their_number() {
    assert_eq!(listing(" aapl ").unwrap().cik, "320193");
    assert_eq!(listing("nosuch"), None);
    assert_eq!(of_company(320_193).len(), 1);
    assert!(of_company(7).is_empty());
}
