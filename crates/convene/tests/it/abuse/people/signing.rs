//! Floods of password guesses, stolen tokens, and signing out everywhere.

use std::time::Duration;

use serde_json::{Value, json};

use super::while_others_poll;
use crate::harness::sign_in::{Form, REDIRECT_URI, code_of, password, refusal_of, send, sign, token};
use crate::harness::{Caller, Db, Issuer, Reply, TestApp, at_once, email};

const ME: &str = "/api/v1/auth/me";
const PASSWORD: &str = "/api/v1/auth/password";
const SIGN_OUT: &str = "/api/v1/auth/sign-out";

fn form(action: &str, name: &str, password: &str) -> Form {
    Form::default()
        .with("action", action)
        .with("email", &email(name))
        .with("password", password)
}

async fn tokens(app: &TestApp, signed: &Reply) -> Value {
    token(app, &Form::code(&code_of(app, signed))).await.ok(200).json()
}

async fn refresh(app: &TestApp, tokens: &Value) -> Reply {
    let form = Form::empty()
        .with("grant_type", "refresh_token")
        .with("client_id", "convene")
        .with("redirect_uri", REDIRECT_URI)
        .with("refresh_token", tokens["refresh_token"].as_str().unwrap());
    token(app, &form).await
}

fn with_id_token(app: &TestApp, tokens: &Value) -> Caller {
    app.bearer(tokens["id_token"].as_str().unwrap())
}

/// The cookie that a sign-in gave, as a browser sends it back.
fn cookie(signed: &Reply) -> String {
    let given = signed.header("set-cookie").unwrap();
    assert!(given.contains("HttpOnly") && given.contains("SameSite=Lax"), "{given}");
    given.split_once(';').unwrap().0.to_owned()
}

async fn a_flood_of_guesses_does_not_lock_the_owner_out(db: Db) {
    let app = TestApp::with(db, |config| config.auth.sign_ins_per_minute = 3).await;
    let signed = sign(&app, "sign-up", &email("ann"), &password("ann")).await;
    let known = cookie(&signed);
    let guess = form("sign-in", "ann", "a guess that is wrong");
    let right = form("sign-in", "ann", &password("ann"));
    while_others_poll(&app, async {
        let mut slowed = 0;
        for _ in 0..8 {
            slowed += u32::from(send(&app, &guess, &[]).await.status == 429);
        }
        assert!(slowed >= 5, "{slowed}");
        // From a device that nobody knows even the right password has to wait.
        send(&app, &right, &[]).await.ok(429);
        let other = format!("{known}x");
        send(&app, &right, &[("cookie", &other)]).await.ok(429);
        let back = send(&app, &right, &[("cookie", &known)]).await;
        code_of(&app, &back);
        // With a new mark it would have another limit.
        assert_eq!(back.header("set-cookie"), None);
        // The device of one person is nothing to another's address, and it is slowed down as well.
        let cleos = form("sign-up", "cleo", &password("cleo"));
        let cleo = cookie(&send(&app, &cleos, &[]).await.ok(303).clone());
        send(&app, &right, &[("cookie", &cleo)]).await.ok(429);
        let mut refused = 0;
        for _ in 0..6 {
            refused += u32::from(send(&app, &guess, &[("cookie", &known)]).await.status == 429);
        }
        assert!(refused >= 2, "{refused}");
    })
    .await;
    app.stop().await;
}

async fn behind_a_trusted_proxy_everybody_has_their_own_limit(db: Db) {
    let flood = async |trusted: &[&str], from: fn(u32) -> String| {
        let app = TestApp::with(db, |config| {
            config.auth.sign_ins_per_minute = 2;
            config.server.trusted_proxies = trusted.iter().map(|text| (*text).to_owned()).collect();
        })
        .await;
        let mut slowed = 0;
        // Many addresses, so that only the machine is counted: forty in ten buckets of two.
        for at in 0..40 {
            let guess = form("sign-in", &format!("nobody{at}"), "a guess");
            let reply = send(&app, &guess, &[("x-forwarded-for", &from(at))]).await;
            slowed += u32::from(reply.status == 429);
        }
        app.stop().await;
        slowed
    };
    let each = |at: u32| format!("9.9.9.9, 7.7.7.{at}");
    let one_network = |at: u32| format!("2001:db8:1:2::{at:x}");
    assert_eq!(flood(&["127.0.0.0/8"], each).await, 0);
    assert!(flood(&["127.0.0.0/8"], one_network).await >= 15);
    assert!(flood(&[], each).await >= 15, "a stranger chose who they are");
}

