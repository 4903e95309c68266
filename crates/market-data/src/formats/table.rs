//! Delimited text files: comma, semicolon, tab or bar.

use csv::{ReaderBuilder, StringRecord, Trim};

use languages::steps;

/// A table with its header.
#[derive(Debug)]
pub(crate) struct Table {
    /// The columns as the file names them.
    pub(crate) names: Vec<String>,
    /// The columns in plain form, small letters and digits only: `Adj Close**` is `adjclose`.
    columns: Vec<String>,
    rows: Vec<StringRecord>,
    /// The separator of cells.
    pub(crate) delimiter: char,
    /// The number of lines before the header, to report line numbers of the whole file.
    skipped: u64,
}

/// One row.
#[derive(Clone, Copy)]
pub(crate) struct Row<'a> {
    /// Its line in the file, counted from 1.
    pub(crate) line: u64,
    record: &'a StringRecord,
}

impl<'a> Row<'a> {
    /// A cell; empty where the row is too short.
    pub(crate) fn cell(self, column: usize) -> &'a str {
        self.record.get(column).unwrap_or_default()
    }
}

impl Table {
    /// Reads a table; lines before the header are skipped.
    pub(crate) fn read(text: &str) -> Result<Self, String> {
        let (text, skipped) = without_preamble(text);
        Self::section(text, skipped)
    }

    /// Reads a table that begins with its header, `skipped` lines after the start of the file.
    pub(crate) fn section(text: &str, skipped: u64) -> Result<Self, String> {
        let header = text.lines().next().unwrap_or_default();
        let count = |delimiter: char| header.matches(delimiter).count();
        let delimiter = [',', ';', '\t', '|']
            .into_iter()
            .rev()
            .max_by_key(|delimiter| count(*delimiter))
            .unwrap_or(',');
        let mut reader = ReaderBuilder::new()
            .delimiter(u8::try_from(delimiter).unwrap_or(b','))
            .flexible(true)
            .trim(Trim::All)
            .from_reader(text.as_bytes());
        let names: Vec<String> = reader
            .headers()
            .map_err(|_| "the header cannot be read".to_owned())?
            .iter()
            .map(str::to_owned)
            .collect();
        let rows: Result<Vec<_>, _> = reader.records().collect();
        Ok(Self {
            columns: names.iter().map(|name| plain_name(name)).collect(),
            names,
            rows: rows.map_err(|_| "the rows cannot be read".to_owned())?,
            delimiter,
            skipped,
        })
    }

    /// The index of the first of these columns that the table has. The names are in plain form.
    pub(crate) fn column(&self, names: &[&str]) -> Option<usize> {
        let place = |name: &&str| self.columns.iter().position(|column| column == *name);
        names.iter().find_map(place)
    }

    /// The line of the last row if it has too few cells, which is a sign of an incomplete download.
    pub(crate) fn cut_off(&self) -> Option<u64> {
        let width = self.names.iter().rposition(|name| !name.is_empty())? + 1;
        let last = self.rows().last()?;
        (last.record.len() < width).then_some(last.line)
    }

    /// The rows, without empty ones.
    pub(crate) fn rows(&self) -> impl Iterator<Item = Row<'_>> {
        let full = self
            .rows
            .iter()
            .inspect(|record| steps::step(1 + record.len()))
            .filter(|record| record.iter().any(|cell| !cell.is_empty()));
        full.map(|record| Row {
            line: record.position().map_or(0, csv::Position::line) + self.skipped,
            record,
        })
    }
}

/// The text of a file: UTF-8 with or without a byte order mark, or UTF-16 with one.
pub(crate) fn decode(bytes: &[u8]) -> Result<String, String> {
    let wide = |rest: &[u8], unit: fn([u8; 2]) -> u16| {
        let units = rest.as_chunks::<2>().0.iter().map(|pair| unit(*pair));
        char::decode_utf16(units).collect::<Result<String, _>>().ok()
    };
    let text = match bytes {
        [0xef, 0xbb, 0xbf, rest @ ..] => String::from_utf8(rest.to_vec()).ok(),
        [0xff, 0xfe, rest @ ..] => wide(rest, u16::from_le_bytes),
        [0xfe, 0xff, rest @ ..] => wide(rest, u16::from_be_bytes),
        _ => String::from_utf8(bytes.to_vec()).ok(),
    };
    match text {
        Some(text) if !text.contains('\0') => Ok(text),
        _ => Err("this is not a text in UTF-8".to_owned()),
    }
}

/// Skips empty lines and Excel's `sep=;` before the header, and returns their number.
fn without_preamble(text: &str) -> (&str, u64) {
    let (mut rest, mut skipped) = (text, 0);
    while let Some((line, after)) = rest.split_once('\n') {
        let line = line.trim();
        if !line.is_empty() && !line.to_lowercase().starts_with("sep=") {
            break;
        }
        rest = after;
        skipped += 1;
    }
    (rest, skipped)
}

fn plain_name(name: &str) -> String {
    let letters = name.chars().filter(|letter| letter.is_alphanumeric());
    letters.flat_map(char::to_lowercase).collect()
}
