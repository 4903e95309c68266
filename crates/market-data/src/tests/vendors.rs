//! Each provider: the exact request, and how its answers are read.

use pipeline::setting::Secret;

use super::vendor::{Reply, Vendor, only_provider};
use super::*;
use crate::LiveSettings;
use crate::live::SourceError;

#[track_caller]
fn assert_away(outcome: Result<Option<crate::live::Fetched>, SourceError>, words: &str) {
    match outcome {
        Err(SourceError::Unavailable { reason, .. }) => assert_eq!(reason, words),
        other => panic!("{other:?}"),
    }
}

#[track_caller]
fn assert_unusable(outcome: Result<Option<crate::live::Fetched>, SourceError>) {
    assert!(matches!(outcome, Err(SourceError::Unusable(_))), "{outcome:?}");
}

#[tokio::test]
async fn stooq_is_asked_for_a_csv_by_its_own_symbol() {
    let vendor = Vendor::start([Reply::file("aapl_us_d.csv")]);
    let stooq = vendor.stooq();
    assert_eq!((stooq.name(), stooq.kind().name()), ("stooq", "prices"));
    let fetched = stooq.fetch("AAPL").await.unwrap().unwrap();
    assert_eq!(vendor.lines(), ["GET /q/d/l/?s=aapl.us&i=d HTTP/1.1"]);
    let request = vendor.requests().remove(0);
    assert!(request.header("user-agent").unwrap().starts_with("convene/"));
    assert_eq!(request.header("accept-encoding"), Some("gzip"));
    assert_eq!(fetched.uri, "https://stooq.com/q/d/l/?s=aapl.us&i=d");
    assert!(
        fetched
            .body
            .starts_with("date,close,adjusted,volume\n2023-12-26,192.39,192.39,29054834\n")
    );
    assert_eq!(fetched.body.lines().count(), 6);

    vendor.answers([Reply::of(200, "No data")]);
    assert!(stooq.fetch("^GSPC").await.unwrap().is_none());
    assert_eq!(vendor.lines()[1], "GET /q/d/l/?s=%5Espx&i=d HTTP/1.1");
    // A market that Stooq lacks is not requested.
    assert!(stooq.fetch("BNP.PA").await.unwrap().is_none());
    assert_eq!(vendor.requests().len(), 2);
}

#[tokio::test]
async fn stooq_says_in_words_that_it_has_had_enough() {
    let vendor = Vendor::start([Reply::of(200, "Exceeded the daily hits limit")]);
    assert_away(vendor.stooq().fetch("AAPL").await, "allows no more requests today");
    for garbage in [
        "<html><body>This site requires JavaScript</body></html>",
        "Date,Open\n1,2\n",
        "Date,Open,High,Low,Close,Volume\n2024-01-02,1,1,1,oops,1\n",
        "Date,Open,High,Low,Close,Volume\n2034-01-02,1,1,1,1,1\n",
    ] {
        vendor.answers([Reply::of(200, garbage)]);
        assert_unusable(vendor.stooq().fetch("AAPL").await);
    }
    vendor.answers([Reply::of(200, [0xff, 0xfe, 0xfd])]);
    assert_unusable(vendor.stooq().fetch("AAPL").await);
    vendor.answers([Reply::of(302, "").header("Location", "http://127.0.0.1:1/")]);
    assert_away(vendor.stooq().fetch("AAPL").await, "answered 302");
}

#[tokio::test]
async fn alpha_vantage_is_asked_with_the_key_and_the_key_goes_nowhere_else() {
    let vendor = Vendor::start([Reply::file("alphavantage_daily_adjusted.csv")]);
    let alpha_vantage = only_provider(&LiveSettings {
        alphavantage_api_key: Secret::new("SECRETKEY"),
        ..vendor.settings()
    });
    assert_eq!(
        (alpha_vantage.name(), alpha_vantage.kind().name()),
        ("alphavantage", "prices")
    );
    let fetched = alpha_vantage.fetch("SAP.DE").await.unwrap().unwrap();
    assert_eq!(
        vendor.lines(),
        [
            "GET /query?function=TIME_SERIES_DAILY_ADJUSTED&symbol=SAP.DEX&outputsize=full&datatype=csv\
             &apikey=SECRETKEY HTTP/1.1"
        ]
    );
    assert_eq!(
        fetched.uri,
        "https://www.alphavantage.co/query?function=TIME_SERIES_DAILY_ADJUSTED&symbol=SAP.DEX\
         &outputsize=full&datatype=csv"
    );
    assert!(fetched.body.ends_with("2024-01-02,185.64,184.9387,82488674\n"));
    assert!(!format!("{fetched:?}").contains("SECRETKEY"));

    // The message quotes the API key.
    vendor.answers([Reply::file("alphavantage_information.json")]);
    let words = "allows no more requests for now, or not with this key";
    assert_away(alpha_vantage.fetch("AAPL").await, words);
    vendor.answers([Reply::of(200, "{\"Note\": \"Thank you for using Alpha Vantage!\"}")]);
    assert_away(alpha_vantage.fetch("AAPL").await, words);
    vendor.answers([Reply::of(
        200,
        "{\"Error Message\": \"the parameter apikey is invalid or missing.\"}",
    )]);
    assert_away(alpha_vantage.fetch("AAPL").await, "refused the key");
    vendor.answers([Reply::file("alphavantage_error.json")]);
    assert!(alpha_vantage.fetch("AAPL").await.unwrap().is_none());
    vendor.answers([Reply::of(200, "{}")]);
    assert_unusable(alpha_vantage.fetch("AAPL").await);
}

