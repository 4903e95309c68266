//! The dataset library over a real store: fetched data is stored, and changes by the operator are noticed.

use std::io::{BufRead, BufReader, Write};
use std::net::TcpListener;
use std::path::PathBuf;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use convene::app::library;
use convene::config::Config;
use convene::system::SystemIds;
use pipeline::ports::clock::Clock;
use pipeline::ports::datasets::{Dataset, DatasetKind, Found};
use pipeline::ports::ids::Ids;
use pipeline::setting::Secret;
use tempfile::tempdir;

use crate::harness::{Db, TestClock, command};

fn fixture(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("../market-data/fixtures/market")
        .join(name)
}

/// A provider that always answers the same; its address, and the requests it got.
fn vendor(file: &str) -> (String, Arc<Mutex<Vec<String>>>) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let (address, body) = (listener.local_addr().unwrap(), std::fs::read(fixture(file)).unwrap());
    let requests: Arc<Mutex<Vec<String>>> = Arc::default();
    let seen = requests.clone();
    std::thread::spawn(move || {
        for mut stream in listener.incoming().flatten() {
            let mut lines = BufReader::new(stream.try_clone().unwrap())
                .lines()
                .map_while(Result::ok);
            seen.lock().unwrap().extend(lines.next());
            lines.find(String::is_empty);
            let head = format!(
                "HTTP/1.1 200 OK\r\nContent-Length: {}\r\nConnection: close\r\n\r\n",
                body.len()
            );
            let _ = stream.write_all(head.as_bytes()).and_then(|()| stream.write_all(&body));
        }
    });
    (format!("http://{address}"), requests)
}

#[track_caller]
fn found(found: Found) -> Arc<Dataset> {
    match found {
        Found::Dataset(dataset) => dataset,
        other => panic!("{other:?}"),
    }
}

async fn a_library_keeps_what_it_is_given_and_notices_what_the_operator_does(db: Db) {
    let folder = tempdir().unwrap();
    let (stooq, prices_asked) = vendor("aapl_us_d.csv");
    let (fred, series_asked) = vendor("fred_DGS10.json");
    let mut config = Config {
        data_dir: folder.path().to_owned(),
        ..Config::default()
    };
    config.store.url = db.fresh(folder.path()).await;
    config.data.stooq_enabled = true;
    config.data.stooq_base_url = stooq;
    config.data.fred_api_key = Secret::new("s3cr3t-key");
    config.data.fred_base_url = fred;
    config.data.max_age_hours = 2;
    let store = store::open(&config.store_url(), store::Options::default())
        .await
        .unwrap();
    let time: Arc<TestClock> = Arc::default();
    let (clock, ids): (Arc<dyn Clock>, Arc<dyn Ids>) = (time.clone(), Arc::new(SystemIds));
    let library = library(&config, &store, &clock, &ids).unwrap();
    let prices = || library.find(DatasetKind::Prices, "AAPL");

    let first = found(prices().await);
    assert_eq!(
        (first.provider.as_str(), found(prices().await)),
        ("stooq", first.clone())
    );
    let series = found(library.find(DatasetKind::Series, "DGS10").await);
    assert!(series.body.ends_with("2024-01-03,3.91\n"));
    assert_eq!(
        prices_asked.lock().unwrap().as_slice(),
        ["GET /q/d/l/?s=aapl.us&i=d HTTP/1.1"]
    );
    assert_eq!(series_asked.lock().unwrap().len(), 1);
    // Another instance over the same store need not ask.
    let other = convene::app::library(&config, &store, &clock, &ids).unwrap();
    assert_eq!(found(other.find(DatasetKind::Prices, "AAPL").await), first);
    assert_eq!(prices_asked.lock().unwrap().len(), 1);

    let settings = [
        ("CONVENE_STORE__URL".to_owned(), config.store_url()),
        (
            "CONVENE_DATA_DIR".to_owned(),
            folder.path().to_str().unwrap().to_owned(),
        ),
    ];
    let data = |arguments: &[&str]| {
        let output = command(&settings).arg("data").args(arguments).output().unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).unwrap()
    };
    let listed = data(&["list", "--json"]);
    assert!(
        listed.contains("stooq") && listed.contains("fred") && !listed.contains("s3cr3t-key"),
        "{listed}"
    );
    data(&["import", fixture("AAPL.csv").to_str().unwrap()]);
    assert_eq!(found(prices().await).provider, "import");
    data(&["remove", "prices", "AAPL", "--provider", "import"]);
    assert_eq!(found(prices().await), first);
    assert_eq!(library.by_content(&first.sha256).await, Some(first.clone()));
    data(&["remove", "prices", "AAPL"]);
    assert_eq!(library.by_content(&first.sha256).await, None);
    // So it is asked for again, and once more when it is too old.
    found(prices().await);
    assert_eq!(prices_asked.lock().unwrap().len(), 2);
    time.advance(Duration::from_secs(2 * 3_600));
    found(prices().await);
    assert_eq!(prices_asked.lock().unwrap().len(), 3);
    assert_eq!(library.health(), "ok");
    store.close().await;
}

both_stores!(a_library_keeps_what_it_is_given_and_notices_what_the_operator_does);
