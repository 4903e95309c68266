//! The library: what was imported, then what live providers gave or give now.

use std::collections::HashMap;
use std::sync::{Arc, Weak};
use std::time::Duration;

use async_trait::async_trait;
use parking_lot::Mutex;
use pipeline::Timestamp;
use pipeline::ports::clock::Clock;
use pipeline::ports::datasets::{
    Dataset, DatasetKey, DatasetKind, DatasetLine, DatasetStore, Datasets, Found, IMPORT, MOST_BYTES,
};

use super::cache::Cache;
use super::live::wire::REST;
use super::live::{Fetched, Live, SourceError};

/// What is kept in memory of what is in the store.
const CACHE_BYTES: usize = 64 * 1024 * 1024;
/// How long it is remembered that a provider has nothing on a subject, or nothing usable.
const NOTHING_SECONDS: i64 = 3_600;
/// No symbol that a provider knows is longer.
const LONGEST_SYMBOL: usize = 20;
/// A provider that takes longer for one subject, with all its repeats, is not waited for.
const LONGEST_ASK: Duration = Duration::from_secs(300);
/// So many subjects are remembered at most; beyond that all are forgotten.
const MOST_REMEMBERED: usize = 10_000;

/// Finds datasets in the store and at live providers.
pub struct Library {
    store: Arc<dyn DatasetStore>,
    clock: Arc<dyn Clock>,
    live: Vec<Provider>,
    max_age_seconds: i64,
    cache: Mutex<Cache>,
}

/// A live provider and what is known of it.
struct Provider {
    live: Arc<dyn Live>,
    /// Until when it is left alone, and why.
    resting: Mutex<Option<(Timestamp, String)>>,
    /// Subjects on which it had nothing, or nothing usable for this reason, and until when that holds.
    empty: Mutex<HashMap<String, (Timestamp, Option<String>)>>,
    /// Who asks about a subject, so that others wait for the answer.
    asking: Mutex<HashMap<String, Weak<tokio::sync::Mutex<()>>>>,
}

/// What one provider has to say.
enum Said {
    Has(Arc<Dataset>),
    Nothing,
    Unavailable(String),
}

impl Library {
    /// A library over a store and providers in the order in which they are asked. What a provider gave is fetched again
    /// when it is older than this.
    pub fn new(
        store: Arc<dyn DatasetStore>,
        live: Vec<Arc<dyn Live>>,
        max_age_seconds: i64,
        clock: Arc<dyn Clock>,
    ) -> Self {
        let provider = |live| Provider {
            live,
            resting: Mutex::default(),
            empty: Mutex::default(),
            asking: Mutex::default(),
        };
        Self {
            store,
            clock,
            live: live.into_iter().map(provider).collect(),
            max_age_seconds,
            cache: Mutex::new(Cache::new(CACHE_BYTES)),
        }
    }

    /// The rows of a line, out of memory or the store; none if it was removed in this moment.
    async fn load(&self, line: &DatasetLine) -> Result<Option<Arc<Dataset>>, ()> {
        if let Some(copy) = self.cache.lock().get(line) {
            return Ok(Some(copy));
        }
        let stored = self.store.dataset(&line.key).await.map_err(|error| tell(&error))?;
        let dataset = stored.map(Arc::new);
        if let Some(dataset) = &dataset {
            self.cache.lock().put(dataset.clone());
        }
        Ok(dataset)
    }

    async fn line(&self, kind: DatasetKind, subject: &str, provider: &str) -> Result<Option<DatasetLine>, ()> {
        let lines = self.store.dataset_lines_on(kind, subject).await;
        let mut lines = lines.map_err(|error| tell(&error))?.into_iter();
        Ok(lines.find(|line| line.key.provider == provider))
    }

