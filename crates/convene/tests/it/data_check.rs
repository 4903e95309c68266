//! The live sources that need no key, simulated by a server on loopback: `convene data check`, and questions.

use std::io::{BufRead, BufReader, Cursor, Write};
use std::net::TcpListener;
use std::sync::{Arc, Mutex};

use convene::app::library;
use convene::config::Config;
use convene::system::{SystemClock, SystemIds};
use jiff::ToSpan;
use jiff::civil::Date;
use pipeline::ports::clock::Clock;
use pipeline::ports::datasets::{DatasetKind, Found};
use pipeline::ports::ids::Ids;
use serde_json::Value;
use tempfile::tempdir;
use zip::write::{SimpleFileOptions, ZipWriter};

use crate::analyst::answered;
use crate::data_files::fixture;
use crate::harness::{Db, TestApp, command};

/// What a source answers: the status and the body.
type Answer = (u16, Vec<u8>);

/// Every source at one address, told by their paths; and the requests they got.
fn world(answer: impl Fn(&str) -> Answer + Send + Sync + 'static) -> (String, Arc<Mutex<Vec<String>>>) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = format!("http://{}", listener.local_addr().unwrap());
    let requests: Arc<Mutex<Vec<String>>> = Arc::default();
    let seen = requests.clone();
    std::thread::spawn(move || {
        for mut stream in listener.incoming().flatten() {
            let mut lines = BufReader::new(stream.try_clone().unwrap())
                .lines()
                .map_while(Result::ok);
            let request = lines.next().unwrap_or_default();
            lines.find(String::is_empty);
            let (status, body) = answer(request.split(' ').nth(1).unwrap_or_default());
            seen.lock().unwrap().push(request);
            let head = format!(
                "HTTP/1.1 {status} X\r\nContent-Length: {}\r\nConnection: close\r\n\r\n",
                body.len()
            );
            let _ = stream.write_all(head.as_bytes()).and_then(|()| stream.write_all(&body));
        }
    });
    (address, requests)
}

fn today() -> Date {
    SystemClock.now().date().parse().unwrap()
}

/// The sources in order, with values of today in their formats.
fn in_order(path: &str) -> Answer {
    let text = if path.starts_with("/stats/eurofxref/") {
        let rows: String = (0..5)
            .map(|back| format!("{},1.16,180.5,\n", today() - back.days()))
            .collect();
        let mut writer = ZipWriter::new(Cursor::new(Vec::new()));
        writer
            .start_file("eurofxref-hist.csv", SimpleFileOptions::default())
            .unwrap();
        writer.write_all(format!("Date,USD,JPY,\n{rows}").as_bytes()).unwrap();
        return (200, writer.finish().unwrap().into_inner());
    } else if path.starts_with("/resource-center/") {
        let year = path.rsplit('=').next().unwrap();
        let day = if year == today().year().to_string() {
            today().to_string()
        } else {
            format!("{year}-12-30")
        };
        format!(
            "<feed xmlns:d=\"d\" xmlns:m=\"m\"><entry><content><m:properties><d:NEW_DATE>{day}T00:00:00</d:NEW_DATE>\
             <d:BC_3MONTH>3.7</d:BC_3MONTH><d:BC_10YEAR>4.6</d:BC_10YEAR></m:properties></content></entry></feed>"
        )
    } else if let Some(id) = path.strip_prefix("/graph/fredgraph.csv?id=") {
        let rows = (1..=30)
            .rev()
            .map(|back| format!("{},4.2\n", (today() - back.months()).first_of_month()));
        format!("observation_date,{id}\n{}", rows.collect::<String>())
    } else if path.starts_with("/npm/") {
        let day = path.split('/').nth(2).unwrap();
        let day = if day == "latest" {
            today().to_string()
        } else {
            day.to_owned()
        };
        format!("{{\"date\":\"{day}\",\"usd\":{{\"eur\":0.86,\"xau\":0.00024,\"btc\":0.000012}}}}")
    } else if path.starts_with("/api/xbrl/companyfacts/") {
        String::from_utf8(std::fs::read(fixture("CIK0000320193.json")).unwrap()).unwrap()
    } else {
        return (404, b"not here".to_vec());
    };
    (200, text.into_bytes())
}

