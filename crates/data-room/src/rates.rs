//! US inflation, interest rates and bonds: from stored series of FRED, else from shipped series.

use figures::ledger::Evidence;
use figures::numbers::{Stated, stated};
use pipeline::brief::MasterBrief;

use super::economy::Economy;
use super::figure::{FigureContext, Recipe, computed, reported};
use super::market::Market;
use super::month_figures::{Deflator, last_month};
use intent::question::{Question, horizon};
use intent::searched_part;
use intent::stated_rates::yields_from_to;
use market_data::calendar::{date_formula, date_of, month_of, month_period, months_before, period};

const INFLATION: [(&str, Recipe); 4] = [
    (
        "12",
        computed(
            "ev_infl_12m",
            "percent",
            "round(growth(ago({cpi}, 12), last({cpi})), 1)",
            "consumer prices over those twelve months before, less one",
        ),
    ),
    (
        "24",
        computed(
            "ev_infl_change_12m",
            "percentage points",
            "round(growth(ago({cpi}, 12), last({cpi})) - growth(ago({cpi}, 24), ago({cpi}, 12)), 1)",
            "inflation of those twelve months less that of the twelve months before",
        ),
    ),
    (
        "120",
        computed(
            "ev_infl_10y",
            "percent per year",
            "round(annualised(ago({cpi}, 120), last({cpi}), 120), 1)",
            "consumer prices over those ten years before, as a yearly rate",
        ),
    ),
    (
        "all",
        computed(
            "ev_infl_percentile",
            "percent",
            "round(share_below(known({cpi} / at({cpi}, {month}, {month} - 12)), last({cpi}) / ago({cpi}, 12)), 1)",
            "share of all months in the series whose twelve-month inflation was lower",
        ),
    ),
];

const REAL_YIELD: Recipe = computed(
    "ev_real_long_rate",
    "percent",
    "round(last({yield}) - growth(ago({cpi}, 12), last({cpi})), 1)",
    "yield less the inflation of the last twelve months",
);

/// Figures on the daily yield of ten-year bonds.
const DAILY_YIELD: [Recipe; 3] = [
    reported(
        "ev_long_rate",
        "percent",
        "round(last(value_DGS10), 2)",
        "the day's yield",
    ),
    computed(
        "ev_long_rate_median",
        "percent",
        "round(median(value_DGS10), 2)",
        "median of all days in the series",
    ),
    computed(
        "ev_long_rate_change_12m",
        "percentage points",
        "round(last(value_DGS10) - at(value_DGS10, day_DGS10, {before}), 2)",
        "yield less the yield twelve months before",
    ),
];

/// The price of a ten-year bond with today's yield as its coupon, after the yield rises. Formulas have no power, so
/// `annualised` over 1.2 months raises to the tenth power.
const ONE_POINT: Recipe = computed(
    "ev_bond_loss_1pt",
    "percent",
    "round((1 - {yield} / ({yield} + {points}) * (1 - 1 / {power}) - 1 / {power}) * 100, 1)",
    "what a ten-year bond at par loses of its price when its yield rises by one percentage point",
);
/// For the rise that a question names.
const STATED_RISE: [Recipe; 2] = [
    computed(
        "ev_rate_rise",
        "percentage points",
        "round({points}, {places})",
        "the rise of the yield that the question names",
    ),
    computed(
        "ev_bond_loss",
        "percent",
        "round((1 - {yield} / ({yield} + {points}) * (1 - 1 / {power}) - 1 / {power}) * 100, 1)",
        "what a ten-year bond at par loses of its price when its yield rises so much",
    ),
];
/// For a fall: the one that the question names, else one point.
const YIELD_FALL: [Recipe; 2] = [
    computed(
        "ev_rate_fall",
        "percentage points",
        "round({points}, {places})",
        "the fall of the yield that the question names, else one percentage point",
    ),
    computed(
        "ev_bond_gain",
        "percent",
        "round(({yield} / ({yield} - {points}) * (1 - 1 / {lower}) + 1 / {lower} - 1) * 100, 1)",
        "what a ten-year bond at par gains in price when its yield falls so much",
    ),
];
const LOWER_POWER: (&str, &str) = (
    "{lower}",
    "(annualised(1, 1 + ({yield} - {points}) / 100, 1.2) / 100 + 1)",
);
const POWER: (&str, &str) = (
    "{power}",
    "(annualised(1, 1 + ({yield} + {points}) / 100, 1.2) / 100 + 1)",
);

