//! Figures on a portfolio: weights and concentration. How it performed is in `portfolio_performance`.

use figures::canonical::sha256_hex;
use figures::ledger::{Evidence, FigureKind, Source};
use languages::decimal::Decimal;
use pipeline::brief::holdings::Position;
use pipeline::ports::data_room::Columns;

use super::figure::{FigureContext, Recipe, computed};
use super::gaps::Gap;
use super::portfolio_performance;
use super::prices::Prices;
use intent::coverage::follows_us_market;
use market_data::key::key_of;
use market_data::table::{Table, number};

/// Formulas with more positions would be unreadable; further positions are left out, and a gap says so.
const MAX_POSITIONS: usize = 40;

/// A position with its prices, if there are any.
pub struct Held<'a> {
    /// The position as the user stated it.
    pub position: &'a Position,
    /// The prices of the instrument.
    pub prices: Option<&'a Prices>,
}

impl Held<'_> {
    fn name(&self) -> String {
        if self.position.name.is_empty() {
            self.position.symbol.clone()
        } else {
            self.position.name.clone()
        }
    }

    /// The part of figure ids that names the position: from its symbol, or `part1` and so on for asset classes.
    fn key(&self, at: usize) -> String {
        match self.position.symbol.is_empty() {
            true => format!("part{}", at + 1),
            false => key_of(&self.position.symbol),
        }
    }
}

/// A position and its size in the language of formulas.
pub(super) struct Part<'a> {
    /// The part of figure ids that names the position.
    pub key: String,
    /// The prices of the instrument.
    pub prices: Option<&'a Prices>,
    /// The formula of its value or weight.
    pub term: String,
}

const VALUE: Recipe = computed(
    "ev_pf_value",
    "{currency}",
    "round({total}, 2)",
    "quantities times last closes",
);
const WEIGHT: Recipe = computed(
    "ev_pf_weight_{key}",
    "percent",
    "round({part} / {total} * 100, 1)",
    "share of the position in the whole",
);
const PRICED: Recipe = computed(
    "ev_pf_priced_share",
    "percent",
    "round({priced} / {total} * 100, 1)",
    "share of the positions that have prices",
);
const HHI: Recipe = computed(
    "ev_pf_hhi",
    "ratio",
    "round({squares} / ({total} * {total}), 3)",
    "sum of the squares of the shares: one over it is the number of equal positions that would be as concentrated",
);
const EFFECTIVE: Recipe = computed(
    "ev_pf_effective_positions",
    "count",
    "round({total} * {total} / {squares}, 1)",
    "number of equal positions that would be as concentrated: one over the sum of the squares of the shares",
);

/// Merges a second lot of the same instrument. The cost becomes the mean, weighted by quantity.
pub fn merge(known: &mut Position, more: &Position) {
    let (a, b) = (number(&known.quantity), number(&more.quantity));
    let cost = (number(&known.cost) * a + number(&more.cost) * b) / (a + b);
    let text = |value: f64| {
        if value.is_finite() {
            value.to_string()
        } else {
            String::new()
        }
    };
    known.quantity = text(a + b);
    known.cost = text(cost);
    known.weight = text(number(&known.weight) + number(&more.weight));
}

