use std::borrow::Cow;

use proptest::prelude::*;

use super::{FormulaError, Value, evaluate};

const GAP: f64 = f64::NAN;

fn input(name: &str) -> Option<Value<'static>> {
    let list: &'static [f64] = match name {
        "two" => return Some(Value::Number(2.0)),
        "close" => &[10.0, 8.0, 12.0, 6.0, 9.0],
        "dip" => &[10.0, 8.0, 9.0, 12.0, 11.0],
        "steady" => &[100.0, 110.0, 121.0],
        "mixed" => &[1.0, -1.0, 2.0, 3.0],
        "even" => &[4.0, 1.0, 2.0, 3.0],
        "odd" => &[3.0, 1.0, 2.0],
        "gappy" => &[GAP, 5.0, 7.0, GAP],
        "one" => &[1.0],
        "none" => &[],
        "zero" => &[0.0, 1.0],
        "huge" => &[1e308, 1e308],
        "price" => &[100.0, 110.0, 121.0],
        "dividend" => &[12.0, 12.0, GAP],
        "cpi" => &[1.0, 2.0, 2.0],
        _ => return None,
    };
    Some(Value::List(Cow::Borrowed(list)))
}

fn gives(formula: &str, expected: &str) {
    assert_eq!(
        evaluate(formula, &input).map(|value| value.to_string()),
        Ok(expected.to_owned()),
        "{formula}"
    );
}

fn fails(formula: &str, expected: FormulaError) {
    assert_eq!(evaluate(formula, &input), Err(expected), "{formula}");
}

fn of(name: &str) -> String {
    name.to_owned()
}

#[test]
fn operators_bind_as_in_school() {
    gives("round(1 + 2 * 3 - 4 / 2, 0)", "5");
    gives("round((1 + 2) * 3, 1)", "9.0");
    gives("round(10 - 3 - 2, 0)", "5");
    gives("round(8 / 2 / 2, 0)", "2");
    gives("round(-two * -3, 0)", "6");
    gives(" round ( 1.25*two ,two ) ", "2.50");
}

#[test]
fn nothing_is_a_negative_zero() {
    gives("round(-0.04, 1)", "0.0");
    gives("round(-0.06, 1)", "-0.1");
    gives("round(0 - 0, 0)", "0");
}

#[test]
fn functions_on_small_numbers() {
    gives("round(growth(50, 60), 1)", "20.0");
    gives("round(annualised(100, 121, 24), 2)", "10.00");
    gives("round(annualised(first(steady), last(steady), 24), 2)", "10.00");
    gives("round(drawdown(close), 0)", "-50");
    gives("round(recovery(dip), 0)", "3");
    gives("round(median(odd), 1)", "2.0");
    gives("round(median(even), 1)", "2.5");
    gives("round(quantile(odd, 50), 1)", "2.0");
    gives("round(quantile(even, 75), 2)", "3.25");
    gives("round(quantile(even, 100), 1)", "4.0");
    gives("round(floor(7 / 2), 1)", "3.0");
    gives("round(log(8) / log(2), 1)", "3.0");
    gives("round(share_above(mixed, 0), 0)", "75");
    gives("round(share_not_above(mixed, 2), 0)", "75");
    gives("round(share_below(mixed, 2), 0)", "50");
    gives("round(growth(mean(tail(close, 3)), last(close)), 1)", "0.0");
    gives("round(ago(close, 2) + ago(close, 0), 0)", "21");
    gives("round(min(close) + max(close) * count(close), 0)", "66");
    gives("round(volatility(steady), 1)", "0.0");
    gives("round(months(2026, 11) - months(2023, 6), 0)", "41");
    gives("round((months(2026, 11) - months(2023, 6)) / 12, 1)", "3.4");
    gives("round(last(rolling(steady, 1)), 0)", "214");
    gives("round(count(rolling(steady, 1)), 0)", "2");
}

#[test]
fn plans_on_small_numbers() {
    // Levels 100, 110, 121. A withdrawal w at the start of each month costs w and w / 1.1 of the starting sum. Together
    // they are all of it, so w = 1 / (1 + 1 / 1.1), and 1200 w = 628.57 per cent a year.
    gives("round(first(withdrawals(steady, 2)), 2)", "628.57");
    gives("round(first(instalments(steady, 2)), 3)", "1.155");
    gives("round(count(withdrawals(steady, 2)), 0)", "1");
    gives("round(last(instalments(steady, 1)), 2)", "1.10");
    gives("round(last(withdrawals(steady, 1)), 0)", "1200");
    // 600 per cent a year are half of the starting sum a month: it lasts for both months, and 1200 only for the first.
    gives("round(first(lasting(steady, 600, 2)) * 12, 0)", "2");
    gives("round(first(lasting(steady, 1200, 2)) * 12, 0)", "1");
    gives("round(count(lasting(steady, 600, 2)), 0)", "1");
    // What only rises is lowest in the first month after.
    gives("round(first(lows(steady, 2)), 0)", "10");
    gives("round(count(lows(steady, 2)), 0)", "1");
}

