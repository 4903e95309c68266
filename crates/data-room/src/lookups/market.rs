//! The figures that a question asks to look up in the history of the US stock and bond market.

use figures::ledger::Evidence;
use intent::lookup::Lookup;
use intent::lookup::market::{MarketLookup, Season, Span, Valuation};
use intent::lookup::times::Time;
use intent::mix::Mix;
use market_data::calendar::{month_formula, month_period};
use pipeline::brief::MasterBrief;

use super::cautions;
use crate::figure::{Recipe, computed, reported};
use crate::market::{Market, deepest_fall};
use crate::market_recipes::REAL;
use crate::mix_figures::{self, levels};
use crate::sums::rounding_step;

mod history;
mod recipes;

use recipes::*;

/// Adds what the question asks for.
pub fn figures(brief: &MasterBrief, market: &Market, out: &mut Vec<Evidence>) {
    let Some(Lookup::Market(asked)) = Lookup::of(brief) else {
        return;
    };
    let room = Room {
        market,
        first: market.first_month_of("price"),
        last: market.last_month_of("dividend"),
    };
    match asked {
        MarketLookup::Value(valuation, times, is_highest) => {
            times
                .iter()
                .for_each(|time| room.value(valuation, *time, is_highest, out));
        }
        MarketLookup::ValueRange(valuation) => room.value_range(valuation, out),
        MarketLookup::AfterCape(bound) => {
            let bound = bound.to_string();
            room.add(
                &AFTER_CAPE,
                REAL,
                market.first_month_of("cape"),
                &[("{bound}", &bound)],
                out,
            );
        }
        MarketLookup::Premium => {}
        MarketLookup::Fall(mix, years) => room.fall(mix, years, out),
        MarketLookup::BelowHigh(time) => {
            let (first, month) = (month_formula(room.first), month_formula(month_of(time)));
            let names = [("{first}", &*first), ("{month}", &*month)];
            out.extend(market.figure(&BELOW_HIGH, "S&P composite price", None, month_of(time), &names));
        }
        MarketLookup::Years(mix, years) => years.iter().for_each(|year| room.year(mix, *year, out)),
        MarketLookup::Extremes(mix, span, since) => room.extremes(mix, span, since, out),
        MarketLookup::Average(mix, years) => {
            let months = (12 * years).to_string();
            let names = [("{levels}", &*formula(mix)), ("{months}", &months)];
            room.add(&AVERAGE, series(mix), room.first, &names, out);
        }
        MarketLookup::Losses(mix, years) => {
            let months = (12 * years).to_string();
            let names = [("{levels}", &*formula(mix)), ("{months}", &months)];
            room.add(&AVERAGE[2..], series(mix), room.first, &names, out);
            out.extend(room.worst(mix, years, &names));
        }
        MarketLookup::BearMarkets { .. } => {
            let last = market.last_month_of("price");
            let figures = BEARS.iter();
            let names = [("{bear}", BEAR_MARKET)];
            out.extend(
                figures
                    .filter_map(|recipe| market.figure(recipe, "S&P composite price", Some(room.first), last, &names)),
            );
        }
        MarketLookup::Season(season) => room.add(
            &SEASONS,
            "S&P composite price",
            room.first,
            &[("{chosen}", &chosen(season))],
            out,
        ),
        MarketLookup::Swings => room.add(&[SWINGS], "S&P composite price", room.first, &[], out),
        MarketLookup::SavedSince(sum, currency, year) => {
            room.money(&SAVED, sum, currency, Time { year, month: Some(1) }, out)
        }
        MarketLookup::InvestedIn(sum, currency, time) => room.money(&INVESTED, sum, currency, time, out),
        MarketLookup::History(asked) => history::figures(&room, asked, out),
        MarketLookup::Caution(caution) => cautions::figures(&caution, market, out),
    }
}

/// A number of months since the year 0. A year without a month means its December.
fn month_of(time: Time) -> f64 {
    f64::from(time.year) * 12.0 + f64::from(time.month.unwrap_or(12))
}

