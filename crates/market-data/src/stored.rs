//! Parses stored datasets (imported, or fetched from live providers) into tables.

use std::collections::HashMap;
use std::sync::Arc;

use jiff::civil::Date;
use parking_lot::Mutex;
use pipeline::ports::data_room::Columns;
use pipeline::ports::datasets::{Dataset, DatasetKind};

use crate::calendar::parse;
use crate::facts::{Fact, account_columns, currency};
use crate::key::key_of;
use crate::table::{PriceRow, Table, number, parse_price_row, price_columns, rows, source_of, value_columns};

/// The number of cached tables. Each has a few hundred kilobytes.
const MAX_TABLES: usize = 32;

/// Tables by the digest of their dataset, so that a dataset is not parsed again for each question.
#[derive(Debug, Default)]
pub struct TableCache {
    tables: Mutex<HashMap<String, Arc<Table>>>,
}

impl TableCache {
    /// The table of a dataset.
    pub fn table(&self, dataset: &Dataset) -> Arc<Table> {
        let cache_key = format!("{} {} {}", dataset.kind.name(), dataset.subject, dataset.sha256);
        if let Some(table) = self.tables.lock().get(&cache_key) {
            // The content is the same, but its provider and time may have changed.
            let source = source_of(dataset, table.source.source_id.clone());
            return Arc::new(Table {
                source,
                ..table.as_ref().clone()
            });
        }
        let table = Arc::new(table_of(dataset));
        let mut tables = self.tables.lock();
        if tables.len() >= MAX_TABLES {
            tables.clear();
        }
        tables.insert(cache_key, table.clone());
        table
    }
}

/// Parses a dataset.
pub fn table_of(dataset: &Dataset) -> Table {
    let key = key_of(&dataset.subject);
    let mut columns = Columns::new();
    let mut money = String::new();
    match dataset.kind {
        DatasetKind::Prices => {
            let mut prices: Vec<PriceRow> = rows(&dataset.body).filter_map(|row| parse_price_row(&row)).collect();
            prices.sort_by_key(|row| row.date);
            prices.dedup_by_key(|row| row.date);
            price_columns(&key, &prices, &mut columns);
        }
        DatasetKind::Accounts => {
            let rows: Vec<Vec<&str>> = rows(&dataset.body).collect();
            let facts: Vec<Fact<'_>> = rows.iter().filter_map(|row| Fact::read(row)).collect();
            account_columns(&key, &facts, &mut columns);
            money = currency(&facts).unwrap_or_default();
        }
        DatasetKind::Series => {
            let value = |row: Vec<&str>| Some((parse(row.first()?)?, number(row.get(1)?)));
            let mut values: Vec<(Date, f64)> = rows(&dataset.body).filter_map(value).collect();
            values.retain(|(_, value)| value.is_finite());
            values.sort_by_key(|row| row.0);
            values.dedup_by_key(|row| row.0);
            value_columns(&key, &values, &mut columns);
        }
    }
    Table {
        source: source_of(dataset, format!("{}_{key}", dataset.kind.name())),
        columns: Arc::new(columns),
        currency: money,
    }
}
