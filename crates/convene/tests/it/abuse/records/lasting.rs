//! Key rotation, records from before keys were introduced, and several instances.

use convene::app::Parts;
use serde_json::Value;

use super::{FOREIGN, Reader, TRUSTED, UNSIGNED, pdf_of, published, record_in};
use crate::harness::{Db, TestApp, command};

const ADDRESS: &str = "https://records.example.org";

async fn at_an_address(db: Db) -> TestApp {
    TestApp::with(db, |config| config.server.public_url = format!("{ADDRESS}/")).await
}

/// Runs `convene record-keys` beside the service.
fn record_keys(app: &TestApp, what: &str) -> (i32, String) {
    let environment = [
        ("CONVENE_STORE__URL".to_owned(), app.config.store_url()),
        ("CONVENE_SERVER__PUBLIC_URL".to_owned(), ADDRESS.to_owned()),
    ];
    let output = command(&environment).args(["record-keys", what]).output().unwrap();
    let said = String::from_utf8([output.stdout, output.stderr].concat()).unwrap();
    (output.status.code().unwrap(), said)
}

fn kids(set: &Value) -> Vec<&str> {
    let keys = set["keys"].as_array().unwrap();
    keys.iter().map(|key| key["kid"].as_str().unwrap()).collect()
}

async fn records_of_an_old_key_hold_after_a_rotation(db: Db) {
    let app = at_an_address(db).await;
    let ann = app.person("ann").await;
    let reader = Reader::new();
    let before = published(&app).await;
    let old_session = ann.completed().await;
    let old = reader.keeps("old.pdf", &pdf_of(&ann, &old_session).await);
    let private = app
        .tables()
        .texts("select private_key from record_keys")
        .await
        .remove(0);

    let (code, said) = record_keys(&app, "rotate");
    assert_eq!(code, 0, "{said}");
    let new_session = ann.completed().await;
    let new = reader.keeps("new.pdf", &pdf_of(&ann, &new_session).await);
    let after = published(&app).await;
    assert_eq!(kids(&after).len(), 2);
    assert_eq!(kids(&after)[1], kids(&before)[0], "the newest is first");
    assert!(said.contains(kids(&after)[0]) && said.contains(ADDRESS), "{said}");
    assert!(after["keys"][0].get("exp").is_none() && after["keys"][1]["exp"].is_i64());
    assert_eq!(
        app.tables().containing(&private).await,
        Vec::<String>::new(),
        "its private half is gone"
    );
    let (code, shown) = record_keys(&app, "show");
    assert_eq!(
        (code, serde_json::from_str::<Value>(&shown).unwrap()),
        (0, after.clone())
    );

    let then = reader.keeps("then.json", before.to_string().as_bytes());
    let now = reader.keeps("now.json", after.to_string().as_bytes());
    for (keys, file, expected) in [
        (&now, &old, TRUSTED),
        (&now, &new, TRUSTED),
        (&then, &old, TRUSTED),
        (&then, &new, FOREIGN),
    ] {
        let (code, said) = reader.verifies(None, &["--key", keys, file]);
        assert_eq!(code, expected, "{said}");
    }
    // A document that was lost is made again and signed with the new key, over a seal of the old one.
    app.tables().run("delete from audit_blobs").await;
    let again = pdf_of(&ann, &old_session).await;
    let file = reader.keeps("again.pdf", &again);
    assert_eq!(record_in(&again).signature.unwrap().kid, kids(&after)[0]);
    for (keys, expected) in [(&now, TRUSTED), (&then, FOREIGN)] {
        let (code, said) = reader.verifies(None, &["--key", keys, &file]);
        assert_eq!(code, expected, "{said}");
    }
    app.stop().await;
}

