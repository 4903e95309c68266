//! No file makes the readers panic, and a written body reads back as the same data.

use jiff::civil::{Date, date};
use proptest::prelude::*;

use super::*;

/// Texts that mostly look like a table.
fn table_like_texts() -> impl Strategy<Value = String> {
    let header = prop::sample::select(vec![
        "Date,Close,Adj Close,Volume",
        "Date;Close;Volume",
        "symbol,fiscal_year,period_end,tag,value,unit",
        "symbol,quantity,cost",
        "observation_date,DGS10",
        "Date,Close/Last,Volume",
        "Account Number,Investment Name,Symbol,Shares,Share Price,Total Value",
        "Symbol,Description,Quantity,Market Value,Cost Basis",
        "Product,Symbol/ISIN,Amount,Closing",
        "Open Positions,Header,DataDiscriminator,Asset Category,Currency,Symbol,Quantity,Cost Price",
        "<OFX><INVPOS><UNITS></INVPOS></OFX>",
        "{\"cik\":1,\"facts\":{}}",
        "",
    ]);
    let cell = prop_oneof![
        "[0-9]{1,4}[-/.][0-9]{1,2}[-/.][0-9]{1,4}",
        "[-+(]?[$€]?[0-9]{0,4}[.,']?[0-9]{0,4}[.,]?[0-9]{0,3}[eKMB)]?",
        "null|N/A|AAPL|MSFT|revenue|USD|Jan 2, 2024",
        "\"?[^\n]{0,6}\"?",
    ];
    let row = prop::collection::vec(cell, 0..8);
    (
        header,
        prop::collection::vec(row, 0..12),
        prop::sample::select(vec![",", ";"]),
    )
        .prop_map(|(header, rows, mark)| {
            let rows: Vec<String> = rows.into_iter().map(|row| row.join(mark)).collect();
            format!("{header}\n{}", rows.join("\n"))
        })
}

/// Files with many rows, symbols or facts, which a naive reader would compare pair by pair.
fn worst_case_files(rows: usize) -> [(&'static str, String); 4] {
    let lines = |row: fn(usize) -> String| (0..rows).map(row).collect::<String>();
    let fact = |at: usize| {
        let year = 1900 + at % 100;
        let span = format!(r#""start":"{year}-01-01","end":"{year}-12-31""#);
        let report = format!(r#""accn":"a{at}","fy":{year},"fp":"FY","form":"10-K","filed":"2023-01-01""#);
        format!(r#"{{{span},"val":{at},{report}}}"#)
    };
    let facts: Vec<String> = (0..rows).map(fact).collect();
    [
        (
            "portfolio.csv",
            format!("symbol,quantity,cost\n{}", lines(|at| format!("ZZ{at},1,1\n"))),
        ),
        (
            "prices.csv",
            format!("symbol,date,close\n{}", lines(|at| format!("ZZ{at},2023-01-03,1\n"))),
        ),
        (
            "AAPL.csv",
            format!("Date,Close\n{}", lines(|at| format!("2023-01-{:02},1\n", at % 28 + 1))),
        ),
        (
            "facts.json",
            format!(
                r#"{{"cik":320193,"entityName":"A","facts":{{"us-gaap":{{"Revenues":{{"units":{{"USD":[{}]}}}}}}}}}}"#,
                facts.join(",")
            ),
        ),
    ]
}

#[test]
fn twice_the_rows_take_twice_the_steps() {
    for ((name, small), (_, large)) in worst_case_files(1_000).iter().zip(&worst_case_files(2_000)) {
        let steps = |text: &str| {
            let any = ImportOptions {
                any_symbol: true,
                ..wish(None)
            };
            languages::steps::steps_of(|| {
                let _ = read_file(name, text.as_bytes(), &any);
            })
        };
        let (once, twice) = (steps(small), steps(large));
        assert!(once > 900, "{name}: {once} steps");
        assert!(twice <= 2 * once + 100, "{name}: {once} and {twice} steps");
    }
}

fn days() -> impl Strategy<Value = Date> {
    (1900i16..2024, 1i8..=12, 1i8..=28).prop_map(|(year, month, day)| date(year, month, day))
}

proptest! {
    #[test]
    fn no_bytes_make_the_reader_panic(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        let _ = read_file("AAPL.csv", &bytes, &wish(None));
    }

    #[test]
    fn no_text_makes_the_reader_panic(text in table_like_texts()) {
        let _ = read("AAPL.csv", &text);
        let _ = read_file("x.csv", text.as_bytes(), &wish(Some("AAPL")));
    }

    /// The body of a dataset can be imported again and gives the same dataset.
    #[test]
    fn a_body_reads_back_to_itself(text in table_like_texts()) {
        if let Ok(reading) = read("AAPL.csv", &text)
            && let Content::Datasets(datasets) = reading.content
        {
            for dataset in datasets {
                let again = read_file("x.csv", dataset.body.as_bytes(), &wish(Some(&dataset.subject)));
                let again = again.map_err(TestCaseError::fail)?;
                prop_assert_eq!(again.problems, []);
                let Content::Datasets(again) = again.content else {
                    return Err(TestCaseError::fail("no dataset"));
                };
                // The title also says whether the file had adjusted closes of its own; the layout always has them.
                let title = again.first().map(|again| again.title.clone()).unwrap_or_default();
                prop_assert_eq!(again, vec![Dataset { title, ..dataset }]);
            }
        }
    }

    #[test]
    fn prices_come_out_as_they_went_in(
        prices in prop::collection::btree_map(days(), (0.0001f64..1e6, 0.0001f64..1e6, 0u64..1 << 50), 1..40),
        newest_first: bool,
    ) {
        let mut lines: Vec<String> = prices
            .iter()
            .map(|(day, (close, adjusted, volume))| format!("{day},{close},{adjusted},{volume}"))
            .collect();
        let expected = lines.clone();
        if newest_first {
            lines.reverse();
        }
        let text = format!("Date,Close,Adj Close,Volume\n{}\n", lines.join("\n"));
        prop_assert_eq!(rows(read("AAPL.csv", &text)), expected);
    }
}
