//! Scenarios are counted in the subject's own past, on one basis, or have no probabilities.

use pipeline::committee::Scenario;

use super::tests_session::{Run, run};

fn scenario<'r>(run: &'r Run, name: &str) -> &'r Scenario {
    run.analysis
        .scenarios
        .iter()
        .find(|scenario| scenario.name == name)
        .unwrap()
}

#[test]
fn the_base_is_never_the_least_likely() {
    for subject in ["the S&P 500", "Apple", "IBM", "a 60/40 portfolio"] {
        for years in [1, 2, 10] {
            let run = run(&format!("Is {subject} attractive over the next {years} years?"));
            let odds: Vec<u32> = run
                .analysis
                .scenarios
                .iter()
                .filter_map(|scenario| scenario.probability)
                .collect();
            if let &[bear, base, bull] = odds.as_slice() {
                assert_eq!(bear + base + bull, 100, "{subject} {years}");
                assert!(base >= bear.min(bull), "{subject} {years}: {odds:?}");
                assert!(base >= bull, "{subject} {years}: {odds:?}");
            } else {
                assert!(odds.is_empty(), "{subject} {years}: {odds:?}");
            }
        }
    }
}

#[test]
fn the_market_is_counted_after_inflation_since_1871() {
    let run = run("Is the S&P 500 attractive over 10 years?");
    let bear = scenario(&run, "bear");
    let said = "US stocks lost money after inflation in 11.3% of all periods of 10 years since 1871. \
                Periods that do not overlap: 15.";
    assert_eq!(bear.text, said);
    let bound = run.ledger.figure("ev_freq_good_bound_10y").unwrap().value.to_string();
    for name in ["bear", "base", "bull"] {
        let scenario = scenario(&run, name);
        assert!(scenario.wrong_if.contains("after inflation"), "{scenario:?}");
        assert!(scenario.text.contains("after inflation"), "{scenario:?}");
        if name != "bear" {
            assert!(
                scenario.text.contains(&bound) && scenario.wrong_if.contains(&bound),
                "{scenario:?}"
            );
        }
    }
}

#[test]
fn a_stock_has_odds_of_its_own_or_none() {
    let short = run("Is Apple a good investment for 1 year?");
    let bear = scenario(&short, "bear");
    assert!(
        bear.probability.is_some() && bear.text.starts_with("Apple lost money before inflation in"),
        "{bear:?}"
    );
    for question in [
        "Is Apple a good investment for 10 years?",
        "Is Tesla a good investment for 10 years?",
    ] {
        let run = run(question);
        assert!(
            run.analysis
                .scenarios
                .iter()
                .all(|scenario| scenario.probability.is_none()),
            "{question}"
        );
        let bear = &scenario(&run, "bear").text;
        assert!(
            bear.contains("Of its kind, US stocks as a whole, 11.3%"),
            "{question}: {bear}"
        );
    }
    let compared = run("IBM vs MSFT for 5 years");
    assert!(
        compared
            .analysis
            .scenarios
            .iter()
            .all(|scenario| !scenario.text.contains('%'))
    );
}
