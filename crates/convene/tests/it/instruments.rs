//! Instrument search, and the data report of an instrument.

use pipeline::Timestamp;
use pipeline::ports::datasets::{Dataset, DatasetKey, DatasetKind, IMPORT};
use serde_json::{Value, json};

use crate::harness::{Db, TestApp};

fn prices(symbol: &str) -> Dataset {
    let key = DatasetKey {
        kind: DatasetKind::Prices,
        subject: symbol.to_owned(),
        provider: IMPORT.to_owned(),
    };
    let body = "date,close,adjusted,volume\n2026-11-12,1,1,\n2026-11-13,2,2,\n".to_owned();
    Dataset::new(
        key,
        "prices.csv".to_owned(),
        None,
        Timestamp::from_seconds(1_700_000_000),
        body,
    )
}

fn column<'a>(report: &'a Value, name: &str) -> Vec<&'a str> {
    let data = report["data"].as_array().unwrap();
    data.iter().map(|one| one[name].as_str().unwrap()).collect()
}

async fn an_instrument_tells_what_there_is_and_what_is_missing(db: Db) {
    let app = TestApp::start(db).await;
    let ann = app.person("ann").await;
    let of = async |symbol: &str| ann.get(&format!("/api/v1/instruments/{symbol}")).await.ok(200).json();

    let apple = of("AAPL").await;
    assert_eq!(apple["instrument"]["name"], "Apple Inc.");
    assert_eq!(column(&apple, "kind"), ["prices", "accounts"]);
    assert_eq!(column(&apple, "provider"), ["shipped", "shipped"]);
    assert_eq!(apple["missing"], json!([]));
    assert!(apple["data"][0].get("retrieved_at").is_none());

    let nestle = of("NESN.SW").await;
    assert_eq!(nestle["data"], json!([]));
    assert_eq!(nestle["missing"], json!(["prices", "accounts"]));
    assert_eq!(of("%5EGSPC").await["data"][0]["first"], "1871-01");

    // What was imported comes first, also for a symbol that nobody knows.
    let imports = vec![prices("AAPL"), prices("NESN.SW"), prices("OWN")];
    app.app.engine.import_datasets(imports).await.unwrap();
    let apple = of("AAPL").await;
    assert_eq!(column(&apple, "provider"), ["import", "shipped", "shipped"]);
    let imported = json!({
        "kind": "prices", "provider": "import", "title": "prices.csv", "rows": 2,
        "first": "2026-11-12", "last": "2026-11-13", "retrieved_at": "2023-11-14T22:13:20Z",
    });
    assert_eq!(apple["data"][0], imported);
    assert_eq!(of("NESN.SW").await["missing"], json!(["accounts"]));
    assert_eq!(of("OWN").await["instrument"]["symbol"], "OWN");
    for symbol in ["NOBODY", "%00", "a%0Ab", &"A".repeat(51)] {
        let path = format!("/api/v1/instruments/{symbol}");
        ann.get(&path).await.refused(404, "not_found");
    }
    app.stop().await;
}

async fn instruments_are_found_by_a_few_words(db: Db) {
    let app = TestApp::start(db).await;
    let ann = app.person("ann").await;
    let find = async |words: &str| {
        let reply = ann.get(&format!("/api/v1/instruments?query={words}")).await;
        let list = reply.ok(200).json()["instruments"].as_array().unwrap().clone();
        list.iter()
            .map(|one| one["symbol"].as_str().unwrap().to_owned())
            .collect::<Vec<_>>()
    };
    assert_eq!(find("apple").await[0], "AAPL");
    assert_eq!(find("BRK-B").await[0], "BRK-B");
    assert_eq!(find("zzqqzz").await, Vec::<String>::new());
    assert_eq!(find("a").await.len(), 20);
    let long = "a".repeat(101);
    for query in [
        "",
        "?query=",
        "?query=%00",
        "?query=a&query=b",
        &format!("?query={long}"),
    ] {
        let reply = ann.get(&format!("/api/v1/instruments{query}")).await;
        reply.refused(400, "bad_request");
        assert!(reply.message().contains("query"), "{query}");
    }
    app.stop().await;
}

both_stores!(
    an_instrument_tells_what_there_is_and_what_is_missing,
    instruments_are_found_by_a_few_words,
);
