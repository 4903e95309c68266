use pipeline::idempotency::IdempotencyRecord;
use pipeline::ports::store::{Guard, Mutation};

use crate::fixtures::{at, scope};
use crate::test_database::on_both;

fn claim(token: &str) -> Mutation {
    Mutation::ClaimIdempotency {
        scope: scope("usr_a", "key"),
        fingerprint: format!("print of {token}"),
        token: token.to_owned(),
        held_until: at(20),
        now: at(10),
    }
}

fn take_over(from: &str, token: &str, now: i64) -> Mutation {
    Mutation::TakeOverIdempotency {
        scope: scope("usr_a", "key"),
        from_token: from.to_owned(),
        fingerprint: format!("print of {token}"),
        token: token.to_owned(),
        held_until: at(now + 10),
        now: at(now),
    }
}

fn renew(token: &str, until: i64) -> Mutation {
    Mutation::RenewIdempotency {
        scope: scope("usr_a", "key"),
        token: token.to_owned(),
        held_until: at(until),
    }
}

fn outcome() -> String {
    "{\"to\": \"the byte\"}\n".to_owned()
}

fn complete(token: &str) -> Mutation {
    Mutation::CompleteIdempotency {
        scope: scope("usr_a", "key"),
        token: token.to_owned(),
        outcome: outcome(),
    }
}

fn release(token: &str) -> Mutation {
    Mutation::ReleaseIdempotency {
        scope: scope("usr_a", "key"),
        token: token.to_owned(),
    }
}

on_both! {
    async fn a_key_is_claimed_once_and_reads_back(db: &TestDatabase) {
        assert_eq!(db.store.idempotency(&scope("usr_a", "key")).await, Ok(None));
        db.put([claim("t1")]).await;
        db.refused(Guard::IdempotencyFree, [claim("t2")]).await;
        let record = IdempotencyRecord {
            fingerprint: "print of t1".to_owned(),
            token: "t1".to_owned(),
            held_until: at(20),
            outcome: None,
            created_at: at(10),
        };
        assert_eq!(db.store.idempotency(&scope("usr_a", "key")).await, Ok(Some(record)));
        assert_eq!(db.store.idempotency(&scope("usr_b", "key")).await, Ok(None));
        assert_eq!(db.store.idempotency(&scope("usr_a", "other")).await, Ok(None));
    }

    async fn many_claims_have_one_holder(db: &TestDatabase) {
        let claims = (0..12).map(|number| db.commit([claim(&format!("t{number}"))]));
        let outcomes = futures::future::join_all(claims).await;
        assert_eq!(outcomes.iter().filter(|outcome| outcome.is_ok()).count(), 1);
    }

    async fn the_holder_completes_and_nobody_else(db: &TestDatabase) {
        db.put([claim("t1")]).await;
        db.refused(Guard::IdempotencyHeld, [complete("t2")]).await;
        db.put([renew("t1", 30)]).await;
        db.refused(Guard::IdempotencyHeld, [renew("t2", 99)]).await;
        db.put([complete("t1")]).await;
        let record = db.store.idempotency(&scope("usr_a", "key")).await.unwrap().unwrap();
        assert_eq!(record.outcome, Some(outcome()));
        // A completed key is no longer held: nothing can change or release it.
        db.refused(Guard::IdempotencyHeld, [complete("t1")]).await;
        db.refused(Guard::IdempotencyHeld, [renew("t1", 99)]).await;
        db.put([release("t1")]).await;
        let after = db.store.idempotency(&scope("usr_a", "key")).await.unwrap().unwrap();
        assert_eq!(after.outcome, Some(outcome()));
    }

    async fn a_dead_holder_is_taken_over_and_a_live_one_is_not(db: &TestDatabase) {
        db.put([claim("t1")]).await;
        db.refused(Guard::IdempotencyFree, [take_over("t1", "t2", 19)]).await;
        // Its claim had expired at 20, but was renewed before the take-over.
        db.put([renew("t1", 25)]).await;
        db.refused(Guard::IdempotencyFree, [take_over("t1", "t2", 20)]).await;
        db.put([take_over("t1", "t2", 25)]).await;
        db.refused(Guard::IdempotencyFree, [take_over("t1", "t3", 26)]).await;
        db.refused(Guard::IdempotencyHeld, [complete("t1")]).await;
        db.put([release("t1")]).await;
        let record = db.store.idempotency(&scope("usr_a", "key")).await.unwrap().unwrap();
        assert_eq!((record.token.as_str(), record.created_at), ("t2", at(25)));
        assert_eq!(record.fingerprint, "print of t2");
    }

    /// A holder whose claim expired, but who completes before the take-over, keeps the outcome.
    async fn an_answer_is_not_lost_to_a_take_over(db: &TestDatabase) {
        db.put([claim("t1")]).await;
        let judged = db.store.idempotency(&scope("usr_a", "key")).await.unwrap().unwrap();
        db.put([complete("t1")]).await;
        db.refused(Guard::IdempotencyFree, [take_over(&judged.token, "t2", 50)]).await;
        // A completed record that is too old can be taken over by a request that has read it since.
        let judged = db.store.idempotency(&scope("usr_a", "key")).await.unwrap().unwrap();
        assert_eq!(judged.outcome, Some(outcome()));
        db.put([take_over(&judged.token, "t2", 90_000)]).await;
        let record = db.store.idempotency(&scope("usr_a", "key")).await.unwrap().unwrap();
        assert_eq!((record.outcome, record.token.as_str()), (None, "t2"));
    }

    async fn a_released_key_is_free(db: &TestDatabase) {
        db.put([claim("t1")]).await;
        db.put([release("t2")]).await;
        db.refused(Guard::IdempotencyFree, [claim("t2")]).await;
        db.put([release("t1")]).await;
        db.put([claim("t2")]).await;
    }

    async fn the_sweep_takes_what_is_old_and_not_held(db: &TestDatabase) {
        let sweep = |before, now| Mutation::SweepIdempotency { before: at(before), now: at(now) };
        let there = async || db.store.idempotency(&scope("usr_a", "key")).await.unwrap().is_some();
        db.put([claim("t1")]).await;
        db.refused(Guard::RowsLeft, [sweep(10, 100)]).await;
        db.refused(Guard::RowsLeft, [sweep(11, 19)]).await;
        assert!(there().await);
        db.put([sweep(11, 20)]).await;
        assert!(!there().await);
        db.put([claim("t1"), complete("t1")]).await;
        db.put([sweep(11, 11)]).await;
        assert!(!there().await);
    }
}
