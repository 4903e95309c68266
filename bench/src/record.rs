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
    let mut bytes = 0;
    for _ in 0..TIMES {
        bytes = PdfPrinter.print(&record)?.len();
    }
    let each = (cpu_milliseconds(own)? - before) / f64::from(TIMES);
    let peak = memory(own, "VmHWM:")?;
    println!(
        "\nAudit record of a whole session ({} KB): {each:.0} ms of CPU, peak {peak:.0} MB",
        bytes / 1_024
    );
    Ok(())
}
