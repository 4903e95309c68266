//! The audit record as a PDF: archival (PDF/A-3a), accessible (PDF/UA-1), and deterministic to the byte.
//!
//! The record becomes a view of texts that are ready to print (`view`), the charts are drawn (`drawing`), both become
//! values of a typst template (`values`), and typst renders it. Typst sees nothing else: no disk, no network, no clock
//! (`world`). Texts reach the template as strings, never as markup.

mod drawing;
mod extract;
mod fonts;
mod printable;
mod runs;
mod typeset;
mod values;
mod view;
mod world;

use pipeline::ports::audit::{AuditPrinter, AuditRecord, Chart};

pub use typeset::PdfForm;

/// Prints audit records.
#[derive(Debug, Clone, Copy, Default)]
pub struct PdfPrinter;

impl PdfPrinter {
    /// Prints the document in a given form.
    pub fn print_as(&self, record: &AuditRecord, form: PdfForm) -> Result<Vec<u8>, String> {
        typeset::typeset(record, form)
    }
}

impl AuditPrinter for PdfPrinter {
    fn print(&self, record: &AuditRecord) -> Result<Vec<u8>, String> {
        typeset::typeset(record, PdfForm::Record)
    }

    fn charts(&self, record: &AuditRecord) -> Vec<Chart> {
        view::ParsedRecord::new(record)
            .map(|parsed| parsed.charts())
            .unwrap_or_default()
    }

    fn extract(&self, pdf: &[u8]) -> Result<AuditRecord, String> {
        extract::extract(pdf)
    }
}

#[cfg(test)]
mod tests;
