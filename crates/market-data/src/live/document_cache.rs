//! Documents of a source by URL. An old copy is revalidated with a conditional request.

use std::collections::HashMap;
use std::sync::Arc;

use parking_lot::Mutex;
use pipeline::Timestamp;
use reqwest::StatusCode;
use url::Url;

use super::wire::{CacheValidators, SourceAnswer, Wire, status_error};
use super::{SourceError, run_blocking};

/// Parsed documents of one source, by URL.
pub(super) struct DocumentCache<T> {
    /// How long a document is used without revalidation; 0 revalidates every time.
    fresh_seconds: i64,
    /// When one more would be cached, the cache is cleared first.
    max_documents: usize,
    kept: Mutex<HashMap<String, CachedDocument<T>>>,
    /// Held during a request, so that concurrent callers share its result.
    fetch_lock: tokio::sync::Mutex<()>,
}

struct CachedDocument<T> {
    asked_at: Timestamp,
    validators: CacheValidators,
    document: Arc<T>,
}

impl<T: Send + Sync + 'static> DocumentCache<T> {
    pub(super) fn new(fresh_seconds: i64, max_documents: usize) -> Self {
        Self {
            fresh_seconds,
            max_documents,
            kept: Mutex::default(),
            fetch_lock: tokio::sync::Mutex::default(),
        }
    }

    /// The document at a URL, `None` for status 404. It is parsed on a blocking thread.
    pub(super) async fn get(
        &self,
        wire: &Wire,
        address: &Url,
        read: impl FnOnce(&SourceAnswer) -> Result<T, SourceError> + Send + 'static,
    ) -> Result<Option<Arc<T>>, SourceError> {
        // A document with a lifetime covers many subjects, and callers often want several of them at once.
        let _guard = match self.fresh_seconds > 0 {
            true => Some(self.fetch_lock.lock().await),
            false => None,
        };
        let now = wire.clock.now();
        let known = self
            .kept
            .lock()
            .get(address.as_str())
            .map(|kept| (kept.asked_at, kept.validators.clone(), kept.document.clone()));
        if let Some((asked_at, _, document)) = &known
            && now < asked_at.plus_seconds(self.fresh_seconds)
        {
            return Ok(Some(document.clone()));
        }
        let since = known
            .as_ref()
            .map(|(_, validators, _)| validators.clone())
            .unwrap_or_default();
        let answer = wire.get_if_changed(address, &since).await?;
        let (validators, document) = match (answer.status, known) {
            (StatusCode::OK, _) => {
                let validators = answer.validators.clone();
                let document = run_blocking(move || read(&answer)).await?;
                (validators, Arc::new(document?))
            }
            (StatusCode::NOT_MODIFIED, Some((_, validators, document))) => (validators, document),
            (StatusCode::NOT_FOUND, _) => return Ok(None),
            (other, _) => return Err(status_error(other)),
        };
        let mut kept = self.kept.lock();
        if kept.len() >= self.max_documents && !kept.contains_key(address.as_str()) {
            kept.clear();
        }
        let one = CachedDocument {
            asked_at: now,
            validators,
            document: document.clone(),
        };
        kept.insert(address.to_string(), one);
        Ok(Some(document))
    }
}
