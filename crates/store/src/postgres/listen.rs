//! Wake-ups between processes, on a dedicated connection that is opened again when it breaks.

use std::future::poll_fn;
use std::sync::Arc;
use std::time::Duration;

use tokio::sync::Notify;
use tokio_postgres::{AsyncMessage, Config};
use tokio_postgres_rustls::MakeRustlsConnect;

use super::faults;
use crate::driver::wake;

/// Sent in every batch that may make a job ready. The server delivers it when the batch commits.
pub(super) const NOTIFY: &str = "notify convene_jobs";

const LISTEN: &str = "listen convene_jobs";

/// Listens for ever. Notifications that are missed while disconnected are made up for by the engine's slow poll.
pub(super) async fn run(config: Config, tls: MakeRustlsConnect, wakeup: Arc<Notify>) {
    let mut pause = Duration::from_millis(100);
    loop {
        match listen(&config, tls.clone(), &wakeup).await {
            Ok(()) => pause = Duration::from_millis(100),
            Err(cause) => tracing::warn!(cause = faults::describe(&cause), "no wake-ups from other instances"),
        }
        tokio::time::sleep(pause).await;
        pause = (pause * 2).min(Duration::from_secs(30));
    }
}

/// Listens until the connection ends. An error means that listening never started.
async fn listen(config: &Config, tls: MakeRustlsConnect, wakeup: &Notify) -> Result<(), tokio_postgres::Error> {
    let (client, mut connection) = config.connect(tls).await?;
    let mut asking = std::pin::pin!(client.batch_execute(LISTEN));
    let mut asked = false;
    poll_fn(|context| {
        // The connection must be polled, or the `listen` request makes no progress.
        loop {
            match connection.poll_message(context) {
                std::task::Poll::Ready(Some(Ok(AsyncMessage::Notification(_)))) => wake(wakeup),
                std::task::Poll::Ready(Some(Ok(_))) => {}
                std::task::Poll::Ready(Some(Err(_)) | None) => return std::task::Poll::Ready(Ok(())),
                std::task::Poll::Pending => break,
            }
        }
        if !asked && let std::task::Poll::Ready(answer) = asking.as_mut().poll(context) {
            if let Err(cause) = answer {
                return std::task::Poll::Ready(Err(cause));
            }
            asked = true;
            // Jobs may have been enqueued while disconnected.
            wake(wakeup);
        }
        std::task::Poll::Pending
    })
    .await
}
