//! Arithmetic with the yearly return that a question supposes or asks for: what a sum or monthly savings become, what a
//! goal takes, and how long money takes to double. Before inflation and taxes.

use figures::ledger::Evidence;
use intent::question::Question;
use intent::stated_rates::supposed_return;
use intent::sums::{PlannedSum, Role, start_and_goal};
use pipeline::brief::MasterBrief;

use super::figure::{Recipe, computed};
use super::market::Market;
use super::market_recipes::REAL;
use super::rates::places;
use super::sums::rounding_step;

const SUPPOSED: Recipe = computed(
    "ev_rate_supposed",
    "percent per year",
    "round({rate}, {places})",
    "the yearly return that the question supposes",
);

/// Formulas have no power, so `annualised` over `12 / {years}` months raises to the power of `{years}`.
const GROWN_SUM: Recipe = computed(
    "ev_rate_grown_sum",
    "{currency}",
    "round(floor({sum} * (annualised(1, 1 + {rate} / 100, 12 / {years}) / 100 + 1) / {step} + 0.5) * {step}, 0)",
    "what the sum of the question becomes at that return after as many years as the horizon has",
);

const NEEDED_SUM: Recipe = computed(
    "ev_rate_needed_sum",
    "{currency}",
    "round(floor({sum} / (annualised(1, 1 + {rate} / 100, 12 / {years}) / 100 + 1) / {step} + 0.5) * {step}, 0)",
    "the sum that, invested at once, becomes the sum of the question at that return after as many years",
);

/// The yearly growth over the whole time divided by that of one month: what monthly payments of one become.
const SAVED_SUM: Recipe = computed(
    "ev_rate_saved_sum",
    "{currency}",
    "round(floor({sum} * annualised(1, 1 + {rate} / 100, 12 / {years}) / annualised(1, 1 + {rate} / 100, 144) / {step} \
     + 0.5) * {step}, 0)",
    "what the monthly sum of the question becomes at that return after as many years, paid at the end of each month",
);

const MONTHLY_SUM: Recipe = computed(
    "ev_rate_monthly_sum",
    "{currency}",
    "round(floor({sum} / annualised(1, 1 + {rate} / 100, 12 / {years}) * annualised(1, 1 + {rate} / 100, 144) / {step} \
     + 0.5) * {step}, 0)",
    "the monthly sum, paid at the end of each month, that becomes the sum of the question at that return",
);

const DOUBLING: Recipe = computed(
    "ev_rate_doubling",
    "years",
    "round(log(2) / log(1 + {rate} / 100), 1)",
    "how long money takes to double at that return",
);

const DOUBLING_OF_STOCKS: Recipe = computed(
    "ev_rate_doubling",
    "years",
    "round(log(2) / log(1 + {average} / 100), 1)",
    "how long money took to double after inflation at the average return of US stocks since 1871",
);

/// For a question that asks which return turns one sum into another.
const NEEDED: [Recipe; 4] = [
    computed(
        "ev_needed_return",
        "percent per year",
        "round({needed}, 1)",
        "the yearly return that turns the smaller sum of the question into the larger one over the horizon",
    ),
    computed(
        "ev_needed_start",
        "{currency}",
        "round({start}, 0)",
        "the smaller sum of the question",
    ),
    computed(
        "ev_needed_goal",
        "{currency}",
        "round({goal}, 0)",
        "the larger sum of the question",
    ),
    computed(
        "ev_needed_reached",
        "percent",
        "round(share_above(rolling(real_total_return(price, dividend, price * 0 + 1), {months}), {needed}), 1)",
        "share of all overlapping periods as long as the horizon, since 1871, in which US stocks with dividends \
         returned more a year than that, before inflation",
    ),
];

/// Adds the return that leads from one sum of the question to the other, and how often stocks returned more.
fn needed_return(brief: &MasterBrief, years: u32, out: &mut Vec<Evidence>) {
    let Some((start, goal, currency)) = start_and_goal(brief) else {
        return;
    };
    let market = Market::shipped();
    let (first, last) = (market.first_month_of("price"), market.last_month_of("dividend"));
    let names = [
        ("{needed}", "annualised({start}, {goal}, {months})"),
        ("{start}", &*start.to_string()),
        ("{goal}", &*goal.to_string()),
        ("{months}", &*(12 * years).to_string()),
        ("{currency}", currency),
    ];
    let series = "S&P composite with dividends, before inflation";
    let figures = NEEDED.iter();
    out.extend(figures.filter_map(|recipe| market.figure(recipe, series, Some(first), last, &names)));
}

/// Adds the figures, if the question asks for them. `years` is the horizon.
pub fn figures(brief: &MasterBrief, years: u32, out: &mut Vec<Evidence>) {
    let question = Question::of(brief);
    if question == Question::NeededReturn {
        return needed_return(brief, years, out);
    }
    let market = Market::shipped();
    let (first, last) = (market.first_month_of("price"), market.last_month_of("dividend"));
    let rate = supposed_return(brief);
    if question == Question::Doubling && rate.is_none() {
        out.extend(market.figure(&DOUBLING_OF_STOCKS, REAL, Some(first), last, &[]));
    }
    let Some(rate) = rate else { return };
    let sum = PlannedSum::of(brief, question);
    let growth = (1.0 + rate / 100.0).powf(f64::from(years));
    let (recipe, size) = match (question, sum.map(|sum| (sum.role, sum.sum))) {
        (Question::Doubling, _) => (&DOUBLING, 1.0),
        (Question::GrownSum, Some((Role::GoalAtOnce, sum))) => (&NEEDED_SUM, sum / growth),
        (Question::GrownSum, Some((_, sum))) => (&GROWN_SUM, sum * growth),
        (Question::SavingsPlan, Some((Role::Saving, sum))) => (&SAVED_SUM, sum * f64::from(12 * years)),
        (Question::SavingsPlan, Some((Role::Goal, sum))) => (&MONTHLY_SUM, sum / f64::from(12 * years) / growth),
        _ => return,
    };
    let (amount, currency) = sum.map_or((0.0, ""), |sum| (sum.sum, sum.currency));
    let rate = rate.to_string();
    let names = [
        ("{rate}", &*rate),
        ("{places}", places(&rate)),
        ("{years}", &*years.to_string()),
        ("{sum}", &*amount.to_string()),
        ("{step}", &*rounding_step(size).to_string()),
        ("{currency}", currency),
    ];
    let recipes = [&SUPPOSED, recipe].into_iter();
    out.extend(recipes.filter_map(|recipe| market.figure(recipe, "Supposed return", None, last, &names)));
}
