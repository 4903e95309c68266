//! What is left of a body that was refused before its end.
//!
//! A connection closed while bytes are still on their way is reset, and the reset can overtake the
//! answer: the client would see a broken connection instead of the envelope. So the rest is read
//! and thrown away first, within bounds.

use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;

use axum::body::{Body, HttpBody};
use axum::extract::Request;
use bytes::Bytes;
use http::header::EXPECT;
use http_body_util::BodyExt;
use hyper::body::{Frame, SizeHint};
use parking_lot::Mutex;

/// How much is thrown away at most.
const MAX_DRAINED_BYTES: usize = 8 * 1_048_576;

/// How long that may take, and how long one part of it.
const MAX_DRAIN_TIME: Duration = Duration::from_secs(2);
const MAX_FRAME_WAIT: Duration = Duration::from_millis(250);

/// The rest of a request's body, once its reader has dropped it.
pub(crate) struct UnreadBody {
    rest: Arc<Mutex<Option<Body>>>,
}

/// Gives the request a body that leaves its rest behind. A request without a body has none to leave.
pub(crate) fn watch(request: Request) -> (Request, Option<UnreadBody>) {
    if request.body().is_end_stream() {
        return (request, None);
    }
    let rest = Arc::new(Mutex::new(None));
    // Whoever expects a 100 sends nothing before it, and reading is what sends it.
    let waits = request.headers().contains_key(EXPECT);
    let unread = UnreadBody { rest: rest.clone() };
    let request = request.map(|body| Body::new(Watched { body, rest, waits }));
    (request, Some(unread))
}

impl UnreadBody {
    /// Reads the rest and throws it away.
    pub(crate) async fn drain(self) {
        let Some(mut body) = self.rest.lock().take() else {
            return;
        };
        let reading = async {
            let mut read = 0;
            while let Ok(Some(Ok(frame))) = tokio::time::timeout(MAX_FRAME_WAIT, body.frame()).await {
                read += frame.data_ref().map_or(0, Bytes::len);
                if read > MAX_DRAINED_BYTES {
                    break;
                }
            }
        };
        let _ = tokio::time::timeout(MAX_DRAIN_TIME, reading).await;
    }
}

struct Watched {
    body: Body,
    rest: Arc<Mutex<Option<Body>>>,
    waits: bool,
}

impl HttpBody for Watched {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        self.waits = false;
        Pin::new(&mut self.body).poll_frame(context)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

impl Drop for Watched {
    fn drop(&mut self) {
        if !self.waits && !self.body.is_end_stream() {
            *self.rest.lock() = Some(std::mem::take(&mut self.body));
        }
    }
}
