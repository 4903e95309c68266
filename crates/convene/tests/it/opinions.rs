//! Feedback and reviews.

use std::time::Duration;

use serde_json::{Value, json};

use crate::harness::{CANARY, Caller, Db, TestApp, at_once};

const REVIEWS: &str = "/api/v1/reviews";

fn feedback(session: &str) -> String {
    format!("/api/v1/summaries/{session}/feedback")
}

/// A comment of that many characters.
fn comment(length: usize) -> String {
    format!("{CANARY}{}", "é".repeat(length - CANARY.len()))
}

async fn feedback_is_put_replaced_and_cleared(db: Db) {
    let app = TestApp::start(db).await;
    let ann = app.person("ann").await;
    let session = ann.completed().await;
    let path = feedback(&session);
    ann.delete(&path).await.ok(204);
    ann.get(&path).await.refused(404, "not_found");

    let said = format!("Clear. {CANARY}");
    let first = ann
        .put(&path, &json!({"rating": "like", "comment": said}))
        .await
        .ok(200)
        .json();
    assert_eq!(
        (&first["session_id"], &first["rating"], &first["comment"]),
        (&json!(session), &json!("like"), &json!(said))
    );
    assert_eq!(ann.get(&path).await.ok(200).json(), first);
    let typed: contract::FeedbackResponse = serde_json::from_value(first.clone()).unwrap();
    assert_eq!(serde_json::to_value(typed).unwrap(), first);
    app.clock.advance(Duration::from_secs(5));
    let second = ann
        .put(&path, &json!({"rating": "dislike", "comment": null}))
        .await
        .ok(200)
        .json();
    assert_eq!(second["rating"], "dislike");
    assert!(
        second.get("comment").is_none_or(Value::is_null),
        "the comment goes with the rating it was given for: {second}"
    );
    assert!(second["updated_at"].as_str() > first["updated_at"].as_str());

    for _ in 0..3 {
        let cleared = ann.delete(&path).await;
        assert!(cleared.ok(204).bytes.is_empty());
    }
    ann.put(&path, &json!({"rating": "like"})).await.ok(200);
    app.stop().await;
}

async fn feedback_keeps_to_its_bounds(db: Db) {
    let app = TestApp::start(db).await;
    let ann = app.person("ann").await;
    let (session, _) = ann.brief().await;
    let path = feedback(&session);
    let longest = ann
        .put(&path, &json!({"rating": "like", "comment": comment(2000)}))
        .await
        .ok(200)
        .json();
    assert_eq!(longest["comment"], comment(2000));
    for (body, field) in [
        (json!({"rating": "like", "comment": comment(2001)}), "comment"),
        (json!({"rating": "like", "comment": 1}), "comment"),
        (json!({"rating": "love"}), "rating"),
        (json!({"rating": "Like"}), "rating"),
        (json!({"rating": null}), "rating"),
        (json!({"rating": 5}), "rating"),
        (json!({"comment": CANARY}), "rating"),
        (json!([]), "body"),
    ] {
        let refused = ann.put(&path, &body).await;
        assert!(
            refused.refused(400, "bad_request").message().contains(field),
            "{}",
            refused.text()
        );
    }
    // Unknown properties are passed over here.
    ann.put(&path, &json!({"rating": "like", "mood": CANARY})).await.ok(200);
    app.stop().await;
}

async fn feedback_is_for_the_person_whose_session_it_is(db: Db) {
    let app = TestApp::start(db).await;
    let (ann, bob) = (app.person("ann").await, app.person("bob").await);
    let program = app.full_key(&ann).await;
    let (session, _) = ann.brief().await;
    let like = json!({"rating": "like"});
    for path in [feedback(&session), feedback("ses_nothing"), feedback("%20")] {
        bob.put(&path, &like).await.refused(404, "not_found");
        bob.delete(&path).await.refused(404, "not_found");
        program.put(&path, &like).await.refused(403, "forbidden");
        program.delete(&path).await.refused(403, "forbidden");
        app.anonymous().put(&path, &like).await.refused(401, "unauthorized");
    }
    ann.put(&feedback(&session), &like).await.ok(200);
    app.stop().await;
}

