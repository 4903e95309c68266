//! Bodies, briefs and ids that are made to be expensive.

use serde_json::{Value, json};

use crate::abuse::bystander::Bystander;
use crate::harness::{Caller, Db, Reply, TestApp, at_once};

const PLANS: &str = "/api/v1/orchestrations";
const REVIEWS: &str = "/api/v1/reviews";

async fn post_plan(caller: &Caller, session: &str, brief: &Value) -> Reply {
    caller
        .post(PLANS, &json!({"session_id": session, "brief": brief}))
        .await
}

/// A 400 that names a field.
#[track_caller]
fn names(reply: &Reply, field: &str) {
    reply.refused(400, "bad_request");
    let message = reply.message();
    assert!(message.starts_with(&format!("{field}: ")), "{field}: {message}");
    assert!(message.len() < 500, "{field}: {} bytes", message.len());
}

/// Questions that were once read again for every number or mark in them.
async fn a_question_of_numbers_or_open_marks_is_convened(db: Db) {
    let app = TestApp::start(db).await;
    let bystander = Bystander::of(&app, "ben").await;
    let ann = app.person("ann").await;
    for unit in ["1-", "{{fig:"] {
        let (session, mut brief) = ann.brief().await;
        // What is within the bounds is taken, and the committee comes to its end.
        brief["question"] = json!(unit.chars().cycle().take(20_000).collect::<String>());
        post_plan(&ann, &session, &brief).await.ok(200);
        ann.convene(&session).await.ok(202);
        let execution = ann.finished(&session).await;
        assert_eq!(execution["status"], "completed", "{unit}");
        // Twice as much is not.
        let (session, mut brief) = ann.brief().await;
        brief["question"] = json!(unit.chars().cycle().take(40_000).collect::<String>());
        names(&post_plan(&ann, &session, &brief).await, "brief.question");
    }
    bystander.leaves().await;
    app.stop().await;
}

/// A question of shares whose portfolio's weights were once read again for each of them.
async fn a_question_of_shares_beside_many_weights_is_convened(db: Db) {
    let app = TestApp::start(db).await;
    let bystander = Bystander::of(&app, "ben").await;
    let ann = app.person("ann").await;
    let (session, mut brief) = ann.brief().await;
    let asks = "Pay off my mortgage or invest in stocks if inflation stays high? ";
    brief["question"] = json!(format!("{asks}{}", "5%".repeat(2_900)));
    let position = json!({"name": "Stocks", "weight": "0.0000530000000000000041661552679927993381170381326228380203"});
    brief["holdings"]["positions"] = json!(vec![position; 200]);
    post_plan(&ann, &session, &brief).await.ok(200);
    ann.convene(&session).await.ok(202);
    assert_eq!(ann.finished(&session).await["status"], "completed");
    bystander.leaves().await;
    app.stop().await;
}