const BONDS: [(&str, Recipe); 2] = [
    (
        "US government bonds with coupons, after inflation",
        computed(
            "ev_bond_real_return_10y",
            "percent per year",
            "round(ago(rolling(real_bond_index, 120), {behind}), 1)",
            "real total return of the ten years to the last month that stocks have too, as a yearly rate",
        ),
    ),
    // Both series start in the same month, so the windows pair up from the front.
    (
        "S&P composite against US government bonds",
        computed(
            "ev_freq_stocks_beat_bonds_10y",
            "percent",
            "round(share_above(rolling({worth}, 120) - rolling(real_bond_index, 120), 0), 1)",
            "share of all overlapping ten-year windows since 1871 in which stocks returned more than bonds",
        ),
    ),
];

/// Over the horizon, for a question that asks for stocks or bonds.
const STOCKS_AHEAD: Recipe = computed(
    "ev_freq_stocks_beat_bonds",
    "percent",
    "round(share_above(rolling({worth}, {months}) - rolling(real_bond_index, {months}), 0), 1)",
    "share of all overlapping windows as long as the horizon since 1871 in which stocks returned more than bonds",
);

const YIELD_LABEL: &str = "US government bonds, ten years, yield";

/// Plausible changes of the yield in a question, in percentage points.
const PLAUSIBLE_CHANGES: std::ops::RangeInclusive<f64> = 0.1..=10.0;

/// A larger percentage in such a question is a yield, not a change: "my bonds pay 4%".
const MAX_CHANGE_AS_PERCENT: f64 = 3.0;

/// A change of the yield that a question asks about.
struct YieldChange {
    /// The size of the change, in percentage points.
    points: f64,
    /// The figures to compute.
    recipes: &'static [Recipe],
}

impl YieldChange {
    /// The change that a question asks about. A rise without a size is `None`, because a figure for one point is always
    /// there; a fall without a size is one point.
    fn of(brief: &MasterBrief) -> Option<Self> {
        let (points, recipes): (f64, &'static [Recipe]) = match Question::of(brief) {
            Question::RatesUp => (stated_change(brief)?, &STATED_RISE),
            Question::RatesDown => (stated_change(brief).unwrap_or(1.0), &YIELD_FALL),
            _ => return None,
        };
        Some(Self { points, recipes })
    }
}

/// The change of interest rates that a brief names, in percentage points: "by two percentage points", "by 2 points",
/// "by 2%".
fn stated_change(brief: &MasterBrief) -> Option<f64> {
    if let Some((from, to)) = yields_from_to(brief) {
        return Some((to - from).abs()).filter(|change| PLAUSIBLE_CHANGES.contains(change));
    }
    let all = stated(&searched_part(&brief.question));
    let points = all.iter().filter_map(|stated| match stated {
        Stated::Points(points) => Some(*points),
        _ => None,
    });
    let others = all.iter().filter_map(|stated| match stated {
        Stated::Share(share) if *share <= MAX_CHANGE_AS_PERCENT => Some(*share),
        Stated::Amount(points, _) if Question::speaks_of_points(brief) => Some(*points),
        _ => None,
    });
    points.chain(others).find(|change| PLAUSIBLE_CHANGES.contains(change))
}

/// The number of decimal places of a number in a question, at most two.
pub fn places(number: &str) -> &'static str {
    match number.split_once('.').map_or(0, |(_, decimals)| decimals.len()) {
        0 => "0",
        1 => "1",
        _ => "2",
    }
}

