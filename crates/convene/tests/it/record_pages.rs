//! The text on the pages of an audit record, extracted as a person would copy it.

use std::path::Path;
use std::process::Command;

use serde_json::Value;

use crate::committee::{Meeting, list, meeting};
use crate::harness::{Db, TestApp, command};

/// The text of a PDF, line by line as it is copied.
fn copied(pdf: &Path) -> String {
    let output = Command::new("pdftotext").arg("-raw").arg(pdf).arg("-").output();
    String::from_utf8(output.expect("pdftotext is installed by checks/setup.sh").stdout).unwrap()
}

/// A text without the places where a line may be broken.
fn plain(text: &str) -> String {
    text.replace('\u{200b}', "")
        .split_whitespace()
        .collect::<Vec<_>>()
        .join(" ")
}

/// The commands as a shell reads them: a line that ends in a backslash goes on.
fn commands(text: &str) -> Vec<Vec<String>> {
    let joined = text.replace("\\\n", " ");
    let lines = joined.lines().filter(|line| line.starts_with("convene verify "));
    lines
        .map(|line| line.split_whitespace().skip(1).map(str::to_owned).collect())
        .collect()
}

async fn the_pages_show_how_the_view_came_about(db: Db) {
    let app = TestApp::start(db).await;
    let ann = app.person("ann").await;
    let session = ann.completed().await;
    let Meeting {
        execution, analysis, ..
    } = meeting(&ann, &session).await;
    let reply = ann.get(&format!("/api/v1/summaries/{session}/audit.pdf")).await;
    let name = reply.ok(200).header("content-disposition").unwrap();
    let (_, name) = name.split_once("filename=\"").unwrap();
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join(name.trim_end_matches('"'));
    std::fs::write(&file, &reply.bytes).unwrap();
    let text = copied(&file);
    let said = plain(&text);
    let says = |part: &str| assert!(said.contains(&plain(part)), "{part}");

    // The commands work as they are copied, in the folder that the file was saved in.
    let environment = [
        ("CONVENE_DATA_DIR".to_owned(), folder.path().display().to_string()),
        ("CONVENE_STORE__URL".to_owned(), app.config.store_url()),
    ];
    let found = commands(&text);
    let plain_ones = found.iter().filter(|words| words.len() == 2);
    assert_eq!(plain_ones.clone().count(), 2, "{found:?}");
    for words in plain_ones {
        let output = command(&environment).current_dir(&folder).args(words).output().unwrap();
        assert!(
            output.status.success(),
            "{words:?}: {}",
            String::from_utf8_lossy(&output.stderr)
        );
    }
    let trusted = found
        .iter()
        .any(|words| words.contains(&"--issuer".to_owned()) && words.len() == 4);
    assert!(trusted, "{found:?}");

    // The sum behind the balance, with the bounds behind every claim in it.
    says("How the claims add up");
    let mut sums = [0.0, 0.0];
    for claim in list(&analysis, "weighed") {
        says(&format!(
            "{} {}",
            claim["claim_id"].as_str().unwrap(),
            points(&claim["stance"])
        ));
        let weight = claim["weight"].as_f64().unwrap();
        sums[usize::from(claim["stance"] == "opposes")] += weight;
        says(&format!("{weight:.3}"));
    }
    says(&format!("For: {:.3}. Against: {:.3}.", sums[0], sums[1]));
    let bounded = list(&execution, "findings")
        .iter()
        .flat_map(|finding| list(finding, "claims"));
    let bounded = bounded.filter(|claim| claim["bounds"].is_object()).count();
    assert!(bounded > 0 && said.matches("Its first figure speaks for ").count() >= bounded);

    // Figures that were used come before those that were only looked at. A long name may be broken over two lines.
    let close = |text: &str| text.split_whitespace().collect::<String>();
    let (used, annex) = said.rsplit_once("Annex: figures that were only looked at").unwrap();
    let (used, annex) = (close(used), close(annex));
    for figure in list(&analysis, "evidence") {
        let row = [&figure["evidence_id"], &figure["series"]].map(|part| part.as_str().unwrap().to_owned());
        let row = close(&row.concat());
        assert!(used.contains(&row) && !annex.contains(&row), "{row}");
    }
    assert!(annex.contains("ev_"), "some figures were only looked at");

    for table in analysis["tables"].as_array().into_iter().flatten() {
        says(table["title"].as_str().unwrap());
        let cells = list(table, "rows").iter().flat_map(|row| list(row, "cells"));
        cells.for_each(|cell| says(cell["value"].as_str().unwrap()));
    }
    says("What the revision changed");
    for change in analysis["revision"].as_array().into_iter().flatten() {
        says(change["after"].as_str().unwrap());
    }
    for vote in list(&analysis, "votes") {
        let against = matches!(
            (analysis["balance"].as_str().unwrap(), vote["stance"].as_str().unwrap()),
            ("favourable" | "mixed", "opposes") | ("unfavourable" | "mixed", "supports")
        );
        let named = list(&analysis, "dissent")
            .iter()
            .any(|dissent| dissent["member_id"] == vote["member_id"]);
        assert_eq!(against, named, "{vote}");
        assert!(!against || !said.contains("Nobody dissented"));
    }
    app.stop().await;
}

fn points(stance: &Value) -> &'static str {
    if stance == "supports" { "for" } else { "against" }
}

/// The chair says that the draft is revised only where a text changed, and what changed.
async fn a_revision_is_told_as_it_was(db: Db) {
    let app = TestApp::start(db).await;
    let ann = app.person("ann").await;
    let session = ann.completed().await;
    let Meeting { analysis, entries, .. } = meeting(&ann, &session).await;
    let told = entries.iter().find(|entry| entry["data"]["changes"].is_array());
    let none = Vec::new();
    let changes = analysis["revision"].as_array().unwrap_or(&none);
    if let Some(told) = told {
        let text = told["text"].as_str().unwrap();
        assert_eq!(text.contains("The draft is revised"), !changes.is_empty(), "{text}");
        assert_eq!(text.contains("The draft stands"), changes.is_empty(), "{text}");
        assert_eq!(list(&told["data"], "changes"), changes);
        for change in changes.iter().filter(|change| change["part"] == "risks") {
            assert!(text.contains(change["after"].as_str().unwrap()), "{text}");
        }
    } else {
        assert_eq!(analysis["red_team_ruling"], "pass");
        assert!(changes.is_empty());
    }
    app.stop().await;
}

both_stores!(a_revision_is_told_as_it_was, the_pages_show_how_the_view_came_about);
