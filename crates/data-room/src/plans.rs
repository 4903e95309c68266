//! How the plan of a question would have ended in every past period as long as its horizon: yearly withdrawals, monthly
//! savings, or a lump sum against instalments. After inflation, unless a recipe says otherwise.

use figures::ledger::Evidence;
use pipeline::brief::MasterBrief;

use super::figure::{Recipe, computed};
use super::market::Market;
use super::market_recipes::REAL;
use super::mix_figures;
use super::rates::places;
use super::sums::MoneyFigures;
use intent::mix;
use intent::question::Question;
use intent::stated_rates::{loan_rate, stated_fall, supposed_inflation};
use intent::withdrawal_rate;

const WITHDRAWAL_RATE: Recipe = computed(
    "ev_withdraw_rate",
    "percent per year",
    "round({rate}, 1)",
    "the planned withdrawal of the first year, as a share of the starting sum",
);

const WITHDRAWAL_LASTED: Recipe = computed(
    "ev_withdraw_lasted",
    "percent",
    "round(100 - share_below(withdrawals({levels}, {months}), {rate}), 1)",
    "share of all overlapping periods as long as the horizon, since 1871, in which that withdrawal, raised with \
     inflation, lasted to the end",
);

/// For a question that asks how long the money lasts, where the horizon is longer than these periods.
const LASTED_SHORTER: [Recipe; 2] = [
    computed(
        "ev_withdraw_lasted_10y",
        "percent",
        "round(100 - share_below(withdrawals({levels}, 120), {rate}), 1)",
        "the same for periods of ten years",
    ),
    computed(
        "ev_withdraw_lasted_20y",
        "percent",
        "round(100 - share_below(withdrawals({levels}, 240), {rate}), 1)",
        "the same for periods of twenty years",
    ),
];

/// For a question that asks how long the money lasts.
const YEARS_LASTED: [Recipe; 2] = [
    computed(
        "ev_withdraw_years_worst",
        "years",
        "round(floor(min(lasting({levels}, {rate}, {months})) * 10) / 10, 1)",
        "for how many years that withdrawal, raised with inflation, lasted in the worst of all overlapping periods as \
         long as the horizon, since 1871; at most the horizon",
    ),
    computed(
        "ev_withdraw_years_typical",
        "years",
        "round(floor(median(lasting({levels}, {rate}, {months})) * 10) / 10, 1)",
        "the same in the median of those periods",
    ),
];

const WITHDRAWALS: [Recipe; 2] = [
    // Rounded down: rounded up, the rate would have failed in at least one period.
    computed(
        "ev_withdraw_always",
        "percent per year",
        "round(floor(min(withdrawals({levels}, {months})) * 10) / 10, 1)",
        "the most a year, of the starting sum and raised with inflation, that lasted to the end in every such period",
    ),
    computed(
        "ev_withdraw_median",
        "percent per year",
        "round(median(withdrawals({levels}, {months})), 1)",
        "the most a year that lasted to the end in half of the periods",
    ),
];

const SAVINGS: [Recipe; 3] = [
    computed(
        "ev_plan_median",
        "ratio",
        "round(median(instalments({levels}, {months})), 2)",
        "what equal monthly sums had become after inflation, divided by all that was paid in; median of all \
         overlapping periods as long as the horizon, since 1871",
    ),
    computed(
        "ev_plan_low",
        "ratio",
        "round(quantile(instalments({levels}, {months}), 10), 2)",
        "the same, below which a tenth of those periods ended",
    ),
    computed(
        "ev_plan_loss",
        "percent",
        "round(share_below(instalments({levels}, {months}), 1), 1)",
        "share of those periods that ended with less than was paid in, after inflation",
    ),
];

