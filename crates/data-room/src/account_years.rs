//! A company's accounts over several fiscal years: a table by year, growth over five and ten years, and the market
//! value that the annual report states.

use figures::ledger::{Evidence, FigureKind};

use super::account_figures::per_share;
use super::accounts::Accounts;
use super::figure::{FigureContext, Recipe};
use market_data::calendar::{date_of, period};

/// The number of fiscal years in the table.
const YEARS: usize = 5;

const REPORTED: FigureKind = FigureKind::Reported;
const COMPUTED: FigureKind = FigureKind::Computed;
const SHARES: &str = "WeightedAverageNumberOfDilutedSharesOutstanding";
const EPS: &str = "EarningsPerShareDiluted";

/// One figure to compute.
struct FigureLine<'a> {
    kind: FigureKind,
    id: &'a str,
    unit: &'a str,
    places: &'static str,
    /// The formula before rounding; `None` where a tag is missing.
    value: Option<String>,
    as_of: String,
    period: Option<String>,
    how: &'static str,
}

/// So many fiscal years back, a year that the question names is looked for.
const MAX_YEARS_BACK: usize = 30;

/// Adds every figure over several years on a company. `prefix` begins the figure ids. `asked`: the first and the last
/// year that the question names.
pub fn figures(accounts: &Accounts, prefix: &str, asked: Option<(u16, u16)>, out: &mut Vec<Evidence>) {
    let mut builder = FigureBuilder { accounts, prefix, out };
    builder.over_years();
    builder.payouts_and_balances();
    builder.market_value();
    for ago in years(accounts, asked) {
        builder.year(ago);
    }
}

/// How many years ago the fiscal years with figures of their own were, the oldest first: the years of the table, and
/// the first and the last of those that the question names.
fn years(accounts: &Accounts, asked: Option<(u16, u16)>) -> Vec<usize> {
    let is_within = |ago: &usize| {
        let year = accounts.value("fiscal_year", *ago);
        year.zip(asked)
            .is_some_and(|(year, (from, to))| (f64::from(from)..=f64::from(to)).contains(&year))
    };
    let named: Vec<usize> = (YEARS..MAX_YEARS_BACK).rev().filter(is_within).collect();
    let ends = match named.as_slice() {
        [first, .., last] => vec![*first, *last],
        one => one.to_vec(),
    };
    ends.into_iter().chain((0..YEARS).rev()).collect()
}

struct FigureBuilder<'a> {
    accounts: &'a Accounts,
    prefix: &'a str,
    out: &'a mut Vec<Evidence>,
}

