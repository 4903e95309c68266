//! Tokens of an external OpenID provider, valid and forged.

use std::time::Duration;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use convene::app::Parts;
use jsonwebtoken::{Algorithm, EncodingKey, Header, encode};
use pipeline::ports::clock::Clock;
use serde_json::{Value, json};

use crate::harness::{Db, Issuer, TestApp, email};

const ME: &str = "/api/v1/auth/me";

async fn app_of(db: Db, issuer: &Issuer, audience: &str) -> TestApp {
    TestApp::with(db, |config| {
        config.identity.kind = "oidc".to_owned();
        config.identity.issuer = issuer.issuer.clone();
        config.identity.audience = audience.to_owned();
    })
    .await
}

fn who(client: &str, name: &str) -> Value {
    json!({"client": client, "sub": name, "email": email(name)})
}

/// What a good token of `convene-rs` says now.
fn good_claims(app: &TestApp, issuer: &Issuer) -> Value {
    let now = app.clock.now().seconds();
    let address = email("cleo");
    json!({"iss": issuer.issuer, "aud": "convene-rs", "sub": "cleo", "email": address, "iat": now, "exp": now + 3_600})
}

async fn tokens_signed_with_either_kind_of_key_work(db: Db) {
    let issuer = Issuer::shared();
    for client in ["convene-rs", "convene-es"] {
        let app = app_of(db, issuer, client).await;
        let bootstrap = app.anonymous().get("/api/v1/auth/config").await.ok(200).json();
        assert_eq!(bootstrap["provider"], "oidc");
        assert_eq!(bootstrap["issuer"], issuer.issuer);
        assert_eq!(bootstrap["clientId"], client);

        let ann = app.bearer(&issuer.token(&who(client, "ann")).await);
        assert_eq!(ann.get(ME).await.ok(200).json()["email"], email("ann"));
        let (session, _) = ann.brief().await;
        let program = app.full_key(&ann).await;
        program.get(&format!("/api/v1/briefs/{session}")).await.ok(200);

        // A second sign-in is the same person; somebody else is not.
        let again = app.bearer(&issuer.token(&who(client, "ann")).await);
        again.get(&format!("/api/v1/briefs/{session}")).await.ok(200);
        let bob = app.bearer(&issuer.token(&who(client, "bob")).await);
        bob.get(&format!("/api/v1/briefs/{session}"))
            .await
            .refused(404, "not_found");
        app.stop().await;
    }
}

async fn claims_that_do_not_fit_are_refused(db: Db) {
    let issuer = Issuer::shared();
    let app = app_of(db, issuer, "convene-rs").await;
    let now = app.clock.now().seconds();
    let wrong = [
        ("another issuer", json!({"iss": "https://issuer.example"})),
        ("almost the issuer", json!({"iss": format!("{}/", issuer.issuer)})),
        ("another audience", json!({"aud": "convene-es"})),
        ("other audiences", json!({"aud": ["convene-es", "other"]})),
        (
            "made for another party",
            json!({"aud": ["convene-rs", "convene-es"], "azp": "convene-es"}),
        ),
        ("no audience", json!({"aud": null})),
        ("expired", json!({"iat": now - 4_000, "exp": now - 61})),
        ("no expiry", json!({"exp": null})),
        ("an expiry in words", json!({"exp": "never"})),
        ("not valid yet", json!({"nbf": now + 180})),
        ("issued in the future", json!({"iat": now + 180})),
        ("no time of issue", json!({"iat": null})),
        ("nobody", json!({"sub": ""})),
        ("no subject", json!({"sub": null})),
        ("a subject that is no text", json!({"sub": 7})),
    ];
    for alg in ["RS256", "ES256"] {
        let good = issuer.sign(alg, &json!({}), &good_claims(&app, issuer)).await;
        app.bearer(&good).get(ME).await.ok(200);
        for (what, change) in &wrong {
            let mut claims = good_claims(&app, issuer);
            for (name, value) in change.as_object().unwrap() {
                claims[name] = value.clone();
            }
            refused_everywhere(&app, what, &issuer.sign(alg, &json!({}), &claims).await).await;
        }
        for header in [
            json!({"typ": "at+jwt"}),
            json!({"crit": ["exp"]}),
            json!({"kid": "unheard-of"}),
        ] {
            let token = issuer.sign(alg, &header, &good_claims(&app, issuer)).await;
            refused_everywhere(&app, &header.to_string(), &token).await;
        }
    }
    // The real thing, but of the provider's other client.
    refused_everywhere(
        &app,
        "the other client's",
        &issuer.token(&who("convene-es", "cleo")).await,
    )
    .await;
    app.stop().await;
}

