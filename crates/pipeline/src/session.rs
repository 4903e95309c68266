//! A session: one pipeline run, from a question to a debrief.

use crate::Timestamp;
use crate::brief::{Brief, BriefStatus};
use languages::language::Language;
use serde::{Deserialize, Serialize};

/// Who owns a record. Derived from the identity, never from anything a request says about itself.
pub type Owner = String;

/// The id shared by the brief, plan, execution, analysis and debrief of one session.
pub type SessionId = String;

/// The session with its brief, as read and written as a whole under its version.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Session {
    /// Server-assigned.
    pub session_id: SessionId,
    /// The user who owns it.
    pub owner: Owner,
    /// A short name for lists.
    pub title: String,
    /// Detected from the input, kept for the life of the session.
    pub language: Language,
    /// Raised by every change; a change names the version it was decided on.
    pub version: i64,
    /// When the question came in.
    pub created_at: Timestamp,
    /// When the brief last changed.
    pub updated_at: Timestamp,
    /// Where the conversation about the question stands.
    pub brief: Brief,
}

impl Session {
    /// The brief's state, which is also the session's in the list.
    pub fn status(&self) -> BriefStatus {
        self.brief.status
    }
}

/// One line of the session list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SessionSummary {
    /// The session.
    pub session_id: SessionId,
    /// Its short name.
    pub title: String,
    /// Its state as stored; open set.
    pub status: String,
    /// The code of its language.
    pub language: String,
    /// The state of its committee, once convened; open set.
    pub execution_status: Option<String>,
    /// When it began.
    pub created_at: Timestamp,
}

/// The first words of a text as a title of at most `limit` characters, cut between words where possible.
pub fn title_of(text: &str, limit: usize) -> String {
    let words = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if words.chars().count() <= limit {
        return words;
    }
    let cut: String = words.chars().take(limit.saturating_sub(1)).collect();
    let whole = match cut.rfind(' ') {
        Some(at) if at >= cut.len() / 2 => &cut[..at],
        _ => cut.as_str(),
    };
    format!("{}…", whole.trim_end_matches([',', '.', ';', ':', ' ']))
}

#[cfg(test)]
mod tests {
    use super::title_of;

    #[test]
    fn a_title_is_short_and_whole() {
        assert_eq!(title_of("  Is \n Apple   cheap? ", 80), "Is Apple cheap?");
        assert_eq!(title_of("one two three four", 12), "one two…");
        assert_eq!(title_of(&"x".repeat(50), 10).chars().count(), 10);
        assert_eq!(title_of("日本株の見通しはどうですか", 5), "日本株の…");
    }
}
