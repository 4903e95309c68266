//! How long an audit record takes to set, and what it takes of memory.

use audit::PdfPrinter;
use pipeline::ports::audit::{AuditPrinter, AuditRecord};

use crate::service::{cpu_milliseconds, memory};

const TIMES: u32 = 10;

/// Sets the record of a whole session some times, in this process.
pub(crate) fn measure() -> Result<(), String> {
    let record = include_str!("../../crates/audit/fixtures/session.json");
    let record: AuditRecord = serde_json::from_str(record).map_err(|error| error.to_string())?;
    let own = std::process::id();
    // Faces and template are read once.
    PdfPrinter.print(&record)?;
    let before = cpu_milliseconds(own)?;
    let mut pdf = Vec::new();
    for _ in 0..TIMES {
        pdf = PdfPrinter.print(&record)?;
    }
    let each = (cpu_milliseconds(own)? - before) / f64::from(TIMES);
    let peak = memory(own, "VmHWM:")?;
    let pages = pages(&pdf).ok_or("the document has no pages")?;
    println!(
        "\nAudit record of a whole session ({pages} pages, {} KB): {each:.0} ms of CPU, {:.0} ms for ten pages, peak {peak:.0} MB",
        pdf.len() / 1_024,
        each * 10.0 / f64::from(pages)
    );
    Ok(())
}

/// What the tree of pages says.
fn pages(pdf: &[u8]) -> Option<u32> {
    let text = String::from_utf8_lossy(pdf);
    let (_, count) = text.split_once("/Type/Pages/Count ")?;
    count
        .split(|letter: char| !letter.is_ascii_digit())
        .next()?
        .parse()
        .ok()
}
