//! What each seat may see and look up, and how figures bound its texts and its confidence.

use pipeline::brief::MasterBrief;
use pipeline::brief::mib::{Instrument, Subject};
use pipeline::committee::{Evidence, Ledger};

use super::super::figure_context::{FigureContext, MAX_CONFIDENCE, MAX_CONFIDENCE_WITHOUT_FIGURE};
use super::super::tools::Toolbox;

fn brief() -> MasterBrief {
    MasterBrief {
        question: "Should I keep Apple for 5 years?".to_owned(),
        language: "en".to_owned(),
        as_of: "2026-11-15".to_owned(),
        subject: Subject {
            kind: "single_security".to_owned(),
            instruments: vec![Instrument {
                symbol: "AAPL".to_owned(),
                name: "Apple".to_owned(),
                ..Instrument::default()
            }],
            themes: Vec::new(),
        },
        ..MasterBrief::default()
    }
}

fn ledger() -> Ledger {
    let figure = |id: &str, value: &str, unit: &str, as_of: &str| Evidence {
        evidence_id: id.to_owned(),
        value: value.parse().unwrap(),
        unit: unit.to_owned(),
        as_of: as_of.to_owned(),
        ..Evidence::default()
    };
    Ledger {
        evidence: vec![
            figure("ev_AAPL_return_1y", "12.5", "percent", "2026-11-01"),
            figure("ev_AAPL_max_drawdown_36m", "-38.5", "percent", "2021-11-01"),
            figure("ev_pf_weight_AAPL", "70", "percent", "2026-11-01"),
        ],
        ..Ledger::default()
    }
}

#[test]
fn what_somebody_owns_is_shown_to_those_who_weigh_it_alone() {
    let (brief, ledger) = (brief(), ledger());
    let figure_context = FigureContext::new(&brief, &ledger);
    for (role, sees) in [
        ("risk", true),
        ("allocation", true),
        ("market", false),
        ("valuation", false),
    ] {
        let table = figure_context.table(&figure_context.for_seat(role, 40));
        assert_eq!(table.contains("ev_pf_"), sees, "{role}");
        let mut tools = Toolbox::new(&brief, &ledger, role, 9).unwrap();
        let (all, used) = tools.answer("figures_of", &serde_json::json!({"symbol": "pf"}));
        assert!(used.is_some());
        assert_eq!(all.contains("ev_pf_"), sees, "{role}: {all}");
    }
}

#[test]
fn confidence_is_bounded_by_figures() {
    let (brief, ledger) = (brief(), ledger());
    let figure_context = FigureContext::new(&brief, &ledger);
    let max_confidence =
        |ids: &[&str]| figure_context.max_confidence(&ids.iter().map(|id| (*id).to_owned()).collect::<Vec<_>>());
    assert_eq!(max_confidence(&[]), MAX_CONFIDENCE_WITHOUT_FIGURE);
    assert_eq!(max_confidence(&["ev_unknown"]), MAX_CONFIDENCE_WITHOUT_FIGURE);
    assert!((max_confidence(&["ev_AAPL_return_1y"]) - MAX_CONFIDENCE).abs() < 0.01);
    assert!((max_confidence(&["ev_AAPL_return_1y", "ev_AAPL_max_drawdown_36m"]) - MAX_CONFIDENCE / 2.0).abs() < 0.01);
}

#[test]
fn a_text_shows_figures_and_nothing_of_its_own() {
    let (brief, ledger) = (brief(), ledger());
    let mut sanitiser = FigureContext::new(&brief, &ledger).sanitiser();
    let said =
        "It gained {{fig:ev_AAPL_return_1y}} in a year, not 99 percent; you should buy it. In 5 years? {{fig:ev_none}}";
    assert_eq!(sanitiser.write(said, 400), "In 5 years? [?]");
    assert_eq!(
        sanitiser.write(
            "It gained {{fig:ev_AAPL_return_1y}}, that is 12.5%, not 99 percent.",
            400
        ),
        "It gained 12.5%, that is 12.5%, not [?] percent."
    );
}

#[test]
fn tool_uses_are_counted_and_bounded() {
    let (brief, ledger) = (brief(), ledger());
    assert!(Toolbox::new(&brief, &ledger, "market", 0).is_none());
    let mut tools = Toolbox::new(&brief, &ledger, "market", 2).unwrap();
    assert_eq!(tools.offered().len(), 4);
    let (found, _) = tools.answer("find_instrument", &serde_json::json!({"name": "Apple"}));
    assert!(found.contains("AAPL | ") && found.contains("has figures"), "{found}");
    let (table, used) = tools.answer(
        "compare",
        &serde_json::json!({"symbols": ["AAPL", "MSFT"], "measure": "return_1y"}),
    );
    assert!(table.contains("ev_AAPL_return_1y"), "{table}");
    assert_eq!(used.unwrap().tool, "compare");
    assert!(tools.offered().is_empty());
    let (refused, used) = tools.answer("figures_of", &serde_json::json!({"symbol": "AAPL"}));
    assert!(used.is_none() && refused.starts_with("No more looks"), "{refused}");
}
