//! The audit record as a PDF: archival (PDF/A-3a), accessible (PDF/UA-1), the same bytes for the same record.
//!
//! The record becomes a view of finished texts (`view`), the pictures are drawn (`drawing`), both become values of a
//! typst template (`values`), and typst renders it. It sees nothing but these: no disk, no network, no clock (`world`).
//! Texts are strings of the template and never markup.

mod drawing;
mod extract;
mod faces;
mod plain;
mod typeset;
mod values;
mod view;
mod world;

use pipeline::ports::audit::{AuditPrinter, AuditRecord, Chart};

pub use typeset::Form;

/// Prints audit records.
#[derive(Debug, Clone, Copy, Default)]
pub struct PdfPrinter;

impl PdfPrinter {
    /// The document in another form than the usual one.
    pub fn print_as(&self, record: &AuditRecord, form: Form) -> Result<Vec<u8>, String> {
        typeset::typeset(record, form)
    }
}

impl AuditPrinter for PdfPrinter {
    fn print(&self, record: &AuditRecord) -> Result<Vec<u8>, String> {
        typeset::typeset(record, Form::Record)
    }

    fn charts(&self, record: &AuditRecord) -> Vec<Chart> {
        view::Read::new(record).map(|read| read.charts()).unwrap_or_default()
    }

    fn extract(&self, pdf: &[u8]) -> Result<AuditRecord, String> {
        extract::extract(pdf)
    }
}

#[cfg(test)]
mod tests;
