//! Answers to the clarifying questions: rounds, context, refusals, two at once.

use serde_json::{Value, json};

use crate::harness::{CANARY, Caller, Db, TestApp, clear_question, vague_question};

async fn read(caller: &Caller, session: &Value) -> Value {
    caller
        .get(&format!("/api/v1/briefs/{}", session.as_str().unwrap()))
        .await
        .ok(200)
        .json()
}

fn answers_path(body: &Value) -> String {
    format!("/api/v1/briefs/{}/answers", body["session_id"].as_str().unwrap())
}

fn in_words(question_id: &str, text: &str) -> Value {
    json!({"question_id": question_id, "custom_answer": format!("{text} {CANARY}")})
}

fn open_questions(body: &Value) -> Vec<&str> {
    body["questions"]
        .as_array()
        .unwrap()
        .iter()
        .map(|question| question["question_id"].as_str().unwrap())
        .collect()
}

fn texts(list: &Value) -> Vec<&str> {
    list.as_array()
        .unwrap()
        .iter()
        .map(|text| text.as_str().unwrap())
        .collect()
}

async fn answers_lead_to_another_round_and_then_to_the_brief(db: Db) {
    let app = TestApp::start(db).await;
    let ann = app.person("ann").await;
    let first = ann.ask(&vague_question()).await;
    assert_eq!(open_questions(&first), ["horizon", "risk", "objective"]);
    let path = answers_path(&first);

    // The horizon is required and still open: another round with what is left.
    let options = &first["questions"][1]["options"];
    let chosen = json!({"question_id": "risk", "selected_options": [options[1]], "custom_answer": CANARY});
    let second = ann.post(&path, &json!({"answers": [chosen]})).await.ok(200).json();
    assert_eq!(second["status"], "needs_clarification");
    assert_eq!(second["round"], 2);
    assert_eq!(open_questions(&second), ["horizon", "objective"]);
    assert_eq!(read(&ann, &first["session_id"]).await["round"], 2);

    let third = ann
        .post(&path, &json!({"answers": [in_words("horizon", "until 2040")]}))
        .await
        .ok(200)
        .json();
    assert_eq!(third["status"], "completed");
    assert!(third.get("questions").is_none(), "{third}");
    let brief = &third["brief"];
    assert_eq!(brief["horizon"], format!("until 2040 {CANARY}"));
    assert_eq!(
        brief["risk_tolerance"],
        format!("{}; {CANARY}", options[1].as_str().unwrap())
    );
    assert_eq!(brief["question"], vague_question());
    let known = brief["clarifications"].as_array().unwrap();
    assert_eq!(known.len(), 2, "{brief}");
    assert_eq!(known[0]["question_id"], "risk");
    assert_eq!(
        known[1],
        json!({
            "question_id": "horizon",
            "question": first["questions"][0]["text"],
            "answer": format!("until 2040 {CANARY}"),
        })
    );
    let objective = brief["objective"].as_str().unwrap();
    assert!(
        texts(&brief["assumptions"]).iter().any(|text| text.contains(objective)),
        "the objective was assumed: {brief}"
    );
    assert_eq!(read(&ann, &first["session_id"]).await, third);
    app.stop().await;
}

async fn an_answer_to_what_nobody_asked_is_kept_as_context(db: Db) {
    let app = TestApp::start(db).await;
    let ann = app.person("ann").await;
    let first = ann.ask(&vague_question()).await;
    let path = answers_path(&first);
    let second = ann
        .post(&path, &json!({"answers": [in_words("house", "I have no debts.")]}))
        .await
        .ok(200)
        .json();
    assert_eq!(
        second["status"], "needs_clarification",
        "nothing that was asked is answered"
    );
    assert_eq!(open_questions(&second), open_questions(&first));
    let both = json!({"answers": [in_words("job", "I am a nurse."), in_words("horizon", "5 years")]});
    let done = ann.post(&path, &both).await.ok(200).json();
    assert_eq!(done["status"], "completed");
    let known = done["brief"]["clarifications"].as_array().unwrap();
    assert_eq!(
        known[0],
        json!({"question_id": "house", "question": "", "answer": format!("I have no debts. {CANARY}")})
    );
    assert_eq!(
        known[1],
        json!({"question_id": "job", "question": "", "answer": format!("I am a nurse. {CANARY}")})
    );
    assert_eq!(known.len(), 3);
    app.stop().await;
}

