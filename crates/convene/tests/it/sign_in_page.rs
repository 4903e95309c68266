//! The sign-in page of the built-in provider: what it says, where it sends codes, and what it withstands.

use crate::harness::sign_in::{Form, REDIRECT_URI, code_of, open, password, redirect_parameters, send, sign};
use crate::harness::{CANARY, Db, Reply, TestApp, email};

async fn the_page_is_plain_and_shut_to_everything_else(db: Db) {
    let app = TestApp::start(db).await;
    let failed = sign(&app, "sign-in", &email("ann"), &password("ann")).await;
    for page in [open(&app, &Form::default()).await, failed] {
        assert_eq!(page.header("content-type"), Some("text/html; charset=utf-8"));
        assert_eq!(page.header("cache-control"), Some("no-store"));
        assert_eq!(page.header("x-frame-options"), Some("DENY"));
        assert_eq!(page.header("referrer-policy"), Some("same-origin"));
        let policy = page.header("content-security-policy").unwrap();
        for rule in ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"] {
            assert!(policy.contains(rule), "{policy}");
        }
        let text = page.text();
        for foreign in ["<script", "src=", "url(", "<link", "@import", "https://", " on"] {
            assert!(!tags(&text).any(|tag| tag.contains(foreign)), "{foreign}");
        }
        assert!(text.contains("name=\"password\"") && !text.contains(&password("ann")));
    }
    app.stop().await;
}

async fn a_failed_sign_in_does_not_tell_whether_the_address_exists(db: Db) {
    let app = TestApp::start(db).await;
    code_of(&app, &sign(&app, "sign-up", &email("ann"), &password("ann")).await);
    app.person("bob").await;
    // Somebody with another password, nobody, and somebody without a password.
    let pages = ["ann", "eve", "bob"].map(|name| (name, email(name)));
    let mut shown = Vec::new();
    for (name, address) in pages {
        let reply = sign(&app, "sign-in", &address, &password("wrong")).await;
        assert_eq!(problem(&reply, 401), "The e-mail address or the password is wrong.");
        assert!(reply.text().contains(&address), "the address is filled in again");
        shown.push(reply.text().replace(&address, name).replace(name, "X"));
    }
    assert_eq!(shown[0], shown[1]);
    assert_eq!(shown[0], shown[2]);
    for (address, word) in [
        ("", "x"),
        ("no address", "x"),
        (&email("ann"), ""),
        (&email("ann"), &"x".repeat(201)),
    ] {
        let reply = sign(&app, "sign-in", address, word).await;
        assert_eq!(problem(&reply, 401), "The e-mail address or the password is wrong.");
    }
    app.stop().await;
}

async fn a_sign_up_wants_an_address_that_is_free_and_a_password_within_bounds(db: Db) {
    let app = TestApp::with(db, |config| config.auth.sign_ins_per_minute = 0).await;
    code_of(&app, &sign(&app, "sign-up", &email("ann"), &password("ann")).await);
    for address in [email("ann"), format!(" {} ", email("ann").to_uppercase())] {
        let taken = sign(&app, "sign-up", &address, &password("other")).await;
        assert!(problem(&taken, 401).contains("already signed up"), "{}", taken.text());
    }
    // The first password stays the password.
    sign(&app, "sign-in", &email("ann"), &password("other")).await.ok(401);
    code_of(&app, &sign(&app, "sign-in", &email("ann"), &password("ann")).await);

    // Bounds count characters, not bytes.
    let of = |length: usize| {
        format!("{CANARY}{}", "ü".repeat(length))
            .chars()
            .take(length)
            .collect::<String>()
    };
    for length in [0, 1, 7, 201, 5_000] {
        let reply = sign(&app, "sign-up", &email("bob"), &of(length)).await;
        assert_eq!(
            problem(&reply, 401),
            "The password must have 8 to 200 characters.",
            "{length}"
        );
    }
    for (name, length) in [("bob", 8), ("cleo", 200)] {
        code_of(&app, &sign(&app, "sign-up", &email(name), &of(length)).await);
        code_of(&app, &sign(&app, "sign-in", &email(name), &of(length)).await);
        sign(&app, "sign-in", &email(name), &of(length - 1)).await.ok(401);
    }
    let long = format!("{}@{CANARY}", "a".repeat(254));
    for address in [
        "",
        "ann",
        "@example.org",
        "ann@",
        "a@b@c",
        "a b@example.org",
        "a\u{0}b@example.org",
        &long,
    ] {
        let reply = sign(&app, "sign-up", address, &password("ann")).await;
        assert_eq!(problem(&reply, 401), "Enter a valid e-mail address.", "{address:?}");
    }
    app.stop().await;
}