    /// The copy of a provider if it is young enough, else what it gives now, else the old copy.
    async fn ask(&self, provider: &Provider, subject: &str) -> Result<Said, ()> {
        let (name, kind) = (provider.live.name(), provider.live.kind());
        if let Some(young) = self.young(self.line(kind, subject, name).await?).await? {
            return Ok(Said::Has(young));
        }
        let turn = provider.turn(subject);
        let _asking = turn.lock().await;
        // Whoever was before us may have got it.
        let line = self.line(kind, subject, name).await?;
        if let Some(young) = self.young(line.clone()).await? {
            return Ok(Said::Has(young));
        }
        let said = self.fetch(provider, subject, line.as_ref()).await;
        match (&said, line) {
            (Said::Unavailable(_), Some(line)) => Ok(self.load(&line).await?.map_or(said, Said::Has)),
            _ => Ok(said),
        }
    }

    async fn young(&self, line: Option<DatasetLine>) -> Result<Option<Arc<Dataset>>, ()> {
        match line {
            Some(line) if self.clock.now() < line.retrieved_at.plus_seconds(self.max_age_seconds) => {
                self.load(&line).await
            }
            _ => Ok(None),
        }
    }

    async fn fetch(&self, provider: &Provider, subject: &str, held: Option<&DatasetLine>) -> Said {
        if let Some(said) = provider.remembered(subject, self.clock.now()) {
            return said;
        }
        let name = provider.live.name();
        let fetched = tokio::time::timeout(LONGEST_ASK, provider.live.fetch(subject)).await;
        let fetched = fetched.unwrap_or_else(|_| Err(SourceError::away("did not answer in time", REST)));
        let now = self.clock.now();
        let fetched = match fetched {
            Ok(Some(fetched)) if fetched.body.len() > MOST_BYTES => {
                Err(SourceError::Unusable("answered more than can be kept".to_owned()))
            }
            Ok(Some(fetched)) => {
                let dataset = dataset(provider, subject, fetched, now);
                match held.is_some_and(|held| dataset.line().last < held.last) {
                    true => Err(SourceError::Unusable("answered with older data than before".to_owned())),
                    false => Ok(Some(dataset)),
                }
            }
            Ok(None) => Ok(None),
            Err(trouble) => Err(trouble),
        };
        match fetched {
            Ok(Some(dataset)) => {
                *provider.resting.lock() = None;
                Said::Has(self.keep(dataset).await)
            }
            Ok(None) => {
                *provider.resting.lock() = None;
                provider.remember(subject, now, None);
                Said::Nothing
            }
            Err(SourceError::Unusable(reason)) => {
                tracing::warn!(provider = name, %reason, "a data provider gave nothing usable");
                provider.remember(subject, now, Some(reason.clone()));
                Said::Unavailable(reason)
            }
            Err(SourceError::Away { reason, rest }) => {
                tracing::warn!(provider = name, %reason, "a data provider cannot be asked");
                let millis = i64::try_from(rest.as_millis()).unwrap_or(i64::MAX);
                *provider.resting.lock() = Some((now.plus_millis(millis), reason.clone()));
                Said::Unavailable(reason)
            }
        }
    }

    /// Keeps what a provider gave. If the store cannot, the answer is good all the same.
    async fn keep(&self, dataset: Dataset) -> Arc<Dataset> {
        if let Err(error) = self.store.save_datasets(vec![dataset.clone()]).await {
            tracing::warn!(%error, "what a data provider gave cannot be kept");
        }
        let dataset = Arc::new(dataset);
        self.cache.lock().put(dataset.clone());
        dataset
    }

    async fn look(&self, kind: DatasetKind, subject: &str) -> Result<Found, ()> {
        if let Some(line) = self.line(kind, subject, IMPORT).await?
            && let Some(imported) = self.load(&line).await?
        {
            return Ok(Found::Dataset(imported));
        }
        let mut found = Found::Nothing;
        if !is_plausible(subject) {
            return Ok(found);
        }
        for provider in self.live.iter().filter(|provider| provider.live.kind() == kind) {
            match self.ask(provider, subject).await? {
                Said::Has(dataset) => return Ok(Found::Dataset(dataset)),
                Said::Unavailable(reason) if found == Found::Nothing => {
                    found = Found::Unavailable {
                        provider: provider.live.name().to_owned(),
                        reason,
                    };
                }
                Said::Unavailable(_) | Said::Nothing => {}
            }
        }
        Ok(found)
    }
}

