//! The library: finds a dataset among the imports, then among the stored answers of live providers, then at the
//! providers themselves.

use std::collections::HashMap;
use std::sync::{Arc, Weak};
use std::time::Duration;

use async_trait::async_trait;
use parking_lot::Mutex;
use pipeline::Timestamp;
use pipeline::ports::clock::Clock;
use pipeline::ports::datasets::{
    Dataset, DatasetKey, DatasetKind, DatasetStore, DatasetSummary, Datasets, Found, IMPORT, MAX_DATASET_BYTES,
};

use super::cache::Cache;
use super::live::wire::COOL_DOWN;
use super::live::{Fetched, Live, SourceError};

/// The size of the cache of stored datasets.
const CACHE_BYTES: usize = 64 * 1024 * 1024;
/// How long a provider is not asked again about a subject on which it had no data.
const NO_DATA_SECONDS: i64 = 3_600;
/// No symbol or series id of a provider is longer.
const MAX_SUBJECT_LENGTH: usize = 20;
/// The limit on one fetch from a provider, retries included.
const FETCH_TIMEOUT: Duration = Duration::from_secs(300);
/// The number of skipped subjects that are remembered for a provider; when it is reached, all are forgotten.
const MAX_REMEMBERED: usize = 10_000;

/// Finds datasets in the store and at live providers.
pub struct Library {
    store: Arc<dyn DatasetStore>,
    clock: Arc<dyn Clock>,
    live: Vec<Provider>,
    max_age_seconds: i64,
    cache: Mutex<Cache>,
}

/// A live provider and its recent failures.
struct Provider {
    live: Arc<dyn Live>,
    /// Until when the provider is not called, and why.
    cool_down: Mutex<Option<(Timestamp, String)>>,
    /// Subjects that are not asked about until a time. With a reason, the answer was unusable; without, it was empty.
    skipped_subjects: Mutex<HashMap<String, (Timestamp, Option<String>)>>,
    /// One lock for each subject in flight, so that concurrent callers wait for one request.
    subject_locks: Mutex<HashMap<String, Weak<tokio::sync::Mutex<()>>>>,
}

/// The outcome of asking one provider.
enum ProviderAnswer {
    Dataset(Arc<Dataset>),
    Nothing,
    Unavailable(String),
}

impl Library {
    /// A library over a store and providers, in the order in which they are asked. A stored answer of a provider is
    /// fetched again when it is older than `max_age_seconds`.
    pub fn new(
        store: Arc<dyn DatasetStore>,
        live: Vec<Arc<dyn Live>>,
        max_age_seconds: i64,
        clock: Arc<dyn Clock>,
    ) -> Self {
        let provider = |live| Provider {
            live,
            cool_down: Mutex::default(),
            skipped_subjects: Mutex::default(),
            subject_locks: Mutex::default(),
        };
        Self {
            store,
            clock,
            live: live.into_iter().map(provider).collect(),
            max_age_seconds,
            cache: Mutex::new(Cache::new(CACHE_BYTES)),
        }
    }

    /// The dataset of a line, from the cache or the store; `None` if it was removed in the meantime.
    async fn load(&self, line: &DatasetSummary) -> Result<Option<Arc<Dataset>>, ()> {
        if let Some(copy) = self.cache.lock().get(line) {
            return Ok(Some(copy));
        }
        let stored = self
            .store
            .dataset(&line.key)
            .await
            .map_err(|error| log_store_error(&error))?;
        let dataset = stored.map(Arc::new);
        if let Some(dataset) = &dataset {
            self.cache.lock().put(dataset.clone());
        }
        Ok(dataset)
    }

    async fn line(&self, kind: DatasetKind, subject: &str, provider: &str) -> Result<Option<DatasetSummary>, ()> {
        let lines = self.store.dataset_lines_on(kind, subject).await;
        let mut lines = lines.map_err(|error| log_store_error(&error))?.into_iter();
        Ok(lines.find(|line| line.key.provider == provider))
    }

    /// The stored dataset of a provider if it is fresh, else what the provider returns now, else the old dataset.
    async fn ask(&self, provider: &Provider, subject: &str) -> Result<ProviderAnswer, ()> {
        let (name, kind) = (provider.live.name(), provider.live.kind());
        if let Some(fresh) = self.load_if_fresh(self.line(kind, subject, name).await?).await? {
            return Ok(ProviderAnswer::Dataset(fresh));
        }
        let subject_lock = provider.subject_lock(subject);
        let _guard = subject_lock.lock().await;
        // The previous holder of the lock may have fetched it.
        let line = self.line(kind, subject, name).await?;
        if let Some(fresh) = self.load_if_fresh(line.clone()).await? {
            return Ok(ProviderAnswer::Dataset(fresh));
        }
        let answer = self.fetch(provider, subject, line.as_ref()).await;
        match (&answer, line) {
            (ProviderAnswer::Unavailable(_), Some(line)) => {
                Ok(self.load(&line).await?.map_or(answer, ProviderAnswer::Dataset))
            }
            _ => Ok(answer),
        }
    }

