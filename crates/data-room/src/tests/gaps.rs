//! Missing data is reported as gaps, with dates from the data.

use super::*;

fn gaps(ledger: &Ledger) -> Vec<Gap> {
    let read = |words: &String| Gap::of_words(words).unwrap_or_else(|| panic!("{words}"));
    ledger.gaps.iter().map(read).collect()
}

fn name(symbol: &str) -> String {
    format!("The {symbol} company")
}

#[test]
fn what_is_missing_is_said() {
    let tesla = ledger(&["TSLA"]);
    assert_eq!(
        tesla.gaps[0],
        "No prices of The TSLA company (TSLA) are in the data room; `convene data import FILE` adds them."
    );
    assert_eq!(
        gaps(&tesla),
        [
            Gap::PricesMissing {
                name: name("TSLA"),
                symbol: "TSLA".to_owned()
            },
            Gap::AccountsOld {
                name: name("TSLA"),
                date: "2023-12-31".to_owned()
            },
            Gap::MarketOld {
                date: "2023-06".to_owned()
            },
            Gap::NewsMissing,
        ]
    );
    assert!(
        !tesla
            .evidence
            .iter()
            .any(|figure| figure.evidence_id == "ev_TSLA_price")
    );
    assert!(tesla.evidence.iter().any(|figure| figure.evidence_id == "ev_cape"));
    assert_eq!(
        gaps(&ledger(&["META"]))[..3],
        [
            Gap::PricesOld {
                name: name("META"),
                date: "2013-03-01".to_owned()
            },
            Gap::WindowTooShort {
                name: name("META"),
                measure: "return_1y".to_owned(),
                have: 9,
                need: 12
            },
            Gap::AccountsMissing {
                name: name("META"),
                symbol: "META".to_owned()
            },
        ]
    );
    // The index fund uses the market's history and has no accounts.
    assert_eq!(gaps(&ledger(&["SPY"])).len(), 2);
}

#[test]
fn what_is_new_enough_is_no_gap() {
    let brief = brief(&["AAPL"], "single_security", "2013-03-05");
    let ledger = room_over(NoDatasets).look_up(&brief, &Gathered::default());
    assert_eq!(gaps(&ledger), [Gap::NewsMissing]);
    assert_eq!(ledger.figure("ev_AAPL_age").unwrap().value.to_string(), "0.0");
}

#[test]
fn a_brief_without_a_date_has_no_ages() {
    let undated = room_over(NoDatasets).look_up(&MasterBrief::default(), &Gathered::default());
    assert!(
        !undated
            .evidence
            .iter()
            .any(|figure| figure.evidence_id.ends_with("_age"))
    );
}

#[test]
fn who_could_not_be_asked_is_named_once() {
    let mut gathered = Gathered::default();
    for (kind, subject) in [(DatasetKind::Prices, "TSLA"), (DatasetKind::Prices, "SPY")] {
        let down = Found::Unavailable {
            provider: "stooq".to_owned(),
            reason: "it did not answer in 10 seconds".to_owned(),
        };
        gathered.add(kind, subject, down);
    }
    let brief = brief(&["TSLA"], "single_security", "2026-11-15");
    let ledger = room_over(NoDatasets).look_up(&brief, &gathered);
    let down = gaps(&ledger)
        .into_iter()
        .filter(|gap| matches!(gap, Gap::ProviderDown { .. }));
    assert_eq!(down.count(), 1);
    assert!(gaps(&ledger).contains(&Gap::PricesMissing {
        name: name("TSLA"),
        symbol: "TSLA".to_owned()
    }));
}

#[test]
fn holdings_without_a_price_or_an_amount_are_named() {
    let mut mine = brief(&[], "portfolio", "2026-11-15");
    for symbol in ["AAPL", "BRK-B", "AAPL"] {
        mine.holdings.positions.push(pipeline::brief::holdings::Position {
            symbol: symbol.to_owned(),
            name: name(symbol),
            ..Default::default()
        });
    }
    let ledger = room_over(NoDatasets).look_up(&mine, &Gathered::default());
    assert_eq!(
        gaps(&ledger)[..2],
        [Gap::HoldingsUnpriced { name: name("BRK-B") }, Gap::PortfolioNoWeights]
    );
    let assumed = ledger.figure("ev_pf_assumed_part").unwrap();
    assert_eq!(assumed.kind, FigureKind::Assumed);
    assert_eq!(ledger.figure("ev_pf_weight_AAPL").unwrap().value.to_string(), "50.0");
    assert_eq!(ledger.figure("ev_pf_priced_share").unwrap().value.to_string(), "50.0");
    assert_eq!(check(&ledger), Ok(()));
}

#[test]
fn positions_that_are_not_counted_are_named() {
    let mut mine = brief(&[], "portfolio", "2026-11-15");
    for number in 0..42 {
        mine.holdings.positions.push(pipeline::brief::holdings::Position {
            name: format!("Part {number}"),
            weight: "2".to_owned(),
            ..Default::default()
        });
    }
    let ledger = room_over(NoDatasets).look_up(&mine, &Gathered::default());
    let left_out = Gap::PositionsLeftOut {
        counted: 40,
        left_out: 2,
    };
    assert_eq!(gaps(&ledger).first(), Some(&left_out));
    assert_eq!(check(&ledger), Ok(()));
}

#[test]
fn two_lots_are_one_position() {
    let mut mine = brief(&[], "portfolio", "2026-11-15");
    for (symbol, quantity, cost) in [("AAPL", "10", "20"), ("IBM", "5", ""), ("AAPL", "30", "60")] {
        mine.holdings.positions.push(pipeline::brief::holdings::Position {
            symbol: symbol.to_owned(),
            quantity: quantity.to_owned(),
            cost: cost.to_owned(),
            ..Default::default()
        });
    }
    let ledger = room_over(NoDatasets).look_up(&mine, &Gathered::default());
    assert_eq!(ledger.figure("ev_user_AAPL_quantity").unwrap().value.to_string(), "40");
    // 40 at 430.47 and 5 at 202.91.
    assert_eq!(ledger.figure("ev_pf_value").unwrap().value.to_string(), "18233.35");
    assert_eq!(ledger.figure("ev_pf_largest_weight").unwrap().value.to_string(), "94.4");
    assert_eq!(check(&ledger), Ok(()));
}
