//! Figures in money for a plan: what a sum would have become, or what a wanted sum would have required.

use intent::question::Question;
use intent::sums::{PlannedSum, Role, start_and_saving};
use pipeline::brief::MasterBrief;

use super::figure::{Recipe, computed};

/// The typical yearly withdrawal as a share of the capital. Only used to choose how many digits to show.
const TYPICAL_WITHDRAWAL_RATE: f64 = 0.04;

/// The typical growth of a year. Only used to choose how many digits to show.
const TYPICAL_GROWTH: f64 = 1.07;

/// The figures in money that a question asks for, and the text for their placeholders.
pub struct MoneyFigures {
    /// The figures to compute.
    pub recipes: &'static [Recipe],
    /// The text for `{sum}`.
    pub sum: String,
    /// The text for `{step}`: figures are rounded to multiples of it.
    pub step: String,
    /// The text for `{currency}`: a code, or empty.
    pub currency: &'static str,
}

/// What a sum that is invested at once comes to.
const INVESTMENT_RESULT: [Recipe; 3] = [
    computed(
        "ev_grown_start",
        "{currency}",
        "round({sum}, 0)",
        "the sum of the question, invested at once",
    ),
    computed(
        "ev_grown_median_sum",
        "{currency}",
        "round(floor({sum} * (annualised(1, 1 + median(rolling({levels}, {months})) / 100, 12 / {years}) / 100 + 1) \
         / {step} + 0.5) * {step}, 0)",
        "what it had become after inflation, in money of today; median of all overlapping periods as long as the \
         horizon, since 1871",
    ),
    computed(
        "ev_grown_low_sum",
        "{currency}",
        "round(floor({sum} * (annualised(1, 1 + quantile(rolling({levels}, {months}), 10) / 100, 12 / {years}) / 100 + \
         1) / {step} + 0.5) * {step}, 0)",
        "the same, below which a tenth of those periods ended",
    ),
];

/// The sum that reaches a goal when it is invested at once.
const INVESTMENT_NEEDED: [Recipe; 2] = [
    computed(
        "ev_grown_needed_median",
        "{currency}",
        "round(floor({sum} / (annualised(1, 1 + median(rolling({levels}, {months})) / 100, 12 / {years}) / 100 + 1) \
         / {step} + 0.5) * {step}, 0)",
        "the sum that, invested at once, came to the sum of the question in money of today in half of all overlapping \
         periods as long as the horizon, since 1871",
    ),
    computed(
        "ev_grown_needed_low",
        "{currency}",
        "round(floor({sum} / (annualised(1, 1 + quantile(rolling({levels}, {months}), 10) / 100, 12 / {years}) / 100 + \
         1) / {step} + 0.5) * {step}, 0)",
        "the same for nine tenths of those periods",
    ),
];

/// What a monthly sum comes to.
const SAVINGS_RESULT: [Recipe; 3] = [
    computed(
        "ev_plan_paid",
        "{currency}",
        "round({sum} * {months}, 0)",
        "all that is paid in: the monthly sum of the question for as long as the horizon",
    ),
    computed(
        "ev_plan_median_sum",
        "{currency}",
        "round(floor({sum} * {months} * median(instalments({levels}, {months})) / {step} + 0.5) * {step}, 0)",
        "what it had become after inflation, in money of today; median of all overlapping periods as long as the \
         horizon, since 1871",
    ),
    computed(
        "ev_plan_low_sum",
        "{currency}",
        "round(floor({sum} * {months} * quantile(instalments({levels}, {months}), 10) / {step} + 0.5) * {step}, 0)",
        "the same, below which a tenth of those periods ended",
    ),
];

/// The monthly sum that reaches a goal.
const SAVINGS_NEEDED: [Recipe; 2] = [
    computed(
        "ev_plan_monthly_median",
        "{currency}",
        "round(floor({sum} / {months} / median(instalments({levels}, {months})) / {step} + 0.5) * {step}, 0)",
        "the monthly sum, raised with inflation, that came to the sum of the question in money of today in half of all \
         overlapping periods as long as the horizon, since 1871",
    ),
    computed(
        "ev_plan_monthly_low",
        "{currency}",
        "round(floor({sum} / {months} / quantile(instalments({levels}, {months}), 10) / {step} + 0.5) * {step}, 0)",
        "the same for nine tenths of those periods",
    ),
];

