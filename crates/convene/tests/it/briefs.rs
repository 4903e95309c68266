//! From a question to a brief: rejections, questions, the finished brief, languages.

use serde_json::{Value, json};

use crate::harness::{CANARY, Caller, Db, TestApp, clear_question, vague_question};

async fn read(caller: &Caller, session: &Value) -> Value {
    caller
        .get(&format!("/api/v1/briefs/{}", session.as_str().unwrap()))
        .await
        .ok(200)
        .json()
}

fn texts(list: &Value) -> Vec<&str> {
    list.as_array()
        .unwrap()
        .iter()
        .map(|text| text.as_str().unwrap())
        .collect()
}

async fn what_is_not_for_the_committee_is_rejected_with_a_message(db: Db) {
    let app = TestApp::start(db).await;
    let ann = app.person("ann").await;
    for input in [
        format!("How do I bake a chocolate cake? {CANARY}"),
        format!("I have inside information about a merger at Apple, how do I profit? {CANARY}"),
        format!("How can I run a pump and dump on a penny stock? {CANARY}"),
        format!("Buy 100 shares of AAPL {CANARY}"),
        format!("Which stock will definitely double next year? {CANARY}"),
        " \n\t ".to_owned(),
    ] {
        let submitted = ann.ask(&input).await;
        assert_eq!(submitted["status"], "rejected", "{input}: {submitted}");
        assert!(
            submitted["message"].as_str().is_some_and(|message| message.len() > 20),
            "{submitted}"
        );
        assert!(
            submitted.get("questions").is_none() && submitted.get("brief").is_none(),
            "{submitted}"
        );
        assert!(
            submitted["title"].as_str().is_some_and(|title| !title.is_empty()),
            "{submitted}"
        );
        assert_eq!(read(&ann, &submitted["session_id"]).await, submitted);
    }
    app.stop().await;
}

async fn open_questions_need_clarification_on_submit_and_await_answers_on_read(db: Db) {
    let app = TestApp::start(db).await;
    let ann = app.person("ann").await;
    let mut submitted = ann.ask(&vague_question()).await;
    assert_eq!(submitted["status"], "needs_clarification");
    assert_eq!((&submitted["round"], &submitted["max_rounds"]), (&json!(1), &json!(3)));
    assert!(submitted.get("brief").is_none());
    let questions = submitted["questions"].as_array().unwrap();
    assert!((1..=4).contains(&questions.len()), "{submitted}");
    assert!(
        questions.iter().any(|question| question["required"] == true),
        "{submitted}"
    );
    for question in questions {
        for field in ["question_id", "text", "why"] {
            assert!(
                question[field].as_str().is_some_and(|text| !text.is_empty()),
                "{question}"
            );
        }
        assert!(
            (2..=4).contains(&question["options"].as_array().unwrap().len()),
            "{question}"
        );
        assert!(
            texts(&question["options"]).iter().all(|option| !option.is_empty()),
            "{question}"
        );
        assert!(
            question["allows_custom"].is_boolean() && question["required"].is_boolean(),
            "{question}"
        );
        assert_eq!(question.as_object().unwrap().len(), 6, "{question}");
    }
    // A name that means several things is asked about with what it may mean.
    let ambiguous = ann
        .ask(&format!("Is Delta worth a look for the next 5 years? {CANARY}"))
        .await;
    let which = &ambiguous["questions"][0];
    assert_eq!(which["question_id"], "instrument", "{ambiguous}");
    assert!((2..=4).contains(&which["options"].as_array().unwrap().len()), "{which}");

    let read = read(&ann, &submitted["session_id"]).await;
    assert_eq!(read["status"], "awaiting_answers");
    submitted["status"] = json!("awaiting_answers");
    assert_eq!(read, submitted, "apart from the status they are the same");
    app.stop().await;
}

async fn a_brief_is_its_owners_alone(db: Db) {
    let app = TestApp::start(db).await;
    let (ann, bob) = (app.person("ann").await, app.person("bob").await);
    let (session, _) = ann.brief().await;
    let foreign = bob.get(&format!("/api/v1/briefs/{session}")).await;
    let unknown = bob.get("/api/v1/briefs/ses_nothing").await;
    assert_eq!(
        foreign.refused(404, "not_found").message(),
        unknown.refused(404, "not_found").message()
    );
    let pending = bob
        .get(&format!("/api/v1/orchestrations/{session}"))
        .await
        .refused(404, "not_found")
        .message();
    assert_ne!(
        pending,
        foreign.message(),
        "a final 404 reads differently from one that says not yet"
    );
    // A key of the owner sees it.
    let program = app.key(&ann, &["pipeline:read"]).await;
    program.get(&format!("/api/v1/briefs/{session}")).await.ok(200);
    app.stop().await;
}

async fn the_finished_brief_has_every_key(db: Db) {
    let app = TestApp::start(db).await;
    let ann = app.person("ann").await;
    let (session, brief) = ann.brief().await;
    let keys = |value: &Value| {
        let mut keys: Vec<String> = value.as_object().unwrap().keys().cloned().collect();
        keys.sort();
        keys.join(" ")
    };
    assert_eq!(
        keys(&brief),
        "as_of assumptions clarifications constraints holdings horizon key_questions language objective question \
         risk_tolerance schema session_id subject title"
    );
    assert_eq!(keys(&brief["subject"]), "instruments kind themes");
    assert_eq!(
        keys(&brief["subject"]["instruments"][0]),
        "asset_class currency exchange name symbol"
    );
    assert_eq!(brief["schema"], "mib/1");
    assert_eq!(brief["session_id"], session);
    assert_eq!(brief["question"], clear_question());
    assert_eq!(brief["language"], "en");
    assert_eq!(brief["subject"]["instruments"][0]["symbol"], "AAPL");
    assert!(!brief["key_questions"].as_array().unwrap().is_empty());
    assert_eq!(brief["as_of"].as_str().unwrap().len(), "2026-11-15".len());
    app.stop().await;
}

