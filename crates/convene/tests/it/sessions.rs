//! The session list.

use serde_json::{Value, json};

use crate::harness::{CANARY, Caller, Db, TestApp, clear_question, vague_question};

async fn listed(caller: &Caller) -> Vec<Value> {
    caller.get("/api/v1/sessions").await.ok(200).json()["sessions"]
        .as_array()
        .unwrap()
        .clone()
}

fn ids(list: &[Value]) -> Vec<&str> {
    list.iter().map(|entry| entry["session_id"].as_str().unwrap()).collect()
}

async fn sessions_are_listed_newest_first_to_their_owner_alone(db: Db) {
    let app = TestApp::start(db).await;
    let (ann, bob) = (app.person("ann").await, app.person("bob").await);
    assert_eq!(listed(&ann).await, Vec::<Value>::new());
    let mut made = Vec::new();
    for input in [clear_question(), vague_question(), clear_question(), vague_question()] {
        made.push(ann.ask(&input).await);
        bob.ask(&input).await;
    }
    made.reverse();
    let list = listed(&ann).await;
    assert_eq!(ids(&list), ids(&made));
    for (entry, brief) in list.iter().zip(&made) {
        assert_eq!(entry.as_object().unwrap().len(), 5, "{entry}");
        assert_eq!(entry["language"], "en");
        assert_eq!(entry["title"], brief["title"]);
        assert_eq!(entry["created_at"], brief["created_at"]);
        assert!(
            entry["title"].as_str().is_some_and(|title| title.contains("Apple")),
            "{entry}"
        );
    }
    assert_eq!(listed(&bob).await.len(), 4);
    assert!(
        listed(&bob)
            .await
            .iter()
            .all(|entry| !ids(&made).contains(&entry["session_id"].as_str().unwrap()))
    );
    // A key lists what its owner has, whoever asked.
    let program = app.full_key(&ann).await;
    let by_key = program.ask(&clear_question()).await;
    assert_eq!(listed(&program).await, listed(&ann).await);
    assert_eq!(listed(&ann).await[0]["session_id"], by_key["session_id"]);
    // Once a committee is convened, the list says where it stands.
    let session = ann.completed().await;
    assert_eq!(listed(&ann).await[0]["session_id"], session.as_str());
    assert_eq!(listed(&ann).await[0]["execution_status"], "completed");
    app.stop().await;
}

async fn limit_and_cursor_are_ignored(db: Db) {
    let app = TestApp::start(db).await;
    let ann = app.person("ann").await;
    for _ in 0..3 {
        ann.ask(&vague_question()).await;
    }
    let all = ann.get("/api/v1/sessions").await.ok(200).text();
    for query in [
        "limit=1",
        "limit=0",
        "limit=-1",
        "limit=x&cursor=y",
        "cursor=ses_nothing",
        "limit=1&limit=2",
    ] {
        assert_eq!(
            ann.get(&format!("/api/v1/sessions?{query}")).await.ok(200).text(),
            all,
            "{query}"
        );
    }
    app.stop().await;
}

async fn the_status_follows_the_brief(db: Db) {
    let app = TestApp::start(db).await;
    let ann = app.person("ann").await;
    let asked = ann.ask(&vague_question()).await;
    ann.ask(&format!("Tell me a joke {CANARY}")).await;
    ann.ask(&clear_question()).await;
    let statuses = |list: &[Value]| {
        list.iter()
            .map(|entry| entry["status"].as_str().unwrap().to_owned())
            .collect::<Vec<_>>()
    };
    assert_eq!(
        statuses(&listed(&ann).await),
        ["completed", "rejected", "awaiting_answers"]
    );

    let path = format!("/api/v1/briefs/{}/answers", asked["session_id"].as_str().unwrap());
    let answers = json!({"answers": [{"question_id": "horizon", "custom_answer": format!("5 years {CANARY}")}]});
    ann.post(&path, &answers).await.ok(200);
    let list = listed(&ann).await;
    assert_eq!(
        statuses(&list),
        ["completed", "rejected", "completed"],
        "and an answer moves nothing to the top"
    );
    assert_eq!(list[2]["created_at"], asked["created_at"]);
    app.stop().await;
}

/// Titles may be a model's words, so they come with their disclosure.
async fn the_list_has_its_disclosure(db: Db) {
    let app = TestApp::start(db).await;
    let ann = app.person("ann").await;
    ann.get("/api/v1/sessions").await.disclosed("en");
    ann.ask(&vague_question()).await;
    let german = json!({"input": format!("Was ist mit Apple? {CANARY}"), "language": "de"});
    ann.post("/api/v1/briefs", &german).await.ok(200);
    ann.get("/api/v1/sessions").await.disclosed("de");
    for (accepted, language) in [("fr, en;q=0.5", "fr"), ("tlh", "de")] {
        let headers = [("accept-language", accepted)];
        let list = ann.send("GET", "/api/v1/sessions", &headers, None).await;
        assert_eq!(list.disclosed(language)["sessions"].as_array().unwrap().len(), 2);
    }
    app.stop().await;
}

both_stores!(
    sessions_are_listed_newest_first_to_their_owner_alone,
    limit_and_cursor_are_ignored,
    the_status_follows_the_brief,
    the_list_has_its_disclosure,
);
