use languages::language::Language;
use pipeline::execution::ExecutionStatus;
use pipeline::ports::store::{DocumentKind, Guard, Mutation, StoreError};

use crate::fixtures::{at, begin, claim, deliberate, entry, execution, job, step};
use crate::test_database::on_both;

on_both! {
    async fn an_execution_begins_once_and_reads_back(db: &TestDatabase) {
        begin(db, "usr_a", "ses_1").await;
        assert_eq!(db.store.execution("usr_a", "ses_1").await, Ok(None));
        let first = execution("usr_a", "ses_1");
        db.put([Mutation::InsertExecution(Box::new(first.clone()))]).await;
        assert_eq!(db.store.execution("usr_a", "ses_1").await, Ok(Some(first.clone())));
        assert_eq!(db.store.execution("usr_b", "ses_1").await, Ok(None));
        db.refused(Guard::ExecutionAbsent, [Mutation::InsertExecution(Box::new(first))]).await;
    }

    async fn an_execution_advances_from_its_head_until_it_is_terminal(db: &TestDatabase) {
        let mut next = deliberate(db, "usr_a", "ses_1", 2).await;
        next.latest_seq = 3;
        let advance = |next: &pipeline::execution::Execution, expected_seq| Mutation::AdvanceExecution {
            execution: Box::new(next.clone()),
            expected_seq,
        };
        let append = Mutation::AppendEntry { session_id: "ses_1".to_owned(), entry: entry(3) };
        db.refused(Guard::ExecutionHead, [append.clone(), advance(&next, 1)]).await;
        next.status = ExecutionStatus::Completed;
        next.finished_at = Some(at(99));
        db.put([advance(&next, 2), append]).await;
        assert_eq!(db.store.execution("usr_a", "ses_1").await, Ok(Some(next.clone())));
        next.latest_seq = 4;
        db.refused(Guard::ExecutionHead, [advance(&next, 3)]).await;
        assert_eq!(db.store.transcript("usr_a", "ses_1", 2).await.unwrap().unwrap().entries, entry(3).body);
    }

    async fn of_many_appends_at_one_head_one_wins(db: &TestDatabase) {
        let head = deliberate(db, "usr_a", "ses_1", 2).await;
        let appends = (0..12).map(|_| {
            let mut next = head.clone();
            next.latest_seq = 3;
            db.commit([
                Mutation::AdvanceExecution { execution: Box::new(next), expected_seq: 2 },
                Mutation::AppendEntry { session_id: "ses_1".to_owned(), entry: entry(3) },
            ])
        });
        let outcomes = futures::future::join_all(appends).await;
        assert_eq!(outcomes.iter().filter(|outcome| outcome.is_ok()).count(), 1);
        let lost = Err(StoreError::Guard(Guard::ExecutionHead));
        assert_eq!(outcomes.iter().filter(|outcome| **outcome == lost).count(), 11);
    }

    async fn an_entry_that_is_there_is_a_fault_that_says_nothing_of_it(db: &TestDatabase) {
        deliberate(db, "usr_a", "ses_1", 2).await;
        let twice = Mutation::AppendEntry { session_id: "ses_1".to_owned(), entry: entry(2) };
        let Err(StoreError::Fault(said)) = db.commit([twice]).await else { panic!("a fault was expected") };
        assert!(!said.contains("ses_1") && !said.contains("a, b"), "{said}");
    }

    async fn findings_keep_their_places(db: &TestDatabase) {
        deliberate(db, "usr_a", "ses_1", 1).await;
        let put = |ordinal, body: &str| Mutation::PutFinding {
            session_id: "ses_1".to_owned(),
            ordinal,
            task_id: "t".to_owned(),
            body: body.to_owned(),
        };
        db.put([put(10, "c"), put(2, "b"), put(1, "x")]).await;
        db.put([put(1, "a")]).await;
        let findings = db.store.findings("usr_a", "ses_1").await.unwrap();
        assert_eq!(findings, ["a", "b", "c"]);
        assert_eq!(db.store.findings("usr_b", "ses_1").await, Ok(Vec::new()));
    }

    async fn a_step_is_recorded_once(db: &TestDatabase) {
        begin(db, "usr_a", "ses_1").await;
        let record = |name: &str| Mutation::RecordStep { session_id: "ses_1".to_owned(), step: step(name) };
        db.put([record("b"), record("a")]).await;
        let queued = Mutation::Enqueue(job("usr_a", "ses_1"));
        db.refused(Guard::StepAbsent, [queued, record("c"), record("a")]).await;
        assert_eq!(db.store.steps("ses_1").await, Ok(vec![step("a"), step("b")]));
        assert_eq!(db.store.claim_job(&claim("w", 200)).await, Ok(None));
        assert_eq!(db.store.steps("ses_2").await, Ok(Vec::new()));
    }

    async fn documents_and_blobs_are_replaced_and_private(db: &TestDatabase) {
        begin(db, "usr_a", "ses_1").await;
        let put = |kind, body: &str| Mutation::PutDocument {
            session_id: "ses_1".to_owned(),
            owner: "usr_a".to_owned(),
            kind,
            body: body.to_owned(),
            at: at(1),
        };
        let blob = |body: &str| Mutation::PutAuditBlob {
            session_id: "ses_1".to_owned(),
            owner: "usr_a".to_owned(),
            sha256: "s".to_owned(),
            body: body.to_owned(),
            at: at(1),
        };
        db.put([put(DocumentKind::Analysis, "1"), put(DocumentKind::Summary, "2"), blob("3")]).await;
        db.put([put(DocumentKind::Analysis, "4"), blob("5")]).await;
        let document = async |owner, kind| {
            let found = db.store.document(owner, "ses_1", kind).await.unwrap();
            found.map(|(body, language)| {
                assert_eq!(language, Language::Ja);
                body
            })
        };
        let read = async |owner| {
            (
                document(owner, DocumentKind::Analysis).await,
                document(owner, DocumentKind::Summary).await,
                db.store.audit_blob(owner, "ses_1").await.unwrap(),
            )
        };
        let text = |text: &str| Some(text.to_owned());
        assert_eq!(read("usr_a").await, (text("4"), text("2"), text("5")));
        assert_eq!(read("usr_b").await, (None, None, None));
    }
}

