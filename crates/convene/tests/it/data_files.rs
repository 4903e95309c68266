//! `convene data` through the built binary: import, list, show, remove.

use std::path::{Path, PathBuf};
use std::process::Output;

use serde_json::Value;
use tempfile::{TempDir, tempdir};

use crate::harness::{Db, Process, command};

/// An operator with a database and files of their own.
pub(crate) struct Operator {
    pub(crate) folder: TempDir,
    pub(crate) environment: Vec<(String, String)>,
}

impl Operator {
    pub(crate) async fn new(db: Db) -> Self {
        let folder = tempdir().unwrap();
        let url = db.fresh(folder.path()).await;
        let environment = [
            ("CONVENE_STORE__URL", url.as_str()),
            ("CONVENE_DATA_DIR", folder.path().to_str().unwrap()),
        ];
        let environment = environment
            .map(|(name, value)| (name.to_owned(), value.to_owned()))
            .to_vec();
        Self { folder, environment }
    }

    pub(crate) fn file(&self, name: &str, text: &str) -> String {
        let path = self.folder.path().join(name);
        std::fs::write(&path, text).unwrap();
        path.to_str().unwrap().to_owned()
    }

    pub(crate) fn run(&self, arguments: &[&str]) -> Output {
        command(&self.environment).arg("data").args(arguments).output().unwrap()
    }

    #[track_caller]
    pub(crate) fn succeeds(&self, arguments: &[&str]) -> String {
        let output = self.run(arguments);
        assert_eq!(output.status.code(), Some(0), "{}{}", out(&output), err(&output));
        out(&output)
    }

    #[track_caller]
    pub(crate) fn fails(&self, arguments: &[&str]) -> (String, String) {
        let output = self.run(arguments);
        assert_eq!(output.status.code(), Some(1), "{}{}", out(&output), err(&output));
        (out(&output), err(&output))
    }

    /// Kind, subject, rows, first and last day of everything there is.
    #[track_caller]
    pub(crate) fn listed(&self) -> Vec<(String, String, i64, String, String)> {
        let list: Vec<Value> = serde_json::from_str(&self.succeeds(&["list", "--json"])).unwrap();
        let text = |line: &Value, key: &str| line[key].as_str().unwrap_or_default().to_owned();
        let lines = list.iter().map(|line| {
            let rows = line["rows"].as_i64().unwrap();
            (
                text(line, "kind"),
                text(line, "subject"),
                rows,
                text(line, "from"),
                text(line, "to"),
            )
        });
        lines.collect()
    }
}

fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn err(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

pub(crate) fn fixture(name: &str) -> String {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../market-data/fixtures/market");
    folder.join(name).to_str().unwrap().to_owned()
}

pub(crate) fn line(
    kind: &str,
    subject: &str,
    rows: i64,
    from: &str,
    to: &str,
) -> (String, String, i64, String, String) {
    (
        kind.to_owned(),
        subject.to_owned(),
        rows,
        from.to_owned(),
        to.to_owned(),
    )
}

async fn files_of_every_format_are_imported_listed_shown_and_removed(db: Db) {
    let operator = Operator::new(db).await;
    assert!(operator.succeeds(&["list"]).contains("Nothing has been imported"));
    assert_eq!(operator.listed(), []);
    let files = ["AAPL.csv", "accounts.csv", "CIK0000320193.json", "DGS10.csv"].map(fixture);
    let mut arguments = vec!["import"];
    arguments.extend(files.iter().map(String::as_str));
    let said = operator.succeeds(&arguments);
    assert_eq!(said.lines().count(), 4, "{said}");
    assert!(
        said.contains(
            "AAPL.csv: imported prices of AAPL, 5 rows from 2023-12-26 to 2024-01-02 (left out: 1 row without a value)"
        ),
        "{said}"
    );
    assert_eq!(
        operator.listed(),
        [
            line("accounts", "AAPL", 25, "2019-09-28", "2023-10-20"),
            line("accounts", "MSFT", 2, "2023-06-30", "2023-06-30"),
            line("accounts", "SAP.DE", 4, "2022-12-31", "2023-12-31"),
            line("prices", "AAPL", 5, "2023-12-26", "2024-01-02"),
            line("series", "DGS10", 3, "2023-12-28", "2024-01-02"),
        ]
    );
    // The other two exports take the place of the first.
    operator.succeeds(&["import", &fixture("aapl_us_d.csv")]);
    operator.succeeds(&[
        "import",
        "--symbol",
        "AAPL",
        &fixture("HistoricalData_1704300000000.csv"),
    ]);
    let shown = operator.succeeds(&["show", "prices", "aapl"]);
    for words in [
        "prices of AAPL from import",
        "not adjusted",
        "5 rows from 2023-12-26 to 2024-01-02",
        "adjusted close: lowest 185.64, highest 193.58, last 185.64",
        "date,close,adjusted,volume\n2023-12-26,193.05,193.05,28919310\n",
    ] {
        assert!(shown.contains(words), "{words}: {shown}");
    }
    assert!(
        operator
            .succeeds(&["show", "accounts", "SAP.DE"])
            .contains("facts by fiscal year: 2022: 3, 2023: 1")
    );
    let table = operator.succeeds(&["list"]);
    assert!(table.starts_with("kind      subject  provider  rows  from"), "{table}");
    assert_eq!(table.lines().count(), 6);

    assert_eq!(
        operator.succeeds(&["remove", "prices", "AAPL"]).trim(),
        "removed prices of AAPL from import"
    );
    for arguments in [
        ["remove", "prices", "AAPL"].as_slice(),
        &["show", "prices", "AAPL"],
        &["remove", "series", "DGS10", "--provider", "fred"],
    ] {
        assert!(
            operator.fails(arguments).1.contains("there is no such data"),
            "{arguments:?}"
        );
    }
    operator.succeeds(&["remove", "series", "DGS10", "--provider", "import"]);
    assert_eq!(operator.listed().len(), 3);
}

async fn a_bad_row_is_named_by_file_and_line_and_nothing_of_its_file_is_imported(db: Db) {
    let operator = Operator::new(db).await;
    let bad = operator.file(
        "MSFT.csv",
        "Date,Open,High,Low,Close,Adj Close,Volume\n2024-01-02,1,1,1,370.87,369.7,100\n2024-01-03,1,1,1,oops,1,100\n\
         2024-01-04,1,1,1,-5,1,100\n2024-01-02,1,1,1,370.87,369.7,100\n",
    );
    let (said, errors) = operator.fails(&["import", &bad]);
    assert_eq!(said.trim(), format!("{bad}: nothing imported"));
    for words in [
        format!("{bad}:3: close: `oops` is not a number"),
        format!("{bad}:4: close: -5 is not above 0"),
        format!("{bad}:5: 2024-01-02 is there twice"),
        "--skip-bad".to_owned(),
        "1 of 1 file not imported".to_owned(),
    ] {
        assert!(errors.contains(&words), "{words}: {errors}");
    }
    assert_eq!(operator.listed(), []);
    let said = operator.succeeds(&["import", "--skip-bad", &bad]);
    assert!(
        said.contains("imported prices of MSFT, 1 row from 2024-01-02 to 2024-01-02 (left out: 3 bad rows)"),
        "{said}"
    );

    // Of several files the good ones are imported, each of them is told of, and the exit code says that not all are.
    let (good, unknown) = (
        fixture("AAPL.csv"),
        operator.file("prices.csv", "Date,Close\n2024-01-02,1\n"),
    );
    let missing = operator.folder.path().join("none.csv").to_str().unwrap().to_owned();
    let twice = fixture("aapl_us_d.csv");
    let (said, errors) = operator.fails(&["import", &bad, &good, &unknown, &missing, &twice]);
    let ends: Vec<&str> = said.lines().map(|line| line.rsplit('/').next().unwrap()).collect();
    assert_eq!(ends.len(), 5, "{said}");
    assert!(
        ends[0] == "MSFT.csv: nothing imported" && ends[1].starts_with("AAPL.csv: imported prices"),
        "{said}"
    );
    assert!(
        ends[2..].iter().all(|end| end.ends_with(": nothing imported")),
        "{said}"
    );
    assert!(errors.contains("`prices` is not in the instrument master"), "{errors}");
    assert!(errors.contains("prices of AAPL came from AAPL.csv already"), "{errors}");
    assert!(errors.contains("4 of 5 files not imported"), "{errors}");
    // What was there stays.
    assert_eq!(
        operator.listed(),
        [
            line("prices", "AAPL", 5, "2023-12-26", "2024-01-02"),
            line("prices", "MSFT", 1, "2024-01-02", "2024-01-02"),
        ]
    );
    let all_symbols = operator.succeeds(&["import", "--any-symbol", "--symbol", "zz9", &unknown]);
    assert!(all_symbols.contains("prices of ZZ9"), "{all_symbols}");
}

async fn files_are_imported_while_the_server_runs(db: Db) {
    let operator = Operator::new(db).await;
    let settings: Vec<(&str, &str)> = operator
        .environment
        .iter()
        .map(|(name, value)| (name.as_str(), value.as_str()))
        .collect();
    let process = Process::start(Path::new(operator.folder.path()), &settings).await;
    operator.succeeds(&["import", &fixture("AAPL.csv")]);
    let ann = process.person("ann");
    ann.get("/api/v1/auth/me").await.ok(200);
    assert_eq!(operator.listed().len(), 1);
    operator.succeeds(&["remove", "prices", "AAPL"]);
    ann.get("/health").await.ok(200);
}

both_stores!(
    files_of_every_format_are_imported_listed_shown_and_removed,
    a_bad_row_is_named_by_file_and_line_and_nothing_of_its_file_is_imported,
    files_are_imported_while_the_server_runs,
);
