//! Deleted data cannot be found in the files of SQLite.

use pipeline::erasure::ORDER;
use pipeline::ports::store::Mutation;

use crate::fixtures::{provision, session};
use crate::test_database::on_both;

const OWNERS: [&str; 4] = ["usr_a", "usr_b", "usr_c", "usr_d"];
/// Enough rounds that pages are split, merged and reused.
const ROUNDS: usize = 60;

fn session_id(owner: &str, round: usize) -> String {
    // Scattered, so that rows of all owners are on the same pages.
    format!("ses_{:04}_{owner}", round * 37 % 101)
}

/// The owner's canary word, repeated; from one line to several pages long.
fn text(owner: &str, round: usize) -> String {
    let word = format!(" canary-of-{owner} ");
    let lengths = [10, 300, 2_000, 7_000, 30_000];
    word.repeat(lengths[round % lengths.len()] / word.len() + 1)
}

fn brief(owner: &str, round: usize, version: usize) -> Mutation {
    Mutation::PutBrief {
        session_id: session_id(owner, round),
        owner: owner.to_owned(),
        brief: text(owner, round + version),
    }
}

/// The suffixes of the database files that contain this word.
fn files_with(url: &str, word: &str) -> Vec<String> {
    let path = url.strip_prefix("sqlite:").unwrap();
    let says = |bytes: Vec<u8>| bytes.windows(word.len()).any(|window| window == word.as_bytes());
    ["", "-wal", "-shm"]
        .into_iter()
        .filter(|end| std::fs::read(format!("{path}{end}")).is_ok_and(says))
        .map(str::to_owned)
        .collect()
}

on_both! {
    async fn what_was_erased_is_in_no_file(db: &TestDatabase) {
        let sqlite = db.url.starts_with("sqlite:");
        db.put(OWNERS.map(provision)).await;
        for round in 0..ROUNDS {
            for owner in OWNERS {
                let mut new = session(owner, &session_id(owner, round));
                new.title = format!("canary-of-{owner}");
                db.put([Mutation::InsertSession(Box::new(new)), brief(owner, round, 0)]).await;
            }
            // Rows that change their length are moved and leave old bytes behind.
            for owner in OWNERS {
                db.put([brief(owner, round / 2, 1), brief(owner, round / 3, 2)]).await;
            }
        }
        if sqlite {
            assert!(!files_with(&db.url, "canary-of-usr_a").is_empty(), "there was nothing to wipe");
        }
        for store in ORDER {
            db.erase("usr_a", store).await;
        }
        assert_eq!(db.store.wipe().await, Ok(()));
        if sqlite {
            assert_eq!(files_with(&db.url, "canary-of-usr_a"), Vec::<String>::new());
            assert_eq!(files_with(&db.url, "canary-of-usr_b"), [""]);
        }
        // Concurrent wipes share their work and all succeed.
        for store in ORDER {
            db.erase("usr_c", store).await;
        }
        let wipes = futures::future::join_all((0..6).map(|_| db.store.wipe())).await;
        assert!(wipes.iter().all(Result::is_ok), "{wipes:?}");
        if sqlite {
            assert_eq!(files_with(&db.url, "canary-of-usr_c"), Vec::<String>::new());
        }
        assert_eq!(db.store.sessions("usr_b").await.unwrap().len(), ROUNDS);
    }
}
