use languages::language::detect;

use super::identify;

/// Checks the symbols of a question; a name that must be asked about is written with a question mark.
fn check(question: &str, wanted: &str) {
    let found = identify(question, detect(question));
    let asked = found.ambiguous.iter().map(|(name, _)| format!("{name}?"));
    let all: Vec<String> = found.symbols.into_iter().chain(asked).collect();
    assert_eq!(all.join(" "), wanted, "{question}");
}

#[test]
fn symbols_as_people_write_them() {
    for (question, wanted) in [
        ("$AAPL or $brk.b?", "AAPL BRK-B"),
        ("Is (NYSE: ALL) cheap?", "ALL"),
        ("NASDAQ:AAPL thoughts", "AAPL"),
        ("SAP GY looks stretched", "SAP.DE"),
        ("7203.T for ten years", "7203.T"),
        ("BRK.B or an index?", "BRK-B"),
        ("ticker ko, is it overpriced", "KO"),
        ("Is NOW stock too expensive?", "NOW"),
        ("I want to invest NOW", ""),
        ("Does $IT deserve a premium?", "IT"),
        ("IT spending rises", ""),
        ("tsla for 5 years", "TSLA"),
        ("CAT or John Deere?", "CAT DE"),
        ("GOOG, GOOGL, Alphabet or Google: one company?", "GOOGL"),
        ("META and Facebook are the same", "META"),
    ] {
        check(question, wanted);
    }
}

#[test]
fn numbers_of_securities() {
    check("DE0007164600 for my pension?", "SAP.DE");
    check("isin us0378331005", "AAPL");
    check("US0378331006 suitable for a child?", "");
    let found = identify("What about LU0950674332?", detect("What about it?"));
    assert!(found.symbols.is_empty());
    assert_eq!(found.unknown, ["LU0950674332"]);
}

#[test]
fn names_that_are_words() {
    for (question, wanted) in [
        ("Is Total a good investment?", "Total?"),
        ("What is the total return of bonds?", ""),
        ("Is TotalEnergies a good investment?", "TTE.PA"),
        ("Merck, the German one, is it cheap?", "MRK.DE"),
        ("Delta (DAL) before the summer?", "DAL"),
        ("Delta hedging a short put", ""),
        ("visa or mastercard?", "V MA"),
        ("Visa rules for tourists", ""),
        ("apple pie recipe", ""),
        ("Über welche Bank kaufe ich Anleihen?", ""),
        ("Is Target cheap compared with Walmart?", "TGT WMT"),
        ("My target price was hit, sell?", ""),
        ("Is the Vanguard ETF good for beginners?", "Vanguard ETF?"),
    ] {
        check(question, wanted);
    }
}

#[test]
fn names_in_other_scripts_and_cases() {
    for (question, wanted) in [
        ("苹果公司值得投资吗", "AAPL"),
        ("小米粥怎么煮才好喝", ""),
        ("トヨタの株は買いですか", "7203.T"),
        ("アップルパイのレシピ", ""),
        ("SK하이닉스와 삼성전자 중에 뭐가 나아요?", "000660.KS 005930.KS"),
        ("قارن بين مايكروسوفت وجوجل", "MSFT GOOGL"),
        ("टीसीएस का शेयर कैसा है?", "TCS.NS"),
        ("Не пора ли продавать Теслу?", "TSLA"),
        ("Что будет с Норникелем?", "GMKN.ME"),
        ("Co sądzicie o Microsofcie?", "MSFT"),
        ("Ist die Siemensaktie zu teuer?", "SIE.DE"),
    ] {
        check(question, wanted);
    }
}

#[test]
fn misspellings() {
    for (question, wanted) in [
        ("Would a sober person buy Palintir today?", "PLTR"),
        ("goldman sacks or just stay in cash", "GS"),
        ("Is Mcdonlads recession proof?", "MCD"),
        ("Being cautious, which bonds should I buy?", ""),
    ] {
        check(question, wanted);
    }
}

/// Letters in a term such as GLP-1, a savings plan or an industry are no company.
#[test]
fn letters_of_a_term_a_plan_or_a_trade_name_nothing() {
    for input in [
        "GLP-1 losers over the next 5 years",
        "are GLP-1 drugs bad for food stocks over 5 years?",
        "US bank stocks for 5 years",
        "us bank stocks for 5 years",
        "AI-driven funds for 10 years?",
        "the F-35 and defence budgets over 5 years",
    ] {
        let found = super::identify(input, detect(input));
        assert_eq!(found.symbols, [""; 0], "{input} {:?}", found.ambiguous);
    }
    for (input, symbols) in [
        ("Lilly v Novo Nordisk for 5 years?", &["LLY", "NOVO-B.CO"][..]),
        ("PAC su SWDA per 20 anni", &["EUNL.DE"]),
        ("PEA : CW8 pour 20 ans ?", &["CW8.PA"]),
        ("BOVA11 ou IVVB11 para 10 anos?", &["BOVA11.SA", "IVVB11.SA"]),
        ("Is SPUS a good fund for 10 years?", &["SPUS"]),
        ("Conti für 5 Jahre kaufen?", &["CON.DE"]),
        ("JTの株は5年でどうですか", &["2914.T"]),
        ("SAP-Aktie für 5 Jahre?", &["SAP.DE"]),
        ("US Bank stock for 5 years", &["USB"]),
        ("Is NVO good for 5 years?", &["NOVO-B.CO"]),
    ] {
        let found = super::identify(input, detect(input));
        assert_eq!(found.symbols, symbols, "{input} {:?}", found.ambiguous);
    }
}
