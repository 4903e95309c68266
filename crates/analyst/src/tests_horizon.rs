//! A question over so many years is answered by windows of as many years.

use pipeline::brief::MasterBrief;

use super::horizon::of_brief;
use super::tests_session::run;

/// What an investment in the US market was worth after inflation, month by month: from the file, by hand.
fn worth() -> Vec<f64> {
    let path = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../shipped-data/data/us_market_monthly.csv"
    );
    let file = std::fs::read_to_string(path).unwrap();
    let rows = file.lines().skip(1).map(|line| {
        let mut fields = line.split(',').skip(1).map(|field| field.parse::<f64>().ok());
        let (price, dividend) = (fields.next().flatten(), fields.next().flatten());
        Some([price?, dividend?, fields.nth(1).flatten()?])
    });
    let rows: Vec<[f64; 3]> = rows.map_while(|row| row).collect();
    let mut worth = vec![1.0];
    for pair in rows.windows(2) {
        let [before, now] = [pair[0], pair[1]];
        let gain = (now[0] + now[1] / 12.0) / before[0] * before[2] / now[2];
        worth.push(worth[worth.len() - 1] * gain);
    }
    worth
}

/// The share of periods of so many years without a gain, in per cent, to one place.
fn losing(worth: &[f64], years: usize) -> f64 {
    let periods: Vec<bool> = worth
        .windows(12 * years + 1)
        .map(|period| period[12 * years] <= period[0])
        .collect();
    let lost = periods.iter().filter(|lost| **lost).count();
    (lost as f64 / periods.len() as f64 * 1_000.0).round() / 10.0
}

#[test]
fn the_share_of_losing_periods_is_that_of_the_horizon() {
    let worth = worth();
    assert!(worth.len() > 1_800, "{}", worth.len());
    let mut before = 100.0;
    for years in [1, 2, 3, 5, 7, 10, 15, 20] {
        let share = losing(&worth, years);
        assert!(share <= before, "{years}: {share} after {before}");
        before = share;
        let plural = if years == 1 { "" } else { "s" };
        let run = run(&format!(
            "Is the S&P 500 attractive over the next {years} year{plural}?"
        ));
        let figure = run.ledger.figure(&format!("ev_freq_neg_{years}y")).unwrap();
        assert!(
            (figure.value.number() - share).abs() < 0.051,
            "{years}: {} {share}",
            figure.value
        );
        let said = format!("{}% of all periods of {years} year{plural}", figure.value);
        assert!(run.words.contains(&said), "{said}: {}", run.words);
        let bear = run
            .analysis
            .scenarios
            .iter()
            .find(|scenario| scenario.name == "bear")
            .unwrap();
        assert_eq!(bear.probability, Some(share.round() as u32), "{years}");
    }
}

#[test]
fn words_for_a_horizon_come_to_years() {
    for (horizon, years, window) in [
        ("3 years", 3.0, 3),
        ("five years", 5.0, 5),
        ("18 months", 1.5, 2),
        ("6 months", 0.5, 1),
        ("5 to 10 years", 7.5, 8),
        ("2035", 9.0, 9),
        ("40 years", 40.0, 40),
        ("1 to 3 years", 2.0, 2),
        ("3 to 10 years", 6.5, 7),
        ("More than 10 years", 15.0, 15),
        ("Less than 1 year", 0.5, 1),
        ("long-term", 15.0, 15),
        ("some day", 6.5, 7),
    ] {
        let brief = MasterBrief {
            horizon: horizon.to_owned(),
            as_of: "2026-11-15".to_owned(),
            ..MasterBrief::default()
        };
        let found = of_brief(&brief);
        assert!((found.years() - years).abs() < 1e-9, "{horizon}: {found:?}");
        assert_eq!(found.window(), window, "{horizon}");
    }
}

#[test]
fn two_ages_are_told_in_years() {
    let run = run("I am 41 and want to stop working at 60. Is an S&P 500 fund attractive until then?");
    assert_eq!(run.brief.horizon, "19 years");
    assert!(run.ledger.figure("ev_freq_neg_19y").is_some());
}
