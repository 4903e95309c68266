//! The embedded series, read once.

use std::sync::OnceLock;

/// The files as they ship; `data/SOURCES.md` says where each is from.
pub const US_MARKET: &str = include_str!("../../../../data/us_market_monthly.csv");
/// Adjusted closes at month ends.
pub const US_STOCKS: &str = include_str!("../../../../data/us_stocks_monthly.csv");

/// One month of the US market. What the source does not have is absent, never zero.
#[derive(Debug, Clone)]
pub struct Month {
    /// `YYYY-MM`.
    pub month: String,
    /// The composite, as the mean of the month's daily closes.
    pub price: f64,
    /// Dividend per year.
    pub dividend: Option<f64>,
    /// Earnings over the twelve months before.
    pub earnings: Option<f64>,
    /// Consumer prices.
    pub cpi: f64,
    /// The yield of ten-year government bonds.
    pub long_rate: Option<f64>,
    /// Price over ten years of real earnings.
    pub cape: Option<f64>,
    /// The worth of an investment in government bonds after inflation.
    pub real_bonds: Option<f64>,
}

/// One stock's month ends.
#[derive(Debug, Clone)]
pub struct Stock {
    /// The ticker in the source.
    pub symbol: String,
    /// Date and adjusted close, oldest first, for months that are over.
    pub closes: Vec<(String, f64)>,
    /// The last close there is, which may be in a month that had just begun.
    pub latest: (String, f64),
}

/// The US market, oldest month first.
pub fn us_market() -> &'static [Month] {
    static ROWS: OnceLock<Vec<Month>> = OnceLock::new();
    ROWS.get_or_init(|| US_MARKET.lines().skip(1).filter_map(month).collect())
}

/// The stocks.
pub fn us_stocks() -> &'static [Stock] {
    static ROWS: OnceLock<Vec<Stock>> = OnceLock::new();
    ROWS.get_or_init(|| {
        let mut stocks: Vec<Stock> = Vec::new();
        for line in US_STOCKS.lines().skip(1) {
            let mut fields = line.split(',');
            let (Some(symbol), Some(date), Some(close)) = (fields.next(), fields.next(), fields.next()) else {
                continue;
            };
            let Ok(close) = close.parse::<f64>() else { continue };
            let row = (date.to_owned(), close);
            match stocks.last_mut() {
                Some(stock) if stock.symbol == symbol => {
                    stock.latest = row.clone();
                    stock.closes.push(row);
                }
                _ => stocks.push(Stock {
                    symbol: symbol.to_owned(),
                    closes: vec![row.clone()],
                    latest: row,
                }),
            }
        }
        for stock in &mut stocks {
            // A month that had just begun is not a month: its change would pass for a monthly one.
            stock
                .closes
                .retain(|(date, _)| date.get(8..).and_then(|day| day.parse().ok()).unwrap_or(0) >= 25);
        }
        stocks
    })
}

fn month(line: &str) -> Option<Month> {
    let fields: Vec<&str> = line.split(',').collect();
    let number = |at: usize| fields.get(at).and_then(|field| field.parse::<f64>().ok());
    Some(Month {
        month: (*fields.first()?).to_owned(),
        price: number(1)?,
        dividend: number(2),
        earnings: number(3),
        cpi: number(4)?,
        long_rate: number(5),
        cape: number(6),
        real_bonds: number(7),
    })
}

/// The worth, after inflation, of the composite with dividends put back in, for the months that have a dividend.
pub fn real_total_return() -> &'static [f64] {
    static LEVELS: OnceLock<Vec<f64>> = OnceLock::new();
    LEVELS.get_or_init(|| {
        let mut levels = Vec::new();
        let mut level = 1.0;
        let mut before: Option<&Month> = None;
        for now in us_market() {
            let Some(dividend) = now.dividend else { break };
            if let Some(then) = before {
                level *= (now.price + dividend / 12.0) / then.price * (then.cpi / now.cpi);
            }
            levels.push(level);
            before = Some(now);
        }
        levels
    })
}
