use pipeline::Timestamp;
use pipeline::account::AccountState;
use pipeline::ports::store::{Guard, Mutation, StoreError};
use pipeline::principal::Tier;

use crate::fixtures::{at, begin, profile, provision, session, touch};
use crate::test_database::on_both;

fn owner() -> String {
    "usr_a".to_owned()
}

on_both! {
    async fn a_profile_is_provisioned_once_and_reads_back(db: &TestDatabase) {
        assert_eq!(db.store.account_state("usr_a").await, Ok(AccountState::default()));
        db.put([provision("usr_a")]).await;
        let mut other = profile("usr_a");
        other.tier = Tier::Pro;
        db.put([Mutation::ProvisionProfile { profile: other, token_issued_at: at(1_000) }]).await;
        let account = db.store.account_state("usr_a").await.unwrap();
        assert_eq!(account, AccountState { profile: Some(profile("usr_a")), erased_at: None });
        assert_eq!(db.store.profiles_by_email("usr_a@example.com").await, Ok(vec![profile("usr_a")]));
        assert_eq!(db.store.profiles_by_email("nobody@example.com").await, Ok(Vec::new()));
    }

    async fn the_tier_is_set(db: &TestDatabase) {
        db.put([provision("usr_a"), provision("usr_b")]).await;
        db.put([Mutation::SetTier { owner: owner(), tier: Tier::Pro }]).await;
        let tier = async |owner| db.store.account_state(owner).await.unwrap().profile.unwrap().tier;
        assert_eq!((tier("usr_a").await, tier("usr_b").await), (Tier::Pro, Tier::Free));
    }

    async fn an_account_under_erasure_or_missing_is_not_active(db: &TestDatabase) {
        db.refused(Guard::AccountActive, [touch("usr_a")]).await;
        db.put([provision("usr_a"), touch("usr_a")]).await;
        db.put([Mutation::SetErasing { owner: owner(), erasing: true }]).await;
        let insert = Mutation::InsertSession(Box::new(session("usr_a", "ses_1")));
        // The guard comes last in the batch, and the insert of the session is still rolled back.
        db.refused(Guard::AccountActive, [insert, touch("usr_a")]).await;
        assert_eq!(db.store.sessions("usr_a").await, Ok(Vec::new()));
        db.put([Mutation::SetErasing { owner: owner(), erasing: false }]).await;
        db.put([touch("usr_a")]).await;
    }

    async fn the_upgrade_is_bound_to_one_session(db: &TestDatabase) {
        begin(db, "usr_a", "ses_1").await;
        let claim = |session_id: &str| Mutation::ClaimUpgrade { owner: owner(), session_id: session_id.to_owned() };
        db.put([claim("ses_1")]).await;
        db.put([claim("ses_1")]).await;
        db.refused(Guard::UpgradeFree, [claim("ses_2")]).await;
        let profile = db.store.account_state("usr_a").await.unwrap().profile.unwrap();
        assert_eq!(profile.upgrade_session.as_deref(), Some("ses_1"));
    }

    async fn the_upgrade_is_claimed_once_by_many(db: &TestDatabase) {
        db.put([provision("usr_a")]).await;
        let claims = (0..12).map(|at| {
            db.commit([Mutation::ClaimUpgrade { owner: owner(), session_id: format!("ses_{at}") }])
        });
        let outcomes = futures::future::join_all(claims).await;
        assert_eq!(outcomes.iter().filter(|outcome| outcome.is_ok()).count(), 1);
        let lost = Err(StoreError::Guard(Guard::UpgradeFree));
        assert_eq!(outcomes.iter().filter(|outcome| **outcome == lost).count(), 11);
    }

    async fn an_old_token_cannot_provision_what_was_erased(db: &TestDatabase) {
        let with_token = |token_issued_at| Mutation::ProvisionProfile { profile: profile("usr_a"), token_issued_at };
        db.put([provision("usr_a")]).await;
        let erased = Timestamp::from_micros(5_500_000);
        db.put([
            Mutation::RefuseTokensUntil { owner: owner(), at: erased },
            Mutation::EraseProfile { owner: owner() },
        ]).await;
        let account = db.store.account_state("usr_a").await.unwrap();
        assert_eq!(account, AccountState { profile: None, erased_at: Some(erased) });
        // Issued before the erasure, and in the same second: no profile is created, so the batch that needs it fails.
        for issued in [4, 5] {
            db.refused(Guard::AccountActive, [with_token(at(issued)), touch("usr_a")]).await;
        }
        db.put([with_token(at(6)), touch("usr_a")]).await;
        let account = db.store.account_state("usr_a").await.unwrap();
        assert_eq!(account, AccountState { profile: Some(profile("usr_a")), erased_at: Some(erased) });
    }

    async fn the_mark_of_an_erasure_never_goes_back(db: &TestDatabase) {
        for moment in [7, 9, 8] {
            db.put([Mutation::RefuseTokensUntil { owner: owner(), at: at(moment) }]).await;
        }
        assert_eq!(db.store.account_state("usr_a").await.unwrap().erased_at, Some(at(9)));
    }

    /// Whichever of the two comes first, a token from before the erasure provisions no profile.
    async fn provisioning_and_the_end_of_an_erasure_do_not_pass_each_other(db: &TestDatabase) {
        for round in 0..20 {
            let owner = format!("usr_{round}");
            db.put([provision(&owner), Mutation::SetErasing { owner: owner.clone(), erasing: true }]).await;
            let again = Mutation::ProvisionProfile { profile: profile(&owner), token_issued_at: at(5) };
            let end = [
                Mutation::RefuseTokensUntil { owner: owner.clone(), at: at(9) },
                Mutation::EraseProfile { owner: owner.clone() },
            ];
            let (_, ended) = tokio::join!(db.commit([again, touch(&owner)]), db.commit(end));
            ended.unwrap();
            assert_eq!(db.store.account_state(&owner).await.unwrap().profile, None);
        }
    }
}
