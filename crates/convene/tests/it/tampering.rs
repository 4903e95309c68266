//! Tampering: one byte of one stored row is changed, and `convene verify` names it.

use crate::harness::{Db, TestApp, command};

/// What is changed, and what the checker must name.
const CHANGES: [(&str, &str, &str); 13] = [
    ("briefs", "body", "brief"),
    ("plans", "body", "plan"),
    ("executions", "body", "execution"),
    ("transcript_entries", "body", "transcript entry 1"),
    ("findings", "body", "finding of"),
    ("steps", "result", "journal step"),
    ("steps", "request_sha256", "journal step"),
    ("steps", "sha256", "journal step"),
    ("steps", "name", "journal step"),
    ("documents", "body", "analysis"),
    ("documents", "body", "debrief"),
    ("findings", "task_id", "finding of"),
    ("transcript_entries", "seq", "transcript entry"),
];

async fn one_byte_in_any_table_is_named(db: Db) {
    let app = TestApp::start(db).await;
    let ann = app.person("ann").await;
    let session = ann.completed().await;
    let holds = async || app.app.engine.verify_record(&session).await.unwrap();
    let whole = holds().await.expect("an untouched record holds");
    assert!(whole.numbers > 5 && whole.figures > 20 && whole.steps > 20, "{whole:?}");
    let tables = app.tables();
    for (table, column, named) in CHANGES {
        let and = match (table, named) {
            ("transcript_entries", _) => "and seq = 1",
            ("findings", _) => "and ordinal = 1",
            ("steps", _) => "and name = 'synthesis'",
            ("documents", "debrief") => "and kind = 'summary'",
            ("documents", _) => "and kind = 'analysis'",
            _ => "",
        };
        let this = format!("session_id = '{session}' {and}");
        // The last letter of a word in the middle becomes another.
        let (change, back) = match column {
            "seq" => ("seq + 1000".to_owned(), "seq - 1000".to_owned()),
            "body" | "result" => (
                "replace(body, 'Apple', 'Applf')".replace("body", column),
                "replace(body, 'Applf', 'Apple')".replace("body", column),
            ),
            _ => (format!("'x' || {column}"), format!("substr({column}, 2)")),
        };
        tables
            .run(&format!("update {table} set {column} = {change} where {this}"))
            .await;
        let broken = holds().await.expect_err(&format!("{table}.{column}"));
        assert!(broken.to_string().starts_with(named), "{table}.{column}: {broken}");
        let that = match column {
            "seq" => format!("session_id = '{session}' and seq > 1000"),
            "name" => format!("session_id = '{session}' and name = 'xsynthesis'"),
            _ => this.clone(),
        };
        tables
            .run(&format!("update {table} set {column} = {back} where {that}"))
            .await;
        let again = holds().await;
        assert!(again.is_ok(), "{table}.{column} back: {again:?}");
    }
    // The same through the binary: what is verified and signed ends with 0, what is not with 3 and one line.
    let folder = tempfile::tempdir().unwrap();
    let environment = [
        ("CONVENE_STORE__URL".to_owned(), app.config.store_url()),
        ("CONVENE_DATA_DIR".to_owned(), folder.path().display().to_string()),
    ];
    let verify = |id: &str| command(&environment).args(["verify", id]).output().unwrap();
    let said = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    let output = verify(&session);
    assert!(output.status.success(), "{}", said(&output.stderr));
    assert!(said(&output.stdout).contains(&format!("{session} verified (completed, sealed)")));
    tables
        .run(&format!(
            "update findings set body = replace(body, 'Apple', 'Applf') where session_id = '{session}'"
        ))
        .await;
    let output = verify(&session);
    assert_eq!((output.status.code(), said(&output.stdout).as_str()), (Some(3), ""));
    assert!(
        said(&output.stderr).contains("verification failed at finding of"),
        "{}",
        said(&output.stderr)
    );
    assert_eq!(said(&output.stderr).lines().count(), 1);
    tables
        .run(&format!(
            "update findings set body = replace(body, 'Applf', 'Apple') where session_id = '{session}'"
        ))
        .await;
    let output = verify("ses_nobody");
    assert_eq!(output.status.code(), Some(1));
    assert!(said(&output.stderr).contains("no such session"));

    // What is missing is named too.
    for (table, and, named) in [
        ("findings", "and ordinal = 0", "findings"),
        ("documents", "and kind = 'summary'", "debrief"),
        ("steps", "and name = 'votes'", "journal"),
        ("transcript_entries", "and seq > 40", "execution"),
    ] {
        tables
            .run(&format!(
                "create table kept as select * from {table} where session_id = '{session}' {and}"
            ))
            .await;
        tables
            .run(&format!("delete from {table} where session_id = '{session}' {and}"))
            .await;
        let broken = holds().await.expect_err(table);
        assert!(broken.to_string().starts_with(named), "{table}: {broken}");
        tables
            .run(&format!("insert into {table} select * from kept; drop table kept"))
            .await;
    }
    assert!(holds().await.is_ok());
    app.stop().await;
}

both_stores!(one_byte_in_any_table_is_named);
