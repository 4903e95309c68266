//! The accounts of one company. Companies use different tags for the same fact, so each method knows the alternatives.
//! Most methods return a term: a formula over the series of the table.

use std::borrow::Cow;
use std::sync::Arc;

use figures::formula::{Value, evaluate_unrounded};
use jiff::civil::Date;

use market_data::calendar::{date_of, months_before};
use market_data::table::Table;

/// The accounts of one company.
#[derive(Debug, Clone)]
pub struct Accounts {
    /// The table with the series.
    pub table: Arc<Table>,
    /// The suffix of the series' names: `Revenues_{key}` and so on.
    pub key: String,
    /// The company's symbol today.
    pub symbol: String,
}

/// The tags of total revenue, best first.
const REVENUE: [&str; 4] = [
    "Revenues",
    "RevenueFromContractWithCustomerExcludingAssessedTax",
    "RevenueFromContractWithCustomerIncludingAssessedTax",
    "SalesRevenueNet",
];
const PRETAX: &str = "IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest";

impl Accounts {
    /// The accounts in a table, unless there are none.
    pub fn new(table: Arc<Table>, key: &str, symbol: &str) -> Option<Self> {
        let accounts = Self {
            table,
            key: key.to_owned(),
            symbol: symbol.to_owned(),
        };
        accounts.end(0)?;
        Some(accounts)
    }

    /// The value of a tag, `ago` fiscal years before the last.
    pub fn value(&self, tag: &str, ago: usize) -> Option<f64> {
        let values = self.table.series(&format!("{tag}_{}", self.key))?;
        let at = values.len().checked_sub(ago + 1)?;
        values.get(at).copied().filter(|value| value.is_finite())
    }

    /// The term of a tag, `ago` fiscal years before the last; `None` where the value is missing.
    pub fn term(&self, tag: &str, ago: usize) -> Option<String> {
        self.value(tag, ago)?;
        let name = format!("{tag}_{}", self.key);
        Some(match ago {
            0 => format!("last({name})"),
            _ => format!("ago({name}, {ago})"),
        })
    }

    /// The value of a term.
    pub fn number(&self, term: &str) -> Option<f64> {
        let input = |name: &str| Some(Value::List(Cow::Borrowed(self.table.series(name)?)));
        evaluate_unrounded(&format!("round({term}, 0)"), &input).ok()
    }

    /// The term, if its value is above zero.
    pub fn positive(&self, term: String) -> Option<String> {
        self.number(&term).filter(|value| *value > 0.0).map(|_| term)
    }

    /// The sum of the tags that have a value, if any has.
    fn sum(&self, tags: &[&str], ago: usize) -> Option<String> {
        let terms: Vec<String> = tags.iter().filter_map(|tag| self.term(tag, ago)).collect();
        match terms.as_slice() {
            [] => None,
            [one] => Some(one.clone()),
            _ => Some(format!("({})", terms.join(" + "))),
        }
    }

    /// The end of a fiscal year.
    pub fn end(&self, ago: usize) -> Option<Date> {
        self.value("period_end", ago).map(date_of)
    }

    /// The first day of a fiscal year.
    pub fn start(&self, ago: usize) -> Option<Date> {
        let before = self
            .end(ago + 1)
            .or_else(|| self.end(ago).map(|end| months_before(end, 12)));
        before.and_then(|date| date.tomorrow().ok())
    }

    /// Whether the company is a bank or another lender, for which debt, cash flow and margins mean something else.
    pub fn is_financial(&self) -> bool {
        ["InterestAndDividendIncomeOperating", "Deposits"]
            .iter()
            .any(|tag| self.value(tag, 0).is_some())
    }

    /// Total revenue. For a bank, interest plus other income; `None` if either is missing.
    pub fn revenue(&self, ago: usize) -> Option<String> {
        if self.is_financial() {
            let interest = self.term("InterestAndDividendIncomeOperating", ago)?;
            let other = self.term("NoninterestIncome", ago)?;
            return Some(format!("({interest} + {other})"));
        }
        // All years use the tag of the last year, so that growth compares the same fact.
        self.term(self.revenue_tag()?, ago)
    }

