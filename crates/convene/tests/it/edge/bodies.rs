//! Invalid bodies, field by field. Nothing of a refused request is stored.

use serde_json::{Value, json};

use crate::harness::{CANARY, Caller, Db, Raw, TestApp, clear_question, vague_question};

async fn a_body_that_is_not_json_is_refused(db: Db) {
    let app = TestApp::start(db).await;
    let ann = app.person("ann").await;
    let deep = format!(
        "{{\"input\":\"{CANARY}\",\"more\":{}{}}}",
        "[".repeat(5_000),
        "]".repeat(5_000)
    );
    let cases: [(&str, &[u8], &str); 18] = [
        ("application/json", b"", "body"),
        ("application/json", b" \r\n\t", "body"),
        ("application/json", b"{", "body"),
        ("application/json", b"input=zq7canary", "body"),
        ("application/json", b"{\"input\":\"zq7canary\"} {}", "body"),
        ("application/json", b"{\"input\":\"zq7canary\",}", "body"),
        ("application/json", b"{'input':'zq7canary'}", "body"),
        ("application/json", b"{\"input\":NaN}", "body"),
        ("application/json", b"{\"input\":\"\xff\xfe zq7canary\"}", "body"),
        ("application/json", b"{\"input\":\"\xed\xa0\x80\"}", "body"),
        ("application/json", b"{\"input\":\"zq7canary \\ud800\"}", "body"),
        ("application/json", b"{\"input\":\"zq7canary \\udc00 x\"}", "body"),
        ("application/json", b"{\"input\":\"zq7canary \\u0000\"}", "input"),
        ("application/json", b"{\"input\":\"a\",\"input\":\"b\"}", "input"),
        ("application/json", b"{\"input\":\"a\",\"more\":1e999}", "body"),
        ("application/json", deep.as_bytes(), "body"),
        ("text/plain", b"{\"input\":\"zq7canary\"}", "Content-Type"),
        ("application/x-www-form-urlencoded", b"input=zq7canary", "Content-Type"),
    ];
    for (kind, body, field) in cases {
        let reply = ann
            .send("POST", "/api/v1/briefs", &[("content-type", kind)], Some(body.to_vec()))
            .await;
        names(&reply.refused(400, "bad_request").message(), field);
    }
    // A compressed body.
    let headers = [("content-type", "application/json"), ("content-encoding", "gzip")];
    let compressed = ann
        .send(
            "POST",
            "/api/v1/briefs",
            &headers,
            Some(b"\x1f\x8b\x08zq7canary".to_vec()),
        )
        .await;
    names(&compressed.refused(400, "bad_request").message(), "Content-Encoding");
    // No content type at all.
    let mut raw = Raw::open(&app.edge).await;
    let token = ann.token.as_ref().unwrap();
    raw.send(format!(
        "POST /api/v1/briefs HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {token}\r\n\
         Content-Length: 15\r\n\r\n{{\"input\":\"abc\"}}"
    ))
    .await;
    names(&raw.reply().await.refused(400, "bad_request").message(), "Content-Type");
    assert_eq!(sessions(&ann).await, 0);
    for kind in [
        "application/json; charset=utf-8",
        "Application/JSON",
        "application/merge-patch+json",
    ] {
        let body = json!({"input": vague_question()}).to_string().into_bytes();
        ann.send("POST", "/api/v1/briefs", &[("content-type", kind)], Some(body))
            .await
            .ok(200);
    }
    app.stop().await;
}

