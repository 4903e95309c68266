//! Records to store.

use languages::language::Language;
use pipeline::Timestamp;
use pipeline::account::Profile;
use pipeline::api_key::{KeyRecord, KeyStatus};
use pipeline::brief::holdings::Position;
use pipeline::brief::{Brief, BriefStatus, MasterBrief, Question};
use pipeline::execution::{Execution, ExecutionStatus, Steps, TaskRun, TaskStatus, Usage};
use pipeline::idempotency::IdempotencyScope;
use pipeline::plan::{Budget, Member, Plan, PlanStatus, Task};
use pipeline::portfolio::Portfolio;
use pipeline::ports::store::{Claim, Job, JobKind, Mutation, Step};
use pipeline::principal::{Scope, Tier};
use pipeline::session::Session;
use pipeline::transcript::Entry;

use crate::test_database::TestDatabase;

pub fn at(seconds: i64) -> Timestamp {
    Timestamp::from_seconds(seconds)
}

pub fn profile(owner: &str) -> Profile {
    Profile {
        owner: owner.to_owned(),
        issuer: "https://issuer".to_owned(),
        subject: format!("subject of {owner}"),
        email: Some(format!("{owner}@example.com")),
        tier: Tier::Free,
        upgrade_session: None,
        erasing: false,
        created_at: at(1),
    }
}

pub fn provision(owner: &str) -> Mutation {
    Mutation::ProvisionProfile {
        profile: profile(owner),
        token_issued_at: at(1_000),
    }
}

pub fn touch(owner: &str) -> Mutation {
    Mutation::TouchProfile {
        owner: owner.to_owned(),
        now: at(2),
    }
}

pub fn portfolio(owner: &str) -> Portfolio {
    Portfolio {
        owner: owner.to_owned(),
        imported_at: at(3),
        positions: vec![Position {
            symbol: "AAPL".to_owned(),
            name: "Apple Inc.".to_owned(),
            quantity: "10.5".to_owned(),
            cost: "150".to_owned(),
            weight: String::new(),
        }],
    }
}

pub fn session(owner: &str, session_id: &str) -> Session {
    Session {
        session_id: session_id.to_owned(),
        owner: owner.to_owned(),
        title: format!("Is {session_id} cheap? – 日本株"),
        language: Language::Ja,
        version: 1,
        created_at: at(10),
        updated_at: at(11),
        brief: Brief {
            status: BriefStatus::AwaitingAnswers,
            input: "a \u{0} NUL, a \" quote and a \u{1F4C8}".to_owned(),
            round: 1,
            message: Some("answer, please".to_owned()),
            questions: vec![Question {
                question_id: "q1".to_owned(),
                text: "How long?".to_owned(),
                why: "It matters.".to_owned(),
                options: vec!["five years".to_owned()],
                allows_custom: true,
                required: true,
            }],
            clarifications: Vec::new(),
            brief: Some(MasterBrief::default()),
            before: Some(Box::new(Brief::new("before".to_owned()))),
        },
    }
}

pub fn put_brief(session: &Session) -> Mutation {
    Mutation::PutBrief {
        session_id: session.session_id.clone(),
        owner: session.owner.clone(),
        brief: serde_json::to_string(&session.brief).unwrap(),
    }
}

pub fn plan(owner: &str, session_id: &str) -> Plan {
    Plan {
        session_id: session_id.to_owned(),
        owner: owner.to_owned(),
        status: PlanStatus::Generating,
        tier: Tier::Pro,
        upgraded: true,
        paid: Tier::Free,
        version: 1,
        brief_sha256: "b".repeat(64),
        posted_brief: "{\"a\": 1}".to_owned(),
        brief: MasterBrief::default(),
        committee: vec![Member {
            member_id: "m1".to_owned(),
            role: "valuation".to_owned(),
            title: "Valuation".to_owned(),
            mandate: "What is it worth?".to_owned(),
            lens: "cash flows".to_owned(),
            tier: Tier::Free,
        }],
        tasks: vec![Task {
            task_id: "t1".to_owned(),
            member_id: "m1".to_owned(),
            title: "Value it".to_owned(),
            instructions: "Do it.".to_owned(),
            depends_on: Vec::new(),
            data_needed: vec!["prices".to_owned()],
            acceptance: "One claim.".to_owned(),
            budget: Budget::default(),
            required: true,
            status: TaskStatus::Pending,
        }],
        message: None,
        created_at: Timestamp::from_micros(1_763_199_000_123_456),
        updated_at: at(12),
    }
}

