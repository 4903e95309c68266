//! The figures of a caution; see `intent::lookup::caution`.

use figures::ledger::Evidence;
use intent::lookup::caution::Caution;
use intent::mix::Mix;
use market_data::calendar::month_formula;

use crate::figure::{Recipe, computed};
use crate::market::{Market, deepest_fall};
use crate::market_recipes::REAL;
use crate::mix_figures::levels;
use crate::recoveries;
use crate::sums::rounding_step;

const PRICE_FALL: Recipe = computed(
    "ev_lookup_price_fall_1871",
    "percent",
    "round(drawdown(price), 1)",
    "deepest fall of the monthly mean price from an earlier high, without dividends and before inflation",
);

const BEST_YEAR: Recipe = computed(
    "ev_lookup_past_best",
    "percent",
    "round(max(rolling({worth}, 12)), 1)",
    "best return of any twelve months since 1871, with dividends and after inflation",
);

const WEIGHT: [Recipe; 2] = [
    computed(
        "ev_lookup_pf_largest_weight",
        "percent",
        "round({percent}, 0)",
        "the weight that the question names",
    ),
    computed(
        "ev_lookup_weight_loss",
        "percent",
        "round({percent} / 2, 1)",
        "what a fall by half of that part alone takes from the whole",
    ),
];

const FEE: [Recipe; 3] = [
    computed(
        "ev_lookup_fee",
        "percent per year",
        "round({fee}, 2)",
        "the yearly fee that the question names",
    ),
    computed(
        "ev_lookup_fee_years",
        "years",
        "round({years}, 0)",
        "the years over which it is paid",
    ),
    // `annualised` over `12 / years` months raises to the power of the years.
    computed(
        "ev_lookup_fee_taken",
        "percent",
        "round((1 - (annualised(1, 1 - {fee} / 100, 12 / {years}) / 100 + 1)) * 100, 1)",
        "the part of the final sum that the fee takes, whatever the return",
    ),
];

const PLAN: [Recipe; 3] = [
    computed(
        "ev_lookup_{plan}_plan_paid",
        "",
        "round({sum} * {months}, 0)",
        "all that is paid in",
    ),
    computed(
        "ev_lookup_{plan}_plan_median_sum",
        "",
        "round(floor({sum} * {months} * median(instalments({worth}, {months})) / {step} + 0.5) * {step}, 0)",
        "what it had become after inflation; median of all overlapping periods of that length since 1871",
    ),
    computed(
        "ev_lookup_{plan}_plan_low_sum",
        "",
        "round(floor({sum} * {months} * quantile(instalments({worth}, {months}), 10) / {step} + 0.5) * {step}, 0)",
        "the same, below which a tenth of those periods ended",
    ),
];

const PLAN_YEARS: Recipe = computed(
    "ev_lookup_{plan}_horizon",
    "years",
    "round({years}, 0)",
    "the years of the plan",
);

/// Adds the figures of a caution.
pub fn figures(caution: &Caution, market: &Market, out: &mut Vec<Evidence>) {
    let (first, last) = (market.first_month_of("price"), market.last_month_of("dividend"));
    let mut add = |recipes: &[Recipe], names: &[(&str, &str)]| {
        let figures = recipes.iter();
        out.extend(figures.filter_map(|recipe| market.figure(recipe, REAL, Some(first), last, names)));
    };
    match caution {
        Caution::Margin => out.extend(price_fall(market)),
        Caution::Short => out.extend(best_year(market)),
        Caution::Weight(weight) => add(&WEIGHT, &[("{percent}", &weight.percent.to_string())]),
        Caution::Fee(rate, years) => add(&FEE, &[("{fee}", &rate.to_string()), ("{years}", &years.to_string())]),
        Caution::TwoPlans(plans) => {
            for (at, (sum, years)) in plans.iter().enumerate() {
                let months = f64::from(12 * years);
                let names = [
                    ("{plan}", &*(at + 1).to_string()),
                    ("{sum}", &*sum.to_string()),
                    ("{months}", &*months.to_string()),
                    ("{years}", &*years.to_string()),
                    ("{step}", &*rounding_step(sum * months).to_string()),
                ];
                add(&PLAN, &names);
                add(&[PLAN_YEARS], &names);
            }
        }
        Caution::Panic => recoveries::add(market, out),
        Caution::OldAge | Caution::Waiting | Caution::SingleStocks | Caution::LoanRate => {}
    }
}

/// The deepest fall of prices, with its months.
fn price_fall(market: &Market) -> Option<Evidence> {
    let series = |name: &str| market.table.series(name).unwrap_or_default().iter().copied();
    let prices: Vec<(f64, f64)> = series("price").zip(series("month")).collect();
    let (high, low) = deepest_fall(&prices)?;
    let names = [("{from}", &*month_formula(high))];
    market.figure(&PRICE_FALL, "S&P composite price", Some(high), low, &names)
}

/// The best twelve months, with their dates.
fn best_year(market: &Market) -> Option<Evidence> {
    let all = levels(market, Mix::STOCKS);
    let ends = all.iter().zip(all.iter().skip(12));
    let best = ends.max_by(|one, other| (one.1.0 / one.0.0).total_cmp(&(other.1.0 / other.0.0)))?;
    market.figure(&BEST_YEAR, REAL, Some(best.0.1), best.1.1, &[])
}
