//! The figures of companies' accounts that a question asks to look up. Values of a year have ids such as
//! `ev_lookup_AAPL_2025_revenue`; what is computed from several years names the first and the last:
//! `ev_lookup_AAPL_revenue_2020_2025_lookup_change`.

use figures::ledger::{Evidence, FigureKind};
use intent::lookup::Lookup;
use intent::lookup::accounts::items::{Item, SHARES_OUTSTANDING};
use intent::lookup::accounts::years::Years;
use intent::lookup::accounts::{AccountsLookup, Operation};
use jiff::civil::Date;
use pipeline::brief::MasterBrief;

use super::account_items::{self, Kind};
use crate::accounts::Accounts;
use crate::figure::{FigureContext, Recipe};
use market_data::calendar::{date_of, period};
use market_data::key::key_of;
use market_data::listing;

mod runs;

/// The most fiscal years that are looked at.
const MAX_YEARS: usize = 25;

/// So many years are told where a question asks for a history and names no number.
const HISTORY_YEARS: usize = 10;

/// Adds what the question asks for. `accounts_of` finds the accounts of a company by its symbol.
pub fn figures(brief: &MasterBrief, mut accounts_of: impl FnMut(&str) -> Option<Accounts>, out: &mut Vec<Evidence>) {
    let Some(Lookup::Accounts(asked)) = Lookup::of(brief) else {
        return;
    };
    let shipped = listing::companies_with_accounts();
    let companies = if asked.companies.is_empty() {
        shipped
    } else {
        &asked.companies
    };
    let mut seen: Vec<String> = Vec::new();
    for (symbol, _) in companies {
        let key = key_of(symbol);
        if !seen.contains(&key)
            && let Some(accounts) = accounts_of(symbol)
        {
            let mut builder = Builder {
                accounts: &accounts,
                asked: &asked,
                key: &key,
                told: Vec::new(),
                out,
            };
            builder.company();
            seen.push(key);
        }
    }
}

struct Builder<'a> {
    accounts: &'a Accounts,
    asked: &'a AccountsLookup,
    key: &'a str,
    told: Vec<(Item, usize)>,
    out: &'a mut Vec<Evidence>,
}

