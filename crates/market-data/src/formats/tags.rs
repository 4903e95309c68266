//! The tags of annual reports that the service knows: the names in `us-gaap`, and plainer aliases.

/// The dimension of a fact.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Measure {
    Money,
    PerShare,
    Shares,
}

impl Measure {
    /// The unit of a fact, given the currency of the accounts.
    pub(crate) fn unit(self, currency: &str) -> String {
        match self {
            Self::Money => currency.to_owned(),
            Self::PerShare => format!("{currency}/share"),
            Self::Shares => "shares".to_owned(),
        }
    }
}

/// A kind of fact.
#[derive(Debug)]
pub(crate) struct Tag {
    /// The name in `us-gaap`, or in `dei` for facts of the cover page.
    pub(crate) name: &'static str,
    /// Plainer names for files written by hand.
    pub(crate) aliases: &'static [&'static str],
    pub(crate) measure: Measure,
}

impl Tag {
    /// Whether the fact is on the cover page, which has its own dates.
    pub(crate) fn is_on_cover_page(&self) -> bool {
        self.name.starts_with("Entity")
    }
}

/// The tag with a name or alias, in any case.
pub(crate) fn tag(name: &str) -> Option<&'static Tag> {
    let name = name.strip_prefix("us-gaap:").unwrap_or(name);
    let same = |one: &str| one.eq_ignore_ascii_case(name);
    TAGS.iter()
        .find(|tag| same(tag.name) || tag.aliases.iter().any(|alias| same(alias)))
}

macro_rules! tags {
    ($($measure:ident { $($name:ident $($alias:ident)*;)+ })+) => {
        /// Every known tag. The shipped filings use no other.
        pub(in crate) static TAGS: &[Tag] = &[$($(Tag {
            name: stringify!($name),
            aliases: &[$(stringify!($alias)),*],
            measure: Measure::$measure,
        }),+),+];
    };
}

tags! {
    Money {
        Revenues revenue sales total_revenue;
        RevenueFromContractWithCustomerExcludingAssessedTax;
        RevenueFromContractWithCustomerIncludingAssessedTax;
        InterestAndDividendIncomeOperating interest_income;
        CostOfRevenue cost_of_revenue;
        CostOfGoodsAndServicesSold cost_of_goods_sold;
        GrossProfit gross_profit;
        ResearchAndDevelopmentExpense research_and_development;
        SellingGeneralAndAdministrativeExpense selling_general_and_administrative;
        OperatingExpenses operating_expenses;
        OperatingIncomeLoss operating_income;
        InterestExpense interest_expense;
        InterestIncomeExpenseNet net_interest_income;
        ProvisionForLoanLeaseAndOtherLosses provision_for_losses;
        NoninterestIncome noninterest_income;
        NoninterestExpense noninterest_expense;
        IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest pretax_income;
        IncomeTaxExpenseBenefit income_tax;
        ProfitLoss profit_with_minorities;
        NetIncomeLoss net_income;
        CashAndCashEquivalentsAtCarryingValue cash;
        MarketableSecuritiesCurrent short_term_investments;
        MarketableSecuritiesNoncurrent long_term_investments;
        AccountsReceivableNetCurrent receivables;
        InventoryNet inventory;
        AssetsCurrent current_assets;
        PropertyPlantAndEquipmentNet property_plant_equipment;
        Goodwill;
        Assets total_assets;
        AccountsPayableCurrent payables;
        CommercialPaper commercial_paper;
        LongTermDebtCurrent current_debt;
        LiabilitiesCurrent current_liabilities;
        LongTermDebtNoncurrent noncurrent_debt;
        LongTermDebt long_term_debt;
        Deposits;
        Liabilities total_liabilities;
        RetainedEarningsAccumulatedDeficit retained_earnings;
        StockholdersEquity equity;
        StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest equity_with_minorities;
        NetCashProvidedByUsedInOperatingActivities operating_cash_flow;
        NetCashProvidedByUsedInInvestingActivities investing_cash_flow;
        NetCashProvidedByUsedInFinancingActivities financing_cash_flow;
        PaymentsToAcquirePropertyPlantAndEquipment capital_expenditure capex;
        DepreciationDepletionAndAmortization depreciation_and_amortization;
        DepreciationAndAmortization;
        DepreciationAmortizationAndAccretionNet;
        Depreciation;
        ShareBasedCompensation share_based_compensation;
        PaymentsOfDividends dividends_paid;
        PaymentsOfDividendsCommonStock common_dividends_paid;
        PaymentsForRepurchaseOfCommonStock buybacks;
        EntityPublicFloat public_float;
    }
    PerShare {
        EarningsPerShareBasic eps_basic;
        EarningsPerShareDiluted eps_diluted eps;
        CommonStockDividendsPerShareDeclared dividends_per_share;
    }
    Shares {
        WeightedAverageNumberOfSharesOutstandingBasic shares_basic;
        WeightedAverageNumberOfDilutedSharesOutstanding shares_diluted;
        CommonStockSharesOutstanding shares_outstanding;
        EntityCommonStockSharesOutstanding cover_shares_outstanding;
    }
}