async fn guesses_are_slowed_down(db: Db) {
    let app = TestApp::with(db, |config| config.auth.sign_ins_per_minute = 1).await;
    code_of(&app, &sign(&app, "sign-up", &email("ann"), &password("ann")).await);
    // Neither the letters of the address matter, nor the button, nor whether the guess is right.
    for (action, address, word) in [
        ("sign-in", email("ann"), password("guess")),
        ("sign-in", email("ann"), password("ann")),
        ("sign-in", email("ann").to_uppercase(), password("guess")),
        ("sign-up", format!(" {}", email("ann")), password("guess")),
    ] {
        let reply = sign(&app, action, &address, &word).await;
        assert_eq!(problem(&reply, 429), "Too many attempts. Wait a moment and try again.");
        let wait: u64 = reply.header("retry-after").unwrap().parse().unwrap();
        assert!((1..=60).contains(&wait), "{wait}");
    }
    code_of(&app, &sign(&app, "sign-up", &email("bob"), &password("bob")).await);
    app.stop().await;
}

async fn codes_go_to_known_places_only(db: Db) {
    let app = TestApp::with(db, |config| {
        config.auth.redirect_uris = vec![
            "https://app.example.org/back".to_owned(),
            "org.example.app:/back".to_owned(),
        ];
    })
    .await;
    let person = Form::default()
        .with("action", "sign-up")
        .with("email", &email("ann"))
        .with("password", &password("ann"));
    for place in [
        "",
        "back",
        "//app.example.org/back",
        "https://evil.example/back",
        "https://app.example.org/back/",
        "https://app.example.org/back?x=1",
        "https://app.example.org.evil.example/back",
        "https://app.example.org@evil.example/back",
        "http://app.example.org/back",
        "http://localhost.evil.example/back",
        "http://127.0.0.1.evil.example/back",
        "http://127.0.0.1:80@evil.example/back",
        "http://user@127.0.0.1/back",
        "http://127.0.0.1:7777/back#part",
        "https://127.0.0.1:7777/back",
        "javascript:alert(1)",
        "data:text/html,x",
        "http://10.0.0.1/back",
    ] {
        for reply in [
            open(&app, &Form::default().with("redirect_uri", place)).await,
            send(&app, &person.clone().with("redirect_uri", place), &[]).await,
        ] {
            reply.refused(400, "bad_request");
            assert!(
                reply.header("location").is_none() && reply.message().contains("redirect_uri"),
                "{place}"
            );
        }
    }
    for form in [
        Form::default().with("client_id", "other"),
        Form::default().without("client_id"),
        Form::empty(),
    ] {
        open(&app, &form).await.refused(400, "bad_request");
        send(&app, &form, &[]).await.refused(400, "bad_request");
    }
    for place in [
        "https://app.example.org/back",
        "org.example.app:/back",
        "http://localhost:1234/",
        "http://[::1]:9/cb",
        "http://127.0.0.1/cb",
    ] {
        open(&app, &Form::default().with("redirect_uri", place)).await.ok(200);
    }
    // Nobody was signed up on the way.
    assert_eq!(app.tables().count("identities").await, 0);
    app.stop().await;
}

