//! The authorization code flow of the built-in provider, as a browser and a client perform it.

use reqwest::Url;

use super::{CANARY, Reply, TestApp};

/// The example of RFC 7636, appendix B.
pub const VERIFIER: &str = "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk";
const CHALLENGE: &str = "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM";
pub const REDIRECT_URI: &str = "http://127.0.0.1:7777/back?from=here";

/// The fields of a form or a query.
#[derive(Debug, Clone)]
pub struct Form(Vec<(String, String)>);

impl Default for Form {
    /// A valid authorization request.
    fn default() -> Self {
        Self::empty()
            .with("response_type", "code")
            .with("client_id", "convene")
            .with("redirect_uri", REDIRECT_URI)
            .with("scope", "openid email offline_access")
            .with("state", "af0ifjsldkj")
            .with("nonce", "n-0S6")
            .with("code_challenge", CHALLENGE)
            .with("code_challenge_method", "S256")
    }
}

impl Form {
    pub fn empty() -> Self {
        Self(Vec::new())
    }

    /// A valid token request.
    pub fn code(code: &str) -> Self {
        Self::empty()
            .with("grant_type", "authorization_code")
            .with("client_id", "convene")
            .with("redirect_uri", REDIRECT_URI)
            .with("code_verifier", VERIFIER)
            .with("code", code)
    }

    pub fn with(self, name: &str, value: &str) -> Self {
        let mut form = self.without(name);
        form.0.push((name.to_owned(), value.to_owned()));
        form
    }

    pub fn without(mut self, name: &str) -> Self {
        self.0.retain(|(known, _)| known != name);
        self
    }

    pub fn encoded(&self) -> String {
        Url::parse_with_params("http://x", &self.0)
            .unwrap()
            .query()
            .unwrap_or_default()
            .to_owned()
    }
}

/// The password of a test person. It carries the canary.
pub fn password(name: &str) -> String {
    format!("correct horse {name} {CANARY}")
}

/// Opens the sign-in page.
pub async fn open(app: &TestApp, asked: &Form) -> Reply {
    app.anonymous()
        .auth_get(&format!("/authorize?{}", asked.encoded()))
        .await
}

/// Submits the form of the sign-in page with one of its buttons.
pub async fn sign(app: &TestApp, action: &str, email: &str, password: &str) -> Reply {
    send(
        app,
        &Form::default()
            .with("action", action)
            .with("email", email)
            .with("password", password),
        &[],
    )
    .await
}

/// Sends any form to the page.
pub async fn send(app: &TestApp, form: &Form, headers: &[(&str, &str)]) -> Reply {
    post(app, "/authorize", form, headers).await
}

/// Asks for tokens.
pub async fn token(app: &TestApp, form: &Form) -> Reply {
    post(app, "/token", form, &[]).await
}

/// The code in the redirect after a sign-in. Checks the other parameters.
#[track_caller]
pub fn code_of(app: &TestApp, signed: &Reply) -> String {
    let sent = redirect_parameters(app, signed);
    assert_eq!(sent.len(), 4, "{sent:?}");
    sent.into_iter().find(|(name, _)| name == "code").unwrap().1
}

/// The query parameters of a redirect to the client. Checks `state` and `iss`.
#[track_caller]
pub fn redirect_parameters(app: &TestApp, reply: &Reply) -> Vec<(String, String)> {
    assert_eq!(reply.status, 303, "{}", reply.text());
    let place = reply.header("location").unwrap();
    assert!(place.starts_with(&format!("{REDIRECT_URI}&")), "{place}");
    let sent: Vec<(String, String)> = Url::parse(place).unwrap().query_pairs().into_owned().collect();
    for (name, value) in [("from", "here"), ("state", "af0ifjsldkj"), ("iss", &app.auth)] {
        assert!(sent.contains(&(name.to_owned(), value.to_owned())), "{name}: {place}");
    }
    sent
}

/// The error of the token endpoint.
#[track_caller]
pub fn refusal_of(reply: &Reply) -> String {
    assert_eq!(
        (reply.status, reply.header("cache-control")),
        (400, Some("no-store")),
        "{}",
        reply.text()
    );
    let body = reply.json();
    assert_eq!(body.as_object().unwrap().len(), 1, "{body}");
    body["error"].as_str().unwrap().to_owned()
}

async fn post(app: &TestApp, path: &str, form: &Form, headers: &[(&str, &str)]) -> Reply {
    let mut all = vec![("content-type", "application/x-www-form-urlencoded")];
    all.extend(headers);
    app.anonymous()
        .to(&app.auth, "POST", path, &all, Some(form.encoded().into_bytes()))
        .await
}
