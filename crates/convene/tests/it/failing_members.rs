//! Committees with failing members, simulated by a scripted reasoner.

use std::sync::Arc;
use std::time::Duration;

use pipeline::ports::clock::Clock;
use pipeline::ports::reasoner::{StageRequest, StageResponse};
use serde_json::{Value, json};
use tokio::sync::Semaphore;
use tokio::time::Instant;

use crate::committee::{Meeting, list, meeting};
use crate::harness::scripted::{Act, Scripted, seat};
use crate::harness::{Db, REPLY_TIMEOUT, TestApp};

async fn a_member_that_fails_abstains_and_the_whole_believes_less(db: Db) {
    // The Macro seat in three ways: away, senseless, silent; each alone is survived, and caps the confidence.
    for act in [Act::Unavailable, Act::Unusable, Act::Hang] {
        let plot = act.clone();
        let script = Scripted::new(move |ask| match (ask, seat(ask)) {
            (StageRequest::Research { .. }, Some("macro")) => plot.clone(),
            _ => Act::Answer,
        });
        let app = TestApp::with_reasoner(db, script, |config| config.worker.step_timeout_seconds = 3).await;
        let ann = app.person("ann").await;
        let session = ann.convened().await;
        let Meeting {
            execution,
            analysis,
            entries,
        } = meeting(&ann, &session).await;
        assert_eq!(execution["status"], "completed", "{act:?}: {execution}");
        assert_eq!(execution["progress"]["failed"], 1);
        let task = list(&execution, "tasks")
            .iter()
            .find(|task| task["task_id"] == "t_macro")
            .unwrap();
        assert_eq!(task["status"], "failed");
        assert!(task["message"].as_str().unwrap().contains("abstains"), "{task}");
        let absent = list(&analysis, "absent");
        assert_eq!(absent.len(), 1, "{analysis}");
        assert_eq!(absent[0]["member_id"], "m_macro");
        assert!(analysis["confidence"].as_f64() <= Some(0.6));
        assert!(entries.iter().any(|entry| entry["data"]["abstains"] == true));
        app.stop().await;
    }
}

async fn nonsense_is_not_believed(db: Db) {
    // Confidence out of range; a challenge to nobody's claim; a rebuttal of another stage; a ruling that is none.
    let script = Scripted::new(|ask| match (ask, seat(ask)) {
        (StageRequest::Research { member, task, .. }, Some("valuation")) => {
            let finding = json!({
                "finding_id": "x", "task_id": "t_risk", "member_id": "m_risk", "claim": "All will be well.",
                "reasoning": "", "stance": "supports", "confidence": 7.5, "evidence": [], "figures": [],
                "caveats": [], "claims": [],
            });
            assert_eq!(
                (member.role.as_str(), task.task_id.as_str()),
                ("valuation", "t_valuation")
            );
            Act::Say(StageResponse::Research {
                thinking: String::new(),
                finding: serde_json::from_value(finding).unwrap(),
            })
        }
        (StageRequest::Challenge { .. }, Some("market")) => {
            let challenge = json!({
                "challenge_id": "x", "claim_id": "t_nobody_c1", "by": "m_market", "to": "m_nobody",
                "kind": "evidence", "text": "Why?",
            });
            Act::Say(StageResponse::Challenge {
                challenges: vec![serde_json::from_value(challenge).unwrap()],
            })
        }
        (StageRequest::RedTeam { .. }, _) => Act::Say(StageResponse::Challenge { challenges: Vec::new() }),
        _ => Act::Answer,
    });
    let app = TestApp::with_reasoner(db, script, |_| {}).await;
    let ann = app.person("ann").await;
    let session = ann.convened().await;
    let Meeting {
        execution,
        analysis,
        entries,
    } = meeting(&ann, &session).await;
    assert_eq!(execution["status"], "completed", "{execution}");
    assert!(!execution.to_string().contains("All will be well"));
    assert!(!entries.iter().any(|entry| entry.to_string().contains("m_nobody")));
    // A red team that cannot be understood rejects.
    assert_eq!(analysis["red_team_ruling"], "reject");
    assert_eq!(analysis["balance"], "insufficient_evidence");
    assert!(analysis["confidence"].as_f64() <= Some(0.1));
    app.stop().await;
}

