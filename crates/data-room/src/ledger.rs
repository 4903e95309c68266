//! Builds the ledger of one brief: its figures, their sources, and the gaps.

use std::collections::BTreeMap;
use std::sync::Arc;

use figures::ledger::{Evidence, Ledger, Source};
use pipeline::brief::MasterBrief;
use pipeline::brief::holdings::Position;
use pipeline::brief::mib::Instrument;
use pipeline::ports::datasets::DatasetKind;

use super::accounts::Accounts;
use super::economy::{self, Economy};
use super::gaps::Gap;
use super::gathered::{Gathered, MARKETS, MORE_SERIES, SERIES, has_accounts};
use super::market::Market;
use super::missing_data::{OLD_ACCOUNTS_DAYS, days_since, is_covered, old_prices, too_short};
use super::portfolio::{self, Held};
use super::prices::Prices;
use super::{
    account_figures, account_years, indicators, lookups, market, mix_figures, month_figures, pairs, past_economy,
    past_periods, past_prices, plans, price_figures, rates, recoveries, shipped, supposed_falls, supposed_returns,
    valuation,
};
use intent::coverage::{follows_us_market, us_market_is_subject};
use intent::focus::Focus;
use intent::mix;
use intent::question::{Question, horizon};
use market_data::calendar::day_of;
use market_data::key::key_of;
use market_data::listing;
use market_data::stored::TableCache;
use market_data::table::Table;

/// At most this many instruments are compared pair by pair.
const MAX_COMPARED: usize = 4;

/// The ledger of a brief.
pub fn of(brief: &MasterBrief, gathered: &Gathered, table_cache: &TableCache) -> Ledger {
    LedgerBuilder {
        brief,
        gathered,
        table_cache,
        economy: economy_of(gathered, table_cache),
        focus: Focus::of(brief),
        tables: Vec::new(),
        evidence: Vec::new(),
        gaps: Vec::new(),
    }
    .ledger()
}

fn economy_of(gathered: &Gathered, table_cache: &TableCache) -> Economy {
    let table = |id: &str| {
        let dataset = gathered.dataset(DatasetKind::Series, id)?;
        Some((id.to_owned(), table_cache.table(dataset)))
    };
    let ids = SERIES.into_iter().chain(MORE_SERIES);
    let market = gathered.market_until().map_or_else(Market::shipped, Market::up_to);
    Economy::new(market, ids.filter_map(table).collect::<BTreeMap<_, _>>())
}

struct LedgerBuilder<'a> {
    brief: &'a MasterBrief,
    gathered: &'a Gathered,
    table_cache: &'a TableCache,
    economy: Economy,
    focus: Option<Focus>,
    tables: Vec<Arc<Table>>,
    evidence: Vec<Evidence>,
    gaps: Vec<Gap>,
}