async fn a_field_out_of_its_bounds_is_named(db: Db) {
    let app = TestApp::start(db).await;
    let ann = app.person("ann").await;
    let session = ann.completed().await;
    let open = ann
        .post("/api/v1/briefs", &json!({"input": vague_question()}))
        .await
        .json();
    let open = open["session_id"].as_str().unwrap();
    let before = state(&ann, open).await;
    let long = |count: usize| "é".repeat(count);
    let answers = format!("/api/v1/briefs/{open}/answers");
    let feedback = format!("/api/v1/summaries/{session}/feedback");
    let review = |change: Value| {
        let mut body = json!({"response_type": "brief", "session_id": session, "rating": 3});
        body.as_object_mut()
            .unwrap()
            .extend(change.as_object().unwrap().clone());
        body
    };
    let key = json!({"name": "n", "scopes": ["pipeline:read"], "expires_at": "tomorrow"});
    let cases = vec![
        ("POST", "/api/v1/briefs", json!([]), "body"),
        ("POST", "/api/v1/briefs", json!("input"), "body"),
        ("POST", "/api/v1/briefs", json!(null), "body"),
        ("POST", "/api/v1/briefs", json!({}), "input"),
        ("POST", "/api/v1/briefs", json!({"input": null}), "input"),
        ("POST", "/api/v1/briefs", json!({"input": 5}), "input"),
        ("POST", "/api/v1/briefs", json!({"input": ""}), "input"),
        ("POST", "/api/v1/briefs", json!({"input": long(20_001)}), "input"),
        ("POST", &answers, json!({}), "answers"),
        ("POST", &answers, json!({"answers": []}), "answers"),
        ("POST", &answers, json!({"answers": {}}), "answers"),
        ("POST", &answers, json!({"answers": [5]}), "answers[0]"),
        (
            "POST",
            &answers,
            json!({"answers": [{"custom_answer": CANARY}]}),
            "answers[0].question_id",
        ),
        (
            "POST",
            &answers,
            json!({"answers": [{"question_id": "q"}]}),
            "answers[0]",
        ),
        (
            "POST",
            &answers,
            json!({"answers": [{"question_id": "q", "custom_answer": " "}]}),
            "answers[0]",
        ),
        (
            "POST",
            &answers,
            json!({"answers": [{"question_id": "q", "custom_answer": long(4_001)}]}),
            "answers[0].custom_answer",
        ),
        (
            "POST",
            &answers,
            json!({"answers": [{"question_id": "q", "selected_options": "a"}]}),
            "answers[0].selected_options",
        ),
        (
            "POST",
            &answers,
            json!({"answers": [{"question_id": "q", "selected_options": ["a", 1]}]}),
            "answers[0].selected_options[1]",
        ),
        ("POST", "/api/v1/orchestrations", json!({"brief": {}}), "session_id"),
        (
            "POST",
            "/api/v1/orchestrations",
            json!({"session_id": "", "brief": {}}),
            "session_id",
        ),
        (
            "POST",
            "/api/v1/orchestrations",
            json!({"session_id": session}),
            "brief",
        ),
        (
            "POST",
            "/api/v1/orchestrations",
            json!({"session_id": session, "brief": null}),
            "brief",
        ),
        (
            "POST",
            "/api/v1/orchestrations",
            json!({"session_id": session, "brief": []}),
            "brief",
        ),
        ("PUT", &feedback, json!({"comment": CANARY}), "rating"),
        ("PUT", &feedback, json!({"rating": "love"}), "rating"),
        ("PUT", &feedback, json!({"rating": 1}), "rating"),
        ("PUT", &feedback, json!({"rating": "like", "comment": 1}), "comment"),
        (
            "PUT",
            &feedback,
            json!({"rating": "like", "comment": long(2_001)}),
            "comment",
        ),
        (
            "POST",
            "/api/v1/reviews",
            json!({"session_id": session, "rating": 3}),
            "response_type",
        ),
        (
            "POST",
            "/api/v1/reviews",
            review(json!({"response_type": "Brief"})),
            "response_type",
        ),
        (
            "POST",
            "/api/v1/reviews",
            review(json!({"session_id": ""})),
            "session_id",
        ),
        (
            "POST",
            "/api/v1/reviews",
            review(json!({"session_id": long(201)})),
            "session_id",
        ),
        (
            "POST",
            "/api/v1/reviews",
            review(json!({"task_id": long(201)})),
            "task_id",
        ),
        ("POST", "/api/v1/reviews", review(json!({"rating": 0})), "rating"),
        ("POST", "/api/v1/reviews", review(json!({"rating": 6})), "rating"),
        ("POST", "/api/v1/reviews", review(json!({"rating": 3.5})), "rating"),
        ("POST", "/api/v1/reviews", review(json!({"rating": "3"})), "rating"),
        ("POST", "/api/v1/reviews", review(json!({"rating": 1e30})), "rating"),
        (
            "POST",
            "/api/v1/reviews",
            review(json!({"comment": long(2_001)})),
            "comment",
        ),
        ("POST", "/api/v1/reviews", review(json!({"extra": 1})), "extra"),
        ("POST", "/api/v1/keys", json!({"scopes": ["pipeline:read"]}), "name"),
        (
            "POST",
            "/api/v1/keys",
            json!({"name": "", "scopes": ["pipeline:read"]}),
            "name",
        ),
        (
            "POST",
            "/api/v1/keys",
            json!({"name": long(101), "scopes": ["pipeline:read"]}),
            "name",
        ),
        ("POST", "/api/v1/keys", json!({"name": "n", "scopes": []}), "scopes"),
        (
            "POST",
            "/api/v1/keys",
            json!({"name": "n", "scopes": ["pipeline:all"]}),
            "scopes[0]",
        ),
        ("POST", "/api/v1/keys", key, "expires_at"),
        (
            "POST",
            "/api/v1/keys",
            json!({"name": "n", "scopes": ["pipeline:read"], "extra": 1}),
            "extra",
        ),
    ];
    for (method, path, body, field) in cases {
        let base = if path == "/api/v1/keys" { &ann.auth } else { &ann.edge };
        let reply = ann
            .to(base, method, path, &[], Some(body.to_string().into_bytes()))
            .await;
        assert_eq!(reply.status, 400, "{method} {path} {field}: {}", reply.text());
        names(&reply.message(), field);
    }
    // Nothing of all that was kept.
    assert_eq!(state(&ann, open).await, before);
    assert_eq!(sessions(&ann).await, 2);
    ann.get(&format!("/api/v1/reviews/brief/{session}"))
        .await
        .refused(404, "not_found");
    assert_eq!(ann.auth_get("/api/v1/keys").await.json()["keys"], json!([]));
    app.stop().await;
}

