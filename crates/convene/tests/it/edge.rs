//! The edge itself: ids, addresses, methods, headers, pages.

mod bodies;
mod connections;
mod console;
mod faults;
mod pages;

use std::collections::BTreeSet;

use serde_json::json;

use crate::harness::{CANARY, Db, Raw, TestApp};

async fn every_reply_has_an_id_of_its_own(db: Db) {
    let app = TestApp::start(db).await;
    let ann = app.person("ann").await;
    let mine = "req_01jd2v6w3m9p4c8k7t5x0z1yqa";
    let large = Some(vec![b' '; 1_048_577]);
    let mut seen = BTreeSet::from([mine.to_owned()]);
    for (base, method, path, body, status) in [
        (&app.edge, "GET", "/health", None, 200),
        (&app.edge, "GET", "/api/v1/sessions", None, 200),
        (&app.edge, "GET", "/openapi.json", None, 200),
        (&app.edge, "GET", "/", None, 200),
        (&app.edge, "GET", "/nowhere", None, 404),
        (&app.edge, "PATCH", "/api/v1/sessions", None, 405),
        (&app.edge, "OPTIONS", "/api/v1/sessions", None, 405),
        (&app.edge, "POST", "/api/v1/briefs", Some(b"{".to_vec()), 400),
        (&app.edge, "POST", "/api/v1/briefs", large.clone(), 413),
        (&app.edge, "DELETE", "/api/v1/summaries/ses_x/feedback", None, 404),
        (&app.auth, "GET", "/health", None, 200),
        (&app.auth, "GET", "/api/v1/keys", None, 200),
        (&app.auth, "GET", "/nowhere", None, 404),
        (&app.auth, "PUT", "/api/v1/keys", None, 405),
        (&app.auth, "POST", "/api/v1/keys", large, 413),
    ] {
        let reply = ann.to(base, method, path, &[("x-request-id", mine)], body).await;
        reply.ok(status);
        assert_eq!(reply.headers.get_all("x-request-id").iter().count(), 1);
        assert!(
            seen.insert(reply.header("x-request-id").unwrap().to_owned()),
            "{method} {path}: an id came twice"
        );
    }
    let refused = app
        .anonymous()
        .send("GET", "/api/v1/auth/me", &[("x-request-id", mine)], None)
        .await;
    assert_ne!(refused.refused(401, "unauthorized").header("x-request-id"), Some(mine));
    app.stop().await;
}

async fn an_unknown_address_is_not_found(db: Db) {
    let app = TestApp::start(db).await;
    let ann = app.person("ann").await;
    for path in [
        "/nowhere",
        "/api",
        "/api/v1",
        "/api/v1/",
        "/api/v2/sessions",
        "/API/v1/sessions",
        "/api/v1/sessions/",
        "/api/v1/sessions/x",
        "/api/v1//sessions",
        "//api/v1/sessions",
        "/api/v1/briefs/",
        "/api/v1/briefs/a/answers/",
        "/api/v1/summaries/a/audit.PDF",
        "/healthz",
        "/health/",
        "/docs/nothing.js",
        "/docs/../Cargo.toml",
        "/.env",
        "/metrics",
        "/openapi.yaml",
    ] {
        ann.get(path).await.refused(404, "not_found");
        app.anonymous().get(path).await.refused(404, "not_found");
    }
    app.stop().await;
}

async fn a_wrong_method_says_which_are_right(db: Db) {
    let app = TestApp::start(db).await;
    let ann = app.person("ann").await;
    for (method, path, allowed) in [
        ("DELETE", "/health", "GET HEAD"),
        ("POST", "/api/v1/auth/me", "DELETE GET HEAD"),
        ("GET", "/api/v1/briefs", "POST"),
        ("HEAD", "/api/v1/briefs", "POST"),
        ("PUT", "/api/v1/briefs/ses_x", "GET HEAD"),
        ("GET", "/api/v1/orchestrations/ses_x/convene", "POST"),
        ("POST", "/api/v1/summaries/ses_x/feedback", "DELETE GET HEAD PUT"),
        ("DELETE", "/api/v1/reviews", "POST"),
        ("BREW", "/api/v1/sessions", "GET HEAD"),
        ("POST", "/openapi.json", "GET HEAD"),
    ] {
        let reply = ann.send(method, path, &[], None).await;
        reply.ok(405);
        let mut names: Vec<&str> = reply
            .header("allow")
            .unwrap_or_default()
            .split([',', ' '])
            .filter(|name| !name.is_empty())
            .collect();
        names.sort_unstable();
        assert_eq!(names.join(" "), allowed, "{method} {path}");
        if method != "HEAD" {
            reply.refused(405, "bad_request");
        }
    }
    app.stop().await;
}

