//! Datasets in memory, up to a number of bytes; the least recently used leave first. The store is authoritative: a copy
//! counts only while its digest and its time match the line in the store.

use std::collections::HashMap;
use std::sync::Arc;

use pipeline::ports::datasets::{Dataset, DatasetKey, DatasetSummary};

/// Copies of datasets, each with the tick of its last use.
pub(super) struct Cache {
    max_bytes: usize,
    bytes: usize,
    tick: u64,
    entries: HashMap<DatasetKey, (u64, Arc<Dataset>)>,
}

impl Cache {
    pub(super) fn new(max_bytes: usize) -> Self {
        Self {
            max_bytes,
            bytes: 0,
            tick: 0,
            entries: HashMap::new(),
        }
    }

    /// The copy of the dataset that this line of the store describes.
    pub(super) fn get(&mut self, line: &DatasetSummary) -> Option<Arc<Dataset>> {
        self.tick += 1;
        let (last_used, copy) = self.entries.get_mut(&line.key)?;
        if copy.sha256 != line.sha256 || copy.retrieved_at != line.retrieved_at {
            return None;
        }
        *last_used = self.tick;
        Some(copy.clone())
    }

    /// Adds a copy and evicts the least recently used.
    pub(super) fn put(&mut self, dataset: Arc<Dataset>) {
        self.tick += 1;
        self.bytes += dataset.body.len();
        if let Some((_, old)) = self.entries.insert(dataset.key(), (self.tick, dataset)) {
            self.bytes -= old.body.len();
        }
        while self.bytes > self.max_bytes {
            let oldest = self.entries.iter().min_by_key(|(_, (last_used, _))| *last_used);
            let Some(key) = oldest.map(|(key, _)| key.clone()) else {
                break;
            };
            if let Some((_, copy)) = self.entries.remove(&key) {
                self.bytes -= copy.body.len();
            }
        }
    }

    #[cfg(test)]
    pub(super) fn bytes(&self) -> usize {
        self.bytes
    }
}
