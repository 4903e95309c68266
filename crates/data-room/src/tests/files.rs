//! The shipped files match their digests, their sources and known values.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use figures::canonical::sha256_hex;

use market_data::calendar::{day_of, month_in, parse};
use market_data::shipped;
use market_data::table::Table;

const DATA: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../shipped-data/data");

fn names_of_files() -> BTreeSet<String> {
    let entries = fs::read_dir(DATA).unwrap().map(|entry| entry.unwrap().file_name());
    let names = entries.map(|name| name.into_string().unwrap());
    names.filter(|name| name.ends_with(".csv")).collect()
}

fn text_of(name: &str) -> String {
    fs::read_to_string(Path::new(DATA).join(name)).unwrap()
}

#[test]
fn every_file_has_its_digest_and_its_source() {
    let recorded = text_of("DIGESTS.sha256");
    let digests: Vec<(&str, &str)> = recorded.lines().filter_map(|line| line.split_once("  ")).collect();
    let listed: BTreeSet<String> = digests.iter().map(|(_, name)| (*name).to_owned()).collect();
    assert_eq!(listed, names_of_files());
    let sources = text_of("SOURCES.md");
    for (digest, name) in digests {
        assert_eq!(sha256_hex(text_of(name)), digest, "{name}");
        let line = sources
            .lines()
            .find(|line| line.starts_with('|') && line.contains(&format!("`{name}`")));
        let line = line.unwrap_or_else(|| panic!("SOURCES.md does not name {name}"));
        assert!(
            line.contains(digest) || line.contains("`DIGESTS.sha256`"),
            "{name}: {digest}"
        );
    }
}

#[test]
fn the_embedded_files_are_those_and_small() {
    let embedded = [
        ("us_market_monthly.csv", shipped_data::US_MARKET),
        ("prices_daily.csv", shipped_data::PRICES),
        ("filings.csv", shipped_data::FILINGS),
        ("treasury_curve.csv", shipped_data::TREASURY_CURVE),
        ("macro.csv", shipped_data::MACRO),
        ("macro_quarterly.csv", shipped_data::MACRO_QUARTERLY),
        ("rates_daily.csv", shipped_data::RATES),
        ("currencies.csv", shipped_data::CURRENCIES),
        ("metals_coins.csv", shipped_data::METALS_COINS),
    ];
    for (name, text) in embedded {
        assert_eq!(text, text_of(name), "{name}");
    }
    let all: usize = names_of_files().iter().map(|name| text_of(name).len()).sum();
    assert!(all < 3_000_000, "{all} bytes to embed");
    // Read, they are numbers of eight bytes; four fifths of the bound are for everything else.
    let read: usize = shipped::all()
        .iter()
        .flat_map(|table| table.columns.values().map(Vec::len).collect::<Vec<_>>())
        .sum();
    assert!(read * 8 < 12_000_000, "{read} numbers in memory");
}

fn on(table: &Table, series: &str, keys: &str, key: f64) -> f64 {
    let at = table
        .series(keys)
        .unwrap()
        .iter()
        .position(|known| *known == key)
        .unwrap();
    table.series(series).unwrap()[at]
}

