//! Files with something odd or wrong about them.

use super::*;
use crate::Problem;

const HEADER: &str = "Date,Open,High,Low,Close,Adj Close,Volume";

#[test]
fn every_bad_row_is_named_by_its_line_and_the_rest_is_read() {
    let text = format!(
        "{HEADER}\n2024-01-02,1,1,1,10,9,100\n2024-13-02,1,1,1,10,9,100\n2024-01-03,1,1,1,ten,9,100\n\
         2024-01-04,1,1,1,0,9,100\n2024-01-05,1,1,1,10,-1,100\n2024-01-02,1,1,1,11,9,100\n\
         2024-01-08,1,1,1,10\n2025-01-08,1,1,1,10,9,1\n2024-01-09,1,1,1,1000,900,x\n2024-01-09,1,1,1,1000,900,5\n"
    );
    let reading = read("AAPL.csv", &text).unwrap();
    let said: Vec<String> = reading.problems.iter().map(Problem::to_string).collect();
    assert_eq!(
        said,
        [
            "3: `2024-13-02` is not a date",
            "4: close: `ten` is not a number",
            "5: close: 0 is not above 0",
            "6: adjusted close: -1 is not above 0",
            "7: 2024-01-02 is there twice",
            "8: adjusted close is missing",
            "9: 2025-01-08 is after today",
            "10: volume: `x` is not a number",
        ]
    );
    // A jump by a factor of a hundred is a doubt, not a problem.
    let body = &datasets(Ok(reading))[0].body;
    assert_eq!(
        body,
        "date,close,adjusted,volume\n2024-01-02,10,9,100\n2024-01-09,1000,900,5\n"
    );
}

#[test]
fn separators_marks_and_line_ends_make_no_difference() {
    let plain = rows(read(
        "AAPL.csv",
        "Date,Close,Volume\n2024-01-02,1185.64,82488700\n2024-01-03,1184.25,58414500\n",
    ));
    assert_eq!(
        plain,
        [
            "2024-01-02,1185.64,1185.64,82488700",
            "2024-01-03,1184.25,1184.25,58414500"
        ]
    );
    for text in [
        "\u{feff}Date,Close,Volume\r\n2024-01-02,1185.64,82488700\r\n2024-01-03,1184.25,58414500\r\n",
        "Date;Close;Volume\n2024-01-02;1185,64;82488700\n2024-01-03;1184,25;58414500\n",
        "Datum;Date;Close;Volume\nx;02.01.2024;1.185,64;82.488.700\nx;03.01.2024;1.184,25;58.414.500",
        "\"Date\",\"Close\",\"Volume\"\n\"01/03/2024\",\"$1,184.25\",\"58,414,500\"\n\
         \"01/02/2024\",\"$1,185.64\",\"82,488,700\"\n\"12/29/2023\",\"N/A\",\"N/A\"\n",
        "\n\nsep=;\nDate;Close;Volume\n2024-01-02;1185.64;82488700\n2024-01-03;1184.25;58414500\n\n",
        "Date\tClose\tVolume\n20240102\t1185.64\t82488700\n20240103\t1184.25\t58414500\n",
        "Date,Price,Vol.\n\"Jan 02, 2024\",\"1,185.64\",82488.7K\n\"Jan 03, 2024\",\"1,184.25\",58.4145M\n",
        "Date,Close*,Adj Close**,Volume\n2024-01-02 00:00:00-05:00,1185.64,1185.64,82488700\n\
         2024-01-03T00:00:00,1184.25,1184.25,58414500\n",
        "<TICKER>,<PER>,<DATE>,<TIME>,<OPEN>,<HIGH>,<LOW>,<CLOSE>,<VOL>,<OPENINT>\n\
         AAPL.US,D,20240102,000000,1,1,1,1185.64,82488700,0\nAAPL.US,D,20240103,000000,1,1,1,1184.25,58414500,0\n",
    ] {
        assert_eq!(rows(read("AAPL.csv", text)), plain, "{text}");
    }
    let wide = "Date,Close,Volume\n2024-01-02,1185.64,82488700\n2024-01-03,1184.25,58414500\n".encode_utf16();
    let bytes: Vec<u8> = [0xff, 0xfe]
        .into_iter()
        .chain(wide.flat_map(u16::to_le_bytes))
        .collect();
    assert_eq!(rows(read_file("AAPL.csv", &bytes, &wish(None))), plain);
}

#[test]
fn what_can_be_read_in_two_ways_is_refused() {
    let reading = read("AAPL.csv", "Date,Close\n01/02/2024,5.5\n01/03/2024,5.6\n").unwrap_err();
    assert!(reading.contains("the day from the month"), "{reading}");
    // One row that can only be read in one way decides for all.
    let reading = rows(read("AAPL.csv", "Date,Close\n01/02/2023,5.5\n13/02/2023,5.6\n"));
    assert_eq!(reading, ["2023-02-01,5.5,5.5,", "2023-02-13,5.6,5.6,"]);
    let reading = read("AAPL.csv", "Date;Close\n2024-01-02;1,234\n").unwrap_err();
    assert!(reading.contains("two ways"), "{reading}");
    for wrong in [
        "1,23.5", "12,34", "1.2.3", "1e999", "0x10", "inf", "1_0", "1e", "e5", ".", "1e5.5", "--1", "١٢", "5 %",
    ] {
        let text = format!("Date,Close\n2024-01-02,10.5\n2024-01-03,\"{wrong}\"\n");
        let reading = read("AAPL.csv", &text).unwrap();
        // A single point means "no value".
        assert_eq!(
            (reading.problems.len(), reading.empty),
            if wrong == "." { (0, 1) } else { (1, 0) },
            "{wrong}"
        );
    }
    for (cell, value) in [
        ("1.5E+3", "1500"),
        ("2e2", "200"),
        ("+7.50", "7.5"),
        ("1'234.5", "1234.5"),
        (" € 3 ", "3"),
    ] {
        assert_eq!(
            rows(read("AAPL.csv", &format!("Date,Close\n2024-01-02,{cell}\n"))),
            [format!("2024-01-02,{value},{value},")]
        );
    }
}