async fn a_number_that_no_figure_has_does_not_get_out(db: Db) {
    let script = Scripted::new(|ask| match ask {
        StageRequest::Debrief { .. } => {
            let debrief = json!({
                "headline": "It will return 4711.5 percent.", "key_numbers": [], "terms": [],
                "paragraphs": ["The long rate is {{fig:ev_long_rate}}.", "Since 1871 it paid 987.31 percent."],
            });
            Act::Say(StageResponse::Debrief {
                debrief: serde_json::from_value(debrief).unwrap(),
            })
        }
        _ => Act::Answer,
    });
    let app = TestApp::with_reasoner(db, script, |_| {}).await;
    let ann = app.person("ann").await;
    let session = ann.completed().await;
    let summary = ann.get(&format!("/api/v1/summaries/{session}")).await.ok(200).json();
    let result = &summary["result"];
    assert_eq!(result["headline"], "It will return [?] percent.");
    let rate = result["paragraphs"][0].as_str().unwrap();
    assert!(
        rate.ends_with("percent.") && !rate.contains("fig:") && !rate.contains("[?]"),
        "{rate}"
    );
    assert_eq!(result["paragraphs"][1], "Since 1871 it paid [?] percent.");
    let analysis = ann.get(&format!("/api/v1/analyses/{session}")).await.ok(200).json();
    assert_eq!(analysis["result"]["coverage"]["gaps"], 2, "{analysis}");
    app.stop().await;
}

async fn without_a_quorum_it_fails_in_words_to_act_on(db: Db) {
    let script = Scripted::new(|ask| match (ask, seat(ask)) {
        // A seat that the committee cannot do without.
        (StageRequest::Research { .. }, Some("risk")) => Act::Unusable,
        _ => Act::Answer,
    });
    let app = TestApp::with_reasoner(db, script, |_| {}).await;
    let ann = app.person("ann").await;
    let session = ann.convened().await;
    let execution = ann.finished(&session).await;
    assert_eq!(execution["status"], "failed");
    let message = execution["message"].as_str().unwrap();
    assert!(
        message.contains("Risk Officer") && message.contains("the answer cannot be used"),
        "{message}"
    );
    assert!(execution["finished_at"].is_string());
    ann.get(&format!("/api/v1/analyses/{session}"))
        .await
        .refused(404, "not_found");
    ann.get(&format!("/api/v1/summaries/{session}"))
        .await
        .refused(404, "not_found");
    // A failed run is sealed like any other.
    let verified = app.app.engine.verify_record(&session).await.unwrap();
    assert!(verified.is_ok(), "{verified:?}");
    app.stop().await;
}

/// The words of a failure are the session's: task messages, the transcript, the message of the run.
async fn a_failure_is_told_in_the_language_of_the_session(db: Db) {
    for (role, status) in [("macro", "completed"), ("risk", "failed")] {
        let script = Scripted::new(move |ask| match (ask, seat(ask)) {
            (StageRequest::Research { .. }, Some(seat)) if seat == role => Act::Unusable,
            _ => Act::Answer,
        });
        let app = TestApp::with_reasoner(db, script, |_| {}).await;
        let ann = app.person("ann").await;
        let question = json!({"input": "Soll ich für die nächsten fünf Jahre in Apple investieren?", "language": "de"});
        let brief = ann.post("/api/v1/briefs", &question).await.ok(200).disclosed("de");
        let session = brief["session_id"].as_str().unwrap().to_owned();
        let submit = json!({"session_id": session, "brief": brief["brief"]});
        ann.post("/api/v1/orchestrations", &submit).await.ok(200);
        ann.convene(&session).await.ok(202);
        let execution = ann.finished(&session).await;
        assert_eq!(execution["status"], status, "{execution}");
        let failed = list(&execution, "tasks").iter().find(|task| task["status"] == "failed");
        let message = failed.unwrap()["message"].as_str().unwrap();
        assert!(
            message.ends_with("enthält sich: die Antwort ist nicht verwertbar."),
            "{message}"
        );
        let transcript = ann
            .get(&format!("/api/v1/executions/{session}/transcript"))
            .await
            .disclosed("de");
        let abstains = |entry: &&Value| entry["data"]["abstains"] == true;
        let abstention = list(&transcript, "entries").iter().find(abstains).unwrap().clone();
        assert_eq!(abstention["text"], message);
        assert_eq!(abstention["data"]["reason"], "die Antwort ist nicht verwertbar");
        if status == "failed" {
            let message = execution["message"].as_str().unwrap();
            assert!(
                message.contains("Zu wenige Mitglieder") && message.contains("nicht verwertbar"),
                "{message}"
            );
        }
        app.stop().await;
    }
}

