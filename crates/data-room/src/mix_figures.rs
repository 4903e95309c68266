//! Figures on a mix of US stocks and government bonds, rebalanced every month; all after inflation.

use figures::ledger::Evidence;
use pipeline::brief::MasterBrief;

use super::figure::{Recipe, computed};
use super::market::{Market, deepest_fall};
use super::market_recipes::WINDOW_YEARS;
use intent::mix::{Mix, other, stocks_of_the_whole, weights};
use intent::question::Question;
use market_data::calendar::{month_formula, month_in, month_period};

/// The name of the series, for people.
pub const SERIES: &str = "US stocks and ten-year government bonds, after inflation";

const AGE: Recipe = computed(
    "ev_mix_age",
    "years",
    "round(({today} - {last}) / 12, 1)",
    "months from the end of the series to the date of the brief, over twelve",
);

const RECENT: Recipe = computed(
    "ev_mix_real_return_{span}",
    "percent per year",
    "round(last(rolling({mix}, {months})), 1)",
    "real total return of the mix over the last {words}, as a yearly rate",
);

const WORST: Recipe = computed(
    "ev_mix_real_return_10y_worst",
    "percent per year",
    "round(min(rolling({mix}, 120)), 1)",
    "worst real total return of the mix over any ten years, as a yearly rate",
);

const VOLATILITY: Recipe = computed(
    "ev_mix_vol_36m",
    "percent per year",
    "round(volatility(tail({mix}, 37)), 1)",
    "standard deviation of the last thirty-six monthly changes times the root of twelve; stock prices are monthly \
     means, so the figure is on the low side",
);

const FALLS: [(Recipe, f64); 2] = [
    (
        computed(
            "ev_mix_max_drawdown_36m",
            "percent",
            "round(drawdown(tail({mix}, 37)), 1)",
            "deepest fall of the mix after inflation from an earlier high, last thirty-six months",
        ),
        36.0,
    ),
    (
        computed(
            "ev_mix_max_drawdown_all",
            "percent",
            "round(drawdown({mix}), 1)",
            "deepest fall of the mix after inflation from an earlier high, since 1871",
        ),
        f64::INFINITY,
    ),
];

/// Figures on a fall of stocks that the question names.
const STOCK_FALL: [Recipe; 2] = [
    computed(
        "ev_stock_fall",
        "percent",
        "round({percent}, 0)",
        "the fall of stocks that the question names",
    ),
    computed(
        "ev_mix_stock_fall",
        "percent",
        "round({percent} * {stocks} / 100, {places})",
        "that fall times the weight of stocks: the loss of the mix while bonds keep their price",
    ),
];

/// The fall in a crash that the question names.
const CRASH: Recipe = computed(
    "ev_{key}_fall_{year}",
    "percent",
    "round(drawdown(between({levels}, month, {from}, {to})), 1)",
    "deepest fall with dividends and after inflation from an earlier high, from the year before {year} to the third \
     year after",
);

const WINDOWS: [Recipe; 5] = [
    computed(
        "ev_mix_freq_pos_{span}",
        "percent",
        "round(share_above(rolling({mix}, {months}), 0), 1)",
        "share of all overlapping windows of that length since 1871 with a gain of the mix after inflation",
    ),
    computed(
        "ev_mix_freq_neg_{span}",
        "percent",
        "round(share_not_above(rolling({mix}, {months}), 0), 1)",
        "share of all overlapping windows of that length since 1871 without a gain of the mix after inflation",
    ),
    computed(
        "ev_mix_freq_good_bound_{span}",
        "percent per year",
        "round(quantile(where_at_least(rolling({mix}, {months}), rolling({mix}, {months}), 0), 75), 1)",
        "yearly rate of the mix after inflation that a quarter of the windows with a gain exceeded",
    ),
    computed(
        "ev_mix_freq_good_{span}",
        "percent",
        "round(share_above(rolling({mix}, {months}), \
         quantile(where_at_least(rolling({mix}, {months}), rolling({mix}, {months}), 0), 75)), 1)",
        "share of all overlapping windows of that length since 1871 with a gain of the mix above that rate",
    ),
    computed(
        "ev_mix_freq_periods_{span}",
        "count",
        "round(floor((count({mix}) - 1) / {months}), 0)",
        "number of windows of that length since 1871 that do not overlap",
    ),
];

