//! The yearly withdrawal that a question names, as a share of the portfolio.

use figures::numbers::Stated;
use languages::asks;
use languages::text::fold;

use super::sums::{SMALLEST_SUM, is_year, numbers};

/// Plausible yearly withdrawals, in per cent of the portfolio. Larger shares in a question mean other things.
const RATES: std::ops::RangeInclusive<f64> = 0.5..=15.0;

/// The same where it follows from two sums: they say themselves what they are, and money may be meant to last a year.
const RATES_OF_SUMS: std::ops::RangeInclusive<f64> = 0.5..=100.0;

/// The rate in per cent: from the two sums of the question, the withdrawal (by the year or by the month) and the
/// portfolio, or as the question states it.
pub fn withdrawal_rate(question: &str, is_monthly: bool) -> Option<f64> {
    let stated = numbers(question);
    let shares = stated.iter().filter_map(|stated| match stated {
        Stated::Share(share) if RATES.contains(share) => Some(*share),
        _ => None,
    });
    // The smallest share is the rate; larger ones are weights of the portfolio.
    let share = shares.reduce(f64::min);
    let of_sums = rate_of_sums(&stated, question, is_monthly);
    // "2,000 a month from 500,000 that return 5%": the share is a return. Sums that make an odd rate mean other things.
    of_sums.filter(|rate| share.is_none() || RATES.contains(rate)).or(share)
}

fn rate_of_sums(stated: &[Stated], question: &str, is_monthly: bool) -> Option<f64> {
    let sums = stated.iter().filter_map(|stated| match stated {
        Stated::Amount(sum, None) if is_year(*sum) => None,
        Stated::Amount(sum, _) if *sum >= SMALLEST_SUM => Some(*sum),
        _ => None,
    });
    let mut sums: Vec<f64> = sums.collect();
    sums.sort_by(f64::total_cmp);
    // "I spend 3,200 a month and get a pension of 900": the rest is taken out.
    let pension = || {
        let text = format!(" {} ", fold(question));
        asks::list("names-pension", false).are_in(&text)
    };
    let (taken, whole) = match sums.as_slice() {
        [taken, whole] => (*taken, *whole),
        [received, spent, whole] if pension() => (spent - received, *whole),
        _ => return None,
    };
    let payments_a_year = if is_monthly { 12.0 } else { 1.0 };
    let rate = (taken * payments_a_year / whole * 1000.0).round() / 10.0;
    RATES_OF_SUMS.contains(&rate).then_some(rate)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rate_is_said_or_follows_from_two_sums() {
        for (question, is_monthly, rate) in [
            ("Does withdrawing 4% a year last for 30 years?", false, Some(4.0)),
            (
                "I withdraw 3.5 percent a year from 90% stocks, 10% bonds",
                false,
                Some(3.5),
            ),
            (
                "Can I withdraw 2,000 dollars a month from 500,000 for 30 years?",
                true,
                Some(4.8),
            ),
            ("Can I withdraw 40,000 a year from 1 million?", false, Some(4.0)),
            (
                "In 2030 I retire with 500,000 and take out 2,000 a month",
                true,
                Some(4.8),
            ),
            (
                "How long do 100,000 last if I take out 2,000 a month?",
                true,
                Some(24.0),
            ),
            ("2,000 a month from 500,000 that return 5%", true, Some(4.8)),
            ("I take 4% from 500,000 beside a flat worth 200,000", false, Some(4.0)),
            ("500 bin liradan ayda 10 bin lira çekersem", true, Some(24.0)),
            ("Ich entnehme 4 % im Jahr", false, Some(4.0)),
            ("Je retire 20 000 € par an de 500 000 €", false, Some(4.0)),
            ("毎年4%取り崩す", false, Some(4.0)),
            ("How much can I withdraw from 500,000 for 30 years?", false, None),
            ("How much can I withdraw each year?", false, None),
        ] {
            assert_eq!(withdrawal_rate(question, is_monthly), rate, "{question}");
        }
    }
}