fn formula(mix: Mix) -> String {
    match mix {
        Mix::STOCKS => "{worth}".to_owned(),
        mix => mix_figures::formula(mix),
    }
}

fn series(mix: Mix) -> &'static str {
    if mix == Mix::STOCKS { REAL } else { mix_figures::SERIES }
}

/// The changes of the months of a season.
fn chosen(season: Season) -> String {
    // The first change is that of the second month of the series. Months count from 1 to 12.
    let changes = "between(changes(price), month, 0, 99999)";
    let number = "(tail(month, count(month) - 1) - 12 * floor((tail(month, count(month) - 1) - 1) / 12))";
    match season {
        Season::Month(month) => {
            let distance = format!("0 - ({number} - {month}) * ({number} - {month})");
            format!("where_at_least({changes}, {distance}, 0)")
        }
        Season::Summer => {
            let distance = format!("6.26 - ({number} - 7.5) * ({number} - 7.5)");
            format!("where_at_least({changes}, {distance}, 0)")
        }
    }
}

struct Room<'a> {
    market: &'a Market,
    first: f64,
    last: f64,
}

impl Room<'_> {
    fn add(&self, recipes: &[Recipe], series: &str, from: f64, names: &[(&str, &str)], out: &mut Vec<Evidence>) {
        let figures = recipes.iter();
        out.extend(figures.filter_map(|recipe| self.market.figure(recipe, series, Some(from), self.last, names)));
    }

    fn value(&self, valuation: Valuation, time: Time, is_highest: bool, out: &mut Vec<Evidence>) {
        let recipe = VALUE
            .iter()
            .find(|(known, ..)| *known == valuation)
            .map_or(PRICE, |(_, recipe, ..)| *recipe);
        let needed = match valuation {
            Valuation::Cape => "cape",
            Valuation::PriceToEarnings => "earnings",
            Valuation::DividendYield => "dividend",
            Valuation::Price => "price",
        };
        // The newest month of this year stands for it.
        let last = self.market.last_month_of(needed);
        let asked = month_of(time);
        let month = if time.month.is_none() && asked - last < 12.0 {
            asked.min(last)
        } else {
            asked
        };
        let month = if is_highest {
            self.highest(valuation, time.year).unwrap_or(month)
        } else {
            month
        };
        if !(self.market.first_month_of(needed)..=last).contains(&month) {
            return;
        }
        let at = market_data::calendar::month_text(month).replace('-', "_");
        let names = [("{at}", &*at), ("{month}", &*month_formula(month))];
        out.extend(self.market.figure(&recipe, "S&P composite", None, month, &names));
    }

    fn value_range(&self, valuation: Valuation, out: &mut Vec<Evidence>) {
        let Some((_, _, high, low, median)) = VALUE.iter().find(|(known, ..)| *known == valuation) else {
            return;
        };
        let known = self.all_values(valuation);
        let month_by = |order: fn(&(f64, f64), &(f64, f64)) -> std::cmp::Ordering| {
            known.iter().copied().max_by(order).map(|(month, _)| month)
        };
        let highest = month_by(|one, other| one.1.total_cmp(&other.1));
        let lowest = month_by(|one, other| other.1.total_cmp(&one.1));
        let bounds = known.first().zip(known.last());
        for (recipe, month) in [(high, highest), (low, lowest)] {
            out.extend(month.and_then(|month| self.market.figure(recipe, "S&P composite", None, month, &[])));
        }
        out.extend(
            bounds.and_then(|(first, last)| self.market.figure(median, "S&P composite", Some(first.0), last.0, &[])),
        );
    }

    /// The months and values of a valuation.
    fn all_values(&self, valuation: Valuation) -> Vec<(f64, f64)> {
        let series = |name: &str| self.market.table.series(name).unwrap_or_default();
        let (price, other) = (
            series("price"),
            match valuation {
                Valuation::PriceToEarnings => series("earnings"),
                _ => series("dividend"),
            },
        );
        let values: Vec<f64> = match valuation {
            Valuation::Cape => series("cape").to_vec(),
            Valuation::PriceToEarnings => price.iter().zip(other).map(|(price, earned)| price / earned).collect(),
            Valuation::DividendYield => price.iter().zip(other).map(|(price, paid)| paid / price).collect(),
            Valuation::Price => price.to_vec(),
        };
        let months = series("month").iter().copied().zip(values);
        months.filter(|(_, value)| value.is_finite()).collect()
    }

    /// The month of a year in which a valuation was highest.
    fn highest(&self, valuation: Valuation, year: u16) -> Option<f64> {
        let from = f64::from(year) * 12.0;
        let mut of_year = self.all_values(valuation);
        of_year.retain(|(month, _)| *month > from && *month <= from + 12.0);
        of_year
            .into_iter()
            .max_by(|one, other| one.1.total_cmp(&other.1))
            .map(|(month, _)| month)
    }

    /// A fall in named years, or the deepest of all.
    fn fall(&self, mix: Mix, years: Option<(u16, u16)>, out: &mut Vec<Evidence>) {
        let all = levels(self.market, mix);
        let within = |levels: &[(f64, f64)]| -> Vec<(f64, f64)> {
            let Some((first, last)) = years else {
                return levels.to_vec();
            };
            // Stocks fell again in 2022, soon after the short crash of 2020.
            let after = if last == 2020 { 0.0 } else { AFTER_FALL };
            let from = f64::from(first) * 12.0 + 1.0 - BEFORE_FALL;
            let to = f64::from(last) * 12.0 + 12.0 + after;
            levels
                .iter()
                .copied()
                .filter(|(_, month)| (from..=to).contains(month))
                .collect()
        };
        let year = years.map_or(1871, |(first, _)| first).to_string();
        let formula = formula(mix);
        let names = |from: f64, to: f64| (month_formula(from), month_formula(to));
        let Some((high, low)) = deepest_fall(&within(&all)) else {
            return;
        };
        let (from, to) = names(high, low);
        let filled = [
            ("{levels}", &*formula),
            ("{year}", &*year),
            ("{from}", &*from),
            ("{to}", &*to),
        ];
        out.extend(self.market.figure(&FALL, series(mix), Some(high), low, &filled));
        let level = all.iter().find(|(_, month)| *month == high).map(|(level, _)| *level);
        let back = level.and_then(|level| all.iter().find(|(later, month)| *month > high && *later >= level));
        if let Some((_, back)) = back {
            let (from, to) = names(high, *back);
            let filled = [
                ("{levels}", &*formula),
                ("{year}", &*year),
                ("{from}", &*from),
                ("{to}", &*to),
            ];
            out.extend(self.market.figure(&RECOVERY, series(mix), Some(high), *back, &filled));
        }
        if mix == Mix::STOCKS {
            out.extend(self.price_fall(&within(&self.prices()), &year));
        }
    }

    /// The mean prices with their months.
    fn prices(&self) -> Vec<(f64, f64)> {
        let series = |name: &str| self.market.table.series(name).unwrap_or_default().iter().copied();
        series("price")
            .zip(series("month"))
            .filter(|(price, _)| price.is_finite())
            .collect()
    }

    fn price_fall(&self, prices: &[(f64, f64)], year: &str) -> Option<Evidence> {
        let (high, low) = deepest_fall(prices)?;
        let (from, to) = (month_formula(high), month_formula(low));
        let names = [("{year}", year), ("{from}", &*from), ("{to}", &*to)];
        self.market
            .figure(&PRICE_FALL, "S&P composite price", Some(high), low, &names)
    }

    fn year(&self, mix: Mix, year: u16, out: &mut Vec<Evidence>) {
        let (from, to) = (f64::from(year) * 12.0, f64::from(year) * 12.0 + 12.0);
        if from < self.first || to > self.last {
            return;
        }
        let (start, end, year) = (month_formula(from), month_formula(to), year.to_string());
        let names = [
            ("{levels}", &*formula(mix)),
            ("{year}", &*year),
            ("{from}", &*start),
            ("{to}", &*end),
        ];
        let figures = OF_YEAR.iter();
        out.extend(figures.filter_map(|recipe| self.market.figure(recipe, series(mix), Some(from), to, &names)));
    }

    /// The best and the worst period.
    fn extremes(&self, mix: Mix, span: Span, since: Option<u16>, out: &mut Vec<Evidence>) {
        let months = match span {
            Span::Month => 1.0,
            Span::Year => 12.0,
            Span::Decade => 120.0,
        };
        let start = since.map_or(self.first, |year| f64::from(year) * 12.0);
        let all = levels(self.market, mix);
        let ends = all.iter().zip(all.iter().skip(months as usize));
        let growths = ends.map(|((first, from), (last, to))| (last / first, *from, *to));
        // Calendar years end in December.
        let counts = |(_, from, _): &(f64, f64, f64)| *from >= start && (span != Span::Year || from % 12.0 == 0.0);
        let growths: Vec<(f64, f64, f64)> = growths.filter(counts).collect();
        let worst = growths.iter().min_by(|one, other| one.0.total_cmp(&other.0));
        let best = growths.iter().max_by(|one, other| one.0.total_cmp(&other.0));
        for (which, recipe) in &OF_PERIOD {
            let found = if *which == "worst" { worst } else { best };
            let Some((_, from, to)) = found else { continue };
            let (start, end) = (month_formula(*from), month_formula(*to));
            let names = [("{levels}", &*formula(mix)), ("{from}", &*start), ("{to}", &*end)];
            out.extend(self.market.figure(recipe, series(mix), Some(*from), *to, &names));
        }
    }

    /// The worst period of so many years, with its months.
    fn worst(&self, mix: Mix, years: u32, names: &[(&str, &str)]) -> Option<Evidence> {
        let all = levels(self.market, mix);
        let ends = all.iter().zip(all.iter().skip(12 * years as usize));
        let worst = ends.min_by(|one, other| (one.1.0 / one.0.0).total_cmp(&(other.1.0 / other.0.0)))?;
        let (from, to) = (worst.0.1, worst.1.1);
        let figure = self
            .market
            .figure(&LOSSES, series(mix), Some(self.first), self.last, names)?;
        let period = Some(month_period(from, to));
        Some(Evidence { period, ..figure }.sealed())
    }

    /// What one became before inflation. Only used to choose how many digits to show.
    fn growth(&self, from: f64) -> f64 {
        let real = levels(self.market, Mix::STOCKS);
        let at = |month: f64| {
            real.iter()
                .find(|(_, known)| *known == month)
                .map_or(1.0, |(level, _)| *level)
        };
        let cpi = self.market.table.series("cpi").unwrap_or_default();
        let months = self.market.table.series("month").unwrap_or_default();
        let price_at = |month: f64| {
            let at = months.iter().position(|known| *known == month);
            at.and_then(|at| cpi.get(at)).copied().unwrap_or(1.0)
        };
        at(self.last) / at(from) * price_at(self.last) / price_at(from)
    }

    fn money(&self, recipes: &[Recipe], sum: f64, currency: &str, time: Time, out: &mut Vec<Evidence>) {
        let from = month_of(time).max(self.first);
        if from + 12.0 > self.last {
            return;
        }
        let months = (self.last - from).to_string();
        let (start, end) = (month_formula(from), month_formula(self.last));
        let names = [
            ("{levels}", "{worth}"),
            ("{currency}", currency),
            ("{sum}", &*sum.to_string()),
            ("{months}", &*months),
            ("{from}", &*start),
            ("{to}", &*end),
            ("{step}", &*rounding_step(sum * self.growth(from)).to_string()),
        ];
        self.add(recipes, REAL, from, &names, out);
    }
}