fn settings(address: &str) -> Vec<(String, String)> {
    let mut all = vec![
        ("CONVENE_DATA__LIVE".to_owned(), "free".to_owned()),
        (
            "CONVENE_DATA__CONTACT".to_owned(),
            "Example admin@example.org".to_owned(),
        ),
        ("CONVENE_DATA__RETRIES".to_owned(), "0".to_owned()),
        (
            "CONVENE_DATA__CURRENCY_API_BASE_URL".to_owned(),
            format!("{address}/npm/{{date}}/v1"),
        ),
        (
            "CONVENE_DATA__CURRENCY_API_FALLBACK_URL".to_owned(),
            format!("{address}/pages/{{date}}/v1"),
        ),
    ];
    let plain = ["ECB", "TREASURY", "FRED_CSV", "SEC", "SEC_FILES"];
    all.extend(plain.map(|name| (format!("CONVENE_DATA__{name}_BASE_URL"), address.to_owned())));
    all
}

/// The same as a configuration.
fn at(config: &mut Config, address: &str) {
    "free".clone_into(&mut config.data.live);
    "Example admin@example.org".clone_into(&mut config.data.contact);
    config.data.retries = 0;
    for url in [
        &mut config.data.ecb_base_url,
        &mut config.data.treasury_base_url,
        &mut config.data.fred_csv_base_url,
        &mut config.data.sec_base_url,
        &mut config.data.sec_files_base_url,
    ] {
        address.clone_into(url);
    }
    config.data.currency_api_base_url = format!("{address}/npm/{{date}}/v1");
    config.data.currency_api_fallback_url = format!("{address}/pages/{{date}}/v1");
}

#[test]
fn the_check_says_of_every_source_what_it_gave_how_old_and_how_fast() {
    let (address, _) = world(in_order);
    let output = command(&settings(&address)).args(["data", "check"]).output().unwrap();
    let said = String::from_utf8(output.stdout).unwrap();
    assert_eq!(
        output.status.code(),
        Some(0),
        "{said}{}",
        String::from_utf8_lossy(&output.stderr)
    );
    let lines: Vec<&str> = said.lines().collect();
    assert_eq!(lines.len(), 6, "{said}");
    for (line, words) in lines[1..].iter().zip([
        ["ecb ", " EURUSD ", "5 rows of prices from "],
        ["currency-api ", " XAU ", " rows of prices from 20"],
        ["sec ", " AAPL ", "25 rows of accounts from 2019-09-28"],
        ["treasury ", " DGS10 ", " rows of series from 2000-01-03"],
        ["fred ", " UNRATE ", "30 rows of series from "],
    ]) {
        assert!(
            words.iter().all(|word| line.contains(word)) && line.ends_with(" ms"),
            "{words:?}: {line}"
        );
    }
    let output = command(&settings(&address))
        .args(["data", "check", "--json"])
        .output()
        .unwrap();
    let all: Vec<Value> = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(all[0]["age_days"], 0);
    assert_eq!(all[0]["to"], today().to_string());
}

#[test]
fn the_check_says_what_is_wrong_and_fails() {
    let (address, _) = world(|path| match path.contains("fredgraph") || path.contains("eurofxref") {
        true => (200, b"<!DOCTYPE html><html>Please enable JavaScript</html>".to_vec()),
        false => in_order(path),
    });
    let output = command(&settings(&address)).args(["data", "check"]).output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    let said = String::from_utf8(output.stdout).unwrap();
    let told = said
        .matches("nothing: it answered with a web page in the place of data")
        .count();
    assert_eq!(told, 2, "{said}");
    assert!(said.contains("25 rows of accounts"), "{said}");
    assert!(String::from_utf8_lossy(&output.stderr).contains("nothing came from ecb, fred"));
    // Nothing is configured as shipped.
    let output = command(&[]).args(["data", "check"]).output().unwrap();
    assert_eq!(output.status.code(), Some(0));
    assert!(String::from_utf8_lossy(&output.stdout).contains("No live source is configured."));
}

