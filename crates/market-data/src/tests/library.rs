//! The library over a store in memory and fake providers.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use async_trait::async_trait;
use parking_lot::Mutex;
use pipeline::ports::clock::Clock;
use pipeline::ports::datasets::{
    Dataset, DatasetKey, DatasetKind, DatasetStore, DatasetSummary, Datasets, Found, IMPORT,
};
use pipeline::ports::store::{Guard, StoreError, Stored};
use pipeline::setting::Secret;

use super::vendor::{Reply, TestClock, Vendor, configured_providers};
use super::*;
use crate::cache::Cache;
use crate::{Library, LiveSettings};

const DAY: i64 = 86_400;
const PRICES: DatasetKind = DatasetKind::Prices;

/// A store in memory that can be told to fail.
#[derive(Default)]
struct MemoryStore {
    datasets: Mutex<BTreeMap<DatasetKey, Dataset>>,
    down: AtomicBool,
    loads: Mutex<usize>,
}

impl MemoryStore {
    fn all(&self) -> Stored<BTreeMap<DatasetKey, Dataset>> {
        match self.down.load(Ordering::SeqCst) {
            true => Err(StoreError::Unavailable("down".to_owned())),
            false => Ok(self.datasets.lock().clone()),
        }
    }
}

#[async_trait]
impl DatasetStore for MemoryStore {
    async fn save_datasets(&self, datasets: Vec<Dataset>) -> Stored<()> {
        self.all()?;
        self.datasets
            .lock()
            .extend(datasets.into_iter().map(|dataset| (dataset.key(), dataset)));
        Ok(())
    }

    async fn remove_datasets(&self, keys: Vec<DatasetKey>) -> Stored<()> {
        for key in keys {
            self.datasets
                .lock()
                .remove(&key)
                .ok_or(StoreError::Guard(Guard::DatasetExists))?;
        }
        Ok(())
    }

    async fn dataset_lines(&self) -> Stored<Vec<DatasetSummary>> {
        Ok(self.all()?.values().map(Dataset::line).collect())
    }

    async fn dataset_lines_on(&self, kind: DatasetKind, subject: &str) -> Stored<Vec<DatasetSummary>> {
        let all = self.all()?.into_values();
        Ok(all
            .filter(|one| one.kind == kind && one.subject == subject)
            .map(|one| one.line())
            .collect())
    }

    async fn dataset_line_by_content(&self, sha256: &str) -> Stored<Option<DatasetSummary>> {
        Ok(self.all()?.values().find(|one| one.sha256 == sha256).map(Dataset::line))
    }

    async fn dataset(&self, key: &DatasetKey) -> Stored<Option<Dataset>> {
        *self.loads.lock() += 1;
        Ok(self.all()?.remove(key))
    }
}

struct Setup {
    store: Arc<MemoryStore>,
    clock: Arc<TestClock>,
    library: Library,
}

fn setup(settings: &LiveSettings) -> Setup {
    let (store, clock) = (Arc::new(MemoryStore::default()), Arc::new(TestClock::default()));
    let time: Arc<dyn Clock> = clock.clone();
    let library = Library::new(store.clone(), configured_providers(settings, &time), DAY, time);
    Setup { store, clock, library }
}

fn with_stooq(vendor: &Vendor) -> LiveSettings {
    LiveSettings {
        stooq_enabled: true,
        retries: 0,
        ..vendor.settings()
    }
}

fn imported(close: u32) -> Dataset {
    let key = DatasetKey {
        kind: PRICES,
        subject: "AAPL".to_owned(),
        provider: IMPORT.to_owned(),
    };
    let body = format!("date,close,adjusted,volume\n2020-01-02,{close},{close},\n");
    Dataset::new(key, "mine".to_owned(), None, NOW, body)
}

#[track_caller]
fn dataset(found: Found) -> Arc<Dataset> {
    match found {
        Found::Dataset(dataset) => dataset,
        other => panic!("{other:?}"),
    }
}

