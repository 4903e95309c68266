//! Figures on a company's last accounts: growth, margins, returns on capital, debt, cash, and values per share.

use figures::ledger::{Evidence, FigureKind};

use super::accounts::Accounts;
use super::figure::{FigureContext, Recipe};
use market_data::calendar::{date_formula, parse, period};

/// The window that a figure of the accounts covers.
#[derive(Clone, Copy)]
enum Window {
    /// No window: the value at the end of the last fiscal year.
    End,
    /// The last fiscal year.
    Year,
    /// From the end of the fiscal year so many years before to the end of the last.
    Since(usize),
}

/// Computes figures from one company's accounts into `out`.
struct FigureBuilder<'a> {
    accounts: &'a Accounts,
    prefix: &'a str,
    out: &'a mut Vec<Evidence>,
}

const PER_CENT: &str = "percent";
const RATIO: &str = "ratio";

/// Adds every figure on the last accounts of a company. `prefix` begins the figure ids.
pub fn figures(accounts: &Accounts, prefix: &str, today: &str, out: &mut Vec<Evidence>) {
    let mut builder = FigureBuilder { accounts, prefix, out };
    builder.age(today);
    builder.growth();
    builder.returns();
    builder.per_share();
    if !accounts.is_financial() {
        builder.margins();
        builder.debt();
        builder.cash();
    }
}

