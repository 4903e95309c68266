//! Valuation: price to earnings and other ratios today, against the company's past, and against the market.

use figures::ledger::Evidence;

use super::accounts::Accounts;
use super::figure::{FigureContext, Recipe, computed};
use super::market::Market;
use super::market_recipes::{AVERAGE, WORTH};
use super::prices::Prices;
use market_data::calendar::{date_of, day_of, month_formula, month_of, period};

/// Earnings of a fiscal year are compared with prices up to this many days after its end.
const MAX_DAYS_AFTER_YEAR_END: f64 = 400.0;
/// A yearly change of the share count by more than this factor is taken for a split.
const SPLIT_FACTOR: f64 = 1.8;
/// The number of profitable years needed to compare with the company's own past.
const MIN_HISTORY_YEARS: usize = 5;

const RATIOS: [Recipe; 5] = [
    computed(
        "pe",
        "ratio",
        "round(last(close_{k}) / {eps}, 1)",
        "last close over diluted earnings per share of the last fiscal year",
    ),
    computed(
        "earnings_yield",
        "percent",
        "round({eps} / last(close_{k}) * 100, 1)",
        "diluted earnings per share of the last fiscal year over the last close",
    ),
    computed(
        "ps",
        "ratio",
        "round(last(close_{k}) * {diluted} / {revenue}, 1)",
        "last close times the mean number of diluted shares, over revenue of the last fiscal year",
    ),
    computed(
        "pb",
        "ratio",
        "round(last(close_{k}) * {shares} / {equity}, 1)",
        "last close times shares outstanding, over equity at the end of the last fiscal year",
    ),
    computed(
        "fcf_yield",
        "percent",
        "round({free} / (last(close_{k}) * {diluted}) * 100, 1)",
        "free cash flow of the last fiscal year over last close times the mean number of diluted shares",
    ),
];

const PE_HISTORY: &str = "known(where_at_least(tail(at(close_{k}, day_{k}, period_end_{a}) / \
                          EarningsPerShareDiluted_{a}, {years}), tail(EarningsPerShareDiluted_{a}, {years}), 0.005))";
const OWN_PAST: [Recipe; 2] = [
    computed(
        "pe_median",
        "ratio",
        "round(median({history}), 1)",
        "median of close over diluted earnings per share at the ends of the fiscal years with a profit",
    ),
    computed(
        "pe_percentile",
        "percent",
        "round(share_below({history}, last(close_{k}) / {eps}), 1)",
        "share of those fiscal years with a lower ratio than today's",
    ),
];

const TO_MARKET: Recipe = computed(
    "pe_to_market",
    "ratio",
    "round(last(close_{k}) / {eps} / at(price / earnings, month, {month}), 2)",
    "price over earnings, over that of the S&P composite in the same month",
);

/// The growth that a price implies, by the Gordon growth model: price = next year's earnings / (return - growth).
const IMPLIED_GROWTH: Recipe = computed(
    "implied_growth",
    "percent per year",
    "round(({average} - {yield}) / (1 + {yield} / 100), 1)",
    "yearly growth of earnings after inflation, without end, at which the price returns what US stocks returned since \
     1871, if all earnings are paid out",
);

const FLOAT_TO_EARNINGS: Recipe = computed(
    "float_to_earnings",
    "ratio",
    "round(last(EntityPublicFloat_{a}) / last(NetIncomeLoss_{a}), 1)",
    "worth of the shares in public hands, as the annual report states it for the middle of the fiscal year, over net \
     income of that year; it stands in for price over earnings where no price is at hand",
);

/// Adds every figure that compares prices with accounts. Returns the number of profitable years if there are too few to
/// compare with the company's own past.
pub fn figures(
    prices: Option<&Prices>,
    accounts: &Accounts,
    prefix: &str,
    market: &Market,
    out: &mut Vec<Evidence>,
) -> Option<usize> {
    match prices.filter(|prices| is_comparable(prices, accounts)) {
        Some(prices) => with_price(prices, accounts, prefix, market, out),
        None => {
            let end = accounts.end(0)?;
            let positive = |tag: &str| accounts.positive(accounts.term(tag, 0)?);
            positive("EntityPublicFloat").zip(positive("NetIncomeLoss"))?;
            // The cover page dates the public float in the middle of the fiscal year.
            let valued = accounts.value("EntityPublicFloat_day", 0).map(date_of)?;
            // A float dated in another year does not belong to this year's profit.
            if valued > end || accounts.start(0).is_some_and(|start| valued < start) {
                return None;
            }
            let context = FigureContext {
                tables: &[&accounts.table, &market.table],
                prefix,
                series: &format!("{} annual report", accounts.symbol),
                as_of: &valued.to_string(),
                period: None,
                names: &[
                    ("{yield}", "last(NetIncomeLoss_{a}) / last(EntityPublicFloat_{a}) * 100"),
                    ("{a}", &accounts.key),
                    AVERAGE,
                    WORTH,
                ],
                known_figures: &[],
            };
            out.extend(context.figures(&[FLOAT_TO_EARNINGS, IMPLIED_GROWTH]));
            None
        }
    }
}

