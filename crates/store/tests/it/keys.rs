use pipeline::api_key::KeyStatus;
use pipeline::ports::store::{Guard, Mutation, StoreError};
use pipeline::principal::Scope;

use crate::fixtures::{at, key, provision, touch};
use crate::ground::on_both;

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
    Mutation::RoomForKey {
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
    async fn a_change_leaves_what_it_does_not_name(ground: &Ground) {
        ground.put([Mutation::InsertKey(key("usr_a", "k_1"))]).await;
        ground.put([change(None, Some("pipeline:read"))]).await;
        ground.put([change(Some("renamed"), None)]).await;
        let stored = ground.store.key("k_1").await.unwrap().unwrap();
        assert_eq!((stored.name.as_str(), &stored.scopes[..]), ("renamed", &[Scope::Read][..]));
        ground.put([change(None, None)]).await;
        assert_eq!(ground.store.key("k_1").await, Ok(Some(stored)));
    }

    async fn a_successor_takes_over_what_the_key_is_at_the_commit(ground: &Ground) {
        let mut old = key("usr_a", "k_1");
        old.expires_at = Some(at(900));
        ground.put([Mutation::InsertKey(old)]).await;
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
        ground.refused(Guard::KeyState, [succeed("usr_a")]).await;
        ground.refused(Guard::KeyState, [rotate.clone(), succeed("usr_b")]).await;
        ground.put([change(Some("renamed"), Some("pipeline:read")), rotate, succeed("usr_a")]).await;
        let new = ground.store.key("k_2").await.unwrap().unwrap();
        assert_eq!((new.name.as_str(), &new.scopes[..]), ("renamed", &[Scope::Read][..]));
        assert_eq!((new.status, new.expires_at, new.created_at), (KeyStatus::Active, Some(at(900)), at(70)));
        assert_eq!((new.sha256.as_str(), new.last_used_at), ("another digest", None));
        assert_eq!((new.grace_ends_at, new.successor_id), (None, None));
    }

    async fn only_live_keys_of_the_owner_take_room(ground: &Ground) {
        ground.put([provision("usr_a"), provision("usr_b")]).await;
        let states = [
            ("k_1", KeyStatus::Active, None, None),
            ("k_2", KeyStatus::Active, Some(50), None),
            ("k_3", KeyStatus::Rotating, None, Some(60)),
            ("k_4", KeyStatus::Revoked, None, None),
        ];
        for (key_id, status, expires, grace) in states {
            let mut key = key("usr_a", key_id);
            (key.status, key.expires_at, key.grace_ends_at) = (status, expires.map(at), grace.map(at));
            ground.put([Mutation::InsertKey(key)]).await;
        }
        ground.put([Mutation::InsertKey(key("usr_b", "k_5"))]).await;
        for (now, live) in [(49, 3), (50, 2), (60, 1)] {
            ground.refused(Guard::KeysLeft, [room(now, live)]).await;
            ground.put([room(now, live + 1)]).await;
        }
    }

    async fn many_at_once_never_have_more_keys_than_there_is_room_for(ground: &Ground) {
        ground.put([provision("usr_a")]).await;
        let issues = (0..30).map(|number| {
            let store = ground.store.clone();
            let batch = [touch("usr_a"), room(5, 7), Mutation::InsertKey(key("usr_a", &format!("k_{number}")))];
            tokio::spawn(async move { store.commit(pipeline::ports::store::Batch::of(batch)).await })
        });
        let outcomes = futures::future::join_all(issues).await;
        let refused = Err(StoreError::Guard(Guard::KeysLeft));
        let lost = outcomes.iter().filter(|outcome| *outcome.as_ref().unwrap() == refused).count();
        assert_eq!((lost, ground.store.keys_of("usr_a").await.unwrap().len()), (23, 7));
    }

    async fn the_owners_day_is_not_the_keys(ground: &Ground) {
        ground.put([draw(5, 1), draw_of_owner(2)]).await;
        ground.put([draw_of_owner(2)]).await;
        ground.refused(Guard::OwnerQuotaLeft, [draw(5, 1), draw_of_owner(2)]).await;
        assert_eq!(ground.store.kickoffs("k_1", 1).await, Ok(1));
        assert_eq!(ground.store.kickoffs("usr_a", 1).await, Ok(2));
    }

    async fn a_key_reads_back_and_its_id_is_new(ground: &Ground) {
        let mut full = key("usr_a", "k_1");
        full.last_used_at = Some(at(1));
        full.grace_ends_at = Some(at(2));
        full.successor_id = Some(text("k_2"));
        full.status = KeyStatus::Rotating;
        ground.put([Mutation::InsertKey(full.clone())]).await;
        assert_eq!(ground.store.key("k_1").await, Ok(Some(full)));
        assert_eq!(ground.store.key("k_2").await, Ok(None));
        ground.refused(Guard::KeyState, [Mutation::InsertKey(key("usr_b", "k_1"))]).await;
    }

    async fn keys_are_listed_newest_first_and_the_owners(ground: &Ground) {
        let keys = [("usr_a", "k_1", 1), ("usr_a", "k_3", 3), ("usr_a", "k_2", 3), ("usr_b", "k_4", 9)];
        for (owner, key_id, created) in keys {
            let mut key = key(owner, key_id);
            key.created_at = at(created);
            ground.put([Mutation::InsertKey(key)]).await;
        }
        let ids: Vec<String> = ground.store.keys_of("usr_a").await.unwrap().into_iter().map(|key| key.key_id).collect();
        assert_eq!(ids, ["k_3", "k_2", "k_1"]);
    }

    async fn a_key_changes_only_for_its_owner_and_in_its_state(ground: &Ground) {
        ground.put([Mutation::InsertKey(key("usr_a", "k_1"))]).await;
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
            ground.refused(Guard::KeyState, [foreign]).await;
        }
        ground.put([update("usr_a")]).await;
        ground.put([rotate("usr_a")]).await;
        ground.refused(Guard::KeyState, [rotate("usr_a")]).await;
        let stored = ground.store.key("k_1").await.unwrap().unwrap();
        assert_eq!((stored.name.as_str(), &stored.scopes[..]), ("renamed", &[Scope::Write][..]));
        assert_eq!((stored.status, stored.grace_ends_at), (KeyStatus::Rotating, Some(at(77))));
        assert_eq!(stored.successor_id.as_deref(), Some("k_2"));
        ground.put([revoke("usr_a")]).await;
        ground.put([revoke("usr_a")]).await;
        assert_eq!(ground.store.key("k_1").await.unwrap().unwrap().status, KeyStatus::Revoked);
        ground.refused(Guard::KeyState, [update("usr_a")]).await;
    }

    async fn a_key_is_rotated_once_by_many(ground: &Ground) {
        ground.put([Mutation::InsertKey(key("usr_a", "k_1"))]).await;
        let rotations = (0..10).map(|number| {
            let successor_id = format!("n_{number}");
            let rotate = Mutation::RotateKey {
                owner: text("usr_a"),
                key_id: text("k_1"),
                successor_id: successor_id.clone(),
                grace_ends_at: at(77),
            };
            ground.commit([rotate, Mutation::InsertKey(key("usr_a", &successor_id))])
        });
        let outcomes = futures::future::join_all(rotations).await;
        assert_eq!(outcomes.iter().filter(|outcome| outcome.is_ok()).count(), 1);
        assert_eq!(ground.store.keys_of("usr_a").await.unwrap().len(), 2);
    }

    async fn a_use_is_noted_and_never_turned_back(ground: &Ground) {
        ground.put([Mutation::InsertKey(key("usr_a", "k_1"))]).await;
        for moment in [50, 60, 40] {
            ground.put([Mutation::TouchKey { key_id: text("k_1"), at: at(moment) }]).await;
        }
        assert_eq!(ground.store.key("k_1").await.unwrap().unwrap().last_used_at, Some(at(60)));
    }

    async fn the_quota_ends_at_its_cap_each_day(ground: &Ground) {
        ground.refused(Guard::QuotaLeft, [draw(0, 1)]).await;
        assert_eq!(ground.store.kickoffs("k_1", 1).await, Ok(0));
        ground.put([draw(2, 1)]).await;
        ground.put([draw(2, 1)]).await;
        assert_eq!(ground.store.kickoffs("k_1", 1).await, Ok(2));
        assert_eq!(ground.store.kickoffs("k_1", 2).await, Ok(0));
        ground.refused(Guard::QuotaLeft, [draw(2, 1)]).await;
        ground.put([draw(2, 2)]).await;
        ground.put([Mutation::SweepQuota { before_day: 2 }]).await;
        ground.put([draw(1, 1)]).await;
        ground.refused(Guard::QuotaLeft, [draw(1, 2)]).await;
    }

    /// A batch that fails for another reason gives back what it drew.
    async fn a_failed_batch_draws_nothing(ground: &Ground) {
        let insert = || Mutation::InsertKey(key("usr_a", "k_1"));
        ground.put([insert()]).await;
        ground.refused(Guard::KeyState, [draw(1, 1), insert()]).await;
        ground.put([draw(1, 1)]).await;
    }

    async fn fifty_at_once_never_exceed_the_cap(ground: &Ground) {
        let draws = (0..50).map(|_| {
            let store = ground.store.clone();
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
