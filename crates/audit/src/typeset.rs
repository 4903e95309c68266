//! From a record to the bytes of its document.

use parking_lot::Mutex;
use pipeline::canonical::sha256_hex;
use pipeline::ports::audit::AuditRecord;
use rayon::{ThreadPool, ThreadPoolBuilder};
use typst_library::diag::SourceDiagnostic;
use typst_library::foundations::{Datetime, Smart};
use typst_pdf::{PdfOptions, PdfStandard, PdfStandards, Timestamp};

use crate::page_numbers::numbered;
use crate::typesetter;
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

/// Names for the pictures: the typesetter keeps every name for ever, so there is a fixed number of them.
const PICTURES: [&str; 6] = [
    "price_1.svg",
    "price_2.svg",
    "valuation_1.svg",
    "valuation_2.svg",
    "scenarios.svg",
    "confidence.svg",
];

/// Threads that set records, while they have none to set. Each is as good as new, but for the memory that it took for the
/// last one and can use again.
static IDLE: Mutex<Vec<ThreadPool>> = Mutex::new(Vec::new());

/// Sets the document, all of it on one thread: one record keeps one core busy, and leaves the others to callers.
pub fn typeset(record: &AuditRecord, form: Form) -> Result<Vec<u8>, String> {
    let idle = IDLE.lock().pop();
    let thread = match idle {
        Some(thread) => thread,
        None => ThreadPoolBuilder::new()
            .num_threads(1)
            .build()
            .map_err(|fault| fault.to_string())?,
    };
    let made = thread.install(|| set(record, form));
    IDLE.lock().push(thread);
    made
}

fn set(record: &AuditRecord, form: Form) -> Result<Vec<u8>, String> {
    let world = OneRecord::new(files(record, form)?)?;
    let made = options(record, form).and_then(|options| {
        let document = numbered(&typesetter::pages(&world)?);
        // How the pages came about takes more room than they do, and is not needed to write them down.
        comemo::evict(0);
        typst_pdf::pdf(&document, &options)
    });
    // What the typesetter remembers of this record would stay in memory for ever.
    comemo::evict(0);
    made.map_err(|faults| faults.iter().map(told).collect::<Vec<_>>().join("; "))
}

/// What the typesetter is given: the view, the record itself, the pictures.
fn files(record: &AuditRecord, form: Form) -> Result<Vec<(&'static str, Vec<u8>)>, String> {
    let read = Read::new(record)?;
    let mut charts = read.charts();
    charts.retain(|chart| PICTURES.contains(&format!("{}.svg", chart.chart_id).as_str()));
    let text = record.text();
    let view = read.view(&charts, &sha256_hex(&text), form == Form::Record);
    let mut files = vec![("view.json", view.to_string().into_bytes())];
    if form == Form::Record {
        files.push(("record.json", text.into_bytes()));
    }
    for chart in charts {
        let name = PICTURES
            .into_iter()
            .find(|name| name.strip_suffix(".svg") == Some(&chart.chart_id));
        files.extend(name.map(|name| (name, chart.svg.into_bytes())));
    }
    Ok(files)
}

fn options(record: &AuditRecord, form: Form) -> typst_library::diag::SourceResult<PdfOptions> {
    use typst_library::diag::At;
    use typst_syntax::Span;
    let standards: &[PdfStandard] = match form {
        Form::Record => &[PdfStandard::A_3a, PdfStandard::Ua_1],
        Form::Archive1b => &[PdfStandard::A_1b],
    };
    Ok(PdfOptions {
        ident: Smart::Custom(record.stored.session_id.clone()),
        creator: Smart::Custom(Some(format!("convene {}", record.software))),
        timestamp: asked(record).map(Timestamp::new_utc),
        standards: PdfStandards::new(standards)
            .map_err(|fault| fault.message().clone())
            .at(Span::detached())?,
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

/// A fault as the log may have it: where in our template, and never the text of the user.
fn told(fault: &SourceDiagnostic) -> String {
    let hints: Vec<&str> = fault.hints.iter().map(|hint| hint.v.as_str()).collect();
    format!("{} {}", fault.message, hints.join(" ")).trim().to_owned()
}