impl Builder<'_> {
    fn company(&mut self) {
        let asked = self.asked;
        if asked.operation == Operation::Coverage {
            let oldest = (0..MAX_YEARS).rev().find(|ago| self.term("revenue", *ago).is_some());
            for ago in oldest.into_iter().chain([0]) {
                self.value("revenue", ago);
                self.value("net_income", ago);
            }
            return;
        }
        if asked.operation == Operation::Companies {
            self.newest("revenue");
            return;
        }
        let items: Vec<Item> = asked.items.clone();
        for item in items {
            self.item(item);
        }
        // "Dividends and buybacks together": the two parts of the sum.
        if asked.items == ["paid_out"] {
            self.years().into_iter().for_each(|ago| {
                self.value("dividends", ago);
                self.value("buybacks", ago);
            });
        }
    }

    fn item(&mut self, item: Item) {
        if item == SHARES_OUTSTANDING {
            self.shares_outstanding();
            return;
        }
        match self.asked.operation {
            Operation::Cuts => self.cuts(item),
            Operation::Streak(streak) => self.streak(item, streak),
            Operation::LastWith => self.last_with(item),
            Operation::Peak => self.peak(item),
            Operation::Total => self.total(item),
            Operation::SharesBought if !matches!(self.asked.years, Years::Newest | Years::Named(_)) => self.total(item),
            Operation::Change | Operation::Faster => self.change(item),
            _ => self.values(item),
        }
    }

    /// The years that the question names, as distances from the newest fiscal year, the oldest first.
    fn years(&self) -> Vec<usize> {
        let newest = |count: usize| (0..count).rev().collect();
        match &self.asked.years {
            Years::Newest if self.asked.operation == Operation::History => newest(HISTORY_YEARS),
            Years::Newest if self.asked.companies.len() != 1 => vec![0],
            Years::Newest => vec![1, 0],
            Years::Last(count) => newest(usize::from(*count).min(MAX_YEARS)),
            Years::Named(years) => years.iter().filter_map(|year| self.ago(*year)).collect(),
            Years::Range(from, to) => self.between(*from, *to),
            Years::Since(from) => self.between(*from, u16::MAX),
        }
    }

    fn between(&self, from: u16, to: u16) -> Vec<usize> {
        let is_within = |ago: &usize| self.year(*ago).is_some_and(|year| (from..=to).contains(&year));
        (0..MAX_YEARS).rev().filter(is_within).collect()
    }

    fn ago(&self, year: u16) -> Option<usize> {
        (0..MAX_YEARS).find(|ago| self.year(*ago) == Some(year))
    }

    /// The year of a fiscal year: by which the company names it, else the calendar year that has most of its months.
    fn year(&self, ago: usize) -> Option<u16> {
        let end = self.accounts.end(ago)?;
        let calendar = if end.month() >= 6 { end.year() } else { end.year() - 1 };
        let named = self.label(ago).filter(|_| self.asked.is_fiscal);
        named.or_else(|| u16::try_from(calendar).ok())
    }

    fn label(&self, ago: usize) -> Option<u16> {
        let year = self.accounts.value("fiscal_year", ago)?;
        // A fiscal year is a whole number of four digits.
        format!("{year}").parse().ok()
    }

    fn term(&self, item: Item, ago: usize) -> Option<String> {
        account_items::term(self.accounts, item, ago)
    }

    fn number(&self, item: Item, ago: usize) -> Option<f64> {
        account_items::number(self.accounts, &self.term(item, ago)?)
    }

    /// The years of a figure among those asked for, with its values.
    fn known(&self, item: Item, years: &[usize]) -> Vec<(usize, f64)> {
        years
            .iter()
            .filter_map(|ago| Some((*ago, self.number(item, *ago)?)))
            .collect()
    }

    /// All years that have the figure, or those that the question names; the oldest first.
    fn window(&self, item: Item) -> Vec<(usize, f64)> {
        let all: Vec<usize> = match self.asked.years {
            Years::Newest | Years::Named(_) => (0..MAX_YEARS).rev().collect(),
            _ => self.years(),
        };
        self.known(item, &all)
    }

    fn values(&mut self, item: Item) {
        let years = self.years();
        for ago in &years {
            self.value(item, *ago);
        }
        if self.told.iter().all(|(told, _)| *told != item) {
            self.newest(item);
        }
        // Of two years, how much it changed is wanted too.
        let named: Vec<(usize, f64)> = self.known(item, &years);
        if let (Years::Named(_), [(then, _), (now, _)]) = (&self.asked.years, named.as_slice()) {
            self.changed(item, (*then).max(*now), (*then).min(*now));
        }
    }

    /// The newest year that has the figure, of the last few.
    fn newest(&mut self, item: Item) {
        if let Some(ago) = (0..HISTORY_YEARS).find(|ago| self.term(item, *ago).is_some()) {
            self.value(item, ago);
        }
    }

    fn change(&mut self, item: Item) {
        let years = match &self.asked.years {
            Years::Newest => vec![1, 0],
            // Growth over five years begins with the year before them.
            Years::Last(count) => vec![usize::from(*count).min(MAX_YEARS), 0],
            Years::Named(years) if years.len() == 1 => {
                let ago = years.first().and_then(|year| self.ago(*year));
                ago.map_or_else(Vec::new, |ago| vec![ago + 1, ago])
            }
            _ => self.years(),
        };
        let known = self.known(item, &years);
        match (known.first(), known.last()) {
            (Some((then, _)), Some((now, _))) if then != now => self.changed(item, *(then.max(now)), *(then.min(now))),
            _ => self.newest(item),
        }
    }

    fn changed(&mut self, item: Item, then: usize, now: usize) {
        self.value(item, then);
        self.value(item, now);
        let Some(((from, first), (to, last))) = self
            .term(item, then)
            .zip(self.number(item, then))
            .zip(self.term(item, now).zip(self.number(item, now)))
        else {
            return;
        };
        let kind = account_items::kind(item);
        if matches!(kind, Kind::Percent | Kind::Ratio) {
            let unit = if kind == Kind::Percent {
                "percentage points"
            } else {
                "ratio"
            };
            let how = "the figure of the last of these fiscal years less that of the first";
            self.computed(item, "lookup_change", then, now, unit, format!("{to} - {from}"), how);
        } else if first > 0.0 && last > 0.0 {
            let how = "the figure of the last of these fiscal years over that of the first, less one";
            self.computed(
                item,
                "lookup_change",
                then,
                now,
                "percent",
                format!("growth({from}, {to})"),
                how,
            );
            if then > now + 1 {
                let rate = format!("annualised({from}, {to}, {})", (then - now) * 12);
                let how = "the same as a yearly rate";
                self.computed(item, "lookup_rate", then, now, "percent per year", rate, how);
            }
        }
    }

    fn total(&mut self, item: Item) {
        let years = self.years();
        let known: Vec<usize> = self.known(item, &years).into_iter().map(|(ago, _)| ago).collect();
        let terms: Vec<String> = known.iter().filter_map(|ago| self.term(item, *ago)).collect();
        let (Some(first), Some(last)) = (known.first(), known.last()) else {
            return self.newest(item);
        };
        let sum = format!("({})", terms.join(" + "));
        let (scale, unit) = account_items::scale(self.accounts, &sum);
        let how = "the amounts of these fiscal years added up";
        self.computed(
            item,
            "lookup_total",
            *first,
            *last,
            &unit,
            format!("{sum} / {scale}"),
            how,
        );
        known.iter().for_each(|ago| self.value(item, *ago));
    }

    fn value(&mut self, item: Item, ago: usize) {
        if self.told.contains(&(item, ago)) {
            return;
        }
        let Some((value, year)) = self.term(item, ago).zip(self.label(ago)) else {
            return;
        };
        self.told.push((item, ago));
        let (value, unit) = account_items::with_unit(self.accounts, item, value);
        let start = self.accounts.start(ago).filter(|_| !account_items::is_at_the_end(item));
        let places = account_items::places(&unit, account_items::number(self.accounts, &value));
        let id = format!("{year}_{item}");
        self.add(
            &id,
            FigureKind::Computed,
            &unit,
            &value,
            places,
            start,
            self.accounts.end(ago),
            account_items::how(item),
        );
    }

    fn shares_outstanding(&mut self) {
        let Some(shares) = self.accounts.term("EntityCommonStockSharesOutstanding", 0) else {
            return;
        };
        let day = self
            .accounts
            .value("EntityCommonStockSharesOutstanding_day", 0)
            .map(date_of);
        if let Some((day, year)) = day.zip(self.label(0)) {
            let id = format!("{year}_{SHARES_OUTSTANDING}");
            let how = "shares outstanding, as the cover of the annual report states them";
            self.add(&id, FigureKind::Reported, "count", &shares, "0", None, Some(day), how);
        }
    }

    #[expect(clippy::too_many_arguments, reason = "the parts of one figure")]
    fn computed(&mut self, item: Item, id: &str, then: usize, now: usize, unit: &str, value: String, how: &str) {
        let Some((from, to)) = self.label(then).zip(self.label(now)) else {
            return;
        };
        let places = account_items::places(unit, account_items::number(self.accounts, &value));
        let id = format!("{item}_{from}_{to}_{id}");
        let start = match id.ends_with("lookup_total") || id.ends_with("lookup_streak") {
            true => self.accounts.start(then),
            false => self.accounts.end(then),
        };
        self.add(
            &id,
            FigureKind::Computed,
            unit,
            &value,
            places,
            start,
            self.accounts.end(now),
            how,
        );
    }

    #[expect(clippy::too_many_arguments, reason = "the parts of one figure")]
    fn add(
        &mut self,
        id: &str,
        kind: FigureKind,
        unit: &str,
        value: &str,
        places: &str,
        start: Option<Date>,
        end: Option<Date>,
        how: &str,
    ) {
        let Some(end) = end else { return };
        let recipe = Recipe {
            id: "{id}",
            kind,
            unit: "{unit}",
            formula: "round({value}, {places})",
            how: "{how}",
        };
        let label = format!("{} annual report", self.accounts.symbol);
        let window = start.map(|start| period(start, end));
        let context = FigureContext {
            tables: &[&self.accounts.table],
            prefix: &format!("ev_lookup_{}_", self.key),
            series: &label,
            as_of: &end.to_string(),
            period: window.as_deref(),
            names: &[
                ("{id}", id),
                ("{value}", value),
                ("{places}", places),
                ("{unit}", unit),
                ("{how}", how),
            ],
            known_figures: &[],
        };
        let figure = context.figure(&recipe);
        self.out
            .extend(figure.filter(|figure| !self.out.iter().any(|known| known.evidence_id == figure.evidence_id)));
    }
}
