//! The state of the economy: yield curve, unemployment, credit spread, policy rate.

use std::collections::BTreeMap;
use std::sync::Arc;

use figures::ledger::{Evidence, Source};

use super::figure::{FigureContext, Recipe, computed, reported};
use super::market::Market;
use super::month_figures::Deflator;
use market_data::calendar::{
    date_formula, date_of, day_of, month_formula, month_in, month_period, month_text, parse, period,
};
use market_data::shipped;
use market_data::table::Table;

/// The economic series for one brief: datasets first, then shipped series.
pub struct Economy {
    /// The shipped series of the US market.
    pub market: Market,
    stored: BTreeMap<String, Arc<Table>>,
    shipped: [Arc<Table>; 3],
}

impl Economy {
    /// The shipped series, with a market that may be cut off, and stored series by their id at FRED.
    pub fn new(market: Market, stored: BTreeMap<String, Arc<Table>>) -> Self {
        Self {
            market,
            stored,
            shipped: [shipped::economy(), shipped::quarters(), shipped::rates()],
        }
    }

    /// The sources of the stored series.
    pub fn sources(&self) -> impl Iterator<Item = &Source> {
        self.stored.values().map(|table| &table.source)
    }

    /// A series by its id at FRED: stored, else shipped.
    pub fn series(&self, id: &str) -> Option<&Table> {
        self.tables(id).next()
    }

    /// Every table that has a series: stored ones first.
    pub fn tables(&self, id: &str) -> impl Iterator<Item = &Table> {
        let name = format!("value_{id}");
        let tables = self.stored.get(id).into_iter().chain(&self.shipped);
        tables.filter(move |table| table.last(&name).is_some()).map(Arc::as_ref)
    }

    /// Consumer prices: the series CPIAUCSL, else those of the shipped market series.
    pub fn deflator(&self) -> Deflator<'_> {
        self.series("CPIAUCSL").map_or_else(
            || self.shipped_deflator(),
            |table| Deflator {
                table,
                values: "end_CPIAUCSL",
                months: "month_CPIAUCSL",
            },
        )
    }

    /// Consumer prices of the shipped market series.
    pub fn shipped_deflator(&self) -> Deflator<'_> {
        Deflator {
            table: &self.market.table,
            values: "cpi",
            months: "month",
        }
    }
}

const SLOPE: Recipe = computed(
    "ev_curve_{id}",
    "percentage points",
    "round(at({long}, {long_key}, {now}) - at({short}, {short_key}, {now}), 2)",
    "yield of ten years less the yield of {words}",
);
const INVERTED: Recipe = computed(
    "ev_curve_share_inverted",
    "percent",
    "round(share_below(known({long} - {short}), 0), 1)",
    "share of the months in which ten years yielded less than three months",
);
const CURVE_AGE: Recipe = computed(
    "ev_curve_age",
    "years",
    "round(({today} - last({day})) / 365.25, 1)",
    "days from the newest yields to the date of the brief, in years",
);

const UNEMPLOYMENT: [Recipe; 2] = [
    reported(
        "ev_unemployment",
        "percent",
        "round(last(end_UNRATE), 1)",
        "the month's rate",
    ),
    computed(
        "ev_unemployment_median",
        "percent",
        "round(median(known(end_UNRATE)), 1)",
        "median of all months in the series",
    ),
];

const SPREAD: [Recipe; 2] = [
    computed(
        "ev_credit_spread",
        "percentage points",
        "round(last(value_BAA10Y), 2)",
        "yield of corporate bonds rated Baa less that of ten-year government bonds",
    ),
    computed(
        "ev_credit_spread_percentile",
        "percent",
        "round(share_below(value_BAA10Y, last(value_BAA10Y)), 1)",
        "share of the whole series with a lower spread",
    ),
];

const POLICY: Recipe = reported(
    "ev_policy_rate",
    "percent",
    "round(last(value_{id}), 2)",
    "federal funds rate, {words}",
);

