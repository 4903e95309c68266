//! Extracts the record from a PDF that this crate made.
//!
//! The document is untrusted, so only the attached file is decompressed, and only up to a limit. This crate writes a
//! plain cross-reference table and no object streams; a PDF with another structure was not made by this crate, or was
//! changed since.

use std::io::Read;

use flate2::read::ZlibDecoder;
use pipeline::ports::audit::{AuditRecord, FORMAT};

/// Records usually have some hundreds of kilobytes; a larger one is an attack.
const MAX_RECORD_BYTES: usize = 64 << 20;
/// Objects that are no streams usually have some hundreds of bytes.
const MAX_OBJECT_BYTES: usize = 64 << 10;
/// The length of an entry of the cross-reference table.
const XREF_ENTRY_BYTES: usize = 20;

/// Finds the file `record.json` among the attachments and reads it.
pub fn extract(pdf: &[u8]) -> Result<AuditRecord, String> {
    let compressed = attachment(pdf).ok_or("it carries no record")?;
    let text = decompress(compressed, MAX_RECORD_BYTES)?;
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

/// Decompresses at most `max_bytes`; more is an error.
fn decompress(compressed: &[u8], max_bytes: usize) -> Result<Vec<u8>, String> {
    let one_more = u64::try_from(max_bytes).unwrap_or(u64::MAX).saturating_add(1);
    let mut text = Vec::new();
    let read = ZlibDecoder::new(compressed).take(one_more).read_to_end(&mut text);
    if text.len() > max_bytes {
        return Err("the record in it is too large".to_owned());
    }
    read.map_err(|_| "the record in it cannot be unpacked")?;
    Ok(text)
}

/// The compressed bytes of the attached file: from the end of the document to its cross-reference table, from there to
/// the catalog, the first attachment and its stream.
fn attachment(pdf: &[u8]) -> Option<&[u8]> {
    let end = &pdf[pdf.len().saturating_sub(1_024)..];
    let table = number_after(&end[rfind(end, b"startxref")?..], b"startxref")?;
    let table = pdf.get(table..)?;
    let trailer = &table[find(table, b"trailer")?..];
    let catalog = object(pdf, table, reference(trailer, b"/Root")?)?;
    let file = object(pdf, table, reference(catalog, b"/AF[")?)?;
    let stream = reference(&file[find(file, b"/EF")?..], b"/F ")?;
    let (start, found) = object_at(pdf, table, stream)?;
    let head = &found[..find(found, b"stream")?];
    find(head, b"/Filter/FlateDecode")?;
    let data = start + head.len() + b"stream".len();
    // The line with `stream` ends in LF or CRLF.
    let data = data + if pdf.get(data..data + 2)? == b"\r\n" { 2 } else { 1 };
    pdf.get(data..data.checked_add(number_after(head, b"/Length")?)?)
}

/// The content of an object: the bytes between `obj` and `endobj`.
fn object<'a>(pdf: &'a [u8], table: &[u8], number: usize) -> Option<&'a [u8]> {
    let (_, found) = object_at(pdf, table, number)?;
    Some(&found[..find(found, b"endobj")?])
}

/// The offset after an object's `obj`, and the bytes from there, up to the longest object.
fn object_at<'a>(pdf: &'a [u8], table: &[u8], number: usize) -> Option<(usize, &'a [u8])> {
    // The table has one section: `xref`, `0 COUNT`, and an entry for each object from 0 on.
    let entries = &table[find(&table[..table.len().min(64)], b"0000000000 65535 f")?..];
    let entry = entries
        .get(number.checked_mul(XREF_ENTRY_BYTES)?..)?
        .get(..XREF_ENTRY_BYTES)?;
    if entry[17] != b'n' {
        return None;
    }
    let offset: usize = std::str::from_utf8(&entry[..10]).ok()?.parse().ok()?;
    let header = format!("{number} 0 obj");
    let start = offset.checked_add(header.len())?;
    if pdf.get(offset..start)? != header.as_bytes() {
        return None;
    }
    Some((start, &pdf[start..pdf.len().min(start + MAX_OBJECT_BYTES)]))
}

