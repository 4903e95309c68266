//! The providers that need no API key: the exact request, and how an answer in their format is read.

use std::io::{Cursor, Write};
use std::sync::Arc;
use std::time::Duration;

use pipeline::ports::clock::Clock;
use zip::write::{SimpleFileOptions, ZipWriter};

use super::vendor::{Reply, Request, TestClock, Vendor, configured_providers};
use super::*;
use crate::LiveSettings;
use crate::live::Live;

pub(super) const CONTACT: &str = "Example Fund admin@example.org";

/// The only provider that the settings turn on, with a clock on the day of its fixtures.
pub(super) fn only_provider(settings: LiveSettings, day: &str) -> (Arc<dyn Live>, Arc<TestClock>) {
    let clock = Arc::new(TestClock::at(day));
    let time: Arc<dyn Clock> = clock.clone();
    let settings = LiveSettings {
        contact: CONTACT.to_owned(),
        retries: 0,
        ..settings
    };
    let mut providers = configured_providers(&settings, &time);
    assert_eq!(providers.len(), 1);
    (providers.remove(0), clock)
}

pub(super) fn zipped(name: &str, text: &[u8]) -> Vec<u8> {
    let mut writer = ZipWriter::new(Cursor::new(Vec::new()));
    writer.start_file(name, SimpleFileOptions::default()).unwrap();
    writer.write_all(text).unwrap();
    writer.finish().unwrap().into_inner()
}

pub(super) fn rates() -> Vec<u8> {
    zipped("eurofxref-hist.csv", &fixture("eurofxref-hist.csv"))
}

pub(super) fn ecb(vendor: &Vendor) -> (Arc<dyn Live>, Arc<TestClock>) {
    let settings = LiveSettings {
        ecb_enabled: true,
        ..vendor.settings()
    };
    only_provider(settings, "2026-09-05")
}

pub(super) fn treasury(vendor: &Vendor) -> (Arc<dyn Live>, Arc<TestClock>) {
    let settings = LiveSettings {
        treasury_enabled: true,
        ..vendor.settings()
    };
    only_provider(settings, "2026-09-05")
}

pub(super) fn fred(vendor: &Vendor) -> (Arc<dyn Live>, Arc<TestClock>) {
    let settings = LiveSettings {
        fred_csv_enabled: true,
        ..vendor.settings()
    };
    only_provider(settings, "2026-09-05")
}

pub(super) fn currency_api(vendor: &Vendor) -> (Arc<dyn Live>, Arc<TestClock>) {
    let settings = LiveSettings {
        currency_api_enabled: true,
        ..vendor.settings()
    };
    only_provider(settings, "2024-12-02")
}

#[track_caller]
fn assert_contact_is_sent(vendor: &Vendor) {
    for request in vendor.requests() {
        let agent = request.header("user-agent").unwrap();
        assert!(agent.starts_with("convene/") && agent.contains(CONTACT), "{agent}");
    }
}

#[tokio::test]
async fn the_ecb_gives_every_pair_out_of_one_archive() {
    let vendor = Vendor::start([Reply::of(200, rates()).header("ETag", "\"a1\"")]);
    let (ecb, clock) = ecb(&vendor);
    assert_eq!(
        (ecb.name(), ecb.kind().name(), ecb.probe()),
        ("ecb", "prices", "EURUSD")
    );
    // Any two currencies, whether or not the pair is in the instrument master.
    assert!(ecb.may_have("EURJPY") && ecb.may_have("CHFSEK"));
    assert!(!ecb.may_have("EUREUR") && !ecb.may_have("APPLES") && !ecb.may_have("EUR"));
    let fetched = ecb.fetch("EURUSD").await.unwrap().unwrap();
    assert!(
        fetched.body.starts_with("date,close,adjusted,volume\n2026-08-24,"),
        "{}",
        fetched.body
    );
    assert!(
        fetched.body.ends_with("2026-09-04,1.1622,1.1622,\n"),
        "{}",
        fetched.body
    );
    assert_eq!(fetched.body.lines().count(), 11);
    // Yen for a dollar: 181.59 / 1.1622.
    let yen = ecb.fetch("USDJPY").await.unwrap().unwrap();
    assert!(yen.body.ends_with("2026-09-04,156.2468,156.2468,\n"), "{}", yen.body);
    for not_theirs in ["USDCAD", "AAPL", "XAU", "EURZZZ", "my secret"] {
        assert!(ecb.fetch(not_theirs).await.unwrap().is_none(), "{not_theirs}");
    }
    assert_eq!(vendor.lines(), ["GET /stats/eurofxref/eurofxref-hist.zip HTTP/1.1"]);
    assert_eq!(
        fetched.uri,
        "https://www.ecb.europa.eu/stats/eurofxref/eurofxref-hist.zip"
    );

    // After an hour the copy is revalidated, and nothing has changed.
    vendor.answers([Reply::of(304, "")]);
    clock.advance(3_600);
    assert_eq!(ecb.fetch("EURUSD").await.unwrap().unwrap().body, fetched.body);
    assert_eq!(vendor.requests()[1].header("if-none-match"), Some("\"a1\""));
    assert_contact_is_sent(&vendor);
}

