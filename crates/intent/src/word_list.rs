//! The names of the word lists in `asks.tsv`.

/// The word lists that tell the types of questions apart.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WordList {
    Value,
    Risk,
    Debt,
    Quality,
    Growth,
    Concentration,
    Income,
    Return,
    Crash,
    Fall,
    Again,
    DotCom,
    /// The inflation of the 1970s.
    Seventies,
    Rates,
    Rise,
    Bonds,
    Stocks,
    Invest,
    Savings,
    Withdraw,
    Monthly,
    SavingsPlan,
    /// What a sum becomes.
    Grow,
    LumpSum,
    Wait,
    EarningsPerShare,
    ReturnOnEquity,
    Switch,
    Spend,
    SalesGrowth,
    Margin,
    HowMuch,
    Points,
    /// How much to save for a goal.
    SavingGoal,
    /// How much to invest at once for a goal.
    GoalAtOnce,
    /// What yearly return a goal takes.
    NeededReturn,
    /// How long money lasts.
    HowLong,
    /// How much capital it takes to live on.
    CapitalNeeded,
    /// Paying off a loan.
    Repay,
    /// The loss that somebody can bear.
    BearsLoss,
    InflationStays,
    Forecast,
    Inflation,
    HowOften,
    /// The year that is over.
    PastYear,
    /// Prices that get back to where they were.
    Recover,
    /// What something returned in the past.
    PastReturn,
    /// From a year of the past until now.
    Since,
    /// What makes years after it those that are just over: "the last 10 years".
    LastBefore,
    /// What stands after a number of years that are over: "years ago".
    AgoAfter,
    /// What stands before a number of years that are over: "vor".
    AgoBefore,
    /// Money for emergencies.
    Emergency,
    /// How much can be lost.
    LossSize,
    /// "The last two years" and "two years ago", with the number in words.
    LastTwoYears,
    /// "The last three years".
    LastThreeYears,
    /// "The last five years", with the number in words.
    LastFiveYears,
    /// "The last ten years", "the last decade".
    LastTenYears,
    /// "The last twenty years".
    LastTwentyYears,
    /// The word for years.
    Years,
    /// What makes a number before it a decade: the s of "1970s".
    DecadeAfter,
    /// What makes a number after it a decade: "années".
    DecadeBefore,
    /// The best or the worst periods of the past.
    Extremes,
    /// Whether money is enough to stop working.
    Retire,
    /// The deepest fall of the past.
    DeepestFall,
    /// The months of the current year.
    ThisYear,
    /// Ten years in one word.
    Decade,
    /// Money that doubles.
    Double,
    /// The verbs of taking money out.
    TakesOut,
    /// By the year.
    Yearly,
    /// The bare word for an amount that is asked for.
    WhatSum,
}

impl WordList {
    /// Its name in the files; see `languages::asks`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::AgoAfter => "ago-after",
            Self::AgoBefore => "ago-before",
            Self::Again => "asks-again",
            Self::Bonds => "asks-bonds",
            Self::CapitalNeeded => "asks-capital",
            Self::Concentration => "asks-concentration",
            Self::Crash => "asks-crash",
            Self::Debt => "asks-debt",
            Self::Decade => "asks-decade",
            Self::DecadeAfter => "decade-after",
            Self::DecadeBefore => "decade-before",
            Self::DeepestFall => "asks-deepest-fall",
            Self::DotCom => "asks-dotcom",
            Self::Double => "asks-double",
            Self::EarningsPerShare => "asks-eps",
            Self::Emergency => "emergency-fund",
            Self::Extremes => "asks-extremes",
            Self::Fall => "asks-fall",
            Self::Forecast => "asks-forecast",
            Self::GoalAtOnce => "asks-goal-at-once",
            Self::Grow => "asks-grow",
            Self::Growth => "asks-growth",
            Self::HowLong => "asks-how-long",
            Self::HowMuch => "asks-how-much",
            Self::HowOften => "asks-how-often",
            Self::Income => "asks-income",
            Self::Inflation => "on-inflation",
            Self::InflationStays => "asks-inflation-stays",
            Self::Invest => "asks-invest",
            Self::LastBefore => "last-before",
            Self::LastTwoYears => "last-2-years",
            Self::LastThreeYears => "last-3-years",
            Self::LastFiveYears => "last-5-years",
            Self::LastTenYears => "last-10-years",
            Self::LastTwentyYears => "last-20-years",
            Self::LossSize => "asks-loss-size",
            Self::LumpSum => "asks-lump-sum",
            Self::Margin => "asks-margin",
            Self::Monthly => "asks-monthly",
            Self::NeededReturn => "asks-needed-return",
            Self::PastReturn => "asks-past-return",
            Self::PastYear => "asks-past",
            Self::Points => "asks-points",
            Self::Quality => "asks-quality",
            Self::Rates => "asks-rates",
            Self::Recover => "asks-recover",
            Self::Repay => "asks-repay",
            Self::BearsLoss => "asks-bears-loss",
            Self::Return => "asks-return",
            Self::Retire => "asks-retire",
            Self::ReturnOnEquity => "asks-roe",
            Self::Rise => "asks-rise",
            Self::Risk => "asks-risk",
            Self::SalesGrowth => "asks-sales-growth",
            Self::SavingGoal => "asks-saving-goal",
            Self::Savings => "asks-savings",
            Self::SavingsPlan => "asks-savings-plan",
            Self::Seventies => "asks-seventies",
            Self::Since => "asks-since",
            Self::Spend => "asks-spend",
            Self::Stocks => "asks-stocks",
            Self::Switch => "asks-switch",
            Self::TakesOut => "asks-takes-out",
            Self::ThisYear => "this-year",
            Self::Value => "asks-value",
            Self::Wait => "asks-wait",
            Self::Years => "years-after",
            Self::WhatSum => "asks-what-sum",
            Self::Withdraw => "asks-withdraw",
            Self::Yearly => "asks-yearly",
        }
    }
}
