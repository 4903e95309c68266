//! The briefs whose figures are compared with the independent computation.

use pipeline::brief::MasterBrief;
use pipeline::brief::holdings::{Holdings, HoldingsStatus, Position};

use super::brief;

fn held(positions: &[[&str; 4]]) -> Holdings {
    let position = |[symbol, quantity, cost, weight]: &[&str; 4]| Position {
        symbol: (*symbol).to_owned(),
        quantity: (*quantity).to_owned(),
        cost: (*cost).to_owned(),
        weight: (*weight).to_owned(),
        ..Position::default()
    };
    Holdings {
        status: HoldingsStatus::Known,
        positions: positions.iter().map(position).collect(),
    }
}

fn portfolio(symbols: &[&str], positions: &[[&str; 4]]) -> MasterBrief {
    let mut brief = brief(symbols, "portfolio", "2026-11-15");
    brief.holdings = held(positions);
    brief
}

fn mix(weights: &str) -> MasterBrief {
    let mut brief = brief(&[], "portfolio", "2026-11-15");
    brief.subject.themes = vec![weights.to_owned()];
    brief
}

fn crash(year: u16) -> MasterBrief {
    let question = format!("What would a crash like {year} do?");
    MasterBrief {
        question,
        ..mix("60/40")
    }
}

fn planned(weights: &str, question: &str) -> MasterBrief {
    let question = question.to_owned();
    let brief = match weights {
        "" => brief(&[], "portfolio", "2026-11-15"),
        weights => mix(weights),
    };
    MasterBrief { question, ..brief }
}

fn asked(symbols: &[&str], question: &str) -> MasterBrief {
    let question = question.to_owned();
    MasterBrief {
        question,
        ..brief(symbols, "single_security", "2026-11-15")
    }
}

fn on_economy(question: &str) -> MasterBrief {
    let question = question.to_owned();
    MasterBrief {
        question,
        horizon: "1 to 3 years".to_owned(),
        ..brief(&[], "macro", "2026-11-15")
    }
}

fn over(brief: MasterBrief, horizon: &str) -> MasterBrief {
    let horizon = horizon.to_owned();
    MasterBrief { horizon, ..brief }
}