/// The yearly withdrawal that a capital allows.
const WITHDRAWAL_POSSIBLE: [Recipe; 2] = [
    // Rounded down: rounded up, the money would have run out in at least one period.
    computed(
        "ev_withdraw_always_sum",
        "{currency}",
        "round(floor({sum} * floor(min(withdrawals({levels}, {months})) * 10) / 1000 / {step}) * {step}, 0)",
        "the most a year from the sum of the question, raised with inflation, that lasted to the end in every period",
    ),
    computed(
        "ev_withdraw_median_sum",
        "{currency}",
        "round(floor({sum} * median(withdrawals({levels}, {months})) / 100 / {step} + 0.5) * {step}, 0)",
        "the most a year from the sum of the question that lasted to the end in half of the periods",
    ),
];

/// The same by the month. In the past periods, money is taken out at the beginning of each month.
const MONTHLY_WITHDRAWAL_POSSIBLE: [Recipe; 2] = [
    computed(
        "ev_withdraw_always_month",
        "{currency}",
        "round(floor({sum} * floor(min(withdrawals({levels}, {months})) * 10) / 12000 / {step}) * {step}, 0)",
        "the most a month from the sum of the question, raised with inflation, that lasted to the end in every period",
    ),
    computed(
        "ev_withdraw_median_month",
        "{currency}",
        "round(floor({sum} * median(withdrawals({levels}, {months})) / 1200 / {step} + 0.5) * {step}, 0)",
        "the most a month from the sum of the question that lasted to the end in half of the periods",
    ),
];

/// The capital that a yearly withdrawal requires.
const CAPITAL_NEEDED: [Recipe; 2] = [
    // Rounded up: rounded down, the money would have run out in at least one period.
    computed(
        "ev_withdraw_capital_always",
        "{currency}",
        "round(0 - floor(0 - {sum} / floor(min(withdrawals({levels}, {months})) * 10) * 1000 / {step}) * {step}, 0)",
        "the starting sum from which the withdrawal of the question, raised with inflation, lasted to the end in every \
         period",
    ),
    computed(
        "ev_withdraw_capital_median",
        "{currency}",
        "round(floor({sum} / median(withdrawals({levels}, {months})) * 100 / {step} + 0.5) * {step}, 0)",
        "the same for half of the periods",
    ),
];

impl MoneyFigures {
    /// The figures for the sums that a question names: none, those of one, or of a savings plan and what was there at
    /// its start. `months` is the length of the plan.
    pub fn of(brief: &MasterBrief, question: Question, months: f64) -> Vec<Self> {
        let with_start = || start_and_saving(brief).filter(|_| question == Question::SavingsPlan);
        let sums = match PlannedSum::of(brief, question) {
            Some(sum) => vec![sum],
            None => with_start().map_or_else(Vec::new, |(start, saving)| vec![saving, start]),
        };
        let is_monthly = Question::is_monthly(brief);
        sums.into_iter()
            .map(|sum| Self::of_sum(sum, is_monthly, months))
            .collect()
    }

    fn of_sum(planned: PlannedSum, is_monthly: bool, months: f64) -> Self {
        let PlannedSum { role, sum, currency } = planned;
        let (recipes, size): (&'static [Recipe], f64) = match role {
            Role::Invested => (&INVESTMENT_RESULT, sum),
            Role::GoalAtOnce => (&INVESTMENT_NEEDED, sum / TYPICAL_GROWTH.powf(months / 12.0)),
            Role::Saving => (&SAVINGS_RESULT, sum * months),
            Role::Goal => (&SAVINGS_NEEDED, sum / months),
            Role::Capital if is_monthly => (&MONTHLY_WITHDRAWAL_POSSIBLE, sum * TYPICAL_WITHDRAWAL_RATE / 12.0),
            Role::Capital => (&WITHDRAWAL_POSSIBLE, sum * TYPICAL_WITHDRAWAL_RATE),
            Role::Withdrawal => (&CAPITAL_NEEDED, sum / TYPICAL_WITHDRAWAL_RATE),
        };
        Self {
            recipes,
            sum: sum.to_string(),
            step: rounding_step(size).to_string(),
            currency,
        }
    }
}

/// The rounding step that leaves about three significant digits of a number of this size; at least 1.
pub fn rounding_step(size: f64) -> f64 {
    10_f64.powf(size.max(1.0).log10().floor() - 2.0).max(1.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_keep_about_three_digits() {
        for (size, step) in [(86_400.0, 100.0), (720.0, 1.0), (3.0, 1.0), (1_000_000.0, 10_000.0)] {
            assert!((rounding_step(size) - step).abs() < 1e-9, "{size}");
        }
    }
}
