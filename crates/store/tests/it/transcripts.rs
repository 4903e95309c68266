use languages::language::Language;
use pipeline::ports::store::{KeyedPage, Mutation, TranscriptPage};
use proptest::strategy::{Strategy, ValueTree};
use proptest::test_runner::TestRunner;

use crate::fixtures::{begin, deliberate, entry, execution, key};
use crate::test_database::on_both;

/// The expected page after a cursor.
fn expected(after: i64, latest_seq: i64) -> TranscriptPage {
    let bodies: Vec<String> = (after.max(0).saturating_add(1)..=latest_seq)
        .map(|seq| entry(seq).body)
        .collect();
    TranscriptPage {
        entries: bodies.join(","),
        latest_seq,
        language: Language::De,
    }
}

on_both! {
    async fn there_is_no_page_before_the_first_turn_nor_for_others(db: &TestDatabase) {
        begin(db, "usr_a", "ses_1").await;
        db.put([Mutation::InsertKey(key("usr_a", "k_a")), Mutation::InsertKey(key("usr_b", "k_b"))]).await;
        let page = async |owner, key_id| {
            let keyed = db.store.transcript_by_key(key_id, "ses_1", 0).await.unwrap().unwrap();
            let plain = db.store.transcript(owner, "ses_1", 0).await.unwrap();
            assert_eq!((keyed.page.clone(), keyed.key), (plain, key(owner, key_id).credential()));
            keyed.page
        };
        assert_eq!(page("usr_a", "k_a").await, None);
        db.put([Mutation::InsertExecution(Box::new(execution("usr_a", "ses_1")))]).await;
        assert_eq!(page("usr_a", "k_a").await, None);
        deliberate(db, "usr_b", "ses_2", 3).await;
        assert_eq!(page("usr_b", "k_b").await, None);
        assert_eq!(db.store.transcript_by_key("k_c", "ses_2", 0).await, Ok(None));
        let own = db.store.transcript_by_key("k_b", "ses_2", 1).await;
        assert_eq!(own, Ok(Some(KeyedPage { key: key("usr_b", "k_b").credential(), page: Some(expected(1, 3)) })));
    }

    /// The cursors also cover the length from which SQLite reads on another thread.
    async fn any_cursor_returns_exactly_what_follows(db: &TestDatabase) {
        const LATEST: i64 = 1_203;
        deliberate(db, "usr_a", "ses_1", LATEST).await;
        deliberate(db, "usr_a", "ses_0", 2).await;
        db.put([Mutation::InsertKey(key("usr_a", "k_a"))]).await;
        let mut cursors = vec![i64::MIN, -1, 0, LATEST - 501, LATEST - 500, LATEST - 1, LATEST, LATEST + 1, i64::MAX];
        let mut runner = TestRunner::deterministic();
        let any = -5..LATEST + 5;
        cursors.extend((0..40).map(|_| any.new_tree(&mut runner).unwrap().current()));
        for after in cursors {
            let page = db.store.transcript("usr_a", "ses_1", after).await.unwrap();
            assert_eq!(page, Some(expected(after, LATEST)), "after {after}");
            let keyed = db.store.transcript_by_key("k_a", "ses_1", after).await.unwrap().unwrap();
            assert_eq!(keyed.page, page, "after {after}");
        }
    }

    /// A concurrent reader always sees head and entries of the same commit.
    async fn a_page_is_of_one_moment(db: &TestDatabase) {
        let mut head = deliberate(db, "usr_a", "ses_1", 1).await;
        let store = db.store.clone();
        let reading = tokio::spawn(async move {
            let mut seen = 0;
            while seen < 200 {
                let page = store.transcript("usr_a", "ses_1", 0).await.unwrap().unwrap();
                assert_eq!(page, expected(0, page.latest_seq));
                seen = page.latest_seq;
                tokio::task::yield_now().await;
            }
        });
        for seq in 2..=200 {
            head.latest_seq = seq;
            db.put([
                Mutation::AdvanceExecution { execution: Box::new(head.clone()), expected_seq: seq - 1 },
                Mutation::AppendEntry { session_id: "ses_1".to_owned(), entry: entry(seq) },
            ]).await;
        }
        reading.await.unwrap();
    }
}
