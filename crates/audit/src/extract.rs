//! The record out of a document of ours.
//!
//! Whoever sends a document decides what is in it, so nothing is unpacked but the one file that is wanted, and that
//! only up to a bound. We write a plain table of objects and no object that is packed into another; what is written in
//! another way is not a document of ours, or no longer the one that we made.

use std::io::Read;

use flate2::read::ZlibDecoder;
use pipeline::ports::audit::{AuditRecord, FORMAT};

/// A record is some hundreds of kilobytes; whoever sends more means no good.
const LARGEST: usize = 64 << 20;
/// An object that is no stream is some hundreds of bytes.
const LARGEST_OBJECT: usize = 64 << 10;
/// A line of the table of objects.
const LINE: usize = 20;

/// Finds the file `record.json` among the attachments and reads it.
pub fn extract(pdf: &[u8]) -> Result<AuditRecord, String> {
    let packed = attached(pdf).ok_or("it carries no record")?;
    let text = unpacked(packed, LARGEST)?;
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

/// Unpacks no more than a bound.
fn unpacked(packed: &[u8], largest: usize) -> Result<Vec<u8>, String> {
    let one_more = u64::try_from(largest).unwrap_or(u64::MAX).saturating_add(1);
    let mut text = Vec::new();
    let read = ZlibDecoder::new(packed).take(one_more).read_to_end(&mut text);
    if text.len() > largest {
        return Err("the record in it is too large".to_owned());
    }
    read.map_err(|_| "the record in it cannot be unpacked")?;
    Ok(text)
}

/// The attached file as it is packed: from the end of the document to its table of objects, from there to its catalog,
/// the first attachment and its stream.
fn attached(pdf: &[u8]) -> Option<&[u8]> {
    let end = &pdf[pdf.len().saturating_sub(1_024)..];
    let table = number_after(&end[last(end, b"startxref")?..], b"startxref")?;
    let table = pdf.get(table..)?;
    let trailer = &table[first(table, b"trailer")?..];
    let catalog = object(pdf, table, reference(trailer, b"/Root")?)?;
    let file = object(pdf, table, reference(catalog, b"/AF[")?)?;
    let stream = reference(&file[first(file, b"/EF")?..], b"/F ")?;
    let (start, found) = object_at(pdf, table, stream)?;
    let head = &found[..first(found, b"stream")?];
    first(head, b"/Filter/FlateDecode")?;
    let data = start + head.len() + b"stream".len();
    // A line ends with one letter or with two.
    let data = data + if pdf.get(data..data + 2)? == b"\r\n" { 2 } else { 1 };
    pdf.get(data..data.checked_add(number_after(head, b"/Length")?)?)
}

/// An object of the table: what stands between `obj` and `endobj`.
fn object<'a>(pdf: &'a [u8], table: &[u8], number: usize) -> Option<&'a [u8]> {
    let (_, found) = object_at(pdf, table, number)?;
    Some(&found[..first(found, b"endobj")?])
}

/// Where an object begins behind its `obj`, and as much from there as an object may be long.
fn object_at<'a>(pdf: &'a [u8], table: &[u8], number: usize) -> Option<(usize, &'a [u8])> {
    // One section, from object 0: `xref`, `0 COUNT`, and a line for each.
    let lines = &table[first(&table[..table.len().min(64)], b"0000000000 65535 f")?..];
    let line = lines.get(number.checked_mul(LINE)?..)?.get(..LINE)?;
    if line[17] != b'n' {
        return None;
    }
    let offset: usize = std::str::from_utf8(&line[..10]).ok()?.parse().ok()?;
    let front = format!("{number} 0 obj");
    let start = offset.checked_add(front.len())?;
    if pdf.get(offset..start)? != front.as_bytes() {
        return None;
    }
    Some((start, &pdf[start..pdf.len().min(start + LARGEST_OBJECT)]))
}

/// The object that `NAME 12 0 R` refers to.
fn reference(text: &[u8], name: &[u8]) -> Option<usize> {
    number_after(&text[first(text, name)?..], name)
}

/// The number behind a name, with or without space between.
fn number_after(text: &[u8], name: &[u8]) -> Option<usize> {
    let text = text[first(text, name)? + name.len()..].trim_ascii_start();
    let digits = text
        .iter()
        .take(10)
        .take_while(|letter| letter.is_ascii_digit())
        .count();
    std::str::from_utf8(&text[..digits]).ok()?.parse().ok()
}

fn first(text: &[u8], part: &[u8]) -> Option<usize> {
    text.windows(part.len()).position(|window| window == part)
}

fn last(text: &[u8], part: &[u8]) -> Option<usize> {
    text.windows(part.len()).rposition(|window| window == part)
}

#[cfg(test)]
mod tests {
    use super::{attached, extract, unpacked};
    use flate2::Compression;
    use flate2::write::ZlibEncoder;
    use proptest::prelude::*;
    use std::io::Write;

    fn packed(bytes: &[u8]) -> Vec<u8> {
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
        let bomb = packed(&vec![b' '; 80 << 20]);
        assert!(bomb.len() < 1 << 20);
        assert_eq!(extract(&document(&bomb)).unwrap_err(), "the record in it is too large");
        // It stops at the bound, whatever follows.
        let text = vec![b'x'; 1_000];
        assert_eq!(unpacked(&packed(&text), 1_000).unwrap(), text);
        assert_eq!(
            unpacked(&packed(&text), 999).unwrap_err(),
            "the record in it is too large"
        );
        let broken = &packed(&text)[..10];
        assert_eq!(
            unpacked(broken, 1_000).unwrap_err(),
            "the record in it cannot be unpacked"
        );
    }

    #[test]
    fn what_is_attached_is_found() {
        let content = packed(b"{}");
        assert_eq!(attached(&document(&content)), Some(content.as_slice()));
        assert_eq!(
            extract(&document(&content)).unwrap_err(),
            "the record in it cannot be read"
        );
    }

    proptest! {
        /// Whatever is changed in it, and wherever it ends, nothing falls over.
        #[test]
        fn any_document_can_be_looked_at(place: prop::sample::Index, change: u8, end: prop::sample::Index) {
            let mut pdf = document(&packed(b"{}"));
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