impl FigureBuilder<'_> {
    fn add(&mut self, id: &'static str, unit: &str, value: Option<String>, window: Window, how: &'static str) {
        self.add_as(FigureKind::Computed, id, unit, value, window, how);
    }

    fn add_as(
        &mut self,
        kind: FigureKind,
        id: &'static str,
        unit: &str,
        value: Option<String>,
        window: Window,
        how: &'static str,
    ) {
        let (Some(value), Some(end)) = (value, self.accounts.end(0)) else {
            return;
        };
        let from = match window {
            Window::End => None,
            Window::Year => self.accounts.start(0),
            Window::Since(ago) => self.accounts.end(ago),
        };
        let places = if unit == RATIO || unit.ends_with("per share") {
            "2"
        } else {
            "1"
        };
        let recipe = Recipe {
            id,
            kind,
            unit: "{unit}",
            formula: "round({value}, {places})",
            how,
        };
        let window = from.map(|from| period(from, end));
        let label = format!("{} annual report", self.accounts.symbol);
        let context = FigureContext {
            tables: &[&self.accounts.table],
            prefix: self.prefix,
            series: &label,
            as_of: &end.to_string(),
            period: window.as_deref(),
            names: &[("{value}", &value), ("{places}", places), ("{unit}", unit)],
            known_figures: &[],
        };
        self.out.extend(context.figure(&recipe));
    }

    /// An amount of money, in billions or millions.
    fn money(&mut self, kind: FigureKind, id: &'static str, value: Option<String>, how: &'static str) {
        let currency = self.accounts.table.currency.clone();
        let size = value
            .as_ref()
            .and_then(|value| self.accounts.number(value))
            .unwrap_or_default();
        let (scale, unit) = if size.abs() >= 1e9 {
            ("1000000000", format!("billion {currency}"))
        } else {
            ("1000000", format!("million {currency}"))
        };
        let value = value.map(|value| format!("{value} / {scale}"));
        self.add_as(kind, id, unit.trim_end(), value, Window::Year, how);
    }

    fn term(&self, tag: &str) -> Option<String> {
        self.accounts.term(tag, 0)
    }

    fn age(&mut self, today: &str) {
        let Some(today) = parse(today).filter(|today| self.accounts.end(0).is_some_and(|end| *today >= end)) else {
            return;
        };
        let term = format!(
            "({} - last(period_end_{})) / 365.25",
            date_formula(today),
            self.accounts.key
        );
        let how = "days from the end of the last fiscal year to the date of the brief, in years";
        self.add("accounts_age", "years", Some(term), Window::End, how);
        if let Some(age) = self.out.pop() {
            let as_of = today.to_string();
            self.out.push(Evidence { as_of, ..age }.sealed());
        }
    }

    fn growth(&mut self) {
        let accounts = self.accounts;
        let revenue = accounts.revenue(0);
        let (kind, how) = if accounts.is_financial() {
            (
                FigureKind::Computed,
                "interest and dividends earned and other income of the fiscal year",
            )
        } else {
            (FigureKind::Reported, "revenue of the fiscal year")
        };
        self.money(kind, "revenue", revenue.clone(), how);
        let over = |ago: usize, months: &str| {
            let (now, then) = (accounts.revenue(0)?, accounts.revenue(ago)?);
            Some(match ago {
                1 => format!("growth({then}, {now})"),
                _ => format!("annualised({then}, {now}, {months})"),
            })
        };
        let how = "revenue of the fiscal year over that of the year before, less one";
        self.add("revenue_growth_1y", PER_CENT, over(1, "12"), Window::Since(1), how);
        let how = "revenue of the fiscal year over that of two years before, as a yearly rate";
        self.add(
            "revenue_growth_2y",
            "percent per year",
            over(2, "24"),
            Window::Since(2),
            how,
        );
        let net = self.term("NetIncomeLoss");
        let how = "net income of the fiscal year";
        self.money(FigureKind::Reported, "net_income", net.clone(), how);
        let margin = net
            .zip(revenue)
            .map(|(net, revenue)| format!("{net} / {revenue} * 100"));
        self.add("net_margin", PER_CENT, margin, Window::Year, "net income over revenue");
        let credit = accounts.tax_and_pretax().and_then(|(tax, pretax)| {
            Some(format!(
                "{} / {pretax} * 100",
                accounts.positive(format!("(0 - {tax})"))?
            ))
        });
        let how = "taxes that were given back and not paid, over profit before taxes";
        self.add("tax_credit", PER_CENT, credit, Window::Year, how);
    }

    fn returns(&mut self) {
        let accounts = self.accounts;
        let over_mean = |tag: &str| {
            let (net, now, then) = (
                accounts.term("NetIncomeLoss", 0)?,
                accounts.term(tag, 0)?,
                accounts.term(tag, 1)?,
            );
            let positive = accounts.value(tag, 0)? > 0.0 && accounts.value(tag, 1)? > 0.0;
            positive.then(|| format!("{net} / (({now} + {then}) / 2) * 100"))
        };
        let how = "net income over the mean of the equity at the start and at the end of the fiscal year";
        self.add("roe", PER_CENT, over_mean("StockholdersEquity"), Window::Since(1), how);
        let how = "net income over the mean of the assets at the start and at the end of the fiscal year";
        self.add("roa", PER_CENT, over_mean("Assets"), Window::Since(1), how);
    }

    fn margins(&mut self) {
        let accounts = self.accounts;
        let share = |part: Option<String>, ago: usize| Some(format!("{} / {} * 100", part?, accounts.revenue(ago)?));
        let operating = share(self.term("OperatingIncomeLoss"), 0);
        let before = share(accounts.term("OperatingIncomeLoss", 1), 1);
        let gross = share(accounts.gross_profit(0), 0);
        self.add(
            "gross_margin",
            PER_CENT,
            gross,
            Window::Year,
            "gross profit over revenue",
        );
        let how = "operating income over revenue";
        self.add("operating_margin", PER_CENT, operating.clone(), Window::Year, how);
        let change = operating.zip(before).map(|(now, then)| format!("{now} - {then}"));
        let how = "operating margin less that of the year before";
        self.add(
            "operating_margin_change_1y",
            "percentage points",
            change,
            Window::Since(1),
            how,
        );
        let above = || {
            let net = accounts.positive(self.term("NetIncomeLoss")?)?;
            let above = accounts.positive(format!("({net} - {})", self.term("OperatingIncomeLoss")?))?;
            Some(format!("{above} / {} * 100", accounts.positive(accounts.revenue(0)?)?))
        };
        let above = above();
        let how = "net margin less operating margin, where a net profit is above the operating income";
        self.add("net_above_operating", "percentage points", above, Window::Year, how);
        let spent = share(self.term("PaymentsToAcquirePropertyPlantAndEquipment"), 0);
        let how = "spending on plant and equipment over revenue";
        self.add("capex_to_revenue", PER_CENT, spent, Window::Year, how);
        let research = share(self.term("ResearchAndDevelopmentExpense"), 0);
        self.add(
            "rd_to_revenue",
            PER_CENT,
            research,
            Window::Year,
            "research and development over revenue",
        );
    }

    fn debt(&mut self) {
        let accounts = self.accounts;
        let positive = |tag: &str| accounts.positive(accounts.term(tag, 0)?);
        let ratio = |a: Option<String>, b: Option<String>| Some(format!("{} / {}", a?, b?));
        let to_equity = ratio(accounts.debt(0), positive("StockholdersEquity"));
        let how = "long-term debt with what of it is due soon, and commercial paper, over equity";
        self.add("debt_to_equity", RATIO, to_equity, Window::End, how);
        let of_assets = |part: Option<String>| Some(format!("{} / {} * 100", part?, positive("Assets")?));
        let (equity, capital) = (of_assets(positive("StockholdersEquity")), of_assets(accounts.capital()));
        self.add("equity_to_assets", PER_CENT, equity, Window::End, "equity over assets");
        let how = "debt and equity less cash and current securities, over assets";
        self.add("capital_to_assets", PER_CENT, capital, Window::End, how);
        let net = accounts.debt(0).zip(accounts.cash(0));
        let net = net.map(|(debt, cash)| format!("({debt} - {cash})"));
        let how = "debt less cash and current securities, over operating income";
        let net = ratio(net, positive("OperatingIncomeLoss"));
        self.add("net_debt_to_operating_income", RATIO, net, Window::Year, how);
        let current = ratio(self.term("AssetsCurrent"), self.term("LiabilitiesCurrent"));
        let how = "current assets over current liabilities";
        self.add("current_ratio", RATIO, current, Window::End, how);
        let coverage = ratio(self.term("OperatingIncomeLoss"), positive("InterestExpense"));
        let how = "operating income over interest expense";
        self.add("interest_coverage", RATIO, coverage, Window::Year, how);
        let after_tax = self.term("OperatingIncomeLoss").zip(accounts.tax_rate());
        let after_tax = after_tax.map(|(income, rate)| format!("{income} * (1 - {rate})"));
        let roic = ratio(after_tax, accounts.capital()).map(|ratio| format!("{ratio} * 100"));
        let how = "operating income after taxes at the year's own rate, over debt and equity less cash and current \
                   securities";
        self.add("roic", PER_CENT, roic, Window::Year, how);
    }

    fn cash(&mut self) {
        let accounts = self.accounts;
        let made = self.term("NetCashProvidedByUsedInOperatingActivities");
        let net = self.term("NetIncomeLoss").and_then(|net| accounts.positive(net));
        let conversion = made.zip(net).map(|(made, net)| format!("{made} / {net}"));
        let how = "cash from operations over net income";
        self.add("cash_conversion", RATIO, conversion, Window::Year, how);
        let Some(free) = accounts.free_cash_flow(0) else {
            return;
        };
        let how = "cash from operations less spending on plant and equipment";
        self.money(FigureKind::Computed, "free_cash_flow", Some(free.clone()), how);
        let margin = accounts.revenue(0).map(|revenue| format!("{free} / {revenue} * 100"));
        self.add(
            "fcf_margin",
            PER_CENT,
            margin,
            Window::Year,
            "free cash flow over revenue",
        );
        let shares = self.term("WeightedAverageNumberOfDilutedSharesOutstanding");
        let each = shares.map(|shares| format!("{free} / {shares}"));
        let how = "free cash flow over the mean number of diluted shares";
        self.add(
            "fcf_per_share",
            &per_share(&accounts.table.currency),
            each,
            Window::Year,
            how,
        );
        let payout = accounts.paid_out().zip(accounts.positive(free));
        let payout = payout.map(|(paid, free)| format!("{paid} / {free} * 100"));
        let how = "dividends and shares bought back, as far as they are tagged, over free cash flow";
        self.add("payout", PER_CENT, payout, Window::Year, how);
    }

    fn per_share(&mut self) {
        let accounts = self.accounts;
        let unit = per_share(&accounts.table.currency);
        let eps = "EarningsPerShareDiluted";
        let how = "diluted earnings per share of the fiscal year";
        self.add_as(
            FigureKind::Reported,
            "eps_diluted",
            &unit,
            self.term(eps),
            Window::Year,
            how,
        );
        let gained = |ago: usize| accounts.positive(accounts.term(eps, ago)?);
        let growth = gained(0).zip(gained(1));
        let growth = growth.map(|(now, then)| format!("growth({then}, {now})"));
        let how = "diluted earnings per share over those of the year before, less one";
        self.add("eps_growth_1y", PER_CENT, growth, Window::Since(1), how);
        let book = self.term("StockholdersEquity").zip(accounts.shares());
        let book = book.map(|(equity, shares)| format!("{equity} / {shares}"));
        self.add(
            "book_value_per_share",
            &unit,
            book,
            Window::End,
            "equity over shares outstanding",
        );
        let shares = "WeightedAverageNumberOfDilutedSharesOutstanding";
        let change = self.term(shares).zip(accounts.term(shares, 1));
        let change = change.map(|(now, then)| format!("growth({then}, {now})"));
        let how = "mean number of diluted shares over that of the year before, less one";
        self.add("shares_change_1y", PER_CENT, change, Window::Since(1), how);
    }
}

/// The unit of values per share.
pub fn per_share(currency: &str) -> String {
    if currency.is_empty() {
        "per share".to_owned()
    } else {
        format!("{currency} per share")
    }
}
