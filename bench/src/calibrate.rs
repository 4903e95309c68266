//! Tests the confidence on the past: the built-in analyst is asked as of many past dates, with only the data of that
//! date. What it called favourable is compared with what came after. `docs/analyst.md` says how to read the table.

mod committee;
mod past;

use std::collections::BTreeMap;
use std::path::Path;

use pipeline::committee::Analysis;
use pipeline::committee::Balance;

use self::committee::Session;
use self::past::{Past, date, month_after};

/// How long the questions look ahead, in years.
const HORIZONS: [u32; 4] = [1, 3, 5, 10];
/// Months from one date to the next.
const STEP: u32 = 3;
/// The lower ends of the bands of confidence, in hundredths.
const BANDS: [u32; 5] = [0, 20, 40, 60, 80];

/// One question as of one date, the answer, and what happened afterwards.
struct Asked {
    /// The horizon in years.
    years: u32,
    /// The date, as months since the year 0.
    month: u32,
    /// Whether the analyst called it favourable.
    favourable: bool,
    /// The confidence of the analyst, in hundredths.
    confidence: u32,
    /// Whether the horizon ended with a gain after inflation.
    gained: bool,
}

/// Prints the tables. `data` is the folder of the shipped files.
pub(crate) fn measure(data: &Path) -> Result<(), String> {
    let past = Past::read(data)?;
    println!("The US stock market, asked every quarter: how often a gain after inflation followed\n");
    table(&ask_market(&past)?);
    println!("\nFour companies that still exist, asked every quarter: how often a gain after inflation followed\n");
    let mut of_stocks = Vec::new();
    for stock in past::STOCKS {
        of_stocks.extend(ask_stock(&past, stock)?);
    }
    table(&of_stocks);
    Ok(())
}

fn ask_market(past: &Past) -> Result<Vec<Asked>, String> {
    let mut out = Vec::new();
    for years in HORIZONS {
        let session = Session::new(&format!("Is the S&P 500 attractive over the next {years} years?"))?;
        let (first, last) = past.market_months(years);
        for month in (first..=last).step_by(STEP as usize) {
            let said = session.ask(&past.of_market(month), &date(month));
            out.extend(
                said.zip(past.market_gained(month, years))
                    .map(|(said, gained)| asked(years, month, &said, gained)),
            );
        }
    }
    Ok(out)
}

fn ask_stock(past: &Past, stock: past::Stock) -> Result<Vec<Asked>, String> {
    let mut out = Vec::new();
    for years in HORIZONS {
        let session = Session::new(&format!(
            "Is {} a good investment for the next {years} years?",
            stock.name
        ))?;
        let (first, last) = past.stock_months(stock, years);
        for month in (first..=last).step_by(STEP as usize) {
            let said = session.ask(&past.of_stock(stock, month), &date(month));
            out.extend(
                said.zip(past.stock_gained(stock, month, years))
                    .map(|(said, gained)| asked(years, month, &said, gained)),
            );
        }
    }
    Ok(out)
}

fn asked(years: u32, month: u32, said: &Analysis, gained: bool) -> Asked {
    Asked {
        years,
        month,
        favourable: said.balance == Balance::Favourable,
        confidence: (said.confidence * 100.0).round() as u32,
        gained,
    }
}

/// The band of a confidence, by its lower end.
fn band(confidence: u32) -> u32 {
    BANDS.into_iter().rfind(|from| *from <= confidence).unwrap_or_default()
}

/// A row of the table.
#[derive(Default)]
struct Row {
    asked: u32,
    gained: u32,
    confidence: u32,
    /// The number of dates that are at least one horizon apart: only those are independent.
    apart: u32,
    last: Option<u32>,
}

impl Row {
    fn add(&mut self, asked: &Asked) {
        self.asked += 1;
        self.gained += u32::from(asked.gained);
        self.confidence += asked.confidence;
        if self
            .last
            .is_none_or(|last| asked.month >= month_after(last, asked.years))
        {
            self.apart += 1;
            self.last = Some(asked.month);
        }
    }
}

fn rows(all: &[Asked]) -> BTreeMap<(u32, Option<u32>), Row> {
    let mut rows: BTreeMap<(u32, Option<u32>), Row> = BTreeMap::new();
    for one in all {
        // The row without a band counts every answer, so that there is a base rate to compare with.
        rows.entry((one.years, None)).or_default().add(one);
        if one.favourable {
            rows.entry((one.years, Some(band(one.confidence))))
                .or_default()
                .add(one);
        }
    }
    rows
}

fn table(all: &[Asked]) {
    println!("| Years | Said | Confidence | Times | Not overlapping | Gain followed |");
    println!("|---|---|---|---|---|---|");
    for ((years, band), row) in rows(all) {
        let share = f64::from(row.gained) / f64::from(row.asked.max(1)) * 100.0;
        let mean = f64::from(row.confidence) / f64::from(row.asked.max(1)) / 100.0;
        let said = match band {
            Some(from) => format!("favourable, from {:.1} | {mean:.2}", f64::from(from) / 100.0),
            None => "anything | -".to_owned(),
        };
        println!("| {years} | {said} | {} | {} | {share:.0}% |", row.asked, row.apart);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn one(month: u32, favourable: bool, confidence: u32, gained: bool) -> Asked {
        Asked {
            years: 1,
            month,
            favourable,
            confidence,
            gained,
        }
    }

    #[test]
    fn bands_count_what_was_called_favourable_and_dates_that_lie_apart() {
        let all = [
            one(100, true, 45, true),
            one(103, true, 59, false),
            one(112, true, 40, true),
            one(115, false, 45, false),
        ];
        let rows = rows(&all);
        let row = &rows[&(1, Some(40))];
        assert_eq!((row.asked, row.gained, row.apart), (3, 2, 2));
        assert_eq!(rows[&(1, None)].asked, 4);
        assert_eq!((band(0), band(19), band(60), band(100)), (0, 0, 60, 80));
    }
}