#[tokio::test]
async fn the_treasury_goes_on_from_what_ships() {
    let table = fixture("treasury_2026.xml");
    let vendor = Vendor::start([Reply::of(200, table).header("Last-Modified", "Fri, 04 Sep 2026 20:00:00 GMT")]);
    let (treasury, clock) = treasury(&vendor);
    assert_eq!(
        (treasury.name(), treasury.kind().name(), treasury.probe()),
        ("treasury", "series", "DGS10")
    );
    let fetched = treasury.fetch("DGS10").await.unwrap().unwrap();
    assert_eq!(
        vendor.lines(),
        [
            "GET /resource-center/data-chart-center/interest-rates/pages/xml?data=daily_treasury_yield_curve\
          &field_tdr_date_value=2026 HTTP/1.1"
        ]
    );
    // The row of zeros is left out, and earlier years come from the shipped series.
    assert!(
        fetched.body.starts_with("date,value\n2000-01-03,6.58\n"),
        "{}",
        &fetched.body[..40]
    );
    assert!(fetched.body.ends_with("2026-09-02,4.79\n2026-09-03,4.77\n"));
    assert!(fetched.body.contains("\n2026-02-26,") && fetched.body.contains("\n2026-02-27,3.97\n"));
    assert!(
        fetched.title.contains("from 2026-02-27; before that as it ships"),
        "{}",
        fetched.title
    );
    // All yields are in the same document.
    assert!(
        treasury
            .fetch("DGS2")
            .await
            .unwrap()
            .unwrap()
            .body
            .ends_with("2026-09-03,4.34\n")
    );
    assert!(treasury.fetch("UNRATE").await.unwrap().is_none());
    assert_eq!(vendor.requests().len(), 1);
    clock.advance(3_600);
    vendor.answers([Reply::of(304, "")]);
    assert!(treasury.fetch("DGS10").await.unwrap().is_some());
    let since = Some("Fri, 04 Sep 2026 20:00:00 GMT");
    assert_eq!(vendor.requests()[1].header("if-modified-since"), since);
    assert_contact_is_sent(&vendor);
}

#[tokio::test]
async fn fred_gives_a_series_as_csv() {
    let vendor = Vendor::start([Reply::file("fredgraph_UNRATE.csv").header("ETag", "W/\"7\"")]);
    let (fred, _) = fred(&vendor);
    assert_eq!(
        (fred.name(), fred.kind().name(), fred.probe()),
        ("fred", "series", "UNRATE")
    );
    let fetched = fred.fetch("UNRATE").await.unwrap().unwrap();
    assert_eq!(vendor.lines(), ["GET /graph/fredgraph.csv?id=UNRATE HTTP/1.1"]);
    assert_eq!(fetched.uri, "https://fred.stlouisfed.org/graph/fredgraph.csv?id=UNRATE");
    // A month without a value is left out.
    assert!(!fetched.body.contains("2025-10-01") && fetched.body.ends_with("2026-07-01,4.1\n"));
    vendor.answers([Reply::of(304, "")]);
    assert_eq!(fred.fetch("UNRATE").await.unwrap().unwrap().body, fetched.body);
    assert_eq!(vendor.requests()[1].header("if-none-match"), Some("W/\"7\""));
    vendor.answers([Reply::of(404, "<html>Not found</html>")]);
    assert!(fred.fetch("NOSUCH").await.unwrap().is_none());
    let asked = vendor.requests().len();
    assert!(fred.fetch("UNRATE&x=1").await.unwrap().is_none());
    assert_eq!(vendor.requests().len(), asked);
    assert_contact_is_sent(&vendor);
}

