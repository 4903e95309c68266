//! Lists that a single word is looked up in, each for one purpose.

use super::meanings::meanings;

meanings! {
    /// A list of words.
    List {
        /// Capital letters that are an abbreviation and no symbol.
        Abbreviation = "abbreviation",
        /// After a name that opens a sentence: the name is no part of a compound.
        AfterAName = "after-a-name",
        /// After a number that is somebody's age.
        AfterAge = "after-age",
        /// Particles after an order whose verb comes last.
        AfterOrderVerb = "after-order-verb",
        /// After a length of time that is an age, the past or the name of a bond.
        AfterPastTime = "after-past-time",
        /// Opens a text about the past.
        Afterwards = "afterwards",
        /// Right before a length of time that is an age or the past.
        AgeVerb = "age-verb",
        /// Makes the next word a common one.
        Article = "article",
        /// Makes a statement a question: "should I avoid it?"
        Asking = "asking",
        /// Makes "I own it" a question or a condition, beside `Asking`.
        AskingOwner = "asking-owner",
        /// After an age at which something is to happen.
        AtAge = "at-age",
        /// Before what one piece cost.
        AtPrice = "at-price",
        /// Before a name in a text without capitals.
        BeforeAName = "before-a-name",
        /// Before a question word, without a meaning of its own.
        BeforeAQuestion = "before-a-question",
        /// Before a number that is somebody's age now.
        BeforeAge = "before-age",
        /// Before an age at which something is to happen.
        BeforeLaterAge = "before-later-age",
        /// Before a length of time that is the past.
        BeforePastTime = "before-past-time",
        /// Says what a named instrument is, beside `Everything`; no subject beside a name.
        BesideAName = "beside-a-name",
        /// Beside a share that is a change, a yield or a cost and no part of a whole.
        Change = "change",
        /// Makes the name before it a company.
        CompanyAfter = "company-after",
        /// Makes the name after it a company.
        CompanyBefore = "company-before",
        /// The end of a compound about investing: Windkraftaktien.
        CompoundEnd = "compound-end",
        /// A country, by its code.
        Country = "country",
        /// A currency, by its code.
        Currency = "currency",
        /// A bond, which is named by the year in which it is paid back.
        DatedBond = "dated-bond",
        /// Everything there is to invest in, and no part of it.
        Everything = "everything",
        /// Leaves out what follows.
        ExcludeNext = "exclude-next",
        /// Leaves out what follows if people leave it out for a reason of their own.
        ExcludeNextObject = "exclude-next-object",
        /// Leaves out what stands before.
        ExcludePrevious = "exclude-previous",
        /// Leaves out what stands before if people leave it out for a reason of their own.
        ExcludePreviousObject = "exclude-previous-object",
        /// First names: the name after one is somebody's.
        FirstName = "first-name",
        /// A fund.
        Fund = "fund",
        /// A fund by its sort.
        FundSort = "fund-sort",
        /// Something that lasts until now.
        Lasted = "lasted",
        /// The legal form of a company.
        LegalForm = "legal-form",
        /// A number and its unit in one, in months.
        Length = "length",
        /// Between two names.
        Link = "link",
        /// What is somebody's own.
        Mine = "mine",
        /// Makes a sum of money out of a number.
        MoneyUnit = "money-unit",
        /// A unit of time, in months.
        Months = "months",
        /// Between a number and its unit of time.
        MoreTime = "more-time",
        /// A letter or two away from a well-known name, and a word of its own.
        NoMisspelling = "no-misspelling",
        /// After a number that is no age.
        NotAnAge = "not-an-age",
        /// Names that are also German nouns, which are always capitalised.
        NounName = "noun-name",
        /// A number in words.
        Number = "number",
        /// Opens a text by somebody who has something.
        OpensHolding = "opens-holding",
        /// A verb of trading in the imperative, by language.
        OrderVerb = "order-verb",
        /// All of something, or a part of it, beside `Mine`.
        Own = "own",
        /// Opens a question about how things were.
        PastVerb = "past-verb",
        /// Parts of a hundred.
        Percent = "percent",
        /// After a length of time that is planned.
        Planned = "planned",
        /// What a horizon is called, before or after its length.
        HorizonName = "horizon-name",
        /// Politeness, haste and agreement around an order.
        Polite = "polite",
        /// Opens a question about how things are.
        QuestionWord = "question-word",
        /// Between the two ends of a range.
        Range = "range",
        /// Shares or units.
        Shares = "shares",
        /// Means safe as well as certain.
        Safe = "safe",
        /// Between something and the words that say that somebody has it.
        SmallBesideOwner = "small-beside-owner",
        /// Between something left out and the word that says so.
        SmallInExclusion = "small-in-exclusion",
        /// Between an amount and what it is an amount of.
        SmallInHolding = "small-in-holding",
        /// Symbols that people also write in lower case.
        SmallTicker = "small-ticker",
        /// Opens a question about how things are that is answered with yes or no.
        StateVerb = "state-verb",
        /// Taxes, whose rules speak of holding periods.
        Tax = "tax",
        /// Symbols that are common words.
        TickerWord = "ticker-word",
        /// What a company does, by its industry in the instrument master.
        Trade = "trade",
        /// Before the end of a horizon.
        Until = "until",
        /// A past change, before "this year": "down 18%".
        Went = "went",
        /// Before a number of years that is an age, unless it is planned.
        WithAge = "with-age",
    }
}
