use languages::language::detect;
use pipeline::brief::holdings::{Holdings, HoldingsStatus, Position};
use pipeline::brief::{MasterBrief, Triage};

use super::tests_triage::asked;
use super::triage::{Asked, triage};

fn brief(input: &str, portfolio: &[Position]) -> MasterBrief {
    let read = triage(Asked {
        portfolio,
        ..asked(input, detect(input))
    });
    match read {
        Triage::Complete { brief } => *brief,
        Triage::Clarify { draft, .. } => *draft,
        Triage::Reject { message } => panic!("{input}: {message}"),
    }
}

/// Holdings in one line: symbol or name, quantity, cost, weight.
fn in_words(holdings: &Holdings) -> String {
    let parts = holdings.positions.iter().map(|position| {
        let what = if position.symbol.is_empty() {
            &position.name
        } else {
            &position.symbol
        };
        format!("{what} {} {} {}", position.quantity, position.cost, position.weight)
            .split_whitespace()
            .collect::<Vec<_>>()
            .join(" ")
    });
    parts.collect::<Vec<_>>().join(", ")
}

#[test]
fn what_somebody_says_to_own() {
    for (input, wanted) in [
        (
            "I own 100 AAPL at 150 and 50 MSFT. Keep them for five years?",
            "AAPL 100 150, MSFT 50",
        ),
        ("My portfolio is 60% VTI 40% BND, fine for 20 years?", "VTI 60, BND 40"),
        ("Ich habe 20 SAP-Aktien. Behalten?", "SAP.DE 20"),
        ("I hold 1,200 shares of Pfizer", "PFE 1200"),
        ("Ho in mano 1.200 azioni Intesa Sanpaolo, le tengo?", "ISP.MI 1200"),
        (
            "Je détiens 40 titres Sanofi depuis 2016 : je garde ou je vends ?",
            "SAN.PA 40",
        ),
        ("手里有两千股比亚迪，要不要卖掉", "1211.HK 2000"),
        (
            "Mein Depot besteht aus 50 % MSCI World, 30 % Anleihen und 20 % Gold. Passt das so?",
            "MSCIWORLD 50, Anleihen 30, XAU 20",
        ),
        ("मेरे पास एचडीएफसी बैंक के 100 शेयर हैं, बेच दूँ?", "HDFCBANK.NS 100"),
        ("У меня 250 акций Сбербанка, продавать или держать?", "SBER.ME 250"),
        // Sums of money are parts of the whole and no numbers of shares.
        (
            "I have $30,000 in Apple and $10,000 in Microsoft. Too concentrated for ten years?",
            "AAPL 75, MSFT 25",
        ),
        (
            "I have 30k in the S&P 500, 15k in gold, 5k in cash, for nine years, moderate risk.",
            "^GSPC 60, XAU 30, Cash 10",
        ),
        (
            "My portfolio: $100,000 in all, $50,000 VTI, $30,000 BND, $20,000 cash. Too risky for 10 years?",
            "VTI 50, BND 30, Cash 20",
        ),
        (
            "Ich habe 20.000 Euro in Apple und 10.000 Euro in Anleihen, zehn Jahre. Zu riskant?",
            "AAPL 66.7, Anleihen 33.3",
        ),
        (
            "J'ai 40 000 € en actions et 20 000 € en obligations pour 8 ans. Est-ce trop risqué ?",
            "Actions 66.7, Obligations 33.3",
        ),
        (
            "我有一半股票、三成债券、两成现金，六年后要用钱，这样配置可以吗？",
            "股票 50, 债券 30, 现金 20",
        ),
        (
            "I own 100 AAPL at $150 and 50 MSFT at $300. Keep them?",
            "AAPL 100 150, MSFT 50 300",
        ),
    ] {
        let brief = brief(input, &[]);
        assert_eq!(brief.holdings.status, HoldingsStatus::Known, "{input}");
        assert_eq!(in_words(&brief.holdings), wanted, "{input}");
    }
}

#[test]
fn sums_that_are_no_parts_are_left_alone() {
    for input in [
        "I have $20,000 in VTI and save $500 a month in BND. Fine for ten years?",
        "I have $30,000 in Apple and €10,000 in SAP. Fine for ten years?",
        "I have $30,000 in Apple and $200,000 in my house. Fine for ten years?",
    ] {
        let holdings = brief(input, &[]).holdings;
        let weighed = holdings.positions.iter().any(|held| !held.weight.is_empty());
        let counted = holdings.positions.iter().any(|held| !held.quantity.is_empty());
        assert!(!weighed && !counted, "{input}: {}", in_words(&holdings));
    }
}

#[test]
fn nothing_owned_and_nothing_said() {
    for input in [
        "I have no investments yet. Is VOO good for 20 years?",
        "Nunca investi em nada, qual o primeiro passo?",
    ] {
        assert_eq!(brief(input, &[]).holdings.status, HoldingsStatus::KnownEmpty, "{input}");
    }
    let silent = brief("Is Apple good for 5 years?", &[]);
    assert_eq!(silent.holdings, Holdings::default());
    assert!(silent.assumptions.iter().any(|text| text.contains("holdings")));
}

#[test]
fn what_was_brought_in_counts_where_nothing_else_is_said() {
    let position = |symbol: &str, quantity: &str| Position {
        symbol: symbol.to_owned(),
        name: symbol.to_owned(),
        quantity: quantity.to_owned(),
        ..Position::default()
    };
    let portfolio = [position("AAPL", "10"), position("SAP.DE", "5")];
    let mine = brief("How is my portfolio placed for the next ten years?", &portfolio);
    assert_eq!(mine.subject.kind, "portfolio");
    let symbols: Vec<&str> = mine
        .subject
        .instruments
        .iter()
        .map(|instrument| instrument.symbol.as_str())
        .collect();
    assert_eq!(symbols, ["AAPL", "SAP.DE"]);
    assert_eq!(mine.holdings.positions, portfolio);
    assert!(!mine.assumptions.iter().any(|text| text.contains("holdings")));
    let other = brief("I own 7 MSFT. Hold for 3 years?", &portfolio);
    assert_eq!(in_words(&other.holdings), "MSFT 7");
}

#[test]
fn several_holdings_are_a_portfolio_and_two_sides_a_comparison() {
    for (input, kind) in [
        (
            "I own 40 Intel, 25 Costco and 10 Microsoft shares. Too risky for four years?",
            "portfolio",
        ),
        ("Intel or Costco for four years?", "comparison"),
        ("What should I do with 50k I won't need for ten years?", "portfolio"),
    ] {
        assert_eq!(brief(input, &[]).subject.kind, kind, "{input}");
    }
}