async fn forged_signatures_are_refused(db: Db) {
    let issuer = Issuer::shared();
    let app = app_of(db, issuer, "convene-rs").await;
    let claims = good_claims(&app, issuer);
    let good = issuer.sign("RS256", &json!({}), &claims).await;
    app.bearer(&good).get(ME).await.ok(200);
    let parts: Vec<&str> = good.split('.').collect();
    let (rsa, curve) = (issuer.public_key("RS256").await, issuer.public_key("ES256").await);

    let mut forged: Vec<(String, String)> = Vec::new();
    for alg in ["none", "None", "NONE", "nOnE", ""] {
        for kid in [&rsa["kid"], &Value::Null] {
            let header = part(&json!({"alg": alg, "typ": "JWT", "kid": kid}));
            forged.push((format!("alg {alg:?}"), format!("{header}.{}.", part(&claims))));
            forged.push((
                format!("alg {alg:?}, signed"),
                format!("{header}.{}.{}", part(&claims), parts[2]),
            ));
        }
    }
    for key in [&rsa, &curve] {
        let pem = key["pem"].as_str().unwrap();
        let listed = json!({"keys": [key["jwk"]]});
        for (what, secret) in [
            ("PEM", pem.to_owned()),
            ("trimmed PEM", pem.trim().to_owned()),
            ("JWK", key["jwk"].to_string()),
            ("JWKS", listed.to_string()),
            ("nothing", String::new()),
        ] {
            for alg in [Algorithm::HS256, Algorithm::HS384, Algorithm::HS512] {
                let header = Header {
                    kid: key["kid"].as_str().map(str::to_owned),
                    ..Header::new(alg)
                };
                let token = encode(&header, &claims, &EncodingKey::from_secret(secret.as_bytes())).unwrap();
                forged.push((format!("{alg:?} with the public {what}"), token));
            }
        }
    }
    let mut other = claims.clone();
    other["sub"] = json!("ann");
    let mut bent = parts[2].as_bytes().to_vec();
    bent[10] = if bent[10] == b'A' { b'B' } else { b'A' };
    let bent = String::from_utf8(bent).unwrap();
    let mixed = issuer.sign("ES256", &json!({"kid": rsa["kid"]}), &claims).await;
    let relabelled = part(&json!({"alg": "ES256", "typ": "JWT", "kid": rsa["kid"]}));
    for (what, token) in [
        ("another payload", format!("{}.{}.{}", parts[0], part(&other), parts[2])),
        ("a bent signature", format!("{}.{}.{bent}", parts[0], parts[1])),
        ("a short signature", good[..good.len() - 8].to_owned()),
        ("no signature", format!("{}.{}.", parts[0], parts[1])),
        ("two parts", format!("{}.{}", parts[0], parts[1])),
        ("four parts", format!("{good}.{}", parts[2])),
        ("a key of the other kind", mixed),
        (
            "the algorithm of another key",
            format!("{relabelled}.{}.{}", parts[1], parts[2]),
        ),
        ("dots", "..".to_owned()),
        ("no token at all", "nonsense".to_owned()),
        (
            "a huge payload",
            format!("{}.{}.{}", parts[0], "A".repeat(20_000), parts[2]),
        ),
        ("a huge word", "A".repeat(50_000)),
        ("a key's prefix", format!("hfk_{good}")),
    ] {
        forged.push((what.to_owned(), token));
    }
    for (what, token) in &forged {
        refused_everywhere(&app, what, token).await;
    }
    for header in ["Bearer", "Bearer ", "", &format!("Basic {good}"), &good.to_string()] {
        let reply = app
            .anonymous()
            .send("GET", ME, &[("authorization", header)], None)
            .await;
        reply.refused(401, "unauthorized");
    }
    // None of it harmed the real one.
    app.bearer(&good).get(ME).await.ok(200);
    app.stop().await;
}

async fn a_token_ends_when_its_time_is_over(db: Db) {
    let issuer = Issuer::shared();
    let app = app_of(db, issuer, "convene-rs").await;
    let mut short = who("convene-rs", "dora");
    short["ttl"] = json!(300);
    let dora = app.bearer(&issuer.token(&short).await);
    dora.get(ME).await.ok(200);
    // A minute of leeway for clocks that differ.
    app.clock.advance(Duration::from_secs(330));
    dora.get(ME).await.ok(200);
    app.clock.advance(Duration::from_secs(31));
    dora.get(ME).await.refused(401, "unauthorized");
    app.stop().await;
}

