//! A response that holds a guard, such as a slot in a limit, until it is sent completely or the client is gone.

use std::pin::Pin;
use std::task::{Context, Poll};

use axum::body::{Body, HttpBody};
use axum::response::{IntoResponse, Response};
use bytes::Bytes;
use hyper::body::{Frame, SizeHint};

/// A response and its guard, which is dropped with the body.
pub(crate) struct WithGuard<T, G>(pub(crate) T, pub(crate) G);

impl<T: IntoResponse, G: Send + Unpin + 'static> IntoResponse for WithGuard<T, G> {
    fn into_response(self) -> Response {
        let Self(response, guard) = self;
        response
            .into_response()
            .map(|body| Body::new(GuardedBody { body, _guard: guard }))
    }
}

struct GuardedBody<G> {
    body: Body,
    _guard: G,
}

impl<G: Unpin> HttpBody for GuardedBody<G> {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.body).poll_frame(context)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use http_body_util::BodyExt;

    use super::*;

    #[tokio::test]
    async fn the_guard_is_dropped_when_the_response_is_sent_or_dropped() {
        let guard = Arc::new(());
        let response = || WithGuard("some text", Arc::clone(&guard)).into_response();
        let unsent = response();
        assert_eq!(Arc::strong_count(&guard), 2);
        drop(unsent);
        assert_eq!(Arc::strong_count(&guard), 1);
        let sent = response().into_body().collect().await.unwrap().to_bytes();
        assert_eq!((&*sent, Arc::strong_count(&guard)), (&b"some text"[..], 1));
    }
}
