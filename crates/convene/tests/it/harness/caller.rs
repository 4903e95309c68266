//! An HTTP client of the service. It checks on every reply what must hold for all replies.

use std::sync::OnceLock;

use serde_json::Value;

/// A caller with a credential, or without.
#[derive(Debug, Clone)]
pub struct Caller {
    pub edge: String,
    pub auth: String,
    pub token: Option<String>,
}

/// A complete reply.
#[derive(Debug, Clone)]
pub struct Reply {
    pub status: u16,
    pub headers: reqwest::header::HeaderMap,
    pub bytes: Vec<u8>,
}

impl Reply {
    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.bytes).into_owned()
    }

    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.bytes).unwrap_or_else(|error| panic!("not JSON ({error}): {}", self.text()))
    }

    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.get(name).and_then(|value| value.to_str().ok())
    }

    /// The code of an error envelope.
    pub fn code(&self) -> String {
        self.json()["error"]["code"].as_str().unwrap_or_default().to_owned()
    }

    /// The message of an error envelope.
    pub fn message(&self) -> String {
        self.json()["error"]["message"].as_str().unwrap_or_default().to_owned()
    }

    /// Asserts a failure with its code.
    #[track_caller]
    pub fn refused(&self, status: u16, code: &str) -> &Self {
        assert_eq!((self.status, self.code().as_str()), (status, code), "{}", self.text());
        self
    }

    /// Asserts that AI output comes with its disclosure in that language; returns the body.
    #[track_caller]
    pub fn disclosed(&self, language: &str) -> Value {
        let body = self.json();
        let disclosure = &body["disclosure"];
        assert_eq!(disclosure["language"], language, "{body}");
        assert_eq!(disclosure["ai_generated"], true, "{body}");
        assert!(disclosure["version"].is_string(), "{body}");
        assert!(
            disclosure["text"].as_str().is_some_and(|text| text.len() > 100),
            "{body}"
        );
        let statements = disclosure["statements"].as_array().unwrap();
        assert_eq!(statements.len(), 6, "{body}");
        assert!(
            statements
                .iter()
                .all(|statement| statement.as_str().is_some_and(|text| text.len() > 10)),
            "{body}"
        );
        body
    }

    /// Asserts a status.
    #[track_caller]
    pub fn ok(&self, status: u16) -> &Self {
        assert_eq!(self.status, status, "{}", self.text());
        self
    }
}

impl Caller {
    pub fn new(edge: &str, auth: &str, token: Option<String>) -> Self {
        Self {
            edge: edge.to_owned(),
            auth: auth.to_owned(),
            token,
        }
    }

    pub async fn get(&self, path: &str) -> Reply {
        self.send("GET", path, &[], None).await
    }

    pub async fn post(&self, path: &str, body: &Value) -> Reply {
        self.send("POST", path, &[], Some(body.to_string().into_bytes())).await
    }

    pub async fn post_empty(&self, path: &str) -> Reply {
        self.send("POST", path, &[], None).await
    }

    /// A submit with an Idempotency-Key.
    pub async fn submit(&self, path: &str, key: &str, body: &Value) -> Reply {
        self.send(
            "POST",
            path,
            &[("idempotency-key", key)],
            Some(body.to_string().into_bytes()),
        )
        .await
    }

    pub async fn put(&self, path: &str, body: &Value) -> Reply {
        self.send("PUT", path, &[], Some(body.to_string().into_bytes())).await
    }

    pub async fn delete(&self, path: &str) -> Reply {
        self.send("DELETE", path, &[], None).await
    }

    pub async fn auth_get(&self, path: &str) -> Reply {
        self.to(&self.auth, "GET", path, &[], None).await
    }

    pub async fn auth_post(&self, path: &str, body: &Value) -> Reply {
        self.to(&self.auth, "POST", path, &[], Some(body.to_string().into_bytes()))
            .await
    }

    /// Any request to the edge.
    pub async fn send(&self, method: &str, path: &str, headers: &[(&str, &str)], body: Option<Vec<u8>>) -> Reply {
        self.to(&self.edge, method, path, headers, body).await
    }

    /// Any request. A body is JSON unless a header says otherwise.
    pub async fn to(
        &self,
        base: &str,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: Option<Vec<u8>>,
    ) -> Reply {
        let mut request = http().request(method.parse().unwrap(), format!("{base}{path}"));
        if let Some(token) = &self.token {
            request = request.header("authorization", format!("Bearer {token}"));
        }
        if let Some(body) = body {
            if !headers
                .iter()
                .any(|(name, _)| name.eq_ignore_ascii_case("content-type"))
            {
                request = request.header("content-type", "application/json");
            }
            request = request.body(body);
        }
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let response = request
            .send()
            .await
            .unwrap_or_else(|error| panic!("{method} {path}: {error}"));
        let (status, headers) = (response.status().as_u16(), response.headers().clone());
        let reply = Reply {
            status,
            headers,
            bytes: response.bytes().await.unwrap().to_vec(),
        };
        check(method, path, &reply);
        reply
    }
}

/// Checks what must hold for every reply: a request id, the security headers; on a failure, the envelope with that id.
#[track_caller]
pub(super) fn check(method: &str, path: &str, reply: &Reply) {
    let id = reply
        .header("x-request-id")
        .unwrap_or_else(|| panic!("{method} {path}: no request id"));
    assert!(id.starts_with("req_") && id.len() == 30, "{method} {path}: {id}");
    for (name, value) in [("x-content-type-options", "nosniff"), ("x-frame-options", "DENY")] {
        assert_eq!(reply.header(name), Some(value), "{method} {path}");
    }
    let policy = reply.header("content-security-policy").unwrap_or_default();
    assert!(policy.starts_with("default-src 'none';"), "{method} {path}: {policy}");
    assert!(policy.contains("frame-ancestors 'none'"), "{method} {path}: {policy}");
    assert!(!policy.contains("unsafe"), "{method} {path}: {policy}");
    assert!(reply.header("referrer-policy").is_some(), "{method} {path}");
    if path.starts_with("/api/") {
        assert_eq!(reply.header("cache-control"), Some("no-store"), "{method} {path}");
    }
    let own_body = path.starts_with("/authorize") || path.starts_with("/token");
    if reply.status >= 400 && method != "HEAD" && !own_body {
        let body = reply.json();
        let error = &body["error"];
        assert_eq!(body.as_object().unwrap().len(), 1, "{method} {path}: {body}");
        assert_eq!(error["request_id"], id, "{method} {path}");
        assert!(error["code"].is_string() && error["message"].is_string(), "{body}");
        let retryable = matches!(reply.status, 429 | 500 | 502);
        assert_eq!(error["retryable"], retryable, "{method} {path}: {body}");
    }
}

fn http() -> &'static reqwest::Client {
    static CLIENT: OnceLock<reqwest::Client> = OnceLock::new();
    // No connection is kept: each test has its own runtime, and a connection dies with the one it was made on.
    CLIENT.get_or_init(|| {
        reqwest::Client::builder()
            .pool_max_idle_per_host(0)
            // Tests compare the bytes as they are sent.
            .no_gzip()
            .timeout(super::REPLY_TIMEOUT)
            .redirect(reqwest::redirect::Policy::none())
            .no_proxy()
            .build()
            .unwrap()
    })
}
