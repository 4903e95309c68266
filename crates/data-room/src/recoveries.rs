//! How long US stocks took to recover from the great crashes, with dividends and after inflation.

use figures::ledger::Evidence;
use pipeline::brief::MasterBrief;

use super::figure::{Recipe, computed};
use super::market::{Market, deepest_fall};
use super::mix_figures::levels;
use intent::mix::{self, Mix};
use intent::question::Question;
use market_data::calendar::month_formula;

/// The year in which each crash began or was deepest.
const CRASHES: [u16; 3] = [1929, 2000, 2008];

/// The high and the recovery are searched from January of the year before a crash over this many years.
const YEARS_AFTER: f64 = 30.0;

const RECOVERY: Recipe = computed(
    "ev_sp_recovery_{year}",
    "years",
    "round(recovery(between({worth}, month, {from}, {to})) / 12, 1)",
    "from the high before the deepest fall around {year} until that high was reached again, with dividends and after \
     inflation",
);

/// Adds the figures if the question asks for them.
pub fn figures(brief: &MasterBrief, out: &mut Vec<Evidence>) {
    // What a fall does to a mix is told by the crash of 2008 alone.
    let is_asked = match Question::of(brief) {
        Question::Recovery => true,
        Question::StockFall(_) => mix::weights(brief).is_none(),
        _ => false,
    };
    if !is_asked {
        return;
    }
    add(&Market::shipped(), out);
}

/// Adds how long the recovery from each great crash took.
pub fn add(market: &Market, out: &mut Vec<Evidence>) {
    let levels = levels(market, Mix::STOCKS);
    for year in CRASHES {
        let from = f64::from(year - 1) * 12.0 + 1.0;
        let to = from + YEARS_AFTER * 12.0;
        let window = levels.iter().copied().filter(|(_, month)| (from..=to).contains(month));
        let window: Vec<(f64, f64)> = window.collect();
        let Some((high, back)) = recovery_months(&window) else {
            continue;
        };
        let (year, from, to) = (year.to_string(), month_formula(from), month_formula(to));
        let names = [("{year}", &*year), ("{from}", &*from), ("{to}", &*to)];
        let series = "S&P composite with dividends, after inflation";
        out.extend(market.figure(&RECOVERY, series, Some(high), back, &names));
    }
}

/// The months of the high before the deepest fall and of the recovery. Each item is a level and its month.
fn recovery_months(levels: &[(f64, f64)]) -> Option<(f64, f64)> {
    let (high, _) = deepest_fall(levels)?;
    let (level, _) = levels.iter().find(|(_, month)| *month == high)?;
    let mut after = levels.iter().filter(|(_, month)| *month > high);
    after.find(|(later, _)| later >= level).map(|(_, month)| (high, *month))
}
