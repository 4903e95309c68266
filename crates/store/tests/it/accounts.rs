use pipeline::Timestamp;
use pipeline::account::Standing;
use pipeline::ports::store::{Guard, Mutation, StoreError};
use pipeline::principal::Tier;

use crate::fixtures::{at, begin, profile, provision, session, touch};
use crate::ground::on_both;

fn owner() -> String {
    "usr_a".to_owned()
}

on_both! {
    async fn a_profile_is_provisioned_once_and_reads_back(ground: &Ground) {
        assert_eq!(ground.store.standing("usr_a").await, Ok(Standing::default()));
        ground.put([provision("usr_a")]).await;
        let mut other = profile("usr_a");
        other.tier = Tier::Pro;
        ground.put([Mutation::ProvisionProfile { profile: other, token_issued_at: at(1_000) }]).await;
        let standing = ground.store.standing("usr_a").await.unwrap();
        assert_eq!(standing, Standing { profile: Some(profile("usr_a")), erased_at: None });
        assert_eq!(ground.store.profiles_by_email("usr_a@example.com").await, Ok(vec![profile("usr_a")]));
        assert_eq!(ground.store.profiles_by_email("nobody@example.com").await, Ok(Vec::new()));
    }

    async fn the_tier_is_set(ground: &Ground) {
        ground.put([provision("usr_a"), provision("usr_b")]).await;
        ground.put([Mutation::SetTier { owner: owner(), tier: Tier::Pro }]).await;
        let tier = async |owner| ground.store.standing(owner).await.unwrap().profile.unwrap().tier;
        assert_eq!((tier("usr_a").await, tier("usr_b").await), (Tier::Pro, Tier::Free));
    }

    async fn an_account_under_erasure_or_missing_is_not_active(ground: &Ground) {
        ground.refused(Guard::AccountActive, [touch("usr_a")]).await;
        ground.put([provision("usr_a"), touch("usr_a")]).await;
        ground.put([Mutation::SetErasing { owner: owner(), erasing: true }]).await;
        let insert = Mutation::InsertSession(Box::new(session("usr_a", "ses_1")));
        // The guard comes last, and still takes the session back.
        ground.refused(Guard::AccountActive, [insert, touch("usr_a")]).await;
        assert_eq!(ground.store.sessions("usr_a").await, Ok(Vec::new()));
        ground.put([Mutation::SetErasing { owner: owner(), erasing: false }]).await;
        ground.put([touch("usr_a")]).await;
    }

    async fn the_upgrade_is_bound_to_one_session(ground: &Ground) {
        begin(ground, "usr_a", "ses_1").await;
        let claim = |session_id: &str| Mutation::ClaimUpgrade { owner: owner(), session_id: session_id.to_owned() };
        ground.put([claim("ses_1")]).await;
        ground.put([claim("ses_1")]).await;
        ground.refused(Guard::UpgradeFree, [claim("ses_2")]).await;
        let profile = ground.store.standing("usr_a").await.unwrap().profile.unwrap();
        assert_eq!(profile.upgrade_session.as_deref(), Some("ses_1"));
    }

    async fn the_upgrade_is_claimed_once_by_many(ground: &Ground) {
        ground.put([provision("usr_a")]).await;
        let claims = (0..12).map(|at| {
            ground.commit([Mutation::ClaimUpgrade { owner: owner(), session_id: format!("ses_{at}") }])
        });
        let outcomes = futures::future::join_all(claims).await;
        assert_eq!(outcomes.iter().filter(|outcome| outcome.is_ok()).count(), 1);
        let lost = Err(StoreError::Guard(Guard::UpgradeFree));
        assert_eq!(outcomes.iter().filter(|outcome| **outcome == lost).count(), 11);
    }

    async fn an_old_token_cannot_provision_what_was_erased(ground: &Ground) {
        let with_token = |token_issued_at| Mutation::ProvisionProfile { profile: profile("usr_a"), token_issued_at };
        ground.put([provision("usr_a")]).await;
        let erased = Timestamp::from_micros(5_500_000);
        ground.put([
            Mutation::MarkErased { owner: owner(), at: erased },
            Mutation::EraseProfile { owner: owner() },
        ]).await;
        let standing = ground.store.standing("usr_a").await.unwrap();
        assert_eq!(standing, Standing { profile: None, erased_at: Some(erased) });
        // Older, and of the very second: no profile, so the batch that needs one fails.
        for issued in [4, 5] {
            ground.refused(Guard::AccountActive, [with_token(at(issued)), touch("usr_a")]).await;
        }
        ground.put([with_token(at(6)), touch("usr_a")]).await;
        let standing = ground.store.standing("usr_a").await.unwrap();
        assert_eq!(standing, Standing { profile: Some(profile("usr_a")), erased_at: Some(erased) });
    }

    async fn the_mark_of_an_erasure_never_goes_back(ground: &Ground) {
        for moment in [7, 9, 8] {
            ground.put([Mutation::MarkErased { owner: owner(), at: at(moment) }]).await;
        }
        assert_eq!(ground.store.standing("usr_a").await.unwrap().erased_at, Some(at(9)));
    }

    /// However the two meet, nobody is provisioned with a token from before the erasure.
    async fn provisioning_and_the_end_of_an_erasure_do_not_pass_each_other(ground: &Ground) {
        for round in 0..20 {
            let owner = format!("usr_{round}");
            ground.put([provision(&owner), Mutation::SetErasing { owner: owner.clone(), erasing: true }]).await;
            let again = Mutation::ProvisionProfile { profile: profile(&owner), token_issued_at: at(5) };
            let end = [
                Mutation::MarkErased { owner: owner.clone(), at: at(9) },
                Mutation::EraseProfile { owner: owner.clone() },
            ];
            let (_, ended) = tokio::join!(ground.commit([again, touch(&owner)]), ground.commit(end));
            ended.unwrap();
            assert_eq!(ground.store.standing(&owner).await.unwrap().profile, None);
        }
    }
}
