//! Symbols as other programs write them.

use super::{Entry, Master};

/// Markets as Google and others write them before a colon, each by the suffix that the master's symbols have.
const MARKET_PREFIXES: &[(&str, &str)] = &[
    (
        "",
        "NASDAQ|NYSE|NYSEARCA|NYSEAMERICAN|AMEX|ARCA|BATS|CBOE|OTC|OTCMKTS|US|XNAS|XNYS",
    ),
    ("DE", "ETR|XETRA|XETR|FRA|FWB|GER"),
    ("PA", "EPA|PAR|XPAR|PARIS"),
    ("AS", "AMS|XAMS"),
    ("BR", "EBR|XBRU"),
    ("LS", "ELI|XLIS"),
    ("L", "LON|LSE|XLON"),
    ("SW", "SWX|VTX|SIX|XSWX"),
    ("MI", "BIT|XMIL|MIL"),
    ("MC", "BME|XMAD"),
    ("ST", "STO|XSTO"),
    ("CO", "CPH|XCSE"),
    ("OL", "OSL|OSE|XOSL"),
    ("HE", "HEL|XHEL"),
    ("VI", "VIE|XWBO"),
    ("WA", "WSE|GPW|XWAR"),
    ("IS", "IST|BIST|XIST"),
    ("ME", "MCX|MOEX|MISX"),
    ("T", "TYO|XTKS|JPX"),
    ("HK", "HKG|HKEX|SEHK|XHKG"),
    ("SS", "SHA|SSE|XSHG"),
    ("SZ", "SHE|SZSE|XSHE"),
    ("TW", "TPE|TWSE|XTAI"),
    ("KS", "KRX|KOSPI|XKRX"),
    ("NS", "NSE|XNSE"),
    ("AX", "ASX|XASX"),
    ("TO", "TSE|TSX|XTSE"),
    ("SA", "BVMF|B3"),
    ("MX", "BMV|XMEX"),
    ("SR", "TADAWUL|XSAU"),
    ("SI", "SGX|XSES"),
    ("JO", "JSE|XJSE"),
];

/// Markets as Bloomberg writes them after a space, or Stooq after a dot, each by the suffix of the master.
const MARKET_SUFFIXES: &[(&str, &str)] = &[
    ("", "US|UW|UN|UQ|UA"),
    ("DE", "GR|GY|DE"),
    ("PA", "FP|FR"),
    ("AS", "NA|NL"),
    ("BR", "BB"),
    ("LS", "PL"),
    ("L", "LN|UK"),
    ("SW", "SE|SW|VX|CH"),
    ("MI", "IM|IT"),
    ("MC", "SM|SQ|ES"),
    ("ST", "SS"),
    ("CO", "DC"),
    ("OL", "NO"),
    ("HE", "FH"),
    ("WA", "PW"),
    ("IS", "TI"),
    ("T", "JP|JT"),
    ("HK", "HK"),
    ("TW", "TT"),
    ("KS", "KS|KR"),
    ("NS", "IN|IS"),
    ("AX", "AU|AT"),
    ("TO", "CN|CT"),
    ("SA", "BZ"),
    ("SI", "SP"),
    ("JO", "SJ"),
];

impl Master {
    /// An instrument by a symbol as people and other programs write it: any case, `$AAPL`, `BRK.B` or `BRK/B`,
    /// `aapl.us`, `NASDAQ:AAPL`, `SAP GY`, `700.HK`, `GSPC`, `BTC`.
    pub fn resolve_symbol(&self, written: &str) -> Option<&Entry> {
        let text = written.trim().trim_start_matches('$').trim().to_ascii_uppercase();
        if text.is_empty() || text.len() > 24 {
            return None;
        }
        if let Some(entry) = self.by_symbol(&text) {
            return Some(entry);
        }
        if let Some((market, symbol)) = text.split_once(':') {
            let suffix = master_suffix(MARKET_PREFIXES, market.trim())?;
            return self.on_market(symbol.trim(), suffix);
        }
        if let Some((symbol, market)) = text.rsplit_once(' ') {
            return self.on_market(symbol.trim(), master_suffix(MARKET_SUFFIXES, market)?);
        }
        self.resolve_unqualified(&text)
    }

    /// The instrument with a symbol on the market with this suffix; an empty suffix is the US.
    pub fn on_market(&self, symbol: &str, suffix: &str) -> Option<&Entry> {
        if suffix.is_empty() {
            return self
                .by_symbol(symbol)
                .or_else(|| self.by_symbol(&symbol.replace(['.', '/'], "-")));
        }
        let symbol = symbol.replace(['/', ' '], "-");
        // Symbols of Hong Kong have four digits; people leave out leading zeros.
        let padded = match suffix {
            "HK" => format!("{symbol:0>4}"),
            _ => symbol,
        };
        self.by_symbol(&format!("{padded}.{suffix}"))
    }

    /// A symbol without a market before a colon or after a space.
    fn resolve_unqualified(&self, text: &str) -> Option<&Entry> {
        if let Some((symbol, market)) = text.rsplit_once('.') {
            let known = master_suffix(MARKET_SUFFIXES, market).filter(|_| market.len() > 1);
            let found = self
                .on_market(symbol, market)
                .or_else(|| self.on_market(symbol, known?));
            if found.is_some() {
                return found;
            }
        }
        let dashed = text.replace(['.', '/', ' '], "-");
        let forms = [dashed, format!("^{text}"), format!("{text}-USD"), format!("{text}=F")];
        if let Some(entry) = forms.iter().find_map(|form| self.by_symbol(form)) {
            return Some(entry);
        }
        let coin = text.strip_suffix("USD").or_else(|| text.strip_suffix("USDT"));
        coin.and_then(|coin| self.by_symbol(&format!("{}-USD", coin.trim_end_matches(['-', '/']))))
    }
}

/// The suffix that the master's symbols have for a market, by the name that others give it.
pub(super) fn master_suffix(table: &[(&'static str, &str)], market: &str) -> Option<&'static str> {
    let row = table
        .iter()
        .find(|(_, names)| names.split('|').any(|name| name == market));
    row.map(|(suffix, _)| *suffix)
}
