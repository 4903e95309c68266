//! Datasets in memory, up to so many bytes. The store stays the truth: a copy is good only while its digest is.

use std::collections::HashMap;
use std::sync::Arc;

use pipeline::ports::datasets::{Dataset, DatasetKey, DatasetLine};

/// The copies, with when each was last wanted.
pub(super) struct Cache {
    most_bytes: usize,
    bytes: usize,
    turn: u64,
    copies: HashMap<DatasetKey, (u64, Arc<Dataset>)>,
}

impl Cache {
    pub(super) fn new(most_bytes: usize) -> Self {
        Self {
            most_bytes,
            bytes: 0,
            turn: 0,
            copies: HashMap::new(),
        }
    }

    /// The copy of what the store has under this line.
    pub(super) fn get(&mut self, line: &DatasetLine) -> Option<Arc<Dataset>> {
        self.turn += 1;
        let (wanted, copy) = self.copies.get_mut(&line.key)?;
        if copy.sha256 != line.sha256 || copy.retrieved_at != line.retrieved_at {
            return None;
        }
        *wanted = self.turn;
        Some(copy.clone())
    }

    /// Keeps a copy, and lets go of those not wanted for longest.
    pub(super) fn put(&mut self, dataset: Arc<Dataset>) {
        self.turn += 1;
        self.bytes += dataset.body.len();
        if let Some((_, old)) = self.copies.insert(dataset.key(), (self.turn, dataset)) {
            self.bytes -= old.body.len();
        }
        while self.bytes > self.most_bytes {
            let longest = self.copies.iter().min_by_key(|(_, (wanted, _))| *wanted);
            let Some(key) = longest.map(|(key, _)| key.clone()) else {
                break;
            };
            if let Some((_, copy)) = self.copies.remove(&key) {
                self.bytes -= copy.body.len();
            }
        }
    }

    #[cfg(test)]
    pub(super) fn bytes(&self) -> usize {
        self.bytes
    }
}
