//! Prompts: files compiled into the binary, each with its name and version in its first line. The system role holds
//! only such text and schemas, never data.

use std::collections::HashSet;
use std::sync::OnceLock;

use figures::canonical::sha256_hex;

/// So many words in a row that are also in the prompt count as a leak, not as chance.
const LEAK_WORDS: usize = 9;

/// A prompt as it is sent.
#[derive(Debug)]
pub struct Prompt {
    /// Name and version, such as `research/1`.
    pub name: &'static str,
    /// The rules for every stage, followed by the instructions of this one.
    pub text: String,
    /// The digest of the text.
    pub sha256: String,
    /// Every sequence of [`LEAK_WORDS`] words.
    phrases: HashSet<String>,
}

const HOUSE_RULES: &str = include_str!("../prompts/house.md");

/// A stage that has a prompt.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stage {
    /// The reading of a user's question.
    Triage,
    /// The instructions of a plan.
    Plan,
    /// A member's finding.
    Research,
    /// A member's challenges to others.
    Challenge,
    /// A member's answers to challenges.
    Rebut,
    /// The chair's draft.
    Synthesise,
    /// The red team's attack on the draft.
    RedTeam,
    /// The one revision of the draft.
    Revise,
    /// The debrief.
    Debrief,
    /// The check of an endpoint.
    Check,
}

impl Stage {
    /// All stages, each at the index of its discriminant.
    pub const ALL: [Self; 10] = [
        Self::Triage,
        Self::Plan,
        Self::Research,
        Self::Challenge,
        Self::Rebut,
        Self::Synthesise,
        Self::RedTeam,
        Self::Revise,
        Self::Debrief,
        Self::Check,
    ];

    const fn file(self) -> &'static str {
        match self {
            Self::Triage => include_str!("../prompts/triage.md"),
            Self::Plan => include_str!("../prompts/plan.md"),
            Self::Research => include_str!("../prompts/research.md"),
            Self::Challenge => include_str!("../prompts/challenge.md"),
            Self::Rebut => include_str!("../prompts/rebut.md"),
            Self::Synthesise => include_str!("../prompts/synthesise.md"),
            Self::RedTeam => include_str!("../prompts/red_team.md"),
            Self::Revise => include_str!("../prompts/revise.md"),
            Self::Debrief => include_str!("../prompts/debrief.md"),
            Self::Check => include_str!("../prompts/check.md"),
        }
    }

    /// The prompt of the stage, parsed once.
    pub fn prompt(self) -> &'static Prompt {
        static ALL: [OnceLock<Prompt>; Stage::ALL.len()] = [const { OnceLock::new() }; Stage::ALL.len()];
        ALL[self as usize].get_or_init(|| Prompt::parse(self.file()))
    }
}

impl Prompt {
    fn parse(file: &'static str) -> Self {
        let (name, own) = split_header(file);
        let (_, house) = split_header(HOUSE_RULES);
        let text = format!("{house}\n\n{own}");
        Self {
            name,
            sha256: sha256_hex(&text),
            phrases: phrases(&text).collect(),
            text,
        }
    }

    /// Whether a text repeats a phrase of the prompt.
    pub fn is_repeated_in(&self, text: &str) -> bool {
        phrases(text).any(|phrase| self.phrases.contains(&phrase))
    }
}

/// The name from the first line, without `prompt:`, and the rest.
fn split_header(file: &'static str) -> (&'static str, &'static str) {
    let (head, rest) = file.split_once('\n').unwrap_or((file, ""));
    (head.trim_start_matches("prompt:").trim(), rest.trim())
}

/// Every sequence of [`LEAK_WORDS`] words, in lower case and without punctuation.
fn phrases(text: &str) -> impl Iterator<Item = String> {
    let words: Vec<String> = text
        .split(|letter: char| !letter.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .map(str::to_lowercase)
        .collect();
    (LEAK_WORDS..=words.len()).map(move |end| words[end - LEAK_WORDS..end].join(" "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_prompt_has_a_name_and_a_version_and_is_short() {
        for stage in Stage::ALL {
            let prompt = stage.prompt();
            let (name, version) = prompt.name.split_once('/').unwrap();
            assert!(version.parse::<u32>().is_ok(), "{name}");
            assert!(
                prompt.text.len() > 200 && prompt.text.len() < 6_000,
                "{name}: {}",
                prompt.text.len()
            );
            assert_eq!(prompt.sha256.len(), 64);
        }
    }

    #[test]
    fn a_repeated_phrase_is_noticed_whatever_its_spelling() {
        let prompt = Stage::Research.prompt();
        let words: Vec<&str> = prompt.text.split_whitespace().skip(20).take(14).collect();
        assert!(prompt.is_repeated_in(&format!("My orders: {}!", words.join("  ").to_uppercase())));
        assert!(
            !prompt.is_repeated_in("Its margins have held up for ten years, but what it costs has risen faster still.")
        );
    }
}
