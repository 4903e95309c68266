//! Converts between the symbols of the instrument master and those of vendors and brokers.

use instruments::{Entry, Master};
use shipped_data::CURRENCIES;

/// The instrument with a symbol, in any case.
pub fn listing(symbol: &str) -> Option<&'static Entry> {
    Master::get().by_symbol(&symbol.trim().to_uppercase())
}

/// The instrument with a symbol as brokers write it: `BRK/B`, `BRK B` and `BRK.B` are `BRK-B`.
pub fn listing_as_written(symbol: &str) -> Option<&'static Entry> {
    listing(symbol).or_else(|| listing(&symbol.trim().replace(['/', ' ', '.'], "-")))
}

/// The instrument with an ISIN or a CUSIP. A US ISIN is `US`, the CUSIP and a check digit.
pub fn by_isin_or_cusip(number: &str) -> Option<&'static Entry> {
    let number = number.trim().to_uppercase();
    let of_cusip = || {
        let is_cusip = number.len() == 9 && number.bytes().all(|byte| byte.is_ascii_alphanumeric());
        let mut digits = (0..=9).filter(|_| is_cusip);
        digits.find_map(|digit| Master::get().by_isin(&format!("US{number}{digit}")))
    };
    Master::get().by_isin(&number).or_else(of_cusip)
}

/// The only instrument with this symbol, market suffix aside, that trades in this currency; never for US dollars.
pub fn by_currency(symbol: &str, currency: &str) -> Option<&'static Entry> {
    if currency.is_empty() || currency == "USD" {
        return None;
    }
    let base = symbol.trim().to_uppercase();
    let base = if currency == "HKD" { format!("{base:0>4}") } else { base };
    let mut found = Master::get().by_base(&base).filter(|entry| entry.currency == currency);
    match (found.next(), found.next()) {
        (Some(entry), None) => Some(entry),
        _ => None,
    }
}

/// Every instrument of a company, by its number at the SEC.
pub fn of_company(cik: u64) -> Vec<&'static Entry> {
    let cik = cik.to_string();
    Master::get()
        .entries()
        .iter()
        .filter(|entry| entry.cik == cik)
        .collect()
}

/// Our symbol for one of Stooq's, such as `aapl.us` or `^spx`.
pub fn from_stooq(theirs: &str) -> Option<&'static Entry> {
    let theirs = theirs.trim().to_lowercase();
    if let Some((ours, _)) = STOOQ_NAMES.iter().find(|(_, name)| *name == theirs) {
        return listing(ours);
    }
    let Some((name, market)) = theirs.rsplit_once('.') else {
        return listing(&format!("{theirs}.WA"));
    };
    if market == "us" {
        return listing(name);
    }
    let (ours, _) = STOOQ_MARKETS.iter().find(|(_, suffix)| *suffix == market)?;
    let name = match *ours {
        "HK" => format!("{name:0>4}"),
        _ => name.to_owned(),
    };
    listing(&format!("{name}.{ours}"))
}

/// Stooq's symbol for one of ours; `None` where Stooq lacks the market.
pub fn to_stooq(symbol: &str) -> Option<String> {
    if let Some((_, name)) = STOOQ_NAMES.iter().find(|(ours, _)| *ours == symbol) {
        return Some((*name).to_owned());
    }
    match asset_class(symbol) {
        "index" => return None,
        _ if currency_pair(symbol).is_some() => return Some(symbol.to_lowercase()),
        "crypto" => return Some(symbol.replace('-', "").to_lowercase()),
        // Metals have three letters. Futures are in `STOOQ_NAMES` or not at Stooq.
        "commodity" if symbol.len() == 3 => return Some(format!("{}usd", symbol.to_lowercase())),
        "commodity" => return None,
        _ => {}
    }
    match symbol.rsplit_once('.') {
        None => Some(format!("{}.us", symbol.to_lowercase())),
        // Stooq is Polish: symbols without a suffix are in Warsaw.
        Some((name, "WA")) => Some(name.to_lowercase()),
        Some((name, market)) => {
            let (_, theirs) = STOOQ_MARKETS.iter().find(|(ours, _)| *ours == market)?;
            // Stooq writes Hong Kong's numbers without leading zeros.
            let name = if market == "HK" {
                name.trim_start_matches('0')
            } else {
                name
            };
            Some(format!("{}.{theirs}", name.to_lowercase()))
        }
    }
}