async fn many_sign_ins_at_once_all_come_to_an_end(db: Db) {
    let app = TestApp::with(db, |config| config.auth.sign_ins_per_minute = 0).await;
    sign(&app, "sign-up", &email("ann"), &password("ann")).await.ok(303);
    let replies = while_others_poll(&app, async {
        let auth = &app.auth;
        at_once((0..24).map(|at| {
            let nobody = Caller::new(&app.edge, auth, None);
            let right = at % 2 == 0;
            let form = form(
                "sign-in",
                "ann",
                &if right { password("ann") } else { "a guess".to_owned() },
            );
            async move {
                let headers = [("content-type", "application/x-www-form-urlencoded")];
                let body = Some(form.encoded().into_bytes());
                (
                    right,
                    nobody.to(&nobody.auth, "POST", "/authorize", &headers, body).await,
                )
            }
        }))
        .await
    })
    .await;
    for (right, reply) in replies {
        // 502 is what somebody gets who would have to wait too long.
        let wanted = if right { 303 } else { 401 };
        assert!(reply.status == wanted || reply.status == 502, "{}", reply.text());
    }
    app.stop().await;
}

async fn a_token_or_a_code_that_comes_twice_ends_what_it_gave(db: Db) {
    let app = TestApp::start(db).await;
    let signed = sign(&app, "sign-up", &email("ann"), &password("ann")).await;
    let code = code_of(&app, &signed);
    let given = token(&app, &Form::code(&code)).await.ok(200).json();
    while_others_poll(&app, async {
        // A code that nobody was ever given ends nothing.
        let made_up = Form::code("0123456789abcdefghjkmnpqrstvwxyz0123456789abcdefghjk");
        assert_eq!(refusal_of(&token(&app, &made_up).await), "invalid_grant");
        let given = refresh(&app, &given).await.ok(200).json();
        assert_eq!(refusal_of(&token(&app, &Form::code(&code)).await), "invalid_grant");
        assert_eq!(refusal_of(&refresh(&app, &given).await), "invalid_grant");

        for _ in 0..5 {
            let signed = sign(&app, "sign-in", &email("ann"), &password("ann")).await;
            let first = tokens(&app, &signed).await;
            // Two at once: whoever of them was first, nobody has a token that works in the end.
            let (one, two) = tokio::join!(refresh(&app, &first), refresh(&app, &first));
            let won: Vec<&Reply> = [&one, &two].into_iter().filter(|reply| reply.status == 200).collect();
            assert!(won.len() <= 1, "a token was good twice");
            for reply in won {
                assert_eq!(refusal_of(&refresh(&app, &reply.json()).await), "invalid_grant");
            }
        }
    })
    .await;
    assert_eq!(app.tables().count("refresh_tokens").await, 0);
    app.stop().await;
}

async fn a_new_password_and_a_sign_out_end_every_sign_in(db: Db) {
    let app = TestApp::with(db, |config| config.auth.sign_ins_per_minute = 100).await;
    let here = tokens(&app, &sign(&app, "sign-up", &email("ann"), &password("ann")).await).await;
    let elsewhere = tokens(&app, &sign(&app, "sign-in", &email("ann"), &password("ann")).await).await;
    let unused = code_of(&app, &sign(&app, "sign-in", &email("ann"), &password("ann")).await);
    let ann = with_id_token(&app, &here);
    let program = app.full_key(&ann).await;
    let change = |current: &str, new: &str| json!({"current_password": current, "new_password": new});
    while_others_poll(&app, async {
        let wrong = ann.auth_post(PASSWORD, &change("wrong", &password("new"))).await;
        wrong.refused(403, "forbidden");
        for (body, field) in [
            (change(&password("ann"), "short"), "new_password"),
            (change("", &password("new")), "current_password"),
            (json!({"new_password": password("new")}), "current_password"),
        ] {
            let reply = ann.auth_post(PASSWORD, &body).await;
            assert!(
                reply.refused(400, "bad_request").message().contains(field),
                "{}",
                reply.text()
            );
        }
        ann.get(ME).await.ok(200);
        ann.auth_post(PASSWORD, &change(&password("ann"), &password("new")))
            .await
            .ok(204);
        let dead = async |tokens: &Value| {
            with_id_token(&app, tokens).get(ME).await.refused(401, "unauthorized");
            assert_eq!(refusal_of(&refresh(&app, tokens).await), "invalid_grant");
        };
        dead(&here).await;
        dead(&elsewhere).await;
        assert_eq!(refusal_of(&token(&app, &Form::code(&unused)).await), "invalid_grant");
        sign(&app, "sign-in", &email("ann"), &password("ann")).await.ok(401);
        program.get("/api/v1/sessions").await.ok(200);

        // Whoever signs in with the new one is let in at once, also in the same second.
        for _ in 0..3 {
            let later = tokens(&app, &sign(&app, "sign-in", &email("ann"), &password("new")).await).await;
            let ann = with_id_token(&app, &later);
            ann.get(ME).await.ok(200);
            ann.to(&ann.auth, "POST", SIGN_OUT, &[], None).await.ok(204);
            dead(&later).await;
            ann.to(&ann.auth, "POST", SIGN_OUT, &[], None)
                .await
                .refused(401, "unauthorized");
        }
        program.get("/api/v1/sessions").await.ok(200);
        app.clock.advance(Duration::from_secs(120));
        dead(&here).await;
    })
    .await;
    app.stop().await;
}

