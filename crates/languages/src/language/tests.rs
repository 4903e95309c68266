//! Languages are told from each other.

use super::{Language, detect};

#[test]
fn short_questions_are_told_apart() {
    for (text, language) in [
        ("Should I invest in Apple for the next five years?", Language::En),
        (
            "Ist Siemens in den nächsten Jahren eine gute Anlage für mich?",
            Language::De,
        ),
        ("Est-ce que je devrais investir dans LVMH maintenant ?", Language::Fr),
        ("¿Debería invertir en acciones de Apple a largo plazo?", Language::Es),
        ("Conviene investire in Eni per i prossimi dieci anni?", Language::It),
        ("Vale a pena investir em Petrobras no longo prazo?", Language::Pt),
        ("トヨタの株は長期投資に向いていますか", Language::Ja),
        ("苹果公司值得长期投资吗？", Language::Zh),
        ("2008年金融危机美股跌了多少？", Language::Zh),
        ("2008年金融危機で米国株はどれだけ下がった", Language::Ja),
        ("米国年金制度改革", Language::Ja),
        ("삼성전자에 장기 투자해도 될까요?", Language::Ko),
        ("Стоит ли вкладывать деньги в Газпром?", Language::Ru),
        ("هل الاستثمار في أرامكو فكرة جيدة؟", Language::Ar),
        ("AAPL", Language::En),
        ("NVDA vs AMD", Language::En),
        ("Tesla", Language::En),
        ("", Language::En),
    ] {
        assert_eq!(detect(text), language, "{text}");
    }
}

#[test]
fn polish_is_told_from_the_others() {
    for text in [
        "Czy warto teraz inwestować w akcje Apple?",
        "Jakie jest ryzyko inwestycji w złoto na dziesięć lat?",
        "Mam 40 lat i chcę odkładać na emeryturę, co wybrać?",
        "Obligacje skarbowe czy fundusz indeksowy?",
        "PKO BP czy Pekao",
        "AAPL czy MSFT",
        "Co dalej z inflacją w strefie euro?",
        "Ile może spaść S&P 500 w ciągu roku?",
        "Czy Orlen utrzyma dywidendę?",
        "jak zabezpieczyc portfel przed spadkami, nie chce duzo ryzyka",
        "Czy warto kupic akcje Tesli na 5 lat",
        "Porównaj Allegro i Amazon w horyzoncie pięciu lat.",
    ] {
        assert_eq!(detect(text), Language::Pl, "{text}");
    }
    for (text, language) in [
        ("Apple ile Microsoft arasında hangisi daha iyi?", Language::Tr),
        ("Sie fragen nie nach dem Risiko, warum?", Language::De),
        ("Wat vinden ze van deze aandelen?", Language::Nl),
        ("O que faz a lata de refrigerante na carteira?", Language::Pt),
        ("AAPL w/ dividends", Language::En),
        ("Short-term view on crude oil, please.", Language::En),
        ("Is Żabka a good company to own for ten years?", Language::En),
        (
            "Is ETF polski a good place to do it on a budget to start with?",
            Language::En,
        ),
    ] {
        assert_eq!(detect(text), language, "{text}");
    }
}

/// The labelled questions whose language is not told, each for a reason that is no fault of a rule: too few words,
/// two languages at once, or a language in another's letters.
const NOT_TOLD: [&str; 2] = ["t013", "t207"];

#[test]
fn labelled_questions_are_in_their_language() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../bench/labels/triage.tsv");
    let table = std::fs::read_to_string(path).unwrap();
    let mut seen = 0;
    for row in table.lines() {
        let [id, "dev", language, text, ..] = row.split('\t').collect::<Vec<_>>()[..] else {
            continue;
        };
        seen += 1;
        let told = detect(text).code() == language;
        assert_eq!(told, !NOT_TOLD.contains(&id), "{id} {language}: {text}");
    }
    assert!(seen >= 150, "{seen}");
}

#[test]
fn every_code_reads_back() {
    for language in Language::ALL {
        assert_eq!(Language::from_code(language.code()), language);
    }
    assert_eq!(Language::from_code("tlh"), Language::En);
}
