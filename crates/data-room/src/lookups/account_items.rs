//! The formulas of the figures of accounts that are looked up, of any fiscal year.

use intent::lookup::accounts::items::Item;

use crate::account_figures::per_share;
use crate::accounts::Accounts;

/// What a figure is counted in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// An amount.
    Money,
    /// An amount per share.
    PerShare,
    /// Per cent.
    Percent,
    /// A multiple.
    Ratio,
    /// A number of shares.
    Count,
}

/// Figures at the end of a fiscal year.
const AT_THE_END: [&str; 11] = [
    "assets",
    "book_value_per_share",
    "cash",
    "current_ratio",
    "debt",
    "debt_to_equity",
    "equity",
    "goodwill",
    "inventory",
    "net_debt",
    "shares_outstanding",
];

/// What a figure is counted in.
pub fn kind(item: Item) -> Kind {
    match item {
        "book_value_per_share"
        | "dividends_per_share"
        | "eps_basic"
        | "eps_diluted"
        | "fcf_per_share"
        | "sales_per_share" => Kind::PerShare,
        "capex_to_revenue" | "dividend_payout" | "fcf_margin" | "gross_margin" | "net_margin" | "operating_margin"
        | "payout" | "rd_to_revenue" | "roa" | "roe" | "roic" | "tax_rate" => Kind::Percent,
        "cash_conversion"
        | "current_ratio"
        | "debt_to_equity"
        | "interest_coverage"
        | "net_debt_to_operating_income" => Kind::Ratio,
        "shares_diluted" => Kind::Count,
        _ => Kind::Money,
    }
}

/// Whether a figure is one of the end of the year.
pub fn is_at_the_end(item: Item) -> bool {
    AT_THE_END.contains(&item)
}

/// The value of a formula, unrounded as far as it matters.
pub fn number(accounts: &Accounts, formula: &str) -> Option<f64> {
    accounts
        .number(&format!("{formula} * 1000000"))
        .map(|value| value / 1e6)
}

/// Divisor and unit of an amount: billions from one billion up, else millions.
pub fn scale(accounts: &Accounts, amount: &str) -> (&'static str, String) {
    let size = accounts.number(amount).unwrap_or_default();
    let currency = &accounts.table.currency;
    let (scale, unit) = match size.abs() >= 1e9 {
        true => ("1000000000", format!("billion {currency}")),
        false => ("1000000", format!("million {currency}")),
    };
    (scale, unit.trim_end().to_owned())
}

/// The formula and the unit in which a figure is told.
pub fn with_unit(accounts: &Accounts, item: Item, value: String) -> (String, String) {
    match kind(item) {
        Kind::Money => {
            let (scale, unit) = scale(accounts, &value);
            (format!("{value} / {scale}"), unit)
        }
        Kind::PerShare => (value, per_share(&accounts.table.currency)),
        Kind::Percent => (value, "percent".to_owned()),
        Kind::Ratio => (value, "ratio".to_owned()),
        Kind::Count => (value, "count".to_owned()),
    }
}

/// The decimal places of a figure. Small amounts per billion and per share keep two.
pub fn places(unit: &str, value: Option<f64>) -> &'static str {
    let is_small = value.is_some_and(|value| value.abs() < 10.0);
    match unit {
        "count" | "years" => "0",
        "ratio" => "2",
        unit if unit.ends_with("per share") => "2",
        unit if unit.starts_with("billion") && is_small => "2",
        _ => "1",
    }
}