async fn lengths_count_characters_not_bytes(db: Db) {
    let app = TestApp::start(db).await;
    let ann = app.person("ann").await;
    let session = ann.completed().await;
    let ask = async |input: String| ann.post("/api/v1/briefs", &json!({"input": input})).await;
    ask("📈".repeat(20_000)).await.ok(200);
    names(
        &ask("📈".repeat(20_001)).await.refused(400, "bad_request").message(),
        "input",
    );
    ask(" ".to_owned()).await.ok(200);
    let open = ask(vague_question()).await.json()["session_id"]
        .as_str()
        .unwrap()
        .to_owned();
    let answers = |text: String| json!({"answers": [{"question_id": "q", "custom_answer": text}]});
    ann.post(&format!("/api/v1/briefs/{open}/answers"), &answers("🦀".repeat(4_000)))
        .await
        .ok(200);
    let comment = |text: String| json!({"rating": "dislike", "comment": text});
    ann.put(
        &format!("/api/v1/summaries/{session}/feedback"),
        &comment("🦀".repeat(2_000)),
    )
    .await
    .ok(200);
    let review = json!({"response_type": "brief", "session_id": session, "rating": 1, "comment": "🦀".repeat(2_000)});
    ann.post("/api/v1/reviews", &review).await.ok(200);
    // Within its bounds, but nobody's.
    let review = json!({"response_type": "brief", "session_id": "é".repeat(200), "rating": 1});
    ann.post("/api/v1/reviews", &review).await.refused(404, "not_found");
    app.stop().await;
}

async fn properties_we_do_not_know_are_passed_over(db: Db) {
    let app = TestApp::start(db).await;
    let ann = app.person("ann").await;
    let brief = ann
        .post(
            "/api/v1/briefs",
            &json!({"input": clear_question(), "extra": {"a": [1]}, "session_id": 5}),
        )
        .await;
    let brief = brief.ok(200).json();
    let body = json!({"session_id": brief["session_id"], "brief": brief["brief"], "extra": null});
    ann.post("/api/v1/orchestrations", &body).await.ok(200);
    let open = ann
        .post("/api/v1/briefs", &json!({"input": vague_question()}))
        .await
        .json();
    let answer = json!({"question_id": "q", "custom_answer": CANARY, "extra": 1});
    let path = format!("/api/v1/briefs/{}/answers", open["session_id"].as_str().unwrap());
    ann.post(&path, &json!({"answers": [answer], "extra": 1})).await.ok(200);
    let session = ann.completed().await;
    let feedback = json!({"rating": "like", "comment": null, "extra": CANARY});
    ann.put(&format!("/api/v1/summaries/{session}/feedback"), &feedback)
        .await
        .ok(200);
    app.stop().await;
}