    async fn load_if_fresh(&self, line: Option<DatasetSummary>) -> Result<Option<Arc<Dataset>>, ()> {
        match line {
            Some(line) if self.clock.now() < line.retrieved_at.plus_seconds(self.max_age_seconds) => {
                self.load(&line).await
            }
            _ => Ok(None),
        }
    }

    async fn fetch(&self, provider: &Provider, subject: &str, stored: Option<&DatasetSummary>) -> ProviderAnswer {
        if let Some(answer) = provider.answer_without_call(subject, self.clock.now()) {
            return answer;
        }
        let name = provider.live.name();
        let fetched = tokio::time::timeout(FETCH_TIMEOUT, provider.live.fetch(subject)).await;
        let fetched = fetched.unwrap_or_else(|_| Err(SourceError::away("did not answer in time", COOL_DOWN)));
        let now = self.clock.now();
        let fetched = match fetched {
            Ok(Some(fetched)) if fetched.body.len() > MAX_DATASET_BYTES => {
                Err(SourceError::Unusable("answered more than can be kept".to_owned()))
            }
            Ok(Some(fetched)) => {
                let dataset = dataset(provider, subject, fetched, now);
                match stored.is_some_and(|stored| dataset.line().last < stored.last) {
                    true => Err(SourceError::Unusable("answered with older data than before".to_owned())),
                    false => Ok(Some(dataset)),
                }
            }
            Ok(None) => Ok(None),
            Err(error) => Err(error),
        };
        match fetched {
            Ok(Some(dataset)) => {
                *provider.cool_down.lock() = None;
                ProviderAnswer::Dataset(self.keep(dataset).await)
            }
            Ok(None) => {
                *provider.cool_down.lock() = None;
                provider.skip_subject(subject, now, None);
                ProviderAnswer::Nothing
            }
            Err(SourceError::Unusable(reason)) => {
                tracing::warn!(provider = name, %reason, "the answer of a data provider cannot be used");
                provider.skip_subject(subject, now, Some(reason.clone()));
                ProviderAnswer::Unavailable(reason)
            }
            Err(SourceError::Unavailable { reason, rest }) => {
                tracing::warn!(provider = name, %reason, "a data provider cannot be asked");
                let millis = i64::try_from(rest.as_millis()).unwrap_or(i64::MAX);
                *provider.cool_down.lock() = Some((now.plus_millis(millis), reason.clone()));
                ProviderAnswer::Unavailable(reason)
            }
        }
    }

    /// Stores a provider's dataset. If the store fails, the dataset is still returned.
    async fn keep(&self, dataset: Dataset) -> Arc<Dataset> {
        if let Err(error) = self.store.save_datasets(vec![dataset.clone()]).await {
            tracing::warn!(%error, "the answer of a data provider cannot be stored");
        }
        let dataset = Arc::new(dataset);
        self.cache.lock().put(dataset.clone());
        dataset
    }

    async fn look_up(&self, kind: DatasetKind, subject: &str) -> Result<Found, ()> {
        if let Some(line) = self.line(kind, subject, IMPORT).await?
            && let Some(imported) = self.load(&line).await?
        {
            return Ok(Found::Dataset(imported));
        }
        let mut found = Found::Nothing;
        if !is_plausible_subject(subject) {
            return Ok(found);
        }
        for provider in self.live.iter().filter(|provider| provider.live.kind() == kind) {
            match self.ask(provider, subject).await? {
                ProviderAnswer::Dataset(dataset) => return Ok(Found::Dataset(dataset)),
                ProviderAnswer::Unavailable(reason) if found == Found::Nothing => {
                    found = Found::Unavailable {
                        provider: provider.live.name().to_owned(),
                        reason,
                    };
                }
                ProviderAnswer::Unavailable(_) | ProviderAnswer::Nothing => {}
            }
        }
        Ok(found)
    }
}