/// The number of the object that `NAME 12 0 R` refers to.
fn reference(text: &[u8], name: &[u8]) -> Option<usize> {
    number_after(&text[find(text, name)?..], name)
}

/// The number after a name, with or without space between.
fn number_after(text: &[u8], name: &[u8]) -> Option<usize> {
    let text = text[find(text, name)? + name.len()..].trim_ascii_start();
    let digits = text
        .iter()
        .take(10)
        .take_while(|letter| letter.is_ascii_digit())
        .count();
    std::str::from_utf8(&text[..digits]).ok()?.parse().ok()
}

fn find(text: &[u8], part: &[u8]) -> Option<usize> {
    text.windows(part.len()).position(|window| window == part)
}

fn rfind(text: &[u8], part: &[u8]) -> Option<usize> {
    text.windows(part.len()).rposition(|window| window == part)
}

#[cfg(test)]
mod tests {
    use super::{attachment, decompress, extract};
    use flate2::Compression;
    use flate2::write::ZlibEncoder;
    use proptest::prelude::*;
    use std::io::Write;

    fn compressed(bytes: &[u8]) -> Vec<u8> {
        let mut encoder = ZlibEncoder::new(Vec::new(), Compression::best());
        encoder.write_all(bytes).unwrap();
        encoder.finish().unwrap()
    }

    /// A document with nothing but an attachment.
    fn document(content: &[u8]) -> Vec<u8> {
        let mut pdf = b"%PDF-1.7\n".to_vec();
        let head = format!(
            "<</Length {}/Type/EmbeddedFile/Filter/FlateDecode>>\nstream\n",
            content.len()
        );
        let objects = [
            b"<</Type/Catalog/AF[2 0 R]>>".to_vec(),
            b"<</Type/Filespec/F(record.json)/EF<</F 3 0 R>>>>".to_vec(),
            [head.as_bytes(), content, b"\nendstream"].concat(),
        ];
        let mut table = "xref\n0 4\n0000000000 65535 f\r\n".to_owned();
        for (at, object) in objects.iter().enumerate() {
            table.push_str(&format!("{:010} 00000 n\r\n", pdf.len()));
            pdf.extend(format!("{} 0 obj\n", at + 1).into_bytes());
            pdf.extend(object);
            pdf.extend(b"\nendobj\n");
        }
        let start = pdf.len();
        pdf.extend(format!("{table}trailer\n<</Size 4/Root 1 0 R>>\nstartxref\n{start}\n%%EOF").into_bytes());
        pdf
    }

    #[test]
    fn a_small_file_that_unpacks_to_a_large_one_is_not_unpacked() {
        let bomb = compressed(&vec![b' '; 80 << 20]);
        assert!(bomb.len() < 1 << 20);
        assert_eq!(extract(&document(&bomb)).unwrap_err(), "the record in it is too large");
        // It stops at the limit, whatever follows.
        let text = vec![b'x'; 1_000];
        assert_eq!(decompress(&compressed(&text), 1_000).unwrap(), text);
        assert_eq!(
            decompress(&compressed(&text), 999).unwrap_err(),
            "the record in it is too large"
        );
        let broken = &compressed(&text)[..10];
        assert_eq!(
            decompress(broken, 1_000).unwrap_err(),
            "the record in it cannot be unpacked"
        );
    }

    #[test]
    fn what_is_attached_is_found() {
        let content = compressed(b"{}");
        assert_eq!(attachment(&document(&content)), Some(content.as_slice()));
        assert_eq!(
            extract(&document(&content)).unwrap_err(),
            "the record in it cannot be read"
        );
    }

    proptest! {
        /// No changed or truncated document makes it panic.
        #[test]
        fn any_document_can_be_looked_at(place: prop::sample::Index, change: u8, end: prop::sample::Index) {
            let mut pdf = document(&compressed(b"{}"));
            let at = place.index(pdf.len());
            pdf[at] = change;
            let _ = extract(&pdf);
            let _ = extract(&pdf[..end.index(pdf.len())]);
            let _ = extract(&pdf[end.index(pdf.len())..]);
        }

        #[test]
        fn any_bytes_can_be_looked_at(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
            let _ = extract(&bytes);
        }
    }
}
