use pipeline::erasure::{ErasureRecord, ORDER, OwnedStore};
use pipeline::execution::Usage;
use pipeline::ports::store::{DocumentKind, Mutation};
use pipeline::review::{Feedback, Review, ReviewKey};

use crate::fixtures::{at, deliberate, key, plan, portfolio, provision, scope, session, step};
use crate::test_database::{TestDatabase, on_both};

fn review_key(session_id: &str) -> ReviewKey {
    ReviewKey {
        response_type: "brief".to_owned(),
        session_id: session_id.to_owned(),
        task_id: None,
    }
}

/// Puts something of the owner into every store.
async fn fill(db: &TestDatabase, owner: &str, session_id: &str) {
    deliberate(db, owner, session_id, 3).await;
    let (own, session) = (owner.to_owned(), session_id.to_owned());
    let document = |kind| Mutation::PutDocument {
        session_id: session.clone(),
        owner: own.clone(),
        kind,
        body: "{}".to_owned(),
        at: at(1),
    };
    db.put([
        Mutation::ClaimIdempotency {
            scope: scope(owner, "key"),
            fingerprint: "f".to_owned(),
            token: "t".to_owned(),
            held_until: at(20),
            now: at(10),
        },
        Mutation::PutReview {
            review: Review {
                owner: own.clone(),
                key: review_key(session_id),
                rating: 3,
                comment: None,
                created_at: at(1),
                updated_at: at(1),
            },
            most: 1,
        },
        Mutation::PutFeedback(Feedback {
            owner: own.clone(),
            session_id: session.clone(),
            rating: "like".to_owned(),
            comment: None,
            updated_at: at(1),
        }),
        document(DocumentKind::Summary),
        document(DocumentKind::Analysis),
        Mutation::PutFinding {
            session_id: session.clone(),
            ordinal: 1,
            task_id: "t".to_owned(),
            body: "{}".to_owned(),
        },
        Mutation::RecordStep {
            session_id: session.clone(),
            step: step("one"),
        },
        Mutation::InsertPlan(Box::new(plan(owner, session_id))),
        Mutation::PutAuditBlob {
            session_id: session.clone(),
            owner: own.clone(),
            sha256: "s".to_owned(),
            body: "b".to_owned(),
            at: at(1),
        },
        Mutation::InsertKey(key(owner, &format!("k_{owner}"))),
        Mutation::PutPortfolio(portfolio(owner)),
        Mutation::DrawQuota {
            key_id: format!("k_{owner}"),
            owner: own.clone(),
            day: 1,
            cap: 1,
        },
        Mutation::SpendForOwner {
            owner: own.clone(),
            day: 1,
            usage: ONE_CALL,
        },
        Mutation::Spend {
            day: 1,
            usage: ONE_CALL,
        },
    ])
    .await;
}

const ONE_CALL: Usage = Usage {
    calls: 1,
    input_tokens: 0,
    output_tokens: 0,
    cost_micros: 0,
};

/// Whether a store holds something of the owner.
async fn holds(db: &TestDatabase, owner: &str, session_id: &str, of: OwnedStore) -> bool {
    let store = &db.store;
    match of {
        OwnedStore::Idempotency => store.idempotency(&scope(owner, "key")).await.unwrap().is_some(),
        OwnedStore::Reviews => store.review(owner, &review_key(session_id)).await.unwrap().is_some(),
        OwnedStore::Feedback => store.feedback(owner, session_id).await.unwrap().is_some(),
        OwnedStore::Summaries => store
            .document(owner, session_id, DocumentKind::Summary)
            .await
            .unwrap()
            .is_some(),
        OwnedStore::Analyses => store
            .document(owner, session_id, DocumentKind::Analysis)
            .await
            .unwrap()
            .is_some(),
        OwnedStore::Executions => {
            let transcript = store.transcript(owner, session_id, 0).await.unwrap();
            store.execution(owner, session_id).await.unwrap().is_some()
                || !store.findings(owner, session_id).await.unwrap().is_empty()
                || transcript.is_some_and(|page| !page.entries.is_empty())
                || !store.steps(session_id).await.unwrap().is_empty()
        }
        OwnedStore::Orchestrations => store.plan(owner, session_id).await.unwrap().is_some(),
        OwnedStore::Briefs => store.session(owner, session_id).await.unwrap().is_some(),
        OwnedStore::Sessions => !store.sessions(owner).await.unwrap().is_empty(),
        OwnedStore::AuditBlobs => store.audit_blob(owner, session_id).await.unwrap().is_some(),
        // A used-up quota refuses. The batch fails in any case, so this check draws nothing.
        OwnedStore::Quota => {
            let draw = Mutation::DrawQuota {
                key_id: format!("k_{owner}"),
                owner: owner.to_owned(),
                day: 1,
                cap: 1,
            };
            let fail = Mutation::UseCode {
                code_sha256: "none".to_owned(),
            };
            let quota_left = pipeline::ports::store::StoreError::Guard(pipeline::ports::store::Guard::QuotaLeft);
            db.commit([draw, fail]).await == Err(quota_left)
        }
        OwnedStore::Spending => store.spent(owner, 1).await.unwrap().own.calls > 0,
        OwnedStore::ApiKeys => !store.keys_of(owner).await.unwrap().is_empty(),
        OwnedStore::Portfolios => store.portfolio(owner).await.unwrap().is_some(),
    }
}