/// Runs a committee from claim to finish: lease, journal step, transcript by key, a repeated step.
pub async fn everything(db: &crate::test_database::TestDatabase) {
    let mut head = deliberate(db, "usr_a", "ses_1", 3).await;
    db.put([Mutation::Enqueue(job("usr_a", "ses_1"))]).await;
    let leased = db.store.claim_job(&claim("w", 200)).await.unwrap().unwrap();
    head.latest_seq = 4;
    db.put([
        Mutation::HoldLease {
            job_id: leased.job_id.clone(),
            worker: "w".to_owned(),
            fence: leased.fence,
            lease_until: at(300),
        },
        Mutation::AdvanceExecution {
            execution: Box::new(head.clone()),
            expected_seq: 3,
        },
        Mutation::RecordStep {
            session_id: "ses_1".to_owned(),
            step: step("one"),
        },
        Mutation::AppendEntry {
            session_id: "ses_1".to_owned(),
            entry: entry(4),
        },
    ])
    .await;
    let mut key = crate::fixtures::key("usr_a", "k_a");
    key.expires_at = None;
    db.put([Mutation::InsertKey(key.clone())]).await;
    let keyed = db.store.transcript_by_key("k_a", "ses_1", 3).await.unwrap().unwrap();
    assert_eq!(
        (keyed.key, keyed.page.unwrap().entries),
        (key.credential(), entry(4).body)
    );
    let record = Mutation::RecordStep {
        session_id: "ses_1".to_owned(),
        step: step("one"),
    };
    db.refused(Guard::StepAbsent, [record]).await;
    let finish = Mutation::FinishJob {
        job_id: leased.job_id,
        worker: "w".to_owned(),
        fence: leased.fence,
    };
    db.put([finish]).await;
    assert_eq!(db.store.next_job_at().await, Ok(None));
}
