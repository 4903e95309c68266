use pipeline::api_key::KeyStatus;
use pipeline::ports::store::{Guard, Mutation, StoreError};
use pipeline::principal::Scope;

use crate::fixtures::{at, key, provision, touch};
use crate::test_database::on_both;

fn text(text: &str) -> String {
    text.to_owned()
}

fn draw(cap: i64, day: i64) -> Mutation {
    Mutation::DrawQuota {
        key_id: text("k_1"),
        owner: text("usr_a"),
        day,
        cap,
    }
}

fn change(name: Option<&str>, scopes: Option<&str>) -> Mutation {
    Mutation::UpdateKey {
        owner: text("usr_a"),
        key_id: text("k_1"),
        name: name.map(text),
        scopes: scopes.map(text),
    }
}

fn room(now: i64, most: i64) -> Mutation {
    Mutation::CheckKeyLimit {
        owner: text("usr_a"),
        now: at(now),
        most,
    }
}

fn draw_of_owner(cap: i64) -> Mutation {
    Mutation::DrawOwnerQuota {
        owner: text("usr_a"),
        day: 1,
        cap,
    }
}

on_both! {
    async fn a_change_leaves_what_it_does_not_name(db: &TestDatabase) {
        db.put([Mutation::InsertKey(key("usr_a", "k_1"))]).await;
        db.put([change(None, Some("pipeline:read"))]).await;
        db.put([change(Some("renamed"), None)]).await;
        let stored = db.store.key("k_1").await.unwrap().unwrap();
        assert_eq!((stored.name.as_str(), &stored.scopes[..]), ("renamed", &[Scope::Read][..]));
        db.put([change(None, None)]).await;
        assert_eq!(db.store.key("k_1").await, Ok(Some(stored)));
    }

    async fn of_keys_that_ended_only_the_newest_hundred_are_kept(db: &TestDatabase) {
        let insert = |number: i64, status: KeyStatus| {
            let mut new = key("usr_a", &format!("k_{number:03}"));
            (new.status, new.created_at) = (status, at(number));
            Mutation::InsertKey(new)
        };
        db.put((0..120).map(|number| insert(number, KeyStatus::Revoked))).await;
        let mut expired = key("usr_a", "k_expired");
        (expired.expires_at, expired.created_at) = (Some(at(50)), at(10));
        let foreign = key("usr_b", "k_b");
        db.put([insert(5_000, KeyStatus::Active), Mutation::InsertKey(expired), Mutation::InsertKey(foreign)]).await;
        db.put([Mutation::DropEndedKeys { owner: text("usr_a"), now: at(100) }]).await;
        let left: Vec<String> = db.store.keys_of("usr_a").await.unwrap().into_iter().map(|key| key.key_id).collect();
        assert_eq!(left.len(), 101);
        assert!(left.contains(&text("k_5000")) && left.contains(&text("k_119")) && left.contains(&text("k_020")));
        assert!(!left.contains(&text("k_019")) && !left.contains(&text("k_expired")));
        assert_eq!(db.store.keys_of("usr_b").await.unwrap().len(), 1);
    }

    async fn a_successor_takes_over_what_the_key_is_at_the_commit(db: &TestDatabase) {
        let mut old = key("usr_a", "k_1");
        old.expires_at = Some(at(900));
        db.put([Mutation::InsertKey(old)]).await;
        let rotate = Mutation::RotateKey {
            owner: text("usr_a"),
            key_id: text("k_1"),
            successor_id: text("k_2"),
            grace_ends_at: at(77),
        };
        let succeed = |owner: &str| Mutation::InsertSuccessor {
            owner: text(owner),
            key_id: text("k_1"),
            successor_id: text("k_2"),
            sha256: text("another digest"),
            now: at(70),
        };
        db.refused(Guard::KeyState, [succeed("usr_a")]).await;
        db.refused(Guard::KeyState, [rotate.clone(), succeed("usr_b")]).await;
        db.put([change(Some("renamed"), Some("pipeline:read")), rotate, succeed("usr_a")]).await;
        let new = db.store.key("k_2").await.unwrap().unwrap();
        assert_eq!((new.name.as_str(), &new.scopes[..]), ("renamed", &[Scope::Read][..]));
        assert_eq!((new.status, new.expires_at, new.created_at), (KeyStatus::Active, Some(at(900)), at(70)));
        assert_eq!((new.sha256.as_str(), new.last_used_at), ("another digest", None));
        assert_eq!((new.grace_ends_at, new.successor_id), (None, None));
    }

    async fn only_live_keys_of_the_owner_take_room(db: &TestDatabase) {
        db.put([provision("usr_a"), provision("usr_b")]).await;
        let states = [
            ("k_1", KeyStatus::Active, None, None),
            ("k_2", KeyStatus::Active, Some(50), None),
            ("k_3", KeyStatus::Rotating, None, Some(60)),
            ("k_4", KeyStatus::Revoked, None, None),
        ];
        for (key_id, status, expires, grace) in states {
            let mut key = key("usr_a", key_id);
            (key.status, key.expires_at, key.grace_ends_at) = (status, expires.map(at), grace.map(at));
            db.put([Mutation::InsertKey(key)]).await;
        }
        db.put([Mutation::InsertKey(key("usr_b", "k_5"))]).await;
        for (now, live) in [(49, 3), (50, 2), (60, 1)] {
            db.refused(Guard::KeysLeft, [room(now, live)]).await;
            db.put([room(now, live + 1)]).await;
        }
    }

    async fn many_at_once_never_have_more_keys_than_there_is_room_for(db: &TestDatabase) {
        db.put([provision("usr_a")]).await;
        let issues = (0..30).map(|number| {
            let store = db.store.clone();
            let batch = [touch("usr_a"), room(5, 7), Mutation::InsertKey(key("usr_a", &format!("k_{number}")))];
            tokio::spawn(async move { store.commit(pipeline::ports::store::Batch::of(batch)).await })
        });
        let outcomes = futures::future::join_all(issues).await;
        let refused = Err(StoreError::Guard(Guard::KeysLeft));
        let lost = outcomes.iter().filter(|outcome| *outcome.as_ref().unwrap() == refused).count();
        assert_eq!((lost, db.store.keys_of("usr_a").await.unwrap().len()), (23, 7));
    }

    async fn the_owners_day_is_not_the_keys(db: &TestDatabase) {
        db.put([draw(5, 1), draw_of_owner(2)]).await;
        db.put([draw_of_owner(2)]).await;
        db.refused(Guard::OwnerQuotaLeft, [draw(5, 1), draw_of_owner(2)]).await;
        assert_eq!(db.store.kickoffs("k_1", 1).await, Ok(1));
        assert_eq!(db.store.kickoffs("usr_a", 1).await, Ok(2));
    }

    async fn a_key_reads_back_and_its_id_is_new(db: &TestDatabase) {
        let mut full = key("usr_a", "k_1");
        full.last_used_at = Some(at(1));
        full.grace_ends_at = Some(at(2));
        full.successor_id = Some(text("k_2"));
        full.status = KeyStatus::Rotating;
        db.put([Mutation::InsertKey(full.clone())]).await;
        assert_eq!(db.store.key("k_1").await, Ok(Some(full)));
        assert_eq!(db.store.key("k_2").await, Ok(None));
        db.refused(Guard::KeyState, [Mutation::InsertKey(key("usr_b", "k_1"))]).await;
    }

    async fn keys_are_listed_newest_first_and_the_owners(db: &TestDatabase) {
        let keys = [("usr_a", "k_1", 1), ("usr_a", "k_3", 3), ("usr_a", "k_2", 3), ("usr_b", "k_4", 9)];
        for (owner, key_id, created) in keys {
            let mut key = key(owner, key_id);
            key.created_at = at(created);
            db.put([Mutation::InsertKey(key)]).await;
        }
        let ids: Vec<String> = db.store.keys_of("usr_a").await.unwrap().into_iter().map(|key| key.key_id).collect();
        assert_eq!(ids, ["k_3", "k_2", "k_1"]);
    }

    async fn a_key_changes_only_for_its_owner_and_in_its_state(db: &TestDatabase) {
        db.put([Mutation::InsertKey(key("usr_a", "k_1"))]).await;
        let update = |owner: &str| Mutation::UpdateKey {
            owner: text(owner),
            key_id: text("k_1"),
            name: Some(text("renamed")),
            scopes: Some(text("pipeline:write")),
        };
        let rotate = |owner: &str| Mutation::RotateKey {
            owner: text(owner),
            key_id: text("k_1"),
            successor_id: text("k_2"),
            grace_ends_at: at(77),
        };
        let revoke = |owner: &str| Mutation::RevokeKey { owner: text(owner), key_id: text("k_1") };
        for foreign in [update("usr_b"), rotate("usr_b"), revoke("usr_b")] {
            db.refused(Guard::KeyState, [foreign]).await;
        }
        db.put([update("usr_a")]).await;
        db.put([rotate("usr_a")]).await;
        db.refused(Guard::KeyState, [rotate("usr_a")]).await;
        let stored = db.store.key("k_1").await.unwrap().unwrap();
        assert_eq!((stored.name.as_str(), &stored.scopes[..]), ("renamed", &[Scope::Write][..]));
        assert_eq!((stored.status, stored.grace_ends_at), (KeyStatus::Rotating, Some(at(77))));
        assert_eq!(stored.successor_id.as_deref(), Some("k_2"));
        db.put([revoke("usr_a")]).await;
        db.put([revoke("usr_a")]).await;
        assert_eq!(db.store.key("k_1").await.unwrap().unwrap().status, KeyStatus::Revoked);
        db.refused(Guard::KeyState, [update("usr_a")]).await;
    }

    async fn a_key_is_rotated_once_by_many(db: &TestDatabase) {
        db.put([Mutation::InsertKey(key("usr_a", "k_1"))]).await;
        let rotations = (0..10).map(|number| {
            let successor_id = format!("n_{number}");
            let rotate = Mutation::RotateKey {
                owner: text("usr_a"),
                key_id: text("k_1"),
                successor_id: successor_id.clone(),
                grace_ends_at: at(77),
            };
            db.commit([rotate, Mutation::InsertKey(key("usr_a", &successor_id))])
        });
        let outcomes = futures::future::join_all(rotations).await;
        assert_eq!(outcomes.iter().filter(|outcome| outcome.is_ok()).count(), 1);
        assert_eq!(db.store.keys_of("usr_a").await.unwrap().len(), 2);
    }

    async fn a_use_is_noted_and_never_turned_back(db: &TestDatabase) {
        db.put([Mutation::InsertKey(key("usr_a", "k_1"))]).await;
        for moment in [50, 60, 40] {
            db.put([Mutation::TouchKey { key_id: text("k_1"), at: at(moment) }]).await;
        }
        assert_eq!(db.store.key("k_1").await.unwrap().unwrap().last_used_at, Some(at(60)));
    }

    async fn the_quota_ends_at_its_cap_each_day(db: &TestDatabase) {
        db.refused(Guard::QuotaLeft, [draw(0, 1)]).await;
        assert_eq!(db.store.kickoffs("k_1", 1).await, Ok(0));
        db.put([draw(2, 1)]).await;
        db.put([draw(2, 1)]).await;
        assert_eq!(db.store.kickoffs("k_1", 1).await, Ok(2));
        assert_eq!(db.store.kickoffs("k_1", 2).await, Ok(0));
        db.refused(Guard::QuotaLeft, [draw(2, 1)]).await;
        db.put([draw(2, 2)]).await;
        db.put([Mutation::SweepQuota { before_day: 2 }]).await;
        db.put([draw(1, 1)]).await;
        db.refused(Guard::QuotaLeft, [draw(1, 2)]).await;
    }

    /// A batch that fails for another reason draws nothing from the quota.
    async fn a_failed_batch_draws_nothing(db: &TestDatabase) {
        let insert = || Mutation::InsertKey(key("usr_a", "k_1"));
        db.put([insert()]).await;
        db.refused(Guard::KeyState, [draw(1, 1), insert()]).await;
        db.put([draw(1, 1)]).await;
    }

    async fn fifty_at_once_never_exceed_the_cap(db: &TestDatabase) {
        let draws = (0..50).map(|_| {
            let store = db.store.clone();
            tokio::spawn(async move { store.commit(pipeline::ports::store::Batch::of([draw(20, 1)])).await })
        });
        let outcomes = futures::future::join_all(draws).await;
        let outcomes: Vec<_> = outcomes.into_iter().map(|outcome| outcome.unwrap()).collect();
        let won = outcomes.iter().filter(|outcome| outcome.is_ok()).count();
        let refused = Err(StoreError::Guard(Guard::QuotaLeft));
        let lost = outcomes.iter().filter(|outcome| **outcome == refused).count();
        assert_eq!((won, lost), (20, 30));
    }
}
