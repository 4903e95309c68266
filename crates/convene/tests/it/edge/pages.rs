//! The public pages: health report, front page, API documentation. They load nothing from other hosts.

use serde_json::Value;

use crate::harness::{Db, TestApp};

async fn health_and_the_sign_in_bootstrap_need_no_token(db: Db) {
    let app = TestApp::start(db).await;
    let nobody = app.anonymous();
    for health in [nobody.get("/health").await, nobody.auth_get("/health").await] {
        let body = health.ok(200).json();
        assert_eq!(body["status"], "ok");
        assert!(body.as_object().unwrap().values().all(Value::is_string), "{body}");
    }
    let config = nobody.get("/api/v1/auth/config").await.ok(200).json();
    assert!(
        config["apiKey"].is_string() && config["authDomain"].is_string(),
        "{config}"
    );
    app.stop().await;
}

async fn pages_refer_to_nothing_outside(db: Db) {
    let app = TestApp::start(db).await;
    let nobody = app.anonymous();
    for page in ["/", "/docs"] {
        let reply = nobody.get(page).await;
        assert!(
            reply.ok(200).header("content-type").unwrap().starts_with("text/html"),
            "{page}"
        );
        let html = reply.text();
        assert!(
            !html.contains("@import") && !html.contains("url(http") && !html.contains("url(//"),
            "{page}"
        );
        for target in references(&html) {
            let inside = target.starts_with('/') && !target.starts_with("//");
            assert!(
                inside || target.starts_with('#') || target.starts_with("data:"),
                "{page} refers to {target}"
            );
            if inside {
                nobody.get(&target).await.ok(200);
            }
        }
    }
    for (asset, kind) in [
        ("/docs/swagger-ui.css", "text/css"),
        ("/docs/swagger-ui-bundle.js", "javascript"),
    ] {
        let reply = nobody.get(asset).await;
        assert!(reply.ok(200).header("content-type").unwrap().contains(kind), "{asset}");
        let text = reply.text();
        assert!(
            !text.contains("@import") && !text.contains("url(http") && !text.contains("url(//"),
            "{asset}"
        );
    }
    app.stop().await;
}

async fn the_description_is_whole_in_itself(db: Db) {
    let app = TestApp::start(db).await;
    let reply = app.anonymous().get("/openapi.json").await;
    assert_eq!(reply.ok(200).header("content-type"), Some("application/json"));
    let description = reply.json();
    assert_eq!(description["openapi"], "3.1.0");
    assert_eq!(description["info"]["version"], "0.1.0");
    for server in description["servers"].as_array().unwrap() {
        assert!(server["url"].as_str().unwrap().starts_with('/'), "{server}");
    }
    let mut open = vec![&description];
    while let Some(value) = open.pop() {
        match value {
            Value::Object(map) => {
                if let Some(Value::String(target)) = map.get("$ref") {
                    let pointer = target
                        .strip_prefix('#')
                        .unwrap_or_else(|| panic!("{target} is outside"));
                    assert!(
                        description.pointer(pointer).is_some_and(|found| !found.is_null()),
                        "{target} leads nowhere"
                    );
                }
                open.extend(map.values());
            }
            Value::Array(items) => open.extend(items),
            _ => {}
        }
    }
    app.stop().await;
}

/// The targets of `src` and `href`.
fn references(html: &str) -> Vec<String> {
    ["src=\"", "href=\""]
        .iter()
        .flat_map(|mark| html.split(mark).skip(1))
        .map(|rest| rest.split('"').next().unwrap().to_owned())
        .collect()
}

both_stores!(
    health_and_the_sign_in_bootstrap_need_no_token,
    pages_refer_to_nothing_outside,
    the_description_is_whole_in_itself,
);
