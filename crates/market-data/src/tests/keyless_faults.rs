//! Failures of the providers that need no API key: each gives a reason, never a wrong number, never a hang.

use std::sync::Arc;
use std::time::Duration;

use super::keyless::{currency_api, ecb, fred, only_provider, rates, requested_day, treasury, zipped};
use super::vendor::{Reply, Vendor};
use super::*;
use crate::LiveSettings;
use crate::live::{Live, SourceError};

/// Why a source gave nothing.
async fn failure_reason(source: &Arc<dyn Live>, subject: &str) -> String {
    match source.fetch(subject).await {
        Err(SourceError::Unusable(reason) | SourceError::Unavailable { reason, .. }) => reason,
        Ok(fetched) => panic!("{subject}: {fetched:?}"),
    }
}

fn text(name: &str) -> String {
    String::from_utf8(fixture(name)).unwrap()
}

fn namespaces(count: usize) -> String {
    (0..count)
        .map(|number| format!("xmlns:n{number}=\"n{number}\" "))
        .collect()
}

#[tokio::test]
async fn every_source_reports_every_transport_failure() {
    let page = "<!DOCTYPE html><html><body>Please enable JavaScript</body></html>";
    let large = vec![b'1'; 9 * 1024 * 1024];
    let faults = [
        (Reply::of(200, page), "answered with a web page in the place of data"),
        (
            Reply::of(200, "Sorry").header("Content-Type", "text/HTML; charset=utf-8"),
            "answered with a web page in the place of data",
        ),
        (Reply::of(503, "busy"), "answered 503"),
        (
            Reply::of(302, "").header("Location", "http://127.0.0.1:1/"),
            "answered 302",
        ),
        (Reply::of(403, "no"), "refused the request"),
        (Reply::of(304, ""), "answered 304"),
        (Reply::of(200, rates()).cut(), "broke off its answer"),
        (
            Reply::of(200, large).header("Content-Type", "text/plain"),
            "answered more than",
        ),
        (
            Reply::of(200, "x").after(Duration::from_secs(4)),
            "did not answer in time",
        ),
    ];
    for (reply, words) in faults {
        let vendor = Vendor::start([reply]);
        let sec = LiveSettings {
            sec_enabled: true,
            ..vendor.settings()
        };
        // The SEC's documents may be larger than what is sent here.
        let sec = (!words.contains("more than")).then(|| only_provider(sec, "2024-01-10").0);
        let sources = [
            ecb(&vendor).0,
            treasury(&vendor).0,
            fred(&vendor).0,
            currency_api(&vendor).0,
        ];
        let asked = sources.iter().chain(&sec).map(|source| async {
            let reason = failure_reason(source, source.probe()).await;
            assert!(reason.starts_with(words), "{}: {reason}", source.name());
        });
        futures::future::join_all(asked).await;
    }
}

#[tokio::test]
async fn rates_of_another_form_or_age_are_refused() {
    let good = text("eurofxref-hist.csv");
    let not_rates = "answered something that is not its table of rates";
    for (csv, words) in [
        (good.replace("Date,", "Day,"), not_rates),
        (good.replace("USD", "US dollar"), not_rates),
        (good.replace("1.1622", "-1.1622"), not_rates),
        (good.replace("1.1622", "soon"), not_rates),
        (good.replace("2026-09-04", "2026-08-01"), not_rates),
        (good.replace("2026-09-04", "2036-09-04"), not_rates),
        (good.lines().next().unwrap().to_owned(), not_rates),
        (good.replace("Date,", &format!("Date,{}", ",".repeat(100))), not_rates),
        (good.replace("2026-0", "2025-0"), "has no rates after 2025-09-04"),
        (
            good.replace("1.1622", "116.22"),
            "answered with a rate of 2026-09-04 that does not fit",
        ),
    ] {
        let vendor = Vendor::start([Reply::of(200, zipped("eurofxref-hist.csv", csv.as_bytes()))]);
        let reason = failure_reason(&ecb(&vendor).0, "EURUSD").await;
        assert!(reason.starts_with(words), "{reason}: {csv}");
    }
    let mut half = rates();
    half.truncate(half.len() / 2);
    for (archive, words) in [
        (
            half,
            "answered with an archive that is broken or was not downloaded whole",
        ),
        (b"Date,USD\n".to_vec(), "answered with an archive that is broken"),
    ] {
        let vendor = Vendor::start([Reply::of(200, archive)]);
        let reason = failure_reason(&ecb(&vendor).0, "EURUSD").await;
        assert!(reason.starts_with(words), "{reason}");
    }
}

