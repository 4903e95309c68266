//! Drains the unread rest of a body when a request was refused early.
//!
//! Closing a connection while the client still sends resets it, and the reset can overtake the
//! response: the client would see a broken connection instead of the envelope. So the rest is read
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

const MAX_DRAINED_BYTES: usize = 8 * 1_048_576;

/// Time limits of the whole drain and of one frame.
const MAX_DRAIN_TIME: Duration = Duration::from_secs(2);
const MAX_FRAME_WAIT: Duration = Duration::from_millis(250);

/// The rest of a request's body. It is filled when the handler drops the body before its end.
pub(crate) struct UnreadBody {
    rest: Arc<Mutex<Option<Body>>>,
}

/// Wraps the body of a request so that its unread rest can be drained. `None` if there is no body.
pub(crate) fn make_drainable(request: Request) -> (Request, Option<UnreadBody>) {
    if request.body().is_end_stream() {
        return (request, None);
    }
    let rest = Arc::new(Mutex::new(None));
    // A client that expects a 100 sends no body before it, and hyper sends the 100 on the first read. If the handler
    // never reads, there is nothing to drain.
    let awaits_continue = request.headers().contains_key(EXPECT);
    let unread = UnreadBody { rest: rest.clone() };
    let request = request.map(|body| {
        Body::new(DrainableBody {
            body,
            rest,
            awaits_continue,
        })
    });
    (request, Some(unread))
}

impl UnreadBody {
    /// Reads the rest and discards it.
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

struct DrainableBody {
    body: Body,
    rest: Arc<Mutex<Option<Body>>>,
    awaits_continue: bool,
}

impl HttpBody for DrainableBody {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        self.awaits_continue = false;
        Pin::new(&mut self.body).poll_frame(context)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

impl Drop for DrainableBody {
    fn drop(&mut self) {
        if !self.awaits_continue && !self.body.is_end_stream() {
            *self.rest.lock() = Some(std::mem::take(&mut self.body));
        }
    }
}