/// The periods are compared by their yearly returns; a power of as many years makes a multiple of each.
const GROWN_SUM: [Recipe; 3] = [
    computed(
        "ev_grown_median",
        "ratio",
        "round(annualised(1, 1 + median(rolling({levels}, {months})) / 100, 12 / {years}) / 100 + 1, 2)",
        "what one sum had become after inflation, divided by that sum; median of all overlapping periods as long as \
         the horizon, since 1871",
    ),
    computed(
        "ev_grown_low",
        "ratio",
        "round(annualised(1, 1 + quantile(rolling({levels}, {months}), 10) / 100, 12 / {years}) / 100 + 1, 2)",
        "the same, below which a tenth of those periods ended",
    ),
    computed(
        "ev_grown_loss",
        "percent",
        "round(share_below(rolling({levels}, {months}), 0), 1)",
        "share of those periods that ended with a loss, after inflation",
    ),
];

const LUMP_SUM: [Recipe; 2] = [
    computed(
        "ev_lump_ahead",
        "percent",
        "round(share_above(rolling({levels}, 12) / 100 + 1 - instalments({levels}, 12), 0), 1)",
        "share of all overlapping years since 1871 in which one sum at once brought more than the same sum in twelve \
         monthly parts",
    ),
    computed(
        "ev_lump_lead",
        "percent",
        "round(median((rolling({levels}, 12) / 100 + 1) / instalments({levels}, 12) - 1) * 100, 1)",
        "lead of the sum at once at the end of the year; median of those years",
    ),
];

const WAITING: [Recipe; 2] = [
    computed(
        "ev_wait_fall",
        "percent",
        "round({fall}, 0)",
        "the fall that is waited for: that of the question, else ten per cent",
    ),
    computed(
        "ev_wait_reached",
        "percent",
        "round(share_not_above(lows(price, {months}), 0 - {fall}), 1)",
        "share of all months since 1871 after which, within the horizon, the monthly mean price of the S&P composite \
         was at least so much below that of the month",
    ),
];

/// Loans are repaid in nominal money, so these are before inflation.
const REPAYING: [Recipe; 2] = [
    computed(
        "ev_repay_rate",
        "percent per year",
        "round({rate}, {places})",
        "the interest of the loan that the question names",
    ),
    computed(
        "ev_repay_beaten",
        "percent",
        "round(share_above(rolling(real_total_return(price, dividend, price * 0 + 1), {months}), {rate}), 1)",
        "share of all overlapping periods as long as the horizon, since 1871, in which US stocks with dividends \
         returned more a year than that, before inflation",
    ),
];

/// What the inflation that a question supposes does to cash without interest. Formulas have no power, so `annualised`
/// over `12 / {years}` months raises to the power of `{years}`.
const SUPPOSED_INFLATION: [Recipe; 2] = [
    computed(
        "ev_infl_supposed",
        "percent per year",
        "round({rate}, {places})",
        "the inflation that the question supposes",
    ),
    computed(
        "ev_infl_erosion",
        "percent",
        "round((1 - 1 / (annualised(1, 1 + {rate} / 100, 12 / {years}) / 100 + 1)) * 100, 1)",
        "how much less the same money buys after as many years as the horizon has",
    ),
];

/// The fall in percent, if the question does not say how deep a fall to wait for.
const DEFAULT_FALL: u16 = 10;

/// Adds the figures on a rate that the question names: the interest of a loan, or a supposed inflation.
pub fn on_rates(brief: &MasterBrief, years: u32, out: &mut Vec<Evidence>) {
    let market = Market::shipped();
    let (months, years) = ((12 * years).to_string(), years.to_string());
    let (first, last) = (market.first_month_of("price"), market.last_month_of("dividend"));
    let mut add = |recipes: &[Recipe], rate: f64, series: &str, from: Option<f64>| {
        let rate = rate.to_string();
        let names = [
            ("{rate}", &*rate),
            ("{places}", places(&rate)),
            ("{months}", &*months),
            ("{years}", &*years),
        ];
        let figures = recipes.iter();
        out.extend(figures.filter_map(|recipe| market.figure(recipe, series, from, last, &names)));
    };
    if let Some(rate) = loan_rate(brief).filter(|_| Question::of(brief) == Question::RepayOrInvest) {
        add(
            &REPAYING,
            rate,
            "S&P composite with dividends, before inflation",
            Some(first),
        );
    }
    if let Some(rate) = supposed_inflation(brief) {
        add(&SUPPOSED_INFLATION, rate, "Consumer prices", None);
    }
}

