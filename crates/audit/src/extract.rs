//! The record out of a document of ours.

use hayro_syntax::Pdf;
use hayro_syntax::object::{Array, Dict, Stream};
use pipeline::ports::audit::{AuditRecord, FORMAT};

/// A record is some hundreds of kilobytes; whoever sends more means no good.
const LARGEST: usize = 64 << 20;

/// Finds the file `record.json` among the attachments and reads it.
pub fn extract(pdf: &[u8]) -> Result<AuditRecord, String> {
    let text = attached(pdf).ok_or("it carries no record")?;
    if text.len() > LARGEST {
        return Err("the record in it is too large".to_owned());
    }
    let record: AuditRecord = serde_json::from_slice(&text).map_err(|_| "the record in it cannot be read")?;
    if record.format != FORMAT {
        return Err(format!(
            "the record in it is of the form {}, not {FORMAT}",
            record.format
        ));
    }
    if record.text().as_bytes() != text {
        return Err("the record in it is not in canonical form".to_owned());
    }
    Ok(record)
}

fn attached(pdf: &[u8]) -> Option<Vec<u8>> {
    let pdf = Pdf::new(pdf.to_vec()).ok()?;
    let root: Dict<'_> = pdf.xref().get(pdf.xref().root_id())?;
    let files: Array<'_> = root.get(b"AF".as_slice())?;
    files.iter::<Dict<'_>>().find_map(|file| {
        let embedded: Dict<'_> = file.get(b"EF".as_slice())?;
        let content: Stream<'_> = embedded.get(b"F".as_slice())?;
        content.decoded().ok().map(|bytes| bytes.to_vec())
    })
}