impl FigureBuilder<'_> {
    fn add(&mut self, line: FigureLine<'_>) {
        let Some(value) = line.value else {
            return;
        };
        let recipe = Recipe {
            id: "{id}",
            kind: line.kind,
            unit: "{unit}",
            formula: "round({value}, {places})",
            how: line.how,
        };
        let label = format!("{} annual report", self.accounts.symbol);
        let context = FigureContext {
            tables: &[&self.accounts.table],
            prefix: self.prefix,
            series: &label,
            as_of: &line.as_of,
            period: line.period.as_deref(),
            names: &[
                ("{id}", line.id),
                ("{value}", &value),
                ("{places}", line.places),
                ("{unit}", line.unit),
            ],
            known_figures: &[],
        };
        self.out.extend(context.figure(&recipe));
    }

    /// Divisor and unit of an amount: billions where the last year has at least one, else millions. All years of a row
    /// have the same unit.
    fn scale(&self, now: Option<&String>) -> (&'static str, String) {
        let size = now.and_then(|value| self.accounts.number(value)).unwrap_or_default();
        let currency = &self.accounts.table.currency;
        let (scale, unit) = if size.abs() >= 1e9 {
            ("1000000000", format!("billion {currency}"))
        } else {
            ("1000000", format!("million {currency}"))
        };
        (scale, unit.trim_end().to_owned())
    }

    fn over_years(&mut self) {
        let accounts = self.accounts;
        let Some(end) = accounts.end(0) else {
            return;
        };
        let rate = |then: Option<String>, now: Option<String>, months: &str| {
            Some(format!("annualised({}, {}, {months})", then?, now?))
        };
        let positive = |tag: &str, ago: usize| accounts.positive(accounts.term(tag, ago)?);
        let tag = accounts.revenue_tag();
        let margins = tag.map(|tag| format!("OperatingIncomeLoss_{0} / {tag}_{0} * 100", accounts.key));
        let equity = positive("StockholdersEquity", 0).filter(|_| !accounts.is_financial());
        let lines: [(&str, &str, usize, Option<String>, &str); 7] = [
            (
                "revenue_growth_5y",
                "percent per year",
                5,
                rate(accounts.revenue(5), accounts.revenue(0), "60"),
                "revenue of the fiscal year over that of five years before, as a yearly rate",
            ),
            (
                "revenue_growth_10y",
                "percent per year",
                10,
                rate(accounts.revenue(10), accounts.revenue(0), "120"),
                "revenue of the fiscal year over that of ten years before, as a yearly rate",
            ),
            (
                "eps_growth_5y",
                "percent per year",
                5,
                rate(positive(EPS, 5), positive(EPS, 0), "60"),
                "diluted earnings per share over those of five years before, as a yearly rate",
            ),
            (
                "shares_change_5y",
                "percent",
                5,
                accounts
                    .term(SHARES, 5)
                    .zip(accounts.term(SHARES, 0))
                    .map(|(then, now)| format!("growth({then}, {now})")),
                "mean number of diluted shares over that of five years before, less one",
            ),
            (
                "buybacks_5y_to_equity",
                "ratio",
                5,
                accounts
                    .bought_back(5)
                    .zip(equity)
                    .map(|(bought, equity)| format!("{bought} / {equity}")),
                "cost of the shares bought back in the last five fiscal years, as far as it is tagged, over the \
                 equity left",
            ),
            (
                "operating_margin_mean_5y",
                "percent",
                4,
                margins.as_ref().map(|margins| format!("mean(tail({margins}, 5))")),
                "mean operating margin of the last five fiscal years",
            ),
            (
                "operating_margin_low_10y",
                "percent",
                9,
                margins.as_ref().map(|margins| format!("min(tail({margins}, 10))")),
                "lowest operating margin of the last ten fiscal years",
            ),
        ];
        for (id, unit, ago, value, how) in lines {
            let from = match id.starts_with("operating") {
                true => accounts.start(ago),
                false => accounts.end(ago),
            };
            self.add(FigureLine {
                kind: COMPUTED,
                id,
                unit,
                places: "1",
                value,
                as_of: end.to_string(),
                period: from.map(|from| period(from, end)),
                how,
            });
        }
    }

    fn payouts_and_balances(&mut self) {
        let accounts = self.accounts;
        let Some(end) = accounts.end(0) else {
            return;
        };
        let bought = accounts.term("PaymentsForRepurchaseOfCommonStock", 0);
        let year = accounts.start(0).map(|start| period(start, end));
        let for_all = [
            (
                "dividends",
                accounts.dividends(0),
                year.clone(),
                "dividends paid in the fiscal year",
            ),
            ("buybacks", bought, year, "own shares bought back in the fiscal year"),
        ];
        let for_non_financials = [
            (
                "cash",
                accounts.cash(0),
                None,
                "cash and current securities at the end of the fiscal year",
            ),
            (
                "debt",
                accounts.debt(0),
                None,
                "long-term debt with what of it is due soon, and commercial paper",
            ),
        ];
        let is_financial = accounts.is_financial();
        for (id, value, period, how) in for_all
            .into_iter()
            .chain(for_non_financials.into_iter().filter(|_| !is_financial))
        {
            let (scale, unit) = self.scale(value.as_ref());
            self.add(FigureLine {
                kind: COMPUTED,
                id,
                unit: &unit,
                places: "1",
                value: value.map(|value| format!("{value} / {scale}")),
                as_of: end.to_string(),
                period,
                how,
            });
        }
    }

    /// Public float and shares outstanding, each on the date that the cover page names.
    fn market_value(&mut self) {
        let accounts = self.accounts;
        let day = |tag: &str| accounts.value(&format!("{tag}_day"), 0).map(date_of);
        let float = accounts.term("EntityPublicFloat", 0);
        let (scale, unit) = self.scale(float.as_ref());
        if let Some(valued) = day("EntityPublicFloat") {
            self.add(FigureLine {
                kind: REPORTED,
                id: "public_float",
                unit: &unit,
                places: "1",
                value: float.map(|float| format!("{float} / {scale}")),
                as_of: valued.to_string(),
                period: None,
                how: "worth of the shares in public hands, as the annual report states it",
            });
        }
        if let Some(counted) = day("EntityCommonStockSharesOutstanding") {
            self.add(FigureLine {
                kind: REPORTED,
                id: "shares_outstanding",
                unit: "count",
                places: "0",
                value: accounts.term("EntityCommonStockSharesOutstanding", 0),
                as_of: counted.to_string(),
                period: None,
                how: "shares outstanding, as the cover of the annual report states them",
            });
        }
    }

    /// The rows of the table for one fiscal year.
    fn year(&mut self, ago: usize) {
        let accounts = self.accounts;
        let (Some(end), Some(year)) = (accounts.end(ago), accounts.value("fiscal_year", ago)) else {
            return;
        };
        let part = |part: Option<String>| Some(format!("{} / {} * 100", part?, accounts.revenue(ago)?));
        let growth = accounts.revenue(ago + 1).zip(accounts.revenue(ago));
        let equity = |ago: usize| accounts.positive(accounts.term("StockholdersEquity", ago)?);
        let on_equity = || {
            let (net, now, then) = (accounts.term("NetIncomeLoss", ago)?, equity(ago)?, equity(ago + 1)?);
            Some(format!("{net} / (({now} + {then}) / 2) * 100"))
        };
        let share_unit = per_share(&accounts.table.currency);
        let for_all = [
            ("revenue", "money", accounts.revenue(ago), accounts.revenue(0)),
            (
                "revenue_growth_1y",
                "percent",
                growth.map(|(then, now)| format!("growth({then}, {now})")),
                None,
            ),
            (
                "net_income",
                "money",
                accounts.term("NetIncomeLoss", ago),
                accounts.term("NetIncomeLoss", 0),
            ),
            ("roe", "percent", on_equity(), None),
            ("eps_diluted", &*share_unit, accounts.term(EPS, ago), None),
            (
                "dividends_per_share",
                &*share_unit,
                accounts.term("CommonStockDividendsPerShareDeclared", ago),
                None,
            ),
            ("shares_diluted", "count", accounts.term(SHARES, ago), None),
            ("dividends", "money", accounts.dividends(ago), accounts.dividends(0)),
            (
                "buybacks",
                "money",
                accounts.term("PaymentsForRepurchaseOfCommonStock", ago),
                accounts.term("PaymentsForRepurchaseOfCommonStock", 0),
            ),
        ];
        let for_non_financials = [
            ("gross_margin", "percent", part(accounts.gross_profit(ago)), None),
            (
                "operating_margin",
                "percent",
                part(accounts.term("OperatingIncomeLoss", ago)),
                None,
            ),
            (
                "free_cash_flow",
                "money",
                accounts.free_cash_flow(ago),
                accounts.free_cash_flow(0),
            ),
            ("cash", "money", accounts.cash(ago), accounts.cash(0)),
            ("debt", "money", accounts.debt(ago), accounts.debt(0)),
        ];
        let is_financial = accounts.is_financial();
        for (id, unit, value, now) in for_all
            .into_iter()
            .chain(for_non_financials.into_iter().filter(|_| !is_financial))
        {
            let money = unit == "money";
            let (scale, own) = self.scale(now.as_ref());
            let value = match money {
                true => value.map(|value| format!("{value} / {scale}")),
                false => value,
            };
            let places = match unit {
                "count" => "0",
                unit if unit.ends_with("per share") => "2",
                _ => "1",
            };
            self.add(FigureLine {
                kind: COMPUTED,
                id: &format!("{year}_{id}"),
                unit: if money { &own } else { unit },
                places,
                value,
                as_of: end.to_string(),
                period: accounts
                    .start(ago)
                    .filter(|_| !["cash", "debt"].contains(&id))
                    .map(|start| period(start, end)),
                how: "the same figure of that fiscal year",
            });
        }
    }
}
