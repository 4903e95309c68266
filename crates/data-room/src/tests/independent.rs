//! Compares every figure with an independent computation in pandas: `checks/figures/figures.py`.

use std::collections::{BTreeMap, BTreeSet};
use std::io::Write;
use std::process::{Command, Stdio};

use figures::ledger::Ledger;
use pipeline::brief::MasterBrief;
use pipeline::brief::holdings::{Holdings, HoldingsStatus, Position};
use pipeline::ports::compute::InlineComputer;
use pipeline::ports::data_room::DataRoom;
use serde_json::{Value, json};

use super::stored_data::{Stored, datasets};
use super::{brief, room_over};
use intent::question::Question;
use intent::stated_rates::{loan_rate, stated_fall, supposed_inflation, supposed_return};
use intent::withdrawal_rate;

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

/// Relative to the larger of the two values.
const TOLERANCE: f64 = 1e-9;

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

fn over(brief: MasterBrief, horizon: &str) -> MasterBrief {
    let horizon = horizon.to_owned();
    MasterBrief { horizon, ..brief }
}

/// The briefs to compare: name, brief, and whether it uses stored datasets.
fn briefs() -> Vec<(&'static str, MasterBrief, bool)> {
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
        ("choice", over(planned("", "Stocks or bonds?"), "4 years"), false),
        (
            "patience",
            over(planned("", "Should I wait for a fall of 20%?"), "10 years"),
            false,
        ),
    ]
}

fn python_request(briefs: &[(&str, MasterBrief, bool)]) -> Value {
    let stored = |used: bool| {
        let mut bodies = json!({"prices": {}, "accounts": {}, "series": {}});
        for dataset in datasets().iter().filter(|_| used) {
            bodies[dataset.kind.name()][&dataset.subject] = json!(dataset.body);
        }
        bodies
    };
    let one = |(name, brief, used): &(&str, MasterBrief, bool)| {
        let instruments = brief.subject.instruments.iter();
        let instruments = instruments.map(|one| json!({"symbol": one.symbol, "asset_class": one.asset_class}));
        let positions = brief.holdings.positions.iter();
        let positions = positions
            .map(|one| json!({"symbol": one.symbol, "quantity": one.quantity, "cost": one.cost, "weight": one.weight}));
        let weights = brief
            .subject
            .themes
            .first()
            .map(|theme| theme.split('/').flat_map(str::parse::<u32>));
        let crash = match Question::of(brief) {
            Question::Crash(year) => Some(year),
            _ => None,
        };
        let plan = match Question::of(brief) {
            Question::Withdrawals => Some("withdrawals"),
            Question::SavingsPlan => Some("savings"),
            Question::GrownSum => Some("grown sum"),
            Question::LumpSum => Some("lump sum"),
            Question::Wait => Some("wait"),
            Question::StocksOrBonds => Some("stocks or bonds"),
            Question::RatesDown => Some("falling rates"),
            Question::Recovery => Some("recovery"),
            Question::RepayOrInvest => Some("repay"),
            Question::Doubling => Some("doubling"),
            _ => supposed_inflation(brief).map(|_| "erosion"),
        };
        let money = match *name {
            "saver" => Some(("saving", 200)),
            "windfall" => Some(("invested", 100_000)),
            "goal" => Some(("goal", 500_000)),
            "estate" => Some(("capital", 500_000)),
            "pensioner" => Some(("withdrawal", 40_000)),
            "grandfather" => Some(("past", 100)),
            "sure of it" => Some(("invested", 10_000)),
            "sure saver" => Some(("saving", 300)),
            "sure sum" => Some(("goal at once", 1_000_000)),
            "sure goal" => Some(("goal", 500_000)),
            _ => None,
        };
        let loan = loan_rate(brief).filter(|_| *name == "borrower");
        let fall = stated_fall(brief).map(f64::from).or(loan).or(supposed_inflation(brief));
        let past = match *name {
            "seventies" => Some(json!({"years": [1970, 1979], "parts": {"sp": [100, 0], "bonds": [0, 100]}})),
            "one year" => Some(json!({"years": [2022, 2022], "parts": {"mix": [60, 40], "sp": [100, 0]}})),
            "grandfather" => Some(json!({"years": [1900, null], "parts": {"sp": [100, 0]}})),
            "worst ten" => Some(json!({"years": "extremes", "parts": {"sp": [100, 0]}})),
            _ => None,
        };
        let supposed = supposed_return(brief).filter(|_| name.starts_with("sure") || *name == "doubling");
        json!({
            "past": past,
            "supposed": supposed,
            "plan": plan,
            "rate": withdrawal_rate(&brief.question, Question::is_monthly(brief)),
            "fall": fall,
            "money": money,
            "yield_fall": (*name == "cheaper money").then_some(2),
            "crash": crash,
            "mix": weights.map(Iterator::collect::<Vec<_>>),
            "other_mix": (*name == "two mixes").then_some([80, 20]),
            "years": years_of(&brief.horizon),
            "name": name, "kind": brief.subject.kind, "as_of": brief.as_of, "datasets": stored(*used),
            "instruments": instruments.collect::<Vec<_>>(), "positions": positions.collect::<Vec<_>>(),
        })
    };
    json!({"data": format!("{ROOT}/crates/shipped-data/data"), "briefs": briefs.iter().map(one).collect::<Vec<_>>()})
}

