//! A complete record of a real session: printed, read back, and checked by third-party tools.

use std::path::Path;
use std::process::Command;

use pipeline::ports::audit::{AuditPrinter, AuditRecord};
use pipeline::record::signature::RecordSignature;
use serde_json::{Value, json};

use crate::values::printable_values;
use crate::view::ParsedRecord;
use crate::{PdfForm, PdfPrinter};

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

/// A session of the built-in analyst on Apple, as it was stored.
fn session() -> AuditRecord {
    serde_json::from_str(include_str!("../fixtures/session.json")).unwrap()
}

/// A record with another question and title.
fn with_question(record: &AuditRecord, question: &str) -> AuditRecord {
    let mut record = record.clone();
    let mut brief: Value = serde_json::from_str(&record.stored.brief).unwrap();
    brief["input"] = json!(question);
    record.stored.brief = brief.to_string();
    record.title = question.chars().take(80).collect();
    record
}

/// The session with little content, for tests where only a text matters.
fn short(question: &str) -> AuditRecord {
    let mut record = with_question(&session(), question);
    record.tracks.clear();
    record.stored.findings.clear();
    record.stored.entries.truncate(3);
    record.stored.steps.clear();
    record
}

#[test]
fn the_same_record_gives_the_same_bytes_and_comes_out_again() {
    let record = session();
    let first = PdfPrinter.print(&record).unwrap();
    // Printing another record in between must not change the result.
    PdfPrinter.print(&short("Something else?")).unwrap();
    assert_eq!(PdfPrinter.print(&record).unwrap(), first);
    assert_eq!(PdfPrinter.extract(&first).unwrap(), record);
    let other = PdfPrinter
        .print(&with_question(&record, "Is Apple a bad investment?"))
        .unwrap();
    assert_ne!(other, first);
}

#[test]
fn what_is_missing_is_named() {
    let mut record = session();
    record.stored.analysis = None;
    assert_eq!(PdfPrinter.print(&record).unwrap_err(), "analysis: there is none");
    record.stored.analysis = Some("{}".to_owned());
    assert_eq!(PdfPrinter.print(&record).unwrap_err(), "analysis: it cannot be read");
    assert!(PdfPrinter.charts(&record).is_empty());
}

#[test]
fn what_is_no_document_of_ours_has_no_record() {
    for bytes in [b"".as_slice(), b"%PDF-1.7", b"not a document at all", &[0; 4096]] {
        assert_eq!(PdfPrinter.extract(bytes).unwrap_err(), "it carries no record");
    }
    let plain = PdfPrinter
        .print_as(&short("Apple for ten years?"), PdfForm::Archive1b)
        .unwrap();
    assert_eq!(PdfPrinter.extract(&plain).unwrap_err(), "it carries no record");
}

#[test]
fn any_text_can_be_set() {
    let long = "x".repeat(20_000);
    let cjk = "トヨタ自動車は長期投資に向いていますか".repeat(60);
    for question in [
        "",
        "\u{0}\u{7}\u{1b}[31m",
        "#read(\"/etc/passwd\") #image(\"/etc/passwd\") *bold* $x$ @ref <label> \\ // /* `code`",
        "مرحبا أرامكو السعودية Apple בנק הפועלים",
        "Zażółć gęślą jaźń; Ελλάδα; Россия; ₹ 5,00,000; 🙂👩‍👩‍👧; \u{202e}evil\u{202c}",
        &long,
        &cjk,
    ] {
        let record = short(question);
        let pdf = PdfPrinter.print(&record).unwrap();
        assert_eq!(PdfPrinter.extract(&pdf).unwrap(), record, "{question:.20}");
    }
}

/// typst computes the bounding box of a tagged table from what its cells show; an empty cell must not make that fail.
#[test]
fn texts_of_nothing_but_spaces_can_be_set() {
    for blank in [" ", "    ", "\t", "\n", " \n ", "\n\n"] {
        let record = with_transcript(short("Apple?"), &[blank, "said", blank]);
        let pdf = PdfPrinter.print(&record).unwrap();
        assert_eq!(PdfPrinter.extract(&pdf).unwrap(), record, "{blank:?}");
    }
}

