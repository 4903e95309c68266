//! The committee protocol: the order of stages, and what each member is told.

use std::time::Duration;

use pipeline::ports::reasoner::StageRequest;
use serde_json::{Value, json};

use crate::harness::scripted::{Act, Scripted, seat};
use crate::harness::{Caller, Db, TestApp};

pub struct Meeting {
    pub execution: Value,
    pub analysis: Value,
    pub entries: Vec<Value>,
}

/// Everything a caller sees of a run that has ended.
pub async fn meeting(caller: &Caller, session: &str) -> Meeting {
    let execution = caller.finished(session).await;
    let analysis = caller.get(&format!("/api/v1/analyses/{session}")).await;
    let page = caller
        .get(&format!("/api/v1/executions/{session}/transcript"))
        .await
        .ok(200)
        .json();
    Meeting {
        execution,
        analysis: analysis.json()["result"].clone(),
        entries: page["entries"].as_array().unwrap().clone(),
    }
}

pub fn list<'a>(value: &'a Value, name: &str) -> &'a Vec<Value> {
    value[name].as_array().unwrap_or_else(|| panic!("no {name}: {value}"))
}

async fn every_layer_leaves_its_trace(db: Db) {
    let app = TestApp::start(db).await;
    let ann = app.person("ann").await;
    let session = ann.completed().await;
    let Meeting {
        execution,
        analysis,
        entries,
    } = meeting(&ann, &session).await;

    // Votes: one for each finding, cast before the cross-examination, and never surer after it.
    let findings = list(&execution, "findings");
    let votes = list(&analysis, "votes");
    assert_eq!(votes.len(), findings.len());
    for (vote, finding) in votes.iter().zip(findings) {
        assert_eq!(vote["member_id"], finding["member_id"]);
        assert_eq!(vote["stance"], finding["vote"]["stance"]);
        assert!(
            vote["confidence_after"].as_f64() <= vote["confidence"].as_f64(),
            "{vote}"
        );
    }

    // Challenges name claims that exist, of others, and every one has its answer and its ruling.
    let claims: Vec<(&Value, &Value)> = findings
        .iter()
        .flat_map(|finding| list(finding, "claims").iter().map(move |claim| (finding, claim)))
        .collect();
    let mut questioned = Vec::new();
    for finding in findings {
        for challenge in list(finding, "challenges") {
            let (owner, claim) = claims
                .iter()
                .find(|(_, claim)| claim["claim_id"] == challenge["claim_id"])
                .unwrap();
            assert_eq!(owner["member_id"], challenge["to"]);
            assert_ne!(challenge["by"], challenge["to"], "{challenge}");
            assert!(
                list(claim, "challenged_by").contains(&challenge["challenge_id"]),
                "{claim}"
            );
            let answer = &challenge["answer"];
            assert!(answer["confidence_after"].as_f64() <= answer["confidence_before"].as_f64());
            questioned.push(&claim["claim_id"]);
        }
    }
    assert!(!questioned.is_empty());
    for ruling in list(&analysis, "rulings") {
        let (_, claim) = claims
            .iter()
            .find(|(_, claim)| claim["claim_id"] == ruling["claim_id"])
            .unwrap();
        assert_eq!(
            claim["status"], ruling["ruling"],
            "the finding carries the chair's word"
        );
        assert!(questioned.contains(&&ruling["claim_id"]));
    }
    // Nobody asks what somebody else has asked.
    let mut grounds: Vec<(String, String)> = entries
        .iter()
        .filter(|entry| entry["data"]["claim_id"].is_string() && entry["kind"] == "challenge")
        .map(|entry| (entry["data"]["claim_id"].to_string(), entry["text"].to_string()))
        .collect();
    let asked = grounds.len();
    grounds.sort();
    grounds.dedup();
    assert_eq!(grounds.len(), asked);

    assert_eq!(analysis["red_team_ruling"], "revise");
    let coverage = &analysis["coverage"];
    assert!(coverage["numbers_total"].as_u64() > Some(5), "{coverage}");
    assert_eq!(coverage["numbers_traced"], coverage["numbers_total"]);
    assert_eq!(coverage["gaps"], 0);

    // In order: the chair opens, everybody speaks, votes are counted, then questions, answers, synthesis.
    let order = [
        "The committee convenes",
        "takes the floor",
        "All have voted",
        "To ",
        "sends the draft back",
    ];
    let place = |text: &str| {
        let said = |entry: &Value| entry["text"].as_str().unwrap().contains(text);
        entries
            .iter()
            .position(said)
            .unwrap_or_else(|| panic!("nobody says {text:?}"))
    };
    assert!(order.map(place).is_sorted(), "{:?}", order.map(place));
    let head = &execution["head"];
    assert_eq!(head["seq"], entries.len());
    assert_eq!(head["hash"], entries.last().unwrap()["hash"]);
    let steps = &execution["progress"]["steps"];
    assert_eq!((&steps["done"], &steps["failed"]), (&steps["total"], &json!(0)));
    app.stop().await;
}