#[tokio::test]
async fn yields_of_another_form_unit_or_age_are_refused() {
    let good = text("treasury_2026.xml");
    let not_yields = "answered something that is not its table of yields";
    for (xml, words) in [
        (good.replace("BC_10YEAR", "BC_TEN_YEARS"), not_yields),
        (good.replace("NEW_DATE", "DATE"), not_yields),
        (good.replace("4.79<", "n.a.<"), not_yields),
        (good.replace("2026-09-03T", "2016-09-03T"), not_yields),
        (good[..good.len() / 2].to_owned(), not_yields),
        (good.replace("<feed", "<error").replace("</feed", "</error"), not_yields),
        // Entities that expand without end are not expanded.
        (format!("<!DOCTYPE f [<!ENTITY a \"&b;&b;\">]>{good}"), not_yields),
        (
            good.replacen("<feed", &format!("<feed {}", namespaces(40)), 1),
            not_yields,
        ),
        (good.replace("4.77<", "477<"), "answered with a yield of 477 percent"),
        (
            good.replace("2026-08-", "2026-01-").replace("2026-09-0", "2026-01-0"),
            "has no yields after 2026-06-01",
        ),
        (
            good.lines().filter(|line| !line.contains("BC_")).collect(),
            "answered with a table without yields",
        ),
    ] {
        let vendor = Vendor::start([Reply::of(200, xml)]);
        let reason = failure_reason(&treasury(&vendor).0, "DGS10").await;
        assert!(reason.starts_with(words), "{words}: {reason}");
    }
    // As fractions, every yield is within the plausible range but does not fit the shipped yields.
    let fractions = good
        .replace("Double\">4.", "Double\">0.04")
        .replace("Double\">3.", "Double\">0.03");
    let vendor = Vendor::start([Reply::of(200, fractions)]);
    assert_eq!(
        failure_reason(&treasury(&vendor).0, "DGS10").await,
        "answered in another unit than before"
    );
}

#[tokio::test]
async fn a_series_of_another_form_unit_or_age_is_refused() {
    let good = text("fredgraph_UNRATE.csv");
    let fraction = |row: &str| match row.split_once(',') {
        Some((date, value)) if value.parse::<f64>().is_ok() => {
            format!("{date},{}\n", value.parse::<f64>().unwrap() / 100.0)
        }
        _ => format!("{row}\n"),
    };
    for (csv, words) in [
        (
            good.replace("UNRATE", "PAYEMS"),
            "answered something that is not a series",
        ),
        (
            good.replace(",UNRATE", ",UNRATE,UNIT"),
            "answered something that is not a series",
        ),
        (
            good.replace("2026-07-01,4.1", "2026-07-01,oops"),
            "answered something that is not a series",
        ),
        (
            good.replace("2026-07-01", "2036-07-01"),
            "answered something that is not a series",
        ),
        (
            "observation_date,UNRATE\n".to_owned(),
            "answered something that is not a series",
        ),
        (String::new(), "answered something that is not a series"),
        (
            good.replace("2026-", "2025-").replace("2025-1", "2024-1"),
            "answered something that is not a series",
        ),
        (
            good.lines().take(10).map(|row| format!("{row}\n")).collect(),
            "has nothing newer than 2025-04-01",
        ),
        (good.replace(",4.1\n", ",410\n"), "answered with a value of"),
        (
            good.lines().map(fraction).collect(),
            "answered in another unit than before",
        ),
    ] {
        let vendor = Vendor::start([Reply::of(200, csv.clone())]);
        let reason = failure_reason(&fred(&vendor).0, "UNRATE").await;
        assert!(reason.starts_with(words), "{words}: {reason}: {csv}");
    }
}

#[tokio::test]
async fn a_day_of_another_form_or_date_is_refused() {
    let good = text("currency_api_usd.json");
    for (json, words) in [
        ("{}".to_owned(), "answered something that is not its table of a day"),
        (
            good.replace("\"eur\"", "\"euro\""),
            "answered something that is not its table of a day",
        ),
        (
            good.replace("\"usd\": {", "\"dollar\": {"),
            "answered something that is not its table of a day",
        ),
        (
            good[..good.len() - 9].to_owned(),
            "answered something that is not its table of a day",
        ),
        (good.replace("2024-12-01", "2024-11-20"), "has nothing after 2024-11-20"),
        (good.replace("2024-12-01", "2034-11-20"), "has nothing after 2034-11-20"),
    ] {
        let vendor = Vendor::start([Reply::of(200, json)]);
        let reason = failure_reason(&currency_api(&vendor).0, "XAU").await;
        assert!(reason.starts_with(words), "{words}: {reason}");
    }
    // A code without a valid rate gives no data, and not a price of zero.
    for rate in ["0", "null", "\"0.0003\"", "-1"] {
        let vendor = Vendor::start([Reply::of(200, good.replace("0.000377351371", rate))]);
        assert!(currency_api(&vendor).0.fetch("XAU").await.unwrap().is_none(), "{rate}");
    }
    // Every request gets the newest day instead of the requested one.
    let vendor = Vendor::start([Reply::of(200, good.clone())]);
    let reason = failure_reason(&currency_api(&vendor).0, "XAU").await;
    assert_eq!(reason, "answered with another day than was asked for");
    // A rate that is inverted.
    let vendor = Vendor::by_request(move |request| match request.line.contains("latest") {
        true => Reply::of(200, good.replace("0.000377351371", "2650.05")),
        false => requested_day(request),
    });
    let reason = failure_reason(&currency_api(&vendor).0, "XAU").await;
    assert_eq!(reason, "answered with a price that does not fit the ones before it");
}
