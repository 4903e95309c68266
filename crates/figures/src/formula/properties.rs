//! What must hold of the arithmetic, whatever the numbers.

use std::borrow::Cow;

use proptest::prelude::*;

use super::{Value, evaluate_unrounded};

/// Levels that a price can have.
fn levels(least: usize) -> impl Strategy<Value = Vec<f64>> {
    prop::collection::vec(1.0..1000.0f64, least..60)
}

fn number(formula: &str, lists: &[(&str, &[f64])]) -> f64 {
    let input = |name: &str| {
        let found = lists.iter().find(|(known, _)| *known == name)?;
        Some(Value::List(Cow::Borrowed(found.1)))
    };
    evaluate_unrounded(&format!("round({formula}, 1)"), &input).unwrap_or_else(|error| panic!("{formula}: {error}"))
}

fn near(a: f64, b: f64) -> bool {
    (a - b).abs() <= 1e-9 * a.abs().max(b.abs()).max(1.0)
}

/// Two lists of the same length.
fn pair() -> impl Strategy<Value = (Vec<f64>, Vec<f64>)> {
    prop::collection::vec((-50.0..50.0f64, -50.0..50.0f64), 3..60).prop_map(|pairs| pairs.into_iter().unzip())
}

proptest! {
    #[test]
    fn another_currency_changes_no_rate(list in levels(4), scale in 0.001..1000.0f64) {
        let scaled: Vec<f64> = list.iter().map(|level| level * scale).collect();
        for formula in [
            "growth(first(p), last(p))",
            "annualised(first(p), last(p), 60)",
            "volatility(p)",
            "daily_volatility(p)",
            "drawdown(p)",
            "without_best(p, 2)",
            "mean(changes(p))",
            "last(compound(changes(p)))",
            "median(rolling(p, 2))",
            "median(withdrawals(p, 2))",
            "median(instalments(p, 2))",
            "min(lows(p, 2))",
            "correlation(changes(p), changes(q))",
            "beta(changes(p), changes(q))",
        ] {
            let q: Vec<f64> = (0..list.len()).map(|at| 100.0 + (at * at % 7) as f64).collect();
            let one = number(formula, &[("p", &list), ("q", &q)]);
            let other = number(formula, &[("p", &scaled), ("q", &q)]);
            prop_assert!((one - other).abs() <= 1e-6 * one.abs().max(1.0), "{}: {} and {}", formula, one, other);
        }
    }

    #[test]
    fn the_withdrawal_of_a_window_leaves_nothing_at_its_end(list in levels(5)) {
        let yearly = number("first(withdrawals(p, 4))", &[("p", &list)]);
        let mut left = 100.0;
        for pair in list[..5].windows(2) {
            left = (left - yearly / 12.0) * pair[1] / pair[0];
        }
        prop_assert!(left.abs() < 1e-6 * yearly, "{} of {} a year", left, yearly);
    }

    #[test]
    fn instalments_grow_as_each_of_them_does(list in levels(5)) {
        let worth = number("first(instalments(p, 4))", &[("p", &list)]);
        let each: f64 = list[..4].iter().map(|level| list[4] / level).sum();
        prop_assert!(near(worth, each / 4.0));
    }

    #[test]
    fn a_low_is_the_lowest_of_its_window(list in levels(5)) {
        let low = number("first(lows(p, 4))", &[("p", &list)]);
        let lowest = list[1..5].iter().copied().fold(f64::INFINITY, f64::min);
        prop_assert!(near(1.0 + low / 100.0, lowest / list[0]));
        let last = list.len() - 1;
        let low = number("last(lows(p, 4))", &[("p", &list)]);
        let lowest = list[last - 3..].iter().copied().fold(f64::INFINITY, f64::min);
        prop_assert!(near(1.0 + low / 100.0, lowest / list[last - 4]));
    }

    #[test]
    fn growth_composes_over_the_parts_of_a_window(list in levels(3), part in 0.0..1.0f64) {
        let at = ((list.len() - 2) as f64 * part) as usize + 1;
        let whole = number("growth(first(p), last(p))", &[("p", &list)]);
        let first = number("growth(first(p), last(p))", &[("p", &list[..=at])]);
        let second = number("growth(first(p), last(p))", &[("p", &list[at..])]);
        prop_assert!(near(1.0 + whole / 100.0, (1.0 + first / 100.0) * (1.0 + second / 100.0)));
        prop_assert!(near(number("last(compound(changes(p)))", &[("p", &list)]), 1.0 + whole / 100.0));
        prop_assert!(near(number("without_best(p, 0)", &[("p", &list)]), 1.0 + whole / 100.0));
    }

    #[test]
    fn backwards_in_time_a_return_is_its_inverse(list in levels(2)) {
        let reversed: Vec<f64> = list.iter().rev().copied().collect();
        let forth = number("growth(first(p), last(p))", &[("p", &list)]);
        let back = number("growth(first(p), last(p))", &[("p", &reversed)]);
        prop_assert!(near((1.0 + forth / 100.0) * (1.0 + back / 100.0), 1.0));
        let forth = number("annualised(first(p), last(p), 31.5)", &[("p", &list)]);
        let back = number("annualised(first(p), last(p), 31.5)", &[("p", &reversed)]);
        prop_assert!(near((1.0 + forth / 100.0) * (1.0 + back / 100.0), 1.0));
    }

    #[test]
    fn correlation_has_no_direction_and_beta_of_itself_is_one((a, b) in pair()) {
        let lists: [(&str, &[f64]); 2] = [("a", &a), ("b", &b)];
        let there = number("correlation(a, b)", &lists);
        prop_assert!((-1.0..=1.0).contains(&there));
        prop_assert_eq!(there, number("correlation(b, a)", &lists));
        prop_assert!(near(number("correlation(a, a)", &lists), 1.0));
        prop_assert!(near(number("correlation(a, -a)", &lists), -1.0));
        prop_assert!(near(number("beta(a, a)", &lists), 1.0));
        prop_assert!(near(number("beta(2 * a + 3, a)", &lists), 2.0));
        // Three lists have three pairs.
        let three = number("correlation(a, b, a)", &lists);
        prop_assert!(near(three, (2.0 * there + 1.0) / 3.0));
    }

    #[test]
    fn order_does_not_matter_to_a_mean(list in levels(2), by in 0usize..60) {
        let mut turned = list.clone();
        turned.rotate_left(by % list.len());
        for formula in ["mean(p)", "median(p)", "min(p)", "max(p)", "share_above(p, 500)", "correlation(p, p)"] {
            if formula.starts_with("corr") && list.iter().all(|value| *value == list[0]) {
                continue;
            }
            prop_assert!(near(number(formula, &[("p", &list)]), number(formula, &[("p", &turned)])), "{}", formula);
        }
    }

    #[test]
    fn no_fall_is_deeper_than_everything_and_the_best_days_only_help(list in levels(5)) {
        let fall = number("drawdown(p)", &[("p", &list)]);
        prop_assert!((-100.0..=0.0).contains(&fall));
        prop_assert!(fall <= number("growth(max(p), last(p))", &[("p", &list)]) + 1e-9);
        let best = number("max(changes(p))", &[("p", &list)]);
        let all = number("without_best(p, 0)", &[("p", &list)]);
        let less = number("without_best(p, 1)", &[("p", &list)]);
        prop_assert!(near(all, less * (1.0 + best / 100.0)));
    }

    #[test]
    fn a_window_is_where_its_keys_are(list in levels(3), from in 0usize..60, length in 0usize..60) {
        let keys: Vec<f64> = (0..list.len()).map(|at| (at * 3) as f64).collect();
        let (from, to) = (from % list.len(), (from % list.len() + length).min(list.len() - 1));
        let lists: [(&str, &[f64]); 2] = [("p", &list), ("k", &keys)];
        let window = number(&format!("mean(between(p, k, {}, {}))", from * 3, to * 3 + 2), &lists);
        prop_assert_eq!(window, number("mean(p)", &[("p", &list[from..=to])]));
        // A day without a price has that of the day before.
        prop_assert_eq!(number(&format!("at(p, k, {})", to * 3 + 2), &lists), list[to]);
    }
}