fn record(owner: &str, next: i64) -> ErasureRecord {
    ErasureRecord {
        owner: owner.to_owned(),
        request_id: format!("req {owner}"),
        issuer: "i".to_owned(),
        subject: "s".to_owned(),
        attempts: 0,
        next_at: at(next),
        requested_at: at(1),
    }
}

on_both! {
    async fn each_store_is_erased_whole_and_alone(db: &TestDatabase) {
        fill(db, "usr_a", "ses_a").await;
        fill(db, "usr_b", "ses_b").await;
        for (at, store) in ORDER.into_iter().enumerate() {
            assert!(holds(db, "usr_a", "ses_a", store).await, "{store:?} is not filled");
            assert_eq!(db.erase("usr_a", store).await, 1, "{store:?}");
            for other in ORDER {
                assert!(holds(db, "usr_b", "ses_b", other).await, "{other:?} of another went with {store:?}");
            }
            for gone in &ORDER[..=at] {
                assert!(!holds(db, "usr_a", "ses_a", *gone).await, "{gone:?} is still there");
            }
            for later in &ORDER[at + 1..] {
                assert!(holds(db, "usr_a", "ses_a", *later).await, "{later:?} went with {store:?}");
            }
        }
        // Nothing is left to erase.
        for store in ORDER {
            assert_eq!(db.erase("usr_a", store).await, 0, "{store:?}");
        }
    }

    async fn a_large_account_is_erased_in_slices(db: &TestDatabase) {
        db.put([provision("usr_a")]).await;
        let ids: Vec<_> = (0..145).map(|number| format!("ses_{number:03}")).collect();
        for session_id in &ids {
            db.put([Mutation::InsertSession(Box::new(session("usr_a", session_id)))]).await;
        }
        db.execute("insert into steps (session_id, name, request_sha256, at, result) \
            select session_id, 'step ' || k.n, 's', 1, '{}' from sessions, \
            (select 1 as n union select 2 union select 3) as k").await;
        db.execute("insert into executions (session_id, owner, status, language, latest_seq, body) \
            select session_id, owner, 'completed', 'en', 1, '{}' from sessions where session_id < 'ses_025'").await;
        db.execute("insert into transcript_entries (session_id, seq, body) \
            select session_id, 1, '{}' from executions").await;
        let with_steps = async || {
            let mut count = 0;
            for session_id in &ids {
                count += usize::from(!db.store.steps(session_id).await.unwrap().is_empty());
            }
            count
        };
        // Ten executions at a time, then a hundred sessions at a time, with all of their steps.
        assert_eq!(with_steps().await, 145);
        assert_eq!(db.erase("usr_a", OwnedStore::Executions).await, 3);
        assert_eq!(with_steps().await, 120);
        assert_eq!(db.erase("usr_a", OwnedStore::Sessions).await, 2);
        assert_eq!(with_steps().await, 0);
        assert!(db.store.sessions("usr_a").await.unwrap().is_empty());
    }

    async fn an_erasure_is_recorded_until_it_is_done(db: &TestDatabase) {
        let due = async |now| {
            let records = db.store.due_erasures(at(now), 2).await.unwrap();
            records.into_iter().map(|record| record.owner).collect::<Vec<_>>()
        };
        for owner in ["usr_a", "usr_b", "usr_c"] {
            db.put([Mutation::RecordErasure(record(owner, 10))]).await;
        }
        db.put([Mutation::RecordErasure(record("usr_a", 99))]).await;
        assert_eq!(db.store.erasure("usr_a").await, Ok(Some(record("usr_a", 10))));
        assert_eq!(db.store.erasure("usr_d").await, Ok(None));
        assert!(due(9).await.is_empty());
        assert_eq!(due(10).await, ["usr_a", "usr_b"]);
        db.put([Mutation::RescheduleErasure { owner: "usr_a".to_owned(), attempts: 3, next_at: at(50) }]).await;
        assert_eq!(due(60).await, ["usr_b", "usr_c"]);
        let kept = db.store.erasure("usr_a").await.unwrap().unwrap();
        assert_eq!((kept.attempts, kept.next_at), (3, at(50)));
        db.put([Mutation::FinishErasure { owner: "usr_b".to_owned() }]).await;
        assert_eq!(due(60).await, ["usr_c", "usr_a"]);
    }

    async fn a_store_is_found_empty_only_when_it_is(db: &TestDatabase) {
        for batch in 0..8 {
            db.put((0..50).map(|number| Mutation::PutReview {
                review: Review {
                    owner: "usr_a".to_owned(),
                    key: ReviewKey { task_id: Some(format!("{batch}-{number}")), ..review_key("ses_1") },
                    rating: 3,
                    comment: None,
                    created_at: at(1),
                    updated_at: at(1),
                },
                most: 1_000,
            }))
            .await;
        }
        // Eight erasures delete the same slices. One that waits for the rows of another must not take them for the
        // last.
        let erased = async || {
            db.erase("usr_a", OwnedStore::Reviews).await;
            assert_eq!(db.erase("usr_a", OwnedStore::Reviews).await, 0, "rows were left");
        };
        tokio::join!(erased(), erased(), erased(), erased(), erased(), erased(), erased(), erased());
    }
}