async fn a_record_from_before_there_were_keys_is_unsigned(db: Db) {
    let app = TestApp::start(db).await;
    let ann = app.person("ann").await;
    let session = ann.completed().await;
    let mut execution: Value = {
        let sql = format!("select body from executions where session_id = '{session}'");
        serde_json::from_str(&app.tables().texts(&sql).await[0]).unwrap()
    };
    assert!(execution.as_object_mut().unwrap().remove("signature").is_some());
    let body = execution.to_string().replace('\'', "''");
    let sql = format!("update executions set body = '{body}' where session_id = '{session}'");
    app.tables().run(&sql).await;
    let reader = Reader::new();
    let pdf = pdf_of(&ann, &session).await;
    assert_eq!(
        record_in(&pdf).signature,
        None,
        "what was not signed at its end is not signed later"
    );
    let file = reader.keeps("record.pdf", &pdf);
    let store = app.config.store_url();
    for (store, what) in [(None, &file), (Some(store.as_str()), &session)] {
        let (code, said) = reader.verifies(store, &[what]);
        assert_eq!(code, UNSIGNED, "{said}");
        assert!(
            said.contains("verified (completed, sealed)") && said.contains("it is not signed"),
            "{said}"
        );
    }
    app.stop().await;
}

/// However many start at once, the store takes one key, and all sign with it.
async fn instances_on_one_database_share_a_key(db: Db) {
    let app = at_an_address(db).await;
    app.tables().run("delete from record_keys").await;
    let beside = || TestApp::second_instance(&app, Parts::ALL, |_| {});
    let (one, two, three) = tokio::join!(beside(), beside(), beside());
    assert_eq!(app.tables().count("record_keys").await, 1);
    let set = published(&app).await;
    for other in [&one, &two, &three] {
        assert_eq!(published(other).await, set);
    }
    let reader = Reader::new();
    let keys = reader.keeps("keys.json", set.to_string().as_bytes());
    let ann = app.person("ann").await;
    let session = ann.completed().await;
    // Whoever of them ran the committee, another one may make the document.
    let elsewhere = two.bearer(ann.token.as_ref().unwrap());
    let pdf = pdf_of(&elsewhere, &session).await;
    let record = record_in(&pdf);
    assert_eq!(record.signature.as_ref().unwrap().issuer, ADDRESS);
    let file = reader.keeps("record.pdf", &pdf);
    let (code, said) = reader.verifies(None, &["--key", &keys, &file]);
    assert_eq!(code, TRUSTED, "{said}");
    for instance in [one, two, three, app] {
        instance.stop().await;
    }
}

/// A key that was damaged in the store stops the next start, and costs nobody their result before that.
async fn a_key_that_cannot_sign_costs_nobody_their_result(db: Db) {
    let app = TestApp::start(db).await;
    let ann = app.person("ann").await;
    app.tables()
        .run("update record_keys set private_key = 'nonsense'")
        .await;
    let session = ann.completed().await;
    let pdf = pdf_of(&ann, &session).await;
    assert_eq!(record_in(&pdf).signature, None);
    let reader = Reader::new();
    let (code, said) = reader.verifies(Some(&app.config.store_url()), &[&session]);
    assert_eq!(code, UNSIGNED, "{said}");
    let start = command(&[
        ("CONVENE_STORE__URL".to_owned(), app.config.store_url()),
        ("CONVENE_SERVER__PUBLIC_URL".to_owned(), app.edge.clone()),
        ("CONVENE_SERVER__LISTEN".to_owned(), "127.0.0.1:0".to_owned()),
        ("CONVENE_AUTH__LISTEN".to_owned(), "127.0.0.1:0".to_owned()),
    ])
    .arg("serve")
    .output()
    .unwrap();
    assert_eq!(start.status.code(), Some(1));
    let said = String::from_utf8(start.stderr).unwrap();
    assert!(said.contains("the key that signs records"), "{said}");
    app.stop().await;
}

both_stores!(
    a_key_that_cannot_sign_costs_nobody_their_result,
    a_record_from_before_there_were_keys_is_unsigned,
    instances_on_one_database_share_a_key,
    records_of_an_old_key_hold_after_a_rotation,
);
