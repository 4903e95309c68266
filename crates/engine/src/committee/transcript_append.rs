//! Appends turns to the hash-chained transcript.

use pipeline::Timestamp;
use pipeline::execution::Execution;
use pipeline::ports::store::{Batch, Mutation};
use pipeline::transcript::{self, Head, Turn};

/// Turns to append after the known head, and the execution with the new head.
pub(super) struct TranscriptAppend {
    expected_seq: i64,
    entries: Vec<Mutation>,
    /// The execution after the append.
    pub(super) execution: Execution,
}

impl TranscriptAppend {
    /// Chains the turns after the head of `known`; `next` becomes the execution with the new head.
    pub(super) fn new(known: &Execution, mut next: Execution, turns: &[Turn], now: Timestamp) -> Self {
        let mut head = Head {
            seq: known.latest_seq,
            hash: known.head_hash.clone(),
        };
        let mut entries = Vec::new();
        for turn in turns {
            let (entry, after) = transcript::append(&head, turn, now);
            entries.push(Mutation::AppendEntry {
                session_id: known.session_id.clone(),
                entry,
            });
            head = after;
        }
        next.latest_seq = head.seq;
        next.head_hash = head.hash;
        Self {
            expected_seq: known.latest_seq,
            entries,
            execution: next,
        }
    }

    /// The writes that every commit of a run begins with. They fail unless the lease is held and the stored head is
    /// still the known one.
    pub(super) fn writes(self, lease: Mutation) -> (Batch, Execution) {
        let advance = Mutation::AdvanceExecution {
            execution: Box::new(self.execution.clone()),
            expected_seq: self.expected_seq,
        };
        let batch = Batch::of([lease, advance].into_iter().chain(self.entries));
        (batch, self.execution)
    }
}
