//! Prices that are looked up, from the question to the first sentence.

use super::tests_session::run;

#[test]
fn prices_are_looked_up_in_any_language() {
    for (question, told) in include_str!("tests_lookup_prices.tsv")
        .lines()
        .map(|line| line.split_once('\t').unwrap())
    {
        let headline = run(question).debrief.headline.replace(['\u{a0}', '\u{202f}'], " ");
        assert!(headline.contains(told), "{question}: {headline}");
    }
}

#[test]
fn a_price_that_is_looked_up_has_no_balance() {
    let run = run("Dolar kaç lira?");
    assert!(run.analysis.risks.is_empty() && run.analysis.drivers.is_empty());
    assert_eq!(run.analysis.thesis, run.debrief.headline);
}
