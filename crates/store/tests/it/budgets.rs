use pipeline::budget::DaySpend;
use pipeline::execution::Usage;
use pipeline::ports::store::{Batch, Guard, Mutation};

use crate::fixtures::{begin, step};
use crate::test_database::on_both;

fn usage(calls: u64) -> Usage {
    Usage {
        calls,
        input_tokens: 100 * calls,
        output_tokens: 10 * calls,
        cost_micros: 7 * calls,
    }
}

fn all(all: Usage) -> DaySpend {
    DaySpend {
        all,
        own: Usage::default(),
    }
}

on_both! {
    async fn a_day_adds_up_and_the_next_begins_at_nothing(db: &TestDatabase) {
        assert_eq!(db.store.spent("usr_a", 1).await, Ok(DaySpend::default()));
        db.put([Mutation::Spend { day: 1, usage: usage(1) }]).await;
        db.put([Mutation::Spend { day: 1, usage: usage(2) }, Mutation::Spend { day: 2, usage: usage(5) }]).await;
        assert_eq!(db.store.spent("usr_a", 1).await, Ok(all(usage(3))));
        assert_eq!(db.store.spent("usr_a", 2).await, Ok(all(usage(5))));
        db.put([Mutation::SweepSpend { before_day: 2 }]).await;
        assert_eq!(db.store.spent("usr_a", 1).await, Ok(DaySpend::default()));
        assert_eq!(db.store.spent("usr_a", 2).await, Ok(all(usage(5))));
    }

    async fn each_owner_has_a_sum_of_their_own(db: &TestDatabase) {
        let spend = |owner: &str, day, calls| {
            let (owner, usage) = (owner.to_owned(), usage(calls));
            [Mutation::SpendForOwner { owner, day, usage }, Mutation::Spend { day, usage }]
        };
        for (owner, day, calls) in [("usr_a", 1, 1), ("usr_b", 1, 4), ("usr_a", 1, 2), ("usr_a", 2, 9)] {
            db.put(spend(owner, day, calls)).await;
        }
        let sums = |all, own| Ok(DaySpend { all: usage(all), own: usage(own) });
        assert_eq!(db.store.spent("usr_a", 1).await, sums(7, 3));
        assert_eq!(db.store.spent("usr_b", 1).await, sums(7, 4));
        assert_eq!(db.store.spent("usr_c", 1).await, sums(7, 0));
        assert_eq!(db.store.spent("usr_b", 2).await, sums(9, 0));
        assert_eq!(db.store.spent_by_day("usr_a", 1).await, Ok(vec![(1, usage(3)), (2, usage(9))]));
        assert_eq!(db.store.spent_by_day("usr_a", 2).await, Ok(vec![(2, usage(9))]));
        assert_eq!(db.store.spent_by_day("usr_c", 1).await, Ok(vec![]));
        db.put([Mutation::SweepOwnerSpend { before_day: 2 }]).await;
        assert_eq!(db.store.spent("usr_a", 1).await, sums(7, 0));
        assert_eq!(db.store.spent("usr_a", 2).await, sums(9, 9));
    }

    /// The spend is rolled back if the step is recorded already.
    async fn a_step_is_paid_for_once(db: &TestDatabase) {
        begin(db, "usr_a", "ses_1").await;
        let record = || Mutation::RecordStep { session_id: "ses_1".to_owned(), step: step("triage/1") };
        let spend = || Mutation::Spend { day: 1, usage: usage(1) };
        db.put([record(), spend()]).await;
        db.refused(Guard::StepAbsent, [record(), spend()]).await;
        assert_eq!(db.store.spent("usr_a", 1).await, Ok(all(usage(1))));
    }

    async fn fifty_at_once_lose_nothing(db: &TestDatabase) {
        let spends = (0..50).map(|_| {
            let store = db.store.clone();
            tokio::spawn(async move { store.commit(Batch::of([Mutation::Spend { day: 1, usage: usage(1) }])).await })
        });
        for outcome in futures::future::join_all(spends).await {
            outcome.unwrap().unwrap();
        }
        assert_eq!(db.store.spent("usr_a", 1).await, Ok(all(usage(50))));
    }
}
