//! `convene data import` of folders, archives and brokers' exports, what it refuses, and `convene data show`, through
//! the built binary.

use std::io::{Cursor, Write};

use zip::write::{SimpleFileOptions, ZipWriter};

use crate::data_files::{Operator, fixture, line};
use crate::harness::{Db, email};

fn packed(files: &[(&str, &[u8])]) -> Vec<u8> {
    let mut writer = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, bytes) in files {
        writer.start_file(*name, SimpleFileOptions::default()).unwrap();
        writer.write_all(bytes).unwrap();
    }
    writer.finish().unwrap().into_inner()
}

fn text(name: &str) -> Vec<u8> {
    std::fs::read(fixture(name)).unwrap()
}

impl Operator {
    fn packed(&self, name: &str, files: &[(&str, &[u8])]) -> String {
        let path = self.folder.path().join(name);
        std::fs::write(&path, packed(files)).unwrap();
        path.to_str().unwrap().to_owned()
    }
}

async fn a_folder_and_an_archive_are_imported_file_by_file(db: Db) {
    let operator = Operator::new(db).await;
    let folder = operator.folder.path().join("mine");
    std::fs::create_dir_all(folder.join("deeper")).unwrap();
    std::fs::write(folder.join("AAPL.csv"), text("AAPL.csv")).unwrap();
    std::fs::write(folder.join("deeper/DGS10.csv"), text("DGS10.csv")).unwrap();
    std::fs::write(folder.join("notes.pdf"), "%PDF-1.7").unwrap();
    std::fs::write(folder.join(".hidden.csv"), "not data").unwrap();
    std::fs::write(
        folder.join("more.zip"),
        packed(&[("accounts.csv", &text("accounts.csv"))]),
    )
    .unwrap();
    let said = operator.succeeds(&["import", folder.to_str().unwrap()]);
    for words in [
        "mine/AAPL.csv: imported prices of AAPL",
        "mine/deeper/DGS10.csv: imported series of DGS10",
        "mine/more.zip/accounts.csv: imported accounts of",
        "mine/notes.pdf: left alone, it is no file of data",
    ] {
        assert!(said.contains(words), "{words}: {said}");
    }
    assert!(!said.contains("hidden"), "{said}");
    assert_eq!(operator.listed().len(), 4);

    // Of an archive with a bad file the good ones are imported, and the bad one is named by its line.
    let bad = b"Date,Close\n2024-01-02,oops\n".as_slice();
    let archive = operator.packed(
        "all.zip",
        &[("data/MSFT.csv", bad), ("IBM.csv", b"Date,Close\n2024-01-02,160\n")],
    );
    let (said, errors) = operator.fails(&["import", &archive]);
    assert!(said.contains("all.zip/IBM.csv: imported prices of IBM"), "{said}");
    assert!(
        errors.contains("all.zip/data/MSFT.csv: no row can be used; line 2: close: `oops` is not a number"),
        "{errors}"
    );
    assert!(errors.contains("1 of 2 files not imported"), "{errors}");
    assert_eq!(operator.listed().len(), 5);
}

async fn archives_that_mean_harm_and_half_archives_bring_nothing_in(db: Db) {
    let operator = Operator::new(db).await;
    let good: (&str, &[u8]) = ("AAPL.csv", &text("AAPL.csv"));
    let zeros = vec![b'0'; 70 * 1024 * 1024];
    let whole = packed(&[good]);
    let half = operator.folder.path().join("half.zip");
    std::fs::write(&half, &whole[..whole.len() / 2]).unwrap();
    for (archive, words) in [
        (
            operator.packed("outside.zip", &[good, ("../../MSFT.csv", b"x")]),
            "points outside of it",
        ),
        (
            operator.packed("bomb.zip", &[good, ("zeros.csv", &zeros)]),
            "unpacks to more than is read",
        ),
        (
            operator.packed("book.xlsx", &[("[Content_Types].xml", b"<x/>"), good]),
            "this is a workbook",
        ),
        (
            operator.packed("none.zip", &[("readme.md", b"hello")]),
            "no files of data in this archive",
        ),
        (
            half.to_str().unwrap().to_owned(),
            "is broken or was not downloaded whole",
        ),
    ] {
        let (said, errors) = operator.fails(&["import", &archive]);
        assert!(errors.contains(words), "{words}: {errors}");
        assert_eq!(said.trim(), format!("{archive}: nothing imported"));
    }
    assert_eq!(operator.listed(), []);
}

