//! Seeds a database for the measurements: two owners, many sessions, a short and a very long transcript.

use languages::language::Language;
use pipeline::Timestamp;
use pipeline::account::Profile;
use pipeline::api_key::{KeyRecord, KeyStatus, PlainKey};
use pipeline::brief::Brief;
use pipeline::execution::{Execution, ExecutionStatus, Steps, Usage};
use pipeline::ports::store::{Batch, Mutation, Store};
use pipeline::principal::{Scope, Tier};
use pipeline::session::Session;
use pipeline::transcript::{Entry, Head, Kind, Turn, append, genesis};

/// The keys and session ids of the seeded data.
pub(crate) struct Seeded {
    /// The key of the owner with 100 sessions, two of which have a transcript.
    pub(crate) small_key: String,
    /// The key of the owner with 10,000 sessions.
    pub(crate) large_key: String,
    /// A session with 100 entries.
    pub(crate) short_session: String,
    /// A session with 100,000 entries.
    pub(crate) long_session: String,
}

/// The base time of the seeded rows.
const NOW: Timestamp = Timestamp::from_seconds(1_790_000_000);

/// Fills an empty database.
pub(crate) async fn seed(url: &str) -> Result<Seeded, String> {
    let store = store::open(url, store::Options::default())
        .await
        .map_err(|error| error.to_string())?;
    let store = store.as_ref();
    let small_key = owner(store, "small", 1, 98).await?;
    let large_key = owner(store, "large", 2, 10_000).await?;
    let short_session = transcript(store, "ses_short", 100).await?;
    let long_session = transcript(store, "ses_long", 100_000).await?;
    store.close().await;
    Ok(Seeded {
        small_key,
        large_key,
        short_session,
        long_session,
    })
}

async fn owner(store: &dyn Store, name: &str, number: u8, sessions: u32) -> Result<String, String> {
    let key = PlainKey::generate(&[number; 10], &[number; 32]);
    let profile = Profile {
        owner: name.to_owned(),
        issuer: "bench".to_owned(),
        subject: name.to_owned(),
        email: None,
        tier: Tier::Free,
        upgrade_session: None,
        erasing: false,
        created_at: NOW,
    };
    let record = KeyRecord {
        key_id: key.key_id().to_owned(),
        owner: name.to_owned(),
        name: name.to_owned(),
        scopes: Scope::ALL.to_vec(),
        status: KeyStatus::Active,
        sha256: key.sha256(),
        created_at: NOW,
        expires_at: None,
        last_used_at: None,
        grace_ends_at: None,
        successor_id: None,
    };
    commit(
        store,
        vec![
            Mutation::ProvisionProfile {
                profile,
                token_issued_at: NOW,
            },
            Mutation::InsertKey(record),
        ],
    )
    .await?;
    let numbers: Vec<u32> = (0..sessions).collect();
    for chunk in numbers.chunks(500) {
        let batch = chunk
            .iter()
            .map(|number| session(name, &format!("ses_{name}_{number:05}"), i64::from(*number)))
            .collect();
        commit(store, batch).await?;
    }
    Ok(key.reveal().to_owned())
}

fn session(owner: &str, id: &str, seconds: i64) -> Mutation {
    Mutation::InsertSession(Box::new(Session {
        session_id: id.to_owned(),
        owner: owner.to_owned(),
        title: "Should I invest in Apple for the next five years?".to_owned(),
        language: Language::En,
        version: 1,
        created_at: NOW.plus_seconds(seconds),
        updated_at: NOW.plus_seconds(seconds),
        brief: Brief::new(String::new()),
    }))
}

async fn transcript(store: &dyn Store, id: &str, entries: i64) -> Result<String, String> {
    let mut head = Head {
        seq: 0,
        hash: genesis(id),
    };
    let mut execution = Execution {
        session_id: id.to_owned(),
        owner: "small".to_owned(),
        status: ExecutionStatus::Running,
        tier: Tier::Free,
        upgraded: false,
        language: Language::En,
        tasks: Vec::new(),
        steps: Steps::default(),
        latest_seq: 0,
        head_hash: head.hash.clone(),
        signature: None,
        usage: Usage::default(),
        message: None,
        started_at: NOW,
        budget_exhausted: false,
        waiting_since: None,
        finished_at: None,
    };
    commit(
        store,
        vec![
            session("small", id, 0),
            Mutation::InsertExecution(Box::new(execution.clone())),
        ],
    )
    .await?;
    let turn = Turn {
        kind: Kind::Contribution,
        member_id: Some("m_valuation".to_owned()),
        task_id: Some("t_valuation".to_owned()),
        text: "What is paid for a dollar of earnings is above the middle of its own history, \
               which leaves less room for error."
            .to_owned(),
        data: None,
    };
    while head.seq < entries {
        let expected_seq = head.seq;
        let mut writes = Vec::new();
        for _ in 0..500.min(entries - expected_seq) {
            let (entry, next): (Entry, Head) = append(&head, &turn, NOW);
            writes.push(Mutation::AppendEntry {
                session_id: id.to_owned(),
                entry,
            });
            head = next;
        }
        execution.latest_seq = head.seq;
        execution.head_hash.clone_from(&head.hash);
        writes.insert(
            0,
            Mutation::AdvanceExecution {
                execution: Box::new(execution.clone()),
                expected_seq,
            },
        );
        commit(store, writes).await?;
    }
    Ok(id.to_owned())
}

async fn commit(store: &dyn Store, mutations: Vec<Mutation>) -> Result<(), String> {
    store.commit(Batch(mutations)).await.map_err(|error| error.to_string())
}