impl LedgerBuilder<'_> {
    fn ledger(mut self) -> Ledger {
        let brief = self.brief;
        let market = self.market();
        let mut priced: Vec<Prices> = Vec::new();
        let mut seen: Vec<String> = Vec::new();
        for instrument in &brief.subject.instruments {
            // A brief may name an instrument twice; figure ids must be unique.
            let key = key_of(&instrument.symbol);
            if !seen.contains(&key) {
                priced.extend(self.instrument(instrument, market.as_ref()));
                seen.push(key);
            }
        }
        if mix::weights(brief).is_some() {
            // The figures on the mix are enough; its parts are asset classes without prices.
        } else if brief.subject.kind == "portfolio" {
            self.portfolio();
        } else {
            self.compare(&priced);
        }
        self.looked_up_accounts();
        lookups::prices::figures(brief, &priced, &mut self.evidence);
        lookups::economy::figures(brief, &self.economy, &mut self.evidence);
        lookups::market::figures(brief, &self.economy.market, &mut self.evidence);
        let years = horizon(brief).window();
        market::figures(&self.economy.market, &brief.as_of, years, &mut self.evidence);
        mix_figures::figures(brief, years, &mut self.evidence);
        mix_figures::crash(brief, &mut self.evidence);
        plans::figures(brief, years, &mut self.evidence);
        plans::on_rates(brief, years, &mut self.evidence);
        recoveries::figures(brief, &mut self.evidence);
        past_periods::figures(brief, years, &mut self.evidence);
        supposed_returns::figures(brief, years, &mut self.evidence);
        supposed_falls::figures(brief, &mut self.evidence);
        rates::figures(brief, &self.economy, &mut self.evidence);
        economy::figures(&self.economy, &brief.as_of, &mut self.evidence);
        indicators::figures(&self.economy, &mut self.evidence);
        past_economy::figures(brief, &self.economy, &mut self.evidence);
        self.general_gaps();
        Ledger {
            sources: self.sources(),
            gaps: self.gaps.iter().map(Gap::in_words).collect(),
            evidence: self.evidence,
        }
    }

    /// The prices of an instrument: a dataset, else shipped prices.
    fn prices(&mut self, symbol: &str) -> Option<Prices> {
        let named = self
            .brief
            .subject
            .instruments
            .iter()
            .find(|known| known.symbol == symbol);
        let currency = named
            .map(|known| known.currency.as_str())
            .filter(|known| !known.is_empty());
        let currency = currency.unwrap_or_else(|| listing::currency(symbol));
        let stored = self.gathered.dataset(DatasetKind::Prices, symbol).and_then(|dataset| {
            let table = self.table_cache.table(dataset);
            // The dataset may be of a foreign listing, which has another currency.
            let currency = match dataset.subject == symbol {
                true => currency,
                false => listing::currency(&dataset.subject),
            };
            Prices::new(table, &key_of(&dataset.subject), symbol, currency)
        });
        let prices = stored.or_else(|| {
            let shipped = listing::shipped_prices(symbol)?;
            Prices::new(shipped.table, &shipped.key, symbol, &shipped.currency)
        })?;
        self.tables.push(prices.table.clone());
        Some(prices)
    }

    /// The accounts of a company: a dataset, else shipped filings.
    fn accounts(&mut self, symbol: &str) -> Option<Accounts> {
        let stored = self
            .gathered
            .dataset(DatasetKind::Accounts, symbol)
            .and_then(|dataset| {
                let table = self.table_cache.table(dataset);
                Accounts::new(table, &key_of(&dataset.subject), symbol)
            });
        let accounts = stored.or_else(|| {
            let ticker = listing::shipped_filings(symbol)?;
            Accounts::new(shipped::filings(), ticker, symbol)
        })?;
        self.tables.push(accounts.table.clone());
        Some(accounts)
    }

    /// Prices for the US market in comparisons: closes, never the shipped series, which has monthly means.
    fn market(&mut self) -> Option<Prices> {
        MARKETS.iter().find_map(|symbol| self.prices(symbol))
    }

    /// Adds the figures and gaps of one instrument.
    fn instrument(&mut self, instrument: &Instrument, market: Option<&Prices>) -> Option<Prices> {
        let (symbol, today) = (&instrument.symbol, &self.brief.as_of);
        let prefix = format!("ev_{}_", key_of(symbol));
        let name = if instrument.name.is_empty() {
            symbol
        } else {
            &instrument.name
        };
        let market = market.filter(|_| !follows_us_market(symbol));
        // A question about the accounts alone needs no prices, and no gap for missing or old ones.
        let accounts_only = self.focus == Some(Focus::Accounts);
        let prices = if accounts_only { None } else { self.prices(symbol) };
        match &prices {
            Some(prices) => {
                price_figures::figures(prices, &prefix, today, &mut self.evidence);
                past_prices::figures(self.brief, prices, &prefix, &mut self.evidence);
                let years = horizon(self.brief).window();
                month_figures::figures(
                    prices,
                    &prefix,
                    years,
                    market,
                    self.economy.deflator(),
                    &mut self.evidence,
                );
                self.gaps.extend(old_prices(prices, name, today));
                self.gaps.extend(too_short(prices, name));
            }
            None if accounts_only || follows_us_market(symbol) => {}
            None => self.gaps.push(Gap::PricesMissing {
                name: name.clone(),
                symbol: symbol.clone(),
            }),
        }
        if has_accounts(&instrument.asset_class) {
            self.company(symbol, name, &prefix, prices.as_ref());
        }
        prices
    }

    /// Adds the figures and gaps on a company's accounts, alone and with its prices.
    fn company(&mut self, symbol: &str, name: &str, prefix: &str, prices: Option<&Prices>) {
        let today = &self.brief.as_of;
        let Some(accounts) = self.accounts(symbol) else {
            self.gaps.push(Gap::AccountsMissing {
                name: name.to_owned(),
                symbol: symbol.to_owned(),
            });
            return;
        };
        account_figures::figures(&accounts, prefix, today, &mut self.evidence);
        let this_year = today.get(..4).and_then(|year| year.parse().ok());
        let asked = Question::past_years(self.brief).zip(this_year);
        let asked = asked.map(|(period, this_year)| period.first_and_last(this_year));
        account_years::figures(&accounts, prefix, asked, &mut self.evidence);
        let market = &self.economy.market;
        let years = valuation::figures(prices, &accounts, prefix, market, &mut self.evidence);
        let end = accounts.end(0);
        if let Some(end) = end.filter(|end| days_since(day_of(*end), today) > OLD_ACCOUNTS_DAYS) {
            self.gaps.push(Gap::AccountsOld {
                name: name.to_owned(),
                date: end.to_string(),
            });
        }
        self.gaps.extend(years.map(|have| Gap::WindowTooShort {
            name: name.to_owned(),
            measure: "pe_median".to_owned(),
            have: u32::try_from(have).unwrap_or_default(),
            need: 5,
        }));
    }

    /// Adds the figures of accounts that the question asks to look up.
    fn looked_up_accounts(&mut self) {
        let mut evidence = Vec::new();
        lookups::accounts::figures(self.brief, |symbol| self.accounts(symbol), &mut evidence);
        self.evidence.extend(evidence);
    }

    /// Compares the instruments pair by pair.
    fn compare(&mut self, priced: &[Prices]) {
        // Sorted, so that the order in the brief does not change the figure ids.
        let mut priced: Vec<&Prices> = priced.iter().take(MAX_COMPARED).collect();
        priced.sort_by(|a, b| a.symbol.cmp(&b.symbol));
        for (at, one) in priced.iter().enumerate() {
            for other in priced.iter().skip(at + 1) {
                pairs::figures(one, other, &mut self.evidence);
            }
        }
    }

    /// Adds the figures on the portfolio: the user's holdings, else the instruments of the question.
    fn portfolio(&mut self) {
        let positions = positions(self.brief);
        if positions.len() < 2 && self.brief.holdings.positions.is_empty() {
            return;
        }
        let prices: Vec<Option<Prices>> = positions.iter().map(|position| self.prices(&position.symbol)).collect();
        let held: Vec<Held<'_>> = positions
            .iter()
            .zip(&prices)
            .map(|(position, prices)| Held {
                position,
                prices: prices.as_ref(),
            })
            .collect();
        let user = portfolio::figures(&held, &self.brief.as_of, &mut self.gaps, &mut self.evidence);
        self.tables.push(Arc::new(user));
    }

    /// Adds the gaps that do not belong to one instrument.
    fn general_gaps(&mut self) {
        for (provider, reason) in self.gathered.unavailable() {
            self.gaps.push(Gap::ProviderDown { provider, reason });
        }
        let question = Question::of(self.brief);
        if question == Question::Definition {
            // No data is missing for what a term means.
            return;
        }
        let on_market = us_market_is_subject(self.brief) || question.is_on_market();
        if self.brief.subject.kind == "sector_or_theme" && !on_market {
            let themes = self.brief.subject.themes.iter().take(3).cloned();
            // The theme of an open question is the question itself, which is not an industry.
            let is_question = |theme: &String| theme.ends_with(['?', '？', '؟']);
            let themes = themes.filter(|theme| self.focus.is_none() && !is_question(theme) && !is_covered(theme));
            self.gaps.extend(themes.map(|name| Gap::IndustryMissing { name }));
        }
        if economy::market_is_old(&self.brief.as_of) && self.needs_the_market() {
            let date = economy::market_ends();
            self.gaps.push(Gap::MarketOld { date });
        }
        self.gaps.push(Gap::NewsMissing);
    }

    /// Whether the answer uses the US stock market: not for the economy, accounts, currencies, metals or coins.
    fn needs_the_market(&self) -> bool {
        let mut classes = self
            .brief
            .subject
            .instruments
            .iter()
            .map(|known| known.asset_class.as_str());
        self.focus.is_none() && !classes.any(|class| matches!(class, "commodity" | "crypto" | "currency"))
    }

    /// The sources of the figures, in order of first use.
    fn sources(&self) -> Vec<Source> {
        let mut ids: Vec<&str> = Vec::new();
        for figure in &self.evidence {
            let inputs = figure.inputs.iter().filter_map(|input| input.split_once('#'));
            for id in inputs.map(|(id, _)| id).chain([figure.source_id.as_str()]) {
                if !ids.contains(&id) {
                    ids.push(id);
                }
            }
        }
        let tables: Vec<Arc<Table>> = self.tables.iter().cloned().chain(shipped::all()).collect();
        let known = tables.iter().map(|table| &table.source).chain(self.economy.sources());
        let known: Vec<&Source> = known.collect();
        let source = |id: &&str| known.iter().find(|source| source.source_id == **id);
        ids.iter().filter_map(source).map(|source| (*source).clone()).collect()
    }
}

/// The holdings with lots merged by instrument; if there are none, the instruments of the question.
fn positions(brief: &MasterBrief) -> Vec<Position> {
    let asked = brief.subject.instruments.iter().map(|instrument| Position {
        symbol: instrument.symbol.clone(),
        name: instrument.name.clone(),
        ..Position::default()
    });
    let all: Vec<Position> = if brief.holdings.positions.is_empty() {
        asked.collect()
    } else {
        brief.holdings.positions.clone()
    };
    let mut out: Vec<Position> = Vec::new();
    for position in all {
        // An asset class has a name but no symbol.
        let same = |known: &&mut Position| match position.symbol.is_empty() {
            true => known.symbol.is_empty() && known.name == position.name,
            false => key_of(&known.symbol) == key_of(&position.symbol),
        };
        match out.iter_mut().find(same) {
            Some(known) => portfolio::merge(known, &position),
            None => out.push(position),
        }
    }
    out
}