#[test]
fn a_record_with_nothing_said_can_be_set() {
    let mut record = short("Apple?");
    let mut analysis: Value = serde_json::from_str(record.stored.analysis.as_deref().unwrap()).unwrap();
    for part in [
        "drivers",
        "risks",
        "scenarios",
        "dissent",
        "red_team",
        "rulings",
        "what_would_change_the_view",
        "data_gaps",
        "votes",
    ] {
        analysis[part] = json!([]);
    }
    record.stored.analysis = Some(analysis.to_string());
    record.stored.entries.clear();
    assert!(PdfPrinter.charts(&record).is_empty());
    PdfPrinter.print(&record).unwrap();
}

#[test]
fn the_way_to_the_confidence_is_printed() {
    let mut record = short("Apple?");
    let mut analysis: Value = serde_json::from_str(record.stored.analysis.as_deref().unwrap()).unwrap();
    analysis["confidence"] = json!(0.56);
    analysis["confidence_breakdown"] = json!({
        "parts": [{"kind": "accounts", "freshness": 0.86, "agreement": 0.81, "value": 0.7, "readings": 9, "agreeing": 8,
                   "text": "Accounts: 8 of 9."}],
        "evidence": 0.7,
        "steps": [{"kind": "red_team", "confidence": 0.56, "text": "Objections."}],
    });
    record.stored.analysis = Some(analysis.to_string());
    let parsed = ParsedRecord::new(&record).unwrap();
    let view = serde_json::to_value(parsed.view(&[], "")).unwrap();
    let expected = json!({
        "parts": [["Accounts: 8 of 9.", "0.86", "0.81", "0.70"]],
        "evidence": "0.70",
        "steps": [["Objections.", "0.56"]],
        "result": "0.56",
    });
    assert_eq!(view["analysis"]["confidence"], expected);
    PdfPrinter.print(&record).unwrap();
}

/// The record with these texts in its transcript.
fn with_transcript(mut record: AuditRecord, texts: &[&str]) -> AuditRecord {
    for (entry, text) in record.stored.entries.iter_mut().zip(texts) {
        let mut said: Value = serde_json::from_str(entry).unwrap();
        said["text"] = json!(text);
        *entry = said.to_string();
    }
    record
}

/// The record with a plan by a model that was called twice.
fn by_a_model(mut record: AuditRecord) -> AuditRecord {
    let step = session().stored.steps.into_iter().find(|step| step.name == "plan/1");
    let mut step = step.unwrap();
    let mut result: Value = serde_json::from_str(&step.result).unwrap();
    let call = json!({
        "model": "large-1", "prompt": "plan/3", "prompt_sha256": "5f".repeat(32), "schema_sha256": "6a".repeat(32),
        "usage": result["ok"]["usage"], "milliseconds": 1234, "rejected": "it was no plan",
    });
    let mut second = call.clone();
    second["rejected"] = json!(null);
    second["tools"] = json!([{"tool": "figures", "arguments": "{}", "result_sha256": "7b".repeat(32)}]);
    result["ok"]["calls"] = json!([call, second]);
    step.result = result.to_string();
    record.stored.steps.push(step);
    record
}

/// The record with two signatures: the seal by one key, the document by a later one.
fn signed(mut record: AuditRecord) -> AuditRecord {
    let by = |kid: &str| RecordSignature {
        issuer: "https://records.example.org".to_owned(),
        kid: kid.repeat(43),
        public_key: "P".repeat(43),
        signature: "S".repeat(86),
    };
    let mut execution: Value = serde_json::from_str(record.stored.execution.as_deref().unwrap()).unwrap();
    execution["signature"] = json!(by("k"));
    record.stored.execution = Some(execution.to_string());
    record.signature = Some(by("K"));
    record
}

