//! Dangers that are said before any view, in several languages.

use pipeline::brief::MasterBrief;
use pipeline::brief::mib::Instrument;

use super::caution::{Caution, Weight};
use crate::question_text::QuestionText;

fn caution(question: &str, language: &str, symbol: &str) -> Option<Caution> {
    let mut brief = MasterBrief {
        question: question.to_owned(),
        language: language.to_owned(),
        ..MasterBrief::default()
    };
    if !symbol.is_empty() {
        brief.subject.instruments = vec![Instrument {
            symbol: symbol.to_owned(),
            name: symbol.to_owned(),
            asset_class: "equity".to_owned(),
            ..Instrument::default()
        }];
    }
    Caution::of(&QuestionText::new(&brief), &brief)
}

#[test]
fn dangers_are_seen_in_every_language() {
    let weight = |percent: f64, name: &str| {
        Some(Caution::Weight(Weight {
            name: name.to_owned(),
            percent,
            is_company: true,
        }))
    };
    for (question, language, symbol, expected) in [
        (
            "should i use margin to buy more s&p",
            "en",
            "SPY",
            Some(Caution::Margin),
        ),
        ("Kann ich auf Kredit Aktien kaufen?", "de", "", Some(Caution::Margin)),
        (
            "can i lose more than i invest if i short a stock",
            "en",
            "",
            Some(Caution::Short),
        ),
        (
            "i have 90% of my money in nvidia, should i sell some",
            "en",
            "NVDA",
            weight(90.0, "NVDA"),
        ),
        (
            "RSUs worth 220k, more than half of what i own",
            "en",
            "MSFT",
            weight(50.0, "MSFT"),
        ),
        (
            "mein Depot besteht zu 70% aus Nvidia",
            "de",
            "NVDA",
            weight(70.0, "NVDA"),
        ),
        ("전 재산 테슬라에 몰빵", "ko", "TSLA", weight(100.0, "TSLA")),
        ("我把全部积蓄都买了特斯拉", "zh", "TSLA", weight(100.0, "TSLA")),
        ("Вложил все в акции одной компании", "ru", "", weight(100.0, "")),
        ("मेरा सारा पैसा एक ही शेयर में है", "hi", "", weight(100.0, "")),
        (
            "should i buy single stocks or an index fund",
            "en",
            "",
            Some(Caution::SingleStocks),
        ),
        ("Einzelaktien oder ETF?", "de", "", Some(Caution::SingleStocks)),
        (
            "個別株とインデックス投資どちらがいい？",
            "ja",
            "",
            Some(Caution::SingleStocks),
        ),
        (
            "my advisor charges 1.5% a year is that a lot",
            "en",
            "",
            Some(Caution::Fee(1.5, 15)),
        ),
        (
            "Should I pay off my mortgage or invest?",
            "en",
            "",
            Some(Caution::LoanRate),
        ),
        ("Is nvidia a good investment for my portfolio?", "en", "NVDA", None),
        ("Should I pay off my 6% mortgage or invest?", "en", "", None),
    ] {
        let found = caution(question, language, symbol);
        let is_fee = |caution: &Option<Caution>| matches!(caution, Some(Caution::Fee(..)));
        assert!(
            found == expected || is_fee(&found) && is_fee(&expected),
            "{question}: {found:?}"
        );
    }
}
