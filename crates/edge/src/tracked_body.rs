//! A request body that tells its connection when it has arrived completely. Until then the service waits for the
//! client; from then on the client waits for the service.

use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};

use axum::body::{Body, HttpBody};
use bytes::Bytes;
use hyper::body::{Frame, Incoming, SizeHint};

use crate::connections::OpenConnection;

/// A request body that marks its connection as answering once it has arrived.
pub(crate) struct TrackedBody {
    body: Incoming,
    connection: Arc<OpenConnection>,
}

impl TrackedBody {
    /// Wraps the body of a request whose head has just been read.
    pub(crate) fn wrap(body: Incoming, connection: &Arc<OpenConnection>) -> Body {
        if body.is_end_stream() {
            connection.mark_answering();
            return Body::new(body);
        }
        connection.mark_waiting();
        connection.set_receiving(true);
        let connection = Arc::clone(connection);
        Body::new(Self { body, connection })
    }
}

impl Drop for TrackedBody {
    fn drop(&mut self) {
        self.connection.set_receiving(false);
    }
}

impl HttpBody for TrackedBody {
    type Data = Bytes;
    type Error = hyper::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, hyper::Error>>> {
        let polled = Pin::new(&mut self.body).poll_frame(context);
        if matches!(polled, Poll::Ready(None)) || self.body.is_end_stream() {
            self.connection.mark_answering();
            self.connection.set_receiving(false);
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