#[tokio::test]
async fn fred_is_asked_for_observations_and_a_point_is_no_value() {
    let vendor = Vendor::start([Reply::file("fred_DGS10.json")]);
    let fred = only_provider(&LiveSettings {
        fred_api_key: Secret::new("SECRETKEY"),
        ..vendor.settings()
    });
    assert_eq!((fred.name(), fred.kind().name()), ("fred", "series"));
    let fetched = fred.fetch("DGS10").await.unwrap().unwrap();
    assert_eq!(
        vendor.lines(),
        ["GET /fred/series/observations?series_id=DGS10&api_key=SECRETKEY&file_type=json HTTP/1.1"]
    );
    assert_eq!(
        fetched.uri,
        "https://api.stlouisfed.org/fred/series/observations?series_id=DGS10"
    );
    assert_eq!(
        fetched.body,
        "date,value\n2023-12-28,3.84\n2023-12-29,3.88\n2024-01-02,3.95\n2024-01-03,3.91\n"
    );
    vendor.answers([Reply::of(400, fixture("fred_no_series.json"))]);
    assert!(fred.fetch("NOSUCH").await.unwrap().is_none());
    vendor.answers([Reply::of(
        400,
        "{\"error_message\":\"The value for variable api_key is not registered.\"}",
    )]);
    assert_away(fred.fetch("DGS10").await, "refused the request or the key");
    vendor.answers([Reply::of(
        200,
        "{\"observations\":[{\"date\":\"soon\",\"value\":\"1\"}]}",
    )]);
    assert_unusable(fred.fetch("DGS10").await);
    vendor.answers([Reply::of(200, "{\"observations\":[]}")]);
    assert!(fred.fetch("DGS10").await.unwrap().is_none());
    let asked = vendor.requests().len();
    assert!(fred.fetch("DGS10&x=1").await.unwrap().is_none());
    assert_eq!(vendor.requests().len(), asked);
}

fn sec(vendor: &Vendor) -> std::sync::Arc<dyn crate::live::Live> {
    only_provider(&LiveSettings {
        sec_enabled: true,
        sec_user_agent: "Example Fund admin@example.org".to_owned(),
        ..vendor.settings()
    })
}

#[tokio::test]
async fn the_sec_is_told_who_asks_and_is_asked_by_the_companys_number() {
    let vendor = Vendor::start([Reply::file("CIK0000320193.json")]);
    let sec = sec(&vendor);
    assert_eq!((sec.name(), sec.kind().name()), ("sec", "accounts"));
    let fetched = sec.fetch("AAPL").await.unwrap().unwrap();
    // The master knows the number.
    assert_eq!(
        vendor.lines(),
        ["GET /api/xbrl/companyfacts/CIK0000320193.json HTTP/1.1"]
    );
    let request = vendor.requests().remove(0);
    assert_eq!(request.header("user-agent"), Some("Example Fund admin@example.org"));
    assert_eq!(request.header("accept-encoding"), Some("gzip"));
    assert_eq!(
        fetched.uri,
        "https://data.sec.gov/api/xbrl/companyfacts/CIK0000320193.json"
    );
    assert_eq!(fetched.title, "SEC EDGAR company facts of Apple Inc. (CIK 320193)");
    assert!(fetched.body.contains("2023,2023-09-30,NetIncomeLoss,96995000000,USD\n"));
    // The same as the file of the same name gives.
    let name = "CIK0000320193.json";
    assert_eq!(
        datasets(read_file(name, &fixture(name), &wish(None)))[0].body,
        fetched.body
    );
}

#[tokio::test]
async fn the_secs_list_of_tickers_is_asked_for_once_and_only_for_what_the_master_lacks() {
    let facts = String::from_utf8(fixture("CIK0000320193.json")).unwrap();
    let facts = Reply::of(200, facts.replace("\"cik\":320193", "\"cik\":1"));
    let vendor = Vendor::start([Reply::file("company_tickers.json"), facts.clone(), facts]);
    let sec = sec(&vendor);
    assert!(sec.fetch("ZZNEW").await.unwrap().is_some());
    assert!(sec.fetch("ZZNEW").await.unwrap().is_some());
    assert!(sec.fetch("ZZOLD").await.unwrap().is_none());
    assert!(sec.fetch("BNP.PA").await.unwrap().is_none());
    assert_eq!(
        vendor.lines(),
        [
            "GET /files/company_tickers.json HTTP/1.1",
            "GET /api/xbrl/companyfacts/CIK0000000001.json HTTP/1.1",
            "GET /api/xbrl/companyfacts/CIK0000000001.json HTTP/1.1",
        ]
    );
}

#[tokio::test]
async fn the_sec_may_have_nothing_refuse_or_mix_things_up() {
    let vendor = Vendor::start([Reply::of(
        404,
        "<?xml version='1.0'?><Error><Code>NoSuchKey</Code></Error>",
    )]);
    let sec = sec(&vendor);
    assert!(sec.fetch("AAPL").await.unwrap().is_none());
    vendor.answers([Reply::of(403, "Request Rate Threshold Exceeded")]);
    assert_away(sec.fetch("AAPL").await, "refused the request");
    vendor.answers([Reply::of(
        200,
        "{\"cik\":320193,\"entityName\":\"Apple Inc.\",\"facts\":{}}",
    )]);
    assert!(sec.fetch("AAPL").await.unwrap().is_none());
    vendor.answers([Reply::file("CIK0000320193.json")]);
    assert_unusable(sec.fetch("MSFT").await);
    vendor.answers([Reply::of(200, "{}")]);
    assert_unusable(sec.fetch("AAPL").await);
}