#[test]
fn dates_and_windows_on_small_numbers() {
    gives("round(date(1970, 1, 1) + date(1970, 1, 2), 0)", "1");
    gives("round(date(2024, 3, 1) - date(2024, 2, 28), 0)", "2");
    gives("round(date(1969, 12, 31), 0)", "-1");
    gives("round(at(close, steady, 115), 0)", "8");
    gives("round(at(close, steady, 121), 0)", "12");
    gives("round(mean(between(close, steady, 110, 121)), 0)", "10");
    gives("round(count(between(close, steady, 111, 120)), 0)", "0");
    gives("round(last(at(close, steady, steady)), 0)", "12");
    gives("round(count(known(at(close, steady, odd * 100))), 0)", "3");
    gives("round(first(known(at(close, steady, gappy * 20))), 0)", "10");
    gives("round(min(changes(close)), 0)", "-50");
    gives("round(last(compound(changes(close))), 1)", "0.9");
    gives("round(without_best(close, 1), 1)", "0.6");
    gives("round(without_best(close, 2), 1)", "0.4");
    gives("round(daily_volatility(close) / volatility(close) * 100, 0)", "458");
    gives("round(correlation(close, close * 2), 3)", "1.000");
    gives("round(beta(odd, odd), 3)", "1.000");
    gives("round(annualised(100, 110, 1.2), 1)", "159.4");
    fails("round(at(close, steady, 99), 0)", FormulaError::TooShort(of("at")));
    fails("round(at(close, close, 99), 0)", FormulaError::WrongArguments(of("at")));
    fails("round(at(close, gappy, 99), 0)", FormulaError::WrongArguments(of("at")));
    fails("round(date(2023, 2, 29), 0)", FormulaError::WrongArguments(of("date")));
    fails("round(changes(one), 0)", FormulaError::TooShort(of("changes")));
    fails(
        "round(without_best(one, 1), 0)",
        FormulaError::TooShort(of("without_best")),
    );
    fails(
        "round(correlation(close, odd), 0)",
        FormulaError::WrongArguments(of("correlation")),
    );
    fails(
        "round(correlation(close), 0)",
        FormulaError::WrongArguments(of("correlation")),
    );
    fails(
        "round(correlation(huge, close), 0)",
        FormulaError::WrongArguments(of("correlation")),
    );
    fails("round(beta(zero, huge), 0)", FormulaError::NotFinite);
    fails(
        "round(annualised(100, 110, 0), 0)",
        FormulaError::WrongArguments(of("annualised")),
    );
}

#[test]
fn a_formula_can_be_evaluated_without_rounding() {
    assert_eq!(super::evaluate_unrounded("round(1 / 3, 1)", &input), Ok(1.0 / 3.0));
}

#[test]
fn lists_pair_up_from_the_front() {
    gives("round(last(close - steady), 0)", "-109");
    gives("round(count(close - steady), 0)", "3");
    gives("round(first(close * two + 1), 0)", "21");
    gives("round(last(where_at_least(close, odd, 2)), 0)", "12");
    gives("round(count(where_at_least(close, gappy, 6)), 0)", "1");
}

#[test]
fn runs_of_low_values_are_told_by_their_length() {
    gives("round(max(runs_below(odd, 6)), 0)", "3");
    gives("round(count(runs_below(odd, 2)), 0)", "1");
    gives("round(count(runs_below(odd, 1)), 0)", "0");
}

#[test]
fn gaps_are_left_out_or_refused_but_never_guessed() {
    gives("round(mean(known(gappy)), 0)", "6");
    gives("round(last(known(gappy / odd)), 1)", "3.5");
    // The second month: 110 and a twelfth of 12 over 100, at half the worth of money. The third has no dividend.
    gives("round(last(real_total_return(price, dividend, cpi)), 3)", "0.555");
    gives("round(count(real_total_return(price, dividend, cpi)), 0)", "2");
    fails("round(mean(gappy), 0)", FormulaError::Gap(of("mean")));
    fails("round(last(gappy), 0)", FormulaError::NotFinite);
    fails("round(rolling(gappy, 1), 0)", FormulaError::Gap(of("rolling")));
}

