//! What words and phrases can say about a question.

/// What a word or phrase says about a question.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Signal {
    /// It is about investing, beyond doubt.
    Finance,
    /// To invest, which people also do with their time.
    Invest,
    /// Something else that is invested: time, feelings, oneself.
    Figurative,
    /// No risk at all.
    Riskless,
    /// A promise.
    Guarantee,
    /// Somebody who would know.
    Insider,
    /// Something that a company has not told yet.
    Event,
    /// What people invest in besides money.
    Heart,
    /// A gain in so many words.
    Gain,
    /// Money hidden from the tax office.
    Evade,
    /// It might be about investing.
    Money,
    /// The economy.
    Economy,
    /// An asset class or a part of the market.
    Market,
    /// An industry or a trend: a subject only where something else is about investing.
    Topic,
    /// Somebody's portfolio.
    Portfolio,
    /// A comparison.
    Compare,
    /// Inside information, offered or wanted.
    Inside,
    /// Market manipulation, wanted.
    Manipulate,
    /// A trick by its name: refused only to somebody who wants to do it.
    Trick,
    /// Somebody wants to do something.
    Intent,
    /// An order to trade.
    Execute,
    /// A wish for certainty.
    Certainty,
    /// A question about the law.
    Law,
    /// Something the committee never does, whatever it is about.
    NeverOurs,
    /// Something else than investing.
    Elsewhere,
    /// Looks like one of the others, and is harmless.
    Harmless,
    /// A horizon: more than ten years.
    Long,
    /// A horizon: three to ten years.
    Medium,
    /// A horizon: one to three years.
    Near,
    /// A horizon: less than a year.
    Short,
    /// Little risk.
    RiskLow,
    /// Some risk.
    RiskMedium,
    /// Much risk.
    RiskHigh,
    /// Growth.
    Growth,
    /// Income.
    Income,
    /// Preservation.
    Preserve,
    /// A short-term opportunity.
    Opportunity,
    /// Something that must hold.
    Constraint,
    /// No idea.
    Unsure,
    /// A name used as a common word.
    NotAName,
    /// What to do, or what to think of something.
    Decide,
    /// What will happen.
    Ahead,
    /// What to think of something.
    Judge,
    /// Risks, and what to watch.
    Weigh,
    /// How things are or were, or how they work.
    Fact,
    /// Now, today.
    Current,
    /// Which one, of all there are.
    Which,
    /// The end of somebody's working life.
    Retire,
    /// How to do something oneself.
    Practical,
    /// Somebody owns something.
    Owns,
    /// Somebody owns nothing.
    OwnsNothing,
    /// A day or a season to come.
    Dated,
    /// A figure that companies or statistics offices report.
    Figure,
    /// Something that people save for or owe: not a subject of its own beside an investment.
    Life,
    /// Why.
    Why,
    /// Only to know.
    Curious,
    /// Something spoken of elsewhere.
    Pointing,
    /// A sum of one's own, in everyday words.
    Savings,
    /// A child.
    Child,
    /// Wanting to hear when an order is done.
    Done,
    /// Not to be seen.
    Stealth,
    /// Who collects taxes.
    TaxOffice,
    /// To be told, to be promised.
    Assure,
    /// A class of assets, as a part of a portfolio.
    Class(Class),
    /// A part of a whole, in twelfths.
    Twelfths(u8),
    /// What is left of the whole.
    Rest,
    /// Parts that are equal.
    Evenly,
    /// The same part of everything that is named.
    Each,
    /// A loss, a fall or swings.
    Loss,
    /// To bear something.
    Bear,
    /// To be unable to bear something.
    BearNot,
    /// To be afraid of something.
    Fears,
    /// A denial.
    Not,
    /// Little of something.
    Slight,
    /// Much of something.
    Heavy,
    /// All of something.
    Total,
    /// What people leave out for a reason of their own.
    Object,
    /// How much risk somebody takes, by a word for it.
    Appetite,
    /// Little of it.
    Low,
    /// Some of it.
    Middling,
    /// Much of it.
    High,
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
    /// The message with its name.
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
