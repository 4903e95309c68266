//! The members of the committee and their tasks.

use languages::locale::Arg;
use pipeline::brief::MasterBrief;
use pipeline::execution::TaskStatus;
use pipeline::plan::{Budget, Member, Task};
use pipeline::principal::Tier;

use super::figures::is_spot;
use super::words::Words;
use intent::focus::Focus;
use intent::question::Question;

/// The roles for a question about the economy.
const ECONOMY_ROLES: &[&str] = &[
    "chair",
    "macro",
    "market",
    "valuation",
    "allocation",
    "risk",
    "red_team",
];

/// The roles for a question whose answer is a meaning or a figure alone: it needs one member.
const PLAIN_ROLES: &[&str] = &["chair", "desk", "red_team"];

/// The roles for a question; the first after the chair is the core role. A metal, a coin or a currency has no accounts.
pub fn roles(brief: &MasterBrief) -> &'static [&'static str] {
    if Question::of(brief).is_plain() {
        return PLAIN_ROLES;
    }
    if is_spot(brief) && brief.subject.kind != "portfolio" {
        return &["chair", "allocation", "market", "macro", "risk", "red_team"];
    }
    match Focus::of(brief) {
        Some(Focus::Accounts) => return &["chair", "fundamentals", "valuation", "industry", "risk", "red_team"],
        Some(focus) if focus.is_economy() => return ECONOMY_ROLES,
        _ => {}
    }
    let kind = match Question::of(brief).is_on_market() && brief.subject.instruments.is_empty() {
        true => "portfolio",
        false => brief.subject.kind.as_str(),
    };
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
        "macro" => ECONOMY_ROLES,
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

/// The tasks that a task waits for. Research is parallel wherever it can be; how much a portfolio can lose depends on
/// what is held together, so there the risk task waits for the allocation.
fn dependencies(kind: &str, role: &str) -> Vec<String> {
    match (kind, role) {
        ("portfolio", "risk") => vec!["t_allocation".to_owned()],
        _ => Vec::new(),
    }
}

/// The committee for a brief and its tasks, in the words of the brief's language.
pub fn plan(brief: &MasterBrief) -> (Vec<Member>, Vec<Task>) {
    let words = Words::for_code(&brief.language);
    let roles = roles(brief);
    let core = roles.get(1).copied().unwrap_or_default();
    let about = brief.subject.in_words();
    let mut committee = Vec::new();
    let mut tasks = Vec::new();
    for role in roles {
        let of_seat = |what: &str| words.text(&format!("{what}-{}", role.replace('_', "-")));
        let (title, mandate) = (of_seat("seat"), of_seat("mandate"));
        // A question about accounts has no market seat; valuation is free in its place.
        let second = if roles.contains(&"market") {
            "market"
        } else {
            "valuation"
        };
        let is_free = [core, second, "chair", "risk", "red_team"].contains(role);
        if !["chair", "red_team"].contains(role) {
            tasks.push(Task {
                task_id: format!("t_{role}"),
                member_id: format!("m_{role}"),
                title: words.say(
                    "task-title",
                    &[("seat", Arg::Text(&title)), ("name", Arg::Text(&about))],
                ),
                instructions: words.say("task-instructions", &[("mandate", Arg::Text(&mandate))]),
                depends_on: dependencies(&brief.subject.kind, role),
                data_needed: vec![of_seat("needs")],
                acceptance: words.text("task-acceptance"),
                budget: Budget {
                    // Research, questions, answers; each may need a few tries.
                    calls: 9,
                    ..Budget::default()
                },
                required: [core, "risk"].contains(role),
                status: TaskStatus::Pending,
            });
        }
        committee.push(Member {
            member_id: format!("m_{role}"),
            role: (*role).to_owned(),
            lens: of_seat("lens"),
            title,
            mandate,
            tier: if is_free { Tier::Free } else { Tier::Pro },
        });
    }
    (committee, tasks)
}
