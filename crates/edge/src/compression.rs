//! Compresses JSON responses with gzip; an analysis shrinks to a sixth.
//!
//! Large ones are compressed in slots of their own: the async threads serve everybody, and owners take turns, so that
//! one who asks for large documents on many connections delays their own. PDFs are compressed already.

use std::io::{self, Write};
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use axum::body::{Body, HttpBody};
use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use bytes::Bytes;
use fair_share::compute::Compute;
use flate2::Compression;
use flate2::write::GzEncoder;
use http::header::{ACCEPT_ENCODING, CONTENT_ENCODING, CONTENT_LENGTH, CONTENT_TYPE, HeaderMap, HeaderValue, VARY};
use http_body_util::BodyExt;
use pipeline::Refusal;
use pipeline::session::Owner;

use crate::envelope::Failure;
use crate::response_guard::WithGuard;
use crate::state::Edge;

/// A smaller body gains nothing.
const MIN_BYTES: u64 = 1_024;
/// A larger body is compressed in a slot. This much takes a fraction of a millisecond.
const MAX_INLINE_BYTES: usize = 16 * 1024;
/// How many bodies are compressed in slots at once. One owner has at most one slot.
const SLOTS: usize = 2;
/// A body that has waited this long for a slot is sent as it is.
const LONGEST_WAIT: Duration = Duration::from_secs(10);

/// Who asks: filled in when the caller is authorized. Empty on public routes.
#[derive(Debug, Clone, Default)]
pub(crate) struct Asker(Arc<OnceLock<Owner>>);

impl Asker {
    /// Notes the owner. Only the first one counts.
    pub(crate) fn set(&self, owner: &str) {
        let _ = self.0.set(owner.to_owned());
    }
}

/// The slots in which large bodies are compressed.
#[derive(Debug)]
pub(crate) struct Compressor(Compute);

impl Default for Compressor {
    fn default() -> Self {
        Self(Compute::new(SLOTS, 1, LONGEST_WAIT))
    }
}

/// Compresses the response if the client accepts gzip and it gains by it.
pub(crate) async fn compression_layer(State(edge): State<Arc<Edge>>, mut request: Request, next: Next) -> Response {
    let accepted = accepts(request.headers(), "gzip");
    let asker = Asker::default();
    request.extensions_mut().insert(asker.clone());
    let mut response = next.run(request).await;
    if !gains(&response) {
        return response;
    }
    response
        .headers_mut()
        .append(VARY, HeaderValue::from_static("accept-encoding"));
    if !accepted {
        return response;
    }
    edge.compressor.compress(&asker, response).await
}

/// Whether a client accepts an encoding by name. A weight of zero means that it does not.
pub(crate) fn accepts(headers: &HeaderMap, wanted: &str) -> bool {
    let is_zero = |parameter: &str| {
        let weight = parameter.strip_prefix("q=");
        weight.is_some_and(|weight| weight.starts_with('0') && weight.chars().all(|digit| matches!(digit, '0' | '.')))
    };
    headers
        .get_all(ACCEPT_ENCODING)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(','))
        .any(|part| {
            let mut pieces = part.split(';').map(str::trim);
            pieces.next().is_some_and(|name| name.eq_ignore_ascii_case(wanted)) && !pieces.any(is_zero)
        })
}

fn gains(response: &Response) -> bool {
    let headers = response.headers();
    let is_json = headers
        .get(CONTENT_TYPE)
        .is_some_and(|kind| kind.as_bytes().starts_with(b"application/json"));
    let is_long = response
        .body()
        .size_hint()
        .exact()
        .is_some_and(|bytes| bytes > MIN_BYTES);
    is_json && is_long && !headers.contains_key(CONTENT_ENCODING)
}

impl Compressor {
    async fn compress(&self, asker: &Asker, response: Response) -> Response {
        let (mut parts, mut body) = response.into_parts();
        let plain = match (&mut body).collect().await {
            Ok(collected) => collected.to_bytes(),
            Err(_) => return Failure(Refusal::Internal("a response broke off".to_owned())).into_response(),
        };
        let bytes = match self.packed(asker, plain.clone()).await {
            Some(packed) => {
                parts.headers.insert(CONTENT_ENCODING, HeaderValue::from_static("gzip"));
                parts.headers.remove(CONTENT_LENGTH);
                packed
            }
            None => plain,
        };
        // The old body may hold a guard, such as a slot in a limit, until the response is sent.
        WithGuard(Response::from_parts(parts, Body::from(bytes)), body).into_response()
    }

    /// `None` if there was no slot in time.
    async fn packed(&self, asker: &Asker, plain: Bytes) -> Option<Bytes> {
        if plain.len() <= MAX_INLINE_BYTES {
            return gzip(&plain).ok();
        }
        let owner = asker.0.get().map_or("", String::as_str);
        self.0.run(owner, move || gzip(&plain)).await.ok()?.ok()
    }
}

