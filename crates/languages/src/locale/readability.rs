//! How many years of school an English text asks for.

/// The Flesch-Kincaid grade. Syllables are counted by their vowels, which is right on average.
pub fn grade(text: &str) -> f64 {
    let words: Vec<String> = text
        .split_whitespace()
        .map(|word| word.chars().filter(char::is_ascii_alphanumeric).collect::<String>())
        .filter(|word| !word.is_empty())
        .collect();
    let ends = |word: &&str| word.trim_end_matches(['"', '”', ')']).ends_with(['.', '!', '?']);
    let sentences = text.split_whitespace().filter(ends).count().max(1);
    let syllables: usize = words.iter().map(|word| syllables(word)).sum();
    let (words, sentences, syllables) = (words.len().max(1) as f64, sentences as f64, syllables as f64);
    0.39 * words / sentences + 11.8 * syllables / words - 15.59
}

fn syllables(word: &str) -> usize {
    let word = word.to_lowercase();
    let vowel = |letter: char| "aeiouy".contains(letter);
    let mut before = false;
    let mut groups = 0;
    for letter in word.chars() {
        groups += usize::from(vowel(letter) && !before);
        before = vowel(letter);
    }
    // The last e is silent, and so is that of most endings in -ed and -es.
    let silent = (word.ends_with('e') && !word.ends_with("le") && !word.ends_with("ee"))
        || (word.ends_with("ed") && !word.ends_with("ted") && !word.ends_with("ded"))
        || (word.ends_with("es")
            && !["ses", "zes", "ces", "ges", "xes", "shes", "ches", "ies", "les"]
                .iter()
                .any(|end| word.ends_with(end)));
    groups.saturating_sub(usize::from(silent)).max(1)
}

#[test]
fn grades_are_what_they_should_be() {
    for (word, count) in [
        ("the", 1),
        ("asked", 1),
        ("evidence", 3),
        ("disagree", 3),
        ("committee", 3),
        ("prices", 2),
        ("table", 2),
        ("a", 1),
    ] {
        assert_eq!(syllables(word), count, "{word}");
    }
    assert!(grade("The cat sat on the mat. It was a big cat.") < 2.0);
    let hard = "Notwithstanding considerable macroeconomic uncertainty, valuation multiples compressed \
                substantially across capital-intensive industries.";
    assert!(grade(hard) > 16.0);
}