fn review_of(session: &str, rating: i64) -> Value {
    json!({"response_type": "committee", "session_id": session, "rating": rating, "comment": format!("So. {CANARY}")})
}

async fn read(person: &Caller, kind: &str, session: &str, task: &str) -> Value {
    person
        .get(&format!("{REVIEWS}/{kind}/{session}{task}"))
        .await
        .ok(200)
        .json()
}

async fn there_is_one_review_per_person_and_answer(db: Db) {
    let app = TestApp::start(db).await;
    let ann = app.person("ann").await;
    let (session, _) = ann.brief().await;
    let (other, _) = ann.brief().await;
    let path = format!("{REVIEWS}/committee/{session}");
    ann.get(&path).await.refused(404, "not_found");

    let first = ann.post(REVIEWS, &review_of(&session, 2)).await.ok(200).json();
    assert_eq!(
        (&first["response_type"], &first["session_id"], &first["rating"]),
        (&json!("committee"), &json!(session), &json!(2))
    );
    assert_eq!(first["comment"], format!("So. {CANARY}"));
    assert!(first.get("task_id").is_none_or(Value::is_null));
    let typed: contract::ReviewResponse = serde_json::from_value(first.clone()).unwrap();
    assert_eq!(serde_json::to_value(typed).unwrap(), first);
    assert_eq!(ann.get(&path).await.ok(200).json(), first);

    // Again: the same review, changed. A null task is no task.
    app.clock.advance(Duration::from_secs(5));
    let mut again = review_of(&session, 5);
    again["task_id"] = Value::Null;
    again["comment"] = Value::Null;
    let second = ann.post(REVIEWS, &again).await.ok(200).json();
    assert_eq!(second["rating"], 5);
    assert!(second.get("comment").is_none_or(Value::is_null), "{second}");
    assert_eq!(second["created_at"], first["created_at"]);
    assert!(second["updated_at"].as_str() > first["updated_at"].as_str(), "{second}");
    assert_eq!(ann.get(&path).await.ok(200).json(), second);

    // Another type, another task and another session are other answers.
    for (kind, on, task, rating) in [
        ("brief", &session, None, 1),
        ("debrief", &session, None, 3),
        ("committee", &session, Some("t_risk"), 4),
        ("committee", &other, None, 1),
    ] {
        let query = task.map(|task| format!("?task_id={task}")).unwrap_or_default();
        ann.get(&format!("{REVIEWS}/{kind}/{on}{query}"))
            .await
            .refused(404, "not_found");
        let written = ann
            .post(
                REVIEWS,
                &json!({"response_type": kind, "session_id": on, "task_id": task, "rating": rating}),
            )
            .await
            .ok(200)
            .json();
        assert_eq!(read(&ann, kind, on, &query).await, written);
        assert_eq!(
            (&written["rating"], written["task_id"].as_str()),
            (&json!(rating), task)
        );
    }
    assert_eq!(ann.get(&path).await.ok(200).json(), second, "and this one is untouched");
    app.stop().await;
}

async fn reviews_written_at_once_are_one(db: Db) {
    let app = TestApp::start(db).await;
    let ann = app.person("ann").await;
    let (session, _) = ann.brief().await;
    let writes = (0..8).map(|at| {
        let (ann, review) = (ann.clone(), review_of(&session, 1 + at % 5));
        async move { ann.post(REVIEWS, &review).await.ok(200).json()["created_at"].clone() }
    });
    let created = at_once(writes).await;
    let kept = read(&ann, "committee", &session, "").await;
    assert!(created.iter().all(|at| at == &kept["created_at"]), "{created:?}");
    app.stop().await;
}