/// The file of the day that a request asks for.
pub(super) fn requested_day(request: &Request) -> Reply {
    let text = String::from_utf8(fixture("currency_api_usd.json")).unwrap();
    let day = request.line.split('/').nth(2).unwrap();
    match day {
        "latest" => Reply::of(200, text),
        // A day that the first of the two base URLs lacks.
        "2024-06-30" if request.line.contains("/npm/") => Reply::of(404, "Couldn't find the requested release"),
        _ => Reply::of(200, text.replace("2024-12-01", day)),
    }
}

#[tokio::test]
async fn the_currency_api_gives_month_ends_and_the_newest_day() {
    let vendor = Vendor::by_request(requested_day);
    let (api, _) = currency_api(&vendor);
    assert_eq!(
        (api.name(), api.kind().name(), api.probe()),
        ("currency-api", "prices", "XAU")
    );
    let gold = api.fetch("XAU").await.unwrap().unwrap();
    let days: Vec<&str> = gold
        .body
        .lines()
        .skip(1)
        .filter_map(|row| row.split(',').next())
        .collect();
    assert_eq!(days.len(), 10);
    assert_eq!(
        (days[0], days[3], days[8], days[9]),
        ("2024-03-31", "2024-06-30", "2024-11-30", "2024-12-01")
    );
    assert!(gold.body.ends_with("2024-12-01,2650.05,2650.05,\n"), "{}", gold.body);
    let lines = vendor.lines();
    assert_eq!(lines[0], "GET /npm/latest/v1/currencies/usd.min.json HTTP/1.1");
    assert_eq!(lines[1], "GET /npm/2024-03-31/v1/currencies/usd.min.json HTTP/1.1");
    assert!(
        lines.contains(&"GET /pages/2024-06-30/v1/currencies/usd.min.json HTTP/1.1".to_owned()),
        "{lines:?}"
    );
    assert_eq!(
        gold.uri,
        "https://cdn.jsdelivr.net/npm/@fawazahmed0/currency-api@latest/v1/currencies/usd.min.json"
    );
    // One file has all codes, so only the day without a file at the first base URL is requested again.
    let coin = api.fetch("BTC-USD").await.unwrap().unwrap();
    assert!(coin.body.ends_with("2024-12-01,96164.94,96164.94,\n"), "{}", coin.body);
    let euro = api.fetch("EURUSD").await.unwrap().unwrap();
    assert!(euro.body.ends_with("2024-12-01,1.0562,1.0562,\n"), "{}", euro.body);
    assert_eq!(vendor.lines().len(), lines.len() + 2);
    for not_theirs in ["SOL-USD", "AAPL", "CL=F", "XAUXAU"] {
        assert!(api.fetch(not_theirs).await.unwrap().is_none(), "{not_theirs}");
    }
    assert_contact_is_sent(&vendor);
}

#[tokio::test]
async fn the_sec_is_asked_only_whether_a_company_has_filed() {
    let vendor = Vendor::start([Reply::file("CIK0000320193.json").header("ETag", "\"f\"")]);
    let settings = LiveSettings {
        sec_enabled: true,
        ..vendor.settings()
    };
    let (sec, _) = only_provider(settings, "2024-01-10");
    let first = sec.fetch("AAPL").await.unwrap().unwrap();
    vendor.answers([Reply::of(304, "")]);
    assert_eq!(sec.fetch("AAPL").await.unwrap().unwrap().body, first.body);
    assert_eq!(vendor.requests()[1].header("if-none-match"), Some("\"f\""));
    assert_contact_is_sent(&vendor);
}

#[tokio::test]
async fn subjects_that_are_wanted_together_cost_one_request() {
    let vendor = Vendor::start([Reply::file("treasury_2026.xml").after(Duration::from_millis(100))]);
    let (treasury, _) = treasury(&vendor);
    let wanted = ["DGS10", "DGS2", "DGS10"].map(|id| treasury.fetch(id));
    for fetched in futures::future::join_all(wanted).await {
        assert!(fetched.unwrap().is_some());
    }
    assert_eq!(vendor.requests().len(), 1);
}
