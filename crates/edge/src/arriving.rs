//! The body of a request on its way in. Until it is there we wait for the client, and from then on the client for us.

use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};

use axum::body::{Body, HttpBody};
use bytes::Bytes;
use hyper::body::{Frame, Incoming, SizeHint};

use crate::connections::OpenConnection;

/// A body that tells its connection when it is there.
pub(crate) struct Arriving {
    body: Incoming,
    line: Arc<OpenConnection>,
}

impl Arriving {
    /// The body of a request whose head has just been read.
    pub(crate) fn body(body: Incoming, line: &Arc<OpenConnection>) -> Body {
        if body.is_end_stream() {
            line.answers();
            return Body::new(body);
        }
        line.waits();
        let line = Arc::clone(line);
        Body::new(Self { body, line })
    }
}

impl HttpBody for Arriving {
    type Data = Bytes;
    type Error = hyper::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, hyper::Error>>> {
        let polled = Pin::new(&mut self.body).poll_frame(context);
        if matches!(polled, Poll::Ready(None)) || self.body.is_end_stream() {
            self.line.answers();
        }
        polled
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}