/// Alpha Vantage's symbol for one of ours: stocks of the US and a few markets.
pub fn to_alpha_vantage(symbol: &str) -> Option<String> {
    const MARKETS: [(&str, &str); 7] = [
        ("L", "LON"),
        ("DE", "DEX"),
        ("TO", "TRT"),
        ("V", "TRV"),
        ("BO", "BSE"),
        ("SS", "SHH"),
        ("SZ", "SHZ"),
    ];
    if ["index", "currency", "crypto", "commodity"].contains(&asset_class(symbol)) || currency_pair(symbol).is_some() {
        return None;
    }
    match symbol.rsplit_once('.') {
        None => Some(symbol.to_owned()),
        Some((name, market)) => {
            let (_, theirs) = MARKETS.iter().find(|(ours, _)| *ours == market)?;
            Some(format!("{name}.{theirs}"))
        }
    }
}

/// Base and quote currency of a pair: `EURUSD` is the price of a euro in dollars. It need not be in the master: a
/// question may set any two currencies side by side.
pub fn currency_pair(symbol: &str) -> Option<(&str, &str)> {
    let header = CURRENCIES.lines().next().unwrap_or_default();
    let is_known = |code: &str| code == "EUR" || header.split(',').skip(1).any(|known| known == code);
    let pair = symbol.split_at_checked(3)?;
    (is_known(pair.0) && is_known(pair.1) && pair.0 != pair.1).then_some(pair)
}

/// The code of a metal or a coin of the master that is priced in dollars: `XAU`, and `BTC` for `BTC-USD`.
pub fn metal_or_coin(symbol: &str) -> Option<&str> {
    match asset_class(symbol) {
        "crypto" => symbol.strip_suffix("-USD"),
        "commodity" => Some(symbol).filter(|code| code.len() == 3),
        _ => None,
    }
}

fn asset_class(symbol: &str) -> &'static str {
    listing(symbol).map_or("", |entry| entry.asset_class)
}

/// Market suffixes: ours and Stooq's.
const STOOQ_MARKETS: [(&str, &str); 5] = [("DE", "de"), ("L", "uk"), ("T", "jp"), ("HK", "hk"), ("BD", "hu")];

/// Symbols with another name at Stooq. An index whose name at Stooq is not certain is left out: prices of the wrong
/// index are worse than none.
const STOOQ_NAMES: [(&str, &str); 35] = [
    ("^GSPC", "^spx"),
    ("^DJI", "^dji"),
    ("^DJT", "^djt"),
    ("^IXIC", "^ndq"),
    ("^NDX", "^ndx"),
    ("^GDAXI", "^dax"),
    ("^MDAXI", "^mdax"),
    ("^FTSE", "^ukx"),
    ("^FTMC", "^ftm"),
    ("^FCHI", "^cac"),
    ("^AEX", "^aex"),
    ("^BFX", "^bel20"),
    ("^IBEX", "^ibex"),
    ("^SSMI", "^smi"),
    ("^OMX", "^omxs"),
    ("^N225", "^nkx"),
    ("^TOPX", "^tpx"),
    ("^HSI", "^hsi"),
    ("^KS11", "^kospi"),
    ("^TWII", "^twse"),
    ("^STI", "^sti"),
    ("^JKSE", "^jci"),
    ("^BSESN", "^snx"),
    ("^BVSP", "^bvp"),
    ("^MXX", "^ipc"),
    ("^MERV", "^mrv"),
    ("^GSPTSE", "^tsx"),
    ("000001.SS", "^shc"),
    ("HG=F", "hg.f"),
    ("CL=F", "cl.f"),
    ("BZ=F", "cb.f"),
    ("NG=F", "ng.f"),
    ("ZC=F", "zc.f"),
    ("ZW=F", "zw.f"),
    ("ZS=F", "zs.f"),
];