async fn what_can_hardly_be_right_is_named_and_not_stored(db: Db) {
    let operator = Operator::new(db).await;
    let rows = |close: &str| {
        let days = (1..=20).map(|day| format!("2023-01-{day:02},{}\n", if day == 12 { close } else { "150" }));
        format!("Date,Close\n{}", days.collect::<String>())
    };
    let hole = rows("150")
        .replace("2023-01-1", "2023-05-1")
        .replace("2023-01-20", "2023-05-20");
    for (name, text, words) in [
        (
            "AAPL.csv",
            rows("15000"),
            ":13: 2023-01-12: 15000 after 150 of 2023-01-11 is a jump",
        ),
        (
            "AAPL.csv",
            hole,
            ":11: there is nothing between 2023-01-09 and 2023-05-10: a hole",
        ),
        (
            "AAPL.csv",
            "Date,Close,Volume\n2024-01-02,185.64".to_owned(),
            ":2: the last row ends early",
        ),
        (
            "UNRATE.csv",
            "observation_date,UNRATE\n2024-01-01,0.037\n2024-02-01,0.039\n2024-03-01,0.038\n".to_owned(),
            ":2: the values are about 0.01 times those that ship for the same days: another unit",
        ),
        (
            "AAPL.csv",
            "<html><body>Please sign in</body></html>".to_owned(),
            "this is a web page, from line 1 on",
        ),
        (
            "AAPL.csv",
            "Shopping list\nmilk\n".to_owned(),
            "this is not a table that is known",
        ),
        (
            "facts.json",
            "{\"cik\": 320193,\n\"facts\": {".to_owned(),
            "ends in the middle, at line 2",
        ),
    ] {
        let file = operator.file(name, &text);
        let (said, errors) = operator.fails(&["import", &file]);
        assert!(
            errors.contains(&format!("{file}:")) && errors.contains(words),
            "{words}: {errors}"
        );
        assert_eq!(said.trim(), format!("{file}: nothing imported"));
        // Leaving bad rows out does not let it in.
        operator.fails(&["import", "--skip-bad", &file]);
        assert_eq!(operator.listed(), [], "{name}");
    }
    let file = operator.file("AAPL.csv", &rows("15000"));
    operator.succeeds(&["import", "--as-is", &file]);
    assert_eq!(
        operator.listed(),
        [line("prices", "AAPL", 20, "2023-01-01", "2023-01-20")]
    );
}

async fn a_brokers_export_is_a_portfolio_with_a_report(db: Db) {
    let operator = Operator::new(db).await;
    let ann = email("ann");
    let said = operator.succeeds(&["import", "--owner", &ann, &fixture("brokers/fidelity.csv")]);
    for words in [
        "fidelity.csv: imported a portfolio of 2 positions",
        "  read as an export of Fidelity",
        "  left out: cash (line 2)",
        "  AAPL: 2 lots added up",
        "  AAPL    Apple Inc.             40        162.7525",
    ] {
        assert!(said.contains(words), "{words}: {said}");
    }
    // An option is named; the rest is imported on demand, and takes the place of what was there.
    let statement = String::from_utf8(text("brokers/interactive_brokers.csv")).unwrap();
    let with_option = statement.replace("Stocks,USD,BRK B", "Equity and Index Options,USD,AAPL 19JAN24 150 C");
    let file = operator.file("U1.csv", &with_option);
    let (_, errors) = operator.fails(&["import", "--owner", &ann, &file]);
    assert!(
        errors.contains("U1.csv:11: AAPL 19JAN24 150 C: equity and index options are not read"),
        "{errors}"
    );
    assert!(operator.succeeds(&["show", "portfolio", &ann]).contains("162.7525"));
    operator.succeeds(&["import", "--skip-bad", "--owner", &ann, &file]);
    let shown = operator.succeeds(&["show", "portfolio", &ann]);
    assert!(shown.contains("SAP.DE") && !shown.contains("162.7525"), "{shown}");
    // Two of them in one go are one too many.
    let (said, errors) = operator.fails(&[
        "import",
        "--owner",
        &ann,
        &fixture("brokers/schwab.csv"),
        &fixture("brokers/statement.ofx"),
    ]);
    assert!(
        said.contains("schwab.csv: imported a portfolio of 2 positions"),
        "{said}"
    );
    assert!(
        errors.contains("a person has one portfolio, and it came from"),
        "{errors}"
    );
}

