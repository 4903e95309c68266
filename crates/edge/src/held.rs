//! An answer that keeps something until all of it is sent, or its client has gone.

use std::pin::Pin;
use std::task::{Context, Poll};

use axum::body::{Body, HttpBody};
use axum::response::{IntoResponse, Response};
use bytes::Bytes;
use hyper::body::{Frame, SizeHint};

/// An answer, and what it keeps.
pub(crate) struct Held<T, K>(pub(crate) T, pub(crate) K);

impl<T: IntoResponse, K: Send + Unpin + 'static> IntoResponse for Held<T, K> {
    fn into_response(self) -> Response {
        let Self(answer, kept) = self;
        answer
            .into_response()
            .map(|body| Body::new(HeldBody { body, _kept: kept }))
    }
}

struct HeldBody<K> {
    body: Body,
    _kept: K,
}

impl<K: Unpin> HttpBody for HeldBody<K> {
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
    async fn what_an_answer_keeps_is_given_back_when_it_is_sent_or_dropped() {
        let kept = Arc::new(());
        let answer = || Held("some text", Arc::clone(&kept)).into_response();
        let unsent = answer();
        assert_eq!(Arc::strong_count(&kept), 2);
        drop(unsent);
        assert_eq!(Arc::strong_count(&kept), 1);
        let sent = answer().into_body().collect().await.unwrap().to_bytes();
        assert_eq!((&*sent, Arc::strong_count(&kept)), (&b"some text"[..], 1));
    }
}
