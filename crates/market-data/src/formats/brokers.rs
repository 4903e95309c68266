//! What a person owns, as the large brokers export it: which of them made a file, and what its rows say.

mod rows;

use pipeline::brief::holdings::Position;

use super::Parsed;
use super::table::Table;
use languages::steps;

/// A header stands within so many lines.
const MOST_PREAMBLE: u64 = 40;
/// How every line of the positions begins in a statement of many tables.
const STATEMENT: &str = "Open Positions,";

/// An export of a broker: its columns in plain form.
struct Layout {
    /// Whose, for people.
    name: &'static str,
    /// Columns of which one each must be there for a file to be this export.
    marks: &'static [&'static [&'static str]],
    symbol: &'static [&'static str],
    quantity: &'static [&'static str],
    /// What one share cost.
    cost_each: &'static [&'static str],
    /// What all of them cost.
    cost_total: &'static [&'static str],
    names: &'static [&'static str],
    currency: &'static [&'static str],
    /// Where rows say that they count: the column and the words.
    counts: Option<(usize, &'static str)>,
    class: &'static [&'static str],
}

const PLAIN: Layout = Layout {
    name: "",
    marks: &[],
    symbol: &["symbol"],
    quantity: &["quantity"],
    cost_each: &[],
    cost_total: &[],
    names: &["description"],
    currency: &[],
    counts: None,
    class: &[],
};

/// The exports, from the one that is easiest to tell to the one that is least.
const LAYOUTS: [Layout; 7] = [
    Layout {
        name: "Interactive Brokers (activity statement)",
        marks: &[&["openpositions"], &["header"], &["symbol"], &["quantity"]],
        cost_each: &["costprice", "costbasisprice"],
        currency: &["currency"],
        counts: Some((2, "Summary")),
        class: &["assetcategory"],
        ..PLAIN
    },
    Layout {
        name: "Interactive Brokers (flex query)",
        marks: &[
            &["symbol"],
            &["position", "quantity"],
            &["costbasisprice"],
            &["markprice"],
        ],
        quantity: &["position", "quantity"],
        cost_each: &["costbasisprice"],
        currency: &["currencyprimary", "currency"],
        class: &["assetclass"],
        ..PLAIN
    },
    Layout {
        name: "Fidelity",
        marks: &[
            &["symbol"],
            &["quantity"],
            &["currentvalue"],
            &["averagecostbasis", "costbasistotal", "costbasispershare"],
        ],
        cost_each: &["averagecostbasis", "costbasispershare"],
        cost_total: &["costbasistotal", "costbasis"],
        ..PLAIN
    },
    Layout {
        name: "Charles Schwab",
        marks: &[
            &["symbol"],
            &["qtyquantity", "quantity"],
            &["mktvalmarketvalue", "marketvalue"],
            &["costbasis"],
        ],
        quantity: &["qtyquantity", "quantity"],
        cost_total: &["costbasis"],
        ..PLAIN
    },
    Layout {
        name: "Vanguard",
        marks: &[
            &["investmentname"],
            &["symbol"],
            &["shares"],
            &["shareprice"],
            &["totalvalue"],
        ],
        quantity: &["shares"],
        names: &["investmentname"],
        ..PLAIN
    },
    Layout {
        name: "E*TRADE",
        marks: &[&["symbol"], &["quantity", "qty"], &["pricepaid"], &["lastprice"]],
        quantity: &["quantity", "qty"],
        cost_each: &["pricepaid"],
        ..PLAIN
    },
    Layout {
        name: "DEGIRO",
        marks: &[
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
        ..PLAIN
    },
];

/// The positions of an export.
#[derive(Debug)]
pub(crate) struct Export {
    /// The positions, each instrument once.
    pub(crate) positions: Vec<Position>,
    /// What was understood, in sentences.
    pub(crate) notes: Vec<String>,
}

/// The positions in a file of a broker; none where it is no such file.
pub(crate) fn read(text: &str, any_symbol: bool) -> Option<Result<Parsed<Export>, String>> {
    let (layout, table) = recognised(text)?;
    Some(table.map(|table| rows::positions(layout, &table, any_symbol)))
}

/// Whose file it is, and the table of positions in it: from its header to the next empty line.
fn recognised(text: &str) -> Option<(&'static Layout, Result<Table, String>)> {
    let mut start = 0;
    for (at, line) in (0..).zip(text.split_inclusive('\n')) {
        steps::step(1);
        let in_a_statement = line.starts_with(STATEMENT);
        let header = (at < MOST_PREAMBLE || in_a_statement)
            .then(|| Table::section(line.trim_end(), at).ok())
            .flatten();
        let layout = header.and_then(|header| LAYOUTS.iter().find(|layout| layout.fits(&header)));
        if let Some(layout) = layout {
            let rest = &text[start..];
            let ends = |line: &str| match in_a_statement {
                true => !line.starts_with(STATEMENT),
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
        self.marks.iter().all(|mark| table.column(mark).is_some())
    }
}
