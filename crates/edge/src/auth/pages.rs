//! The sign-in and sign-up page: plain HTML without scripts.

use std::sync::LazyLock;

use http::HeaderValue;

use super::oauth::AuthorizeRequest;
use crate::headers::page_policy;

const SIGN_IN: &str = include_str!("../pages/sign_in.html");

/// The content security policy of the page. It has no `form-action`: browsers apply that to the redirect after the form
/// too, and that redirect leads to the client.
pub(super) fn policy() -> HeaderValue {
    static POLICY: LazyLock<HeaderValue> = LazyLock::new(|| page_policy(SIGN_IN, ""));
    POLICY.clone()
}

/// The page, with the problem of the last attempt.
pub(super) fn sign_in(asked: &AuthorizeRequest, email: &str, problem: Option<&str>) -> String {
    let parameters = serde_json::to_value(asked).unwrap_or_default();
    let hidden: String = parameters
        .as_object()
        .into_iter()
        .flatten()
        .filter_map(|(name, value)| Some((name, value.as_str()?)))
        .map(|(name, value)| {
            format!(
                "<input type=\"hidden\" name=\"{}\" value=\"{}\">\n",
                escape(name),
                escape(value)
            )
        })
        .collect();
    let problem = problem
        .map(|text| format!("<p class=\"problem\" role=\"alert\">{}</p>", escape(text)))
        .unwrap_or_default();
    // Inserted texts are escaped, so they cannot contain one of the placeholders.
    SIGN_IN
        .replace("<!--problem-->", &problem)
        .replace("<!--hidden-->", &hidden)
        .replace("<!--email-->", &escape(email))
}

fn escape(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            other => safe.push(other),
        }
    }
    safe
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_of_the_caller_becomes_markup() {
        let asked = AuthorizeRequest {
            state: Some("\"><script>alert(1)</script>".to_owned()),
            ..AuthorizeRequest::default()
        };
        let html = sign_in(&asked, "<!--hidden-->'\"", Some("<b>no</b>"));
        assert!(!html.contains("<script>") && !html.contains("<b>no") && !html.contains("'\""));
    }
}
