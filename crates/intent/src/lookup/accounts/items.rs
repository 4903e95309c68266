//! The figures of accounts that can be looked up. Each has a word list `acc-ID`, with hyphens.

use crate::question_text::QuestionText;

/// The id of a figure of the accounts, as it stands at the end of the ids of the ledger.
pub type Item = &'static str;

/// All of them.
#[rustfmt::skip]
pub const ITEMS: [Item; 43] = [
    "assets", "book_value_per_share", "buybacks", "capex", "capex_to_revenue", "cash", "cash_conversion",
    "current_ratio", "debt", "debt_to_equity", "dividend_payout", "dividends", "dividends_per_share", "eps_basic",
    "eps_diluted", "equity", "fcf_margin", "fcf_per_share", "free_cash_flow", "goodwill", "gross_margin",
    "gross_profit", "interest_coverage", "interest_expense", "inventory", "net_debt",
    "net_debt_to_operating_income", "net_income", "net_margin", "operating_cash_flow", "operating_income",
    "operating_margin", "paid_out", "payout", "rd_to_revenue", "research", "revenue", "roa", "roe", "roic",
    "sales_per_share", "shares_diluted", "tax_rate",
];

/// The number of shares, which only the newest cover page states.
pub const SHARES_OUTSTANDING: Item = "shares_outstanding";

/// Words that name two figures at once, and the one figure that they mean together.
const TOGETHER: [(Item, Item, &str, Item); 12] = [
    ("capex", "revenue", "acc-op-share", "capex_to_revenue"),
    ("research", "revenue", "acc-op-share", "rd_to_revenue"),
    ("dividends", "", "acc-op-per-share", "dividends_per_share"),
    ("revenue", "", "acc-op-per-share", "sales_per_share"),
    ("net_income", "", "acc-op-per-share", "eps_diluted"),
    ("free_cash_flow", "", "acc-op-per-share", "fcf_per_share"),
    ("equity", "", "acc-op-per-share", "book_value_per_share"),
    ("dividends", "free_cash_flow", "acc-op-share", "payout"),
    ("debt", "equity", "acc-op-relative", "debt_to_equity"),
    (
        "debt",
        "operating_income",
        "acc-op-relative",
        "net_debt_to_operating_income",
    ),
    (
        "net_debt",
        "operating_income",
        "acc-op-relative",
        "net_debt_to_operating_income",
    ),
    ("net_income", "revenue", "acc-op-per-dollar", "net_margin"),
];

/// The figures that a text names, in its order. A longer name hides the shorter ones in it.
pub fn named(text: &QuestionText) -> Vec<Item> {
    let mut found: Vec<(usize, usize, Item)> = Vec::new();
    for item in ITEMS.into_iter().chain([SHARES_OUTSTANDING]) {
        let spans = text.spans(&format!("acc-{}", item.replace('_', "-")));
        found.extend(spans.into_iter().map(|(from, to)| (from, to, item)));
    }
    found.sort_by_key(|(from, to, _)| (std::cmp::Reverse(to - from), *from));
    let mut kept: Vec<(usize, usize, Item)> = Vec::new();
    for (from, to, item) in found {
        if !kept.iter().any(|(start, end, _)| from < *end && *start < to) {
            kept.push((from, to, item));
        }
    }
    kept.sort_by_key(|(from, _, _)| *from);
    let mut items: Vec<Item> = Vec::new();
    for (_, _, item) in kept {
        if !items.contains(&item) {
            items.push(item);
        }
    }
    for (first, second, words, both) in TOGETHER {
        let has = |item: Item| item.is_empty() || items.contains(&item);
        if has(first) && has(second) && text.has_words(words) {
            items.retain(|item| *item != first && *item != second && *item != both);
            items.insert(0, both);
        }
    }
    // "Capex as a share of revenue" names one figure.
    let is_share = items.contains(&"capex_to_revenue") || items.contains(&"rd_to_revenue");
    if is_share {
        items.retain(|item| *item != "revenue");
    }
    if items.contains(&"dividends") && items.contains(&"buybacks") && text.has_words("acc-op-together") {
        items.retain(|item| *item != "dividends" && *item != "buybacks");
        items.insert(0, "paid_out");
    }
    items
}
