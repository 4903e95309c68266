//! Typical questions, answered from the shipped data: the first sentence has the answer and the figure, the figure is
//! of 2025 or later, and the answer says how current it is.

use serde_json::{Value, json};

use crate::harness::{Caller, Db, TestApp};

/// Analysis and debrief of a question; what is asked back gets the first option that is no refusal.
async fn answered(caller: &Caller, question: &str) -> (Value, Value) {
    let mut brief = caller.ask(question).await;
    let session = brief["session_id"].as_str().unwrap().to_owned();
    if brief["status"] == "needs_clarification" {
        let answers: Vec<Value> = brief["questions"]
            .as_array()
            .unwrap()
            .iter()
            .map(|asked| json!({"question_id": asked["question_id"], "selected_options": [asked["options"][1]]}))
            .collect();
        let path = format!("/api/v1/briefs/{session}/answers");
        brief = caller.post(&path, &json!({"answers": answers})).await.ok(200).json();
    }
    assert_eq!(brief["status"], "completed", "{question}: {brief}");
    let plan = json!({"session_id": session, "brief": brief["brief"]});
    caller.post("/api/v1/orchestrations", &plan).await.ok(200);
    caller.convene(&session).await.ok(202);
    assert_eq!(caller.finished(&session).await["status"], "completed", "{question}");
    let result = async |kind: &str| {
        let reply = caller.get(&format!("/api/v1/{kind}/{session}")).await;
        reply.ok(200).json()["result"].clone()
    };
    (result("analyses").await, result("summaries").await)
}

fn text<'a>(value: &'a Value, name: &str) -> &'a str {
    value[name].as_str().unwrap()
}

/// The date of a figure that the analysis stands on.
fn as_of<'a>(analysis: &'a Value, id: &str) -> &'a str {
    let evidence = analysis["evidence"].as_array().unwrap();
    let figure = evidence.iter().find(|figure| figure["evidence_id"] == id);
    figure.map_or_else(|| panic!("{id} is not there"), |figure| text(figure, "as_of"))
}

async fn the_first_sentence_answers_with_a_figure_of_now(db: Db) {
    let app = TestApp::start(db).await;
    let ann = app.person("ann").await;
    for (question, begins, figures, current) in [
        (
            "Is the yield curve inverted?",
            "No, the US yield curve is not inverted in our newest figures: the ten-year yield less the two-year yield \
             was 0.43 percentage points (3 September 2026)",
            &["ev_curve_10y_2y", "ev_curve_10y_3m"][..],
            "interest rates to September 2026",
        ),
        (
            "Is gold a hedge against inflation?",
            "Gold has outpaced inflation in our figures, but they are too few to call it a hedge: from 1 November 2024 \
             to 31 August 2026 its price rose 60.9%, while US consumer prices rose 5.9%",
            &["ev_XAU_gain_whole", "ev_XAU_infl_whole"],
            "metals and coins to September 2026",
        ),
        (
            "Euro or dollar for the next five years?",
            "The record points neither way: Euro against US dollar stood at 1.1172 USD on 30 October 2026",
            &["ev_EURUSD_price", "ev_EURUSD_level_median"],
            "exchange rates to October 2026",
        ),
        (
            "How sound are Microsoft's accounts?",
            "The accounts of Microsoft are sound: in the fiscal year to 30 June 2026 its operating margin was 46.8%",
            &["ev_MSFT_operating_margin", "ev_MSFT_debt_to_equity"],
            "accounts to June 2026",
        ),
        (
            "Nvidia or Intel, by their accounts?",
            "By their accounts, NVIDIA comes out ahead of Intel (Operating margin: ",
            &["ev_NVDA_operating_margin", "ev_INTC_operating_margin"],
            "accounts to December 2025",
        ),
        (
            "What does inflation do to my savings?",
            "Savings that earn less than 3.4% a year lose buying power: that was US inflation in the twelve months to \
             August 2026",
            &["ev_infl_12m", "ev_real_bill_rate"],
            "economic data to August 2026",
        ),
        (
            "Is a recession near?",
            "The signs of a US recession that we follow are mixed: unemployment was at its low of the past year",
            &["ev_sahm", "ev_income_12m"],
            "economic data to",
        ),
        (
            "Was macht die Inflation mit meinem Spargeld?",
            "Erspartes, das weniger als 3,4\u{a0}% im Jahr bringt, verliert an Kaufkraft",
            &["ev_infl_12m"],
            "Wirtschaftsdaten bis",
        ),
    ] {
        let (analysis, debrief) = answered(&ann, question).await;
        // Numbers are set with spaces that do not break; people read them as others.
        let plain = |text: &str| text.replace('\u{a0}', " ");
        let (thesis, headline) = (plain(text(&analysis, "thesis")), plain(text(&debrief, "headline")));
        let begins = plain(begins);
        assert!(thesis.starts_with(&begins), "{question}: {thesis}");
        assert!(headline.starts_with(&begins), "{question}: {headline}");
        assert!(thesis.contains(current), "{question}: {thesis}");
        for id in figures {
            assert!(as_of(&analysis, id) >= "2025", "{question}: {id}");
        }
        assert!(analysis["confidence"].as_f64().unwrap() > 0.0, "{question}");
    }
}

async fn accounts_come_with_a_table_of_fiscal_years(db: Db) {
    let app = TestApp::start(db).await;
    let ann = app.person("ann").await;
    let (analysis, _) = answered(&ann, "How sound are Microsoft's accounts?").await;
    let table = &analysis["tables"][0];
    assert_eq!(text(table, "title"), "Microsoft: fiscal years");
    assert_eq!(table["columns"], json!(["2022", "2023", "2024", "2025", "2026"]));
    let rows = table["rows"].as_array().unwrap();
    let cells: Vec<(&str, &str)> = rows
        .iter()
        .map(|row| (text(row, "name"), text(&row["cells"][4], "evidence_id")))
        .collect();
    for row in [
        ("Sales", "ev_MSFT_2026_revenue"),
        ("Operating margin", "ev_MSFT_2026_operating_margin"),
        ("Return on equity", "ev_MSFT_2026_roe"),
        ("Free cash flow", "ev_MSFT_2026_free_cash_flow"),
        ("Debt", "ev_MSFT_2026_debt"),
        ("Dividends paid", "ev_MSFT_2026_dividends"),
        ("Share buybacks", "ev_MSFT_2026_buybacks"),
        ("Earnings per share", "ev_MSFT_2026_eps_diluted"),
    ] {
        assert!(cells.contains(&row), "{row:?}: {cells:?}");
    }
    // Every cell is a figure of the analysis.
    for cell in rows.iter().flat_map(|row| row["cells"].as_array().unwrap()) {
        let id = text(cell, "evidence_id");
        assert!(id.is_empty() || as_of(&analysis, id) >= "2022", "{id}");
    }
    assert_eq!(as_of(&analysis, "ev_MSFT_2024_revenue"), "2024-06-30");
}

async fn a_fact_is_told_from_a_view(db: Db) {
    let app = TestApp::start(db).await;
    let ann = app.person("ann").await;
    for (question, is_fact) in [
        ("What was Costco's revenue in 2015?", true),
        ("What is an index fund?", true),
        ("Is Costco a good investment for five years?", false),
    ] {
        let (analysis, _) = answered(&ann, question).await;
        assert_eq!(analysis["is_fact"].as_bool().unwrap_or_default(), is_fact, "{question}");
    }
}

both_stores!(
    a_fact_is_told_from_a_view,
    the_first_sentence_answers_with_a_figure_of_now,
    accounts_come_with_a_table_of_fiscal_years,
);