async fn a_body_over_its_limit_is_too_large(db: Db) {
    let app = TestApp::start(db).await;
    let ann = app.person("ann").await;
    let padded = |body: &Value, size: usize| {
        let mut body = body.to_string().into_bytes();
        body.resize(size, b' ');
        body
    };
    let question = json!({"input": vague_question()});
    let send = async |path: &str, body: Vec<u8>| ann.send("POST", path, &[], Some(body)).await;
    let open = send("/api/v1/briefs", padded(&question, 262_144)).await.ok(200).json();
    for size in [262_145, 4_000_000] {
        let refused = send("/api/v1/briefs", padded(&question, size)).await;
        names(&refused.refused(413, "bad_request").message(), "body");
    }
    let answers = format!("/api/v1/briefs/{}/answers", open["session_id"].as_str().unwrap());
    let answer = json!({"answers": [{"question_id": "q", "custom_answer": "soon"}]});
    send(&answers, padded(&answer, 1_048_576)).await.ok(200);
    let refused = send(&answers, padded(&answer, 1_048_577)).await;
    names(&refused.refused(413, "bad_request").message(), "body");
    // Without a length announced, it is noticed while reading.
    let token = ann.token.as_ref().unwrap();
    for (size, status) in [(262_144, 200), (262_145, 413), (3_000_000, 413)] {
        let mut raw = Raw::open(&app.edge).await;
        raw.send(format!(
            "POST /api/v1/briefs HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {token}\r\n\
             Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
        ))
        .await;
        for part in padded(&question, size).chunks(65_536) {
            raw.send(format!("{:x}\r\n", part.len())).await;
            raw.send(part).await;
            raw.send("\r\n").await;
        }
        raw.send("0\r\n\r\n").await;
        raw.reply().await.ok(status);
    }
    assert_eq!(sessions(&ann).await, 2);
    // The longest question fits with every character escaped.
    let escaped = format!(r#"{{"input":"{}"}}"#, r"\ud83d\ude42".repeat(20_000));
    assert_ne!(send("/api/v1/briefs", escaped.into_bytes()).await.status, 413);
    app.stop().await;
}

/// A parsed body takes many times the memory of its text.
async fn a_large_body_waits_for_a_place_before_it_is_read(db: Db) {
    let app = TestApp::start(db).await;
    let ann = app.person("ann").await;
    let me = ann.get("/api/v1/auth/me").await.ok(200).json();
    let owner = me["user_id"].as_str().unwrap();
    let mut held = Vec::new();
    for _ in 0..4 {
        held.push(app.app.engine.place_for_body(owner, 20_000).await.unwrap());
    }
    let send = |size: usize| {
        let ann = ann.clone();
        async move {
            let mut body = b"[".to_vec();
            body.resize(size, b' ');
            ann.send("POST", "/api/v1/briefs", &[], Some(body)).await
        }
    };
    let large = tokio::spawn(send(20_000));
    for _ in 0..20 {
        send(10_000).await.refused(400, "bad_request");
    }
    assert!(!large.is_finished(), "it waits, while small ones do not");
    held.pop();
    large.await.unwrap().refused(400, "bad_request");
    app.stop().await;
}

/// The message begins with the field it is about.
#[track_caller]
fn names(message: &str, field: &str) {
    assert!(message.starts_with(&format!("{field}: ")), "{field}: {message}");
}

async fn sessions(caller: &Caller) -> usize {
    caller.get("/api/v1/sessions").await.ok(200).json()["sessions"]
        .as_array()
        .unwrap()
        .len()
}

async fn state(caller: &Caller, session: &str) -> Value {
    caller.get(&format!("/api/v1/briefs/{session}")).await.ok(200).json()
}

both_stores!(
    a_body_that_is_not_json_is_refused,
    a_field_out_of_its_bounds_is_named,
    lengths_count_characters_not_bytes,
    properties_we_do_not_know_are_passed_over,
    a_body_over_its_limit_is_too_large,
    a_large_body_waits_for_a_place_before_it_is_read,
);