/// What a provider gave, as it is kept.
fn dataset(provider: &Provider, subject: &str, fetched: Fetched, now: Timestamp) -> Dataset {
    let key = DatasetKey {
        kind: provider.live.kind(),
        subject: subject.to_owned(),
        provider: provider.live.name().to_owned(),
    };
    Dataset::new(key, fetched.title, Some(fetched.uri), now, fetched.body)
}

/// Whether a subject looks like a symbol or the id of a series. A caller can post anything; only this is asked of
/// others.
fn is_plausible(subject: &str) -> bool {
    let known = |letter: u8| letter.is_ascii_alphanumeric() || b".-^=".contains(&letter);
    (1..=LONGEST_SYMBOL).contains(&subject.len()) && subject.bytes().all(known)
}

impl Provider {
    /// The turn of whoever asks about a subject.
    fn turn(&self, subject: &str) -> Arc<tokio::sync::Mutex<()>> {
        let mut asking = self.asking.lock();
        if let Some(turn) = asking.get(subject).and_then(Weak::upgrade) {
            return turn;
        }
        asking.retain(|_, turn| turn.strong_count() > 0);
        let turn = Arc::default();
        asking.insert(subject.to_owned(), Arc::downgrade(&turn));
        turn
    }

    /// What need not be asked again yet.
    fn remembered(&self, subject: &str, now: Timestamp) -> Option<Said> {
        if let Some((until, reason)) = &*self.resting.lock()
            && now < *until
        {
            return Some(Said::Unavailable(reason.clone()));
        }
        match self.empty.lock().get(subject) {
            Some((until, reason)) if now < *until => Some(reason.clone().map_or(Said::Nothing, Said::Unavailable)),
            _ => None,
        }
    }

    fn remember(&self, subject: &str, now: Timestamp, reason: Option<String>) {
        let mut empty = self.empty.lock();
        if empty.len() >= MOST_REMEMBERED {
            empty.clear();
        }
        let seconds = match reason {
            None => NOTHING_SECONDS,
            Some(_) => i64::try_from(REST.as_secs()).unwrap_or(NOTHING_SECONDS),
        };
        empty.insert(subject.to_owned(), (now.plus_seconds(seconds), reason));
    }
}

#[async_trait]
impl Datasets for Library {
    async fn find(&self, kind: DatasetKind, subject: &str) -> Found {
        self.look(kind, subject).await.unwrap_or_else(|()| Found::Unavailable {
            provider: "store".to_owned(),
            reason: "cannot be read for now".to_owned(),
        })
    }

    async fn by_content(&self, sha256: &str) -> Option<Arc<Dataset>> {
        let line = self.store.dataset_line_by_content(sha256).await;
        let line = line.map_err(|error| tell(&error)).ok()??;
        let dataset = self.load(&line).await.ok()??;
        // It may have been replaced since the line was read.
        (dataset.sha256 == sha256).then_some(dataset)
    }

    fn health(&self) -> String {
        let now = self.clock.now();
        let away = |provider: &&Provider| provider.resting.lock().as_ref().is_some_and(|(until, _)| now < *until);
        let names: Vec<&str> = self
            .live
            .iter()
            .filter(away)
            .map(|provider| provider.live.name())
            .collect();
        match names.is_empty() {
            true => "ok".to_owned(),
            false => format!("unavailable: {}", names.join(", ")),
        }
    }
}

fn tell(error: &pipeline::ports::store::StoreError) {
    tracing::warn!(%error, "the store of datasets cannot be read");
}

#[cfg(test)]
mod tests {
    use super::is_plausible;

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
            assert!(is_plausible(good), "{good}");
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
            assert!(!is_plausible(bad), "{bad}");
        }
    }
}
