//! Economic indicators: jobs, output, money, housing, lending, real interest on cash, and signs of a recession with
//! what followed them in the past.

use figures::ledger::Evidence;

use super::economy::Economy;
use super::figure::{FigureContext, Recipe, computed, reported};
use market_data::calendar::{
    date_formula, date_of, month_formula, month_of, month_period, month_text, months_before, period,
};
use market_data::table::Table;

/// The change of a monthly series over a year.
const YEARLY_CHANGE: Recipe = computed(
    "ev_{id}_12m",
    "percent",
    "round(growth(ago(end_{series}, 12), last(end_{series})), 1)",
    "the month over the same month a year before, less one",
);

/// The middle of the figure id, the series at FRED, and its name for people.
const YEARLY_CHANGE_SERIES: [(&str, &str, &str); 10] = [
    ("core_infl", "CPILFESL", "US consumer prices without food and energy"),
    ("shelter", "CUSR0000SAH1", "US consumer prices of shelter"),
    ("payrolls", "PAYEMS", "US payroll employment"),
    ("output", "INDPRO", "US industrial production"),
    ("income", "W875RX1", "US real income without transfers"),
    ("m2", "M2SL", "US money supply M2"),
    ("starts", "HOUST", "US housing starts"),
    ("permits", "PERMIT", "US building permits"),
    ("loans", "BUSLOANS", "Loans of US banks to companies"),
    ("oil", "OILPRICEx", "Crude oil (WTI)"),
];

const GDP: Recipe = computed(
    "ev_gdp_1y",
    "percent",
    "round(growth(ago(value_GDPC1, 4), last(value_GDPC1)), 1)",
    "real output of the quarter over that of the same quarter a year before, less one",
);

/// The series, its name for people, and the figure after inflation.
const AFTER_INFLATION: [(&str, &str, Recipe); 2] = [
    (
        "M2SL",
        "US money supply M2, after consumer prices",
        computed(
            "ev_m2_real_12m",
            "percent",
            "round(growth(ago(end_M2SL, 12) / at({cpi}, {cpi_month}, {before}), \
             last(end_M2SL) / at({cpi}, {cpi_month}, {now})), 1)",
            "the month over the same month a year before, both over consumer prices, less one",
        ),
    ),
    (
        "TB3MS",
        "US Treasury bills of three months, after inflation",
        computed(
            "ev_real_bill_rate",
            "percent",
            "round(last(end_TB3MS) - growth(at({cpi}, {cpi_month}, {before}), at({cpi}, {cpi_month}, {now})), 1)",
            "yield of three-month bills less the inflation of the twelve months to the same month",
        ),
    ),
];

const BILL_RATE: Recipe = reported(
    "ev_bill_rate",
    "percent",
    "round(last(end_TB3MS), 2)",
    "yield of three-month Treasury bills, mean of the month",
);

const OIL_PRICE: Recipe = reported(
    "ev_oil_price",
    "USD",
    "round(last(end_OILPRICEx), 2)",
    "price of a barrel of West Texas Intermediate, mean of the month",
);

const PURCHASING_POWER: Recipe = computed(
    "ev_purchasing_power_10y",
    "percent",
    "round(ago({cpi}, 120) / last({cpi}) * 100, 1)",
    "consumer prices of ten years before over those of the month: what is left of what a dollar bought",
);

const SAHM: Recipe = computed(
    "ev_sahm",
    "percentage points",
    "round(mean(tail({means}, 1)) - min(tail({means}, 13)), 2)",
    "mean unemployment of three months less the lowest such mean of the last twelve months (Sahm's rule)",
);
/// The mean unemployment of each three months in a row.
const MEANS: &str = "known((end_UNRATE + at(end_UNRATE, month_UNRATE, month_UNRATE - 1) \
     + at(end_UNRATE, month_UNRATE, month_UNRATE - 2)) / 3)";

/// The rise of unemployment in the eighteen months after each month. The last eighteen months are left out.
const UNEMPLOYMENT_RISE: &str =
    "between(at(end_UNRATE, month_UNRATE, month_UNRATE + 18) - end_UNRATE, month_UNRATE, {first}, {last})";
const AFTER_INVERSION: [Recipe; 2] = [
    computed(
        "ev_jobs_after_inversion",
        "percent",
        "round(share_above(known(where_at_least({later}, {gap}, 0.005)), 0.45), 1)",
        "share of the months in which three-month bills yielded more than ten-year bonds, after which unemployment was \
         at least half a point higher eighteen months later",
    ),
    computed(
        "ev_jobs_after_any",
        "percent",
        "round(share_above(known({later}), 0.45), 1)",
        "share of all months after which unemployment was at least half a point higher eighteen months later",
    ),
];

const DOLLAR: [Recipe; 2] = [
    computed(
        "ev_dollar_12m",
        "percent",
        "round(growth(at(value_DTWEXBGS, day_DTWEXBGS, {before}), last(value_DTWEXBGS)), 1)",
        "broad dollar against its trading partners over that of a year before, less one",
    ),
    computed(
        "ev_dollar_percentile",
        "percent",
        "round(share_below(value_DTWEXBGS, last(value_DTWEXBGS)), 1)",
        "share of all days in the series with a weaker dollar",
    ),
];

