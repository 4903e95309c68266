//! Compares every figure with an independent computation in pandas: `checks/figures/figures.py`.

use std::collections::{BTreeMap, BTreeSet};
use std::io::Write;
use std::process::{Command, Stdio};

use figures::ledger::Ledger;
use pipeline::brief::MasterBrief;
use pipeline::ports::compute::InlineComputer;
use pipeline::ports::data_room::DataRoom;
use serde_json::{Value, json};

use super::compared_briefs::briefs;
use super::room_over;
use super::stored_data::{Stored, datasets};
use intent::question::Question;
use intent::stated_rates::{loan_rate, stated_fall, supposed_inflation, supposed_return};
use intent::withdrawal_rate;

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

/// Relative to the larger of the two values.
const TOLERANCE: f64 = 1e-9;

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
            Question::StockFall(_) if *name == "fund falls" => Some(2008),
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
            Question::StockFall(_) if *name == "fund falls" => Some("recovery"),
            Question::RepayOrInvest => Some("repay"),
            Question::Doubling => Some("doubling"),
            Question::NeededReturn => Some("needed return"),
            _ => supposed_inflation(brief).map(|_| "erosion"),
        };
        let money = match *name {
            "saver" => Some(("saving", 200)),
            "windfall" => Some(("invested", 100_000)),
            "goal" => Some(("goal", 500_000)),
            "estate" => Some(("capital", 500_000)),
            "monthly estate" => Some(("capital by the month", 500_000)),
            "pensioner" => Some(("withdrawal", 40_000)),
            "grandfather" => Some(("past", 100)),
            "sure of it" => Some(("invested", 10_000)),
            "sure saver" => Some(("saving", 300)),
            "sure sum" => Some(("goal at once", 1_000_000)),
            "sure goal" => Some(("goal", 500_000)),
            _ => None,
        };
        let money = match *name {
            "tripled" => Some(json!(["start and goal", [100_000, 300_000]])),
            _ => money.map(|money| json!(money)),
        };
        let past_price = match *name {
            "euro since" => Some(json!([2010, null])),
            "gold year" => Some(json!([2025, 2025])),
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
        let past_economy = match *name {
            "inflation 1980" => Some(json!({"of": "inflation", "years": [1980, 1980]})),
            "inflation seventies" => Some(json!({"of": "inflation", "years": [1970, 1980]})),
            "inflation 1890" => Some(json!({"of": "inflation", "years": [1890, 1890]})),
            "inflation since" => Some(json!({"of": "inflation", "years": [2000, null]})),
            "inflation now" => Some(json!({"of": "inflation", "years": [2026, null]})),
            "no inflation" => Some(json!({"of": "inflation", "years": [1871, 1871]})),
            "rates eighties" => Some(json!({"of": "rates", "years": [1980, 1989]})),
            "old rates" => Some(json!({"of": "rates", "years": [1920, 1929]})),
            "fed then" => Some(json!({"of": "policy rate", "years": [1981, 1981]})),
            "jobs 2009" => Some(json!({"of": "jobs", "years": [2009, 2009]})),
            "jobs 2025" => Some(json!({"of": "jobs", "years": [2025, 2025]})),
            "no jobs" => Some(json!({"of": "jobs", "years": [1933, 1933]})),
            "stored jobs" => Some(json!({"of": "jobs", "years": [1990, 1999]})),
            "growth 2009" => Some(json!({"of": "growth", "years": [2009, 2009]})),
            "growth nineties" => Some(json!({"of": "growth", "years": [1990, 1999]})),
            "growth since" => Some(json!({"of": "growth", "years": [2010, null]})),
            _ => None,
        };
        let supposed = supposed_return(brief).filter(|_| name.starts_with("sure") || *name == "doubling");
        json!({
            "past": past,
            "past_price": past_price,
            "past_economy": past_economy,
            "asked_years": (*name == "sales then").then_some([2012, 2016]),
            "how_long": Question::asks_how_long(brief),
            "supposed": supposed,
            "plan": plan,
            "rate": withdrawal_rate(&brief.question, Question::is_monthly(brief)),
            "fall": fall,
            "money": money,
            "yield_fall": (*name == "cheaper money").then_some(2),
            "falls": (*name == "parts fall").then(|| json!({"parts": [[100, 35]], "sum": 50_000})),
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

/// The years of a horizon such as "7 years". The default of one to three years counts as two; an empty horizon means
/// three to ten years, so seven.
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
