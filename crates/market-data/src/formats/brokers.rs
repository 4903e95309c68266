//! Portfolios as large brokers export them: detects the broker and reads the positions.

mod rows;

use pipeline::brief::holdings::Position;

use super::Parsed;
use super::table::Table;
use languages::steps;

/// The header is within this many lines of the start.
const MAX_PREAMBLE_LINES: u64 = 40;
/// The start of every line of positions in a statement with several tables (Interactive Brokers).
const POSITIONS_PREFIX: &str = "Open Positions,";

/// The layout of a broker's export. Columns are names in the plain form of [`Table::column`], the best first.
struct Layout {
    /// The name of the broker, for people.
    name: &'static str,
    /// The file is this export if each group has at least one of its columns.
    required: &'static [&'static [&'static str]],
    symbol: &'static [&'static str],
    quantity: &'static [&'static str],
    /// The cost of one share.
    cost_each: &'static [&'static str],
    /// The cost of the whole position.
    cost_total: &'static [&'static str],
    names: &'static [&'static str],
    currency: &'static [&'static str],
    /// The rows that are positions: a column, and the text that it must have.
    counted_rows: Option<(usize, &'static str)>,
    class: &'static [&'static str],
}

const DEFAULTS: Layout = Layout {
    name: "",
    required: &[],
    symbol: &["symbol"],
    quantity: &["quantity"],
    cost_each: &[],
    cost_total: &[],
    names: &["description"],
    currency: &[],
    counted_rows: None,
    class: &[],
};

/// The known exports, the most specific header first.
const LAYOUTS: [Layout; 7] = [
    Layout {
        name: "Interactive Brokers (activity statement)",
        required: &[&["openpositions"], &["header"], &["symbol"], &["quantity"]],
        cost_each: &["costprice", "costbasisprice"],
        currency: &["currency"],
        counted_rows: Some((2, "Summary")),
        class: &["assetcategory"],
        ..DEFAULTS
    },
    Layout {
        name: "Interactive Brokers (flex query)",
        required: &[
            &["symbol"],
            &["position", "quantity"],
            &["costbasisprice"],
            &["markprice"],
        ],
        quantity: &["position", "quantity"],
        cost_each: &["costbasisprice"],
        currency: &["currencyprimary", "currency"],
        class: &["assetclass"],
        ..DEFAULTS
    },
    Layout {
        name: "Fidelity",
        required: &[
            &["symbol"],
            &["quantity"],
            &["currentvalue"],
            &["averagecostbasis", "costbasistotal", "costbasispershare"],
        ],
        cost_each: &["averagecostbasis", "costbasispershare"],
        cost_total: &["costbasistotal", "costbasis"],
        ..DEFAULTS
    },
    Layout {
        name: "Charles Schwab",
        required: &[
            &["symbol"],
            &["qtyquantity", "quantity"],
            &["mktvalmarketvalue", "marketvalue"],
            &["costbasis"],
        ],
        quantity: &["qtyquantity", "quantity"],
        cost_total: &["costbasis"],
        ..DEFAULTS
    },
    Layout {
        name: "Vanguard",
        required: &[
            &["investmentname"],
            &["symbol"],
            &["shares"],
            &["shareprice"],
            &["totalvalue"],
        ],
        quantity: &["shares"],
        names: &["investmentname"],
        ..DEFAULTS
    },
    Layout {
        name: "E*TRADE",
        required: &[&["symbol"], &["quantity", "qty"], &["pricepaid"], &["lastprice"]],
        quantity: &["quantity", "qty"],
        cost_each: &["pricepaid"],
        ..DEFAULTS
    },
    Layout {
        name: "DEGIRO",
        required: &[
            &["symbolisin", "symboolisin"],
            &[
                "amount",
                "quantity",
                "aantal",
                "anzahl",
                "quantité",
                "cantidad",
                "quantità",
            ],
        ],
        symbol: &["symbolisin", "symboolisin"],
        quantity: &[
            "amount",
            "quantity",
            "aantal",
            "anzahl",
            "quantité",
            "cantidad",
            "quantità",
        ],
        names: &["product", "produkt", "produit", "producto", "prodotto"],
        ..DEFAULTS
    },
];

/// The positions of an export.
#[derive(Debug)]
pub(crate) struct Export {
    /// The positions, each instrument once.
    pub(crate) positions: Vec<Position>,
    /// How the file was understood, in sentences.
    pub(crate) notes: Vec<String>,
}

/// The positions in the export of a broker; `None` where the file is not one.
pub(crate) fn read(text: &str, any_symbol: bool) -> Option<Result<Parsed<Export>, String>> {
    let (layout, table) = detect(text)?;
    Some(table.map(|table| rows::positions(layout, &table, any_symbol)))
}

/// The layout of the file, and its table of positions: from the header to the next empty line.
fn detect(text: &str) -> Option<(&'static Layout, Result<Table, String>)> {
    let mut start = 0;
    for (at, line) in (0..).zip(text.split_inclusive('\n')) {
        steps::step(1);
        let in_statement = line.starts_with(POSITIONS_PREFIX);
        let header = (at < MAX_PREAMBLE_LINES || in_statement)
            .then(|| Table::section(line.trim_end(), at).ok())
            .flatten();
        let layout = header.and_then(|header| LAYOUTS.iter().find(|layout| layout.fits(&header)));
        if let Some(layout) = layout {
            let rest = &text[start..];
            let ends = |line: &str| match in_statement {
                true => !line.starts_with(POSITIONS_PREFIX),
                false => line.trim().trim_matches([',', ';', '"']).is_empty(),
            };
            let length = rest
                .split_inclusive('\n')
                .take_while(|line| !ends(line))
                .map(str::len)
                .sum();
            return Some((layout, Table::section(&rest[..length], at)));
        }
        start += line.len();
    }
    None
}

impl Layout {
    fn fits(&self, table: &Table) -> bool {
        self.required.iter().all(|group| table.column(group).is_some())
    }
}