/// Adds every economic indicator.
pub fn figures(economy: &Economy, out: &mut Vec<Evidence>) {
    for (id, series, label) in YEARLY_CHANGE_SERIES {
        let Some((table, last)) = newest(economy, series) else {
            continue;
        };
        let names = [("{id}", id), ("{series}", series)];
        out.extend(context(&[table], label, last, Some(last - 12.0), &names).figure(&YEARLY_CHANGE));
    }
    if let Some((table, last)) = newest(economy, "GDPC1") {
        // A quarter is dated by its first month and ends with its third.
        let figure = context(&[table], "US real output", last + 2.0, Some(last - 12.0), &[]).figure(&GDP);
        out.extend(figure.map(|figure| {
            let as_of = quarter_text(last);
            Evidence { as_of, ..figure }.sealed()
        }));
    }
    if let Some((table, last)) = newest(economy, "OILPRICEx") {
        out.extend(context(&[table], "Crude oil (WTI)", last, None, &[]).figure(&OIL_PRICE));
    }
    after_inflation(economy, out);
    recession_signs(economy, out);
    dollar(economy, out);
}

/// The quarter of a month: `2026-Q2`.
pub fn quarter_text(month: f64) -> String {
    let text = month_text(month);
    let number = text.get(5..).and_then(|month| month.parse::<u8>().ok()).unwrap_or(1);
    format!("{}-Q{}", &text[..4], number.div_ceil(3))
}

/// The table of a series, and its last month.
fn newest<'a>(economy: &'a Economy, id: &str) -> Option<(&'a Table, f64)> {
    let table = economy.series(id)?;
    Some((table, table.last(&format!("month_{id}"))?))
}

/// The context of a figure as of the month `until`, over the months since `from`.
fn context<'a>(
    tables: &'a [&'a Table],
    series: &'a str,
    until: f64,
    from: Option<f64>,
    names: &'a [(&'a str, &'a str)],
) -> DatedContext<'a> {
    DatedContext {
        tables,
        series,
        as_of: month_text(until),
        period: from.map(|from| month_period(from, until)),
        names,
    }
}

/// A [`FigureContext`] that owns its dates.
struct DatedContext<'a> {
    tables: &'a [&'a Table],
    series: &'a str,
    as_of: String,
    period: Option<String>,
    names: &'a [(&'a str, &'a str)],
}

impl DatedContext<'_> {
    fn figure(&self, recipe: &Recipe) -> Option<Evidence> {
        FigureContext {
            tables: self.tables,
            prefix: "",
            series: self.series,
            as_of: &self.as_of,
            period: self.period.as_deref(),
            names: self.names,
            known_figures: &[],
        }
        .figure(recipe)
    }
}

fn after_inflation(economy: &Economy, out: &mut Vec<Evidence>) {
    let cpi = economy.deflator();
    let known = cpi.table.last(cpi.months).unwrap_or_default();
    for (id, label, recipe) in &AFTER_INFLATION {
        // Both values must be of the same month.
        let Some((table, last)) = newest(economy, id).filter(|(_, last)| *last <= known) else {
            continue;
        };
        let names = [
            ("{cpi}", cpi.values),
            ("{cpi_month}", cpi.months),
            ("{before}", &*month_formula(last - 12.0)),
            ("{now}", &*month_formula(last)),
        ];
        out.extend(context(&[table, cpi.table], label, last, Some(last - 12.0), &names).figure(recipe));
    }
    if let Some((table, last)) = newest(economy, "TB3MS") {
        let label = "US Treasury bills of three months, yield";
        out.extend(context(&[table], label, last, None, &[]).figure(&BILL_RATE));
    }
    let names = [("{cpi}", cpi.values)];
    let label = "US consumer prices";
    out.extend(context(&[cpi.table], label, known, Some(known - 120.0), &names).figure(&PURCHASING_POWER));
}

fn recession_signs(economy: &Economy, out: &mut Vec<Evidence>) {
    let Some((jobs, last)) = newest(economy, "UNRATE") else {
        return;
    };
    let names = [("{means}", MEANS)];
    out.extend(context(&[jobs], "US unemployment", last, Some(last - 14.0), &names).figure(&SAHM));
    let (Some((long, _)), Some((bill, _))) = (newest(economy, "GS10"), newest(economy, "TB3MS")) else {
        return;
    };
    let first = |table: &Table, id: &str| {
        table
            .series(&format!("month_{id}"))
            .and_then(|months| months.first().copied())
    };
    let starts = [first(jobs, "UNRATE"), first(long, "GS10"), first(bill, "TB3MS")];
    let from = starts.into_iter().flatten().fold(f64::MIN, f64::max);
    let (start, end) = (month_formula(from), month_formula(last - 18.0));
    let later = UNEMPLOYMENT_RISE.replace("{first}", &start).replace("{last}", &end);
    let window = |id: &str| format!("between(end_{id}, month_{id}, {start}, {end})");
    let gap = format!("{} - {}", window("TB3MS"), window("GS10"));
    let names = [("{later}", later.as_str()), ("{gap}", &gap)];
    let label = "US unemployment after a reversed yield curve";
    let tables = [jobs, long, bill];
    let context = context(&tables, label, last, Some(from), &names);
    out.extend(AFTER_INVERSION.iter().filter_map(|recipe| context.figure(recipe)));
}

fn dollar(economy: &Economy, out: &mut Vec<Evidence>) {
    let Some(table) = economy.series("DTWEXBGS") else {
        return;
    };
    let days = table.series("day_DTWEXBGS").unwrap_or_default();
    let (Some(first), Some(last)) = (days.first(), days.last()) else {
        return;
    };
    let (first, last) = (date_of(*first), date_of(*last));
    let before = months_before(last, 12);
    let names = [("{before}", &*date_formula(before))];
    for (recipe, from) in DOLLAR.iter().zip([before, first]) {
        // No figure for a window that starts before the series.
        let figure = FigureContext {
            tables: &[table],
            prefix: "",
            series: "Broad US dollar",
            as_of: &last.to_string(),
            period: Some(&period(from, last)),
            names: &names,
            known_figures: &[],
        };
        out.extend(figure.figure(recipe).filter(|_| month_of(from) >= month_of(first)));
    }
}
