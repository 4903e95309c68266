//! The web console as it is served, and what the auth service lets it do. The browser tests in `web/tests` use it.

use crate::harness::{Db, TestApp};

/// Every page is the one document; what belongs to the API is never answered with it. Without Node the program has no
/// console, and then only the front page is there.
async fn pages_are_one_document_and_the_api_is_none_of_them(db: Db) {
    let app = TestApp::start(db).await;
    let nobody = app.anonymous();
    let front = nobody.get("/").await;
    let built = front.ok(200).text().contains("id=\"app\"");
    for page in [
        "/sessions",
        "/s/ses_x",
        "/s/ses_x/room",
        "/s/ses_x/compare/ses_y",
        "/keys",
        "/signed-in",
    ] {
        let reply = nobody.get(page).await;
        if built {
            assert_eq!(reply.ok(200).text(), front.text(), "{page}");
        } else {
            reply.refused(404, "not_found");
        }
    }
    for none in [
        "/api/v1/nothing",
        "/docs/nothing",
        "/health/nothing",
        "/assets/nothing.js",
        "/nothing",
    ] {
        nobody.get(none).await.refused(404, "not_found");
    }
    if built {
        let policy = front.header("content-security-policy").unwrap();
        assert!(
            policy.starts_with("default-src 'none'; script-src 'self'; style-src 'self'"),
            "{policy}"
        );
        assert!(
            policy.contains(&format!("connect-src 'self' {};", app.auth)),
            "{policy}"
        );
        assert!(!policy.contains("unsafe"), "{policy}");
        let tag = front.header("etag").unwrap();
        let again = nobody.send("GET", "/", &[("if-none-match", tag)], None).await;
        assert!(again.ok(304).bytes.is_empty());
        let script = front
            .text()
            .split("src=\"")
            .nth(1)
            .unwrap()
            .split('"')
            .next()
            .unwrap()
            .to_owned();
        let packed = nobody
            .send("GET", &script, &[("accept-encoding", "gzip, br")], None)
            .await;
        assert_eq!(packed.ok(200).header("content-encoding"), Some("br"));
        assert_eq!(
            packed.header("cache-control"),
            Some("public, max-age=31536000, immutable")
        );
        let plain = nobody
            .send("GET", &script, &[("accept-encoding", "identity")], None)
            .await;
        assert!(plain.bytes.len() > 2 * packed.bytes.len());
    }
    app.stop().await;
}

/// The auth service is another origin than the console, and lets it call without being configured to.
async fn the_auth_service_lets_the_console_call(db: Db) {
    let app = TestApp::start(db).await;
    let config = app.anonymous().get("/api/v1/auth/config").await.ok(200).json();
    assert_eq!(config["authUrl"], app.auth.as_str());
    let ann = app.person("ann").await;
    let named = app.edge.replace("127.0.0.1", "localhost");
    for (origin, allowed) in [
        (app.edge.as_str(), true),
        (&named, true),
        ("https://elsewhere.example", false),
    ] {
        let reply = ann
            .to(&app.auth, "GET", "/api/v1/keys", &[("origin", origin)], None)
            .await;
        let answer = reply.ok(200).header("access-control-allow-origin");
        assert_eq!(answer, allowed.then_some(origin), "{origin}");
    }
    app.stop().await;
}

/// Behind a proxy the console has another address, and one setting makes it known.
async fn a_public_address_is_where_codes_may_go(db: Db) {
    let public = "https://convene.example.org";
    let app = TestApp::with(db, |config| config.server.public_url = public.to_owned()).await;
    let page = |uri: &str| {
        format!(
            "/authorize?response_type=code&client_id=convene&scope=openid&code_challenge_method=S256&redirect_uri={uri}\
             &code_challenge=E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM"
        )
    };
    let nobody = app.anonymous();
    nobody.auth_get(&page(&format!("{public}/signed-in"))).await.ok(200);
    nobody.auth_get(&page(&format!("{public}/elsewhere"))).await.ok(400);
    let ann = app.person("ann").await;
    let reply = ann
        .to(&app.auth, "GET", "/api/v1/keys", &[("origin", public)], None)
        .await;
    assert_eq!(reply.ok(200).header("access-control-allow-origin"), Some(public));
    app.stop().await;
}

both_stores!(
    pages_are_one_document_and_the_api_is_none_of_them,
    the_auth_service_lets_the_console_call,
    a_public_address_is_where_codes_may_go,
);