async fn a_review_keeps_to_its_bounds(db: Db) {
    let app = TestApp::start(db).await;
    let ann = app.person("ann").await;
    let (session, _) = ann.brief().await;
    let with = |field: &str, value: Value| {
        let mut review = review_of(&session, 3);
        review[field] = value;
        review
    };
    for (field, value) in [
        ("rating", json!(0)),
        ("rating", json!(6)),
        ("rating", json!(-1)),
        ("rating", json!(3.5)),
        ("rating", json!("3")),
        ("rating", Value::Null),
        ("response_type", json!("plan")),
        ("response_type", Value::Null),
        ("session_id", json!("")),
        ("session_id", json!("s".repeat(201))),
        ("session_id", Value::Null),
        ("task_id", json!("t".repeat(201))),
        ("task_id", json!(1)),
        ("comment", json!(comment(2001))),
        ("mood", json!(CANARY)),
    ] {
        let refused = ann.post(REVIEWS, &with(field, value)).await;
        assert!(
            refused.refused(400, "bad_request").message().contains(field),
            "{}",
            refused.text()
        );
    }
    ann.get(&format!("{REVIEWS}/committee/{session}"))
        .await
        .refused(404, "not_found");
    for rating in [1, 5] {
        ann.post(REVIEWS, &with("rating", json!(rating))).await.ok(200);
    }
    ann.post(REVIEWS, &with("comment", json!(comment(2000)))).await.ok(200);
    ann.post(REVIEWS, &with("task_id", json!("t".repeat(200))))
        .await
        .ok(200);
    // Within the bounds, and simply not there.
    ann.post(REVIEWS, &with("session_id", json!("s".repeat(200))))
        .await
        .refused(404, "not_found");
    let unknown = ann.get(&format!("{REVIEWS}/plan/{session}")).await;
    assert!(unknown.refused(400, "bad_request").message().contains("response_type"));
    app.stop().await;
}

async fn a_review_is_of_ones_own_session_and_seen_by_nobody_else(db: Db) {
    let app = TestApp::start(db).await;
    let (ann, bob) = (app.person("ann").await, app.person("bob").await);
    let program = app.full_key(&ann).await;
    let (session, _) = ann.brief().await;
    ann.post(REVIEWS, &review_of(&session, 4)).await.ok(200);
    bob.post(REVIEWS, &review_of(&session, 1))
        .await
        .refused(404, "not_found");
    bob.get(&format!("{REVIEWS}/committee/{session}"))
        .await
        .refused(404, "not_found");
    bob.get(&format!("{REVIEWS}/committee/ses_nothing"))
        .await
        .refused(404, "not_found");
    program
        .post(REVIEWS, &review_of(&session, 1))
        .await
        .refused(403, "forbidden");
    program
        .get(&format!("{REVIEWS}/committee/{session}"))
        .await
        .refused(403, "forbidden");
    assert_eq!(read(&ann, "committee", &session, "").await["rating"], 4);
    app.stop().await;
}

async fn with_the_switch_off_there_are_no_reviews(db: Db) {
    let app = TestApp::with(db, |config| config.switches.reviews = false).await;
    let ann = app.person("ann").await;
    let (session, _) = ann.brief().await;
    ann.post(REVIEWS, &review_of(&session, 4))
        .await
        .refused(404, "not_found");
    ann.post(REVIEWS, &json!({})).await.refused(404, "not_found");
    ann.get(&format!("{REVIEWS}/committee/{session}"))
        .await
        .refused(404, "not_found");
    ann.get(&format!("{REVIEWS}/plan/{session}"))
        .await
        .refused(404, "not_found");
    // Feedback stands behind no switch.
    ann.put(&feedback(&session), &json!({"rating": "like"})).await.ok(200);
    app.stop().await;
}

both_stores!(
    feedback_is_put_replaced_and_cleared,
    feedback_keeps_to_its_bounds,
    feedback_is_for_the_person_whose_session_it_is,
    there_is_one_review_per_person_and_answer,
    reviews_written_at_once_are_one,
    a_review_keeps_to_its_bounds,
    a_review_is_of_ones_own_session_and_seen_by_nobody_else,
    with_the_switch_off_there_are_no_reviews,
);