/// The formula of a figure in a fiscal year, `ago` years before the newest; `None` where data is missing.
pub fn term(accounts: &Accounts, item: Item, ago: usize) -> Option<String> {
    let tag = |tag: &str| accounts.term(tag, ago);
    let over = |part: String, whole: String| Some(format!("{part} / {whole}"));
    let share = |part: String, whole: String| Some(format!("{part} / {whole} * 100"));
    let revenue = || accounts.positive(accounts.revenue(ago)?);
    let net = || tag("NetIncomeLoss").or_else(|| tag("ProfitLoss"));
    let equity = |ago: usize| accounts.positive(accounts.term("StockholdersEquity", ago)?);
    let mean_equity = || match equity(ago + 1) {
        Some(before) => Some(format!("(({} + {before}) / 2)", equity(ago)?)),
        None => None,
    };
    let operating = || operating_income(accounts, ago);
    let shares = || tag("WeightedAverageNumberOfDilutedSharesOutstanding");
    let buybacks = || tag("PaymentsForRepurchaseOfCommonStock");
    let paid_out = || match (accounts.dividends(ago), buybacks()) {
        (Some(paid), Some(bought)) => Some(format!("({paid} + {bought})")),
        (one, other) => one.or(other),
    };
    let free_cash_flow = || accounts.free_cash_flow(ago);
    // What a bank owes and holds is its business.
    let is_bank_measure = [
        "capex",
        "capex_to_revenue",
        "cash",
        "cash_conversion",
        "current_ratio",
        "debt",
        "debt_to_equity",
        "fcf_margin",
        "fcf_per_share",
        "free_cash_flow",
        "gross_margin",
        "gross_profit",
        "interest_coverage",
        "net_debt",
        "net_debt_to_operating_income",
        "operating_cash_flow",
        "operating_income",
        "operating_margin",
        "payout",
        "roic",
    ];
    if accounts.is_financial() && is_bank_measure.contains(&item) {
        return None;
    }
    match item {
        "assets" => tag("Assets"),
        "book_value_per_share" => {
            let outstanding = tag("CommonStockSharesOutstanding")
                .or_else(|| tag("EntityCommonStockSharesOutstanding").filter(|_| ago == 0))?;
            over(tag("StockholdersEquity")?, outstanding)
        }
        "buybacks" => buybacks(),
        "capex" => tag("PaymentsToAcquirePropertyPlantAndEquipment"),
        "capex_to_revenue" => share(tag("PaymentsToAcquirePropertyPlantAndEquipment")?, revenue()?),
        "cash" => accounts.cash(ago),
        "cash_conversion" => over(
            tag("NetCashProvidedByUsedInOperatingActivities")?,
            accounts.positive(net()?)?,
        ),
        "current_ratio" => over(tag("AssetsCurrent")?, tag("LiabilitiesCurrent")?),
        "debt" => accounts.debt(ago),
        "debt_to_equity" => over(accounts.debt(ago)?, equity(ago)?),
        "dividend_payout" => share(accounts.dividends(ago)?, accounts.positive(net()?)?),
        "dividends" => accounts.dividends(ago),
        "dividends_per_share" => tag("CommonStockDividendsPerShareDeclared"),
        "eps_basic" => tag("EarningsPerShareBasic"),
        "eps_diluted" => tag("EarningsPerShareDiluted"),
        "equity" => tag("StockholdersEquity"),
        "fcf_margin" => share(free_cash_flow()?, revenue()?),
        "fcf_per_share" => over(free_cash_flow()?, shares()?),
        "free_cash_flow" => free_cash_flow(),
        "goodwill" => tag("Goodwill"),
        "gross_margin" => share(accounts.gross_profit(ago)?, revenue()?),
        "gross_profit" => accounts.gross_profit(ago),
        "interest_coverage" => over(operating()?, accounts.positive(tag("InterestExpense")?)?),
        "interest_expense" => tag("InterestExpense"),
        "inventory" => tag("InventoryNet"),
        "net_debt" => Some(format!("({} - {})", accounts.debt(ago)?, accounts.cash(ago)?)),
        "net_debt_to_operating_income" => over(
            format!("({} - {})", accounts.debt(ago)?, accounts.cash(ago)?),
            accounts.positive(operating()?)?,
        ),
        "net_income" => net(),
        "net_margin" => share(net()?, revenue()?),
        "operating_cash_flow" => tag("NetCashProvidedByUsedInOperatingActivities"),
        "operating_income" => operating(),
        "operating_margin" => share(operating()?, revenue()?),
        "paid_out" => paid_out(),
        "payout" => share(paid_out()?, accounts.positive(free_cash_flow()?)?),
        "rd_to_revenue" => share(tag("ResearchAndDevelopmentExpense")?, revenue()?),
        "research" => tag("ResearchAndDevelopmentExpense"),
        "revenue" => accounts.revenue(ago),
        "roa" => share(net()?, tag("Assets")?),
        "roe" => share(net()?, mean_equity()?),
        "roic" => roic(accounts, ago),
        "sales_per_share" => over(revenue()?, shares()?),
        "shares_diluted" => shares(),
        "tax_rate" => tax_rate(accounts, ago),
        _ => None,
    }
}

