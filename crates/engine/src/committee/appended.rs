//! Turns on their way into the transcript.

use pipeline::Timestamp;
use pipeline::execution::Execution;
use pipeline::ports::store::{Batch, Mutation};
use pipeline::transcript::{self, Head, Turn};

/// Turns behind the head that is known, and the execution as they leave it.
pub(super) struct Appended {
    expected_seq: i64,
    entries: Vec<Mutation>,
    /// The execution, at its new head.
    pub(super) execution: Execution,
}

impl Appended {
    /// Puts the turns behind the head of the execution that is known.
    pub(super) fn behind(known: &Execution, mut next: Execution, turns: &[Turn], now: Timestamp) -> Self {
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

    /// The writes that every change of a run begins with: the lease is held, the head is the one we know, the turns
    /// follow.
    pub(super) fn writes(self, lease: Mutation) -> (Batch, Execution) {
        let advance = Mutation::AdvanceExecution {
            execution: Box::new(self.execution.clone()),
            expected_seq: self.expected_seq,
        };
        let batch = Batch::of([lease, advance].into_iter().chain(self.entries));
        (batch, self.execution)
    }
}