/// The briefs to compare: name, brief, and whether it uses stored datasets.
pub(super) fn briefs() -> Vec<(&'static str, MasterBrief, bool)> {
    let plain = |symbols: &[&str]| brief(symbols, "comparison", "2026-11-15");
    vec![
        ("nothing", plain(&[]), false),
        ("apple", plain(&["AAPL"]), false),
        ("stocks", plain(&["GOOGL", "META", "IBM", "MSFT"]), false),
        ("filers", plain(&["WTFC", "ADAM", "URG", "OII", "COHU", "TSLA"]), false),
        (
            "makers",
            plain(&["MSFT", "NVDA", "INTC", "ADBE", "ORCL", "BA", "DOW"]),
            false,
        ),
        ("sellers", plain(&["WMT", "AMZN", "COST", "TGT", "NKE", "UPS"]), false),
        ("others", plain(&["XOM", "PFE", "DUK", "HRB", "MAT", "KHC"]), false),
        ("metals", plain(&["XAU", "XAG", "XPT"]), false),
        ("coins", plain(&["BTC-USD", "ETH-USD", "XAU"]), false),
        ("currencies", plain(&["EURUSD", "USDJPY", "GBPUSD", "EURCHF"]), false),
        ("young", plain(&["USDTRY", "USDISK", "EURCNY"]), false),
        ("early", brief(&["AAPL"], "single_security", "2009-12-31"), false),
        (
            "stored",
            brief(&["IBM", "NEW", "AAPL"], "comparison", "2013-03-05"),
            true,
        ),
        ("fund", brief(&["SPY"], "fund_or_index", "2013-03-05"), true),
        (
            "weighed",
            portfolio(
                &[],
                &[["AAPL", "", "", "50"], ["IBM", "", "", "30"], ["BRK-B", "", "", "20"]],
            ),
            false,
        ),
        (
            "counted",
            portfolio(
                &[],
                &[
                    ["AAPL", "10", "", ""],
                    ["MSFT", "20.5", "", ""],
                    ["XYZ", "3", "99.5", ""],
                ],
            ),
            false,
        ),
        (
            "valued",
            portfolio(&[], &[["AAPL", "10", "", ""], ["IBM", "7", "150", ""]]),
            false,
        ),
        ("equal", portfolio(&["AAPL", "IBM", "MSFT"], &[]), true),
        ("mixed", mix("60/40"), false),
        (
            "two years",
            over(brief(&["IBM", "AAPL"], "comparison", "2026-11-15"), "2 years"),
            false,
        ),
        ("ten years", over(mix("60/40"), "10 years"), false),
        ("fifteen years", over(mix("80/20"), "15 years"), false),
        ("cautious", mix("30/70"), false),
        (
            "two mixes",
            over(planned("60/40", "60/40 or 80/20 for 15 years?"), "15 years"),
            false,
        ),
        ("with cash", over(mix("50/30/20"), "6 years"), false),
        ("crash", crash(2008), false),
        ("slump", crash(1973), false),
        (
            "pension",
            over(planned("60/40", "Does withdrawing 4% a year last?"), "30 years"),
            false,
        ),
        (
            "reserve",
            over(planned("", "How much can I withdraw each year?"), "12 years"),
            false,
        ),
        (
            "saver",
            over(planned("80/20", "What do 200 a month come to?"), "18 years"),
            false,
        ),
        (
            "windfall",
            over(planned("70/30", "What will $100,000 become?"), "12 years"),
            false,
        ),
        (
            "heir",
            over(planned("", "A lump sum now or in parts?"), "10 years"),
            false,
        ),
        (
            "goal",
            over(
                planned("", "How much must I save a month to have $500,000?"),
                "25 years",
            ),
            false,
        ),
        (
            "estate",
            over(
                planned("60/40", "How much can I withdraw each year from 500,000?"),
                "30 years",
            ),
            false,
        ),
        (
            "monthly estate",
            over(
                planned("60/40", "How much can I withdraw each month from 500,000?"),
                "30 years",
            ),
            false,
        ),
        (
            "pensioner",
            over(
                planned("60/40", "How much do I need to retire on 40,000 a year?"),
                "30 years",
            ),
            false,
        ),
        (
            "borrower",
            over(planned("", "Pay off my 6.5% mortgage or invest in stocks?"), "15 years"),
            false,
        ),
        (
            "recovered",
            over(
                planned("", "How long do stocks take to recover from a crash?"),
                "5 years",
            ),
            false,
        ),
        (
            "erosion",
            over(planned("", "What if inflation stays at 6% a year?"), "4 years"),
            false,
        ),
        (
            "cheaper money",
            over(
                planned("", "What do bonds gain if interest rates fall by 2 percentage points?"),
                "5 years",
            ),
            false,
        ),
        (
            "seventies",
            planned("", "What did stocks and bonds return in the 1970s?"),
            false,
        ),
        (
            "one year",
            planned("60/40", "What did a 60/40 mix return in 2022?"),
            false,
        ),
        (
            "grandfather",
            planned("", "What would $100 invested in US stocks in 1900 be worth today?"),
            false,
        ),
        (
            "worst ten",
            over(planned("", "What were the worst ten years for stocks?"), "10 years"),
            false,
        ),
        ("doubling", planned("", "How long to double my money at 7.5%?"), false),
        (
            "doubling in stocks",
            over(
                planned("", "How long do stocks take to double my money?"),
                "1 to 3 years",
            ),
            false,
        ),
        (
            "sure of it",
            over(planned("", "What does $10,000 become at 5% a year?"), "20 years"),
            false,
        ),
        (
            "sure sum",
            over(
                planned("", "What must I invest today to have $1,000,000 at 4%?"),
                "30 years",
            ),
            false,
        ),
        (
            "sure saver",
            over(planned("", "What do 300 a month come to in stocks at 7%?"), "20 years"),
            false,
        ),
        (
            "sure goal",
            over(
                planned("", "How much must I save a month to have $500,000 at 6%?"),
                "20 years",
            ),
            false,
        ),
        (
            "tripled",
            over(
                planned("", "What return do I need to turn 100,000 into 300,000 in 15 years?"),
                "15 years",
            ),
            false,
        ),
        (
            "spender",
            over(
                planned("", "How long will $500,000 last if I withdraw $40,000 a year?"),
                "30 years",
            ),
            false,
        ),
        (
            "euro since",
            asked(&["EURUSD"], "How has the euro moved against the dollar since 2010?"),
            false,
        ),
        (
            "sales then",
            over(
                asked(&["AAPL"], "How did the revenue of Apple develop from 2012 to 2016?"),
                "1 to 3 years",
            ),
            false,
        ),
        (
            "parts fall",
            asked(&["AAPL"], "I have 50,000 in Apple. What is left if it falls 35%?"),
            false,
        ),
        ("fund falls", asked(&["VOO"], "What if the market falls 40%?"), false),
        ("gold year", asked(&["XAU"], "How did gold do in 2025?"), false),
        ("choice", over(planned("", "Stocks or bonds?"), "4 years"), false),
        (
            "patience",
            over(planned("", "Should I wait for a fall of 20%?"), "10 years"),
            false,
        ),
        ("inflation 1980", on_economy("What was inflation in 1980?"), false),
        (
            "inflation seventies",
            on_economy("What was inflation between 1970 and 1980?"),
            false,
        ),
        ("inflation 1890", on_economy("What was inflation in 1890?"), false),
        ("inflation since", on_economy("Inflation since 2000"), false),
        ("inflation now", on_economy("What was inflation in 2026?"), false),
        ("no inflation", on_economy("What was inflation in 1871?"), false),
        (
            "rates eighties",
            on_economy("How high were interest rates in the 1980s?"),
            false,
        ),
        (
            "old rates",
            on_economy("How high were interest rates in the 1920s?"),
            false,
        ),
        (
            "fed then",
            on_economy("What was the federal funds rate in 1981?"),
            false,
        ),
        ("jobs 2009", on_economy("Unemployment in 2009?"), false),
        ("jobs 2025", on_economy("Unemployment in 2025?"), false),
        ("no jobs", on_economy("Unemployment in 1933?"), false),
        (
            "stored jobs",
            on_economy("How high was unemployment in the 1990s?"),
            true,
        ),
        ("growth 2009", on_economy("GDP growth in 2009?"), false),
        ("growth nineties", on_economy("GDP growth in the 1990s?"), false),
        ("growth since", on_economy("GDP growth since 2010"), false),
    ]
}
