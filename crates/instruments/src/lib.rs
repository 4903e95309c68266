//! The instrument master: what there is to invest in, and by which symbols and numbers it is known.
//!
//! The list is part of the program. It is read once, at first use, and everything in it is a slice of that text.

use std::collections::HashMap;
use std::sync::OnceLock;

use shipped_data::{ISIN_DIGESTS, MASTER};

mod entry;
mod isin;
pub mod names;
mod search;
mod symbols;

pub use entry::Entry;
pub use isin::is_isin;

/// Every instrument the program knows by name.
#[derive(Debug)]
pub struct Master {
    /// In the order of their symbols.
    entries: Vec<Entry>,
    by_isin: HashMap<&'static str, u32>,
    by_cik: HashMap<&'static str, u32>,
    /// Symbols without their market: `7203`, `SAP`, `GSPC`.
    by_base: HashMap<&'static str, Vec<u32>>,
    /// From a listing abroad to the one at home, by their places.
    homes: HashMap<u32, u32>,
}

impl Master {
    /// The one there is.
    pub fn get() -> &'static Self {
        static MASTER_OF_ALL: OnceLock<Master> = OnceLock::new();
        MASTER_OF_ALL.get_or_init(|| Self::read(MASTER))
    }

    fn read(text: &'static str) -> Self {
        let entries: Vec<Entry> = text.lines().skip(1).filter_map(Entry::read).collect();
        let mut master = Self {
            by_isin: HashMap::new(),
            by_cik: HashMap::new(),
            by_base: HashMap::with_capacity(entries.len()),
            homes: HashMap::new(),
            entries,
        };
        let mut by_name: HashMap<&str, u32> = HashMap::with_capacity(master.entries.len());
        for (at, entry) in (0..).zip(&master.entries) {
            by_name.insert(entry.name, at);
            if !entry.isin.is_empty() {
                master.by_isin.insert(entry.isin, at);
            }
            // Of several classes of shares the one with the plain name comes from the shortest row.
            if !entry.cik.is_empty() {
                let known = master.by_cik.entry(entry.cik).or_insert(at);
                if master.entries[*known as usize].name.len() > entry.name.len() {
                    *known = at;
                }
            }
            master.by_base.entry(entry.base()).or_default().push(at);
        }
        for (at, entry) in (0..).zip(&master.entries) {
            let plain = entry.name_at_home();
            if let Some(home) = by_name.get(plain).filter(|home| plain != entry.name && **home != at) {
                master.homes.insert(at, *home);
            }
        }
        master
    }

    /// All of them, in the order of their symbols.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The instrument with exactly this symbol.
    pub fn by_symbol(&self, symbol: &str) -> Option<&Entry> {
        let at = self.entries.binary_search_by(|entry| entry.symbol.cmp(symbol)).ok()?;
        self.entries.get(at)
    }

    /// The instrument with this ISIN, capitals only. Some are known by a digest of theirs alone.
    pub fn by_isin(&self, isin: &str) -> Option<&Entry> {
        if !is_isin(isin) {
            return None;
        }
        if let Some(at) = self.by_isin.get(isin) {
            return self.at(*at);
        }
        self.by_symbol(isin::symbol_of(isin, ISIN_DIGESTS)?)
    }

    /// The place of a symbol in the list.
    pub fn place(&self, symbol: &str) -> Option<u32> {
        let at = self.entries.binary_search_by(|entry| entry.symbol.cmp(symbol)).ok()?;
        u32::try_from(at).ok()
    }

    /// The issuer with this number at the SEC, with or without leading zeros; of several classes of shares the main
    /// one.
    pub fn by_cik(&self, cik: &str) -> Option<&Entry> {
        self.at(*self.by_cik.get(cik.trim_start_matches('0'))?)
    }

    /// Every instrument whose symbol without its market is this one: `SAN` is one in Paris and one in Madrid.
    pub fn by_base(&self, base: &str) -> impl Iterator<Item = &Entry> {
        let places = self.by_base.get(base).map(Vec::as_slice).unwrap_or_default();
        places.iter().filter_map(|at| self.at(*at))
    }

    /// The listing at home of a company whose listing abroad this is; the entry itself where it is at home.
    pub fn home<'a>(&'a self, entry: &'a Entry) -> &'a Entry {
        let at = self.entries.partition_point(|other| other.symbol < entry.symbol);
        let home = u32::try_from(at).ok().and_then(|at| self.homes.get(&at));
        home.and_then(|home| self.at(*home)).unwrap_or(entry)
    }

    /// The listings abroad of the company whose listing at home this symbol is.
    pub fn abroad<'a>(&'a self, symbol: &str) -> impl Iterator<Item = &'a Entry> {
        let home = self.place(symbol);
        let abroad = self.homes.iter().filter(move |(_, at)| home == Some(**at));
        let mut places: Vec<u32> = abroad.map(|(place, _)| *place).collect();
        places.sort_unstable();
        places.into_iter().filter_map(|place| self.at(place))
    }

    /// The instrument at a place of the list.
    pub fn at(&self, place: u32) -> Option<&Entry> {
        self.entries.get(place as usize)
    }
}

#[cfg(test)]
mod tests;