/// Known values, copied from the sources by hand.
#[test]
fn spot_values_are_those_of_the_sources() {
    let day = |text: &str| day_of(parse(text).unwrap());
    let prices = shipped::prices();
    for (series, date, value) in [
        ("close_AAPL", "2013-03-01", 430.47),
        ("adjusted_AAPL", "2013-03-01", 56.1374),
        ("adjusted_AAPL", "2000-03-01", 4.1867),
        ("close_IBM", "2000-03-01", 100.25),
        ("volume_MSFT", "2000-03-01", 53_444_900.0),
        ("close_FB", "2012-05-18", 38.232),
        ("close_GOOG", "2004-08-19", 100.335),
    ] {
        let keys = format!("day_{}", series.split_once('_').unwrap().1);
        assert_eq!(on(&prices, series, &keys, day(date)), value, "{series} {date}");
    }
    let market = shipped::us_market();
    for (series, month, value) in [
        ("price", "1871-01", 4.44),
        ("cpi", "1871-01", 12.464),
        ("price", "1929-09", 31.3),
        ("long_rate", "1981-09", 15.32),
        ("price", "2023-06", 4273.79),
        ("long_rate", "2023-06", 3.69),
    ] {
        assert_eq!(on(&market, series, "month", month_in(month)), value, "{series} {month}");
    }
    let filings = shipped::filings();
    for (series, year, value) in [
        ("NetIncomeLoss_AAPL", 2023.0, 96_995_000_000.0),
        ("NetIncomeLoss_AAPL", 2007.0, 3_495_000_000.0),
        ("EarningsPerShareDiluted_AAPL", 2023.0, 6.13),
        ("Revenues_MSFT", 2024.0, 245_122_000_000.0),
        ("NetIncomeLoss_NVDA", 2025.0, 72_880_000_000.0),
        ("Revenues_WMT", 2024.0, 648_125_000_000.0),
        ("NetIncomeLoss_XOM", 2020.0, -22_440_000_000.0),
        ("Assets_GOOGL", 2023.0, 402_392_000_000.0),
        ("Revenues_TSLA", 2022.0, 81_462_000_000.0),
        ("NetIncomeLoss_WTFC", 2020.0, 292_990_000.0),
    ] {
        let keys = format!("fiscal_year_{}", series.rsplit_once('_').unwrap().1);
        assert_eq!(on(&filings, series, &keys, year), value, "{series} {year}");
    }
    assert_eq!(
        on(&filings, "period_end_AAPL", "fiscal_year_AAPL", 2023.0),
        day("2023-09-30")
    );
    let curve = shipped::curve();
    assert_eq!(on(&curve, "y10", "curve_day", day("2008-12-31")), 2.25);
    assert_eq!(on(&curve, "m3", "curve_month", month_in("2008-12")), 0.11);
    assert_eq!(on(&curve, "y10", "curve_day", day("2023-10-31")), 4.88);
    let economy = shipped::economy();
    for (series, month, value) in [
        ("UNRATE", "2020-04", 14.8),
        ("UNRATE", "2023-12", 3.8),
        ("CPIAUCNS", "1913-01", 9.8),
        ("CPIAUCNS", "2022-06", 296.311),
        ("FEDFUNDS", "1981-06", 19.1),
    ] {
        let (values, months) = (format!("end_{series}"), format!("month_{series}"));
        assert_eq!(
            on(&economy, &values, &months, month_in(month)),
            value,
            "{series} {month}"
        );
    }
    let rates = shipped::rates();
    assert_eq!(on(&rates, "value_DGS10", "day_DGS10", day("2023-10-19")), 4.98);
    assert_eq!(on(&rates, "value_DFF", "day_DFF", day("2008-12-31")), 0.14);
    let currencies = shipped::currencies();
    assert_eq!(on(&currencies, "value_USD", "day_USD", day("2008-12-31")), 1.3917);
    assert_eq!(on(&currencies, "value_JPY", "day_JPY", day("2023-12-29")), 156.33);
    let metals = shipped::metals_coins();
    assert_eq!(on(&metals, "value_XAU", "day_XAU", day("2026-09-29")), 4129.1);
    assert_eq!(on(&metals, "value_BTC", "day_BTC", day("2025-01-01")), 93873.8);
}

#[test]
fn the_series_are_read_whole() {
    let market = shipped::us_market();
    assert_eq!(market.series("month").unwrap().len(), 1830);
    assert!(market.series("cape").unwrap()[0].is_nan());
    let prices = shipped::prices();
    for ticker in ["AAPL", "FB", "GOOG", "IBM", "MSFT"] {
        let last = |name: &str| prices.last(&format!("{name}_{ticker}")).unwrap();
        assert_eq!(last("day"), day_of(parse("2013-03-01").unwrap()), "{ticker}");
        // March had just begun.
        assert_eq!(last("month_end_day"), day_of(parse("2013-02-28").unwrap()), "{ticker}");
        assert_eq!(last("month"), month_in("2013-02"), "{ticker}");
    }
    assert_eq!(prices.series("month_end_FB").unwrap().len(), 10);
    assert_eq!(prices.series("close_AAPL").unwrap().len(), 3270);
    let filings = shipped::filings();
    let years = filings.series("NetIncomeLoss_AAPL").unwrap();
    // For 2006 the reports have only the balance sheet: the value is missing, but the year is there.
    assert_eq!(
        (years.len(), years[0].is_nan(), years[17]),
        (20, true, 96_995_000_000.0)
    );
    // The float is of the middle of the fiscal year, the count of shares of the time of the report.
    assert_eq!(
        filings.last("EntityPublicFloat_day_MSFT"),
        Some(day_of(parse("2025-12-31").unwrap()))
    );
    assert!(filings.last("EntityCommonStockSharesOutstanding_day_MSFT") > filings.last("period_end_MSFT"));
}

/// The last date of each file, as the README states it.
#[test]
fn the_series_end_when_they_should() {
    let day = |text: &str| Some(day_of(parse(text).unwrap()));
    assert_eq!(shipped::curve().last("curve_day"), day("2026-06-01"));
    for (id, date) in [
        ("DFF", "2026-09-03"),
        ("DGS10", "2026-09-03"),
        ("DTWEXBGS", "2026-08-28"),
    ] {
        assert_eq!(shipped::rates().last(&format!("day_{id}")), day(date), "{id}");
    }
    for (id, month) in [("UNRATE", "2026-07"), ("CPIAUCSL", "2026-08"), ("M2SL", "2026-07")] {
        assert_eq!(
            shipped::economy().last(&format!("month_{id}")),
            Some(month_in(month)),
            "{id}"
        );
    }
    // A quarter is dated its first day.
    assert_eq!(shipped::quarters().last("day_GDPC1"), day("2026-04-01"));
    assert_eq!(shipped::currencies().last("day_USD"), day("2026-10-30"));
    assert_eq!(shipped::metals_coins().last("day_ETH"), day("2026-09-29"));
    // There was no survey during the government shutdown.
    let months = shipped::economy();
    assert!(on(&months, "end_UNRATE", "month_UNRATE", month_in("2025-10")).is_nan());
}