/// The fastest level costs a few milliseconds for a megabyte, where the best one costs tens.
fn gzip(plain: &[u8]) -> io::Result<Bytes> {
    let mut encoder = GzEncoder::new(Vec::with_capacity(plain.len() / 4), Compression::fast());
    encoder.write_all(plain)?;
    Ok(Bytes::from(encoder.finish()?))
}

#[cfg(test)]
mod tests {
    use std::io::Read;
    use std::pin::pin;
    use std::sync::mpsc;

    use flate2::read::GzDecoder;

    use super::*;

    fn json(bytes: usize) -> Response {
        let kind = [(CONTENT_TYPE, HeaderValue::from_static("application/json"))];
        (kind, "x".repeat(bytes)).into_response()
    }

    fn asker(owner: &str) -> Asker {
        let asker = Asker::default();
        asker.set(owner);
        asker
    }

    async fn unpacked(response: Response) -> usize {
        assert_eq!(response.headers()[CONTENT_ENCODING], "gzip");
        let packed = response.into_body().collect().await.unwrap().to_bytes();
        let mut plain = String::new();
        GzDecoder::new(&packed[..]).read_to_string(&mut plain).unwrap();
        assert!(plain.chars().all(|letter| letter == 'x'));
        plain.len()
    }

    #[tokio::test]
    async fn an_owner_has_one_slot_for_large_bodies_and_small_ones_need_none() {
        let compressor = Compressor::default();
        let (release, held) = mpsc::channel::<()>();
        let busy = tokio::spawn({
            let slots = compressor.0.clone();
            async move { slots.run("ann", move || held.recv().is_ok()).await }
        });
        tokio::task::yield_now().await;
        let ann = asker("ann");
        let mut large = pin!(compressor.compress(&ann, json(1_000_000)));
        assert!(futures::poll!(&mut large).is_pending());
        let small = compressor.compress(&ann, json(10_000)).await;
        assert_eq!(unpacked(small).await, 10_000);
        let of_another = compressor.compress(&asker("bob"), json(1_000_000)).await;
        assert_eq!(unpacked(of_another).await, 1_000_000);
        assert!(futures::poll!(&mut large).is_pending(), "it waits for the owner's slot");
        release.send(()).unwrap();
        assert_eq!(unpacked(large.await).await, 1_000_000);
        assert_eq!(busy.await.unwrap(), Ok(true));
    }

    #[tokio::test]
    async fn without_a_slot_in_time_it_is_sent_as_it_is() {
        let compressor = Compressor(Compute::new(1, 1, Duration::from_millis(5)));
        let (release, held) = mpsc::channel::<()>();
        let busy = compressor.0.run("ann", move || held.recv().is_ok()).await;
        assert!(busy.is_err(), "the slot stays taken");
        let response = compressor.compress(&asker("bob"), json(100_000)).await;
        assert!(!response.headers().contains_key(CONTENT_ENCODING));
        let body = response.into_body().collect().await.unwrap().to_bytes();
        assert_eq!(body.len(), 100_000);
        release.send(()).unwrap();
    }

    #[tokio::test]
    async fn a_guard_is_held_until_the_compressed_response_is_sent() {
        let guard = Arc::new(());
        let guarded = WithGuard(json(100_000), Arc::clone(&guard)).into_response();
        let response = Compressor::default().compress(&asker("ann"), guarded).await;
        assert_eq!(Arc::strong_count(&guard), 2);
        assert_eq!(unpacked(response).await, 100_000);
        assert_eq!(Arc::strong_count(&guard), 1);
    }

    #[test]
    fn only_long_json_gains() {
        assert!(gains(&json(2_000)));
        assert!(!gains(&json(1_024)));
        let kind = [(CONTENT_TYPE, HeaderValue::from_static("application/pdf"))];
        assert!(!gains(&(kind, "x".repeat(2_000)).into_response()));
    }

    #[test]
    fn what_a_client_accepts() {
        for (accepted, gzip) in [
            ("gzip", true),
            ("deflate, GZIP;q=0.8, br", true),
            ("gzip;q=0", false),
            ("gzip;q=0.000", false),
            ("gzip; q=0.001", true),
            ("br", false),
            ("gzippy", false),
            ("", false),
        ] {
            let headers = HeaderMap::from_iter([(ACCEPT_ENCODING, HeaderValue::from_static(accepted))]);
            assert_eq!(accepts(&headers, "gzip"), gzip, "{accepted}");
        }
        assert!(!accepts(&HeaderMap::new(), "gzip"));
    }
}