/// Whether price and accounts can be compared: close in time, in the same currency, and without a split in between.
fn is_comparable(prices: &Prices, accounts: &Accounts) -> bool {
    let Some(end) = accounts.end(0) else {
        return false;
    };
    let after = day_of(prices.last()) - day_of(end);
    let money = &accounts.table.currency;
    let same = prices.currency.is_empty() || money.is_empty() || prices.currency == *money;
    (0.0..=MAX_DAYS_AFTER_YEAR_END).contains(&after) && same && !split_since(prices, day_of(end))
}

/// Whether the ratio of close to adjusted close jumped since a day.
fn split_since(prices: &Prices, day: f64) -> bool {
    let start = prices.days().partition_point(|known| *known <= day).saturating_sub(1);
    let factors: Vec<f64> = prices
        .series("close")
        .iter()
        .zip(prices.series("adjusted"))
        .skip(start)
        .map(|(close, adjusted)| close / adjusted)
        .collect();
    factors.windows(2).any(|pair| {
        let jump = pair[0] / pair[1];
        !(1.0 / 1.4..=1.4).contains(&jump)
    })
}

fn with_price(
    prices: &Prices,
    accounts: &Accounts,
    prefix: &str,
    market: &Market,
    out: &mut Vec<Evidence>,
) -> Option<usize> {
    let or_none = |term: Option<String>| term.unwrap_or_default();
    let eps = accounts
        .term("EarningsPerShareDiluted", 0)
        .and_then(|eps| accounts.positive(eps));
    let whole = |term: Option<String>| or_none(term.filter(|_| !accounts.is_financial()));
    let diluted = accounts.term("WeightedAverageNumberOfDilutedSharesOutstanding", 0);
    let equity = accounts
        .term("StockholdersEquity", 0)
        .and_then(|equity| accounts.positive(equity));
    let history = PE_HISTORY.to_owned();
    let years = comparable_years(prices, accounts);
    let last = prices.last();
    let names = [
        ("{history}", history.as_str()),
        ("{years}", &*years.to_string()),
        ("{k}", &prices.key),
        ("{a}", &accounts.key),
        ("{eps}", &*or_none(eps.clone())),
        ("{diluted}", &*or_none(diluted)),
        ("{revenue}", &*or_none(accounts.revenue(0))),
        ("{shares}", &*or_none(accounts.shares())),
        ("{equity}", &*or_none(equity)),
        ("{free}", &*whole(accounts.free_cash_flow(0))),
        ("{month}", &*month_formula(month_of(last))),
    ];
    let context = FigureContext {
        tables: &[&prices.table, &accounts.table],
        prefix,
        series: &format!("{} close and annual report", prices.symbol),
        as_of: &last.to_string(),
        period: None,
        names: &names,
        known_figures: &[],
    };
    // An unknown term is replaced by nothing, which makes the formula invalid, so there is no figure.
    out.extend(context.figures(&RATIOS));
    if let Some(eps) = &eps {
        let earned = format!("{eps} / last(close_{}) * 100", prices.key);
        let names = [("{yield}", earned.as_str()), AVERAGE, WORTH];
        let tables = [prices.table.as_ref(), &accounts.table, &market.table];
        let (tables, names) = (&tables[..], &names[..]);
        out.extend(
            FigureContext {
                tables,
                names,
                ..context
            }
            .figure(&IMPLIED_GROWTH),
        );
    }
    if month_of(last) <= market.last_month_of("earnings") {
        let tables = [prices.table.as_ref(), &accounts.table, &market.table];
        out.extend(
            FigureContext {
                tables: &tables,
                ..context
            }
            .figure(&TO_MARKET),
        );
    }
    eps?;
    let gains = (0..years).filter(|ago| {
        accounts
            .value("EarningsPerShareDiluted", *ago)
            .is_some_and(|eps| eps >= 0.005)
    });
    let gains = gains.count();
    if gains < MIN_HISTORY_YEARS {
        return Some(gains);
    }
    let window = accounts
        .end(years - 1)
        .zip(accounts.end(0))
        .map(|(from, to)| period(from, to));
    out.extend(
        FigureContext {
            period: window.as_deref(),
            ..context
        }
        .figures(&OWN_PAST),
    );
    None
}

/// The number of last fiscal years that ended within the price history and after any split of the shares.
fn comparable_years(prices: &Prices, accounts: &Accounts) -> usize {
    let shares = |ago: usize| accounts.value("WeightedAverageNumberOfDilutedSharesOutstanding", ago);
    let mut years = 0;
    while let Some(end) = accounts.end(years) {
        let first = prices.days().first().copied().unwrap_or(f64::MAX);
        let split = years > 0
            && shares(years)
                .zip(shares(years - 1))
                .is_some_and(|(then, now)| !(1.0 / SPLIT_FACTOR..=SPLIT_FACTOR).contains(&(now / then)));
        if date_of(first) > end || split {
            break;
        }
        years += 1;
    }
    years
}