async fn other_mistakes_are_told_to_the_client(db: Db) {
    let app = TestApp::start(db).await;
    let person = [
        ("action", "sign-up"),
        ("email", &email("ann")),
        ("password", &password("ann")),
    ];
    for (form, error) in [
        (
            Form::default().with("response_type", "token"),
            "unsupported_response_type",
        ),
        (Form::default().without("response_type"), "unsupported_response_type"),
        (Form::default().with("scope", "email"), "invalid_scope"),
        (Form::default().with("scope", "openids"), "invalid_scope"),
        (Form::default().without("scope"), "invalid_scope"),
        (Form::default().without("code_challenge"), "invalid_request"),
        (Form::default().with("code_challenge", "short"), "invalid_request"),
        (
            Form::default().with("code_challenge", &"<".repeat(43)),
            "invalid_request",
        ),
        (
            Form::default().with("code_challenge_method", "plain"),
            "invalid_request",
        ),
        (Form::default().without("code_challenge_method"), "invalid_request"),
        (Form::default().with("nonce", &"n".repeat(2_001)), "invalid_request"),
    ] {
        let filled = person
            .iter()
            .fold(form.clone(), |form, (name, value)| form.with(name, value));
        for reply in [open(&app, &form).await, send(&app, &filled, &[]).await] {
            let sent = redirect_parameters(&app, &reply);
            assert!(sent.contains(&("error".to_owned(), error.to_owned())), "{sent:?}");
            assert!(!sent.iter().any(|(name, _)| name == "code"), "{sent:?}");
        }
    }
    assert_eq!(app.tables().count("identities").await, 0);
    // Without a state none comes back.
    let stateless = open(&app, &Form::default().without("state").with("scope", "email")).await;
    assert!(!stateless.header("location").unwrap().contains("state"));
    app.stop().await;
}

async fn a_form_from_another_site_is_refused(db: Db) {
    let app = TestApp::start(db).await;
    let form = Form::default()
        .with("action", "sign-up")
        .with("email", &email("ann"))
        .with("password", &password("ann"));
    let close = app.auth.replace("127.0.0.1:", "127.0.0.1:1");
    for origin in [
        "https://evil.example",
        "null",
        "",
        &app.edge,
        &close,
        &format!("{}.evil.example", app.auth),
    ] {
        send(&app, &form, &[("origin", origin)]).await.refused(403, "forbidden");
    }
    assert_eq!(app.tables().count("identities").await, 0);
    code_of(&app, &send(&app, &form, &[("origin", &app.auth)]).await);
    app.stop().await;
}

async fn nothing_that_is_sent_becomes_markup(db: Db) {
    let app = TestApp::start(db).await;
    let attack = format!("{CANARY}\"'><script>alert(1)</script><!--email--><!--hidden-->&lt;");
    let mut form = Form::default();
    for name in ["state", "nonce", "redirect_uri"] {
        form = form.with(name, &attack);
    }
    form = form.with("redirect_uri", &format!("{REDIRECT_URI}&x={attack}"));
    let typed = form.clone().with("email", &attack).with("password", &attack);
    for reply in [open(&app, &form).await.ok(200), send(&app, &typed, &[]).await.ok(401)] {
        let text = reply.text();
        let escaped =
            "&quot;&#39;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;!--email--&gt;&lt;!--hidden--&gt;&amp;lt;";
        assert!(text.contains(&format!("{CANARY}{escaped}")));
        assert!(!text.contains("<script") && !text.contains("<!--"), "{text}");
    }
    app.stop().await;
}

/// What the page says is wrong.
#[track_caller]
fn problem(reply: &Reply, status: u16) -> String {
    assert_eq!(reply.status, status, "{}", reply.text());
    let text = reply.text();
    let start = text.split_once("role=\"alert\">").expect("the page tells a problem").1;
    start.split_once('<').unwrap().0.to_owned()
}

fn tags(html: &str) -> impl Iterator<Item = &str> {
    html.split('<')
        .filter_map(|part| part.split_once('>'))
        .map(|(tag, _)| tag)
}

both_stores!(
    the_page_is_plain_and_shut_to_everything_else,
    a_failed_sign_in_does_not_tell_whether_the_address_exists,
    a_sign_up_wants_an_address_that_is_free_and_a_password_within_bounds,
    guesses_are_slowed_down,
    codes_go_to_known_places_only,
    other_mistakes_are_told_to_the_client,
    a_form_from_another_site_is_refused,
    nothing_that_is_sent_becomes_markup,
);
