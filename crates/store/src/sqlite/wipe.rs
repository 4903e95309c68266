//! Makes deleted data unreadable in the files of the database.
//!
//! The writing connection overwrites deleted rows and pages with zeros (`secure_delete`). Two places are left. When
//! SQLite moves rows from one page to another, their old bytes stay in the unused middle of the page; they are found
//! and overwritten here. And the write-ahead log keeps older states of pages until it is emptied.

use std::ops::Range;
use std::path::Path;
use std::time::Duration;

use rusqlite::{Connection, OpenFlags, TransactionBehavior};

/// How long to wait for readers. Short, because writers wait for us meanwhile; the caller tries again.
const READER_TIMEOUT: Duration = Duration::from_millis(100);
/// How long to wait for another writer.
const WRITE_LOCK_TIMEOUT: Duration = Duration::from_secs(5);
/// Small, so that other writers wait for a moment only.
const PAGES_PER_TRANSACTION: usize = 64;
/// Larger files are not cleaned: an overflow page begins with a page number, and from this number on its first byte
/// could be mistaken for the type of a table or index page.
const MAX_PAGES: i64 = 1 << 25;

/// Overwrites the leftovers of rows in the unused middle of pages.
pub(super) fn clean_pages(path: &Path) -> rusqlite::Result<()> {
    let mut connection = open(path)?;
    connection.busy_timeout(WRITE_LOCK_TIMEOUT)?;
    let pages: i64 = connection.query_row("pragma page_count", [], |row| row.get(0))?;
    if pages >= MAX_PAGES {
        return Ok(());
    }
    for numbers in unclean_pages(&connection)?.chunks(PAGES_PER_TRANSACTION) {
        let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        {
            let mut read = transaction.prepare_cached("select data from sqlite_dbpage where pgno = ?1")?;
            let mut write = transaction.prepare_cached("update sqlite_dbpage set data = ?2 where pgno = ?1")?;
            for number in numbers {
                // Read again, because the page may have changed since.
                let mut page: Vec<u8> = read.query_row([number], |row| row.get(0))?;
                if let Some(unused) = unused_range(&page, *number) {
                    page[unused].fill(0);
                    write.execute((number, page))?;
                }
            }
        }
        transaction.commit()?;
    }
    Ok(())
}

/// Copies the write-ahead log into the file and truncates it; `false` if a reader still uses an old state.
pub(super) fn empty_log(path: &Path) -> rusqlite::Result<bool> {
    let connection = open(path)?;
    connection.busy_timeout(READER_TIMEOUT)?;
    let blocked: i64 = connection.query_row("pragma wal_checkpoint(truncate)", [], |row| row.get(0))?;
    Ok(blocked == 0)
}

fn open(path: &Path) -> rusqlite::Result<Connection> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    Connection::open_with_flags(path, flags)
}

/// The numbers of the pages whose unused middle is not all zeros.
fn unclean_pages(connection: &Connection) -> rusqlite::Result<Vec<i64>> {
    let mut statement = connection.prepare("select pgno, data from sqlite_dbpage")?;
    let mut rows = statement.query([])?;
    let mut numbers = Vec::new();
    while let Some(row) = rows.next()? {
        let number = row.get(0)?;
        let page = row.get_ref(1)?.as_blob()?;
        if unused_range(page, number).is_some_and(|unused| page[unused].iter().any(|byte| *byte != 0)) {
            numbers.push(number);
        }
    }
    Ok(numbers)
}

/// The unused middle of a table or index page, between the cell pointers and the first cell. The layout is described in
/// "Database File Format" of SQLite's documentation, section 1.6. `None` for other pages and for inconsistent ones.
fn unused_range(page: &[u8], number: i64) -> Option<Range<usize>> {
    // The first page begins with the file header of 100 bytes.
    let header = if number == 1 { 100 } else { 0 };
    let fixed = match page.get(header)? {
        2 | 5 => 12,
        10 | 13 => 8,
        _ => return None,
    };
    let word = |at: usize| Some(usize::from(u16::from_be_bytes([*page.get(at)?, *page.get(at + 1)?])));
    let begin = header + fixed + 2 * word(header + 3)?;
    let end = match word(header + 5)? {
        0 => 65_536,
        end => end,
    };
    (begin <= end && end <= page.len()).then_some(begin..end)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::unused_range;

    fn page(kind: u8, rows: u8, first: u16) -> Vec<u8> {
        let mut page = vec![7; 512];
        page[0] = kind;
        page[3..5].copy_from_slice(&[0, rows]);
        page[5..7].copy_from_slice(&first.to_be_bytes());
        page
    }

    #[test]
    fn the_unused_middle_is_after_the_list_and_before_the_rows() {
        assert_eq!(unused_range(&page(13, 3, 400), 2), Some(14..400));
        assert_eq!(unused_range(&page(5, 3, 400), 2), Some(18..400));
        assert_eq!(unused_range(&page(13, 3, 14), 2), Some(14..14));
    }

    #[test]
    fn what_is_no_page_of_rows_or_is_broken_is_left_alone() {
        assert_eq!(unused_range(&page(0, 3, 400), 2), None);
        assert_eq!(unused_range(&page(13, 3, 600), 2), None);
        assert_eq!(unused_range(&page(13, 250, 400), 2), None);
        assert_eq!(unused_range(&page(13, 3, 0), 2), None);
        assert_eq!(unused_range(&[13, 0], 2), None);
    }

    proptest! {
        #[test]
        fn it_lies_within_the_page(page in prop::collection::vec(any::<u8>(), 0..600), number in 1i64..4) {
            if let Some(unused) = unused_range(&page, number) {
                prop_assert!(unused.start <= unused.end && unused.end <= page.len());
            }
        }
    }
}
