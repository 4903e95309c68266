//! The meanings of words and phrases that are looked for in a question.

use super::meanings::meanings;

meanings! {
    /// What a word or phrase says about a question.
    Signal {
        /// It is about investing, beyond doubt.
        Finance = "finance",
        /// To invest, which people also do with their time.
        Invest = "invest",
        /// Something else that is invested: time, feelings, oneself.
        Figurative = "figurative",
        /// No risk at all.
        Riskless = "riskless",
        /// A promise.
        Guarantee = "guarantee",
        /// Somebody with inside knowledge.
        Insider = "insider",
        /// Something that a company has not announced yet.
        Event = "event",
        /// What people invest in besides money.
        Heart = "heart",
        /// A word for a gain.
        Gain = "gain",
        /// Money hidden from the tax office.
        Evade = "evade",
        /// It might be about investing.
        Money = "money",
        /// The economy.
        Economy = "economy",
        /// An asset class or a part of the market.
        Market = "market",
        /// An industry or a trend: a subject only where something else is about investing.
        Topic = "topic",
        /// Somebody's portfolio.
        Portfolio = "portfolio",
        /// A comparison.
        Compare = "compare",
        /// Inside information, offered or wanted.
        Inside = "inside",
        /// Market manipulation, wanted.
        Manipulate = "manipulate",
        /// A trick by its name: refused only to somebody who wants to do it.
        Trick = "trick",
        /// Somebody wants to do something.
        Intent = "intent",
        /// An order to trade.
        Execute = "execute",
        /// A wish for certainty.
        Certainty = "certainty",
        /// A question about the law.
        Law = "law",
        /// Something the committee never does, whatever it is about.
        NeverOurs = "never-ours",
        /// Something else than investing.
        Elsewhere = "elsewhere",
        /// Looks like one of the others, and is harmless.
        Harmless = "harmless",
        /// A horizon: more than ten years.
        Long = "long",
        /// A horizon: three to ten years.
        Medium = "medium",
        /// A horizon: one to three years.
        Near = "near",
        /// A horizon: less than a year.
        Short = "short",
        /// Little risk.
        RiskLow = "risk-low",
        /// Some risk.
        RiskMedium = "risk-medium",
        /// Much risk.
        RiskHigh = "risk-high",
        /// Growth.
        Growth = "growth",
        /// Income.
        Income = "income",
        /// Preservation.
        Preserve = "preserve",
        /// A short-term opportunity.
        Opportunity = "opportunity",
        /// Something that must hold.
        Constraint = "constraint",
        /// An answer such as "no idea".
        Unsure = "unsure",
        /// A name used as a common word.
        NotAName = "not-a-name",
        /// What to do, or what to think of something.
        Decide = "decide",
        /// What will happen.
        Ahead = "ahead",
        /// What to think of something.
        Judge = "judge",
        /// Risks, and what to watch.
        Weigh = "weigh",
        /// How things are or were, or how they work.
        Fact = "fact",
        /// Now, today.
        Current = "current",
        /// Which one, of all there are.
        Which = "which",
        /// The end of somebody's working life.
        Retire = "retire",
        /// How to do something oneself.
        Practical = "practical",
        /// Somebody owns something.
        Owns = "owns",
        /// Somebody owns nothing.
        OwnsNothing = "owns-nothing",
        /// A day or a season to come.
        Dated = "dated",
        /// A figure that companies or statistics offices report.
        Figure = "figure",
        /// Something that people save for or owe: not a subject of its own beside an investment.
        Life = "life",
        /// Why.
        Why = "why",
        /// Asking out of curiosity, without a plan.
        Curious = "curious",
        /// A reference to something that the text does not name.
        Pointing = "pointing",
        /// A sum of one's own, in everyday words.
        Savings = "savings",
        /// A child.
        Child = "child",
        /// A wish to be told when an order is executed.
        Done = "done",
        /// A wish not to be seen.
        Stealth = "stealth",
        /// Who collects taxes.
        TaxOffice = "tax-office",
        /// A wish to be told or promised something.
        Assure = "assure",
        /// Somebody asks for something to be done for them.
        ForMe = "for-me",
        /// Stocks, as a part of a portfolio.
        Stocks = "class-stocks",
        /// Bonds, as a part of a portfolio.
        Bonds = "class-bonds",
        /// Cash and deposits, as a part of a portfolio.
        Cash = "class-cash",
        /// Gold, as a part of a portfolio.
        Gold = "class-gold",
        /// Real estate, as a part of a portfolio.
        Property = "class-property",
        /// Commodities, as a part of a portfolio.
        Commodities = "class-commodities",
        /// Crypto assets, as a part of a portfolio.
        Crypto = "class-crypto",
        /// Half of the whole.
        Half = "half",
        /// A third of the whole.
        Third = "third",
        /// Two thirds of the whole.
        TwoThirds = "two-thirds",
        /// A quarter of the whole.
        Quarter = "quarter",
        /// Three quarters of the whole.
        ThreeQuarters = "three-quarters",
        /// All of the whole.
        Whole = "whole",
        /// What is left of the whole.
        Rest = "rest",
        /// Parts that are equal.
        Evenly = "evenly",
        /// The same part of everything that is named.
        Each = "each",
        /// A loss, a fall or swings.
        Loss = "loss",
        /// To bear something.
        Bear = "bear",
        /// To be unable to bear something.
        BearNot = "bear-not",
        /// To be afraid of something.
        Fears = "fears",
        /// A denial.
        Not = "not",
        /// A denial of the wish that follows it.
        Denial = "denial",
        /// Little of something.
        Slight = "slight",
        /// Much of something.
        Heavy = "heavy",
        /// All of something.
        Total = "total",
        /// What people exclude on principle, such as weapons or tobacco.
        Object = "object",
        /// How much risk somebody takes, by a word for it.
        Appetite = "appetite",
        /// Little risk, beside a word for the appetite.
        Low = "low",
        /// Some risk, beside a word for the appetite.
        Middling = "middling",
        /// Much risk, beside a word for the appetite.
        High = "high",
    }
}