/// Adds every figure on inflation, interest rates and bonds.
pub fn figures(brief: &MasterBrief, economy: &Economy, out: &mut Vec<Evidence>) {
    let market = &economy.market;
    let deflator = economy.deflator();
    inflation(deflator, out);
    let last = market.last_month();
    let real = |values: &str, cpi: Deflator<'_>, tables: &[&market_data::table::Table], as_of: &str, window: &str| {
        let names = [("{yield}", values), ("{cpi}", cpi.values)];
        FigureContext {
            tables,
            prefix: "",
            series: YIELD_LABEL,
            as_of,
            period: Some(window),
            names: &names,
            known_figures: &[],
        }
        .figure(&REAL_YIELD)
    };
    if let Some((table, day)) = economy
        .series("DGS10")
        .and_then(|table| Some((table, table.last("day_DGS10")?)))
    {
        daily_yield(table, day, YieldChange::of(brief), out);
        let (date, cpi_until) = (date_of(day), deflator.table.last(deflator.months));
        // The yield of today needs the inflation of today, not that of another year.
        if let Some(until) = cpi_until.filter(|until| month_of(date) - until <= 3.0) {
            let window = month_period(until - 12.0, until);
            let tables = [table, deflator.table];
            out.extend(real("value_DGS10", deflator, &tables, &date.to_string(), &window));
        } else {
            let shipped_cpi = economy.shipped_deflator();
            let (as_of, window) = (market_data::calendar::month_text(last), month_period(last - 12.0, last));
            out.extend(real("long_rate", shipped_cpi, &[&market.table], &as_of, &window));
        }
    }
    bonds(brief, market, out);
}

fn inflation(deflator: Deflator<'_>, out: &mut Vec<Evidence>) {
    let months = deflator.table.series(deflator.months).unwrap_or_default();
    let (Some(first), Some(last)) = (months.first(), months.last()) else {
        return;
    };
    let as_of = last_month(deflator.table, deflator.months).unwrap_or_default();
    let names = [("{cpi}", deflator.values), ("{month}", deflator.months)];
    for (months, recipe) in &INFLATION {
        let from = months.parse::<f64>().map_or(*first, |months| last - months);
        let context = FigureContext {
            tables: &[deflator.table],
            prefix: "",
            series: "US consumer prices",
            as_of: &as_of,
            period: Some(&month_period(from, *last)),
            names: &names,
            known_figures: &[],
        };
        out.extend(context.figure(recipe));
    }
}

fn daily_yield(table: &market_data::table::Table, day: f64, change: Option<YieldChange>, out: &mut Vec<Evidence>) {
    let date = date_of(day);
    let before = months_before(date, 12);
    let first = table.series("day_DGS10").and_then(|days| days.first()).copied();
    let from = [None, first.map(date_of), Some(before)];
    let always = DAILY_YIELD.iter().zip(from).chain([(&ONE_POINT, None)]);
    let of_change = change.iter().flat_map(|change| change.recipes);
    let named = change.as_ref().map_or(1.0, |change| change.points).to_string();
    let recipes = always.map(|(recipe, from)| (recipe, from, "1"));
    for (recipe, from, points) in recipes.chain(of_change.map(|recipe| (recipe, None, &*named))) {
        let window = from.map(|from| period(from, date));
        let context = FigureContext {
            tables: &[table],
            prefix: "",
            series: YIELD_LABEL,
            as_of: &date.to_string(),
            period: window.as_deref(),
            names: &[
                ("{before}", &*date_formula(before)),
                POWER,
                LOWER_POWER,
                ("{places}", places(points)),
                ("{points}", points),
                ("{yield}", "last(value_DGS10)"),
            ],
            known_figures: &[],
        };
        out.extend(context.figure(recipe));
    }
}

fn bonds(brief: &MasterBrief, market: &Market, out: &mut Vec<Evidence>) {
    let (until, dividends) = (
        market.last_month_of("real_bond_index"),
        market.last_month_of("dividend"),
    );
    // Stocks and bonds are compared, so both end in the same month.
    let to = until.min(dividends);
    let behind = (until - to).to_string();
    for ((series, recipe), from) in BONDS.iter().zip([to - 120.0, market.first_month_of("real_bond_index")]) {
        out.extend(market.figure(recipe, series, Some(from), to, &[("{behind}", &behind)]));
    }
    if Question::of(brief) == Question::StocksOrBonds {
        let months = (12 * horizon(brief).window()).to_string();
        let (from, names) = (
            market.first_month_of("real_bond_index"),
            [("{months}", months.as_str())],
        );
        let [_, (series, _)] = &BONDS;
        out.extend(market.figure(&STOCKS_AHEAD, series, Some(from), to, &names));
    }
}
