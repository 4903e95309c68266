use languages::language::detect;

use super::outside;
use super::tests_triage::{TODAY, complete, read};

#[test]
fn briefs_that_are_clear_at_once() {
    for (input, kind, horizon, symbols) in [
        (
            "Should I invest in Apple for the next five years?",
            "single_security",
            "five years",
            "AAPL",
        ),
        (
            "Is Microsoft a good long-term investment?",
            "single_security",
            "More than 10 years",
            "MSFT",
        ),
        (
            "Is Oracle's stock sound for 5 years?",
            "single_security",
            "5 years",
            "ORCL",
        ),
        (
            "Faut-il garder Apple pour les dix prochaines années ?",
            "single_security",
            "dix prochaines années",
            "AAPL",
        ),
        ("TSLA for retirement", "single_security", "More than 10 years", "TSLA"),
        (
            "Is Bitcoin worth it over the next 6 months?",
            "single_security",
            "6 months",
            "BTC-USD",
        ),
        (
            "Compare Coca-Cola and Pepsi over 10 years",
            "comparison",
            "10 years",
            "KO PEP",
        ),
        (
            "Is the S&P 500 attractive over the next decade?",
            "fund_or_index",
            "More than 10 years",
            "^GSPC",
        ),
        ("VOO by 2035", "fund_or_index", "2035", "VOO"),
        ("Will inflation fall next year?", "macro", "Less than 1 year", ""),
        (
            "Are renewable energy stocks a good idea for 5 to 10 years?",
            "sector_or_theme",
            "5 to 10 years",
            "",
        ),
        (
            "Is a 60/40 portfolio still sensible for 20 years?",
            "portfolio",
            "20 years",
            "",
        ),
        (
            "Is $PLTR overvalued short term?",
            "single_security",
            "Less than 1 year",
            "PLTR",
        ),
        ("Delta Air Lines for 3 years?", "single_security", "3 years", "DAL"),
        (
            "Ist Allianz langfristig eine gute Anlage?",
            "single_security",
            "Mehr als 10 Jahre",
            "ALV.DE",
        ),
        (
            "Lohnt sich Gold für fünf Jahre als Inflationsschutz?",
            "single_security",
            "fünf Jahre",
            "XAU",
        ),
        (
            "Faut-il investir dans Airbus sur 10 ans ?",
            "single_security",
            "10 ans",
            "AIR.PA",
        ),
        (
            "¿Debería invertir en acciones de Apple a largo plazo?",
            "single_security",
            "Más de 10 años",
            "AAPL",
        ),
        (
            "Conviene investire in Eni per i prossimi dieci anni?",
            "single_security",
            "dieci anni",
            "ENI.MI",
        ),
        (
            "Vale a pena investir em Petrobras no longo prazo?",
            "single_security",
            "Mais de 10 anos",
            "PETR4.SA",
        ),
        (
            "Is Shell een goede belegging voor 5 jaar?",
            "single_security",
            "5 jaar",
            "SHEL.L",
        ),
        (
            "トヨタの株は長期投資に向いていますか",
            "single_security",
            "10年超",
            "7203.T",
        ),
        ("苹果公司值得投资5年吗？", "single_security", "5年", "AAPL"),
        (
            "삼성전자에 장기 투자해도 될까요?",
            "single_security",
            "10년 초과",
            "005930.KS",
        ),
    ] {
        let brief = complete(read(input).1);
        assert_eq!(brief.subject.kind, kind, "{input:?}");
        assert_eq!(brief.horizon, horizon, "{input:?}");
        let found: Vec<&str> = brief
            .subject
            .instruments
            .iter()
            .map(|instrument| instrument.symbol.as_str())
            .collect();
        assert_eq!(found.join(" "), symbols, "{input:?}");
        assert_eq!(
            (brief.schema.as_str(), brief.session_id.as_str(), brief.as_of.as_str()),
            ("mib/1", "ses_1", TODAY)
        );
        assert_eq!(brief.question, input);
        assert!(!brief.title.is_empty() && !brief.key_questions.is_empty());
        // That there is no data on an industry depends on nothing that could be assumed.
        let is_outside = outside::of(input, detect(input)).is_some();
        assert_eq!(brief.assumptions.is_empty(), is_outside, "{input:?}");
        assert!(!brief.objective.is_empty() && !brief.risk_tolerance.is_empty());
    }
}
