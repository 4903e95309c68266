//! Who sits on the committee, and what each is to find out.

use pipeline::brief::Mib;
use pipeline::plan::{Budget, Member, Task};
use pipeline::principal::Tier;

/// A seat that can be filled: role, title, mandate, lens, the figures it needs.
const SEATS: [(&str, &str, &str, &str, &[&str]); 9] = [
    (
        "chair",
        "Chair",
        "Adjudicates claim by claim and writes the view.",
        "What the evidence as a whole supports.",
        &[],
    ),
    (
        "fundamentals",
        "Fundamentals",
        "What the business or the market earns, pays out and owes.",
        "Earnings, dividends and their growth.",
        &["earnings", "dividends"],
    ),
    (
        "valuation",
        "Valuation",
        "What is being paid, against history and against bonds.",
        "Price against what it is a claim on.",
        &["price against earnings", "yields"],
    ),
    (
        "market",
        "Market and Technicals",
        "How the price has behaved.",
        "Returns, trend and swings.",
        &["prices"],
    ),
    (
        "macro",
        "Macro and Rates",
        "Prices, interest rates and the state of the economy.",
        "The surroundings of every investment.",
        &["inflation", "interest rates"],
    ),
    (
        "industry",
        "Industry",
        "Who competes, who has power over prices, what changes.",
        "The industry or the theme.",
        &["industry figures"],
    ),
    (
        "allocation",
        "Allocation",
        "How the parts of a portfolio behave together.",
        "Stocks against bonds over long spans.",
        &["stocks against bonds"],
    ),
    (
        "risk",
        "Risk Officer",
        "What can be lost, how deeply and how often, against what can be borne.",
        "Falls, swings and frequencies of loss.",
        &["prices", "frequencies of loss"],
    ),
    (
        "red_team",
        "Red Team",
        "Attacks the draft: the opposite case, stale evidence, dependence on one figure.",
        "How this view turns out wrong.",
        &[],
    ),
];

/// The roles for a kind of question; the first after the chair is its core.
pub fn roles(kind: &str) -> &'static [&'static str] {
    match kind {
        "comparison" | "fund_or_index" => &[
            "chair",
            "fundamentals",
            "market",
            "valuation",
            "macro",
            "risk",
            "red_team",
        ],
        "sector_or_theme" => &[
            "chair",
            "industry",
            "market",
            "fundamentals",
            "valuation",
            "macro",
            "risk",
            "red_team",
        ],
        "macro" => &["chair", "macro", "market", "valuation", "industry", "risk", "red_team"],
        "portfolio" => &[
            "chair",
            "allocation",
            "market",
            "valuation",
            "macro",
            "risk",
            "red_team",
        ],
        _ => &[
            "chair",
            "fundamentals",
            "market",
            "valuation",
            "macro",
            "industry",
            "risk",
            "red_team",
        ],
    }
}

/// What a task builds on. Research is parallel wherever it can be; how much a portfolio can lose depends on what is held
/// together, so there the Risk Officer begins with the allocation.
fn builds_on(kind: &str, role: &str) -> Vec<String> {
    match (kind, role) {
        ("portfolio", "risk") => vec!["t_allocation".to_owned()],
        _ => Vec::new(),
    }
}

/// The committee for a brief and its tasks.
pub fn plan(brief: &Mib) -> (Vec<Member>, Vec<Task>) {
    let roles = roles(&brief.subject.kind);
    let core = roles.get(1).copied().unwrap_or_default();
    let about = brief.subject.in_words();
    let mut committee = Vec::new();
    let mut tasks = Vec::new();
    for role in roles {
        let Some((_, title, mandate, lens, data_needed)) = SEATS.iter().find(|(known, ..)| known == role) else {
            continue;
        };
        let free = [core, "chair", "market", "risk", "red_team"].contains(role);
        committee.push(Member {
            member_id: format!("m_{role}"),
            role: (*role).to_owned(),
            title: (*title).to_owned(),
            mandate: (*mandate).to_owned(),
            lens: (*lens).to_owned(),
            tier: if free { Tier::Free } else { Tier::Pro },
        });
        if !["chair", "red_team"].contains(role) {
            tasks.push(Task {
                task_id: format!("t_{role}"),
                member_id: format!("m_{role}"),
                title: format!("{title}: {about}"),
                instructions: format!(
                    "{mandate} Every number comes from the ledger and shows its date; say what is missing."
                ),
                depends_on: builds_on(&brief.subject.kind, role),
                data_needed: data_needed.iter().map(|need| (*need).to_owned()).collect(),
                acceptance: "At least one claim that names its figures, or what is missing for one.".to_owned(),
                budget: Budget {
                    calls: 3,
                    ..Budget::default()
                },
                required: [core, "risk"].contains(role),
                status: "pending".to_owned(),
            });
        }
    }
    (committee, tasks)
}
