//! Questions about subjects of which there is no data, and others that only look like them.

use languages::language::{Language, detect};
use languages::locale::Locale;
use pipeline::brief::Triage;

use super::outside::{SUBJECTS, of};
use super::{Asked, triage};

#[test]
fn a_subject_without_data_is_told_at_once() {
    for (subject, question) in [
        ("tax", "roth ira or traditional, im 28 and make 65k"),
        (
            "tax",
            "whats the capital gains rate for holding a stock more than a year",
        ),
        ("tax", "wash sale rule how does it work"),
        ("tax", "do i have to pay tax if i sell my gold"),
        ("account", "how do i buy us stocks from india"),
        ("start", "How do I start investing"),
        ("start", "what is a etf and how do i start with 200 bucks a month"),
        ("account", "can my broker lend out my shares"),
        ("bank", "is my money safe in a bank if it fails"),
        ("property", "rent or buy a house?"),
        (
            "property",
            "Vaut-il mieux louer et investir ou acheter sa résidence principale ?",
        ),
        ("insurance", "is whole life insurance a good investment"),
        ("insurance", "annuity or keep in stocks, 68 yrs old"),
        ("sectors", "small caps vs large caps"),
        ("sectors", "is it better to invest in tech or healthcare"),
        ("sectors", "energy sector outlook"),
        ("sectors", "uranium"),
        ("property", "is real estate better than stocks"),
        ("elsewhere", "german bund yield"),
        ("property", "are reits good for retirement income"),
        ("elsewhere", "emerging markets better than us?"),
        ("bonds", "should i buy i bonds or tips"),
        ("trading", "is day trading profitable"),
        ("analysts", "what do analysts say about adobe"),
        ("sectors", "which sectors do well when rates fall"),
        ("private", "What are the earnings of OpenAI?"),
        ("events", "bitcoin halving effect"),
        ("events", "im scared of world war 3, what to own"),
        ("events", "i feel like i missed the ai boat"),
        ("events", "should i sell everything and go to cash before the election"),
        (
            "events",
            "presidents and stock returns: better under democrats or republicans",
        ),
        ("fund-types", "ETF de acumulación o de distribución, ¿cuál conviene?"),
        ("tax", "Muss ich auf Kursgewinne Steuern zahlen?"),
        ("start", "Wie fange ich mit dem Investieren an?"),
        ("account", "どうやって米国株を買いますか。口座開設は？"),
        ("bank", "银行倒闭了我的钱安全吗"),
        ("events", "Стоит ли продавать акции перед выборами?"),
        ("sectors", "Welche Branchen laufen gut, wenn die Zinsen fallen?"),
        ("trading", "O day trade é lucrativo?"),
        ("property", "Vale a pena comprar ou alugar um apartamento?"),
        ("analysts", "ماذا يقول المحللون عن آبل؟"),
    ] {
        let language = detect(question);
        assert_eq!(of(question, language), Some(subject), "{language:?}: {question}");
        let asked = Asked {
            session_id: "ses_1",
            input: question,
            language,
            clarifications: &[],
            as_of: "2026-11-15",
            portfolio: &[],
        };
        assert!(matches!(triage(asked), Triage::Complete { .. }), "{question}");
    }
}

#[test]
fn other_questions_are_left_alone() {
    for question in [
        "Should I buy Apple?",
        "Is Exxon the best of the energy sector?",
        "I inherited 50,000 dollars. All at once or in parts?",
        "How much is 500 a month in a small cap fund after 20 years?",
        "Is Warner Bros a good investment?",
        "I need 20,000 to buy a house in 3 years. Stocks or cash?",
        "Wie hoch war der Umsatz von SAP?",
        "Ist Gold die bessere Wahl?",
        "How did stocks do in the war of 1941?",
        "What is a REIT?",
        "Should I start investing now or wait for a crash?",
        "¿Es Apple una buena elección?",
    ] {
        assert_eq!(of(question, detect(question)), None, "{question}");
    }
}

#[test]
fn every_subject_has_a_message_in_every_language() {
    for language in Language::ALL {
        for subject in SUBJECTS {
            let key = format!("outside-{subject}");
            assert_ne!(Locale::of(language).text(&key), key, "{language:?}");
        }
    }
}
