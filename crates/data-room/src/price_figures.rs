//! Figures from prices alone: returns, volatility, drawdowns, trend and volume.

use figures::ledger::Evidence;
use jiff::civil::Date;

use super::figure::{FigureContext, Recipe, computed, reported};
use super::prices::Prices;
use market_data::calendar::{date_formula, date_of, parse, period};

const PRICE: Recipe = reported(
    "price",
    "{currency}",
    "round(last(close_{k}), {places})",
    "last close in the series",
);

const AGE: Recipe = computed(
    "age",
    "years",
    "round(({today} - last(day_{k})) / 365.25, 1)",
    "days from the last close to the date of the brief, in years",
);

/// The end of the figure id, and the number of months.
const RETURNS: [(&str, i32); 7] = [
    ("1m", 1),
    ("3m", 3),
    ("6m", 6),
    ("1y", 12),
    ("3y", 36),
    ("5y", 60),
    ("10y", 120),
];
const RETURN: Recipe = computed(
    "return_{span}",
    "percent",
    "round(growth(at(adjusted_{k}, day_{k}, {from}), last(adjusted_{k})), 1)",
    "last close over the one {words} before, less one; dividends put back in where the source adjusts for them",
);
const RATE: Recipe = computed(
    "return_{span}",
    "percent per year",
    "round(annualised(at(adjusted_{k}, day_{k}, {from}), last(adjusted_{k}), {months}), 1)",
    "last close over the one {words} before, as a yearly rate; dividends put back in where the source adjusts for them",
);
const MOMENTUM: Recipe = computed(
    "momentum_12_1",
    "percent",
    "round(growth(at(adjusted_{k}, day_{k}, {from}), at(adjusted_{k}, day_{k}, {to})), 1)",
    "close a month before the last over the one twelve months before it, less one: the year's move without its last \
     month",
);

/// For daily prices only.
const TREND_DAILY: Recipe = computed(
    "trend",
    "percent",
    "round(growth(mean(tail(adjusted_{k}, 200)), last(adjusted_{k})), 1)",
    "last close over the mean of the last two hundred closes, less one",
);
const TREND_MONTHLY: Recipe = computed(
    "trend",
    "percent",
    "round(growth(mean(tail(month_end_{k}, 10)), last(month_end_{k})), 1)",
    "last month end over the mean of the last ten month ends, less one",
);
const VOL_1Y: Recipe = computed(
    "vol_1y",
    "percent per year",
    "round(daily_volatility(between(adjusted_{k}, day_{k}, {from}, {to})), 1)",
    "standard deviation of the daily changes of the last year times the root of 252",
);
const VOLUME: [(usize, Recipe); 2] = [
    (
        250,
        computed(
            "volume_ratio",
            "ratio",
            "round(mean(tail(volume_{k}, 20)) / mean(tail(volume_{k}, 250)), 2)",
            "mean volume of the last twenty days over that of the last two hundred and fifty",
        ),
    ),
    (
        20,
        computed(
            "turnover_20d",
            "million {currency}",
            "round(mean(tail(close_{k} * volume_{k}, 20)) / 1000000, 1)",
            "mean of close times volume over the last twenty days",
        ),
    ),
];

const FALL: Recipe = computed(
    "max_drawdown_{span}",
    "percent",
    "round(drawdown(between(adjusted_{k}, day_{k}, {from}, {to})), 1)",
    "deepest fall of the close from an earlier high, last {words}; the window is from the high to the low",
);
const FALL_ALL: Recipe = computed(
    "max_drawdown_all",
    "percent",
    "round(drawdown(adjusted_{k}), 1)",
    "deepest fall of the close from an earlier high, whole series; the window is from the high to the low",
);
const FALL_NOW: Recipe = computed(
    "drawdown_now",
    "percent",
    "round(growth(max(adjusted_{k}), last(adjusted_{k})), 1)",
    "last close against the highest of the whole series; the window starts at the high",
);

/// Needs at least three years of prices.
const RETURN_ALL: Recipe = computed(
    "return_all",
    "percent per year",
    "round(annualised(first(adjusted_{k}), last(adjusted_{k}), (last(day_{k}) - first(day_{k})) / 365.25 * 12), 1)",
    "last close over the first, as a yearly rate",
);
const LESS_BEST: Recipe = computed(
    "return_all_less_best_10",
    "percent per year",
    "round(annualised(1, without_best(adjusted_{k}, 10), (last(day_{k}) - first(day_{k})) / 365.25 * 12), 1)",
    "the same without the ten best days",
);
const HALVES: [Recipe; 2] = [
    computed(
        "return_first_half",
        "percent per year",
        "round(annualised(first(adjusted_{k}), at(adjusted_{k}, day_{k}, {middle}), ({middle} - first(day_{k})) / \
         365.25 * 12), 1)",
        "yearly rate of the first half of the series",
    ),
    computed(
        "return_second_half",
        "percent per year",
        "round(annualised(at(adjusted_{k}, day_{k}, {middle}), last(adjusted_{k}), (last(day_{k}) - {middle}) / \
         365.25 * 12), 1)",
        "yearly rate of the second half of the series",
    ),
];

