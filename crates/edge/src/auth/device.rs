//! The cookie that recognises a device on which a person has signed in before.

use http::header::COOKIE;
use http::{HeaderMap, HeaderValue};
use pipeline::device::DEVICE_SECONDS;

const COOKIE_NAME: &str = "convene_device";

/// The device mark in the request's cookie.
pub(super) fn mark_in_cookie(headers: &HeaderMap) -> Option<&str> {
    headers
        .get_all(COOKIE)
        .iter()
        .filter_map(|line| line.to_str().ok())
        .flat_map(|line| line.split(';'))
        .find_map(|pair| pair.trim().strip_prefix(COOKIE_NAME)?.strip_prefix('='))
}

/// The `Set-Cookie` value that stores the mark on the device. Browsers send the cookie to the sign-in page only.
pub(super) fn cookie(mark: &str, issuer: &str) -> Option<HeaderValue> {
    let secure = if issuer.starts_with("https://") { "; Secure" } else { "" };
    let text =
        format!("{COOKIE_NAME}={mark}; Path=/authorize; Max-Age={DEVICE_SECONDS}; HttpOnly; SameSite=Lax{secure}");
    HeaderValue::from_str(&text).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_mark_is_found_among_other_cookies() {
        let mut headers = HeaderMap::new();
        assert_eq!(mark_in_cookie(&headers), None);
        headers.append(COOKIE, HeaderValue::from_static("a=b; convene_device_x=no; c"));
        headers.append(COOKIE, HeaderValue::from_static("d=e; convene_device=1.n.m; f=g"));
        assert_eq!(mark_in_cookie(&headers), Some("1.n.m"));
    }

    #[test]
    fn the_cookie_is_for_the_page_only() {
        let plain = cookie("1.n.m", "http://127.0.0.1:8081").unwrap();
        assert!(
            plain
                .to_str()
                .unwrap()
                .starts_with("convene_device=1.n.m; Path=/authorize; Max-Age=31536000; HttpOnly")
        );
        assert!(!plain.to_str().unwrap().contains("Secure"));
        assert!(
            cookie("m", "https://auth.example")
                .unwrap()
                .to_str()
                .unwrap()
                .ends_with("; Secure")
        );
    }
}
