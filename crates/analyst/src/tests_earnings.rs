//! The quality of earnings: apparent strengths that are none, and weaknesses that must be read.

use pipeline::committee::Balance;
use pipeline::committee::{Claim, Stance};

use super::tests_session::{Run, run};

fn claim<'r>(run: &'r Run, measure: &str) -> Option<&'r Claim> {
    let mut claims = run.findings.iter().flat_map(|finding| &finding.claims);
    claims.find(|claim| claim.figures.first().is_some_and(|id| id.ends_with(measure)))
}

fn value(run: &Run, id: &str) -> f64 {
    run.ledger.figure(id).unwrap().value.number()
}

#[test]
fn a_return_on_equity_that_buybacks_shrank_is_no_strength() {
    let run = run("How solid are the accounts of Apple?");
    assert!(value(&run, "ev_AAPL_buybacks_5y_to_equity") > 4.0);
    assert!(value(&run, "ev_AAPL_roe") > 100.0);
    let all = super::rules::readings("fundamentals", &super::figures::Figures::new(&run.brief, &run.ledger));
    let capital = all.iter().find(|reading| reading.rule.id == "capital").unwrap();
    assert_eq!(capital.stance, Stance::Neutral);
    assert!(
        capital.text.contains("shares bought back in five years"),
        "{}",
        capital.text
    );
}

#[test]
fn earnings_per_share_are_read() {
    let run = run("Is WTFC a good investment for 10 years?");
    let eps = claim(&run, "_eps_growth_1y").unwrap();
    assert_eq!(eps.stance, Stance::Opposes);
    assert!(eps.text.contains("fell 22.4%"), "{}", eps.text);
    assert_ne!(run.draft.balance, Balance::Favourable);
    // Without what insiders own, the value is a lower limit: no company is cheap by it.
    let float = claim(&run, "_float_to_earnings").unwrap();
    assert_eq!(float.stance, Stance::Neutral);
    assert!(
        float.text.contains("with what insiders own, it is more"),
        "{}",
        float.text
    );
}

#[test]
fn a_tax_credit_is_named() {
    let run = run("Is Tesla a good investment for 5 years?");
    let credit = claim(&run, "_tax_credit").unwrap();
    assert_eq!(credit.stance, Stance::Opposes);
    assert!(credit.text.contains("tax credit"), "{}", credit.text);
    let all = super::rules::readings("fundamentals", &super::figures::Figures::new(&run.brief, &run.ledger));
    let eps = all.iter().find(|reading| reading.rule.id == "eps").unwrap();
    assert_ne!(eps.stance, Stance::Supports, "{}", eps.text);
}

#[test]
fn a_value_says_what_growth_it_counts_on() {
    let run = run("Is Apple a good investment for 10 years?");
    let (growth, multiple) = (
        value(&run, "ev_AAPL_implied_growth"),
        value(&run, "ev_AAPL_float_to_earnings"),
    );
    let (earned, average) = (1.0 / multiple, value(&run, "ev_sp_real_return_all") / 100.0);
    assert!(
        ((average - earned) / (1.0 + earned) * 100.0 - growth).abs() < 0.15,
        "{growth} at {multiple}"
    );
    // The value and the profit are of one fiscal year.
    let float = run.ledger.figure("ev_AAPL_float_to_earnings").unwrap();
    let year = run.ledger.figure("ev_AAPL_net_income").unwrap().period.clone().unwrap();
    let (start, end) = year.split_once('/').unwrap();
    assert!(
        (start..=end).contains(&float.as_of.as_str()),
        "{} in {year}",
        float.as_of
    );
}

/// A float without what insiders own ranks nobody, and prices of 2013 say nothing about today.
#[test]
fn a_floor_ranks_nobody_and_old_prices_point_nowhere() {
    let two = run("Walmart or Costco for 5 years?");
    assert!(claim(&two, "_float_to_earnings").is_none());
    assert!(claim(&two, "_revenue_growth_1y").is_some());
    let old = run("Is Apple a good investment for 10 years?");
    let year = claim(&old, "_return_1y").unwrap();
    assert_eq!(year.stance, Stance::Neutral, "{}", year.text);
}
