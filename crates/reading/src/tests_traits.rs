//! What is particular to a language makes a difference to the reading.

use languages::language::Language;
use languages::locale::Locale;
use pipeline::brief::Triage;
use pipeline::brief::mib::MasterBrief;

use super::{Asked, triage};

fn read(input: &str, language: Language) -> Triage {
    triage(Asked {
        session_id: "ses_1",
        input,
        language,
        clarifications: &[],
        as_of: "2026-11-15",
        portfolio: &[],
    })
}

fn brief(input: &str, language: Language) -> MasterBrief {
    match read(input, language) {
        Triage::Complete { brief } => *brief,
        other => panic!("{input}: {other:?}"),
    }
}

#[test]
fn an_order_may_end_with_its_verb() {
    for (input, language) in [
        ("10 lot Aselsan al", Language::Tr),
        ("रिलायंस के 10 शेयर खरीद लो", Language::Hi),
    ] {
        let order = Locale::of(language).text("reject-trade-execution").into_owned();
        match read(input, language) {
            Triage::Reject { message } => assert_eq!(message, order, "{input}"),
            other => panic!("{input}: {other:?}"),
        }
    }
}

#[test]
fn a_short_or_compares_two_classes() {
    for (input, language) in [
        ("¿Acciones o bonos a 10 años?", Language::Es),
        ("Aandelen of obligaties voor 10 jaar?", Language::Nl),
    ] {
        assert_eq!(brief(input, language).subject.kind, "comparison", "{input}");
    }
}

fn offered(input: &str, language: Language) -> Vec<String> {
    let Triage::Clarify { questions, .. } = read(input, language) else {
        panic!("{input}: nothing was asked");
    };
    questions.into_iter().flat_map(|question| question.options).collect()
}

#[test]
fn the_home_market_and_the_home_index_are_offered() {
    let meant = offered("ALV, 5 Jahre, moderates Risiko", Language::De);
    assert!(meant.contains(&"Allianz SE (ALV.DE)".to_owned()), "{meant:?}");
    let any = offered("Soll ich jetzt etwas kaufen?", Language::De);
    assert!(any.iter().any(|option| option.contains("DAX")), "{any:?}");
}
