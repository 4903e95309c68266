//! The shipped data on one instrument, and the kinds of data that a committee would use.

use std::sync::Arc;

use jiff::civil::Date;
use pipeline::ports::data_room::{InstrumentData, Listing, SHIPPED};
use pipeline::ports::datasets::DatasetKind;

use super::accounts::Accounts;
use super::gathered::has_accounts;
use super::prices::Prices;
use instruments::Master;
use intent::coverage::follows_us_market;
use market_data::calendar::{date_of, month_text};
use market_data::listing::{shipped_filings, shipped_prices};
use market_data::shipped;
use market_data::table::Table;

/// The instrument with this symbol, and the shipped data on it.
pub fn listing(symbol: &str) -> Option<Listing> {
    let instrument = Master::get().by_symbol(symbol)?.instrument();
    let accounts = has_accounts(&instrument.asset_class).then_some(DatasetKind::Accounts);
    Some(Listing {
        wanted: [DatasetKind::Prices].into_iter().chain(accounts).collect(),
        shipped: [market(symbol), prices(symbol), filings(symbol)]
            .into_iter()
            .flatten()
            .collect(),
        instrument,
    })
}

/// The history of the US market, which represents the funds that track it.
fn market(symbol: &str) -> Option<InstrumentData> {
    let table = shipped::us_market();
    let months = table.series("month").filter(|_| follows_us_market(symbol))?;
    let (first, last) = (month_text(*months.first()?), month_text(*months.last()?));
    Some(data(DatasetKind::Prices, &table, months.len(), first, last))
}

fn prices(symbol: &str) -> Option<InstrumentData> {
    let found = shipped_prices(symbol)?;
    let prices = Prices::new(found.table, &found.key, symbol, &found.currency)?;
    let (first, last) = (prices.first().to_string(), prices.last().to_string());
    let rows = prices.days().len();
    Some(data(DatasetKind::Prices, &prices.table, rows, first, last))
}

fn filings(symbol: &str) -> Option<InstrumentData> {
    let ticker = shipped_filings(symbol)?;
    let accounts = Accounts::new(shipped::filings(), ticker, symbol)?;
    let ends = accounts.table.series(&format!("period_end_{ticker}"))?;
    let mut known: Vec<Date> = ends
        .iter()
        .filter(|day| day.is_finite())
        .map(|day| date_of(*day))
        .collect();
    known.sort_unstable();
    let (first, last) = (known.first()?.to_string(), known.last()?.to_string());
    Some(data(DatasetKind::Accounts, &accounts.table, known.len(), first, last))
}

fn data(kind: DatasetKind, table: &Arc<Table>, rows: usize, first: String, last: String) -> InstrumentData {
    InstrumentData {
        kind,
        provider: SHIPPED.to_owned(),
        title: table.source.title.clone(),
        uri: table.source.uri.clone(),
        retrieved_at: None,
        rows: i64::try_from(rows).unwrap_or(i64::MAX),
        first,
        last,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_company_has_prices_and_accounts() {
        let apple = listing("AAPL").unwrap();
        assert_eq!(apple.instrument.name, "Apple Inc.");
        assert_eq!(apple.wanted, [DatasetKind::Prices, DatasetKind::Accounts]);
        let kinds: Vec<DatasetKind> = apple.shipped.iter().map(|data| data.kind).collect();
        assert_eq!(kinds, [DatasetKind::Prices, DatasetKind::Accounts]);
        for data in &apple.shipped {
            assert!(
                data.first < data.last && data.rows > 2 && data.last.len() == 10,
                "{data:?}"
            );
        }
    }

    #[test]
    fn a_fund_follows_the_market_and_the_unknown_has_nothing() {
        let fund = listing("SPY").unwrap();
        assert_eq!(fund.wanted, [DatasetKind::Prices]);
        assert_eq!(fund.shipped[0].first, "1871-01");
        assert!(listing("NESN.SW").unwrap().shipped.is_empty());
        assert_eq!(listing("NO SUCH"), None);
    }
}