/// The dataset to store for a provider's answer.
fn dataset(provider: &Provider, subject: &str, fetched: Fetched, now: Timestamp) -> Dataset {
    let key = DatasetKey {
        kind: provider.live.kind(),
        subject: subject.to_owned(),
        provider: provider.live.name().to_owned(),
    };
    Dataset::new(key, fetched.title, Some(fetched.uri), now, fetched.body)
}

/// Whether a subject looks like a symbol or a series id. Callers can post any text, and only this is sent to providers.
fn is_plausible_subject(subject: &str) -> bool {
    let known = |letter: u8| letter.is_ascii_alphanumeric() || b".-^=".contains(&letter);
    (1..=MAX_SUBJECT_LENGTH).contains(&subject.len()) && subject.bytes().all(known)
}

impl Provider {
    /// The lock of a subject.
    fn subject_lock(&self, subject: &str) -> Arc<tokio::sync::Mutex<()>> {
        let mut subject_locks = self.subject_locks.lock();
        if let Some(subject_lock) = subject_locks.get(subject).and_then(Weak::upgrade) {
            return subject_lock;
        }
        subject_locks.retain(|_, subject_lock| subject_lock.strong_count() > 0);
        let subject_lock = Arc::default();
        subject_locks.insert(subject.to_owned(), Arc::downgrade(&subject_lock));
        subject_lock
    }

    /// The answer that is known without a call: the provider cools down, or the subject is skipped.
    fn answer_without_call(&self, subject: &str, now: Timestamp) -> Option<ProviderAnswer> {
        if let Some((until, reason)) = &*self.cool_down.lock()
            && now < *until
        {
            return Some(ProviderAnswer::Unavailable(reason.clone()));
        }
        match self.skipped_subjects.lock().get(subject) {
            Some((until, reason)) if now < *until => Some(
                reason
                    .clone()
                    .map_or(ProviderAnswer::Nothing, ProviderAnswer::Unavailable),
            ),
            _ => None,
        }
    }

    fn skip_subject(&self, subject: &str, now: Timestamp, reason: Option<String>) {
        let mut skipped_subjects = self.skipped_subjects.lock();
        if skipped_subjects.len() >= MAX_REMEMBERED {
            skipped_subjects.clear();
        }
        let seconds = match reason {
            None => NO_DATA_SECONDS,
            Some(_) => i64::try_from(COOL_DOWN.as_secs()).unwrap_or(NO_DATA_SECONDS),
        };
        skipped_subjects.insert(subject.to_owned(), (now.plus_seconds(seconds), reason));
    }
}

#[async_trait]
impl Datasets for Library {
    async fn find(&self, kind: DatasetKind, subject: &str) -> Found {
        self.look_up(kind, subject)
            .await
            .unwrap_or_else(|()| Found::Unavailable {
                provider: "store".to_owned(),
                reason: "cannot be read for now".to_owned(),
            })
    }

    async fn by_content(&self, sha256: &str) -> Option<Arc<Dataset>> {
        let line = self.store.dataset_line_by_content(sha256).await;
        let line = line.map_err(|error| log_store_error(&error)).ok()??;
        let dataset = self.load(&line).await.ok()??;
        // The dataset may have been replaced since the line was read.
        (dataset.sha256 == sha256).then_some(dataset)
    }

    fn health(&self) -> String {
        let now = self.clock.now();
        let cooling_down = |provider: &&Provider| {
            provider
                .cool_down
                .lock()
                .as_ref()
                .is_some_and(|(until, _)| now < *until)
        };
        let names: Vec<&str> = self
            .live
            .iter()
            .filter(cooling_down)
            .map(|provider| provider.live.name())
            .collect();
        match names.is_empty() {
            true => "ok".to_owned(),
            false => format!("unavailable: {}", names.join(", ")),
        }
    }
}

fn log_store_error(error: &pipeline::ports::store::StoreError) {
    tracing::warn!(%error, "the store of datasets cannot be read");
}

#[cfg(test)]
mod tests {
    use super::is_plausible_subject;

    #[test]
    fn only_what_looks_like_a_symbol_is_asked_of_others() {
        for good in [
            "AAPL",
            "BRK-B",
            "^GSPC",
            "EURUSD=X",
            "0700.HK",
            "DGS10",
            "x",
            &"A".repeat(20),
        ] {
            assert!(is_plausible_subject(good), "{good}");
        }
        for bad in [
            "",
            "my name is Ann",
            "A/B",
            "AAPL\n",
            "A&apikey=",
            "Ä",
            "../x",
            &"A".repeat(21),
        ] {
            assert!(!is_plausible_subject(bad), "{bad}");
        }
    }
}
