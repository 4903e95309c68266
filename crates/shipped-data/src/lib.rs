//! The files of `data/`, embedded in the program as text. `data/SOURCES.md` says where each is from and under which
//! licence; `data/scripts` regenerates them.

/// Where each file is from, and under which licence.
pub const SOURCES: &str = include_str!("../data/SOURCES.md");
/// The instrument master: one line for each instrument.
pub const MASTER: &str = include_str!("../data/master.csv");
/// Digests of ISINs whose licence does not allow publishing the number itself.
pub const ISIN_DIGESTS: &str = include_str!("../data/isin_digests.csv");
/// Names that can mean more than one instrument.
pub const AMBIGUOUS_NAMES: &str = include_str!("../data/ambiguous_names.csv");
/// The members of large indices.
pub const INDEX_MEMBERS: &str = include_str!("../data/index_members.csv");
/// The US stock market, by month since 1871.
pub const US_MARKET: &str = include_str!("../data/us_market_monthly.csv");
/// Daily prices of stocks.
pub const PRICES: &str = include_str!("../data/prices_daily.csv");
/// What companies reported to the SEC.
pub const FILINGS: &str = include_str!("../data/filings.csv");
/// The US Treasury's yields by term.
pub const TREASURY_CURVE: &str = include_str!("../data/treasury_curve.csv");
/// Series of the US economy by month.
pub const MACRO: &str = include_str!("../data/macro.csv");
/// Series of the US economy by quarter.
pub const MACRO_QUARTERLY: &str = include_str!("../data/macro_quarterly.csv");
/// Interest rates and the dollar by day.
pub const RATES: &str = include_str!("../data/rates_daily.csv");
/// Currencies against the euro.
pub const CURRENCIES: &str = include_str!("../data/currencies.csv");
/// Gold, silver, platinum, bitcoin and ether.
pub const METALS_COINS: &str = include_str!("../data/metals_coins.csv");