/// Adds every figure on the holdings. Returns the table of the user's statements, which the ledger lists as a source if
/// a figure uses it.
pub fn figures(held: &[Held<'_>], today: &str, gaps: &mut Vec<Gap>, out: &mut Vec<Evidence>) -> Table {
    let user = user_table(held);
    let start = out.len();
    let parts = parts(held, &user, today, gaps, out);
    if parts.is_empty() {
        return user;
    }
    let known_figures = out.split_off(start);
    let mut tables: Vec<&Table> = vec![&user];
    for prices in parts.iter().filter_map(|part| part.prices) {
        // Shipped prices of several instruments are in one table.
        if !tables
            .iter()
            .any(|table| table.source.source_id == prices.table.source.source_id)
        {
            tables.push(&prices.table);
        }
    }
    let as_of = oldest_close(&parts).unwrap_or_else(|| today.to_owned());
    let context = FigureContext {
        tables: &tables,
        prefix: "",
        series: "Holdings",
        as_of: &as_of,
        period: None,
        names: &[],
        known_figures: &known_figures,
    };
    // Weights that are stated or assumed are of today; weights from quantities are as old as the prices.
    let by_price = parts.iter().any(|part| part.term.contains("_quantity"));
    let of_today = FigureContext {
        as_of: today,
        ..context
    };
    let mut made = weights(&parts, held, if by_price { context } else { of_today });
    let performance = portfolio_performance::figures(&parts, largest_key(&made), context);
    made.extend(performance);
    out.extend(known_figures);
    out.extend(made);
    user
}

/// The user's statements as a source. It has no series, only figures.
fn user_table(held: &[Held<'_>]) -> Table {
    let positions: Vec<&Position> = held.iter().map(|held| held.position).collect();
    let said = serde_json::to_string(&positions).unwrap_or_default();
    Table {
        source: Source {
            source_id: "user".to_owned(),
            provider: "user".to_owned(),
            kind: "user_given".to_owned(),
            title: "What the user said".to_owned(),
            content_sha256: sha256_hex(&said),
            ..Source::default()
        },
        columns: Columns::new().into(),
        currency: String::new(),
    }
}

/// The size of each position: by the stated weights, else by quantity and price, else equal parts.
fn parts<'a>(
    held: &[Held<'a>],
    user: &Table,
    today: &str,
    gaps: &mut Vec<Gap>,
    out: &mut Vec<Evidence>,
) -> Vec<Part<'a>> {
    let mut add_figure = |id: String, value: &str, unit: &str, kind: FigureKind, how: &str| {
        let figure = Evidence {
            evidence_id: id.clone(),
            source: user.source.title.clone(),
            series: "Holdings".to_owned(),
            as_of: today.to_owned(),
            value: Decimal::of(number(value)),
            unit: unit.to_owned(),
            how: how.to_owned(),
            kind,
            source_id: user.source.source_id.clone(),
            ..Evidence::default()
        };
        out.push(figure.sealed());
        id
    };
    if held.len() > MAX_POSITIONS {
        let count = |positions: usize| u32::try_from(positions).unwrap_or(u32::MAX);
        gaps.push(Gap::PositionsLeftOut {
            counted: count(MAX_POSITIONS),
            left_out: count(held.len() - MAX_POSITIONS),
        });
    }
    // Asset classes have no prices, and funds on the US market use the shipped series of the market.
    let needs_prices = |held: &&Held<'_>| !held.position.symbol.is_empty() && !follows_us_market(&held.position.symbol);
    for unpriced in held.iter().filter(|held| held.prices.is_none()).filter(needs_prices) {
        gaps.push(Gap::HoldingsUnpriced { name: unpriced.name() });
    }
    let weighed = held.iter().all(|held| number(&held.position.weight) > 0.0);
    let counted = held.iter().any(|held| number(&held.position.quantity) > 0.0);
    let mut parts = Vec::new();
    for (at, held) in held.iter().take(MAX_POSITIONS).enumerate() {
        let (position, key) = (held.position, held.key(at));
        let term = if weighed {
            let how = "share of the whole as the user said it";
            add_figure(
                format!("ev_user_{key}_weight"),
                &position.weight,
                "percent",
                FigureKind::UserGiven,
                how,
            )
        } else if counted {
            if number(&position.quantity).is_nan() {
                continue;
            }
            let how = "quantity as the user said it";
            let id = format!("ev_user_{key}_quantity");
            let quantity = add_figure(id, &position.quantity, "units", FigureKind::UserGiven, how);
            match held.prices {
                Some(prices) => format!("{quantity} * last(close_{})", prices.key),
                None if number(&position.cost) > 0.0 => {
                    let how = "what one cost the user, taken for its worth because no price is at hand";
                    let id = format!("ev_user_{key}_cost");
                    let cost = add_figure(id, &position.cost, "per unit", FigureKind::Assumed, how);
                    format!("{quantity} * {cost}")
                }
                None => continue,
            }
        } else {
            "ev_pf_assumed_part".to_owned()
        };
        parts.push(Part {
            key,
            prices: held.prices,
            term,
        });
    }
    if !weighed && !counted && !parts.is_empty() {
        let how = "the same amount of every position, because nobody said how much there is of each";
        add_figure("ev_pf_assumed_part".to_owned(), "1", "parts", FigureKind::Assumed, how);
    }
    if !weighed && !counted {
        gaps.push(Gap::PortfolioNoWeights);
    }
    // Amounts in several currencies do not add up.
    if counted && !weighed && !same_currency(&parts) {
        gaps.push(Gap::PortfolioNoWeights);
        return Vec::new();
    }
    parts
}

fn same_currency(parts: &[Part<'_>]) -> bool {
    let mut known = parts
        .iter()
        .filter_map(|part| part.prices)
        .map(|prices| &prices.currency);
    let first = known.next();
    known.all(|currency| Some(currency) == first)
}

/// The formula of the sum of several parts.
pub(super) fn sum<'a>(parts: impl Iterator<Item = &'a Part<'a>>) -> String {
    let terms: Vec<&str> = parts.map(|part| part.term.as_str()).collect();
    format!("({})", terms.join(" + "))
}

fn weights(parts: &[Part<'_>], held: &[Held<'_>], context: FigureContext<'_>) -> Vec<Evidence> {
    let (total, priced) = (
        sum(parts.iter()),
        sum(parts.iter().filter(|part| part.prices.is_some())),
    );
    let squares: Vec<String> = parts.iter().map(|part| format!("{0} * {0}", part.term)).collect();
    let squares = format!("({})", squares.join(" + "));
    let currency = parts
        .iter()
        .find_map(|part| part.prices)
        .map(|prices| prices.currency.as_str());
    let names = [
        ("{total}", total.as_str()),
        ("{priced}", &priced),
        ("{squares}", &squares),
        ("{currency}", currency.unwrap_or_default()),
    ];
    let context = FigureContext {
        names: &names,
        ..context
    };
    let mut out = Vec::new();
    let by_price = |part: &Part<'_>| part.term.contains("last(close_");
    if parts.len() == held.len() && parts.iter().all(by_price) && currency.is_some_and(|known| !known.is_empty()) {
        out.extend(context.figure(&VALUE));
    }
    let mut weights: Vec<Evidence> = Vec::new();
    for part in parts {
        let names = [
            ("{part}", part.term.as_str()),
            ("{total}", &total),
            ("{key}", &part.key),
        ];
        weights.extend(
            FigureContext {
                names: &names,
                ..context
            }
            .figure(&WEIGHT),
        );
    }
    let size = |weight: &Evidence| weight.value.number();
    let largest = weights
        .iter()
        .reduce(|best, next| if size(next) > size(best) { next } else { best });
    let largest = largest.map(|largest| {
        let key = largest.evidence_id.trim_start_matches("ev_pf_weight_");
        let mut own = held.iter().enumerate().filter(|(at, held)| held.key(*at) == key);
        let class = own.find_map(|(_, held)| held.position.symbol.is_empty().then(|| held.name()));
        let largest = Evidence {
            evidence_id: "ev_pf_largest_weight".to_owned(),
            how: format!("share of the largest position: {}", class.as_deref().unwrap_or(key)),
            ..largest.clone()
        };
        largest.sealed()
    });
    out.extend(weights);
    out.extend(largest);
    out.extend(context.figure(&HHI));
    out.extend(context.figure(&EFFECTIVE));
    if parts.iter().any(|part| part.prices.is_some()) && parts.len() == held.len() {
        out.extend(context.figure(&PRICED));
    }
    out
}

/// The key of the largest position, from the figures on the weights.
fn largest_key(weights: &[Evidence]) -> Option<&str> {
    let of = |id: &str| weights.iter().find(|figure| figure.evidence_id == id);
    let largest = of("ev_pf_largest_weight")?.value;
    let own = |figure: &Evidence| figure.value == largest;
    weights
        .iter()
        .filter(|figure| own(figure))
        .find_map(|figure| figure.evidence_id.strip_prefix("ev_pf_weight_"))
}

/// The date of the oldest of the last closes: the portfolio's value is no newer.
fn oldest_close(parts: &[Part<'_>]) -> Option<String> {
    let dates = parts.iter().filter_map(|part| part.prices).map(Prices::last);
    dates.min().map(|date| date.to_string())
}
