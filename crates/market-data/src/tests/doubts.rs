//! Well-formed files with implausible values, and files that are not data.

use super::*;

#[track_caller]
fn doubts(name: &str, text: &str) -> Vec<String> {
    let reading = read(name, text).unwrap();
    assert_eq!(reading.problems, [], "{name}");
    reading.doubts.iter().map(ToString::to_string).collect()
}

fn days(from: &str, count: i32, value: impl Fn(i32) -> String) -> String {
    let start: jiff::civil::Date = from.parse().unwrap();
    let day = |at: i32| start + jiff::Span::new().days(at);
    (0..count).map(|at| format!("{},{}\n", day(at), value(at))).collect()
}

#[test]
fn a_jump_of_a_hundred_is_named_with_its_line() {
    let prices = |close: f64| {
        let rows = days("2023-01-01", 20, |at| {
            if at == 12 {
                close.to_string()
            } else {
                format!("{}", 150 + at)
            }
        });
        format!("Date,Close\n{rows}")
    };
    assert_eq!(doubts("AAPL.csv", &prices(155.0)), [""; 0]);
    // Pence instead of pounds on line 14, pounds again on line 15: the first jump is reported.
    assert_eq!(
        doubts("AAPL.csv", &prices(16_200.0)),
        ["14: 2023-01-13: 16200 after 161 of 2023-01-12 is a jump: another unit, or a split left in"]
    );
    let series = format!(
        "observation_date,ZZZ\n{}",
        days("2023-01-01", 20, |at| (300 - 299 * (at / 10)).to_string())
    );
    assert_eq!(
        doubts("ZZZ.csv", &series),
        ["12: 2023-01-11: 1 after 300 of 2023-01-10 is a jump: another unit, or a split left in"]
    );
    // An adjusted close takes a split out.
    let split = days("2023-01-01", 20, |at| {
        if at < 10 {
            "5000,50".to_owned()
        } else {
            "50,50".to_owned()
        }
    });
    assert_eq!(doubts("AAPL.csv", &format!("Date,Close,Adj Close\n{split}")), [""; 0]);
}

#[test]
fn a_hole_is_named_with_its_line_unless_the_file_owns_up_to_it() {
    let (before, after) = (
        days("2023-01-01", 10, |_| "5".to_owned()),
        days("2023-04-01", 10, |_| "5".to_owned()),
    );
    assert_eq!(
        doubts("AAPL.csv", &format!("Date,Close\n{before}{after}")),
        ["12: there is nothing between 2023-01-10 and 2023-04-01: a hole"]
    );
    let months = |missing: &str| {
        let months = (1..=12).map(|month| format!("2023-{month:02}-01,{month}\n"));
        let months = months.map(|row| match row.starts_with(missing) {
            true if missing == "2023-06" => String::new(),
            true => format!("{missing}-01,.\n"),
            false => row,
        });
        format!("observation_date,ZZZ\n{}", months.collect::<String>())
    };
    assert_eq!(
        doubts("ZZZ.csv", &months("2023-06")),
        ["7: there is nothing between 2023-05-01 and 2023-07-01: a hole"]
    );
    assert_eq!(doubts("ZZZ.csv", &months("2023-07")), [""; 0]);
}

#[test]
fn a_column_in_another_unit_is_named() {
    let unemployment = |factor: f64| {
        let known = crate::history::series("UNRATE");
        let rows = known.iter().filter(|(date, _)| date.year() == 2023);
        let rows: String = rows
            .map(|(date, value)| format!("{date},{}\n", value * factor))
            .collect();
        format!("observation_date,UNRATE\n{rows}")
    };
    assert_eq!(doubts("UNRATE.csv", &unemployment(1.0)), [""; 0]);
    assert_eq!(
        doubts("UNRATE.csv", &unemployment(0.01)),
        ["2: the values are about 0.01 times those that ship for the same days: another unit"]
    );
    let accounts = |later: f64, income: f64| {
        let header = "symbol,fiscal_year,period_end,tag,value,unit";
        let year = |year: i32, factor: f64| {
            [("revenue", 900.0), ("net_income", income), ("total_assets", 2000.0)]
                .map(|(tag, value)| format!("SAP.DE,{year},{year}-12-31,{tag},{},EUR\n", value * factor))
                .concat()
        };
        let shares =
            "SAP.DE,2021,2021-12-31,eps_diluted,0.5,EUR/share\nSAP.DE,2021,2021-12-31,shares_diluted,200,shares\n";
        format!("{header}\n{}{}{shares}", year(2021, 1.0), year(2022, later))
    };
    assert_eq!(doubts("accounts.csv", &accounts(1.3, 100.0)), [""; 0]);
    let thousands = doubts("accounts.csv", &accounts(1_000.0, 100.0));
    assert_eq!(thousands.len(), 1);
    assert!(
        thousands[0].ends_with("the facts of 2022-12-31 are about 1000 times those before: another unit")
            && ["5:", "6:", "7:"].iter().any(|line| thousands[0].starts_with(line)),
        "{thousands:?}"
    );
    assert_eq!(
        doubts("accounts.csv", &accounts(1.3, 100_000.0)),
        ["3: net income of 2021-12-31 is about 1000 times earnings per share times shares: another unit"]
    );
}

#[test]
fn half_a_download_is_named_by_the_line_where_it_ends() {
    let yahoo =
        "Date,Open,High,Low,Close,Adj Close,Volume\n2024-01-02,1,1,1,370.87,369.7,100\n2024-01-03,1,1,1,370.6,369.4";
    assert_eq!(
        doubts("MSFT.csv", yahoo),
        ["3: the last row ends early: half a download"]
    );
    let facts = String::from_utf8(fixture("CIK0000320193.json")).unwrap();
    let reason = read("CIK0000320193.json", &facts[..facts.len() / 2]).unwrap_err();
    assert!(
        reason.starts_with("the document ends in the middle, at line "),
        "{reason}"
    );
}

#[test]
fn a_file_that_is_no_data_is_called_by_its_name() {
    for (bytes, words) in [
        (b"".as_slice(), "an empty file"),
        (
            b"\n<!DOCTYPE HTML><html><body>Sign in</body>",
            "a web page, from line 1 on",
        ),
        (b"%PDF-1.7 ...", "a PDF"),
        (b"PK\x03\x04....", "an archive or a workbook"),
        (&[0x1f, 0x8b, 8, 0], "packed with gzip"),
        (&[0xd0, 0xcf, 0x11, 0xe0, 0xa1], "an old workbook"),
    ] {
        let reason = read_file("AAPL.csv", bytes, &wish(None)).unwrap_err();
        assert!(reason.starts_with(&format!("this is {words}")), "{reason}");
    }
}
