//! The instrument master: every instrument the program knows, with its symbols, names and identifiers.
//!
//! The list is embedded in the program and parsed once, at first use. Every field borrows from that text.

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
    /// Sorted by symbol.
    entries: Vec<Entry>,
    by_isin: HashMap<&'static str, u32>,
    by_cik: HashMap<&'static str, u32>,
    /// Symbols without their market: `7203`, `SAP`, `GSPC`.
    by_base: HashMap<&'static str, Vec<u32>>,
    /// From a foreign listing to the home listing of its company, as indices into `entries`.
    home_of: HashMap<u32, u32>,
}

impl Master {
    /// The master, which is parsed at the first call.
    pub fn get() -> &'static Self {
        static INSTANCE: OnceLock<Master> = OnceLock::new();
        INSTANCE.get_or_init(|| Self::read(MASTER))
    }

    fn read(text: &'static str) -> Self {
        let entries: Vec<Entry> = text.lines().skip(1).filter_map(Entry::read).collect();
        let mut master = Self {
            by_isin: HashMap::new(),
            by_cik: HashMap::new(),
            by_base: HashMap::with_capacity(entries.len()),
            home_of: HashMap::new(),
            entries,
        };
        let mut by_name: HashMap<&str, u32> = HashMap::with_capacity(master.entries.len());
        for (at, entry) in (0..).zip(&master.entries) {
            by_name.insert(entry.name, at);
            if !entry.isin.is_empty() {
                master.by_isin.insert(entry.isin, at);
            }
            // Of several share classes, the one with the shortest name is the main one.
            if !entry.cik.is_empty() {
                let known = master.by_cik.entry(entry.cik).or_insert(at);
                if master.entries[*known as usize].name.len() > entry.name.len() {
                    *known = at;
                }
            }
            master.by_base.entry(entry.base()).or_default().push(at);
        }
        for (at, entry) in (0..).zip(&master.entries) {
            let plain = entry.home_name();
            if let Some(home) = by_name.get(plain).filter(|home| plain != entry.name && **home != at) {
                master.home_of.insert(at, *home);
            }
        }
        master
    }

    /// All instruments, sorted by symbol.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The instrument with exactly this symbol.
    pub fn by_symbol(&self, symbol: &str) -> Option<&Entry> {
        let at = self.entries.binary_search_by(|entry| entry.symbol.cmp(symbol)).ok()?;
        self.entries.get(at)
    }

    /// The instrument with this ISIN, capitals only. ISINs that may not be published are found by their digest.
    pub fn by_isin(&self, isin: &str) -> Option<&Entry> {
        if !is_isin(isin) {
            return None;
        }
        if let Some(at) = self.by_isin.get(isin) {
            return self.at(*at);
        }
        self.by_symbol(isin::symbol_of(isin, ISIN_DIGESTS)?)
    }

    /// The index of a symbol in [`Self::entries()`].
    pub fn index_of(&self, symbol: &str) -> Option<u32> {
        let at = self.entries.binary_search_by(|entry| entry.symbol.cmp(symbol)).ok()?;
        u32::try_from(at).ok()
    }

    /// The issuer with this number at the SEC (CIK), with or without leading zeros; of several share classes the main
    /// one.
    pub fn by_cik(&self, cik: &str) -> Option<&Entry> {
        self.at(*self.by_cik.get(cik.trim_start_matches('0'))?)
    }

    /// Every instrument with this [`Entry::base`]: `SAN` is `SAN`, `SAN.MC` and `SAN.PA`.
    pub fn by_base(&self, base: &str) -> impl Iterator<Item = &Entry> {
        let indices = self.by_base.get(base).map(Vec::as_slice).unwrap_or_default();
        indices.iter().filter_map(|at| self.at(*at))
    }

    /// The home listing of a company, given any of its listings.
    pub fn home<'a>(&'a self, entry: &'a Entry) -> &'a Entry {
        let at = self.entries.partition_point(|other| other.symbol < entry.symbol);
        let home = u32::try_from(at).ok().and_then(|at| self.home_of.get(&at));
        home.and_then(|home| self.at(*home)).unwrap_or(entry)
    }

    /// The foreign listings of the company whose home listing has this symbol.
    pub fn foreign_listings<'a>(&'a self, symbol: &str) -> impl Iterator<Item = &'a Entry> {
        let home = self.index_of(symbol);
        let abroad = self.home_of.iter().filter(move |(_, at)| home == Some(**at));
        let mut indices: Vec<u32> = abroad.map(|(index, _)| *index).collect();
        indices.sort_unstable();
        indices.into_iter().filter_map(|index| self.at(index))
    }

    /// The instrument at an index of [`Self::entries()`].
    pub fn at(&self, index: u32) -> Option<&Entry> {
        self.entries.get(index as usize)
    }
}

#[cfg(test)]
mod tests;
