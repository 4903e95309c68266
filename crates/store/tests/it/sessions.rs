use pipeline::brief::BriefStatus;
use pipeline::plan::PlanStatus;
use pipeline::ports::store::{Guard, Mutation, StoreError};
use pipeline::session::SessionSummary;

use crate::fixtures::{at, begin, plan, provision, put_brief, session, touch};
use crate::test_database::on_both;

on_both! {
    async fn a_session_reads_back_whole_and_only_for_its_owner(db: &TestDatabase) {
        begin(db, "usr_a", "ses_1").await;
        assert_eq!(db.store.session("usr_a", "ses_1").await, Ok(Some(session("usr_a", "ses_1"))));
        assert_eq!(db.store.session("usr_b", "ses_1").await, Ok(None));
        assert_eq!(db.store.session("usr_a", "ses_2").await, Ok(None));
    }

    async fn a_session_id_is_new(db: &TestDatabase) {
        begin(db, "usr_a", "ses_1").await;
        begin(db, "usr_b", "ses_2").await;
        let insert = Mutation::InsertSession(Box::new(session("usr_b", "ses_1")));
        db.refused(Guard::SessionVersion, [touch("usr_b"), insert]).await;
        assert_eq!(db.store.session("usr_a", "ses_1").await.unwrap().unwrap().owner, "usr_a");
    }

    async fn a_session_changes_under_its_version(db: &TestDatabase) {
        begin(db, "usr_a", "ses_1").await;
        let mut next = session("usr_a", "ses_1");
        next.version = 2;
        next.title = "another".to_owned();
        next.updated_at = at(50);
        next.brief.status = BriefStatus::Completed;
        let update = [Mutation::UpdateSession(Box::new(next.clone())), put_brief(&next)];
        db.put(update.clone()).await;
        assert_eq!(db.store.session("usr_a", "ses_1").await, Ok(Some(next.clone())));
        assert_eq!(db.store.sessions("usr_a").await.unwrap()[0].status, "completed");
        db.refused(Guard::SessionVersion, update).await;
        next.owner = "usr_b".to_owned();
        next.version = 3;
        db.refused(Guard::SessionVersion, [Mutation::UpdateSession(Box::new(next))]).await;
    }

    /// Large briefs are decoded on another thread.
    async fn a_large_brief_reads_back(db: &TestDatabase) {
        let mut large = session("usr_a", "ses_1");
        large.brief.input = "é".repeat(60_000);
        let brief = put_brief(&large);
        db.put([provision("usr_a"), Mutation::InsertSession(Box::new(large.clone())), brief]).await;
        assert_eq!(db.store.session("usr_a", "ses_1").await, Ok(Some(large)));
        db.execute("update briefs set body = body || 'x'").await;
        assert!(matches!(db.store.session("usr_a", "ses_1").await, Err(StoreError::Fault(_))));
    }

    async fn of_many_changes_to_one_version_one_wins(db: &TestDatabase) {
        begin(db, "usr_a", "ses_1").await;
        let changes = (0..16).map(|number| {
            let mut next = session("usr_a", "ses_1");
            next.version = 2;
            next.title = number.to_string();
            next.brief.input = number.to_string();
            db.commit([touch("usr_a"), Mutation::UpdateSession(Box::new(next.clone())), put_brief(&next)])
        });
        let outcomes = futures::future::join_all(changes).await;
        assert_eq!(outcomes.iter().filter(|outcome| outcome.is_ok()).count(), 1);
        let lost = Err(StoreError::Guard(Guard::SessionVersion));
        assert_eq!(outcomes.iter().filter(|outcome| **outcome == lost).count(), 15);
        let kept = db.store.session("usr_a", "ses_1").await.unwrap().unwrap();
        assert_eq!(kept.title, kept.brief.input);
    }

    async fn the_list_is_newest_first_and_the_owners(db: &TestDatabase) {
        begin(db, "usr_a", "ses_1").await;
        begin(db, "usr_b", "ses_9").await;
        for (session_id, created) in [("ses_3", 30), ("ses_2", 30), ("ses_4", 20)] {
            let mut session = session("usr_a", session_id);
            session.created_at = at(created);
            let brief = put_brief(&session);
            db.put([Mutation::InsertSession(Box::new(session)), brief]).await;
        }
        let lines = db.store.sessions("usr_a").await.unwrap();
        let ids: Vec<&str> = lines.iter().map(|line| line.session_id.as_str()).collect();
        assert_eq!(ids, ["ses_3", "ses_2", "ses_4", "ses_1"]);
        assert_eq!(lines[3], SessionSummary {
            session_id: "ses_1".to_owned(),
            title: session("usr_a", "ses_1").title,
            status: "awaiting_answers".to_owned(),
            language: "ja".to_owned(),
            execution_status: None,
            created_at: at(10),
        });
        assert_eq!(db.store.session_summary("usr_a", "ses_1").await, Ok(Some(lines[3].clone())));
        assert_eq!(db.store.session_summary("usr_b", "ses_1").await, Ok(None));
    }

    async fn a_plan_is_made_once_and_changes_under_its_version(db: &TestDatabase) {
        begin(db, "usr_a", "ses_1").await;
        assert_eq!(db.store.plan("usr_a", "ses_1").await, Ok(None));
        let first = plan("usr_a", "ses_1");
        db.put([Mutation::InsertPlan(Box::new(first.clone()))]).await;
        assert_eq!(db.store.plan("usr_a", "ses_1").await, Ok(Some(first.clone())));
        assert_eq!(db.store.plan("usr_b", "ses_1").await, Ok(None));
        db.refused(Guard::PlanAbsent, [Mutation::InsertPlan(Box::new(first.clone()))]).await;

        let mut next = first;
        next.version = 2;
        next.status = PlanStatus::Ready;
        db.put([Mutation::UpdatePlan(Box::new(next.clone()))]).await;
        assert_eq!(db.store.plan("usr_a", "ses_1").await, Ok(Some(next.clone())));
        db.refused(Guard::PlanVersion, [Mutation::UpdatePlan(Box::new(next))]).await;
    }

    /// PostgreSQL cannot store NUL, so SQLite must not store it either.
    async fn a_nul_in_a_text_is_replaced(db: &TestDatabase) {
        begin(db, "usr_a", "ses_1").await;
        let mut next = session("usr_a", "ses_1");
        next.version = 2;
        next.title = "a\u{0}b".to_owned();
        db.put([Mutation::UpdateSession(Box::new(next))]).await;
        assert_eq!(db.store.sessions("usr_a").await.unwrap()[0].title, "a\u{FFFD}b");
    }
}
