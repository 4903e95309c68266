//! The type of a question by its words.

use pipeline::brief::MasterBrief;
use pipeline::brief::mib::Instrument;

use crate::question::{Question, horizon};

fn brief(question: &str, kind: &str, instruments: usize) -> MasterBrief {
    let mut brief = MasterBrief {
        question: question.to_owned(),
        ..MasterBrief::default()
    };
    brief.subject.kind = kind.to_owned();
    brief.subject.instruments = vec![Instrument::default(); instruments];
    brief
}

#[test]
fn the_words_say_what_is_wanted() {
    for (question, kind, instruments, wanted) in [
        ("Is Tesla overvalued?", "single_security", 1, Question::Value),
        ("ソニーは割高ですか", "single_security", 1, Question::Value),
        ("Is Oracle drowning in debt?", "single_security", 1, Question::Debt),
        (
            "How much growth is priced into Nvidia?",
            "single_security",
            1,
            Question::ImpliedGrowth,
        ),
        (
            "Is the cash flow of Target better than its profit?",
            "single_security",
            1,
            Question::EarningsQuality,
        ),
        (
            "Are American shares dear compared with government bonds?",
            "comparison",
            0,
            Question::Value,
        ),
        ("What if there is another 1929?", "portfolio", 0, Question::Crash(1929)),
        (
            "Should I put another 2000 into it?",
            "portfolio",
            0,
            Question::Portfolio,
        ),
        (
            "How much could I lose with Intel?",
            "single_security",
            1,
            Question::Risk,
        ),
        (
            "Is my portfolio too concentrated?",
            "portfolio",
            2,
            Question::Concentration,
        ),
        ("What dividend does Exxon pay?", "single_security", 1, Question::Income),
        (
            "What return can I expect from the S&P 500?",
            "fund_or_index",
            1,
            Question::Return,
        ),
        (
            "What would a fall like 1973 do to 70/30?",
            "portfolio",
            0,
            Question::Crash(1973),
        ),
        ("Was passiert bei einem Crash?", "portfolio", 0, Question::Crash(2008)),
        (
            "What does a rise in interest rates do to a bond?",
            "sector_or_theme",
            0,
            Question::RatesUp,
        ),
        (
            "Stocks or bonds for ten years?",
            "comparison",
            0,
            Question::StocksOrBonds,
        ),
        ("Azioni o BTP per dieci anni?", "comparison", 0, Question::StocksOrBonds),
        (
            "Savings account or stocks for ten years?",
            "comparison",
            0,
            Question::SaveOrInvest,
        ),
        (
            "Should I move into bonds twelve years before I retire?",
            "portfolio",
            0,
            Question::StocksOrBonds,
        ),
        (
            "Is Apple's return on equity real?",
            "single_security",
            1,
            Question::ReturnOnEquity,
        ),
        (
            "Wie hoch war der Gewinn je Aktie von Microsoft?",
            "single_security",
            1,
            Question::EarningsPerShare,
        ),
        (
            "What return does a ten-year government bond bring?",
            "sector_or_theme",
            0,
            Question::BondYield,
        ),
        ("Apple or Microsoft?", "comparison", 2, Question::Which),
        (
            "Three fifths in fixed income, two fifths elsewhere",
            "portfolio",
            0,
            Question::Portfolio,
        ),
        ("Is Apple worth a look?", "single_security", 1, Question::View),
        // A sum is no year.
        (
            "2000万円を投資しても株価は下落しますか",
            "sector_or_theme",
            0,
            Question::View,
        ),
        // What is expensive is no crash, though it names the year of one.
        (
            "Are stocks as expensive as in 2000?",
            "sector_or_theme",
            0,
            Question::Value,
        ),
    ] {
        assert_eq!(Question::of(&brief(question, kind, instruments)), wanted, "{question}");
    }
}

#[test]
fn a_plan_without_a_length_is_counted_for_long() {
    for (question, said, years) in [
        ("Pay off my 6.5% mortgage or invest in stocks?", "1 to 3 years", 15),
        ("Pay off my 6.5% mortgage or invest in stocks?", "5 years", 5),
        (
            "What does a savings plan of 200 a month in stocks come to?",
            "1 to 3 years",
            15,
        ),
        (
            "What does a savings plan of 200 a month in stocks come to?",
            "Less than 1 year",
            1,
        ),
        ("Does withdrawing 4% a year last?", "1 to 3 years", 30),
    ] {
        let brief = MasterBrief {
            horizon: said.to_owned(),
            language: "en".to_owned(),
            ..brief(question, "portfolio", 0)
        };
        assert_eq!(horizon(&brief).window(), years, "{question} {said}");
    }
}

#[test]
fn what_comes_every_month_is_no_savings_plan_by_itself() {
    for (question, wanted) in [
        ("I pay 1,200 a month in rent. What now?", Question::Portfolio),
        ("I invest 300 a month. What does it come to?", Question::SavingsPlan),
        ("I spend 2,000 a month of my savings.", Question::Portfolio),
    ] {
        assert_eq!(Question::of(&brief(question, "portfolio", 0)), wanted, "{question}");
    }
}