/// Adds every figure on the closes of an instrument. `prefix` begins the figure ids.
pub fn figures(prices: &Prices, prefix: &str, today: &str, out: &mut Vec<Evidence>) {
    let (first, last) = (prices.first(), prices.last());
    let as_of = last.to_string();
    let label = format!("{} close", prices.symbol);
    let make_figure = |recipe: &Recipe, period: Option<String>, names: &[(&str, &str)]| {
        let mut all = vec![("{k}", prices.key.as_str()), ("{currency}", currency(prices))];
        all.extend_from_slice(names);
        FigureContext {
            tables: &[&prices.table],
            prefix,
            series: &label,
            as_of: &as_of,
            period: period.as_deref(),
            names: &all,
            known_figures: &[],
        }
        .figure(recipe)
    };
    // Exchange rates are quoted to four decimal places.
    let places = if prices.is_exchange_rate() { "4" } else { "2" };
    out.extend(make_figure(&PRICE, None, &[("{places}", places)]));
    if let Some(today) = parse(today).filter(|today| *today >= last) {
        let age = make_figure(&AGE, None, &[("{today}", &date_formula(today))]);
        out.extend(age.map(|age| {
            let as_of = today.to_string();
            Evidence { as_of, ..age }.sealed()
        }));
    }
    for (span, months) in RETURNS {
        let Some(found) = prices.close_date_before(months) else {
            continue;
        };
        let (from, count) = (date_formula(found), months.to_string());
        let names = [
            ("{span}", span),
            ("{from}", &from),
            ("{months}", &count),
            ("{words}", words(span)),
        ];
        let recipe = if months > 12 { &RATE } else { &RETURN };
        out.extend(make_figure(recipe, Some(period(found, last)), &names));
    }
    let daily = prices.is_daily();
    if let (Some(found), Some(until)) = (prices.close_date_before(12), prices.close_date_before(1)) {
        let names = [("{from}", &*date_formula(found)), ("{to}", &*date_formula(until))];
        out.extend(make_figure(&MOMENTUM, Some(period(found, until)), &names));
        if daily {
            let names = [("{from}", &*date_formula(found)), ("{to}", &*date_formula(last))];
            out.extend(make_figure(&VOL_1Y, Some(period(found, last)), &names));
        }
    }
    let days = prices.days();
    let back = |count: usize| days.len().checked_sub(count).map(|at| date_of(days[at]));
    match back(200).filter(|_| daily) {
        Some(from) => out.extend(make_figure(&TREND_DAILY, Some(period(from, last)), &[])),
        None => out.extend(monthly_trend(prices, &make_figure)),
    }
    for (span, months) in [("1y", 12), ("36m", 36)] {
        if let Some(found) = prices.close_date_before(months) {
            let (from, to) = (date_formula(found), date_formula(last));
            let names = [
                ("{span}", span),
                ("{from}", &from),
                ("{to}", &to),
                ("{words}", words(span)),
            ];
            out.extend(make_figure(&FALL, Some(fall_period(prices, found)), &names));
        }
    }
    if prices.months() >= 36 {
        out.extend(make_figure(&FALL_ALL, Some(fall_period(prices, first)), &[]));
        let high = highest(prices.series("adjusted")).map_or(first, |at| date_of(days[at]));
        out.extend(make_figure(&FALL_NOW, Some(period(high, last)), &[]));
        out.extend(make_figure(&RETURN_ALL, Some(period(first, last)), &[]));
        if prices.is_daily_throughout() {
            out.extend(make_figure(&LESS_BEST, Some(period(first, last)), &[]));
        }
    }
    if prices.months() >= 72 {
        let middle = date_of(days[days.len() / 2]);
        let names = [("{middle}", &*date_formula(middle))];
        for (recipe, window) in HALVES.iter().zip([period(first, middle), period(middle, last)]) {
            out.extend(make_figure(recipe, Some(window), &names));
        }
    }
    for (count, recipe) in &VOLUME {
        if let Some(from) = back(*count).filter(|_| daily) {
            out.extend(make_figure(recipe, Some(period(from, last)), &[]));
        }
    }
}

/// Computes a figure from a recipe, a window and further placeholders.
type MakeFigure<'a> = dyn Fn(&Recipe, Option<String>, &[(&str, &str)]) -> Option<Evidence> + 'a;

fn monthly_trend(prices: &Prices, make_figure: &MakeFigure<'_>) -> Option<Evidence> {
    let days = prices.series("month_end_day");
    let from = *days.get(days.len().checked_sub(10)?)?;
    let to = date_of(*days.last()?);
    let trend = make_figure(&TREND_MONTHLY, Some(period(date_of(from), to)), &[])?;
    let as_of = to.to_string();
    Some(Evidence { as_of, ..trend }.sealed())
}

/// The window of the deepest fall since a date: from the high to the low, or the whole window if prices never fell.
fn fall_period(prices: &Prices, from: Date) -> String {
    let (days, levels) = (prices.days(), prices.series("adjusted"));
    let start = days.partition_point(|day| date_of(*day) < from);
    let (mut high, mut deepest) = (start, (0.0, start, days.len() - 1));
    for at in start..days.len() {
        if levels[at] > levels[high] {
            high = at;
        }
        let fall = levels[at] / levels[high] - 1.0;
        if fall < deepest.0 {
            deepest = (fall, high, at);
        }
    }
    period(date_of(days[deepest.1]), date_of(days[deepest.2]))
}

/// The index of the first maximum.
fn highest(levels: &[f64]) -> Option<usize> {
    (0..levels.len()).reduce(|best, at| if levels[at] > levels[best] { at } else { best })
}

/// The currency of prices, for people.
pub fn currency(prices: &Prices) -> &str {
    if prices.currency.is_empty() {
        "units of its currency"
    } else {
        &prices.currency
    }
}

fn words(span: &str) -> &'static str {
    match span {
        "1m" => "a month",
        "3m" => "three months",
        "6m" => "six months",
        "1y" => "a year",
        "36m" | "3y" => "three years",
        "5y" => "five years",
        _ => "ten years",
    }
}
