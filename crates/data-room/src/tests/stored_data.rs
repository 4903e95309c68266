//! Datasets for tests, made of the shipped files: a market fund, a company with nine years of accounts, a stock with
//! month ends only and a hole, and the series of FRED.

use std::sync::{Arc, OnceLock};

use async_trait::async_trait;
use figures::canonical::sha256_hex;
use pipeline::Timestamp;
use pipeline::ports::datasets::{Dataset, DatasetKind, Datasets, Found};

use market_data::table::{number, rows};
use shipped_data::{MACRO, PRICES, TREASURY_CURVE, US_MARKET};

/// The datasets, or none.
pub struct Stored {
    pub used: bool,
}

#[async_trait]
impl Datasets for Stored {
    async fn find(&self, kind: DatasetKind, subject: &str) -> Found {
        let mut all = datasets().iter().filter(|_| self.used);
        let found = all.find(|dataset| dataset.kind == kind && dataset.subject == subject);
        found.map_or(Found::Nothing, |dataset| Found::Dataset(dataset.clone()))
    }

    async fn by_content(&self, sha256: &str) -> Option<Arc<Dataset>> {
        let mut all = datasets().iter().filter(|_| self.used);
        all.find(|dataset| dataset.sha256 == sha256).cloned()
    }

    fn health(&self) -> String {
        "ok".to_owned()
    }
}

fn dataset(kind: DatasetKind, subject: &str, header: &str, lines: &[String]) -> Dataset {
    let body = format!("{header}\n{}\n", lines.join("\n"));
    Dataset {
        kind,
        subject: subject.to_owned(),
        provider: "import".to_owned(),
        title: format!("{} of {subject}, imported", kind.name()),
        uri: None,
        retrieved_at: Timestamp::from_seconds(1_362_500_000),
        sha256: sha256_hex(&body),
        body,
    }
}

pub fn datasets() -> &'static [Arc<Dataset>] {
    static ALL: OnceLock<Vec<Arc<Dataset>>> = OnceLock::new();
    ALL.get_or_init(|| {
        let all = [market_fund(), month_ends(), accounts()];
        let all = all.into_iter().chain(yields()).chain(economy());
        all.map(Arc::new).collect()
    })
}

const PRICED: &str = "date,close,adjusted,volume";

fn market_fund() -> Dataset {
    let line = |row: Vec<&str>| {
        let close = 80.0 + 0.3 * number(row[10]) + 0.5 * number(row[13]);
        format!("{},{close:.2},,{}", row[0], row[12])
    };
    let recent = rows(PRICES).filter(|row| row[0] >= "2005");
    dataset(
        DatasetKind::Prices,
        "SPY",
        PRICED,
        &recent.map(line).collect::<Vec<_>>(),
    )
}

/// The last close of every month except one.
fn month_ends() -> Dataset {
    let all: Vec<Vec<&str>> = rows(PRICES).filter(|row| row[0] >= "2003").collect();
    let lasts = all.windows(2).filter(|pair| pair[0][0][..7] != pair[1][0][..7]);
    let lasts = lasts.map(|pair| &pair[0]).filter(|row| !row[0].starts_with("2005-06"));
    let lines: Vec<String> = lasts.map(|row| format!("{},{},{},", row[0], row[1], row[2])).collect();
    dataset(DatasetKind::Prices, "NEW", PRICED, &lines)
}

fn accounts() -> Dataset {
    let mut lines = Vec::new();
    for year in 2004..=2012 {
        let grown = f64::from(year - 2003);
        for (tag, value, unit) in [
            ("Revenues", 90e9 + 2.5e9 * grown, "USD"),
            ("NetIncomeLoss", 8e9 + 0.9e9 * grown, "USD"),
            ("EarningsPerShareDiluted", 4.9 + 1.05 * grown, "USD/share"),
            ("StockholdersEquity", 20e9 + 1e8 * grown, "USD"),
            ("Assets", 110e9 + 1e9 * grown, "USD"),
            ("CommonStockSharesOutstanding", 1.6e9 - 5e7 * grown, "shares"),
            (
                "WeightedAverageNumberOfDilutedSharesOutstanding",
                1.65e9 - 5e7 * grown,
                "shares",
            ),
            ("NetCashProvidedByUsedInOperatingActivities", 15e9 + 5e8 * grown, "USD"),
            ("PaymentsToAcquirePropertyPlantAndEquipment", 4e9, "USD"),
            ("EntityPublicFloat", 200e9, "USD"),
        ] {
            lines.push(format!("{year},{year}-12-31,{tag},{value},{unit}"));
        }
    }
    let header = "fiscal_year,period_end,tag,value,unit";
    dataset(DatasetKind::Accounts, "IBM", header, &lines)
}

fn series(id: &str, lines: impl Iterator<Item = String>) -> Dataset {
    dataset(DatasetKind::Series, id, "date,value", &lines.collect::<Vec<_>>())
}

fn yields() -> [Dataset; 3] {
    [("DGS10", 9), ("DGS2", 5), ("DGS3MO", 2)].map(|(id, at)| {
        let known = rows(TREASURY_CURVE).filter(|row| row[0] < "2013-03" && !row[0].starts_with("2011-08"));
        series(id, known.map(|row| format!("{},{}", row[0], row[at])))
    })
}

fn economy() -> [Dataset; 4] {
    let cpi = rows(US_MARKET).filter(|row| ("1947"..="2013-01").contains(&row[0]) && row[0] != "2009-05");
    let header: Vec<&str> = MACRO.lines().next().unwrap().split(',').collect();
    let of = |name: &str| {
        let at = header.iter().position(|known| *known == name).unwrap();
        let recent = rows(MACRO).filter(|row| ("1990"..="2013-01").contains(&row[0]));
        recent.map(move |row| (row[0], row[at]))
    };
    [
        series("CPIAUCSL", cpi.map(|row| format!("{}-01,{}", row[0], row[4]))),
        series(
            "UNRATE",
            of("UNRATE").map(|(month, value)| format!("{month}-01,{value}")),
        ),
        series(
            "BAA10Y",
            of("GS10").map(|(month, value)| format!("{month}-01,{:.2}", number(value) / 2.5)),
        ),
        series(
            "FEDFUNDS",
            ["2013-01-01,0.14".to_owned(), "2013-02-01,0.15".to_owned()].into_iter(),
        ),
    ]
}
