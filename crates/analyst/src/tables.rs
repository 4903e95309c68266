//! Tables: things side by side, the parts of a portfolio, a company's fiscal years. Every cell is a figure of the
//! ledger.

use languages::locale::Arg;
use pipeline::brief::MasterBrief;
use pipeline::committee::{Evidence, FigureTable, TableCell, TableRow};

use super::figures::{Figures, Topic, US_MARKET};
use super::holdings::positions;
use super::measures;

/// The most companies that get a table of their fiscal years.
const MAX_COMPANY_TABLES: usize = 2;

/// The most positions in the table of a portfolio.
const MAX_POSITIONS: usize = 12;

/// The rows of the table of fiscal years.
const FISCAL_YEAR_ROWS: [&str; 14] = [
    "revenue",
    "revenue_growth_1y",
    "gross_margin",
    "operating_margin",
    "net_income",
    "roe",
    "free_cash_flow",
    "cash",
    "debt",
    "dividends",
    "buybacks",
    "eps_diluted",
    "dividends_per_share",
    "shares_diluted",
];

/// The rows of the table of a comparison.
const COMPARISON_ROWS: [&str; 15] = [
    "return_1y",
    "return_3y",
    "return_5y",
    "vol_36m",
    "max_drawdown_36m",
    "pe",
    "float_to_earnings",
    "revenue_growth_1y",
    "revenue_growth_5y",
    "gross_margin",
    "operating_margin",
    "roic",
    "roe",
    "fcf_margin",
    "debt_to_equity",
];

/// The rows of a mix beside the stock market, as (measure of the mix, measure of the market): all after inflation, with
/// dividends.
const MIX_ROWS: [(&str, &str); 5] = [
    ("real_return_10y", "real_return_10y"),
    ("real_return_20y", "real_return_20y"),
    ("real_return_10y_worst", "real_return_10y_worst"),
    ("freq_neg", "freq_neg"),
    ("max_drawdown_all", "real_max_drawdown_all"),
];

/// The tables of an answer, and the figures in them.
pub fn of<'a>(brief: &MasterBrief, figures: &Figures<'a>) -> (Vec<FigureTable>, Vec<&'a Evidence>) {
    let mut used = Vec::new();
    let mut tables: Vec<FigureTable> = Vec::new();
    tables.extend(side_by_side(figures, &mut used));
    tables.extend(portfolio(brief, figures, &mut used));
    let companies = figures.subjects().take(MAX_COMPANY_TABLES);
    tables.extend(companies.filter_map(|topic| fiscal_years(topic, figures, &mut used)));
    (tables, used)
}

/// What is compared, measure by measure; only figures that are at most a year apart stand in one row.
fn side_by_side<'a>(figures: &Figures<'a>, used: &mut Vec<&'a Evidence>) -> Option<FigureTable> {
    let market = figures.topics.iter().find(|topic| topic.key == US_MARKET);
    let (topics, measures): (Vec<&Topic>, Vec<Vec<&str>>) = if figures.is_mix {
        let mix = figures.subjects().next()?;
        (
            vec![mix, market?],
            MIX_ROWS.iter().map(|(mix, stocks)| vec![*mix, *stocks]).collect(),
        )
    } else if figures.compares {
        let topics: Vec<&Topic> = figures.subjects().collect();
        let same = |measure: &&'static str| vec![*measure; topics.len()];
        let measures = COMPARISON_ROWS.iter().map(same).collect();
        (topics, measures)
    } else {
        return None;
    };
    let row = |measures: &Vec<&str>| {
        let found: Option<Vec<&'a Evidence>> = topics
            .iter()
            .zip(measures)
            .map(|(topic, measure)| figures.of(topic, measure))
            .collect();
        let found = found?;
        let ages = || found.iter().map(|figure| figures.years_old(figure));
        let apart = ages().fold(0.0, f64::max) - ages().fold(f64::INFINITY, f64::min);
        (apart <= 1.0).then_some(found)
    };
    let rows: Vec<Vec<&'a Evidence>> = measures.iter().filter_map(row).collect();
    used.extend(rows.iter().flatten());
    let columns = topics.iter().map(|topic| topic.short.clone()).collect();
    build("table-compare", columns, rows, figures)
}

/// The positions of a portfolio: their weights, and their shares of its risk.
fn portfolio<'a>(brief: &MasterBrief, figures: &Figures<'a>, used: &mut Vec<&'a Evidence>) -> Option<FigureTable> {
    let rows = ["pf_weight", "pf_risk_share"].map(|measure| {
        let of_one = |(key, _): &(String, String)| figures.get(&format!("ev_{measure}_{key}"));
        positions(brief)
            .iter()
            .take(MAX_POSITIONS)
            .map(of_one)
            .collect::<Option<Vec<_>>>()
    });
    let rows: Vec<Vec<&'a Evidence>> = rows.into_iter().flatten().filter(|row| row.len() > 1).collect();
    used.extend(rows.iter().flatten());
    let columns = positions(brief)
        .into_iter()
        .take(MAX_POSITIONS)
        .map(|(_, name)| name)
        .collect();
    build("table-portfolio", columns, rows, figures)
}

fn build(title: &str, columns: Vec<String>, rows: Vec<Vec<&Evidence>>, figures: &Figures<'_>) -> Option<FigureTable> {
    let cell = |figure: &&Evidence| TableCell {
        value: figures.words.quantity(figure),
        evidence_id: figure.evidence_id.clone(),
    };
    let row = |found: &Vec<&Evidence>| {
        let name = measures::name(&found.first()?.evidence_id, figures.words);
        let cells = found.iter().map(cell).collect();
        Some(TableRow { name, cells })
    };
    let rows: Vec<TableRow> = rows.iter().filter_map(row).collect();
    (!rows.is_empty()).then(|| FigureTable {
        title: figures.words.text(title),
        columns,
        rows,
    })
}

fn fiscal_years<'a>(topic: &Topic, figures: &Figures<'a>, used: &mut Vec<&'a Evidence>) -> Option<FigureTable> {
    let newest = figures
        .of(topic, "revenue")
        .or_else(|| figures.of(topic, "net_income"))?;
    let last: i32 = newest.as_of.get(..4)?.parse().ok()?;
    // A fiscal year may be named after the year before or after the one in which it ends.
    let has_year = |year: &i32| {
        FISCAL_YEAR_ROWS
            .iter()
            .any(|row| figures.of(topic, &format!("{year}_{row}")).is_some())
    };
    let years: Vec<i32> = (last - 5..=last + 1).filter(has_year).collect();
    if years.len() < 2 {
        return None;
    }
    let mut row = |name: &&str| {
        let found: Vec<Option<&'a Evidence>> = years
            .iter()
            .map(|year| figures.of(topic, &format!("{year}_{name}")))
            .collect();
        let known: Vec<&'a Evidence> = found.iter().copied().flatten().collect();
        let first = known.first()?;
        let name = measures::name(&first.evidence_id, figures.words);
        used.extend(known);
        let cell = |figure: Option<&Evidence>| TableCell {
            value: figure.map(|figure| figures.words.quantity(figure)).unwrap_or_default(),
            evidence_id: figure.map(|figure| figure.evidence_id.clone()).unwrap_or_default(),
        };
        let cells = found.into_iter().map(cell).collect();
        Some(TableRow { name, cells })
    };
    let rows: Vec<TableRow> = FISCAL_YEAR_ROWS.iter().filter_map(&mut row).collect();
    Some(FigureTable {
        title: figures.words.say("table-years", &[("name", Arg::Text(&topic.label))]),
        columns: years.iter().map(i32::to_string).collect(),
        rows,
    })
}
