//! Responses with AI output. They can only be made with their disclosure.

use std::marker::PhantomData;
use std::sync::OnceLock;

use axum::response::{IntoResponse, Response};
use contract::{AiOutput, Disclosure, TranscriptResponse};
use http::header::{CONTENT_TYPE, HeaderValue};
use languages::language::Language;
use languages::locale::Locale;
use pipeline::ports::store::TranscriptPage;

/// A serialised response with its disclosure; every constructor adds the disclosure.
#[derive(Debug, Clone)]
pub(crate) struct Disclosed<T> {
    text: String,
    shape: PhantomData<T>,
}

impl<T: AiOutput> Disclosed<T> {
    /// Adds the disclosure in a language.
    pub(crate) fn new(language: Language, mut body: T) -> Self {
        body.disclosure_mut().clone_from(disclosure(language));
        Self {
            // The contract's types always serialise. If one did not, the response would be empty.
            text: serde_json::to_string(&body).unwrap_or_default(),
            shape: PhantomData,
        }
    }
}

/// How the JSON of a transcript begins; the entries are inserted right after it.
const ENTRIES_START: &str = "{\"entries\":[";

impl Disclosed<TranscriptResponse> {
    /// A page of a transcript. Its entries are sent as they are stored, without parsing: no route is polled more often.
    pub(crate) fn transcript(page: &TranscriptPage, after: i64) -> Self {
        let empty = TranscriptResponse {
            latest_seq: page.latest_seq.max(after),
            ..TranscriptResponse::default()
        };
        let mut disclosed = Self::new(page.language, empty);
        if disclosed.text.starts_with(ENTRIES_START) {
            disclosed.text.insert_str(ENTRIES_START.len(), &page.entries);
        }
        disclosed
    }
}

impl<T> IntoResponse for Disclosed<T> {
    fn into_response(self) -> Response {
        (
            [(CONTENT_TYPE, HeaderValue::from_static("application/json"))],
            self.text,
        )
            .into_response()
    }
}

fn disclosure(language: Language) -> &'static Disclosure {
    static ALL: [OnceLock<Disclosure>; Language::ALL.len()] = [const { OnceLock::new() }; Language::ALL.len()];
    ALL[language as usize].get_or_init(|| {
        let words = &Locale::of(language).disclosure;
        Disclosure {
            version: words.version.clone(),
            language: language.code().to_owned(),
            ai_generated: true,
            text: words.text.clone(),
            statements: words.statements.clone(),
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use contract::{SessionList, TranscriptEntry};

    #[test]
    fn every_language_has_its_disclosure() {
        for language in Language::ALL {
            let text = Disclosed::new(language, SessionList::default()).text;
            let list: SessionList = serde_json::from_str(&text).unwrap();
            assert_eq!(list.disclosure.language, language.code());
            assert_eq!(list.disclosure.statements.len(), 6);
            assert!(list.disclosure.ai_generated && !list.disclosure.text.is_empty());
        }
    }

    #[test]
    fn a_transcript_has_its_entries_as_they_are_stored() {
        let entry = |seq| TranscriptEntry {
            seq,
            ..TranscriptEntry::default()
        };
        let stored: Vec<String> = [7, 8].map(|seq| serde_json::to_string(&entry(seq)).unwrap()).to_vec();
        for (entries, expected) in [(String::new(), vec![]), (stored.join(","), vec![entry(7), entry(8)])] {
            let page = TranscriptPage {
                entries,
                latest_seq: 8,
                language: Language::De,
            };
            let text = Disclosed::transcript(&page, 6).text;
            let read: TranscriptResponse = serde_json::from_str(&text).unwrap();
            assert_eq!((read.entries, read.latest_seq), (expected, 8));
            assert_eq!(read.disclosure.language, "de");
            assert!(Disclosed::transcript(&page, 9).text.contains("\"latest_seq\":9"));
        }
    }
}