#[track_caller]
fn unavailable(found: Found) -> (String, String) {
    match found {
        Found::Unavailable { provider, reason } => (provider, reason),
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn what_was_imported_comes_first_and_nobody_is_asked() {
    let vendor = Vendor::start([Reply::file("aapl_us_d.csv")]);
    let setup = setup(&with_stooq(&vendor));
    setup.store.save_datasets(vec![imported(7)]).await.unwrap();
    assert_eq!(*dataset(setup.library.find(PRICES, "AAPL").await), imported(7));
    assert!(vendor.requests().is_empty());
    // Loaded once, and loaded again when another process replaces or removes it.
    dataset(setup.library.find(PRICES, "AAPL").await);
    assert_eq!(*setup.store.loads.lock(), 1);
    setup.store.save_datasets(vec![imported(8)]).await.unwrap();
    assert_eq!(*dataset(setup.library.find(PRICES, "AAPL").await), imported(8));
    assert_eq!(
        setup.library.by_content(&imported(8).sha256).await.as_deref(),
        Some(&imported(8))
    );
    assert_eq!(setup.library.by_content(&imported(7).sha256).await, None);
    setup.store.remove_datasets(vec![imported(8).key()]).await.unwrap();
    assert_eq!(setup.library.by_content(&imported(8).sha256).await, None);
    assert_eq!(dataset(setup.library.find(PRICES, "AAPL").await).provider, "stooq");
}

#[tokio::test]
async fn what_a_provider_gave_is_kept_until_it_is_too_old() {
    let vendor = Vendor::start([Reply::file("aapl_us_d.csv")]);
    let setup = setup(&with_stooq(&vendor));
    let first = dataset(setup.library.find(PRICES, "AAPL").await);
    assert_eq!((first.provider.as_str(), first.retrieved_at), ("stooq", NOW));
    assert_eq!(setup.store.datasets.lock().get(&first.key()), Some(&*first));
    setup.clock.advance(DAY - 1);
    assert_eq!(dataset(setup.library.find(PRICES, "AAPL").await), first);
    assert_eq!(vendor.requests().len(), 1);
    setup.clock.advance(1);
    let second = dataset(setup.library.find(PRICES, "AAPL").await);
    assert_eq!(second.retrieved_at, NOW.plus_seconds(DAY));
    assert_eq!(vendor.requests().len(), 2);
}

#[tokio::test]
async fn a_provider_that_fails_leaves_the_old_copy_or_a_reason() {
    let vendor = Vendor::start([Reply::file("aapl_us_d.csv")]);
    let setup = setup(&with_stooq(&vendor));
    let first = dataset(setup.library.find(PRICES, "AAPL").await);
    assert_eq!(setup.library.health(), "ok");
    setup.clock.advance(10 * DAY);
    vendor.answers([Reply::of(500, "")]);
    // The old dataset comes back, with its old time.
    assert_eq!(dataset(setup.library.find(PRICES, "AAPL").await), first);
    let expected = ("stooq".to_owned(), "answered 500".to_owned());
    assert_eq!(unavailable(setup.library.find(PRICES, "MSFT").await), expected);
    assert_eq!(setup.library.health(), "unavailable: stooq");
    // For a minute the provider is not called, for any subject.
    assert_eq!(vendor.requests().len(), 2);
    setup.clock.advance(60);
    assert_eq!(setup.library.health(), "ok");
    vendor.answers([Reply::file("aapl_us_d.csv")]);
    assert!(dataset(setup.library.find(PRICES, "AAPL").await).retrieved_at > first.retrieved_at);
}

#[tokio::test]
async fn garbage_is_told_and_spares_other_subjects() {
    let vendor = Vendor::start([Reply::of(200, "<html>"), Reply::file("aapl_us_d.csv")]);
    let setup = setup(&with_stooq(&vendor));
    for _ in 0..2 {
        let (provider, reason) = unavailable(setup.library.find(PRICES, "MSFT").await);
        assert_eq!(
            (provider.as_str(), reason.as_str()),
            ("stooq", "answered with a web page in the place of data")
        );
    }
    assert_eq!(vendor.requests().len(), 1);
    dataset(setup.library.find(PRICES, "AAPL").await);
}

#[tokio::test]
async fn an_answer_that_is_older_than_the_copy_is_refused() {
    let newer = Reply::of(200, "Date,Close\n2024-01-02,185\n2024-01-09,184\n");
    let older = Reply::of(200, "Date,Close\n2024-01-02,185\n2024-01-08,183\n");
    let vendor = Vendor::start([newer, older]);
    let setup = setup(&with_stooq(&vendor));
    let first = dataset(setup.library.find(PRICES, "AAPL").await);
    setup.clock.advance(DAY);
    assert_eq!(dataset(setup.library.find(PRICES, "AAPL").await), first);
    assert_eq!(vendor.requests().len(), 2);
    // Without a copy there is nothing to compare with.
    setup.store.datasets.lock().clear();
    setup.clock.advance(DAY);
    assert_ne!(dataset(setup.library.find(PRICES, "AAPL").await), first);
}

#[tokio::test]
async fn no_data_is_remembered_for_a_while() {
    let vendor = Vendor::start([Reply::of(200, "No data")]);
    let setup = setup(&with_stooq(&vendor));
    for _ in 0..3 {
        assert_eq!(setup.library.find(PRICES, "AAPL").await, Found::Nothing);
    }
    assert_eq!(vendor.requests().len(), 1);
    setup.clock.advance(3_600);
    assert_eq!(setup.library.find(PRICES, "AAPL").await, Found::Nothing);
    assert_eq!(vendor.requests().len(), 2);
    // No provider has this kind of data.
    assert_eq!(setup.library.find(DatasetKind::Series, "DGS10").await, Found::Nothing);
    assert_eq!(vendor.requests().len(), 2);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn concurrent_callers_share_one_request() {
    let vendor = Vendor::start([Reply::file("aapl_us_d.csv").after(Duration::from_millis(200))]);
    let setup = Arc::new(setup(&with_stooq(&vendor)));
    let asking = (0..20).map(|_| {
        let setup = setup.clone();
        tokio::spawn(async move { dataset(setup.library.find(PRICES, "AAPL").await).sha256.clone() })
    });
    let answers = futures::future::join_all(asking).await;
    assert!(
        answers
            .windows(2)
            .all(|two| two[0].as_ref().unwrap() == two[1].as_ref().unwrap())
    );
    assert_eq!(vendor.requests().len(), 1);
}

#[tokio::test]
async fn a_second_provider_helps_out_and_else_the_first_reason_stands() {
    let (stooq, other) = (
        Vendor::start([Reply::of(503, "")]),
        Vendor::start([Reply::file("alphavantage_daily_adjusted.csv")]),
    );
    let setup = setup(&LiveSettings {
        alphavantage_api_key: Secret::new("SECRETKEY"),
        alphavantage_base_url: other.address.clone(),
        ..with_stooq(&stooq)
    });
    assert_eq!(
        dataset(setup.library.find(PRICES, "AAPL").await).provider,
        "alphavantage"
    );
    other.answers([Reply::of(500, "")]);
    assert_eq!(unavailable(setup.library.find(PRICES, "MSFT").await).0, "stooq");
    assert_eq!(setup.library.health(), "unavailable: stooq, alphavantage");
}

#[tokio::test]
async fn a_failing_store_is_a_reason_and_not_a_crash() {
    let vendor = Vendor::start([Reply::file("aapl_us_d.csv")]);
    let setup = setup(&with_stooq(&vendor));
    setup.store.down.store(true, Ordering::SeqCst);
    assert_eq!(unavailable(setup.library.find(PRICES, "AAPL").await).0, "store");
    assert_eq!(setup.library.by_content("x").await, None);
}

/// API keys are part of URLs, and no failure may reveal them.
#[tokio::test]
async fn keys_are_in_no_reason_and_keys_and_symbols_in_no_log() {
    #[derive(Clone, Default)]
    struct Log(Arc<Mutex<Vec<u8>>>);
    impl std::io::Write for Log {
        fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
            self.0.lock().extend_from_slice(bytes);
            Ok(bytes.len())
        }
        fn flush(&mut self) -> std::io::Result<()> {
            Ok(())
        }
    }
    let log = Log::default();
    let writer = log.clone();
    let subscriber = tracing_subscriber::fmt()
        .with_max_level(tracing::Level::TRACE)
        .with_writer(move || writer.clone())
        .finish();
    let _logging = tracing::subscriber::set_default(subscriber);

    let vendor = Vendor::start([Reply::file("alphavantage_information.json")]);
    for replies in [
        vec![Reply::file("alphavantage_information.json")],
        vec![Reply::of(500, "SECRETKEY")],
        vec![Reply::of(400, "SECRETKEY")],
        vec![Reply::of(200, "SECRETKEY")],
        vec![Reply::of(301, "").header("Location", "http://127.0.0.1:1/?apikey=SECRETKEY")],
        vec![Reply::of(200, "").after(Duration::from_secs(2))],
    ] {
        vendor.answers(replies);
        let setup = setup(&LiveSettings {
            alphavantage_api_key: Secret::new("SECRETKEY"),
            fred_api_key: Secret::new("SECRETKEY"),
            retries: 0,
            ..vendor.settings()
        });
        for (kind, subject) in [(PRICES, "AAPL"), (DatasetKind::Series, "DGS10")] {
            let found = format!("{:?}", setup.library.find(kind, subject).await);
            assert!(
                found.starts_with("Unavailable") && !found.contains("SECRETKEY"),
                "{found}"
            );
            assert!(!found.contains("127.0.0.1"), "{found}");
        }
    }
    let text = String::from_utf8(log.0.lock().clone()).unwrap();
    assert!(text.contains("a data provider cannot be asked"), "{text}");
    for secret in ["SECRETKEY", "AAPL", "DGS10"] {
        assert!(!text.contains(secret), "{secret}: {text}");
    }
}

#[test]
fn memory_is_bounded_by_bytes() {
    let of = |subject: &str| {
        let key = DatasetKey {
            subject: subject.to_owned(),
            ..imported(1).key()
        };
        Arc::new(Dataset::new(key, String::new(), None, NOW, "x".repeat(40)))
    };
    let mut cache = Cache::new(100);
    let (first, second, third) = (of("A"), of("B"), of("C"));
    cache.put(first.clone());
    cache.put(second.clone());
    assert!(cache.get(&first.line()).is_some());
    cache.put(third.clone());
    assert_eq!(cache.bytes(), 80);
    assert!(cache.get(&second.line()).is_none());
    assert!(cache.get(&first.line()).is_some() && cache.get(&third.line()).is_some());
    // A dataset that is put again counts once.
    cache.put(third);
    assert_eq!(cache.bytes(), 80);
    // A dataset larger than the cache is not kept.
    let key = imported(1).key();
    cache.put(Arc::new(Dataset::new(key, String::new(), None, NOW, "x".repeat(200))));
    assert!(cache.bytes() <= 100);
}