/// Bodies of 600 KB whose places were once written out for every element.
async fn a_body_with_long_keys_is_refused_at_once(db: Db) {
    let app = TestApp::start(db).await;
    let bystander = Bystander::of(&app, "ben").await;
    let ann = app.person("ann").await;
    let ones = vec!["1"; 75_000].join(",");
    let key = |length: usize| "k".repeat(length);
    let deep = |depth: usize| {
        format!(
            "{}[{ones}]{}",
            format!(r#"{{"{}":"#, key(200)).repeat(depth),
            "}".repeat(depth)
        )
    };
    for (body, field) in [
        (format!(r#"{{"{}":[{ones}]}}"#, key(300_000)), "body".to_owned()),
        (format!(r#"{{"{}":[{ones}]}}"#, key(201)), "body".to_owned()),
        (
            format!(r#"{{"rating":[{{"{}":1}}]}}"#, key(201)),
            "rating[0]".to_owned(),
        ),
        (format!(r#"{{"{}":[{ones}]}}"#, key(200)), key(200)),
        (deep(100), key(200)),
        (format!(r#"{{"comment":[{ones}]}}"#), "comment".to_owned()),
    ] {
        let send = |_| {
            let (ann, body) = (ann.clone(), body.clone().into_bytes());
            async move { ann.send("POST", REVIEWS, &[], Some(body)).await }
        };
        for reply in at_once((0..4).map(send)).await {
            names(&reply, &field);
        }
    }
    bystander.leaves().await;
    app.stop().await;
}

/// A megabyte of brackets would take a hundred times as much memory once it is read.
async fn a_body_of_many_values_is_refused_at_once(db: Db) {
    let app = TestApp::start(db).await;
    let bystander = Bystander::of(&app, "ben").await;
    let ann = app.person("ann").await;
    let (session, _) = ann.brief().await;
    let nested = format!("{}{}", "[".repeat(60), "]".repeat(60));
    let lists = vec![nested; 8_000].join(",");
    for (path, body) in [
        (
            format!("/api/v1/briefs/{session}/answers"),
            format!(r#"{{"answers":[],"mine":[{lists}]}}"#),
        ),
        (
            PLANS.to_owned(),
            format!(r#"{{"session_id":"{session}","brief":{{"mine":[{lists}]}}}}"#),
        ),
    ] {
        let send = |_| {
            let (ann, path, body) = (ann.clone(), path.clone(), body.clone().into_bytes());
            async move { ann.send("POST", &path, &[], Some(body)).await }
        };
        for reply in at_once((0..16).map(send)).await {
            names(&reply, "body");
        }
    }
    bystander.leaves().await;
    app.stop().await;
}

/// A name stands in every figure, turn and caption: what is within the bounds is taken, and the committee cuts it
/// short.
async fn labels_without_end_are_taken_and_cut(db: Db) {
    let app = TestApp::start(db).await;
    let bystander = Bystander::of(&app, "ben").await;
    let ann = app.person("ann").await;
    let (session, mut brief) = ann.brief().await;
    let long = |unit: &str| unit.chars().cycle().take(20_000).collect::<String>();
    brief["subject"]["instruments"][0]["name"] = json!(long("5% "));
    brief["subject"]["themes"] = json!([long("gold ")]);
    brief["horizon"] = json!(long("الفضاء"));
    brief["title"] = json!(long("a\u{301}"));
    post_plan(&ann, &session, &brief).await.ok(200);
    ann.convene(&session).await.ok(202);
    assert_eq!(ann.finished(&session).await["status"], "completed");
    for path in ["executions", "analyses", "summaries"] {
        let size = ann.get(&format!("/api/v1/{path}/{session}")).await.ok(200).bytes.len();
        assert!(size < 300_000, "{path}: {size} bytes");
    }
    // What was posted is kept as it was, and blanks count.
    let (session, brief) = ann.brief().await;
    let padded = format!(
        r#"{{"session_id":"{session}","brief":{}{}}}"#,
        " ".repeat(600_000),
        brief
    );
    ann.send("POST", PLANS, &[], Some(padded.into_bytes())).await.ok(200);
    let padded = brief
        .to_string()
        .replacen('{', &format!("{{{}", " ".repeat(600_000)), 1);
    let body = format!(r#"{{"session_id":"{session}","brief":{padded}}}"#);
    names(&ann.send("POST", PLANS, &[], Some(body.into_bytes())).await, "brief");
    bystander.leaves().await;
    app.stop().await;
}

/// Whatever is over a bound is refused by its name, and the session goes on as if nothing had been sent.
async fn a_brief_over_a_bound_is_refused_by_the_field(db: Db) {
    let app = TestApp::start(db).await;
    let bystander = Bystander::of(&app, "ben").await;
    let ann = app.person("ann").await;
    let (session, brief) = ann.brief().await;
    let instrument = json!({"symbol": "A", "name": "A"});
    let clarification = json!({"question_id": "a", "question": "a", "answer": "a"});
    let long = "x".repeat(20_001);
    for (path, value, field) in [
        (
            "/subject/instruments",
            json!(vec![instrument.clone(); 12_000]),
            "brief.subject.instruments",
        ),
        (
            "/subject/instruments",
            json!(vec![instrument; 21]),
            "brief.subject.instruments",
        ),
        (
            "/subject/instruments",
            json!([{"symbol": long, "name": ""}]),
            "brief.subject.instruments[0].symbol",
        ),
        ("/subject/themes", json!(vec![""; 51]), "brief.subject.themes"),
        ("/subject/kind", json!(long), "brief.subject.kind"),
        (
            "/holdings/positions",
            json!(vec![json!({}); 201]),
            "brief.holdings.positions",
        ),
        ("/constraints", json!(vec![""; 51]), "brief.constraints"),
        ("/key_questions", json!([long]), "brief.key_questions[0]"),
        (
            "/clarifications",
            json!(vec![clarification; 51]),
            "brief.clarifications",
        ),
        ("/objective", json!(long), "brief.objective"),
        ("/language", json!(long), "brief.language"),
        ("/mine", json!("x".repeat(256 * 1024)), "brief"),
    ] {
        let mut posted = brief.clone();
        match posted.pointer_mut(path) {
            Some(place) => *place = value,
            None => posted[path.trim_start_matches('/')] = value,
        }
        names(&post_plan(&ann, &session, &posted).await, field);
    }
    let long_id = json!({"session_id": "s".repeat(201), "brief": {}});
    names(&ann.post(PLANS, &long_id).await, "session_id");
    let answer = json!({"question_id": "q", "custom_answer": "a"});
    let answers = json!({"answers": vec![answer; 51]});
    let path = format!("/api/v1/briefs/{session}/answers");
    names(&ann.post(&path, &answers).await, "answers");
    let asked = ann.ask(&crate::harness::vague_question()).await;
    let path = format!("/api/v1/briefs/{}/answers", asked["session_id"].as_str().unwrap());
    let answer = json!({"question_id": "q", "selected_options": vec!["a".repeat(4_000); 26]});
    names(&ann.post(&path, &json!({"answers": [answer]})).await, "answers");
    post_plan(&ann, &session, &brief).await.ok(200);
    bystander.leaves().await;
    app.stop().await;
}

/// A session whose own brief is larger than what may be posted takes it back unchanged.
async fn the_sessions_own_brief_is_taken_back_whatever_its_size(db: Db) {
    let app = TestApp::start(db).await;
    let ann = app.person("ann").await;
    // Characters that take six bytes in JSON.
    let question = format!("{} {}", crate::harness::vague_question(), "\u{1}".repeat(8_000));
    let mut body = ann.ask(&question).await;
    let session = body["session_id"].as_str().unwrap().to_owned();
    let extra = json!({"question_id": "mine", "selected_options": vec!["\u{1}".repeat(3_900); 10]});
    let mut answers = vec![extra];
    for question in body["questions"].as_array().unwrap() {
        let option = question["options"][0].clone();
        answers.push(json!({"question_id": question["question_id"], "selected_options": [option]}));
    }
    let path = format!("/api/v1/briefs/{session}/answers");
    body = ann.post(&path, &json!({"answers": answers})).await.ok(200).json();
    if body["status"] == "generating" {
        body = ann.finished_brief(&session).await;
    }
    assert_eq!(body["status"], "completed", "{body}");
    let brief = body["brief"].clone();
    assert!(brief.to_string().len() > 256 * 1024);
    post_plan(&ann, &session, &brief).await.ok(200);
    app.stop().await;
}

async fn an_expiry_that_cannot_be_held_is_refused(db: Db) {
    let app = TestApp::start(db).await;
    let bystander = Bystander::of(&app, "ben").await;
    let ann = app.person("ann").await;
    let ask = |expires_at: &str| json!({"name": "n", "scopes": ["pipeline:read"], "expires_at": expires_at});
    for bad in [
        "2020-01-01T00:00:00.0000000000Z",
        "2099-01-01T00:00:00.0000000000Z",
        "9999-12-31T23:59:59Z",
        "9000-01-01T00:00:00Z",
        "2020-01-01T00:00:00Z",
        "2099-02-30T00:00:00Z",
        "2099-01-01T00:00:00Z[UTC]",
        "2099-01-01",
        "",
    ] {
        names(&ann.auth_post("/api/v1/keys", &ask(bad)).await, "expires_at");
    }
    assert_eq!(ann.auth_get("/api/v1/keys").await.ok(200).json()["keys"], json!([]));
    let issued = ann
        .auth_post("/api/v1/keys", &ask("8999-12-31T23:59:59.123456789Z"))
        .await;
    assert_eq!(issued.ok(201).json()["expires_at"], "8999-12-31T23:59:59.123456Z");
    bystander.leaves().await;
    app.stop().await;
}

/// Ids that cannot be of ours are not found before the poll floor remembers them: the second poll is as free as the
/// first.
async fn made_up_ids_are_not_remembered(db: Db) {
    let app = TestApp::with(db, |config| config.limits.poll_floor_ms = 60_000).await;
    let bystander = Bystander::of(&app, "ben").await;
    let ann = app.person("ann").await;
    let program = app.full_key(&ann).await;
    let poll = |at: usize| {
        let program = program.clone();
        async move {
            let id = format!("{at:08}").repeat(2_500);
            for route in ["briefs", "orchestrations", "executions"] {
                program
                    .get(&format!("/api/v1/{route}/{id}"))
                    .await
                    .refused(404, "not_found");
            }
        }
    };
    for batch in 0..4 {
        // Each id twice: one that was remembered would be too fast the second time.
        at_once((0..50).map(|at| poll(batch * 25 + at / 2))).await;
    }
    for id in ["a.b", "a%20b", "%C3%A9", &"a".repeat(201)] {
        for _ in 0..2 {
            let path = format!("/api/v1/executions/{id}/transcript");
            program.get(&path).await.refused(404, "not_found");
        }
    }
    // What can be an id is held to the floor.
    let path = format!("/api/v1/briefs/{}", "a".repeat(200));
    program.get(&path).await.refused(404, "not_found");
    program.get(&path).await.refused(429, "rate_limited");
    bystander.leaves().await;
    app.stop().await;
}

/// A review may name any task, so the number of reviews of one response is bounded.
async fn made_up_tasks_are_reviewed_a_hundred_times_at_most(db: Db) {
    let app = TestApp::start(db).await;
    let bystander = Bystander::of(&app, "ben").await;
    let ann = app.person("ann").await;
    let (session, _) = ann.brief().await;
    let of_session = json!({"response_type": "committee", "session_id": session, "rating": 3});
    let review = |task: usize| {
        let mut review = of_session.clone();
        review["task_id"] = json!(task.to_string());
        review
    };
    let writes = (0..110).map(|task| {
        let (ann, review) = (ann.clone(), review(task));
        async move { ann.post(REVIEWS, &review).await }
    });
    let replies = at_once(writes).await;
    let kept = replies.iter().position(|reply| reply.status == 200).unwrap();
    let refused: Vec<&Reply> = replies.iter().filter(|reply| reply.status != 200).collect();
    refused.iter().for_each(|reply| names(reply, "task_id"));
    assert_eq!(
        (replies.len() - refused.len(), app.tables().count("reviews").await),
        (100, 100)
    );
    ann.post(REVIEWS, &review(kept)).await.ok(200);
    let whole = json!({"response_type": "debrief", "session_id": session, "rating": 5});
    ann.post(REVIEWS, &whole).await.ok(200);
    bystander.leaves().await;
    app.stop().await;
}

both_stores!(
    made_up_tasks_are_reviewed_a_hundred_times_at_most,
    a_body_of_many_values_is_refused_at_once,
    labels_without_end_are_taken_and_cut,
    a_question_of_numbers_or_open_marks_is_convened,
    a_question_of_shares_beside_many_weights_is_convened,
    a_body_with_long_keys_is_refused_at_once,
    a_brief_over_a_bound_is_refused_by_the_field,
    the_sessions_own_brief_is_taken_back_whatever_its_size,
    an_expiry_that_cannot_be_held_is_refused,
    made_up_ids_are_not_remembered,
);