#[test]
fn a_signature_is_carried_and_covers_everything_else() {
    let plain = short("Apple?");
    let record = signed(plain.clone());
    let mut again = record.clone();
    again.signature = None;
    assert_eq!(again.signed_sha256(), record.signed_sha256());
    assert_eq!(again.sha256(), record.signed_sha256());
    again.title.push('!');
    assert_ne!(again.signed_sha256(), record.signed_sha256());
    let pdf = PdfPrinter.print(&record).unwrap();
    assert_eq!(PdfPrinter.extract(&pdf).unwrap(), record);
    assert!(
        !plain.text().contains("signature"),
        "an unsigned record is what it always was"
    );
}

/// Checks with qpdf, pdftotext, pikepdf and PDFBox's Preflight, and compares pages with reference images.
#[test]
fn other_programs_accept_it() {
    let python = Path::new(ROOT).join(".cache/venv/bin/python");
    assert!(
        python.exists(),
        "run checks/setup.sh first: it installs what this test needs"
    );
    let folder = std::env::temp_dir().join(format!("convene-audit-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let hostile = "Is Apple worth it? #read(\"/etc/passwd\") *bold* https://example.org/x أرامكو トヨタ";
    let long: String = (0..4_000).map(|number| format!("word{number} ")).collect();
    let hostile = signed(by_a_model(with_transcript(short(hostile), &[hostile, &long])));
    for (name, pdf) in [
        ("session.pdf", PdfPrinter.print(&session())),
        ("hostile.pdf", PdfPrinter.print(&hostile)),
        ("archive.pdf", PdfPrinter.print_as(&session(), PdfForm::Archive1b)),
    ] {
        std::fs::write(folder.join(name), pdf.unwrap()).unwrap();
    }
    let checked = Command::new(python)
        .arg(format!("{ROOT}/checks/pdf/check.py"))
        .arg(&folder)
        .output()
        .unwrap();
    let told = String::from_utf8_lossy(&checked.stdout);
    assert!(
        checked.status.success(),
        "{told}\n{}",
        String::from_utf8_lossy(&checked.stderr)
    );
}

/// Each change of the script is an element of its own in the document, which once had ten megabytes.
#[test]
fn letters_of_changing_scripts_do_not_make_a_large_document() {
    for unit in ["aб", "a中", "b\u{301}"] {
        let mixed: String = unit.chars().cycle().take(20_000).collect();
        let mut record = short(&mixed);
        let mut plan: Value = serde_json::from_str(record.stored.plan.as_deref().unwrap()).unwrap();
        plan["brief"]["constraints"] = json!(vec![mixed.as_str(); 9]);
        record.stored.plan = Some(plan.to_string());
        let pdf = PdfPrinter.print(&record).unwrap();
        assert!(pdf.len() < 2_000_000, "{unit}: {} bytes", pdf.len());
        assert_eq!(PdfPrinter.extract(&pdf).unwrap(), record);
    }
}

/// The time to lay out the lines of a cell grows with the square of their number.
#[test]
fn empty_lines_do_not_make_a_long_document() {
    let mut record = short("Apple?");
    let mut plan: Value = serde_json::from_str(record.stored.plan.as_deref().unwrap()).unwrap();
    plan["brief"]["constraints"] = json!(vec!["\n".repeat(1_250); 49]);
    plan["brief"]["assumptions"] = json!(vec!["x\n \n".repeat(1_250); 49]);
    record.stored.plan = Some(plan.to_string());
    let parsed = ParsedRecord::new(&record).unwrap();
    let printed = printable_values(&parsed.view(&[], "")).unwrap();
    let breaks = format!("{printed:?}").matches("\\n").count();
    assert!(breaks < 6_000, "{breaks} line breaks");
    let pdf = PdfPrinter.print(&record).unwrap();
    assert_eq!(PdfPrinter.extract(&pdf).unwrap(), record);
}