/// For each of two mixes that a question compares.
const MEDIAN: Recipe = computed(
    "ev_{key}_median",
    "percent per year",
    "round(median(rolling({mix}, {months})), 1)",
    "median real total return of the mix over all overlapping periods as long as the horizon, since 1871, as a \
     yearly rate",
);

/// For the second of two mixes; the first has the figures of every mix.
const OTHER_LOSS: Recipe = computed(
    "ev_{key}_loss",
    "percent",
    "round(share_not_above(rolling({mix}, {months}), 0), 1)",
    "share of those periods without a gain of the second mix after inflation",
);

const OTHER_FALL: Recipe = computed(
    "ev_{key}_fall",
    "percent",
    "round(drawdown({mix}), 1)",
    "deepest fall of the second mix after inflation from an earlier high, since 1871",
);

/// The value of the mix and the month, for every month. Only used to find when it fell; figures use formulas.
pub fn levels(market: &Market, mix: Mix) -> Vec<(f64, f64)> {
    let [stocks, bonds, cash] = [mix.stocks, mix.bonds, mix.cash].map(|weight| f64::from(weight) / 100.0);
    let series = |name| market.table.series(name).unwrap_or_default();
    let (price, dividend, cpi) = (series("price"), series("dividend"), series("cpi"));
    let (bond, months) = (series("real_bond_index"), series("month"));
    let mut level = 1.0;
    let mut found: Vec<(f64, f64)> = months.first().map(|month| (level, *month)).into_iter().collect();
    for at in 1..price.len().min(bond.len()) {
        let of_stocks = (price[at] + dividend[at] / 12.0) / price[at - 1] * cpi[at - 1] / cpi[at];
        let of_bonds = bond[at] / bond[at - 1];
        let of_cash = cpi[at - 1] / cpi[at];
        level *= stocks * of_stocks + bonds * of_bonds + cash * of_cash;
        if level.is_nan() {
            break;
        }
        found.push((level, months[at]));
    }
    found
}

/// The value of the mix, in the language of formulas.
pub fn formula(mix: Mix) -> String {
    let Mix { stocks, bonds, cash } = mix;
    let of_cash = match cash {
        0 => String::new(),
        cash => format!(" + {cash} / 100 * changes(1 / cpi)"),
    };
    format!(
        "compound({stocks} / 100 * changes(real_total_return(price, dividend, cpi)) \
         + {bonds} / 100 * changes(known(real_bond_index)){of_cash})"
    )
}

/// Adds what the crash that a question names did to stocks and to the mix. For a fall of a given size, the crash of
/// 2008 is added for comparison.
pub fn crash(brief: &MasterBrief, out: &mut Vec<Evidence>) {
    let (year, percent) = match Question::of(brief) {
        Question::Crash(year) => (year, None),
        Question::StockFall(percent) => (2008, Some(percent)),
        _ => return,
    };
    let market = Market::shipped();
    if let Some(percent) = percent {
        stock_fall(brief, percent, &market, out);
    }
    // Stocks fell again in 2022, soon after the short crash of 2020.
    let months = if year == 2020 { 12.0 } else { 48.0 };
    let (from, to) = (f64::from(year) * 12.0 - 11.0, f64::from(year) * 12.0 + months);
    let (start, end, year) = (month_formula(from), month_formula(to), year.to_string());
    let mix = weights(brief).map(|weights| ("mix", weights, SERIES));
    let stocks = ("sp", Mix::STOCKS, "S&P composite with dividends, after inflation");
    for (key, weights, series) in mix.into_iter().chain([stocks]) {
        let levels = levels(&market, weights);
        let window: Vec<(f64, f64)> = levels
            .into_iter()
            .filter(|(_, month)| (from..=to).contains(month))
            .collect();
        let Some((high, low)) = deepest_fall(&window) else {
            continue;
        };
        let formula = if key == "mix" {
            formula(weights)
        } else {
            "{worth}".to_owned()
        };
        let names = [
            ("{key}", key),
            ("{year}", year.as_str()),
            ("{levels}", &formula),
            ("{from}", &start),
            ("{to}", &end),
        ];
        out.extend(market.figure(&CRASH, series, Some(high), low, &names));
    }
}

