//! What is read from each supported export.

use pipeline::ports::datasets::DatasetKind;
use serde_json::json;

use super::*;

#[test]
fn yahoo_gives_the_close_and_the_adjusted_close() {
    let reading = read_file("AAPL.csv", &fixture("AAPL.csv"), &wish(None)).unwrap();
    assert_eq!((reading.problems.len(), reading.empty), (0, 1));
    let datasets = datasets(Ok(reading));
    let [prices] = datasets.as_slice() else { panic!() };
    assert_eq!((prices.kind, prices.subject.as_str()), (DatasetKind::Prices, "AAPL"));
    assert_eq!(prices.provider, "import");
    assert!(
        prices.title.contains("AAPL.csv, with their adjusted close"),
        "{}",
        prices.title
    );
    let rows: Vec<&str> = prices.body.lines().collect();
    assert_eq!(rows[0], "date,close,adjusted,volume");
    assert_eq!(rows[1], "2023-12-26,193.050003,191.802353,28919300");
    assert_eq!(rows.last(), Some(&"2024-01-02,185.639999,184.440231,82488700"));
    assert_eq!(rows.len(), 6);
}

#[test]
fn stooq_names_the_instrument_in_the_name_of_the_file() {
    let reading = read_file("aapl_us_d.csv", &fixture("aapl_us_d.csv"), &wish(None));
    let datasets = datasets(reading);
    assert_eq!(datasets[0].subject, "AAPL");
    assert!(datasets[0].title.contains("not adjusted"), "{}", datasets[0].title);
    assert!(datasets[0].body.ends_with("2024-01-02,185.005,185.005,82876222\n"));
}

#[test]
fn nasdaq_is_newest_first_with_the_month_first_and_needs_a_symbol() {
    let name = "HistoricalData_1704300000000.csv";
    let error = read_file(name, &fixture(name), &wish(None)).unwrap_err();
    assert!(error.contains("--symbol"), "{error}");
    let rows = rows(read_file(name, &fixture(name), &wish(Some("aapl"))));
    assert_eq!(rows[0], "2023-12-26,193.05,193.05,28919310");
    assert_eq!(rows[4], "2024-01-02,185.64,185.64,82488670");
}

#[test]
fn our_own_accounts_know_several_companies_and_plain_names() {
    let datasets = datasets(read_file("accounts.csv", &fixture("accounts.csv"), &wish(None)));
    let subjects: Vec<&str> = datasets.iter().map(|dataset| dataset.subject.as_str()).collect();
    assert_eq!(subjects, ["MSFT", "SAP.DE"]);
    assert_eq!(
        datasets[0].body,
        "fiscal_year,period_end,tag,value,unit\n2023,2023-06-30,Revenues,211915000000,USD\n\
         2023,2023-06-30,WeightedAverageNumberOfDilutedSharesOutstanding,7472000000,shares\n"
    );
    assert!(datasets[1].body.contains("2022,2022-12-31,Revenues,30871000000,EUR\n"));
    assert!(
        datasets[1]
            .body
            .contains("2022,2022-12-31,EarningsPerShareDiluted,1.95,EUR/share\n")
    );
}

