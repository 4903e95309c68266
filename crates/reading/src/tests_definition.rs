//! Questions that ask what a term means, and others that only look like them.

use std::collections::HashSet;

use languages::language::Language;
use languages::locale::Locale;
use languages::steps::steps_of;
use languages::text::fold;
use pipeline::brief::Triage;

use super::definition::{MAX_LETTERS, all_terms, of};
use super::{Asked, triage};

const LISTS: [&str; 8] = ["and", "article", "closes", "level", "number", "opens", "polite", "then"];

fn lines(language: Language) -> impl Iterator<Item = (&'static str, &'static str)> {
    language
        .files()
        .terms
        .lines()
        .map(|line| line.split_once('\t').expect(line))
}

#[test]
fn every_file_is_in_order_and_every_line_is_known() {
    let terms: HashSet<&str> = all_terms().into_iter().collect();
    assert!(terms.len() >= 40, "{}", terms.len());
    for language in Language::ALL {
        let written: Vec<&str> = language.files().terms.lines().collect();
        assert!(written.is_sorted(), "{language:?}: not in order");
        let unique: HashSet<&str> = written.iter().copied().collect();
        assert_eq!(unique.len(), written.len(), "{language:?}: a line stands twice");
        for (list, word) in lines(language) {
            let term = list.strip_prefix("term ");
            assert!(
                term.map_or(LISTS.contains(&list), |term| terms.contains(term)),
                "{list}"
            );
            assert!(!fold(word).is_empty(), "{language:?} {list}");
        }
    }
}

#[test]
fn no_name_belongs_to_two_terms_of_a_language() {
    for language in Language::ALL {
        let mut seen: std::collections::HashMap<String, &str> = std::collections::HashMap::new();
        for (list, word) in lines(language).filter(|(list, _)| list.starts_with("term ")) {
            let before = seen.insert(fold(word), list);
            assert!(before.is_none_or(|before| before == list), "{language:?}: {word}");
        }
    }
}

#[test]
fn every_term_has_a_name_and_a_meaning_in_every_language() {
    for language in Language::ALL {
        let named: HashSet<&str> = lines(language)
            .filter_map(|(list, _)| list.strip_prefix("term "))
            .collect();
        for term in all_terms() {
            assert!(named.contains(term), "{language:?} has no name for {term}");
            let key = format!("define-{term}");
            assert_ne!(Locale::of(language).text(&key), key, "{language:?}");
        }
    }
}

/// Every name of every term is found in the first question of its language.
#[test]
fn every_name_is_found() {
    for language in Language::ALL {
        for (list, word) in lines(language).filter(|(list, _)| list.starts_with("term ")) {
            let (_, opens) = lines(language)
                .find(|(list, _)| matches!(*list, "opens" | "closes"))
                .expect("a form");
            let is_closing = lines(language).any(|line| line == ("closes", opens));
            let question = if is_closing {
                format!("{word} {opens}")
            } else {
                format!("{opens} {word}")
            };
            let found = of(&question).map(|definition| definition.terms);
            let term = list.trim_start_matches("term ");
            assert_eq!(found, Some(vec![term]), "{language:?}: {question}");
        }
    }
}

#[test]
fn the_words_of_a_term_are_kept() {
    let words = |question: &str| of(question).map(|definition| definition.words);
    assert_eq!(
        words("What does the term P/E ratio mean?"),
        Some(vec!["P/E ratio".to_owned()])
    );
    assert_eq!(words("ETFとは何ですか"), Some(vec!["ETF".to_owned()]));
    let both = Some(vec!["stock".to_owned(), "Bond".to_owned()]);
    assert_eq!(words("What's the difference between a stock and a Bond?"), both);
    // Two names of one term are one term.
    assert_eq!(
        words("What is the difference between a stock and a share?").map(|words| words.len()),
        Some(1)
    );
}

