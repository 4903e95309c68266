//! The plan of a question in money: what its sum would have become, and what a wanted sum would have taken.

use intent::question::Question;
use intent::sums::{PlannedSum, Role};
use pipeline::brief::Mib;

use super::figure::{Recipe, computed};

/// What somebody takes out in a year is about this part of the whole: good enough to know how many digits to show.
const USUAL_RATE: f64 = 0.04;

/// The figures in money that a question asks for, and what the names in their formulas stand for.
pub struct InMoney {
    /// The figures.
    pub recipes: &'static [Recipe],
    /// What stands for `{sum}`.
    pub sum: String,
    /// What stands for `{step}`: the figures are multiples of it.
    pub step: String,
    /// What stands for `{currency}`: a code, or nothing.
    pub currency: &'static str,
}

const SAVED: [Recipe; 3] = [
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
        "what it had become after inflation, in money of today; median of all overlapping periods as long as the horizon, \
         since 1871",
    ),
    computed(
        "ev_plan_low_sum",
        "{currency}",
        "round(floor({sum} * {months} * quantile(instalments({levels}, {months}), 10) / {step} + 0.5) * {step}, 0)",
        "the same, below which a tenth of those periods ended",
    ),
];

const TO_SAVE: [Recipe; 2] = [
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

const TO_TAKE: [Recipe; 2] = [
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

const TO_HAVE: [Recipe; 2] = [
    // Rounded up, for the same reason.
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

impl InMoney {
    /// What a plan comes to in money, where the question names one sum. `months` is the length of its periods.
    pub fn of(brief: &Mib, question: Question, months: f64) -> Option<Self> {
        let PlannedSum { role, sum, currency } = PlannedSum::of(brief, question)?;
        let (recipes, size): (&'static [Recipe], f64) = match role {
            Role::Saving => (&SAVED, sum * months),
            Role::Goal => (&TO_SAVE, sum / months),
            Role::Capital => (&TO_TAKE, sum * USUAL_RATE),
            Role::Withdrawal => (&TO_HAVE, sum / USUAL_RATE),
        };
        Some(Self {
            recipes,
            sum: sum.to_string(),
            step: three_digits(size).to_string(),
            currency,
        })
    }
}

/// The step that leaves a number of this size about three digits.
fn three_digits(size: f64) -> f64 {
    10_f64.powf(size.max(1.0).log10().floor() - 2.0).max(1.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_keep_about_three_digits() {
        for (size, step) in [(86_400.0, 100.0), (720.0, 1.0), (3.0, 1.0), (1_000_000.0, 10_000.0)] {
            assert!((three_digits(size) - step).abs() < 1e-9, "{size}");
        }
    }
}
