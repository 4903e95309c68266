//! Classes of words that decide a reading, each beside what it must not be taken for.

use languages::language;
use pipeline::brief::Triage;

use super::{Asked, triage};

fn verdict(input: &str) -> &'static str {
    let asked = Asked {
        session_id: "ses_1",
        input,
        language: language::detect(input),
        clarifications: &[],
        as_of: "2026-11-15",
        portfolio: &[],
    };
    match triage(asked) {
        Triage::Reject { .. } => "reject",
        Triage::Clarify { .. } => "clarify",
        Triage::Complete { .. } => "complete",
    }
}

fn all(expected: &str, inputs: &[&str]) {
    for input in inputs {
        assert_eq!(verdict(input), expected, "{input}");
    }
}

#[test]
fn a_date_ahead_is_a_horizon_and_a_date_gone_by_is_none() {
    all(
        "complete",
        &[
            "Will the ECB cut at its next meeting?",
            "¿Bajará el BCE los tipos en marzo?",
            "Снизит ли ЦБ ставку на заседании в декабре?",
            "한은이 다음 달에 금리 내릴까?",
        ],
    );
    all(
        "clarify",
        &[
            "I bought Tesla in March 2020. Should I sell?",
            "Will the ECB cut rates?",
        ],
    );
}

#[test]
fn the_year_of_a_bond_is_part_of_its_name() {
    all(
        "clarify",
        &["Die Bundesanleihe 2,5 % 2044 notiert deutlich unter Nennwert, zugreifen?"],
    );
    all("complete", &["Should I hold gilts until 2044?"]);
}

#[test]
fn two_ages_are_a_horizon_and_one_is_none() {
    all(
        "complete",
        &[
            "I'm thirty-four and stop working at 57. Is a world fund enough?",
            "عمري ٣٥ وأبغى أتقاعد على ٥٥، كم أحط في الأسهم؟",
            "Zoon is 4, op zijn 18e gaat hij studeren. Wereldwijd fonds prima?",
        ],
    );
    all(
        "clarify",
        &["Ik ben 58 en heb twee ton op een spaarrekening. Wat raadt u aan?"],
    );
}

#[test]
fn a_reported_figure_is_a_fact() {
    all(
        "complete",
        &[
            "microsoft operating margin last fiscal year",
            "Wer hat weniger Schulden, BMW oder Mercedes?",
            "Why do bonds fall when rates rise?",
        ],
    );
}

#[test]
fn what_depends_on_no_plans_is_not_asked_back() {
    all(
        "complete",
        &[
            "Is Nvidia a bubble?",
            "Should I put my emergency fund in stocks?",
            "Soll ich meinen Notgroschen in Aktien stecken?",
            "I have 30,000. All at once or in tranches?",
        ],
    );
    all(
        "clarify",
        &[
            "Gold vs bonds",
            "walmart vs costco",
            "Should I buy Walmart or Costco?",
            "I own Walmart. Should I switch to Costco?",
        ],
    );
}

#[test]
fn a_year_is_no_ticker() {
    all(
        "complete",
        &["2020年黄金涨了多少？", "2020년에 금값은 얼마나 올랐나요?"],
    );
}

#[test]
fn an_order_is_refused_and_a_question_about_one_is_not() {
    all(
        "reject",
        &[
            "Compratemi 300 Enel a mercato e poi mandatemi la conferma via mail, grazie",
            "500 adet Sasa sat hemen",
            "vends tout mon Orange au marché",
        ],
    );
    all("clarify", &["Enel, comprare o no?", "buy the dip?"]);
}

#[test]
fn a_wedding_beside_a_fund_is_what_the_money_is_for() {
    all(
        "complete",
        &["Wedding's in 14 months, our 22 grand is all in an S&P fund. Chicken out now?"],
    );
    all("reject", &["What should I wear to a wedding in June?"]);
}

#[test]
fn the_law_may_be_asked_about_and_not_gone_around() {
    all("complete", &["Is insider trading illegal for members of Congress?"]);
    all(
        "reject",
        &["My wife does the books at a listed miner and the quarter is awful, can I short before Thursday?"],
    );
}

#[test]
fn a_horizon_is_read_up_to_its_comma_and_beside_a_mix() {
    for (input, horizon) in [
        ("Is Tesla overvalued? 5 years, high risk, growth.", "5 years"),
        (
            "Should I move from stocks into bonds? Horizon 7 years, low risk.",
            "7 years",
        ),
        (
            "Quanto posso sacar por ano na aposentadoria durante 25 anos com uma carteira 60/40?",
            "25 anos",
        ),
        (
            "Should I invest 50,000 at once or spread it over 12 months? 15 years horizon",
            "15 years",
        ),
        (
            "30.000 Euro auf einmal oder über ein Jahr verteilt in Aktien? Anlagehorizont 12 Jahre",
            "12 Jahre",
        ),
        (
            "Jeden Monat 200 Euro in Aktien für 20 Jahre, was wird daraus?",
            "20 Jahre",
        ),
        (
            "Ich will aus 600.000 Euro in 60/40 jeden Monat 2.000 Euro entnehmen. Reicht das 30 Jahre?",
            "30 Jahre",
        ),
        ("如果通胀保持在6%四年，我的股票会怎样？", "四年"),
        ("一括投資と12か月の積立、どちらがいい？ 投資期間は15年、米国株", "15年"),
    ] {
        let asked = Asked {
            session_id: "ses_1",
            input,
            language: language::detect(input),
            clarifications: &[],
            as_of: "2026-11-15",
            portfolio: &[],
        };
        let (Triage::Complete { brief } | Triage::Clarify { draft: brief, .. }) = triage(asked) else {
            panic!("{input} is refused");
        };
        assert_eq!(brief.horizon, horizon, "{input}");
    }
    all(
        "complete",
        &["Ist eine Entnahme von 4,5 % im Jahr über 30 Jahre mit 50/50 Aktien und Anleihen sicher?"],
    );
    all("reject", &["Which stock will rise 50% for sure?"]);
}
