//! From a record to the bytes of its document.

use figures::canonical::sha256_hex;
use parking_lot::Mutex;
use pipeline::ports::audit::{AuditRecord, Chart};
use rayon::{ThreadPool, ThreadPoolBuilder};
use typst::comemo;
use typst::diag::SourceDiagnostic;
use typst::foundations::{Array, Bytes, Datetime, Dict, IntoValue, Smart, Str, Value};
use typst_pdf::{PdfOptions, PdfStandard, PdfStandards, Timestamp};

use crate::values::{plain_values, values};
use crate::view::Read;
use crate::world::OneRecord;

/// The form of a document.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Form {
    /// PDF/A-3a and PDF/UA-1, with the record inside.
    Record,
    /// PDF/A-1b, which has no place for the record and none for bookmarks, but which old validators know.
    Archive1b,
}

/// Threads that wait for a record to render. Each keeps the memory of its last record and uses it for the next one.
static IDLE: Mutex<Vec<ThreadPool>> = Mutex::new(Vec::new());

/// Renders the document on one thread: a record keeps one core busy and leaves the others to callers.
pub fn typeset(record: &AuditRecord, form: Form) -> Result<Vec<u8>, String> {
    let idle = IDLE.lock().pop();
    let thread = match idle {
        Some(thread) => thread,
        None => ThreadPoolBuilder::new()
            .num_threads(1)
            .build()
            .map_err(|fault| fault.to_string())?,
    };
    let rendered = thread.install(|| render(record, form));
    IDLE.lock().push(thread);
    rendered
}

fn render(record: &AuditRecord, form: Form) -> Result<Vec<u8>, String> {
    let world = OneRecord::new(inputs(record, form)?)?;
    let options = options(record, form)?;
    let rendered = typst::compile(&world).output.and_then(|document| {
        // The cached steps of the layout take more memory than the pages, and the export does not need them.
        comemo::evict(0);
        typst_pdf::pdf(&document, &options)
    });
    // typst caches what it computed for the next compilation. The next one is another record: the cache would only
    // grow.
    comemo::evict(0);
    rendered.map_err(|faults| faults.iter().map(told).collect::<Vec<_>>().join("; "))
}

/// The `sys.inputs` of the template: `view`, the texts; `meta`, what the file says of itself; `pictures`, the SVG of
/// each of the view's charts; and `record`, the file to attach, or `none`.
fn inputs(record: &AuditRecord, form: Form) -> Result<Dict, String> {
    let read = Read::new(record)?;
    let charts = read.charts();
    let text = record.text();
    let view = plain_values(&read.view(&charts, &sha256_hex(&text)))?;
    let meta = values(&read.meta())?;
    let picture = |chart: Chart| Bytes::new(chart.svg.into_bytes()).into_value();
    let pictures: Array = charts.into_iter().map(picture).collect();
    let attached = match form {
        Form::Record => Bytes::new(text.into_bytes()).into_value(),
        Form::Archive1b => Value::None,
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

fn options(record: &AuditRecord, form: Form) -> Result<PdfOptions, String> {
    let standards: &[PdfStandard] = match form {
        Form::Record => &[PdfStandard::A_3a, PdfStandard::Ua_1],
        Form::Archive1b => &[PdfStandard::A_1b],
    };
    Ok(PdfOptions {
        ident: Smart::Custom(record.stored.session_id.clone()),
        creator: Smart::Custom(Some(format!("convene {}", record.software))),
        timestamp: asked(record).map(Timestamp::new_utc),
        standards: PdfStandards::new(standards).map_err(|fault| fault.message().to_string())?,
        tagged: form == Form::Record,
        ..PdfOptions::default()
    })
}

/// The moment of the question: a date that the record knows, so that the same record has the same date.
fn asked(record: &AuditRecord) -> Option<Datetime> {
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

/// A fault as the log may have it: what typst says of our template, and never the text of the user.
fn told(fault: &SourceDiagnostic) -> String {
    let hints: Vec<&str> = fault.hints.iter().map(|hint| hint.v.as_str()).collect();
    format!("{} {}", fault.message, hints.join(" ")).trim().to_owned()
}
