//! Records of every kind, printed.

use pipeline::Timestamp;
use pipeline::ports::audit::{AuditPrinter, AuditRecord};
use pipeline::transcript::{Head, Kind, Turn, append, genesis};
use serde_json::{Value, json};

use crate::PdfPrinter;

fn print(content: Value) -> Vec<u8> {
    let record = AuditRecord {
        session_id: "ses_01jd2v6w3m9p4c8k7t5x0z1yqa".to_owned(),
        title: "Nestlé as a defensive holding".to_owned(),
        content,
        disclosure: "This output is AI-generated, may contain errors, and is not investment advice. ".repeat(6),
    };
    let bytes = PdfPrinter.print(&record).unwrap();
    assert_eq!(
        PdfPrinter.print(&record).unwrap(),
        bytes,
        "the same record, the same bytes"
    );
    assert!(bytes.starts_with(b"%PDF-1.7") && bytes.ends_with(b"%%EOF"));
    bytes
}

fn has(pdf: &[u8], text: &str) -> bool {
    pdf.windows(text.len()).any(|window| window == text.as_bytes())
}

fn transcript() -> Vec<Value> {
    let mut head = Head {
        seq: 0,
        hash: genesis("ses_01jd2v6w3m9p4c8k7t5x0z1yqa"),
    };
    let turns = [
        Kind::Floor,
        Kind::Thinking,
        Kind::Contribution,
        Kind::Challenge,
        Kind::Response,
        Kind::Synthesis,
    ];
    (0..60)
        .map(|at| {
            let turn = Turn {
                kind: turns[at % turns.len()],
                member_id: Some("valuation".to_owned()),
                task_id: Some("task_valuation".to_owned()),
                text: "The multiple is above its ten-year median – 22.4× against 20.1×. ".repeat(1 + at % 4),
                data: Some(json!({"n": at})),
            };
            let (entry, next) = append(&head, &turn, Timestamp::from_seconds(1_794_736_800));
            head = next;
            serde_json::from_str(&entry.body).unwrap()
        })
        .collect()
}

/// A record with everything in it, and strange text in places.
fn everything(question: &str) -> Value {
    let claim = json!({"claim_id": "F1.1", "type": "fact", "stance": "opposes", "text": "The ratio is 22.4.",
        "figures": ["E1"], "confidence": 0.8, "wrong_if": "Earnings are restated.", "status": "upheld", "challenged_by": ["C1"]});
    let finding = json!({"finding_id": "F1", "task_id": "task_valuation", "member_id": "valuation",
        "claim": "The price leaves little room for error.", "reasoning": "The multiple is above its median. ".repeat(6),
        "stance": "opposes", "confidence": 0.7, "evidence": ["E1", "E2"], "caveats": ["One peer reports late."],
        "figures": [{"name": "Price-earnings ratio", "value": "22.4", "unit": "x", "as_of": "2026-09-30", "evidence_id": "E1"}],
        "claims": [claim, claim]});
    let figure = json!({"evidence_id": "E1", "source": "Annual report 2025, consolidated statements", "series": "Organic growth",
        "as_of": "2025-12-31", "value": "3.4", "unit": "%", "how": "as reported"});
    json!({
        "question": question,
        "brief": {"schema": "mib/1", "question": question, "objective": "preserve capital", "horizon": "3 to 10 years",
            "risk_tolerance": "moderate", "language": "en", "as_of": "2026-11-15",
            "subject": {"kind": "single_security", "themes": ["consumer staples"], "instruments": [
                {"symbol": "NESN", "name": "Nestlé S.A.", "exchange": "XSWX", "asset_class": "equity", "currency": "CHF"}]},
            "key_questions": ["How resilient are the cash flows?", "What does the price assume?"],
            "constraints": ["no leverage"], "assumptions": ["The base currency is CHF."]},
        "clarifications": [{"question_id": "horizon", "question": "For how long?", "answer": "3 to 10 years"}],
        "plan": {"tier": "pro", "upgraded": true,
            "committee": vec![json!({"member_id": "valuation", "title": "Valuation analyst", "role": "valuation",
                "mandate": "What the price already assumes.", "lens": "Multiples against their own history and peers."}); 5],
            "tasks": vec![json!({"task_id": "task_valuation", "member_id": "valuation", "title": "Value the business",
                "instructions": "Compare today's multiples with their ten-year range.", "depends_on": ["task_x"],
                "required": true, "status": "pending"}); 5]},
        "execution": {"status": "completed", "started_at": "2026-11-15T10:02:00Z", "finished_at": "2026-11-15T10:05:00.5Z",
            "usage": {"calls": 31, "input_tokens": 84210, "output_tokens": 0},
            "tasks": [{"task_id": "task_valuation", "status": "done"}]},
        "findings": vec![finding; 6],
        "analysis": {"balance": "insufficient_evidence", "confidence": 0.55, "thesis": "Steady cash flows. ".repeat(12),
            "drivers": ["Pricing power", "Low leverage"], "data_gaps": ["No segment data for 2026."],
            "risks": [{"text": "Costs rise.", "mitigant": "Brands.", "tripwire": "Gross margin < 46 %."}],
            "scenarios": [{"name": "bear", "probability": 25, "text": "Volumes fall.", "wrong_if": "They rise."},
                {"name": "base", "text": "Slow growth.", "wrong_if": ""}],
            "dissent": [{"member_id": "valuation", "stance": "opposes", "text": "Too dear."}],
            "red_team": [{"objection": "One acquisition drives it.", "severity": "high", "disposition": "answered", "response": "Organic growth is used."}],
            "what_would_change_the_view": ["A lower price."], "evidence": vec![figure; 40]},
        "summary": {"result": {"headline": "Mixed: steady cash flows at a demanding price.",
            "paragraphs": ["A first paragraph. ".repeat(20), "A second one. ".repeat(20)],
            "key_numbers": [{"name": "Free cash flow yield", "value": "4.1 %", "as_of": "2026-09-30"}],
            "terms": [{"term": "Yield", "meaning": "What it pays against its price."}]}},
        "transcript": transcript(),
        "software": {"name": "convene", "version": "0.1.0"},
    })
}