/// People ask in many ways, and a number may stand beside a ratio.
#[test]
fn the_ways_to_ask_are_known() {
    for (terms, question) in [
        ("beta", "what is beta"),
        ("volatility", "explain standard deviation like im five"),
        ("pe", "what does p/e 25 mean"),
        ("pe", "is a P/E of 33 high"),
        ("pe", "Ist ein KGV von 33 hoch?"),
        ("pe", "PERが25は高いですか"),
        ("pe", "市盈率33倍高吗"),
        ("option", "what are options for dummies"),
        ("bond-ladder", "whats a bond ladder"),
        ("staking", "what is staking yield"),
        ("rule-of-72", "what is the rule of 72"),
        (
            "operating-margin net-margin",
            "Explain the difference between operating margin and net margin.",
        ),
        ("sahm-rule", "What is the Sahm rule?"),
        ("sahm-rule", "Is the Sahm rule triggered?"),
        ("roic", "How is return on invested capital computed?"),
        ("payout-ratio", "What is a payout ratio?"),
        ("sharpe-ratio", "Define the Sharpe ratio."),
        ("cape", "What does a CAPE ratio measure?"),
        ("inverted-curve", "What does an inverted yield curve signal?"),
        ("efficient-market", "What is the efficient market hypothesis?"),
        ("tracking-difference", "Was bedeutet Tracking Difference?"),
        ("dividend-yield", "O que é dividend yield?"),
        ("cape", "qué es el CAPE de Shiller"),
        ("pe pb", "PERとPBRの違い"),
        ("expense-ratio", "Cos'è il TER di un ETF?"),
        ("sharpe-ratio", "什么是夏普比率"),
        ("dividend-yield payout-ratio", "股息率和派息率有什么区别"),
        ("payout-ratio", "Vad betyder utdelningsandel?"),
        ("dividend-yield", "ما هو العائد على التوزيعات؟"),
        ("zero-coupon-bond", "Was ist eine Anleihe mit Nullkupon?"),
        (
            "expense-ratio order-fee",
            "Was ist der Unterschied zwischen TER und Ordergebühr?",
        ),
        ("government-bond", "C'est quoi une OAT ?"),
        ("sahm-rule", "Что такое правило Сам?"),
        ("covered-call", "Wat is een covered call?"),
        ("ebitda", "EBITDA nedir"),
        ("beta", "베타가 뭐야"),
        ("beta", "बीटा क्या है"),
        ("beta", "Beta là gì?"),
        ("rule-of-72", "Co to jest reguła 72?"),
    ] {
        let found = of(question).map(|definition| definition.terms.join(" "));
        assert_eq!(found.as_deref(), Some(terms), "{question}");
    }
    for question in [
        "dividend yield 2022",
        "Is Apple's P/E of 33 high?",
        "is a P/E high",
        "what is inflation 2022",
    ] {
        assert_eq!(of(question), None, "{question}");
    }
}

/// The words of the question tell its language, and not an English term.
#[test]
fn a_foreign_term_leaves_the_language() {
    for (language, question) in [
        (Language::De, "Was bedeutet Tracking Difference?"),
        (Language::Pt, "O que é dividend yield?"),
        (Language::It, "Cos'è il market cap?"),
        (Language::Nl, "Wat is een covered call?"),
        (Language::Sv, "Vad är en bond ladder?"),
        (Language::En, "What is a Bund?"),
    ] {
        assert_eq!(languages::language::detect(question), language, "{question}");
    }
}

#[test]
fn a_definition_is_taken_up_and_nothing_is_asked_back() {
    for (language, question) in [
        (Language::En, "What is an ETF?"),
        (Language::En, "what is short selling"),
        (Language::En, "EPS meaning"),
        (Language::De, "Was ist Tagesgeld"),
        (Language::Ja, "空売りとは"),
    ] {
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
fn what_only_looks_like_a_definition_is_none() {
    for question in [
        "What is Tesla?",
        "What is gold?",
        "What is the price of gold?",
        "What is the dividend of Coca-Cola?",
        "What is the dividend?",
        "What is the inflation rate?",
        "What is the interest rate?",
        "What is inflation now?",
        "What is US inflation?",
        "What is a good ETF for me?",
        "What is the best index fund?",
        "What is the P/E of the S&P 500?",
        "What are my options?",
        "What does inflation do to my savings?",
        "What does diversification mean for my portfolio?",
        "What does the yield curve say about a recession?",
        "What is the difference between Visa and Mastercard?",
        "What is the difference between a stock and Apple?",
        "Stocks or bonds?",
        "Stocks and bonds",
        "ETF",
        "Is an ETF better than a stock?",
        "Explain why stocks fell",
        "Was ist die Dividende von Allianz?",
        "Was ist der beste ETF?",
        "Wie hoch ist die Inflation?",
        "Was ist mit Anleihen?",
        "Was ist besser, Aktien oder Anleihen?",
        "Quelle est l'inflation ?",
        "Qu'est-ce qu'un bon dividende pour moi ?",
        "¿Cuál es la inflación?",
        "¿Qué es mejor, acciones o bonos?",
        "Qual é a inflação?",
        "Qual è il dividendo di Enel?",
        "インフレはどうなりますか",
        "テスラとは何ですか",
        "什么股票好",
        "什么是特斯拉",
        "테슬라가 뭐야",
        "टेस्ला क्या है",
        "ما هي تسلا",
        "Что такое Тесла?",
        "Co to jest Tesla?",
        "Tesla nedir",
        "Tesla là gì",
        "Vad är Tesla?",
        "Wat is Tesla?",
        "",
        "what is",
        "what is a",
    ] {
        assert_eq!(of(question), None, "{question}");
    }
    let long = format!("What is an ETF{}?", " please".repeat(30));
    assert_eq!(of(&long), None);
}

/// The work is bounded, also where the words around a term are repeated and overlap.
#[test]
fn repeated_words_take_no_longer() {
    // The first question reads the word lists, which counts as well.
    assert!(of("What is an ETF?").is_some());
    for (word, question) in [
        ("un ", "cos'è "),
        ("ب", "ما هو "),
        ("بال", "ما هو "),
        ("a ", "what is "),
        ("what is ", ""),
        ("please ", "define "),
    ] {
        let repeated = word.repeat((MAX_LETTERS - question.chars().count()) / word.chars().count());
        let taken = steps_of(|| assert_eq!(of(&format!("{question}{repeated}")), None, "{word}"));
        assert!(taken < 50_000, "{word}: {taken}");
    }
}
