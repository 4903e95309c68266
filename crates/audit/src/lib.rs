//! The audit record as a PDF: plain, readable, the same bytes for the same record.
//!
//! The record is read leniently: what is missing is left out. Text reaches the page only through
//! the `encoding` module and the string type of the PDF writer, so that no text can become an operator.

mod document;
mod encoding;
mod flow;
mod read;
mod sections;
mod widths;

use pipeline::ports::audit::{AuditPrinter, AuditRecord};

/// Prints audit records on A4 with the fonts every reader has.
#[derive(Debug, Clone, Copy, Default)]
pub struct PdfPrinter;

impl AuditPrinter for PdfPrinter {
    fn print(&self, record: &AuditRecord) -> Result<Vec<u8>, String> {
        let mut flow = flow::Flow::new();
        sections::write(&mut flow, record);
        document::assemble(&flow, record)
    }
}

#[cfg(test)]
mod tests;