async fn a_lease_is_renewed_during_a_long_call(db: Db) {
    let permits = Arc::new(Semaphore::new(0));
    let held = permits.clone();
    let script = Scripted::new(move |ask| match ask {
        StageRequest::Synthesise { .. } => Act::wait(&held),
        _ => Act::Answer,
    });
    let app = TestApp::with_reasoner(db, script.clone(), |config| config.worker.lease_seconds = 3).await;
    let ann = app.person("ann").await;
    let session = ann.convened().await;
    let deadline = Instant::now() + REPLY_TIMEOUT;
    while !script
        .asked()
        .iter()
        .any(|ask| matches!(ask, StageRequest::Synthesise { .. }))
    {
        assert!(Instant::now() < deadline, "the call never began");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    // Longer than a lease that began with the call could last.
    let beyond = app.clock.now().plus_seconds(3 + 2).micros();
    while app.tables().count(&format!("jobs where ready_at > {beyond}")).await == 0 {
        assert!(Instant::now() < deadline, "the lease is not renewed");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    permits.add_permits(10);
    assert_eq!(ann.finished(&session).await["status"], "completed");
    app.stop().await;
}

async fn what_falls_over_every_time_is_not_tried_for_ever(db: Db) {
    let script = Scripted::new(|ask| match ask {
        StageRequest::Synthesise { .. } => Act::Panic,
        _ => Act::Answer,
    });
    // The clock is put forward below, and the lease must last.
    let app = TestApp::with_reasoner(db, script.clone(), |config| config.worker.lease_seconds = 600).await;
    let ann = app.person("ann").await;
    let session = ann.convened().await;
    let path = format!("/api/v1/executions/{session}");
    let over = ann.until(&path, |reply| {
        // The pauses between the tries grow; nobody waits for them here.
        app.clock.advance(Duration::from_millis(500));
        reply.json()["status"] == "failed"
    });
    let execution = over.await.json();
    let synthesis = |ask: &StageRequest| matches!(ask, StageRequest::Synthesise { .. });
    let tries = script.asked().into_iter().filter(synthesis).count();
    assert!((2..=6).contains(&tries), "{tries}");
    // What was finished before was not done again.
    let research = script
        .asked()
        .into_iter()
        .filter(|ask| matches!(ask, StageRequest::Research { .. }))
        .count();
    assert_eq!(research, list(&execution, "tasks").len());
    let verified = app.app.engine.verify_record(&session).await.unwrap();
    assert!(verified.is_ok(), "{verified:?}");
    app.stop().await;
}

async fn a_plan_that_fails_can_be_made_again(db: Db) {
    let tries = std::sync::atomic::AtomicUsize::new(0);
    let script = Scripted::new(move |ask| match ask {
        StageRequest::Plan { .. } if tries.fetch_add(1, std::sync::atomic::Ordering::SeqCst) == 0 => Act::Unusable,
        _ => Act::Answer,
    });
    let app = TestApp::with_reasoner(db, script, |_| {}).await;
    let ann = app.person("ann").await;
    let (session, brief) = ann.brief().await;
    let submit = json!({"session_id": session, "brief": brief});
    let failed = ann.post("/api/v1/orchestrations", &submit).await.ok(200).json();
    assert_eq!(failed["status"], "failed");
    assert!(failed["message"].is_string());
    ann.convene(&session).await.refused(409, "conflict");
    let made = ann.post("/api/v1/orchestrations", &submit).await.ok(200).json();
    assert_eq!(made["status"], "ready", "{made}");
    ann.convene(&session).await.ok(202);
    assert_eq!(ann.finished(&session).await["status"], "completed");
    let verified = app.app.engine.verify_record(&session).await.unwrap();
    assert!(verified.is_ok(), "{verified:?}");
    app.stop().await;
}

async fn a_plan_that_cannot_be_carried_out_fails(db: Db) {
    let script = Scripted::new(|ask| match ask {
        StageRequest::Plan { brief, tier } => {
            let analyst = analyst::BuiltinAnalyst::default();
            let StageResponse::Plan { committee, mut tasks } = analyst.answer(&StageRequest::Plan {
                brief: brief.clone(),
                tier: *tier,
            }) else {
                return Act::Unusable;
            };
            // Two that wait for each other.
            let (first, second) = (tasks[0].task_id.clone(), tasks[1].task_id.clone());
            tasks[0].depends_on.push(second);
            tasks[1].depends_on.push(first);
            Act::Say(StageResponse::Plan { committee, tasks })
        }
        _ => Act::Answer,
    });
    let app = TestApp::with_reasoner(db, script, |_| {}).await;
    let ann = app.person("ann").await;
    let (session, brief) = ann.brief().await;
    let submit = json!({"session_id": session, "brief": brief});
    let failed = ann.post("/api/v1/orchestrations", &submit).await.ok(200).json();
    assert_eq!(failed["status"], "failed", "{failed}");
    app.stop().await;
}

both_stores!(
    a_member_that_fails_abstains_and_the_whole_believes_less,
    nonsense_is_not_believed,
    a_number_that_no_figure_has_does_not_get_out,
    without_a_quorum_it_fails_in_words_to_act_on,
    a_failure_is_told_in_the_language_of_the_session,
    a_lease_is_renewed_during_a_long_call,
    what_falls_over_every_time_is_not_tried_for_ever,
    a_plan_that_fails_can_be_made_again,
    a_plan_that_cannot_be_carried_out_fails,
);