#[test]
fn company_facts_give_the_years_and_nothing_else() {
    let name = "CIK0000320193.json";
    let datasets = datasets(read_file(name, &fixture(name), &wish(None)));
    let [accounts] = datasets.as_slice() else { panic!() };
    assert_eq!(
        (accounts.kind, accounts.subject.as_str()),
        (DatasetKind::Accounts, "AAPL")
    );
    assert!(accounts.title.contains("Apple Inc."), "{}", accounts.title);
    let of = |tag: &str| {
        let rows = accounts.body.lines().filter(|row| row.split(',').nth(2) == Some(tag));
        rows.map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(
        of("RevenueFromContractWithCustomerExcludingAssessedTax"),
        [
            "2019,2019-09-28,RevenueFromContractWithCustomerExcludingAssessedTax,260174000000,USD",
            "2020,2020-09-26,RevenueFromContractWithCustomerExcludingAssessedTax,274515000000,USD",
            "2021,2021-09-25,RevenueFromContractWithCustomerExcludingAssessedTax,365817000000,USD",
            "2022,2022-09-24,RevenueFromContractWithCustomerExcludingAssessedTax,394328000000,USD",
            "2023,2023-09-30,RevenueFromContractWithCustomerExcludingAssessedTax,383285000000,USD",
        ]
    );
    // What was filed last counts, here the amendment.
    assert_eq!(of("NetIncomeLoss")[3], "2022,2022-09-24,NetIncomeLoss,99803000001,USD");
    assert_eq!(
        of("EarningsPerShareDiluted")[2],
        "2023,2023-09-30,EarningsPerShareDiluted,6.13,USD/share"
    );
    // Only the ends of years, only the company's own currency.
    assert_eq!(of("StockholdersEquity").len(), 4);
    assert_eq!(of("Assets")[2], "2023,2023-09-30,Assets,352583000000,USD");
    // The cover page is dated as it dates itself.
    assert_eq!(
        of("EntityCommonStockSharesOutstanding"),
        [
            "2022,2022-10-14,EntityCommonStockSharesOutstanding,15908118000,shares",
            "2023,2023-10-20,EntityCommonStockSharesOutstanding,15552752000,shares",
        ]
    );
    assert_eq!(
        of("EntityPublicFloat"),
        ["2023,2023-03-31,EntityPublicFloat,2591165000000,USD"]
    );
    assert!(!accounts.body.contains("Amortization"));
    assert!(
        datasets[0]
            .body
            .lines()
            .skip(1)
            .is_sorted_by_key(|row| row.split(',').nth(1))
    );
}

#[test]
fn years_are_named_by_their_end_and_splits_are_taken_out() {
    // The SEC numbers the year to January 2022 as 2021, but the year to January 2023 as 2023: 2022 would be missing.
    let report = |accn: &str, fy: u16, filed: &str, year: u16, value: f64| {
        json!({"start": format!("{}-02-01", year - 1), "end": format!("{year}-01-31"), "val": value, "accn": accn,
            "fy": fy, "fp": "FY", "form": "10-K", "filed": filed})
    };
    let [old, middle, new] = [
        ("a", 2021, "2022-03-01"),
        ("b", 2023, "2023-03-01"),
        ("c", 2024, "2024-03-01"),
    ];
    let of = |(accn, fy, filed): (&str, u16, &str), year: u16, value: f64| report(accn, fy, filed, year, value);
    // A split of ten for one between the second and the third report, which restates one year.
    let shares = [
        of(old, 2022, 100.0),
        of(middle, 2022, 100.0),
        of(middle, 2023, 102.0),
        of(new, 2023, 1020.0),
        of(new, 2024, 1040.0),
    ];
    let each = [
        of(old, 2022, 5.0),
        of(middle, 2023, 6.0),
        of(new, 2023, 0.6),
        of(new, 2024, 0.7),
    ];
    let sales = [of(old, 2022, 1.0), of(middle, 2023, 2.0), of(new, 2024, 3.0)];
    let facts = json!({"cik": 320193, "entityName": "Apple Inc.", "facts": {"us-gaap": {
        "WeightedAverageNumberOfDilutedSharesOutstanding": {"units": {"shares": shares}},
        "EarningsPerShareDiluted": {"units": {"USD/shares": each}},
        "Revenues": {"units": {"USD": sales}},
    }}});
    let datasets = datasets(read("facts.json", &facts.to_string()));
    let rows: Vec<&str> = datasets[0].body.lines().skip(1).collect();
    assert_eq!(
        rows,
        [
            "2022,2022-01-31,EarningsPerShareDiluted,0.5,USD/share",
            "2022,2022-01-31,Revenues,1,USD",
            "2022,2022-01-31,WeightedAverageNumberOfDilutedSharesOutstanding,1000,shares",
            "2023,2023-01-31,EarningsPerShareDiluted,0.6,USD/share",
            "2023,2023-01-31,Revenues,2,USD",
            "2023,2023-01-31,WeightedAverageNumberOfDilutedSharesOutstanding,1020,shares",
            "2024,2024-01-31,EarningsPerShareDiluted,0.7,USD/share",
            "2024,2024-01-31,Revenues,3,USD",
            "2024,2024-01-31,WeightedAverageNumberOfDilutedSharesOutstanding,1040,shares",
        ]
    );
}

#[test]
fn the_facts_of_a_company_are_those_of_each_of_its_shares() {
    let text = String::from_utf8(fixture("CIK0000320193.json")).unwrap();
    let alphabet = text.replace("\"cik\":320193", "\"cik\":\"0001652044\"");
    let datasets = datasets(read("facts.json", &alphabet));
    let mut subjects: Vec<&str> = datasets.iter().map(|dataset| dataset.subject.as_str()).collect();
    subjects.sort_unstable();
    assert_eq!(subjects, ["GOOG", "GOOGL"]);
    let unknown = text.replace("\"cik\":320193", "\"cik\":999999999");
    assert!(read("facts.json", &unknown).unwrap_err().contains("--symbol"));
}

#[test]
fn a_series_is_named_by_its_column() {
    let reading = read_file("DGS10.csv", &fixture("DGS10.csv"), &wish(None)).unwrap();
    assert_eq!(reading.empty, 1);
    let datasets = datasets(Ok(reading));
    assert_eq!(
        (datasets[0].kind, datasets[0].subject.as_str()),
        (DatasetKind::Series, "DGS10")
    );
    assert_eq!(
        datasets[0].body,
        "date,value\n2023-12-28,3.84\n2023-12-29,3.88\n2024-01-02,3.95\n"
    );
}

#[test]
fn a_portfolio_has_the_masters_symbols_and_names() {
    let reading = read_file("portfolio.csv", &fixture("portfolio.csv"), &wish(None)).unwrap();
    let Content::Portfolio(positions) = reading.content else {
        panic!()
    };
    let short: Vec<_> = positions
        .iter()
        .map(|one| [one.symbol.as_str(), &one.name, &one.quantity, &one.cost])
        .collect();
    assert_eq!(
        short,
        [
            ["AAPL", "Apple Inc.", "10", "150.25"],
            ["MSFT", "Microsoft Corporation", "3.5", ""],
            ["BTC-USD", "Bitcoin", "0.25", "31000.5"],
        ]
    );
}

#[test]
fn a_portfolio_with_dates_and_prices_is_not_taken_for_prices() {
    let text =
        "Symbol,Current Price,Date,Trade Date,Purchase Price,Quantity\nAAPL,185.64,2024/01/02,20200102,75.5,10\n";
    let Content::Portfolio(positions) = read("quotes.csv", text).unwrap().content else {
        panic!()
    };
    assert_eq!(
        (positions[0].quantity.as_str(), positions[0].cost.as_str()),
        ("10", "75.5")
    );
    let text = "symbol,date,quantity,price\nAAPL,2024-01-02,10,75.5\n";
    assert!(matches!(
        read("trades.csv", text).unwrap().content,
        Content::Portfolio(_)
    ));
}

#[test]
fn a_portfolio_beyond_its_bounds_is_refused() {
    let refused = |text: &str| read_file("portfolio.csv", text.as_bytes(), &wish(None)).unwrap_err();
    assert_eq!(
        refused("symbol,quantity\nAAPL,2000000000000000\n"),
        "AAPL: the quantity and the cost can be at most 1,000,000,000,000,000"
    );
    let any = ImportOptions {
        any_symbol: true,
        ..wish(None)
    };
    let rows: String = (0..201).map(|number| format!("OWN{number},1\n")).collect();
    let many = read_file("portfolio.csv", format!("symbol,quantity\n{rows}").as_bytes(), &any);
    assert_eq!(many.unwrap_err(), "there are more than 200 positions");
}

/// Whatever the shipped filings use can be imported.
#[test]
fn every_tag_of_the_shipped_filings_is_known() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shipped-data/data/filings.csv");
    let text = std::fs::read_to_string(path).unwrap();
    let mut tags: Vec<&str> = text.lines().skip(1).filter_map(|row| row.split(',').nth(2)).collect();
    // Rows of dates are not facts.
    tags.retain(|tag| *tag != "period_end" && !tag.ends_with("_day"));
    tags.sort_unstable();
    tags.dedup();
    assert_eq!(tags.len(), 60);
    for name in &tags {
        let known = super::super::formats::tags::tag(name).unwrap_or_else(|| panic!("{name}"));
        assert_eq!(known.name, *name);
    }
    assert_eq!(super::super::formats::tags::TAGS.len(), 60);
}