#[test]
fn a_file_that_is_nothing_is_refused_in_words() {
    for (name, bytes, word) in [
        ("AAPL.csv", b"".as_slice(), "an empty file"),
        ("AAPL.csv", b"Date,Close\n", "no rows"),
        ("AAPL.csv", b"Date,Close\n2024-01-02,null\n", "no row has a value"),
        ("AAPL.csv", b"Date,Close\nx,1\n", "line 2: `x` is not a date"),
        ("AAPL.csv", b"a,b,c\n1,2,3\n", "docs/data.md"),
        ("AAPL.csv", b"\x89PNG\r\n\x1a\n\x00\x00", "UTF-8"),
        ("AAPL.csv", b"Date,Close\n2024-01-02,\xff\n", "UTF-8"),
        ("AAPL.json", b"{\"facts\": 1}", "company facts"),
        (
            "AAPL.json",
            b"{\"cik\": 320193, \"facts\": {}}",
            "no yearly us-gaap facts",
        ),
        (
            "prices.csv",
            b"Date,Close\n2024-01-02,1\n",
            "`prices` is not in the instrument master",
        ),
        (
            "x.csv",
            b"Symbol,Date,Close\nAAPL,2024-01-02,1\nAAPL.US,2024-01-03,1\n",
            "two symbols",
        ),
        ("x.csv", b"date,value\n2024-01-02,1\n", "--symbol"),
    ] {
        let error = read_file(name, bytes, &wish(None)).unwrap_err();
        assert!(error.contains(word), "{word}: {error}");
    }
    let two = "Symbol,Date,Close\nAAPL,2024-01-02,1\nMSFT,2024-01-02,1\n";
    let error = read_file("x.csv", two.as_bytes(), &wish(Some("AAPL"))).unwrap_err();
    assert!(error.contains("several symbols"), "{error}");
    assert_eq!(datasets(read("x.csv", two)).len(), 2);
}

#[test]
fn a_symbol_that_nobody_knows_is_let_in_on_demand() {
    let text = b"Date,Close\n2024-01-02,1\n";
    let any = ImportOptions {
        any_symbol: true,
        ..wish(Some("zzz9"))
    };
    let reading = read_file("x.csv", text, &any);
    assert_eq!(datasets(reading)[0].subject, "ZZZ9");
    assert!(read_file("x.csv", text, &wish(Some("zzz9"))).is_err());
}

#[test]
fn bad_rows_of_accounts_and_portfolios_are_named() {
    let text = "symbol,fiscal_year,period_end,tag,value,unit\nAAPL,2023,2023-09-30,Revenues,1,USD\n\
        AAPL,2023,2023-09-30,revenue,2,USD\nAAPL,2023,2023-09-30,magic,2,USD\nAAPL,1923,2023-09-30,Assets,2,USD\n\
        AAPL,2023,2023-09-30,Assets,2,shares\nAAPL,2023,2023-09-30,eps,2,USD\nAAPL,2023,2023-09-30,Liabilities,,USD\n\
        AAPL,2023,2023-09-30,equity,(5),usd\n";
    let reading = read("facts.csv", text).unwrap();
    let said: Vec<String> = reading.problems.iter().map(Problem::to_string).collect();
    assert_eq!(
        said,
        [
            "3: Revenues of 2023-09-30 is there twice",
            "4: tag: `magic` is not one that is known",
            "5: fiscal_year: 1923 does not fit a period that ends 2023-09-30",
            "6: unit: `shares` is not one for Assets, such as USD",
            "7: unit: `USD` is not one for EarningsPerShareDiluted, such as USD/share",
        ]
    );
    assert_eq!(reading.empty, 1);
    assert!(
        datasets(Ok(reading))[0]
            .body
            .ends_with("2023,2023-09-30,StockholdersEquity,-5,USD\n")
    );

    let text = "symbol,quantity,cost\nAAPL,10,1\nAAPL,5,1\nNOSUCH,1,1\nMSFT,,1\nIBM,1,-1\nKO,all,1\n";
    let reading = read("mine.csv", text).unwrap();
    let said: Vec<String> = reading.problems.iter().map(Problem::to_string).collect();
    assert_eq!(
        said,
        [
            "3: AAPL is there twice; add its lots up",
            "4: symbol: `NOSUCH` is not in the instrument master",
            "5: quantity is missing",
            "6: cost is below 0",
            "7: quantity: `all` is not a number",
        ]
    );
}
