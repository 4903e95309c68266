//! The built-in analyst: the same answer to the same question, every number with its source, and a clear statement
//! where there is no data.

use serde_json::{Value, json};

use crate::harness::{Caller, Db, TestApp};

/// A session from the question to its end.
pub(crate) struct Answered {
    pub(crate) session: String,
    brief: Value,
    plan: Value,
    pub(crate) analysis: Value,
    debrief: Value,
}

pub(crate) async fn answered(caller: &Caller, question: &str) -> Answered {
    let submitted = caller.ask(question).await;
    assert_eq!(submitted["status"], "completed", "{question}: {submitted}");
    let session = submitted["session_id"].as_str().unwrap().to_owned();
    let brief = submitted["brief"].clone();
    let plan = caller
        .post(
            "/api/v1/orchestrations",
            &json!({"session_id": session, "brief": brief}),
        )
        .await
        .ok(200)
        .json();
    caller.convene(&session).await.ok(202);
    let execution = caller.finished(&session).await;
    assert_eq!(execution["status"], "completed", "{question}: {execution}");
    let result = async |kind: &str| {
        let reply = caller.get(&format!("/api/v1/{kind}/{session}")).await;
        reply.ok(200).json()
    };
    let (analysis, debrief) = (result("analyses").await, result("summaries").await);
    Answered {
        session,
        brief,
        plan,
        analysis,
        debrief,
    }
}

/// A body without what must differ between two sessions: its ids and its times.
fn plain(body: &Value, session: &str) -> String {
    fn strip(value: &Value, session: &str) -> Value {
        match value {
            Value::String(text) if text.parse::<jiff::Timestamp>().is_ok() => json!("a time"),
            Value::String(text) => json!(text.replace(session, "a session")),
            Value::Array(items) => items.iter().map(|item| strip(item, session)).collect(),
            Value::Object(fields) => fields
                .iter()
                .map(|(name, value)| (name.clone(), strip(value, session)))
                .collect(),
            other => other.clone(),
        }
    }
    strip(body, session).to_string()
}

async fn the_same_question_gets_the_same_bytes(db: Db) {
    let app = TestApp::start(db).await;
    let (ann, bob) = (app.person("ann").await, app.person("bob").await);
    for question in [
        "Is Apple a good investment for the next ten years?",
        "Ist der S&P 500 für die nächsten zehn Jahre attraktiv?",
    ] {
        let (hers, his) = (answered(&ann, question).await, answered(&bob, question).await);
        for (name, hers_body, his_body) in [
            ("brief", &hers.brief, &his.brief),
            ("plan", &hers.plan, &his.plan),
            ("analysis", &hers.analysis, &his.analysis),
            ("debrief", &hers.debrief, &his.debrief),
        ] {
            assert_eq!(
                plain(hers_body, &hers.session),
                plain(his_body, &his.session),
                "{question}: {name}"
            );
        }
    }
    app.stop().await;
}

async fn every_kind_of_question_is_answered_with_sourced_numbers(db: Db) {
    let app = TestApp::start(db).await;
    let ann = app.person("ann").await;
    for (question, kind, language) in [
        (
            "Is Apple a good investment for the next ten years?",
            "single_security",
            "en",
        ),
        ("Apple or Microsoft for the next five years?", "comparison", "en"),
        ("Is the S&P 500 attractive over ten years?", "fund_or_index", "en"),
        (
            "Are semiconductor stocks a good investment for five years?",
            "sector_or_theme",
            "en",
        ),
        (
            "Will inflation in the US stay high over the next five years?",
            "macro",
            "en",
        ),
        (
            "Is a 60/40 portfolio still sensible for twenty years?",
            "portfolio",
            "en",
        ),
        (
            "Ist Microsoft für die nächsten zehn Jahre eine gute Anlage?",
            "single_security",
            "de",
        ),
        (
            "¿Es Tesla una buena inversión para los próximos diez años?",
            "single_security",
            "es",
        ),
    ] {
        let Answered {
            brief,
            analysis,
            debrief,
            ..
        } = answered(&ann, question).await;
        assert_eq!(brief["subject"]["kind"], kind, "{question}");
        assert_eq!(analysis["disclosure"]["language"], language, "{question}");
        let result = &analysis["result"];
        let coverage = &result["coverage"];
        assert_eq!(coverage["gaps"], 0, "{question}: {result}");
        assert_eq!(coverage["numbers_total"], coverage["numbers_traced"], "{question}");
        assert!(result["confidence"].as_f64().unwrap() <= 0.8, "{question}: {result}");
        assert!(!result["data_gaps"].as_array().unwrap().is_empty(), "{question}");
        let paragraphs = debrief["result"]["paragraphs"].as_array().unwrap();
        assert!(paragraphs.len() >= 5, "{question}: {debrief}");
        for text in paragraphs {
            let text = text.as_str().unwrap();
            assert!(
                !text.is_empty() && !text.contains("[?]") && !text.contains('{'),
                "{question}: {text}"
            );
        }
    }
    app.stop().await;
}

