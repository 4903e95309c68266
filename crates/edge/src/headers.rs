//! Security headers of every response: a browser loads and runs nothing, guesses no type, and allows no framing.

use base64::Engine as _;
use http::header::{
    CONTENT_SECURITY_POLICY, HeaderMap, HeaderValue, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};

/// The policy of every response that is not one of our pages.
const DENY_ALL: &str = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// Adds the headers to a response. Policies that a page has set stay.
pub(crate) fn add_security_headers(headers: &mut HeaderMap) {
    headers
        .entry(CONTENT_SECURITY_POLICY)
        .or_insert(HeaderValue::from_static(DENY_ALL));
    headers
        .entry(REFERRER_POLICY)
        .or_insert(HeaderValue::from_static("no-referrer"));
    headers.insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(X_FRAME_OPTIONS, HeaderValue::from_static("DENY"));
}

/// The content security policy of a page. It allows inline scripts and styles by their digest only, and files of this
/// service if the page uses any. `html` must be the template as shipped, never a page with user input filled in: that
/// would allow injected scripts. `more` is appended to the policy.
pub(crate) fn page_policy(html: &str, more: &str) -> HeaderValue {
    let styles = sources(html, "style", "rel=\"stylesheet\"");
    let scripts = sources(html, "script", "<script src=");
    let policy = format!(
        "default-src 'none'; style-src {styles}; script-src {scripts}; base-uri 'none'; frame-ancestors 'none'{more}"
    );
    HeaderValue::from_str(&policy).unwrap_or(HeaderValue::from_static(DENY_ALL))
}

/// The allowed sources of `name` elements. `file_marker` is the text that shows that the page loads one from a file.
fn sources(html: &str, name: &str, file_marker: &str) -> String {
    let (open, close) = (format!("<{name}>"), format!("</{name}>"));
    let inline = html.split(&open).skip(1).filter_map(|rest| rest.split(&close).next());
    let inline = inline.map(|body| format!("'sha256-{}'", digest(body)));
    let files = html.contains(file_marker).then(|| "'self'".to_owned());
    let sources: Vec<String> = files.into_iter().chain(inline).collect();
    if sources.is_empty() {
        return "'none'".to_owned();
    }
    sources.join(" ")
}

fn digest(text: &str) -> String {
    let hex = figures::canonical::sha256_hex(text);
    let bytes: Vec<u8> = (0..hex.len())
        .step_by(2)
        .filter_map(|at| u8::from_str_radix(&hex[at..at + 2], 16).ok())
        .collect();
    base64::engine::general_purpose::STANDARD.encode(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_names_what_it_has_inline_by_digest() {
        let page = "<style>a{}</style><script src=\"/x.js\"></script><script>f()</script>";
        let policy = page_policy(page, "; connect-src 'self'");
        // Computed with `printf 'a{}' | openssl dgst -sha256 -binary | base64`, and `f()` likewise.
        let (style, script) = (
            "'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='",
            "'sha256-GcEEE0IkDzIP5EQ6DXZaDPORqT5RTBELX8Fyzyg9yvo='",
        );
        let expected = format!(
            "default-src 'none'; style-src {style}; script-src 'self' {script}; base-uri 'none'; \
             frame-ancestors 'none'; connect-src 'self'"
        );
        assert_eq!(policy, expected);
        let bare = page_policy("<p>a</p>", "");
        assert!(bare.to_str().unwrap().contains("style-src 'none'; script-src 'none';"));
    }

    #[test]
    fn a_page_keeps_its_policies_and_cannot_lose_the_rest() {
        let mut headers = HeaderMap::new();
        headers.insert(REFERRER_POLICY, HeaderValue::from_static("same-origin"));
        headers.insert(X_FRAME_OPTIONS, HeaderValue::from_static("ALLOWALL"));
        add_security_headers(&mut headers);
        assert_eq!(headers[REFERRER_POLICY], "same-origin");
        assert_eq!(headers[X_FRAME_OPTIONS], "DENY");
        assert_eq!(headers[CONTENT_SECURITY_POLICY], DENY_ALL);
        assert_eq!(headers[X_CONTENT_TYPE_OPTIONS], "nosniff");
    }
}