#[test]
fn a_full_record_has_its_sections_and_its_chain() {
    let pdf = print(everything("Is Nestlé still a defensive holding?"));
    for title in [
        "Brief",
        "Committee and plan",
        "Debrief",
        "Analysis",
        "Findings",
        "Evidence",
        "Transcript",
        "Integrity",
    ] {
        assert!(has(&pdf, &format!("/Title ({title})")), "{title}");
    }
    assert!(has(&pdf, "Page 1 of "));
    assert!(has(&pdf, "the chain of 60 entries holds."));
}

#[test]
fn strange_text_is_printed_and_never_obeyed() {
    let strange = "ישראל 中文字 ) Tj ET Q endstream endobj (\\ \u{0}\u{7}\u{1b}\u{202e}\t🏦\r\n";
    let question: String = strange.chars().cycle().take(20_000).collect();
    let pdf = print(everything(&question));
    assert!(has(&pdf, "[U+4E2D][U+6587]"));
    let streams = pdf.windows(10).filter(|window| *window == b"\nendstream").count();
    let pages = pdf.windows(11).filter(|window| *window == b"/Type /Page").count() - 1;
    assert_eq!(streams, pages, "one stream for each page");
}

#[test]
fn what_is_missing_or_wrong_is_left_out() {
    for content in [
        json!(null),
        json!({}),
        json!([1]),
        json!({"brief": 1, "plan": [], "findings": {}, "analysis": "x", "transcript": [null, {"seq": "a"}]}),
        json!({"brief": {"question": ["a"], "subject": 3}, "analysis": {"confidence": "high", "evidence": [[]]}}),
    ] {
        assert!(has(&print(content), "Page 1 of "));
    }
}

#[test]
fn a_broken_chain_is_said() {
    let mut content = everything("?");
    content["transcript"][7]["text"] = json!("Something else.");
    assert!(has(&print(content), "does NOT hold at entry 8"));
}

#[test]
fn a_row_longer_than_a_page_flows_on() {
    let mut content = everything("?");
    content["plan"]["tasks"][0]["instructions"] = json!("word ".repeat(4_000));
    content["analysis"]["evidence"][0]["evidence_id"] = json!("x".repeat(3_000));
    print(content);
}