/// Operating profit, as it is tagged.
fn operating_income(accounts: &Accounts, ago: usize) -> Option<String> {
    accounts.term("OperatingIncomeLoss", ago)
}

/// Taxes over the profit before taxes, in per cent, where there was such a profit.
fn tax_rate(accounts: &Accounts, ago: usize) -> Option<String> {
    let tax = accounts.term("IncomeTaxExpenseBenefit", ago)?;
    let after = || {
        accounts
            .term("ProfitLoss", ago)
            .or_else(|| accounts.term("NetIncomeLoss", ago))
    };
    let pretax = accounts
        .term(PRETAX, ago)
        .or_else(|| Some(format!("({} + {tax})", after()?)))?;
    Some(format!("{tax} / {} * 100", accounts.positive(pretax)?))
}

/// Operating profit after taxes over debt and equity less cash.
fn roic(accounts: &Accounts, ago: usize) -> Option<String> {
    let tax = tax_rate(accounts, ago)?;
    let equity = accounts.positive(accounts.term("StockholdersEquity", ago)?)?;
    let capital = format!("({} + {equity} - {})", accounts.debt(ago)?, accounts.cash(ago)?);
    let capital = accounts.positive(capital)?;
    Some(format!(
        "{} * (1 - {tax} / 100) / {capital} * 100",
        operating_income(accounts, ago)?
    ))
}

const PRETAX: &str = "IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest";

/// A figure in words.
pub fn how(item: Item) -> &'static str {
    match item {
        "book_value_per_share" => "equity over the shares outstanding at the end of the fiscal year",
        "capex_to_revenue" => "spending on plant and equipment over revenue",
        "cash" => "cash and current securities at the end of the fiscal year",
        "cash_conversion" => "cash from operations over net profit",
        "current_ratio" => "current assets over current liabilities",
        "debt" => "long-term debt with what of it is due soon, and commercial paper",
        "debt_to_equity" => "debt over equity",
        "dividend_payout" => "dividends over net profit",
        "fcf_margin" => "free cash flow over revenue",
        "fcf_per_share" => "free cash flow over the mean number of diluted shares",
        "free_cash_flow" => "cash from operations less spending on plant and equipment",
        "gross_margin" => "gross profit over revenue",
        "interest_coverage" => "operating profit over interest expense",
        "net_debt" => "debt less cash and current securities",
        "net_debt_to_operating_income" => "debt less cash and current securities, over operating profit",
        "net_margin" => "net profit over revenue",
        "operating_margin" => "operating profit over revenue",
        "paid_out" => "dividends and share buybacks",
        "payout" => "dividends and share buybacks over free cash flow",
        "rd_to_revenue" => "research and development over revenue",
        "roa" => "net profit over total assets",
        "roe" => "net profit over the mean of equity at the beginning and at the end of the year",
        "roic" => "operating profit after taxes over debt and equity less cash",
        "sales_per_share" => "revenue over the mean number of diluted shares",
        "tax_rate" => "taxes over the profit before taxes",
        _ => "as the accounts of the fiscal year state it",
    }
}
