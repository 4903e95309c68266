//! Renders a record to the bytes of its PDF.

use figures::canonical::sha256_hex;
use parking_lot::Mutex;
use pipeline::ports::audit::{AuditRecord, Chart};
use rayon::{ThreadPool, ThreadPoolBuilder};
use typst::comemo;
use typst::diag::SourceDiagnostic;
use typst::foundations::{Array, Bytes, Datetime, Dict, IntoValue, Smart, Str, Value};
use typst_pdf::{PdfOptions, PdfStandard, PdfStandards, Timestamp};

use crate::values::{printable_values, values};
use crate::view::ParsedRecord;
use crate::world::RecordWorld;

/// The PDF standard of a document.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PdfForm {
    /// PDF/A-3a and PDF/UA-1, with the record inside.
    Record,
    /// PDF/A-1b, for old validators. It allows neither attachments, so no record inside, nor bookmarks.
    Archive1b,
}

/// Idle rendering threads, kept so that the next record reuses their memory.
static IDLE_THREADS: Mutex<Vec<ThreadPool>> = Mutex::new(Vec::new());

/// Renders the document on a single thread, so that it keeps only one core from serving requests.
pub fn typeset(record: &AuditRecord, form: PdfForm) -> Result<Vec<u8>, String> {
    let idle = IDLE_THREADS.lock().pop();
    let thread = match idle {
        Some(thread) => thread,
        None => ThreadPoolBuilder::new()
            .num_threads(1)
            .build()
            .map_err(|fault| fault.to_string())?,
    };
    let rendered = thread.install(|| render(record, form));
    IDLE_THREADS.lock().push(thread);
    rendered
}

fn render(record: &AuditRecord, form: PdfForm) -> Result<Vec<u8>, String> {
    let world = RecordWorld::new(inputs(record, form)?)?;
    let options = options(record, form)?;
    let rendered = typst::compile(&world).output.and_then(|document| {
        // The layout cache takes more memory than the pages, and the export does not need it.
        comemo::evict(0);
        typst_pdf::pdf(&document, &options)
    });
    // typst keeps a cache for the next compilation. The next one is another record, so the cache would only grow.
    comemo::evict(0);
    rendered.map_err(|faults| faults.iter().map(describe).collect::<Vec<_>>().join("; "))
}

/// The `sys.inputs` of the template: `view`, the texts; `meta`, the metadata of the PDF; `pictures`, the SVG of each
/// of the view's charts; and `record`, the file to attach, or `none`.
fn inputs(record: &AuditRecord, form: PdfForm) -> Result<Dict, String> {
    let parsed = ParsedRecord::new(record)?;
    let charts = parsed.charts();
    let text = record.text();
    let view = printable_values(&parsed.view(&charts, &sha256_hex(&text)))?;
    let meta = values(&parsed.meta())?;
    let picture = |chart: Chart| Bytes::new(chart.svg.into_bytes()).into_value();
    let pictures: Array = charts.into_iter().map(picture).collect();
    let attached = match form {
        PdfForm::Record => Bytes::new(text.into_bytes()).into_value(),
        PdfForm::Archive1b => Value::None,
    };
    let inputs = [
        ("view", view),
        ("meta", meta),
        ("pictures", pictures.into_value()),
        ("record", attached),
    ];
    Ok(inputs
        .map(|(name, value)| (Str::from(name), value))
        .into_iter()
        .collect())
}

fn options(record: &AuditRecord, form: PdfForm) -> Result<PdfOptions, String> {
    let standards: &[PdfStandard] = match form {
        PdfForm::Record => &[PdfStandard::A_3a, PdfStandard::Ua_1],
        PdfForm::Archive1b => &[PdfStandard::A_1b],
    };
    Ok(PdfOptions {
        ident: Smart::Custom(record.stored.session_id.clone()),
        creator: Smart::Custom(Some(format!("convene {}", record.software))),
        timestamp: question_time(record).map(Timestamp::new_utc),
        standards: PdfStandards::new(standards).map_err(|fault| fault.message().to_string())?,
        tagged: form == PdfForm::Record,
        ..PdfOptions::default()
    })
}

/// The time of the question serves as the PDF's date: it is in the record, so the output stays deterministic.
fn question_time(record: &AuditRecord) -> Option<Datetime> {
    let text = record.asked_at.rfc3339();
    let part = |from: usize, to: usize| text.get(from..to)?.parse::<u8>().ok();
    let year = text.get(..4)?.parse().ok()?;
    Datetime::from_ymd_hms(
        year,
        part(5, 7)?,
        part(8, 10)?,
        part(11, 13)?,
        part(14, 16)?,
        part(17, 19)?,
    )
}

/// An error for the log: typst's messages about our template, which never quote user input.
fn describe(fault: &SourceDiagnostic) -> String {
    let hints: Vec<&str> = fault.hints.iter().map(|hint| hint.v.as_str()).collect();
    format!("{} {}", fault.message, hints.join(" ")).trim().to_owned()
}