    /// The tag of total revenue; a bank has none.
    pub fn revenue_tag(&self) -> Option<&'static str> {
        let tag = REVENUE.iter().find(|tag| self.value(tag, 0).is_some());
        tag.copied().filter(|_| !self.is_financial())
    }

    /// Gross profit, else revenue less its cost.
    pub fn gross_profit(&self, ago: usize) -> Option<String> {
        self.term("GrossProfit", ago).or_else(|| {
            let cost = self
                .term("CostOfRevenue", ago)
                .or_else(|| self.term("CostOfGoodsAndServicesSold", ago))?;
            Some(format!("({} - {cost})", self.revenue(ago)?))
        })
    }

    /// Debt: long-term debt including its current part, and commercial paper.
    pub fn debt(&self, ago: usize) -> Option<String> {
        if self.value("LongTermDebt", ago).is_some() {
            return self.sum(&["LongTermDebt", "CommercialPaper"], ago);
        }
        self.sum(
            &["LongTermDebtNoncurrent", "LongTermDebtCurrent", "CommercialPaper"],
            ago,
        )
    }

    /// Cash and current marketable securities.
    pub fn cash(&self, ago: usize) -> Option<String> {
        self.term("CashAndCashEquivalentsAtCarryingValue", ago)?;
        self.sum(
            &["CashAndCashEquivalentsAtCarryingValue", "MarketableSecuritiesCurrent"],
            ago,
        )
    }

    /// Taxes, and the profit before taxes, which must be positive. A tax credit is negative.
    pub fn tax_and_pretax(&self) -> Option<(String, String)> {
        let tax = self.term("IncomeTaxExpenseBenefit", 0)?;
        let after = || self.term("ProfitLoss", 0).or_else(|| self.term("NetIncomeLoss", 0));
        let pretax = self
            .term(PRETAX, 0)
            .or_else(|| after().map(|after| format!("({after} + {tax})")))?;
        Some((tax, self.positive(pretax)?))
    }

    /// The tax rate, if there was a profit before taxes.
    pub fn tax_rate(&self) -> Option<String> {
        let (tax, pretax) = self.tax_and_pretax()?;
        let rate = format!("{tax} / {pretax}");
        // A negative rate, or one above half, is not typical of the company.
        self.number(&rate)
            .filter(|rate| (0.0..=0.5).contains(rate))
            .map(|_| rate)
    }

    /// The cost of shares bought back in the last `years` fiscal years; years without the tag count as zero.
    pub fn bought_back(&self, years: usize) -> Option<String> {
        let terms = (0..years).filter_map(|ago| self.term("PaymentsForRepurchaseOfCommonStock", ago));
        let terms: Vec<String> = terms.collect();
        (!terms.is_empty()).then(|| format!("({})", terms.join(" + ")))
    }

    /// Free cash flow: cash from operations less spending on plant and equipment.
    pub fn free_cash_flow(&self, ago: usize) -> Option<String> {
        let made = self.term("NetCashProvidedByUsedInOperatingActivities", ago)?;
        let spent = self.term("PaymentsToAcquirePropertyPlantAndEquipment", ago)?;
        Some(format!("({made} - {spent})"))
    }

    /// Invested capital: debt and equity less cash.
    pub fn capital(&self) -> Option<String> {
        let equity = self.positive(self.term("StockholdersEquity", 0)?)?;
        self.positive(format!("({} + {equity} - {})", self.debt(0)?, self.cash(0)?))
    }

    /// The dividends paid in a fiscal year, so many years ago.
    pub fn dividends(&self, ago: usize) -> Option<String> {
        let paid = self.term("PaymentsOfDividends", ago);
        paid.or_else(|| self.term("PaymentsOfDividendsCommonStock", ago))
    }

    /// Dividends and share buybacks; one without a tag counts as zero.
    pub fn paid_out(&self) -> Option<String> {
        let bought = self.term("PaymentsForRepurchaseOfCommonStock", 0);
        match (self.dividends(0), bought) {
            (Some(dividends), Some(bought)) => Some(format!("({dividends} + {bought})")),
            (one, other) => one.or(other),
        }
    }

    /// Shares outstanding at the end of the year, else those on the cover page.
    pub fn shares(&self) -> Option<String> {
        self.term("CommonStockSharesOutstanding", 0)
            .or_else(|| self.term("EntityCommonStockSharesOutstanding", 0))
    }
}
