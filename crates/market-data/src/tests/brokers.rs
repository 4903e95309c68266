//! Exports of brokers and OFX statements as a portfolio.

use pipeline::brief::holdings::Position;

use super::*;
use languages::steps::steps_of;

/// Symbol, quantity and cost.
type Held = (String, String, String);

fn read_portfolio(name: &str, text: &[u8]) -> Result<(Vec<Held>, ImportedFile), String> {
    let reading = read_file(name, text, &wish(None))?;
    let Content::Portfolio(positions) = &reading.content else {
        panic!("{reading:?}");
    };
    let row = |one: &Position| (one.symbol.clone(), one.quantity.clone(), one.cost.clone());
    Ok((positions.iter().map(row).collect(), reading))
}

#[track_caller]
fn assert_read(name: &str, broker: &str, expected: &[(&str, &str, &str)], notes: &[&str]) {
    let (positions, reading) = read_portfolio(name, &fixture(&format!("brokers/{name}"))).unwrap();
    let expected: Vec<_> = expected
        .iter()
        .map(|(symbol, quantity, cost)| ((*symbol).to_owned(), (*quantity).to_owned(), (*cost).to_owned()))
        .collect();
    assert_eq!(positions, expected, "{name}");
    assert_eq!(reading.problems, [], "{name}");
    assert_eq!(reading.notes[0], format!("read as {broker}"), "{name}");
    for note in notes {
        assert!(
            reading.notes.iter().any(|one| one == note),
            "{name}: {note}: {:?}",
            reading.notes
        );
    }
    assert_eq!(reading.notes.len(), notes.len() + 1, "{name}: {:?}", reading.notes);
}

#[test]
fn every_large_broker_is_understood_and_says_what_was_left_out() {
    assert_read(
        "schwab.csv",
        "an export of Charles Schwab",
        &[("AAPL", "10", "150.25"), ("BRK-B", "4", "300")],
        &[
            "cost: the total cost, divided by the quantity",
            "left out: cash (line 6)",
            "left out: totals (line 7)",
        ],
    );
    // Ten at 150.25 and thirty at 166.92 are forty at 162.7525; the cost of MSFT is not known.
    assert_read(
        "fidelity.csv",
        "an export of Fidelity",
        &[("AAPL", "40", "162.7525"), ("MSFT", "5", "")],
        &[
            "left out: cash (line 2)",
            "left out: notes (line 6)",
            "AAPL: 2 lots added up",
        ],
    );
    assert_read(
        "vanguard.csv",
        "an export of Vanguard",
        &[("VTI", "15.5", ""), ("AAPL", "8", "")],
        &[
            "cost: the export does not say it",
            "left out: cash (line 5)",
            "VTI: 2 lots added up",
        ],
    );
    assert_read(
        "interactive_brokers.csv",
        "an export of Interactive Brokers (activity statement)",
        &[
            ("AAPL", "10", "150.25"),
            ("BRK-B", "4", "300"),
            ("SAP.DE", "20", "101.5"),
        ],
        &["left out: totals and single lots (line 10, 13)"],
    );
    assert_read(
        "interactive_brokers_flex.csv",
        "an export of Interactive Brokers (flex query)",
        &[("AAPL", "10", "150.25"), ("SAP.DE", "20", "101.5")],
        &[],
    );
    assert_read(
        "etrade.csv",
        "an export of E*TRADE",
        &[("AAPL", "10", "150.25"), ("MSFT", "5", "301.5")],
        &["left out: cash (line 11)", "left out: totals (line 12)"],
    );
    assert_read(
        "degiro.csv",
        "an export of DEGIRO",
        &[("AAPL", "10", ""), ("SAP.DE", "20", "")],
        &["cost: the export does not say it", "left out: cash (line 2)"],
    );
}