/// The policy rate by day and by month: the newer one is taken.
const POLICY_SERIES: [(&str, &str); 2] = [("DFF", "of the day"), ("FEDFUNDS", "mean of the month")];

/// Adds every figure on the state of the economy.
pub fn figures(economy: &Economy, today: &str, out: &mut Vec<Evidence>) {
    curve(economy, today, out);
    unemployment(economy, out);
    spread(economy, out);
    let policy = POLICY_SERIES
        .iter()
        .filter_map(|(id, words)| Some((*id, *words, economy.series(id)?)));
    if let Some((id, words, table)) = policy.max_by_key(|(id, _, table)| last_date(table, id)) {
        let names = [("{id}", id), ("{words}", words)];
        let as_of = last_date(table, id);
        out.extend(context(&[table], "Federal funds rate", &as_of, None, &names).figure(&POLICY));
    }
}

fn context<'a>(
    tables: &'a [&'a Table],
    series: &'a str,
    as_of: &'a str,
    period: Option<&'a str>,
    names: &'a [(&'a str, &'a str)],
) -> FigureContext<'a> {
    FigureContext {
        tables,
        prefix: "",
        series,
        as_of,
        period,
        names,
        known_figures: &[],
    }
}

fn last_date(table: &Table, id: &str) -> String {
    let day = table.last(&format!("day_{id}")).unwrap_or_default();
    date_of(day).to_string()
}

const CURVE: &str = "US government bonds, yield curve";

fn curve(economy: &Economy, today: &str, out: &mut Vec<Evidence>) {
    let (Some(long), Some(short)) = (economy.series("DGS10"), economy.series("DGS3MO")) else {
        return shipped_curve(economy, today, out);
    };
    let day = |id: &str| economy.series(id).and_then(|table| table.last(&format!("day_{id}")));
    let Some(now) = day("DGS10").zip(day("DGS3MO")).map(|(a, b)| a.min(b)) else {
        return;
    };
    let (date, now) = (date_of(now), date_formula(date_of(now)));
    let as_of = date.to_string();
    let shorts = [("10y_3m", "DGS3MO", "three months"), ("10y_2y", "DGS2", "two years")];
    for (id, short, words) in shorts {
        // The series of the other yield may have ended earlier.
        let fresh = day(short).is_some_and(|day| day >= day_of(date));
        if let Some(table) = economy.series(short).filter(|_| fresh) {
            let (values, key) = (format!("value_{short}"), format!("day_{short}"));
            let names = [
                ("{id}", id),
                ("{long_key}", "day_DGS10"),
                ("{long}", "value_DGS10"),
                ("{short_key}", &key),
                ("{short}", &values),
                ("{now}", &now),
                ("{words}", words),
            ];
            out.extend(context(&[long, table], CURVE, &as_of, None, &names).figure(&SLOPE));
        }
    }
    let months = |table: &Table, id: &str| {
        let months = table.series(&format!("month_{id}")).unwrap_or_default();
        (
            months.first().copied().unwrap_or_default(),
            months.last().copied().unwrap_or_default(),
        )
    };
    let ((a, b), (c, d)) = (months(long, "DGS10"), months(short, "DGS3MO"));
    let (from, to) = (a.max(c), b.min(d));
    let window = |id: &str| {
        let (from, to) = (month_formula(from), month_formula(to));
        format!("between(end_{id}, month_{id}, {from}, {to})")
    };
    let names = [("{long}", &*window("DGS10")), ("{short}", &*window("DGS3MO"))];
    let months = month_period(from, to);
    out.extend(context(&[long, short], CURVE, &as_of, Some(&months), &names).figure(&INVERTED));
    // The curve is as old as the older of the two series.
    if day("DGS3MO") < day("DGS10") {
        curve_age(short, "day_DGS3MO", today, out);
    } else {
        curve_age(long, "day_DGS10", today, out);
    }
}