async fn where_there_is_nothing_the_answer_says_what_to_import(db: Db) {
    let app = TestApp::start(db).await;
    let ann = app.person("ann").await;
    let nestle = answered(&ann, "Is Nestlé a good investment for the next ten years?").await;
    let result = &nestle.analysis["result"];
    assert_eq!(result["balance"], "insufficient_evidence", "{result}");
    assert!(result["confidence"].as_f64().unwrap() <= 0.1, "{result}");
    let gaps = result["data_gaps"].to_string();
    assert!(gaps.contains("Nestl") && gaps.contains("Import"), "{gaps}");
    app.stop().await;
}

async fn the_breakdown_leads_to_the_confidence(db: Db) {
    let app = TestApp::start(db).await;
    let ann = app.person("ann").await;
    for question in [
        "Is Microsoft a good investment for the next ten years?",
        "Ist der S&P 500 für die nächsten zehn Jahre attraktiv?",
    ] {
        let result = answered(&ann, question).await.analysis["result"].clone();
        let breakdown = &result["confidence_breakdown"];
        let parts = breakdown["parts"].as_array().unwrap();
        let value = |part: &Value| part["value"].as_f64().unwrap();
        let mean = parts.iter().map(value).sum::<f64>() / parts.len() as f64;
        assert!(
            (mean - breakdown["evidence"].as_f64().unwrap()).abs() < 0.006,
            "{breakdown}"
        );
        for part in parts {
            let product = part["freshness"].as_f64().unwrap() * part["agreement"].as_f64().unwrap();
            assert!((product - value(part)).abs() < 0.002, "{part}");
            assert!(part["text"].as_str().is_some_and(|text| !text.is_empty()), "{part}");
        }
        let steps = breakdown["steps"].as_array().unwrap();
        let last = steps.last().map_or(&breakdown["evidence"], |step| &step["confidence"]);
        assert_eq!(last, &result["confidence"], "{breakdown}");
    }
    app.stop().await;
}

async fn what_a_term_means_is_the_whole_answer(db: Db) {
    let app = TestApp::start(db).await;
    let ann = app.person("ann").await;
    for (question, begins, figures) in [
        ("What is an ETF?", "An ETF (exchange-traded fund) is a fund", 0),
        ("What is inflation?", "Inflation is a rise in prices as a whole", 1),
    ] {
        let Answered {
            session,
            brief,
            analysis,
            debrief,
            ..
        } = answered(&ann, question).await;
        assert_eq!(brief["assumptions"], json!([]), "{brief}");
        let result = &analysis["result"];
        let thesis = result["thesis"].as_str().unwrap();
        assert!(thesis.starts_with(begins) && !thesis.contains("[?]"), "{thesis}");
        assert_eq!(debrief["result"]["headline"], thesis);
        for list in [
            "drivers",
            "risks",
            "scenarios",
            "data_gaps",
            "what_would_change_the_view",
        ] {
            assert_eq!(result[list], json!([]), "{list}: {result}");
        }
        assert_eq!(result["evidence"].as_array().map(Vec::len), Some(figures), "{result}");
        assert_eq!(result["coverage"]["gaps"], 0, "{result}");
        let record = format!("/api/v1/summaries/{session}/audit.pdf");
        ann.get(&record).await.ok(200);
    }
    app.stop().await;
}

both_stores!(
    the_breakdown_leads_to_the_confidence,
    what_a_term_means_is_the_whole_answer,
    the_same_question_gets_the_same_bytes,
    every_kind_of_question_is_answered_with_sourced_numbers,
    where_there_is_nothing_the_answer_says_what_to_import,
);