async fn an_id_that_cannot_be_ours_is_not_found(db: Db) {
    let app = TestApp::start(db).await;
    let ann = app.person("ann").await;
    let program = app.full_key(&ann).await;
    let long = "a".repeat(10_000);
    let ids = [
        long.as_str(),
        "%00",
        "ses_%00",
        "%ff",
        "%ff%fe",
        "%",
        "%zz",
        "a%2fb",
        "..%2f..%2fetc%2fpasswd",
        "a%5cb",
        "x%0d%0aSet-Cookie:%20a=b",
        "%E2%80%AE",
        "é",
        "'%20or%201=1--",
        "%25",
        "%3Cscript%3E",
        "+",
        "a;b",
        "null",
        "0",
        "-1",
    ];
    let shapes = [
        ("GET", "/api/v1/briefs/{id}"),
        ("GET", "/api/v1/orchestrations/{id}"),
        ("GET", "/api/v1/executions/{id}"),
        ("GET", "/api/v1/executions/{id}/transcript"),
        ("GET", "/api/v1/analyses/{id}"),
        ("GET", "/api/v1/analyses/{id}/charts"),
        ("GET", "/api/v1/summaries/{id}"),
        ("GET", "/api/v1/summaries/{id}/audit.pdf"),
        ("DELETE", "/api/v1/summaries/{id}/feedback"),
        ("GET", "/api/v1/reviews/brief/{id}"),
        ("POST", "/api/v1/orchestrations/{id}/convene"),
    ];
    for id in ids {
        for (method, shape) in shapes {
            let reply = ann.send(method, &shape.replace("{id}", id), &[], None).await;
            reply.refused(404, "not_found");
            assert!(reply.header("set-cookie").is_none());
        }
        // The transcript has a way of its own for keys.
        program
            .get(&format!("/api/v1/executions/{id}/transcript"))
            .await
            .refused(404, "not_found");
        let path = format!("/api/v1/briefs/{id}/answers");
        ann.post(
            &path,
            &json!({"answers": [{"question_id": "q", "custom_answer": CANARY}]}),
        )
        .await
        .refused(404, "not_found");
        let reply = ann.to(&app.auth, "GET", &format!("/api/v1/keys/{id}"), &[], None).await;
        reply.refused(404, "not_found");
    }
    // What a library would mend on its way out.
    let token = ann.token.as_ref().unwrap();
    for path in [
        "/api/v1/briefs/../sessions",
        "/api/v1/briefs/./x/..",
        "/api/v1/briefs/%2e%2e",
        "/api/v1/briefs/a\\b",
        "/api/v1/briefs/%c0%af",
    ] {
        let mut raw = Raw::open(&app.edge).await;
        raw.send(format!(
            "GET {path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {token}\r\n\r\n"
        ))
        .await;
        raw.reply().await.refused(404, "not_found");
    }
    app.stop().await;
}

async fn head_answers_as_get_does_without_a_body(db: Db) {
    let app = TestApp::start(db).await;
    let ann = app.person("ann").await;
    for (path, status) in [
        ("/health", 200),
        ("/api/v1/sessions", 200),
        ("/api/v1/briefs/ses_x", 404),
        ("/", 200),
        ("/openapi.json", 200),
    ] {
        let head = ann.send("HEAD", path, &[], None).await;
        assert!(head.ok(status).bytes.is_empty(), "{path}");
        assert_eq!(
            head.header("content-type"),
            ann.get(path).await.header("content-type"),
            "{path}"
        );
    }
    app.anonymous()
        .send("HEAD", "/api/v1/sessions", &[], None)
        .await
        .ok(401);
    app.stop().await;
}