fn shipped_curve(economy: &Economy, today: &str, out: &mut Vec<Evidence>) {
    let table = shipped::curve();
    let months = table.series("curve_month").unwrap_or_default();
    // The series of three-month bills starts later than that of bonds.
    let bills = table.series("m3").unwrap_or_default();
    let first = bills
        .iter()
        .zip(months)
        .find(|(bill, _)| bill.is_finite())
        .map(|(_, month)| month);
    let (Some(day), Some(first), Some(last)) = (table.last("curve_day"), first, months.last()) else {
        return;
    };
    let (as_of, now) = (date_of(day).to_string(), date_formula(date_of(day)));
    let names = [
        ("{id}", "10y_3m"),
        ("{long_key}", "curve_day"),
        ("{long}", "y10"),
        ("{short_key}", "curve_day"),
        ("{short}", "m3"),
        ("{now}", &now),
        ("{words}", "three months"),
    ];
    out.extend(context(&[&table], CURVE, &as_of, None, &names).figure(&SLOPE));
    // The daily yields of ten and two years are newer than the shipped curve.
    out.extend(daily_slope(economy));
    let names = [("{long}", "y10"), ("{short}", "m3")];
    let window = month_period(*first, *last);
    out.extend(context(&[&table], CURVE, &as_of, Some(&window), &names).figure(&INVERTED));
    curve_age(&table, "curve_day", today, out);
}

fn daily_slope(economy: &Economy) -> Option<Evidence> {
    let (long, short) = (economy.series("DGS10")?, economy.series("DGS2")?);
    let last = |table: &Table, id: &str| table.last(&format!("day_{id}"));
    let day = date_of(last(long, "DGS10")?.min(last(short, "DGS2")?));
    let names = [
        ("{id}", "10y_2y"),
        ("{long_key}", "day_DGS10"),
        ("{long}", "value_DGS10"),
        ("{short_key}", "day_DGS2"),
        ("{short}", "value_DGS2"),
        ("{now}", &*date_formula(day)),
        ("{words}", "two years"),
    ];
    context(&[long, short], CURVE, &day.to_string(), None, &names).figure(&SLOPE)
}

fn curve_age(table: &Table, day: &str, today: &str, out: &mut Vec<Evidence>) {
    let newest = table.last(day).map(date_of);
    let Some(date) = parse(today).filter(|date| newest.is_some_and(|newest| *date >= newest)) else {
        return;
    };
    let names = [("{today}", &*date_formula(date)), ("{day}", day)];
    out.extend(context(&[table], CURVE, today, None, &names).figure(&CURVE_AGE));
}

fn unemployment(economy: &Economy, out: &mut Vec<Evidence>) {
    let Some(table) = economy.series("UNRATE") else {
        return;
    };
    let series = table.series("month_UNRATE").unwrap_or_default();
    let (Some(first), Some(last)) = (series.first(), series.last()) else {
        return;
    };
    let (as_of, window) = (month_text(*last), month_period(*first, *last));
    for (recipe, window) in UNEMPLOYMENT.iter().zip([None, Some(&*window)]) {
        out.extend(context(&[table], "US unemployment", &as_of, window, &[]).figure(recipe));
    }
}

fn spread(economy: &Economy, out: &mut Vec<Evidence>) {
    let Some(table) = economy.series("BAA10Y") else {
        return;
    };
    let days = table.series("day_BAA10Y").unwrap_or_default();
    let (Some(first), Some(last)) = (days.first(), days.last()) else {
        return;
    };
    let (as_of, window) = (date_of(*last).to_string(), period(date_of(*first), date_of(*last)));
    for (recipe, window) in SPREAD.iter().zip([None, Some(&*window)]) {
        out.extend(context(&[table], "US corporate bond spread", &as_of, window, &[]).figure(recipe));
    }
}

/// The last month of the shipped market series, for people.
pub fn market_ends() -> String {
    month_text(Market::shipped().last_month())
}

/// Whether the shipped market series ends more than three months before a date.
pub fn market_is_old(today: &str) -> bool {
    month_in(today) - Market::shipped().last_month() > 3.0
}
