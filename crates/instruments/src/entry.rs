//! One row of the instrument master.

use pipeline::brief::mib::Instrument;

/// An instrument, with the columns of `master.csv`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Entry {
    /// As Yahoo writes it: `BRK-B`, `NESN.SW`, `^GSPC`, `BTC-USD`.
    pub symbol: &'static str,
    /// Unique among all entries.
    pub name: &'static str,
    /// The exchange's MIC; empty where the instrument is not traded on an exchange.
    pub exchange: &'static str,
    /// `equity`, `fund`, `index`, `commodity`, `crypto`, `currency`.
    pub asset_class: &'static str,
    /// The trading currency.
    pub currency: &'static str,
    /// Country code of two letters; empty where no source states the country.
    pub country: &'static str,
    /// The ISIN; empty where unknown, and where its licence does not allow publishing it.
    pub isin: &'static str,
    /// The issuer's number at the SEC (CIK), without leading zeros.
    pub cik: &'static str,
    /// The issuer's Standard Industrial Classification.
    pub sic: &'static str,
    /// In this project's own vocabulary, not that of a vendor.
    pub industry: &'static str,
    /// Other names in use, separated by `|`. A leading `=` marks a name that is also a common word.
    pub aliases: &'static str,
}

impl Entry {
    pub(super) fn read(line: &'static str) -> Option<Self> {
        let mut rest = line;
        let mut field = || {
            let (value, left) = match rest.strip_prefix('"') {
                Some(quoted) => {
                    let (value, left) = quoted.split_once('"')?;
                    (value, left.strip_prefix(',').unwrap_or(left))
                }
                None => rest.split_once(',').unwrap_or((rest, "")),
            };
            rest = left;
            Some(value)
        };
        Some(Self {
            symbol: field().filter(|symbol| !symbol.is_empty())?,
            name: field()?,
            exchange: field()?,
            asset_class: field()?,
            currency: field()?,
            country: field()?,
            isin: field()?,
            cik: field()?,
            sic: field()?,
            industry: field()?,
            aliases: field()?,
        })
    }

    /// The symbol without its market, and without the `^`, `=F` or `-USD` that marks its class.
    pub fn base(&self) -> &'static str {
        let plain = self.symbol.trim_start_matches('^');
        let plain = plain.strip_suffix("=F").unwrap_or(plain);
        let plain = plain.strip_suffix("-USD").unwrap_or(plain);
        plain.split_once('.').map_or(plain, |(base, _)| base)
    }

    /// The market suffix of the symbol: `DE` of `SAP.DE`; empty where the symbol has none.
    pub fn market(&self) -> &'static str {
        self.symbol.split_once('.').map_or("", |(_, market)| market)
    }

    /// The name of the home listing: without the suffix that marks a foreign listing.
    pub(super) fn home_name(&self) -> &'static str {
        [" (US)", " (OTC)", " (Hong Kong)"]
            .iter()
            .find_map(|mark| self.name.strip_suffix(mark))
            .unwrap_or(self.name)
    }

    /// The instrument as briefs hold it.
    pub fn instrument(&self) -> Instrument {
        Instrument {
            symbol: self.symbol.to_owned(),
            name: self.name.to_owned(),
            exchange: self.exchange.to_owned(),
            asset_class: self.asset_class.to_owned(),
            currency: self.currency.to_owned(),
        }
    }
}