async fn new_keys_are_found_and_strangers_cannot_make_us_fetch(db: Db) {
    let issuer = Issuer::start();
    let app = app_of(db, &issuer, "convene-rs").await;
    let old_kid = issuer.public_key("RS256").await["kid"].clone();
    let before = app.bearer(&issuer.token(&who("convene-rs", "ann")).await);
    before.get(ME).await.ok(200);
    assert_eq!(issuer.fetches().await, 1);

    // The keys change: the first token that names a new one makes us look.
    issuer.rotate(true).await;
    let after = app.bearer(&issuer.token(&who("convene-rs", "ann")).await);
    after.get(ME).await.ok(200);
    assert_eq!(issuer.fetches().await, 2);
    before.get(ME).await.ok(200);

    // Strangers who invent names make us look once more when the floor is over, and no oftener.
    let claims = good_claims(&app, &issuer);
    let stranger = async |number: u32| {
        let header = json!({"kid": format!("invented-{number}")});
        issuer.sign("RS256", &header, &claims).await
    };
    for number in 0..10 {
        refused_everywhere(&app, "an invented key", &stranger(number).await).await;
    }
    assert_eq!(issuer.fetches().await, 2);
    app.clock.advance(Duration::from_secs(31));
    for number in 10..20 {
        refused_everywhere(&app, "an invented key", &stranger(number).await).await;
    }
    assert_eq!(issuer.fetches().await, 3);

    // Within the floor a second change goes unseen: whoever has the new key cannot pass it off as the old one.
    issuer.rotate(false).await;
    let new_key = issuer.public_key("RS256").await["jwk"].clone();
    let header = json!({"kid": old_kid, "jwk": new_key, "jku": format!("{}/jwks", issuer.issuer)});
    refused_everywhere(
        &app,
        "a key in the header",
        &issuer.sign("RS256", &header, &claims).await,
    )
    .await;
    let newest = app.bearer(&issuer.token(&who("convene-rs", "ann")).await);
    newest.get(ME).await.refused(401, "unauthorized");
    before.get(ME).await.ok(200);
    // After the floor it is seen, and with the withdrawn keys go their tokens.
    app.clock.advance(Duration::from_secs(31));
    newest.get(ME).await.ok(200);
    assert_eq!(issuer.fetches().await, 4);
    before.get(ME).await.refused(401, "unauthorized");
    after.get(ME).await.refused(401, "unauthorized");
    app.stop().await;
}

async fn an_issuer_that_is_away_stops_new_sign_ins_only(db: Db) {
    let mut issuer = Issuer::start();
    let app = app_of(db, &issuer, "convene-rs").await;
    let ann = app.bearer(&issuer.token(&who("convene-rs", "ann")).await);
    let program = app.full_key(&ann).await;
    let unknown = issuer
        .sign("RS256", &json!({"kid": "unheard-of"}), &good_claims(&app, &issuer))
        .await;
    issuer.stop();

    // Who has the keys goes on with them; about another key nobody can tell.
    ann.get(ME).await.ok(200);
    app.bearer(&unknown).get(ME).await.refused(502, "upstream_error");

    // An instance that starts now starts, and programs do not notice.
    let late = TestApp::second_instance(&app, Parts::ALL, |_| {}).await;
    let ann_there = late.bearer(ann.token.as_deref().unwrap());
    let refusal = ann_there.get(ME).await;
    refusal.refused(502, "upstream_error");
    assert!(!refusal.text().contains(&issuer.issuer), "{}", refusal.text());
    ann_there.auth_get("/api/v1/keys").await.refused(502, "upstream_error");
    let program_there = late.bearer(program.token.as_deref().unwrap());
    program_there.brief().await;
    // Nonsense is nonsense also while nobody can be asked.
    late.bearer("nonsense").get(ME).await.refused(401, "unauthorized");

    issuer.start_again();
    let ann_again = issuer.token(&who("convene-rs", "ann")).await;
    late.clock.advance(Duration::from_secs(31));
    let ann_again = late.bearer(&ann_again);
    ann_again.get(ME).await.ok(200);
    assert_eq!(
        ann_again.get("/api/v1/sessions").await.json()["sessions"]
            .as_array()
            .unwrap()
            .len(),
        1
    );
    late.stop().await;
    app.stop().await;
}

/// 401 on the edge and on the auth service.
async fn refused_everywhere(app: &TestApp, what: &str, token: &str) {
    let caller = app.bearer(token);
    for reply in [caller.get(ME).await, caller.auth_get("/api/v1/keys").await] {
        assert_eq!(
            (reply.status, reply.code().as_str()),
            (401, "unauthorized"),
            "{what}: {}",
            reply.text()
        );
        assert_eq!(reply.header("www-authenticate"), Some("Bearer"), "{what}");
    }
}

fn part(value: &Value) -> String {
    URL_SAFE_NO_PAD.encode(value.to_string())
}

both_stores!(
    tokens_signed_with_either_kind_of_key_work,
    claims_that_do_not_fit_are_refused,
    forged_signatures_are_refused,
    a_token_ends_when_its_time_is_over,
    new_keys_are_found_and_strangers_cannot_make_us_fetch,
    an_issuer_that_is_away_stops_new_sign_ins_only,
);