fn stock_fall(brief: &MasterBrief, percent: u16, market: &Market, out: &mut Vec<Evidence>) {
    let Some(stocks) = stocks_of_the_whole(brief) else {
        return;
    };
    // "18%" where it is exactly that.
    let is_whole = (f64::from(percent) * stocks / 100.0).fract() == 0.0;
    let places = if is_whole { "0" } else { "1" };
    let (percent, stocks) = (percent.to_string(), stocks.to_string());
    let names = [("{percent}", &*percent), ("{stocks}", &*stocks), ("{places}", places)];
    let figures = STOCK_FALL.iter();
    out.extend(figures.filter_map(|recipe| market.figure(recipe, SERIES, None, market.last_month(), &names)));
}

/// Adds every figure on the mix of a brief, if it names one. `years` is the horizon, whose windows are counted too.
pub fn figures(brief: &MasterBrief, years: u32, out: &mut Vec<Evidence>) {
    let Some(parts) = weights(brief) else { return };
    let market = Market::shipped();
    let first = market.first_month_of("price");
    let last = market
        .last_month_of("dividend")
        .min(market.last_month_of("real_bond_index"));
    let mix = formula(parts);
    let mix = ("{mix}", mix.as_str());
    let now = month_in(&brief.as_of);
    if now >= last {
        let (today, end) = (month_formula(now), month_formula(last));
        let names = [("{today}", &*today), ("{last}", &*end)];
        let age = market.figure(&AGE, SERIES, None, last, &names);
        let as_of = brief.as_of.clone();
        out.extend(age.map(|age| Evidence { as_of, ..age }.sealed()));
    }
    for (span, months, words) in [
        ("5y", 60.0, "five years"),
        ("10y", 120.0, "ten years"),
        ("20y", 240.0, "twenty years"),
    ] {
        let count = months.to_string();
        let names = [mix, ("{span}", span), ("{months}", &count), ("{words}", words)];
        out.extend(market.figure(&RECENT, SERIES, Some(last - months), last, &names));
    }
    out.extend(market.figure(&WORST, SERIES, Some(first), last, &[mix]));
    out.extend(market.figure(&VOLATILITY, SERIES, Some(last - 36.0), last, &[mix]));
    let levels = levels(&market, parts);
    for (recipe, months) in &FALLS {
        let from = (last - months).max(first);
        let window: Vec<(f64, f64)> = levels.iter().copied().filter(|(_, month)| *month >= from).collect();
        let figure = market.figure(recipe, SERIES, Some(from), last, &[mix]);
        out.extend(figure.map(|figure| from_high_to_low(figure, &window)));
    }
    if let Some(second) = other(brief) {
        compare_mixes(&market, parts, second, years, out);
    }
    let own = Some(years).filter(|years| !WINDOW_YEARS.contains(years));
    for years in WINDOW_YEARS.into_iter().chain(own) {
        let (span, months) = (format!("{years}y"), (12 * years).to_string());
        for recipe in &WINDOWS {
            let names = [mix, ("{span}", span.as_str()), ("{months}", &months)];
            out.extend(market.figure(recipe, SERIES, Some(first), last, &names));
        }
    }
}

/// A figure on a fall, with its period set to the months from the high to the low.
fn from_high_to_low(figure: Evidence, levels: &[(f64, f64)]) -> Evidence {
    match deepest_fall(levels) {
        Some((high, low)) => Evidence {
            period: Some(month_period(high, low)),
            ..figure
        }
        .sealed(),
        None => figure,
    }
}

/// Adds the figures that compare two mixes.
fn compare_mixes(market: &Market, first: Mix, second: Mix, years: u32, out: &mut Vec<Evidence>) {
    let start = market.first_month_of("price");
    let last = market
        .last_month_of("dividend")
        .min(market.last_month_of("real_bond_index"));
    let months = (12 * years).to_string();
    let figure = |recipe: &Recipe, key: &str, mix: Mix| {
        let mix = formula(mix);
        let names = [("{key}", key), ("{mix}", &mix), ("{months}", &months)];
        market.figure(recipe, SERIES, Some(start), last, &names)
    };
    out.extend(figure(&MEDIAN, "mix", first));
    out.extend(figure(&MEDIAN, "other_mix", second));
    out.extend(figure(&OTHER_LOSS, "other_mix", second));
    let fall = figure(&OTHER_FALL, "other_mix", second);
    out.extend(fall.map(|fall| from_high_to_low(fall, &levels(market, second))));
}