pub fn execution(owner: &str, session_id: &str) -> Execution {
    Execution {
        session_id: session_id.to_owned(),
        owner: owner.to_owned(),
        status: ExecutionStatus::Running,
        tier: Tier::Pro,
        upgraded: true,
        language: Language::De,
        tasks: vec![TaskRun {
            task_id: "t1".to_owned(),
            member_id: "m1".to_owned(),
            title: "Value it".to_owned(),
            required: true,
            status: TaskStatus::Pending,
            started_at: None,
            finished_at: Some(at(5)),
            message: None,
            usage: Usage::default(),
        }],
        steps: Steps::planned(1, true),
        latest_seq: 0,
        head_hash: "h".to_owned(),
        signature: None,
        usage: Usage {
            calls: 1,
            input_tokens: 2,
            output_tokens: 3,
            cost_micros: 4,
        },
        budget_exhausted: true,
        waiting_since: Some(at(14)),
        message: None,
        started_at: at(13),
        finished_at: None,
    }
}

pub fn key(owner: &str, key_id: &str) -> KeyRecord {
    KeyRecord {
        key_id: key_id.to_owned(),
        owner: owner.to_owned(),
        name: "my program".to_owned(),
        scopes: vec![Scope::Read, Scope::Findings],
        status: KeyStatus::Active,
        sha256: "a".repeat(64),
        created_at: at(20),
        expires_at: Some(at(9_000)),
        last_used_at: None,
        grace_ends_at: None,
        successor_id: None,
    }
}

pub fn scope(owner: &str, key: &str) -> IdempotencyScope {
    IdempotencyScope {
        owner: owner.to_owned(),
        route: "briefs".to_owned(),
        key: key.to_owned(),
    }
}

pub fn step(name: &str) -> Step {
    Step {
        name: name.to_owned(),
        request_sha256: "c".repeat(64),
        result: "{\"x\":1}".to_owned(),
        at: at(30),
        sha256: "d".repeat(64),
    }
}

pub fn job(owner: &str, session_id: &str) -> Job {
    Job::new(JobKind::Committee, session_id, owner, at(100))
}

pub fn claim(worker: &str, now: i64) -> Claim {
    Claim {
        skip_owner: None,
        worker: worker.to_owned(),
        now: at(now),
        lease_until: at(now + 30),
    }
}

pub fn entry(seq: i64) -> Entry {
    Entry {
        seq,
        body: format!("{{\"seq\":{seq},\"text\":\"a, b\"}}"),
    }
}

/// Inserts an owner with a session and its brief.
pub async fn begin(db: &TestDatabase, owner: &str, session_id: &str) {
    let session = session(owner, session_id);
    let brief = put_brief(&session);
    db.put([
        provision(owner),
        touch(owner),
        Mutation::InsertSession(Box::new(session)),
        brief,
    ])
    .await;
}

/// Like [`begin`], with an execution and a transcript of this many entries.
pub async fn deliberate(db: &TestDatabase, owner: &str, session_id: &str, entries: i64) -> Execution {
    begin(db, owner, session_id).await;
    let mut execution = execution(owner, session_id);
    let mut writes = vec![Mutation::InsertExecution(Box::new(execution.clone()))];
    execution.latest_seq = entries;
    writes.push(Mutation::AdvanceExecution {
        execution: Box::new(execution.clone()),
        expected_seq: 0,
    });
    writes.extend((1..=entries).map(|seq| Mutation::AppendEntry {
        session_id: session_id.to_owned(),
        entry: entry(seq),
    }));
    db.put(writes).await;
    execution
}