/// Adds the figures on the plan of a brief, if it has one. `years` is the length of the past periods.
pub fn figures(brief: &MasterBrief, years: u32, out: &mut Vec<Evidence>) {
    let weights = mix::weights(brief);
    let levels = weights.map_or_else(|| "{worth}".to_owned(), mix_figures::formula);
    let series = if weights.is_some() { mix_figures::SERIES } else { REAL };
    let (months, in_years) = ((12 * years).to_string(), years.to_string());
    let rate = withdrawal_rate(&brief.question, Question::is_monthly(brief)).map(|rate| rate.to_string());
    let question = Question::of(brief);
    let recipes: Vec<&Recipe> = match question {
        Question::Withdrawals => {
            let asked = rate.is_some().then_some([&WITHDRAWAL_RATE, &WITHDRAWAL_LASTED]);
            let how_long = asked.filter(|_| Question::asks_how_long(brief)).map(|_| &YEARS_LASTED);
            let shorter = how_long.filter(|_| years > 20).map(|_| &LASTED_SHORTER);
            let asked = asked.into_iter().flatten().chain(how_long.into_iter().flatten());
            asked.chain(shorter.into_iter().flatten()).chain(&WITHDRAWALS).collect()
        }
        Question::SavingsPlan => SAVINGS.iter().collect(),
        Question::GrownSum => GROWN_SUM.iter().collect(),
        Question::LumpSum => LUMP_SUM.iter().collect(),
        Question::Wait => {
            waiting(brief, &months, out);
            LUMP_SUM.iter().collect()
        }
        _ => return,
    };
    // A withdrawal that is stated as a share needs no sum.
    let money = match question {
        Question::Withdrawals if rate.is_some() => Vec::new(),
        _ => MoneyFigures::of(brief, question, f64::from(12 * years)),
    };
    let market = Market::shipped();
    let first = market.first_month_of("price");
    let last = match weights {
        Some(_) => market
            .last_month_of("dividend")
            .min(market.last_month_of("real_bond_index")),
        None => market.last_month_of("dividend"),
    };
    let names = [
        ("{levels}", levels.as_str()),
        ("{months}", &months),
        ("{years}", &in_years),
        ("{rate}", rate.as_deref().unwrap_or_default()),
    ];
    let figure = |recipe: &Recipe, names: &[(&str, &str)]| market.figure(recipe, series, Some(first), last, names);
    out.extend(recipes.into_iter().filter_map(|recipe| figure(recipe, &names)));
    for money in &money {
        let of_sum = [
            ("{sum}", money.sum.as_str()),
            ("{step}", &money.step),
            ("{currency}", money.currency),
        ];
        let names = [names.as_slice(), of_sum.as_slice()].concat();
        out.extend(money.recipes.iter().filter_map(|recipe| figure(recipe, &names)));
    }
}

/// Adds how often prices fell as far as the question waits for. On prices alone, without dividends and inflation.
fn waiting(brief: &MasterBrief, months: &str, out: &mut Vec<Evidence>) {
    let fall = stated_fall(brief).unwrap_or(DEFAULT_FALL).to_string();
    let names = [("{months}", months), ("{fall}", fall.as_str())];
    let market = Market::shipped();
    let (first, last) = (market.first_month_of("price"), market.last_month_of("price"));
    let figures = WAITING.iter();
    out.extend(figures.filter_map(|recipe| market.figure(recipe, "S&P composite price", Some(first), last, &names)));
}