/// The years of a horizon such as "7 years"; the default of one to three years counts as two, an empty horizon means three to ten years, so seven.
fn years_of(horizon: &str) -> u32 {
    if horizon == "1 to 3 years" {
        return 2;
    }
    let number = horizon.split(' ').next().unwrap_or_default();
    number.parse().unwrap_or(7)
}

/// Value, date and window by brief and figure id.
type Computed = BTreeMap<String, BTreeMap<String, (f64, String, Option<String>)>>;

fn run_python(request: &Value) -> Computed {
    let mut child = Command::new(format!("{ROOT}/.cache/venv/bin/python"))
        .arg(format!("{ROOT}/checks/figures/figures.py"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("checks/setup.sh installs the Python of the checks; run it once");
    let mut input = child.stdin.take().unwrap();
    input.write_all(request.to_string().as_bytes()).unwrap();
    drop(input);
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success(), "figures.py failed");
    serde_json::from_slice(&output.stdout).unwrap()
}

async fn compare(name: &str, ledger: &Ledger, room: &dyn DataRoom, theirs: &Computed) -> usize {
    let mut contents = BTreeMap::new();
    for source in &ledger.sources {
        contents.extend(
            room.series(source, &InlineComputer)
                .await
                .map(|columns| (source.content_sha256.clone(), columns)),
        );
    }
    let series =
        |source: &figures::ledger::Source, name: &str| contents.get(&source.content_sha256)?.get(name).cloned();
    assert_eq!(ledger.check(&series), Ok(()), "{name}");
    let theirs = &theirs[name];
    let ours: BTreeSet<&String> = ledger.evidence.iter().map(|figure| &figure.evidence_id).collect();
    let others: BTreeSet<&String> = theirs.keys().collect();
    let (only_ours, only_theirs): (Vec<_>, Vec<_>) =
        (ours.difference(&others).collect(), others.difference(&ours).collect());
    assert!(
        only_ours.is_empty() && only_theirs.is_empty(),
        "{name}: ours {only_ours:?}, theirs {only_theirs:?}"
    );
    for figure in &ledger.evidence {
        let id = &figure.evidence_id;
        let (value, as_of, period) = &theirs[id];
        let own = match figure.formula {
            Some(_) => ledger.unrounded(figure, &series).unwrap(),
            None => figure.value.number(),
        };
        let near = (own - value).abs() <= TOLERANCE * own.abs().max(value.abs()) + 1e-12;
        assert!(near, "{name} {id}: {own} here, {value} there: {:?}", figure.formula);
        assert_eq!((&figure.as_of, &figure.period), (as_of, period), "{name} {id}");
    }
    ledger.evidence.len()
}

#[tokio::test]
async fn every_figure_agrees_with_an_independent_computation() {
    let briefs = briefs();
    let theirs = run_python(&python_request(&briefs));
    let mut compared = 0;
    for (name, brief, used) in &briefs {
        let room = room_over(Stored { used: *used });
        let ledger = room.ledger(brief, &InlineComputer).await.unwrap();
        compared += compare(name, &ledger, &room, &theirs).await;
    }
    assert!(compared > 1500, "{compared}");
}