#[test]
fn an_ofx_statement_is_understood_in_both_of_its_forms() {
    let expected = [("AAPL", "12.5", ""), ("VTI", "-4", "")];
    let notes = [
        "as of 2024-01-10",
        "cost: an OFX file does not say it",
        "left out: cash",
        "AAPL: one more lot added up",
    ];
    assert_read("statement.ofx", "an OFX statement of investments", &expected, &notes);
    // The XML form, in which every element has an end tag.
    let old = String::from_utf8(fixture("brokers/statement.ofx")).unwrap();
    let body = &old[old.find("<OFX>").unwrap()..];
    let xml = format!("<?xml version=\"1.0\"?><?OFX OFXHEADER=\"200\" VERSION=\"211\"?>\n{body}")
        .replace("<UNITS>10<", "<UNITS>10</UNITS><")
        .replace("<TICKER>AAPL<", "<TICKER>AAPL</TICKER><");
    let (positions, reading) = read_portfolio("new.ofx", xml.as_bytes()).unwrap();
    assert_eq!(positions[0], ("AAPL".to_owned(), "12.5".to_owned(), String::new()));
    assert_eq!(reading.problems, []);
}

#[test]
fn what_cannot_be_a_position_is_named_by_its_line() {
    let statement = String::from_utf8(fixture("brokers/interactive_brokers.csv")).unwrap();
    for (from, to, line, words) in [
        (
            "Stocks,EUR,SAP,20",
            "Stocks,EUR,SAP,many",
            12,
            "quantity: `many` is not a number",
        ),
        (
            "Stocks,EUR,SAP,20",
            "Stocks,EUR,NOSUCH,20",
            12,
            "symbol: `NOSUCH` is not in the instrument master",
        ),
        (
            "Stocks,USD,BRK B",
            "Equity and Index Options,USD,AAPL 19JAN24 150 C",
            11,
            "AAPL 19JAN24 150 C: equity and index options are not read",
        ),
        (
            "Stocks,EUR,SAP,20,1,101.5",
            "Stocks,EUR,SAP,20,1,-101.5",
            12,
            "cost is below 0",
        ),
        ("Stocks,EUR,SAP,20", "Stocks,EUR,SAP,0", 12, "quantity is missing"),
    ] {
        let (_, reading) = read_portfolio("u.csv", statement.replace(from, to).as_bytes()).unwrap();
        assert_eq!(reading.problems.len(), 1, "{to}: {:?}", reading.problems);
        assert_eq!(
            (reading.problems[0].line, reading.problems[0].reason.as_str()),
            (line, words)
        );
    }
    let old = String::from_utf8(fixture("brokers/statement.ofx")).unwrap();
    let (_, reading) = read_portfolio("a.ofx", old.replace("<UNITS>4<", "<UNITS>four<").as_bytes()).unwrap();
    assert_eq!(reading.problems[0].to_string(), "21: UNITS: `four` is not a number");
    let (_, reading) = read_portfolio("a.ofx", old.replace("<TICKER>VTI", "<TICKER>NOSUCH").as_bytes()).unwrap();
    assert_eq!(
        reading.problems[0].to_string(),
        "21: symbol: `NOSUCH` is not in the instrument master"
    );
    let half = &old[..old.len() / 2];
    assert!(
        read_portfolio("a.ofx", half.as_bytes())
            .unwrap_err()
            .contains("ends in the middle")
    );
    let bank = "OFXHEADER:100\n\n<OFX><BANKMSGSRSV1><STMTTRN><TRNAMT>-5</STMTTRN></BANKMSGSRSV1></OFX>";
    let reason = read_portfolio("a.ofx", bank.as_bytes()).unwrap_err();
    assert_eq!(reason, "there are no investment positions in this OFX file");
}

#[test]
fn twice_the_positions_take_twice_the_steps() {
    let rows = |count: usize| {
        let rows = (0..count).map(|at| format!("12345678,FUND,{},1,1,1,\n", ["VTI", "AAPL", "MSFT"][at % 3]));
        let header = "Account Number,Investment Name,Symbol,Shares,Share Price,Total Value,\n";
        format!("{header}{}", rows.collect::<String>())
    };
    let steps = |count| steps_of(|| assert!(read_portfolio("v.csv", rows(count).as_bytes()).is_ok()));
    let (one, two) = (steps(500), steps(1_000));
    assert!(two <= one * 2 + 100, "{one} {two}");
}