async fn a_session_speaks_the_language_of_its_question(db: Db) {
    let app = TestApp::start(db).await;
    let ann = app.person("ann").await;
    for (language, vague, off, horizon, advice) in [
        (
            "de",
            "Ist Apple eine gute Anlage für mich?",
            "Wie backe ich einen Kuchen?",
            "Welchen Zeithorizont",
            "keine Anlageberatung",
        ),
        (
            "ja",
            "アップルの株は買いですか",
            "カレーの作り方を教えて",
            "投資期間",
            "投資助言",
        ),
        (
            "en",
            "Should I buy Apple?",
            "Tell me a joke about my dog",
            "horizon",
            "not investment advice",
        ),
    ] {
        let asked = ann
            .post("/api/v1/briefs", &json!({"input": format!("{vague} {CANARY}")}))
            .await;
        let body = asked.ok(200).disclosed(language);
        assert_eq!(body["language"], language);
        assert!(body["disclosure"]["text"].as_str().unwrap().contains(advice), "{body}");
        let first = body["questions"][0]["text"].as_str().unwrap();
        assert!(first.contains(horizon), "{first}");
        // An answer in another language does not change the session's.
        let answer = format!("ten years, and I like it {CANARY}");
        let answers = json!({"answers": [{"question_id": "horizon", "custom_answer": answer}]});
        let done = ann
            .post(
                &format!("/api/v1/briefs/{}/answers", body["session_id"].as_str().unwrap()),
                &answers,
            )
            .await
            .ok(200)
            .disclosed(language);
        assert_eq!(
            (&done["status"], &done["language"]),
            (&json!("completed"), &json!(language))
        );
        assert_eq!(done["brief"]["language"], language);

        let refused = ann
            .post("/api/v1/briefs", &json!({"input": format!("{off} {CANARY}")}))
            .await
            .ok(200)
            .disclosed(language);
        assert_eq!(refused["status"], "rejected");
        let message = refused["message"].as_str().unwrap();
        let spoken = match language {
            "de" => message.contains("Komitee"),
            "ja" => message.contains("委員会"),
            _ => message.contains("committee"),
        };
        assert!(spoken, "{message}");
    }
    app.stop().await;
}

async fn a_short_question_is_answered_in_the_language_of_its_caller(db: Db) {
    let app = TestApp::start(db).await;
    let ann = app.person("ann").await;
    for (input, language, accept, told) in [
        ("AAPL", None, None, "en"),
        ("AAPL", None, Some("fr-CH, fr;q=0.9, en;q=0.8"), "fr"),
        ("Tesla stock", None, Some("it"), "en"),
        ("Apple Aktie", None, Some("en-US"), "de"),
        ("Apple Aktie", Some("ja"), Some("en-US"), "ja"),
        ("Is Apple overvalued?", Some("es"), None, "es"),
    ] {
        let mut body = json!({"input": input});
        if let Some(language) = language {
            body["language"] = json!(language);
        }
        let headers: Vec<(&str, &str)> = accept.iter().map(|accept| ("Accept-Language", *accept)).collect();
        let body = serde_json::to_vec(&body).unwrap();
        let asked = ann.send("POST", "/api/v1/briefs", &headers, Some(body)).await;
        assert_eq!(
            asked.ok(200).json()["language"],
            told,
            "{input} {language:?} {accept:?}"
        );
    }
    for unknown in [
        json!("tlh"),
        json!("DE"),
        json!(""),
        json!("d".repeat(5_000)),
        json!(7),
        json!(null),
    ] {
        let body = json!({"input": "AAPL", "language": unknown});
        let refused = ann.post("/api/v1/briefs", &body).await;
        refused.refused(400, "bad_request");
        assert!(refused.message().starts_with("language"), "{}", refused.message());
    }
    app.stop().await;
}

async fn nothing_is_asked_where_there_is_no_data_to_answer_with(db: Db) {
    let app = TestApp::start(db).await;
    let ann = app.person("ann").await;
    for (input, status) in [
        ("What do you think about Palantir?", "completed"),
        ("Moet ik mijn ASML aandelen verkopen?", "completed"),
        ("What do you think about Costco?", "needs_clarification"),
        // Which Delta is meant must be known.
        ("Is Delta a good investment?", "needs_clarification"),
    ] {
        let body = ann.ask(&format!("{input} {CANARY}")).await;
        assert_eq!(body["status"], status, "{input}: {body}");
    }
    app.stop().await;
}

both_stores!(
    nothing_is_asked_where_there_is_no_data_to_answer_with,
    a_short_question_is_answered_in_the_language_of_its_caller,
    what_is_not_for_the_committee_is_rejected_with_a_message,
    open_questions_need_clarification_on_submit_and_await_answers_on_read,
    a_brief_is_its_owners_alone,
    the_finished_brief_has_every_key,
    a_session_speaks_the_language_of_its_question,
);