async fn an_instrument_is_shown_with_what_is_missing(db: Db) {
    let operator = Operator::new(db).await;
    let shown = operator.succeeds(&["show", "aapl"]);
    for words in [
        "AAPL, Apple Inc., equity, XNAS, USD, CIK 320193",
        "prices    shipped",
        "accounts  shipped",
        "How sound are its accounts?",
        "Is it cheap or expensive?",
        "no: needs prices of SPY or another fund on the US market",
        "No live source of prices on it is configured.",
        "No live source of accounts on it is configured.",
    ] {
        assert!(shown.contains(words), "{words}: {shown}");
    }
    let nothing = operator.succeeds(&["show", "SAP.DE"]);
    assert!(
        nothing.contains("There is no data on it.") && nothing.contains("no: needs prices and accounts"),
        "{nothing}"
    );
    assert!(operator.succeeds(&["show", "DGS10"]).contains("series  shipped"));
    assert!(operator.succeeds(&["show", "XAU"]).contains("Gold"));
    assert!(
        operator
            .fails(&["show", "NOSUCH1"])
            .1
            .contains("is not in the instrument master")
    );
    assert!(
        operator
            .fails(&["show", "shoes", "AAPL"])
            .1
            .contains("must be prices, accounts, series or portfolio")
    );

    // The free sources have accounts of companies, and prices of no stock.
    let mut with_free = Operator::new(db).await;
    let free = [
        ("CONVENE_DATA__LIVE", "free"),
        ("CONVENE_DATA__CONTACT", "Ann ann@example.org"),
    ];
    with_free
        .environment
        .extend(free.map(|(name, value)| (name.to_owned(), value.to_owned())));
    let shown = with_free.succeeds(&["show", "AAPL"]);
    assert!(
        shown.contains("No live source of prices on it") && shown.contains("For accounts, a question asks sec."),
        "{shown}"
    );
    assert!(
        with_free
            .succeeds(&["show", "EURUSD"])
            .contains("For prices, a question asks ecb, currency-api.")
    );
    assert!(
        with_free
            .succeeds(&["show", "DGS10"])
            .contains("For series, a question asks treasury, fred.")
    );

    operator.succeeds(&["import", &fixture("AAPL.csv"), &fixture("accounts.csv")]);
    let shown = operator.succeeds(&["show", "AAPL"]);
    // What was imported comes first, and is too short for most.
    assert!(shown.contains("prices    import, "), "{shown}");
    assert!(
        shown.contains("no: needs prices of 1 year; they begin 2023-12-26"),
        "{shown}"
    );
    let shown = operator.succeeds(&["show", "SAP.DE"]);
    assert!(
        shown.contains("accounts  import, ") && shown.contains("only as of 2023-12-31"),
        "{shown}"
    );
}

both_stores!(
    a_folder_and_an_archive_are_imported_file_by_file,
    archives_that_mean_harm_and_half_archives_bring_nothing_in,
    what_can_hardly_be_right_is_named_and_not_stored,
    a_brokers_export_is_a_portfolio_with_a_report,
    an_instrument_is_shown_with_what_is_missing,
);
