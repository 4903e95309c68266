//! The plain sign-in and sign-up page: no script, no network.

use std::sync::LazyLock;

use http::HeaderValue;

use super::oauth::AuthorizeRequest;
use crate::headers::of_page;

const SIGN_IN: &str = include_str!("../pages/sign_in.html");

/// The policy of the page. It has no rule for forms: browsers hold the redirect that follows to it too, and that one
/// leads to the client.
pub(super) fn policy() -> HeaderValue {
    static POLICY: LazyLock<HeaderValue> = LazyLock::new(|| of_page(SIGN_IN, ""));
    POLICY.clone()
}

/// The page, with what was wrong the last time.
pub(super) fn sign_in(asked: &AuthorizeRequest, email: &str, problem: Option<&str>) -> String {
    let carried = serde_json::to_value(asked).unwrap_or_default();
    let hidden: String = carried
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
    // What is filled in is escaped, so it cannot look like one of the marks.
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
