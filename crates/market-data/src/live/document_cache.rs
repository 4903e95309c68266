//! What a source gave at an address, kept to ask it only for what has changed.

use std::collections::HashMap;
use std::sync::Arc;

use parking_lot::Mutex;
use pipeline::Timestamp;
use reqwest::StatusCode;
use url::Url;

use super::wire::{Mark, SourceAnswer, Wire, refused};
use super::{SourceError, beside};

/// Documents of one source, by their address.
pub(super) struct DocumentCache<T> {
    /// For so long a document is good without asking.
    fresh_seconds: i64,
    /// So many are kept; one more and all are forgotten.
    most: usize,
    kept: Mutex<HashMap<String, Kept<T>>>,
    /// Who asks, so that others wait for what they want as well.
    asking: tokio::sync::Mutex<()>,
}

struct Kept<T> {
    asked_at: Timestamp,
    mark: Mark,
    document: Arc<T>,
}

impl<T: Send + Sync + 'static> DocumentCache<T> {
    pub(super) fn new(fresh_seconds: i64, most: usize) -> Self {
        Self {
            fresh_seconds,
            most,
            kept: Mutex::default(),
            asking: tokio::sync::Mutex::default(),
        }
    }

    /// The document at an address, none if there is none there. It is read beside the threads that serve requests.
    pub(super) async fn get(
        &self,
        wire: &Wire,
        address: &Url,
        read: impl FnOnce(&SourceAnswer) -> Result<T, SourceError> + Send + 'static,
    ) -> Result<Option<Arc<T>>, SourceError> {
        // A document that is good for a while is one of many subjects, which are often wanted together.
        let _turn = match self.fresh_seconds > 0 {
            true => Some(self.asking.lock().await),
            false => None,
        };
        let now = wire.clock.now();
        let known = self
            .kept
            .lock()
            .get(address.as_str())
            .map(|kept| (kept.asked_at, kept.mark.clone(), kept.document.clone()));
        if let Some((asked_at, _, document)) = &known
            && now < asked_at.plus_seconds(self.fresh_seconds)
        {
            return Ok(Some(document.clone()));
        }
        let since = known.as_ref().map(|(_, mark, _)| mark.clone()).unwrap_or_default();
        let answer = wire.get_if_changed(address, &since).await?;
        let (mark, document) = match (answer.status, known) {
            (StatusCode::OK, _) => {
                let mark = answer.mark.clone();
                let document = beside(move || read(&answer)).await?;
                (mark, Arc::new(document?))
            }
            (StatusCode::NOT_MODIFIED, Some((_, mark, document))) => (mark, document),
            (StatusCode::NOT_FOUND, _) => return Ok(None),
            (other, _) => return Err(refused(other)),
        };
        let mut kept = self.kept.lock();
        if kept.len() >= self.most && !kept.contains_key(address.as_str()) {
            kept.clear();
        }
        let one = Kept {
            asked_at: now,
            mark,
            document: document.clone(),
        };
        kept.insert(address.to_string(), one);
        Ok(Some(document))
    }
}