async fn what_free_sources_give_is_kept_and_what_they_spoil_is_a_reason(db: Db) {
    let folder = tempdir().unwrap();
    let broken = Arc::new(Mutex::new(false));
    let spoilt = broken.clone();
    let (address, requests) = world(move |path| match *spoilt.lock().unwrap() {
        true => (200, b"<html>moved</html>".to_vec()),
        false => in_order(path),
    });
    let mut config = Config::default();
    at(&mut config, &address);
    config.data.max_age_hours = 0;
    config.store.url = db.fresh(folder.path()).await;
    let store = store::open(&config.store_url(), store::Options::default())
        .await
        .unwrap();
    let (clock, ids): (Arc<dyn Clock>, Arc<dyn Ids>) = (Arc::new(SystemClock), Arc::new(SystemIds));
    let open = || library(&config, &store, &clock, &ids).unwrap();
    let shelf = open();
    for (kind, subject, provider) in [
        (DatasetKind::Prices, "EURUSD", "ecb"),
        (DatasetKind::Prices, "BTC-USD", "currency-api"),
        (DatasetKind::Series, "DGS3MO", "treasury"),
        (DatasetKind::Series, "UNRATE", "fred"),
        (DatasetKind::Accounts, "AAPL", "sec"),
    ] {
        match shelf.find(kind, subject).await {
            Found::Dataset(dataset) => assert_eq!(dataset.provider, provider, "{subject}"),
            other => panic!("{subject}: {other:?}"),
        }
    }
    // What a caller posted and cannot be a symbol is asked of nobody, and neither is what no source can have.
    let asked = requests.lock().unwrap().len();
    for odd in ["Ann's secret fund", "AAPL\r\nX: y", "../../x", "MY-PRIVATE-FUND"] {
        assert_eq!(shelf.find(DatasetKind::Prices, odd).await, Found::Nothing, "{odd}");
    }
    assert_eq!(requests.lock().unwrap().len(), asked);
    // The sources break. Another instance has the old copy, and a reason where there is none.
    *broken.lock().unwrap() = true;
    let other = open();
    assert!(matches!(
        other.find(DatasetKind::Series, "UNRATE").await,
        Found::Dataset(_)
    ));
    let words = "answered with a web page in the place of data";
    match other.find(DatasetKind::Series, "PAYEMS").await {
        Found::Unavailable { provider, reason } => assert_eq!((provider.as_str(), reason.as_str()), ("fred", words)),
        found => panic!("{found:?}"),
    }
    store.close().await;
}

async fn a_question_is_answered_from_live_sources_and_names_the_one_that_failed(db: Db) {
    let (address, _) = world(|path| match path.contains("fredgraph") {
        true => (200, b"<!DOCTYPE html><html>Please enable JavaScript</html>".to_vec()),
        false => in_order(path),
    });
    let app = TestApp::with(db, |config| at(config, &address)).await;
    let ann = app.person("ann").await;
    let answered = answered(&ann, "Is Apple a good investment for the next ten years?").await;
    let result = &answered.analysis["result"];
    let figures = result["evidence"].as_array().unwrap();
    let of = |source: &str| {
        figures
            .iter()
            .find(|figure| figure["source"].to_string().contains(source))
    };
    let accounts = of("SEC EDGAR company facts of Apple Inc.").unwrap_or_else(|| panic!("{figures:?}"));
    assert_eq!(accounts["as_of"], "2023-09-30", "{accounts}");
    let yields = of("US Treasury par yields").unwrap_or_else(|| panic!("{figures:?}"));
    assert_eq!(yields["as_of"], today().to_string(), "{yields}");
    let gaps = result["data_gaps"].to_string();
    assert!(
        gaps.contains("fred") && gaps.contains("answered with a web page"),
        "{gaps}"
    );
    app.stop().await;
}

both_stores!(
    what_free_sources_give_is_kept_and_what_they_spoil_is_a_reason,
    a_question_is_answered_from_live_sources_and_names_the_one_that_failed,
);
