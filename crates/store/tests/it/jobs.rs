use std::time::Duration;

use pipeline::ports::store::{Claim, Guard, Job, Mutation};

use crate::fixtures::{at, claim, job};
use crate::test_database::on_both;

fn hold(job: &Job, worker: &str, until: i64) -> Mutation {
    Mutation::HoldLease {
        job_id: job.job_id.clone(),
        worker: worker.to_owned(),
        fence: job.fence,
        lease_until: at(until),
    }
}

fn finish(job: &Job, worker: &str) -> Mutation {
    Mutation::FinishJob {
        job_id: job.job_id.clone(),
        worker: worker.to_owned(),
        fence: job.fence,
    }
}

on_both! {
    async fn a_job_is_claimed_when_it_is_due(db: &TestDatabase) {
        assert_eq!(db.store.next_job_at().await, Ok(None));
        db.put([Mutation::Enqueue(job("usr_a", "ses_1"))]).await;
        assert_eq!(db.store.next_job_at().await, Ok(Some(at(100))));
        assert_eq!(db.store.claim_job(&claim("w", 99)).await, Ok(None));
        let claimed = db.store.claim_job(&claim("w", 100)).await.unwrap().unwrap();
        assert!(claimed.fence > 0);
        assert_eq!(claimed, Job { fence: claimed.fence, attempts: 1, ..job("usr_a", "ses_1") });
        assert_eq!(db.store.claim_job(&claim("v", 101)).await, Ok(None));
    }

    async fn owners_take_turns_and_the_oldest_of_a_turn_comes_first(db: &TestDatabase) {
        let queue = async |owner: &str, session_id: &str, run_at: i64| {
            let queued = Job { run_at: at(run_at), ..job(owner, session_id) };
            db.put([Mutation::Enqueue(queued)]).await;
        };
        let next = async || {
            let job = db.store.claim_job(&claim("w", 200)).await.unwrap();
            job.map(|job| job.session_id).unwrap_or_default()
        };
        for session_id in ["a1", "a2", "a3", "a4"] {
            queue("usr_a", session_id, 10).await;
        }
        queue("usr_b", "b1", 20).await;
        queue("usr_c", "c1", 15).await;
        queue("usr_b", "b2", 20).await;
        assert_eq!([next().await, next().await, next().await], ["a1", "c1", "b1"]);
        // An owner who comes late joins the turn that is being served, but does not overtake everybody.
        queue("usr_d", "d1", 30).await;
        assert_eq!([next().await, next().await, next().await], ["d1", "a2", "b2"]);
        assert_eq!([next().await, next().await, next().await], ["a3", "a4", ""]);
    }

    async fn the_jobs_of_an_owner_can_be_skipped(db: &TestDatabase) {
        for (owner, session_id) in [("usr_a", "a1"), ("usr_a", "a2"), ("usr_b", "b1")] {
            db.put([Mutation::Enqueue(job(owner, session_id))]).await;
        }
        let next = async |skip: Option<&str>| {
            let skip_owner = skip.map(str::to_owned);
            let claim = Claim { skip_owner, ..claim("w", 200) };
            let job = db.store.claim_job(&claim).await.unwrap();
            job.map(|job| job.session_id)
        };
        assert_eq!(next(Some("usr_a")).await.as_deref(), Some("b1"));
        assert_eq!(next(Some("usr_a")).await, None);
        assert_eq!(next(None).await.as_deref(), Some("a1"));
        assert_eq!(next(Some("usr_b")).await.as_deref(), Some("a2"));
    }

    async fn a_step_done_resets_the_count_of_attempts(db: &TestDatabase) {
        db.put([Mutation::Enqueue(job("usr_a", "ses_1"))]).await;
        let mut now = 200;
        for attempts in 1..=3 {
            let held = db.store.claim_job(&claim("w", now)).await.unwrap().unwrap();
            assert_eq!(held.attempts, attempts);
            now += 1_000;
        }
        let held = db.store.claim_job(&claim("w", now)).await.unwrap().unwrap();
        let progress = Mutation::Progress {
            job_id: held.job_id.clone(),
            worker: "w".to_owned(),
            fence: held.fence,
            lease_until: at(now + 10),
        };
        db.put([progress]).await;
        let held = db.store.claim_job(&claim("w", now + 1_000)).await.unwrap().unwrap();
        assert_eq!(held.attempts, 2);
    }

    async fn a_job_is_enqueued_once_until_it_is_finished(db: &TestDatabase) {
        let enqueue = || Mutation::Enqueue(job("usr_a", "ses_1"));
        db.put([enqueue(), enqueue()]).await;
        let first = db.store.claim_job(&claim("w", 100)).await.unwrap().unwrap();
        db.put([enqueue()]).await;
        assert_eq!(db.store.claim_job(&claim("w", 101)).await, Ok(None));
        db.put([finish(&first, "w")]).await;
        assert_eq!(db.store.next_job_at().await, Ok(None));
        db.refused(Guard::LeaseHeld, [finish(&first, "w")]).await;

        // When the job is enqueued again it has a higher fence, so the earlier holder does not hold it.
        db.put([enqueue()]).await;
        let second = db.store.claim_job(&claim("w", 102)).await.unwrap().unwrap();
        assert!(second.fence > first.fence);
        db.refused(Guard::LeaseHeld, [hold(&first, "w", 500)]).await;
    }

    async fn a_lease_that_ran_out_is_taken_and_its_holder_fenced_off(db: &TestDatabase) {
        db.put([Mutation::Enqueue(job("usr_a", "ses_1"))]).await;
        let old = db.store.claim_job(&claim("slow", 100)).await.unwrap().unwrap();
        db.put([hold(&old, "slow", 140)]).await;
        assert_eq!(db.store.claim_job(&claim("quick", 135)).await, Ok(None));
        // The fence grows with every claim.
        let new = db.store.claim_job(&claim("quick", 140)).await.unwrap().unwrap();
        assert!(new.fence > old.fence && new.attempts == 2);
        let other = Mutation::Enqueue(job("usr_a", "ses_2"));
        db.refused(Guard::LeaseHeld, [other, hold(&old, "slow", 999)]).await;
        db.refused(Guard::LeaseHeld, [finish(&old, "slow")]).await;
        db.refused(Guard::LeaseHeld, [hold(&new, "slow", 999)]).await;
        db.put([hold(&new, "quick", 300), finish(&new, "quick")]).await;
        assert_eq!(db.store.next_job_at().await, Ok(None));
    }

    async fn a_suspended_job_is_counted_and_its_wait_is_no_try(db: &TestDatabase) {
        db.put([Mutation::Enqueue(job("usr_a", "ses_1"))]).await;
        let mut now = 100;
        for _ in 0..3 {
            assert_eq!(db.store.suspended_jobs().await, Ok(i64::from(now > 100)));
            let held = db.store.claim_job(&claim("w", now)).await.unwrap().unwrap();
            assert_eq!(held.attempts, 1);
            assert_eq!(db.store.suspended_jobs().await, Ok(0));
            now += 60;
            let suspend = |fence| Mutation::SuspendJob {
                job_id: held.job_id.clone(),
                worker: "w".to_owned(),
                fence,
                run_at: at(now),
            };
            db.refused(Guard::LeaseHeld, [suspend(held.fence - 1)]).await;
            db.put([suspend(held.fence)]).await;
            assert_eq!(db.store.claim_job(&claim("w", now - 1)).await, Ok(None));
        }
    }

    async fn a_job_that_begins_held_is_its_holders_until_the_lease_runs_out(db: &TestDatabase) {
        let mine = Job { fence: at(100).micros(), attempts: 1, ..job("usr_a", "ses_1") };
        let held = || Mutation::EnqueueHeld { job: mine.clone(), worker: "me".to_owned(), lease_until: at(130) };
        db.put([held()]).await;
        db.refused(Guard::LeaseHeld, [held()]).await;
        assert_eq!(db.store.claim_job(&claim("w", 120)).await, Ok(None));
        db.put([hold(&mine, "me", 140)]).await;
        let taken = db.store.claim_job(&claim("w", 140)).await.unwrap().unwrap();
        assert_eq!((taken.attempts, taken.kind), (2, mine.kind));
        db.refused(Guard::LeaseHeld, [finish(&mine, "me")]).await;
        db.put([finish(&taken, "w")]).await;
        db.put([held(), finish(&mine, "me")]).await;
        assert_eq!(db.store.next_job_at().await, Ok(None));
    }

    async fn a_released_job_runs_again_later(db: &TestDatabase) {
        db.put([Mutation::Enqueue(job("usr_a", "ses_1"))]).await;
        let held = db.store.claim_job(&claim("w", 100)).await.unwrap().unwrap();
        let release = Mutation::ReleaseJob {
            job_id: held.job_id.clone(),
            worker: "w".to_owned(),
            fence: held.fence,
            run_at: at(110),
            counted: true,
        };
        db.put([release.clone()]).await;
        db.refused(Guard::LeaseHeld, [release]).await;
        assert_eq!(db.store.claim_job(&claim("w", 109)).await, Ok(None));
        let again = db.store.claim_job(&claim("w", 110)).await.unwrap().unwrap();
        assert_eq!((again.run_at, again.attempts), (at(110), 2));
        // A worker that stops releases the job without counting the try.
        let release = Mutation::ReleaseJob {
            job_id: again.job_id.clone(),
            worker: "w".to_owned(),
            fence: again.fence,
            run_at: at(120),
            counted: false,
        };
        db.put([release]).await;
        let again = db.store.claim_job(&claim("w", 120)).await.unwrap().unwrap();
        assert_eq!(again.attempts, 2);
    }

    async fn a_job_of_an_unknown_kind_keeps_nobody_waiting(db: &TestDatabase) {
        db.put([Mutation::Enqueue(job("usr_a", "ses_1"))]).await;
        db.execute("update jobs set kind = 'dance'").await;
        assert_eq!(db.store.next_job_at().await, Ok(None));
        assert_eq!(db.store.claim_job(&claim("w", 100)).await, Ok(None));
        db.put([Mutation::Enqueue(job("usr_b", "ses_2"))]).await;
        let next = db.store.claim_job(&claim("w", 100)).await.unwrap().unwrap();
        assert_eq!(next.session_id, "ses_2");
    }

    async fn stopping_the_jobs_of_an_owner_takes_their_leases(db: &TestDatabase) {
        db.put([Mutation::Enqueue(job("usr_a", "ses_1")), Mutation::Enqueue(job("usr_b", "ses_2"))]).await;
        let held = db.store.claim_job(&claim("w", 100)).await.unwrap().unwrap();
        assert_eq!(held.owner, "usr_a");
        db.put([Mutation::StopJobs { owner: "usr_a".to_owned() }]).await;
        db.refused(Guard::LeaseHeld, [hold(&held, "w", 200)]).await;
        assert_eq!(db.store.claim_job(&claim("w", 500)).await.unwrap().unwrap().owner, "usr_b");
        assert_eq!(db.store.claim_job(&claim("w", 501)).await, Ok(None));
    }

    async fn each_job_is_claimed_by_one_of_many(db: &TestDatabase) {
        for number in 0..5 {
            db.put([Mutation::Enqueue(job("usr_a", &format!("ses_{number}")))]).await;
        }
        let claimers = (0..8).map(|number| {
            let store = db.store.clone();
            tokio::spawn(async move { store.claim_job(&claim(&format!("w{number}"), 100)).await.unwrap() })
        });
        let claimed = futures::future::join_all(claimers).await;
        let jobs = claimed.into_iter().filter_map(|job| job.unwrap());
        let mut ids: Vec<String> = jobs.map(|job| job.session_id).collect();
        ids.sort();
        assert_eq!(ids, ["ses_0", "ses_1", "ses_2", "ses_3", "ses_4"]);
    }

    async fn a_commit_wakes_who_waits_and_who_comes_next(db: &TestDatabase) {
        let soon = Duration::from_secs(5);
        let pause = Duration::from_millis(200);
        let drained = async || while tokio::time::timeout(pause, db.store.job_wakeup()).await.is_ok() {};
        drained().await;
        let (_, woken) = tokio::join!(
            db.put([Mutation::Enqueue(job("usr_a", "ses_1"))]),
            tokio::time::timeout(soon, db.store.job_wakeup()),
        );
        woken.unwrap();
        drained().await;
        db.put([Mutation::Enqueue(job("usr_a", "ses_2"))]).await;
        tokio::time::timeout(soon, db.store.job_wakeup()).await.unwrap();
    }
}

/// Only PostgreSQL notifies other processes; on SQLite they poll.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn postgres_wakes_other_instances() {
    let db = crate::test_database::TestDatabase::postgres().await;
    let other = db.open_again().await;
    while tokio::time::timeout(Duration::from_millis(300), other.job_wakeup())
        .await
        .is_ok()
    {}
    db.put([Mutation::Enqueue(job("usr_a", "ses_1"))]).await;
    tokio::time::timeout(Duration::from_secs(5), other.job_wakeup())
        .await
        .unwrap();
    other.close().await;
    db.clean().await;
}
