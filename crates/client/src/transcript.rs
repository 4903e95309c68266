//! Reads a transcript with a cursor.

use std::time::Duration;

use contract::{ExecutionResponse, TranscriptEntry};

use crate::polling::{PollTimer, if_ready, is_terminal};
use crate::{Client, Result};

/// A reader of one session's transcript. Its cursor only moves forward: no entry is given twice.
#[derive(Debug, Clone)]
pub struct Transcript {
    client: Client,
    session_id: String,
    after: i64,
}

impl Client {
    /// A reader that starts at the first entry.
    pub fn follow_transcript(&self, session_id: &str) -> Transcript {
        self.follow_transcript_from(session_id, 0)
    }

    /// A reader that starts after a saved cursor.
    pub fn follow_transcript_from(&self, session_id: &str, after: i64) -> Transcript {
        Transcript {
            client: self.clone(),
            session_id: session_id.to_owned(),
            after: after.max(0),
        }
    }
}

impl Transcript {
    /// The cursor: the last sequence number that was read.
    pub const fn after(&self) -> i64 {
        self.after
    }

    /// The entries since the last read. While the execution has not started, there are none and the cursor stays.
    pub async fn read(&mut self) -> Result<Vec<TranscriptEntry>> {
        let Some(page) = if_ready(self.client.transcript(&self.session_id, self.after).await)? else {
            return Ok(Vec::new());
        };
        let seen = self.after;
        let mut entries = page.entries;
        entries.retain(|entry| entry.seq > seen);
        entries.sort_by_key(|entry| entry.seq);
        let last = entries.last().map_or(seen, |entry| entry.seq);
        self.after = seen.max(page.latest_seq).max(last);
        Ok(entries)
    }

    /// Reads until the execution is over: once its status is terminal there is one last read, and then
    /// no more. Returns the execution as it ended.
    pub async fn drain(
        &mut self,
        poll_every: Duration,
        deadline: Duration,
        mut on_entry: impl FnMut(&TranscriptEntry),
    ) -> Result<ExecutionResponse> {
        let timer = PollTimer::new("the transcript", poll_every, deadline);
        loop {
            // The status is read first, so that entries added between the two reads are in the second.
            let execution = if_ready(self.client.execution(&self.session_id).await)?;
            self.read().await?.iter().for_each(&mut on_entry);
            match execution {
                Some(execution) if is_terminal(&execution) => return Ok(execution),
                _ => timer.pause().await?,
            }
        }
    }
}