async fn a_configured_origin_may_call_and_read_every_reply(db: Db) {
    let ours = "https://app.example.org";
    let app = TestApp::with(db, |config| config.server.cors_origins = vec![ours.to_owned()]).await;
    let ann = app.person("ann").await;
    let nobody = app.anonymous();
    let ask = [
        ("origin", ours),
        ("access-control-request-method", "PUT"),
        (
            "access-control-request-headers",
            "authorization,content-type,idempotency-key",
        ),
    ];
    let preflight = nobody.send("OPTIONS", "/api/v1/briefs", &ask, None).await;
    assert!(preflight.status == 200 || preflight.status == 204);
    assert_eq!(preflight.header("access-control-allow-origin"), Some(ours));
    let lower = |name: &str| preflight.header(name).unwrap_or_default().to_lowercase();
    for method in ["get", "post", "put", "delete"] {
        assert!(lower("access-control-allow-methods").contains(method), "{method}");
    }
    for header in ["authorization", "content-type", "idempotency-key"] {
        assert!(lower("access-control-allow-headers").contains(header), "{header}");
    }
    for (method, path, body, status) in [
        ("GET", "/api/v1/sessions", None, 200),
        ("GET", "/api/v1/briefs/ses_x", None, 404),
        ("GET", "/nowhere", None, 404),
        ("PATCH", "/api/v1/sessions", None, 405),
        ("POST", "/api/v1/briefs", Some(b"{".to_vec()), 400),
        ("POST", "/api/v1/briefs", Some(vec![b' '; 2_000_000]), 413),
    ] {
        let reply = ann.send(method, path, &[("origin", ours)], body.clone()).await;
        reply.ok(status);
        assert_eq!(
            reply.header("access-control-allow-origin"),
            Some(ours),
            "{method} {path}"
        );
        let exposed = reply
            .header("access-control-expose-headers")
            .unwrap_or_default()
            .to_lowercase();
        assert!(
            exposed.contains("x-request-id") && exposed.contains("retry-after"),
            "{method} {path}: {exposed}"
        );
        for other in [
            "https://evil.example",
            "null",
            "https://app.example.org.evil.example",
            "http://app.example.org",
        ] {
            let reply = ann.send(method, path, &[("origin", other)], body.clone()).await;
            assert_eq!(
                reply.header("access-control-allow-origin"),
                None,
                "{method} {path} from {other}"
            );
        }
    }
    let refused = nobody.send("GET", "/api/v1/sessions", &[("origin", ours)], None).await;
    assert_eq!(
        refused
            .refused(401, "unauthorized")
            .header("access-control-allow-origin"),
        Some(ours)
    );
    app.stop().await;
}

async fn no_origin_may_call_unless_configured(db: Db) {
    let app = TestApp::start(db).await;
    let reply = app
        .anonymous()
        .send("GET", "/health", &[("origin", "https://app.example.org")], None)
        .await;
    assert_eq!(reply.ok(200).header("access-control-allow-origin"), None);
    app.stop().await;
}

async fn a_deprecated_operation_says_so(db: Db) {
    let app = TestApp::with(db, |config| {
        config
            .server
            .deprecations
            .insert("get_summary".to_owned(), "2027-03-31".to_owned());
        config
            .server
            .deprecations
            .insert("list_keys".to_owned(), "2028-02-29".to_owned());
    })
    .await;
    let ann = app.person("ann").await;
    let session = ann.completed().await;
    let marks = |reply: &crate::harness::Reply| {
        (
            reply.header("deprecation").map(str::to_owned),
            reply.header("sunset").map(str::to_owned),
        )
    };
    let marked = |sunset: &str| (Some("true".to_owned()), Some(sunset.to_owned()));
    let good = ann.get(&format!("/api/v1/summaries/{session}")).await;
    assert_eq!(marks(good.ok(200)), marked("Wed, 31 Mar 2027 00:00:00 GMT"));
    let missing = ann.get("/api/v1/summaries/ses_x").await;
    assert_eq!(marks(missing.ok(404)), marked("Wed, 31 Mar 2027 00:00:00 GMT"));
    assert_eq!(
        marks(ann.auth_get("/api/v1/keys").await.ok(200)),
        marked("Tue, 29 Feb 2028 00:00:00 GMT")
    );
    for path in [
        format!("/api/v1/analyses/{session}"),
        format!("/api/v1/summaries/{session}/audit.pdf"),
        "/health".to_owned(),
    ] {
        assert_eq!(marks(ann.get(&path).await.ok(200)), (None, None), "{path}");
    }
    let description = ann.get("/openapi.json").await.json();
    for (path, item) in description["paths"].as_object().unwrap() {
        for (method, operation) in item.as_object().unwrap() {
            let expected = operation["operationId"] == "get_summary";
            assert_eq!(operation["deprecated"] == true, expected, "{method} {path}");
        }
    }
    app.stop().await;
}

both_stores!(
    every_reply_has_an_id_of_its_own,
    an_unknown_address_is_not_found,
    a_wrong_method_says_which_are_right,
    an_id_that_cannot_be_ours_is_not_found,
    head_answers_as_get_does_without_a_body,
    a_configured_origin_may_call_and_read_every_reply,
    no_origin_may_call_unless_configured,
    a_deprecated_operation_says_so,
);