#[test]
fn too_short_is_said() {
    for (formula, function) in [
        ("round(last(none), 0)", "last"),
        ("round(ago(close, 5), 0)", "ago"),
        ("round(mean(none), 0)", "mean"),
        ("round(median(none), 0)", "median"),
        ("round(quantile(none, 75), 0)", "quantile"),
        ("round(share_above(none, 0), 0)", "share_above"),
        ("round(volatility(one), 0)", "volatility"),
        ("round(last(rolling(steady, 12)), 0)", "rolling"),
        ("round(last(withdrawals(steady, 3)), 0)", "withdrawals"),
        ("round(last(instalments(steady, 12)), 0)", "instalments"),
        ("round(last(lasting(steady, 5, 3)), 0)", "lasting"),
        ("round(last(lows(steady, 3)), 0)", "lows"),
        ("round(mean(tail(close, 6)), 0)", "tail"),
        ("round(drawdown(none), 0)", "drawdown"),
        ("round(recovery(close), 0)", "recovery"),
        ("round(recovery(steady), 0)", "recovery"),
        ("round(recovery(none), 0)", "recovery"),
    ] {
        fails(formula, FormulaError::TooShort(of(function)));
    }
}

#[test]
fn what_is_no_number_is_said() {
    fails("round(1 / 0, 0)", FormulaError::DivisionByZero);
    fails("round(last(close / zero), 0)", FormulaError::DivisionByZero);
    fails("round(growth(0, 1), 0)", FormulaError::NotFinite);
    fails("round(annualised(-1, 1, 24), 0)", FormulaError::NotFinite);
    fails("round(drawdown(zero), 0)", FormulaError::NotFinite);
    fails("round(last(huge * 10), 0)", FormulaError::NotFinite);
    fails("round(mean(huge), 0)", FormulaError::NotFinite);
}

#[test]
fn what_is_no_formula_is_said() {
    fails("round(nobody, 0)", FormulaError::UnknownName(of("nobody")));
    fails("round(system(1), 0)", FormulaError::UnknownFunction(of("system")));
    fails("round(round(1, 1), 0)", FormulaError::UnknownFunction(of("round")));
    for (formula, function) in [
        ("round(close, 0)", "round"),
        ("round(1)", "round"),
        ("round(1, 0.5)", "round"),
        ("round(1, 13)", "round"),
        ("round(1, -1)", "round"),
        ("round(last(1), 0)", "last"),
        ("round(growth(1), 0)", "growth"),
        ("round(ago(close, 0.5), 0)", "ago"),
        ("round(annualised(1, 2, 0), 0)", "annualised"),
        ("round(last(rolling(close, 0)), 0)", "rolling"),
        ("round(last(lasting(close, 0, 2)), 0)", "lasting"),
    ] {
        fails(formula, FormulaError::WrongArguments(of(function)));
    }
    for formula in [
        "",
        "1",
        "last(close)",
        "round",
        "round(",
        "round()",
        "round(1, 0",
        "round(1, 0) 2",
        "round(1.2.3, 0)",
    ] {
        let error = evaluate(formula, &input);
        assert!(
            matches!(error, Err(FormulaError::Syntax { .. })),
            "{formula}: {error:?}"
        );
    }
}

#[test]
fn depth_and_length_are_bounded() {
    let nested = |depth: usize| format!("round({}1{}, 0)", "(".repeat(depth), ")".repeat(depth));
    gives(&nested(30), "1");
    fails(&nested(40), FormulaError::TooComplex);
    fails(&format!("round({}1, 0)", "-".repeat(40)), FormulaError::TooComplex);
    fails(&nested(1_000_000), FormulaError::TooComplex);
    gives(&format!("round(0{}, 0)", "+1".repeat(900)), "900");
}

/// Texts that come close to being formulas.
fn almost() -> impl Strategy<Value = String> {
    let words = [
        "round", "last", "rolling", "ago", "known", "tail", "median", "close", "gappy", "none", "zero", "two", "(",
        "(", ")", ")", ",", ",", "+", "-", "*", "/", "0", "1", "12", "1.5", " ", ".", "é", "#",
    ];
    prop::collection::vec(prop::sample::select(words.to_vec()), 0..24).prop_map(|words| words.concat())
}

proptest! {
    #[test]
    fn any_text_gives_a_value_and_the_same_one_twice(
        text in prop_oneof![any::<String>(), almost()],
        inside in almost(),
    ) {
        for formula in [text, format!("round({inside}, 1)")] {
            prop_assert_eq!(evaluate(&formula, &input), evaluate(&formula, &input));
        }
    }

    #[test]
    fn a_decimal_reads_back_as_what_was_rounded(value in -1e9..1e9f64) {
        let given = |_: &str| Some(Value::Number(value));
        let text = evaluate("round(value, 2)", &given).unwrap().to_string();
        prop_assert!((text.parse::<f64>().unwrap() - value).abs() <= 0.005_000_1);
        prop_assert!(!text.starts_with("-0.00") || text.len() > 5);
    }
}