async fn an_empty_answer_is_refused_and_changes_nothing(db: Db) {
    let app = TestApp::start(db).await;
    let ann = app.person("ann").await;
    let asked = ann.ask(&vague_question()).await;
    let before = read(&ann, &asked["session_id"]).await;
    let good = in_words("horizon", "5 years");
    for (answers, field) in [
        (json!([]), "answers"),
        (json!([{"question_id": "horizon"}]), "answers[0]"),
        (
            json!([{"question_id": "horizon", "selected_options": [], "custom_answer": null}]),
            "answers[0]",
        ),
        (
            json!([good, {"question_id": "risk", "selected_options": [" "], "custom_answer": "\t"}]),
            "answers[1]",
        ),
        (json!([good, {"selected_options": ["a"]}]), "answers[1].question_id"),
        (
            json!([{"question_id": "horizon", "custom_answer": "x".repeat(4001)}]),
            "answers[0].custom_answer",
        ),
        (
            json!([{"question_id": "horizon", "selected_options": "a"}]),
            "answers[0].selected_options",
        ),
    ] {
        let refused = ann.post(&answers_path(&asked), &json!({"answers": answers})).await;
        assert!(
            refused.refused(400, "bad_request").message().contains(field),
            "{}",
            refused.text()
        );
    }
    assert_eq!(read(&ann, &asked["session_id"]).await, before);
    // The bound itself is fine, and it counts characters, not bytes.
    let long = format!("{CANARY} {}", "é".repeat(4000 - CANARY.len() - 1));
    ann.post(
        &answers_path(&asked),
        &json!({"answers": [{"question_id": "horizon", "custom_answer": long}]}),
    )
    .await
    .ok(200);
    app.stop().await;
}

async fn a_brief_that_is_final_takes_no_answers(db: Db) {
    let app = TestApp::start(db).await;
    let (ann, bob) = (app.person("ann").await, app.person("bob").await);
    let answers = json!({"answers": [in_words("horizon", "5 years")]});
    for input in [clear_question(), format!("Tell me a joke {CANARY}")] {
        let body = ann.ask(&input).await;
        ann.post(&answers_path(&body), &answers).await.refused(409, "conflict");
        assert_eq!(read(&ann, &body["session_id"]).await, body);
        bob.post(&answers_path(&body), &answers).await.refused(404, "not_found");
    }
    ann.post("/api/v1/briefs/ses_nothing/answers", &answers)
        .await
        .refused(404, "not_found");
    app.stop().await;
}

async fn after_three_rounds_the_brief_completes_with_its_assumptions(db: Db) {
    let app = TestApp::start(db).await;
    let ann = app.person("ann").await;
    let mut body = ann.ask(&vague_question()).await;
    let path = answers_path(&body);
    for round in 1..=3 {
        assert_eq!(
            (&body["status"], &body["round"]),
            (&json!("needs_clarification"), &json!(round))
        );
        assert!(open_questions(&body).contains(&"horizon"));
        body = ann
            .post(&path, &json!({"answers": [in_words("mood", "No idea yet.")]}))
            .await
            .ok(200)
            .json();
    }
    assert_eq!((&body["status"], &body["round"]), (&json!("completed"), &json!(3)));
    let brief = &body["brief"];
    for wish in ["horizon", "risk_tolerance", "objective"] {
        let assumed = brief[wish].as_str().unwrap();
        assert!(!assumed.is_empty());
        assert!(
            texts(&brief["assumptions"]).iter().any(|text| text.contains(assumed)),
            "{wish}: {brief}"
        );
    }
    assert_eq!(brief["clarifications"].as_array().unwrap().len(), 3);
    ann.post(&path, &json!({"answers": [in_words("horizon", "5 years")]}))
        .await
        .refused(409, "conflict");
    app.stop().await;
}

async fn of_two_answer_submits_at_once_one_wins_whole(db: Db) {
    // The pace makes both read the session before either writes.
    let app = TestApp::with(db, |config| config.analyst.pace_ms = 20).await;
    let ann = app.person("ann").await;
    for _ in 0..6 {
        let asked = ann.ask(&vague_question()).await;
        let path = answers_path(&asked);
        let submit = |horizon: &str| {
            let (ann, path) = (ann.clone(), path.clone());
            let answers = json!({"answers": [in_words("horizon", horizon), in_words(horizon, "said by the same")]});
            async move { ann.post(&path, &answers).await }
        };
        let (four, nine) = tokio::join!(submit("4 years"), submit("9 years"));
        let (winner, loser, horizon) = if four.status == 200 {
            (four, nine, "4 years")
        } else {
            (nine, four, "9 years")
        };
        loser.refused(409, "conflict");
        let won = winner.ok(200).json();
        let stored = read(&ann, &asked["session_id"]).await;
        assert_eq!(stored, won, "what was answered is what is kept");
        let known = stored["brief"]["clarifications"].as_array().unwrap();
        let said: Vec<&str> = known
            .iter()
            .map(|known| known["question_id"].as_str().unwrap())
            .collect();
        assert_eq!(said, ["horizon", horizon], "nothing of the other");
        assert_eq!(stored["brief"]["horizon"], format!("{horizon} {CANARY}"));
    }
    app.stop().await;
}

both_stores!(
    answers_lead_to_another_round_and_then_to_the_brief,
    an_answer_to_what_nobody_asked_is_kept_as_context,
    an_empty_answer_is_refused_and_changes_nothing,
    a_brief_that_is_final_takes_no_answers,
    after_three_rounds_the_brief_completes_with_its_assumptions,
    of_two_answer_submits_at_once_one_wins_whole,
);
