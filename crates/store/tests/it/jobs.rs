use std::time::Duration;

use pipeline::ports::store::{Guard, Job, Mutation};

use crate::fixtures::{at, claim, job};
use crate::ground::on_both;

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
    async fn a_job_is_claimed_when_it_is_due(ground: &Ground) {
        assert_eq!(ground.store.next_job_at().await, Ok(None));
        ground.put([Mutation::Enqueue(job("usr_a", "ses_1"))]).await;
        assert_eq!(ground.store.next_job_at().await, Ok(Some(at(100))));
        assert_eq!(ground.store.claim_job(&claim("w", 99)).await, Ok(None));
        let claimed = ground.store.claim_job(&claim("w", 100)).await.unwrap().unwrap();
        assert!(claimed.fence > 0);
        assert_eq!(claimed, Job { fence: claimed.fence, attempts: 1, ..job("usr_a", "ses_1") });
        assert_eq!(ground.store.claim_job(&claim("v", 101)).await, Ok(None));
    }

    async fn owners_take_turns_and_the_oldest_of_a_turn_comes_first(ground: &Ground) {
        let queue = async |owner: &str, session_id: &str, run_at: i64| {
            let queued = Job { run_at: at(run_at), ..job(owner, session_id) };
            ground.put([Mutation::Enqueue(queued)]).await;
        };
        let next = async || {
            let job = ground.store.claim_job(&claim("w", 200)).await.unwrap();
            job.map(|job| job.session_id).unwrap_or_default()
        };
        for session_id in ["a1", "a2", "a3", "a4"] {
            queue("usr_a", session_id, 10).await;
        }
        queue("usr_b", "b1", 20).await;
        queue("usr_c", "c1", 15).await;
        queue("usr_b", "b2", 20).await;
        assert_eq!([next().await, next().await, next().await], ["a1", "c1", "b1"]);
        // Somebody who comes late stands beside those who are served, not before everybody who waits.
        queue("usr_d", "d1", 30).await;
        assert_eq!([next().await, next().await, next().await], ["d1", "a2", "b2"]);
        assert_eq!([next().await, next().await, next().await], ["a3", "a4", ""]);
    }

    async fn a_step_done_counts_the_tries_anew(ground: &Ground) {
        ground.put([Mutation::Enqueue(job("usr_a", "ses_1"))]).await;
        let mut now = 200;
        for attempts in 1..=3 {
            let held = ground.store.claim_job(&claim("w", now)).await.unwrap().unwrap();
            assert_eq!(held.attempts, attempts);
            now += 1_000;
        }
        let held = ground.store.claim_job(&claim("w", now)).await.unwrap().unwrap();
        let progress = Mutation::Progress {
            job_id: held.job_id.clone(),
            worker: "w".to_owned(),
            fence: held.fence,
            lease_until: at(now + 10),
        };
        ground.put([progress]).await;
        let held = ground.store.claim_job(&claim("w", now + 1_000)).await.unwrap().unwrap();
        assert_eq!(held.attempts, 2);
    }

    async fn a_job_is_enqueued_once_until_it_is_finished(ground: &Ground) {
        let enqueue = || Mutation::Enqueue(job("usr_a", "ses_1"));
        ground.put([enqueue(), enqueue()]).await;
        let first = ground.store.claim_job(&claim("w", 100)).await.unwrap().unwrap();
        ground.put([enqueue()]).await;
        assert_eq!(ground.store.claim_job(&claim("w", 101)).await, Ok(None));
        ground.put([finish(&first, "w")]).await;
        assert_eq!(ground.store.next_job_at().await, Ok(None));
        ground.refused(Guard::LeaseHeld, [finish(&first, "w")]).await;

        // In its next life the job has a higher fence: who held it before does not hold it now.
        ground.put([enqueue()]).await;
        let second = ground.store.claim_job(&claim("w", 102)).await.unwrap().unwrap();
        assert!(second.fence > first.fence);
        ground.refused(Guard::LeaseHeld, [hold(&first, "w", 500)]).await;
    }

    async fn a_lease_that_ran_out_is_taken_and_its_holder_fenced_off(ground: &Ground) {
        ground.put([Mutation::Enqueue(job("usr_a", "ses_1"))]).await;
        let old = ground.store.claim_job(&claim("slow", 100)).await.unwrap().unwrap();
        ground.put([hold(&old, "slow", 140)]).await;
        assert_eq!(ground.store.claim_job(&claim("quick", 135)).await, Ok(None));
        // The same moment as the first claim would give the same fence, were it not raised.
        let new = ground.store.claim_job(&claim("quick", 140)).await.unwrap().unwrap();
        assert!(new.fence > old.fence && new.attempts == 2);
        let other = Mutation::Enqueue(job("usr_a", "ses_2"));
        ground.refused(Guard::LeaseHeld, [other, hold(&old, "slow", 999)]).await;
        ground.refused(Guard::LeaseHeld, [finish(&old, "slow")]).await;
        ground.refused(Guard::LeaseHeld, [hold(&new, "slow", 999)]).await;
        ground.put([hold(&new, "quick", 300), finish(&new, "quick")]).await;
        assert_eq!(ground.store.next_job_at().await, Ok(None));
    }

    async fn a_suspended_job_is_counted_and_its_wait_is_no_try(ground: &Ground) {
        ground.put([Mutation::Enqueue(job("usr_a", "ses_1"))]).await;
        let mut now = 100;
        for _ in 0..3 {
            assert_eq!(ground.store.suspended_jobs().await, Ok(i64::from(now > 100)));
            let held = ground.store.claim_job(&claim("w", now)).await.unwrap().unwrap();
            assert_eq!(held.attempts, 1);
            assert_eq!(ground.store.suspended_jobs().await, Ok(0));
            now += 60;
            let suspend = |fence| Mutation::SuspendJob {
                job_id: held.job_id.clone(),
                worker: "w".to_owned(),
                fence,
                run_at: at(now),
            };
            ground.refused(Guard::LeaseHeld, [suspend(held.fence - 1)]).await;
            ground.put([suspend(held.fence)]).await;
            assert_eq!(ground.store.claim_job(&claim("w", now - 1)).await, Ok(None));
        }
    }

    async fn a_job_that_begins_held_is_its_holders_until_the_lease_runs_out(ground: &Ground) {
        let mine = Job { fence: at(100).micros(), attempts: 1, ..job("usr_a", "ses_1") };
        let held = || Mutation::EnqueueHeld { job: mine.clone(), worker: "me".to_owned(), lease_until: at(130) };
        ground.put([held()]).await;
        ground.refused(Guard::LeaseHeld, [held()]).await;
        assert_eq!(ground.store.claim_job(&claim("w", 120)).await, Ok(None));
        ground.put([hold(&mine, "me", 140)]).await;
        let taken = ground.store.claim_job(&claim("w", 140)).await.unwrap().unwrap();
        assert_eq!((taken.attempts, taken.kind), (2, mine.kind));
        ground.refused(Guard::LeaseHeld, [finish(&mine, "me")]).await;
        ground.put([finish(&taken, "w")]).await;
        ground.put([held(), finish(&mine, "me")]).await;
        assert_eq!(ground.store.next_job_at().await, Ok(None));
    }

    async fn a_released_job_runs_again_later(ground: &Ground) {
        ground.put([Mutation::Enqueue(job("usr_a", "ses_1"))]).await;
        let held = ground.store.claim_job(&claim("w", 100)).await.unwrap().unwrap();
        let release = Mutation::ReleaseJob {
            job_id: held.job_id.clone(),
            worker: "w".to_owned(),
            fence: held.fence,
            run_at: at(110),
            counted: true,
        };
        ground.put([release.clone()]).await;
        ground.refused(Guard::LeaseHeld, [release]).await;
        assert_eq!(ground.store.claim_job(&claim("w", 109)).await, Ok(None));
        let again = ground.store.claim_job(&claim("w", 110)).await.unwrap().unwrap();
        assert_eq!((again.run_at, again.attempts), (at(110), 2));
        // A worker that stops gives it back as it was.
        let release = Mutation::ReleaseJob {
            job_id: again.job_id.clone(),
            worker: "w".to_owned(),
            fence: again.fence,
            run_at: at(120),
            counted: false,
        };
        ground.put([release]).await;
        let again = ground.store.claim_job(&claim("w", 120)).await.unwrap().unwrap();
        assert_eq!(again.attempts, 2);
    }

    async fn a_job_of_an_unknown_kind_keeps_nobody_waiting(ground: &Ground) {
        ground.put([Mutation::Enqueue(job("usr_a", "ses_1"))]).await;
        ground.execute("update jobs set kind = 'dance'").await;
        assert_eq!(ground.store.next_job_at().await, Ok(None));
        assert_eq!(ground.store.claim_job(&claim("w", 100)).await, Ok(None));
        ground.put([Mutation::Enqueue(job("usr_b", "ses_2"))]).await;
        let next = ground.store.claim_job(&claim("w", 100)).await.unwrap().unwrap();
        assert_eq!(next.session_id, "ses_2");
    }

    async fn stopping_the_jobs_of_an_owner_takes_their_leases(ground: &Ground) {
        ground.put([Mutation::Enqueue(job("usr_a", "ses_1")), Mutation::Enqueue(job("usr_b", "ses_2"))]).await;
        let held = ground.store.claim_job(&claim("w", 100)).await.unwrap().unwrap();
        assert_eq!(held.owner, "usr_a");
        ground.put([Mutation::StopJobs { owner: "usr_a".to_owned() }]).await;
        ground.refused(Guard::LeaseHeld, [hold(&held, "w", 200)]).await;
        assert_eq!(ground.store.claim_job(&claim("w", 500)).await.unwrap().unwrap().owner, "usr_b");
        assert_eq!(ground.store.claim_job(&claim("w", 501)).await, Ok(None));
    }

    async fn each_job_is_claimed_by_one_of_many(ground: &Ground) {
        for number in 0..5 {
            ground.put([Mutation::Enqueue(job("usr_a", &format!("ses_{number}")))]).await;
        }
        let claimers = (0..8).map(|number| {
            let store = ground.store.clone();
            tokio::spawn(async move { store.claim_job(&claim(&format!("w{number}"), 100)).await.unwrap() })
        });
        let claimed = futures::future::join_all(claimers).await;
        let jobs = claimed.into_iter().filter_map(|job| job.unwrap());
        let mut ids: Vec<String> = jobs.map(|job| job.session_id).collect();
        ids.sort();
        assert_eq!(ids, ["ses_0", "ses_1", "ses_2", "ses_3", "ses_4"]);
    }

    async fn a_commit_wakes_who_waits_and_who_comes_next(ground: &Ground) {
        let soon = Duration::from_secs(5);
        let pause = Duration::from_millis(200);
        let drained = async || while tokio::time::timeout(pause, ground.store.job_wakeup()).await.is_ok() {};
        drained().await;
        let (_, woken) = tokio::join!(
            ground.put([Mutation::Enqueue(job("usr_a", "ses_1"))]),
            tokio::time::timeout(soon, ground.store.job_wakeup()),
        );
        woken.unwrap();
        drained().await;
        ground.put([Mutation::Enqueue(job("usr_a", "ses_2"))]).await;
        tokio::time::timeout(soon, ground.store.job_wakeup()).await.unwrap();
    }
}

/// Only PostgreSQL tells other processes; on SQLite they poll.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn postgres_wakes_other_instances() {
    let ground = crate::ground::Ground::postgres().await;
    let other = ground.again().await;
    while tokio::time::timeout(Duration::from_millis(300), other.job_wakeup())
        .await
        .is_ok()
    {}
    ground.put([Mutation::Enqueue(job("usr_a", "ses_1"))]).await;
    tokio::time::timeout(Duration::from_secs(5), other.job_wakeup())
        .await
        .unwrap();
    other.close().await;
    ground.clean().await;
}
