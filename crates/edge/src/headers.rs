//! What every answer tells a browser: load nothing, run nothing, guess no type, be framed by nobody.

use base64::Engine as _;
use http::header::{
    CONTENT_SECURITY_POLICY, HeaderMap, HeaderValue, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};

/// For an answer that is no page of ours: a browser that shows it all the same does nothing with it.
const NOTHING: &str = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// Puts the headers on an answer. A page keeps its own policies.
pub(crate) fn protect(headers: &mut HeaderMap) {
    headers
        .entry(CONTENT_SECURITY_POLICY)
        .or_insert(HeaderValue::from_static(NOTHING));
    headers
        .entry(REFERRER_POLICY)
        .or_insert(HeaderValue::from_static("no-referrer"));
    headers.insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(X_FRAME_OPTIONS, HeaderValue::from_static("DENY"));
}

/// The policy of a page of ours. What it has inline is named by its digest, so that nothing else inline counts; files
/// of our own are allowed if it uses any. It is made from the page as it ships, never from one that is filled in.
/// `more` are further rules.
pub(crate) fn of_page(html: &str, more: &str) -> HeaderValue {
    let styles = sources(html, "style", "rel=\"stylesheet\"");
    let scripts = sources(html, "script", "<script src=");
    let policy = format!(
        "default-src 'none'; style-src {styles}; script-src {scripts}; base-uri 'none'; frame-ancestors 'none'{more}"
    );
    HeaderValue::from_str(&policy).unwrap_or(HeaderValue::from_static(NOTHING))
}

/// Where elements of that name may come from. `file` is how one with a file begins.
fn sources(html: &str, name: &str, file: &str) -> String {
    let (open, close) = (format!("<{name}>"), format!("</{name}>"));
    let inline = html.split(&open).skip(1).filter_map(|rest| rest.split(&close).next());
    let inline = inline.map(|body| format!("'sha256-{}'", digest(body)));
    let files = html.contains(file).then(|| "'self'".to_owned());
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
        let policy = of_page(page, "; connect-src 'self'");
        // Reckoned with `printf 'a{}' | openssl dgst -sha256 -binary | base64`, and `f()` likewise.
        let (style, script) = (
            "'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='",
            "'sha256-GcEEE0IkDzIP5EQ6DXZaDPORqT5RTBELX8Fyzyg9yvo='",
        );
        let expected = format!(
            "default-src 'none'; style-src {style}; script-src 'self' {script}; base-uri 'none'; \
             frame-ancestors 'none'; connect-src 'self'"
        );
        assert_eq!(policy, expected);
        let bare = of_page("<p>a</p>", "");
        assert!(bare.to_str().unwrap().contains("style-src 'none'; script-src 'none';"));
    }

    #[test]
    fn a_page_keeps_its_policies_and_cannot_lose_the_rest() {
        let mut headers = HeaderMap::new();
        headers.insert(REFERRER_POLICY, HeaderValue::from_static("same-origin"));
        headers.insert(X_FRAME_OPTIONS, HeaderValue::from_static("ALLOWALL"));
        protect(&mut headers);
        assert_eq!(headers[REFERRER_POLICY], "same-origin");
        assert_eq!(headers[X_FRAME_OPTIONS], "DENY");
        assert_eq!(headers[CONTENT_SECURITY_POLICY], NOTHING);
        assert_eq!(headers[X_CONTENT_TYPE_OPTIONS], "nosniff");
    }
}
