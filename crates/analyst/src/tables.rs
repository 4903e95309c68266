//! Tables of a company's fiscal years: every cell is a figure of the ledger.

use languages::locale::Arg;
use pipeline::committee::{Evidence, FigureTable, TableCell, TableRow};

use super::figures::{Figures, Topic};
use super::measures;

/// More companies than this have no table each.
const COMPANIES: usize = 2;

/// The rows, in their order.
const ROWS: [&str; 14] = [
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

/// A table for each company of the question, and the figures in them.
pub fn of<'a>(figures: &Figures<'a>) -> (Vec<FigureTable>, Vec<&'a Evidence>) {
    let mut used = Vec::new();
    let companies = figures.subjects().take(COMPANIES);
    let tables = companies.filter_map(|topic| table(topic, figures, &mut used)).collect();
    (tables, used)
}

fn table<'a>(topic: &Topic, figures: &Figures<'a>, used: &mut Vec<&'a Evidence>) -> Option<FigureTable> {
    let newest = figures
        .of(topic, "revenue")
        .or_else(|| figures.of(topic, "net_income"))?;
    let last: i32 = newest.as_of.get(..4)?.parse().ok()?;
    // A fiscal year may be called by the year after or before that of its end.
    let has_year = |year: &i32| {
        ROWS.iter()
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
    let rows: Vec<TableRow> = ROWS.iter().filter_map(&mut row).collect();
    Some(FigureTable {
        title: figures.words.say("table-years", &[("name", Arg::Text(&topic.label))]),
        columns: years.iter().map(i32::to_string).collect(),
        rows,
    })
}