async fn a_task_begins_when_what_it_builds_on_has_ended(db: Db) {
    let script = Scripted::paced(Duration::from_millis(30), |_| Act::Answer);
    let app = TestApp::with_reasoner(db, script.clone(), |_| {}).await;
    let ann = app.person("ann").await;
    let question = format!(
        "How should I allocate my portfolio between stocks and bonds for 20 years? {}",
        crate::harness::CANARY
    );
    let reply = ann.ask(&question).await;
    assert_eq!(reply["status"], "completed", "{reply}");
    let session = reply["session_id"].as_str().unwrap();
    let submit = json!({"session_id": session, "brief": reply["brief"]});
    let plan = ann.post("/api/v1/orchestrations", &submit).await.ok(200).json();
    let risk = list(&plan, "tasks")
        .iter()
        .find(|task| task["task_id"] == "t_risk")
        .unwrap();
    assert_eq!(risk["depends_on"], json!(["t_allocation"]), "{plan}");
    ann.convene(session).await.ok(202);
    let execution = ann.finished(session).await;
    assert_eq!(execution["status"], "completed");
    let task = |id: &str| {
        list(&execution, "tasks")
            .iter()
            .find(|task| task["task_id"] == id)
            .unwrap()
            .clone()
    };
    assert!(task("t_risk")["started_at"].as_str() >= task("t_allocation")["finished_at"].as_str());
    assert!(task("t_macro")["started_at"].as_str() < task("t_allocation")["finished_at"].as_str());
    // It was told what was found, and nobody's vote.
    let given = script.asked().into_iter().find_map(|ask| match ask {
        StageRequest::Research { task, given, .. } if task.task_id == "t_risk" => Some(given),
        _ => None,
    });
    assert!(
        given.is_some_and(
            |given| !given.is_empty() && given.iter().all(|claim| claim.claim_id.starts_with("t_allocation"))
        )
    );
    app.stop().await;
}

async fn members_are_told_only_what_is_theirs_to_know(db: Db) {
    let script = Scripted::new(|_| Act::Answer);
    let app = TestApp::with_reasoner(db, script.clone(), |_| {}).await;
    let ann = app.person("ann").await;
    let reply = ann
        .ask(
            "I own 4000 shares that my grandmother left me and no tobacco. \
             Should I invest in Apple for the next five years?",
        )
        .await;
    let session = reply["session_id"].as_str().unwrap();
    let submit = json!({"session_id": session, "brief": reply["brief"]});
    ann.post("/api/v1/orchestrations", &submit).await.ok(200);
    ann.convene(session).await.ok(202);
    ann.finished(session).await;
    let mut seats = Vec::new();
    for ask in script.asked() {
        let Some(role) = seat(&ask) else { continue };
        let told = serde_json::to_string(&ask).unwrap();
        let private = told.contains("grandmother") || told.contains("tobacco");
        match &ask {
            StageRequest::Research { .. } => {
                assert_eq!(private, role == "risk", "{role}: {told}");
                // Blind: nothing of what the others found.
                assert!(!told.contains("confidence"), "{role}: {told}");
                seats.push(role.to_owned());
            }
            _ => assert!(!private || role == "risk", "{role}: {told}"),
        }
    }
    assert!(seats.len() >= 5 && seats.contains(&"risk".to_owned()), "{seats:?}");
    app.stop().await;
}

async fn one_with_many_committees_does_not_starve_another(db: Db) {
    let script = Scripted::paced(Duration::from_millis(40), |_| Act::Answer);
    let app = TestApp::with_reasoner(db, script, |config| {
        config.worker.calls = 2;
        config.limits.submit_per_second = 1_000.0;
        config.limits.submit_burst = 1_000;
    })
    .await;
    let (ann, bob) = (app.person("ann").await, app.person("bob").await);
    let his = bob.planned().await;
    let mut hers = Vec::new();
    for _ in 0..10 {
        hers.push(ann.planned().await);
    }
    for session in &hers {
        ann.convene(session).await.ok(202);
    }
    bob.convene(&his).await.ok(202);
    let his = bob.finished(&his).await;
    let mut over = 0;
    for session in &hers {
        let hers = ann.finished(session).await;
        assert_eq!(hers["status"], "completed");
        // Those that were over before he came were in nobody's way.
        let ended = hers["finished_at"].as_str().unwrap();
        over += usize::from(his["started_at"].as_str() < Some(ended) && Some(ended) < his["finished_at"].as_str());
    }
    assert!(over <= 5, "{over} of ten were served before the one");
    app.stop().await;
}

both_stores!(
    every_layer_leaves_its_trace,
    a_task_begins_when_what_it_builds_on_has_ended,
    members_are_told_only_what_is_theirs_to_know,
    one_with_many_committees_does_not_starve_another,
);