async fn guesses_at_a_password_with_a_stolen_token_are_slowed_down(db: Db) {
    let app = TestApp::with(db, |config| config.auth.sign_ins_per_minute = 3).await;
    let ann = with_id_token(
        &app,
        &tokens(&app, &sign(&app, "sign-up", &email("ann"), &password("ann")).await).await,
    );
    let guess = json!({"current_password": "a guess", "new_password": password("thief")});
    let slowed = while_others_poll(&app, async {
        let mut slowed = 0;
        for _ in 0..6 {
            let reply = ann.auth_post(PASSWORD, &guess).await;
            if reply.status == 429 {
                assert!(reply.header("retry-after").is_some());
                slowed += 1;
            } else {
                reply.refused(403, "forbidden");
            }
        }
        slowed
    })
    .await;
    assert!(slowed >= 2, "{slowed}");
    app.stop().await;
}

async fn without_the_built_in_provider_there_is_no_password_here(db: Db) {
    let app = TestApp::with(db, |config| {
        config.identity.kind = "oidc".to_owned();
        config.identity.issuer = Issuer::shared().issuer.clone();
        config.identity.audience = "convene-rs".to_owned();
    })
    .await;
    let who = json!({"client": "convene-rs", "sub": "ann", "email": email("ann")});
    let ann = app.bearer(&Issuer::shared().token(&who).await);
    let body = json!({"current_password": "old", "new_password": password("new")});
    ann.auth_post(PASSWORD, &body).await.refused(404, "not_found");
    ann.to(&ann.auth, "POST", SIGN_OUT, &[], None)
        .await
        .refused(404, "not_found");
    ann.get(ME).await.ok(200);
    app.stop().await;
}

/// Forms come from anybody and are read on the spot, so they are small.
async fn a_large_form_is_refused_unread(db: Db) {
    let app = TestApp::start(db).await;
    let large = form("sign-in", "ann", "whatever it is").with("junk", &"x".repeat(100_000));
    while_others_poll(&app, async {
        send(&app, &large, &[]).await.refused(413, "bad_request");
        token(&app, &large).await.refused(413, "bad_request");
        let far = format!("{REDIRECT_URI}?{}", "x".repeat(3_000));
        let form = form("sign-in", "ann", "whatever it is").with("redirect_uri", &far);
        let reply = send(&app, &form, &[]).await;
        reply.refused(400, "bad_request");
        assert!(reply.message().starts_with("redirect_uri: "));
    })
    .await;
    app.stop().await;
}

both_stores!(
    a_large_form_is_refused_unread,
    a_flood_of_guesses_does_not_lock_the_owner_out,
    behind_a_trusted_proxy_everybody_has_their_own_limit,
    many_sign_ins_at_once_all_come_to_an_end,
    a_token_or_a_code_that_comes_twice_ends_what_it_gave,
    a_new_password_and_a_sign_out_end_every_sign_in,
    guesses_at_a_password_with_a_stolen_token_are_slowed_down,
    without_the_built_in_provider_there_is_no_password_here,
);