impl Signal {
    /// Whether only rules read it, such as the parts of a portfolio and losses. It does not tell whether to take up a
    /// question, so the classifier leaves it out. Depends on the order of the variants: `ForMe` is the first of these.
    pub const fn is_for_rules_only(self) -> bool {
        self as usize >= Self::ForMe as usize
    }

    /// The class of assets that it names.
    pub const fn class(self) -> Option<Class> {
        Some(match self {
            Self::Stocks => Class::Stocks,
            Self::Bonds => Class::Bonds,
            Self::Cash => Class::Cash,
            Self::Gold => Class::Gold,
            Self::Property => Class::Property,
            Self::Commodities => Class::Commodities,
            Self::Crypto => Class::Crypto,
            _ => return None,
        })
    }

    /// The part of the whole that it names, in per cent.
    pub fn percent(self) -> Option<f64> {
        let twelfths = match self {
            Self::Quarter => 3,
            Self::Third => 4,
            Self::Half => 6,
            Self::TwoThirds => 8,
            Self::ThreeQuarters => 9,
            Self::Whole => 12,
            _ => return None,
        };
        Some(f64::from(twelfths) / 0.12)
    }
}

/// A class of assets that a portfolio may be made of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Class {
    /// Stocks.
    Stocks,
    /// Bonds.
    Bonds,
    /// Cash and deposits.
    Cash,
    /// Gold.
    Gold,
    /// Real estate.
    Property,
    /// Commodities.
    Commodities,
    /// Crypto assets.
    Crypto,
}

impl Class {
    /// The key of the message with its name.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Stocks => "class-stocks",
            Self::Bonds => "class-bonds",
            Self::Cash => "class-cash",
            Self::Gold => "class-gold",
            Self::Property => "class-property",
            Self::Commodities => "class-commodities",
            Self::Crypto => "class-crypto",
        }
    }
}
