//! Prompts: files that ship, each with its name and version in its first line. The system role is nothing but such
//! text.

use std::collections::HashSet;
use std::sync::OnceLock;

use figures::canonical::sha256_hex;

/// Words in a row that nobody repeats by chance.
const RUN: usize = 9;

/// A prompt as it is sent.
#[derive(Debug)]
pub struct Prompt {
    /// Name and version, such as `research/1`.
    pub name: &'static str,
    /// The whole text: what holds for every seat, and what holds for this one.
    pub text: String,
    /// Its digest.
    pub sha256: String,
    runs: HashSet<String>,
}

const HOUSE: &str = include_str!("../prompts/house.md");

/// A stage that has a prompt.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stage {
    /// The reading of a question.
    Triage,
    /// The instructions of a plan.
    Plan,
    /// A member's finding.
    Research,
    /// Questions to others.
    Challenge,
    /// Answers to questions.
    Rebut,
    /// The chair's draft.
    Synthesise,
    /// The attack on it.
    RedTeam,
    /// The one revision.
    Revise,
    /// The debrief.
    Debrief,
    /// The check of an endpoint.
    Check,
}

impl Stage {
    /// Every one.
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

    /// Its prompt.
    pub fn prompt(self) -> &'static Prompt {
        static ALL: [OnceLock<Prompt>; Stage::ALL.len()] = [const { OnceLock::new() }; Stage::ALL.len()];
        ALL[self as usize].get_or_init(|| Prompt::read(self.file()))
    }
}

impl Prompt {
    fn read(file: &'static str) -> Self {
        let (name, own) = parts(file);
        let (_, house) = parts(HOUSE);
        let text = format!("{house}\n\n{own}");
        Self {
            name,
            sha256: sha256_hex(&text),
            runs: runs(&text).collect(),
            text,
        }
    }

    /// Whether a text repeats a stretch of the prompt.
    pub fn is_repeated_in(&self, text: &str) -> bool {
        runs(text).any(|run| self.runs.contains(&run))
    }
}

/// The first line without its mark, and the rest.
fn parts(file: &'static str) -> (&'static str, &'static str) {
    let (head, rest) = file.split_once('\n').unwrap_or((file, ""));
    (head.trim_start_matches("prompt:").trim(), rest.trim())
}

fn runs(text: &str) -> impl Iterator<Item = String> {
    let words: Vec<String> = text
        .split(|letter: char| !letter.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .map(str::to_lowercase)
        .collect();
    (RUN..=words.len()).map(move |end| words[end - RUN..end].join(" "))
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
    fn a_repeated_stretch_is_noticed_whatever_its_spelling() {
        let prompt = Stage::Research.prompt();
        let words: Vec<&str> = prompt.text.split_whitespace().skip(20).take(14).collect();
        assert!(prompt.is_repeated_in(&format!("My orders: {}!", words.join("  ").to_uppercase())));
        assert!(
            !prompt.is_repeated_in("Its margins have held up for ten years, but what it costs has risen faster still.")
        );
    }
}
