//! Retries, timeouts, cool-downs and the rate limit, tested through one provider.

use std::time::{Duration, Instant};

use super::vendor::{Reply, Vendor, only_provider};
use crate::LiveSettings;
use crate::live::SourceError;

fn too_many_requests(after: &str) -> Reply {
    Reply::of(429, "Too many").header("Retry-After", after)
}

#[tokio::test]
async fn a_provider_that_asks_for_patience_gets_it() {
    let vendor = Vendor::start([too_many_requests("2"), Reply::file("aapl_us_d.csv")]);
    let began = Instant::now();
    assert!(vendor.stooq().fetch("AAPL").await.unwrap().is_some());
    assert!(began.elapsed() >= Duration::from_secs(2));
    assert_eq!(vendor.requests().len(), 2);

    // As a date; the test clock is at midnight.
    vendor.answers([
        too_many_requests("Wed, 10 Jan 2024 00:00:02 GMT"),
        Reply::file("aapl_us_d.csv"),
    ]);
    let began = Instant::now();
    assert!(vendor.stooq().fetch("AAPL").await.unwrap().is_some());
    assert!(began.elapsed() >= Duration::from_secs(2));
}

#[tokio::test]
async fn nobody_waits_for_an_hour_but_the_provider_is_left_alone_for_that_long() {
    let vendor = Vendor::start([too_many_requests("3600")]);
    let began = Instant::now();
    let outcome = vendor.stooq().fetch("AAPL").await;
    let Err(SourceError::Unavailable { reason, rest }) = outcome else {
        panic!("{outcome:?}")
    };
    assert_eq!(
        (reason.as_str(), rest),
        ("allows no more requests for now", Duration::from_secs(3_600))
    );
    assert!(began.elapsed() < Duration::from_secs(5));
    assert_eq!(vendor.requests().len(), 1);
    vendor.answers([too_many_requests("99999999999")]);
    let outcome = vendor.stooq().fetch("AAPL").await;
    let Err(SourceError::Unavailable { rest, .. }) = outcome else {
        panic!("{outcome:?}")
    };
    assert!(rest <= Duration::from_secs(6 * 3_600));
}

#[tokio::test]
async fn a_passing_failure_is_retried_and_a_lasting_one_is_reported() {
    let vendor = Vendor::start([Reply::of(500, "oops"), Reply::of(503, ""), Reply::file("aapl_us_d.csv")]);
    assert!(vendor.stooq().fetch("AAPL").await.unwrap().is_some());
    assert_eq!(vendor.requests().len(), 3);
    vendor.answers([Reply::of(503, "")]);
    let outcome = vendor.stooq().fetch("AAPL").await;
    let Err(SourceError::Unavailable { reason, rest }) = outcome else {
        panic!("{outcome:?}")
    };
    assert_eq!((reason.as_str(), rest), ("answered 503", Duration::from_secs(60)));
    assert_eq!(vendor.requests().len(), 6);
}

#[tokio::test]
async fn a_timeout_and_a_refused_connection_are_reported() {
    let vendor = Vendor::start([Reply::file("aapl_us_d.csv").after(Duration::from_secs(3))]);
    let without_retries = |settings: LiveSettings| {
        only_provider(&LiveSettings {
            stooq_enabled: true,
            retries: 0,
            ..settings
        })
    };
    let outcome = without_retries(vendor.settings()).fetch("AAPL").await;
    let Err(SourceError::Unavailable { reason, .. }) = outcome else {
        panic!("{outcome:?}")
    };
    assert_eq!(reason, "did not answer in time");
    let unreachable = LiveSettings {
        stooq_base_url: "http://127.0.0.1:1".to_owned(),
        ..vendor.settings()
    };
    let outcome = without_retries(unreachable).fetch("AAPL").await;
    let Err(SourceError::Unavailable { reason, .. }) = outcome else {
        panic!("{outcome:?}")
    };
    assert_eq!(reason, "cannot be reached");
}

#[tokio::test]
async fn a_compressed_answer_is_read_and_a_broken_one_is_not() {
    // `gzip -n` of "No data".
    let packed = [
        0x1f, 0x8b, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x03, 0xf3, 0xcb, 0x57, 0x48, 0x49, 0x2c, 0x49, 0x04,
        0x00, 0xae, 0x6f, 0x8c, 0x3d, 0x07, 0x00, 0x00, 0x00,
    ];
    let vendor = Vendor::start([Reply::of(200, packed).header("Content-Encoding", "gzip")]);
    assert!(vendor.stooq().fetch("AAPL").await.unwrap().is_none());
    vendor.answers([Reply::of(200, "not packed").header("Content-Encoding", "gzip")]);
    let outcome = vendor.stooq().fetch("AAPL").await;
    assert!(matches!(outcome, Err(SourceError::Unusable(_))), "{outcome:?}");
}

#[tokio::test]
async fn requests_are_spaced_out() {
    let vendor = Vendor::start([Reply::of(200, "No data")]);
    let stooq = vendor.stooq();
    let began = Instant::now();
    for _ in 0..3 {
        assert!(stooq.fetch("AAPL").await.unwrap().is_none());
    }
    // One request a second, and the first at once.
    assert!(began.elapsed() >= Duration::from_millis(1_900));
}
