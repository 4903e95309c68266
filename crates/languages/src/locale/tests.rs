use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::parse;

use super::*;

/// What a language may leave out, because it does not need it.
const OPTIONAL: [&str; 1] = ["date-months-alone"];

/// What is in a message: its variables, and its words without them.
#[derive(Default)]
struct Content {
    variables: BTreeSet<&'static str>,
    words: String,
}

/// Every message of a file by its key.
fn messages(source: &'static str) -> BTreeMap<String, Content> {
    let resource = parse(source).unwrap_or_else(|(_, errors)| panic!("{errors:?}"));
    let mut found = BTreeMap::new();
    let mut add = |key: String, pattern: &Pattern<&'static str>| {
        let mut content = Content::default();
        collect(pattern, &mut content);
        assert!(
            // Some languages put nothing between two sentences.
            !content.words.trim().is_empty() || !content.variables.is_empty() || key.starts_with("between"),
            "{key} is empty"
        );
        assert!(found.insert(key.clone(), content).is_none(), "{key} is there twice");
    };
    for entry in resource.body {
        match entry {
            Entry::Message(message) => {
                if let Some(value) = &message.value {
                    add(message.id.name.to_owned(), value);
                }
                for attribute in &message.attributes {
                    add(format!("{}.{}", message.id.name, attribute.id.name), &attribute.value);
                }
            }
            Entry::Term(_) | Entry::Junk { .. } => panic!("only messages: {entry:?}"),
            _ => {}
        }
    }
    found
}

fn collect(pattern: &Pattern<&'static str>, content: &mut Content) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => content.words.push_str(value),
            PatternElement::Placeable { expression } => match expression {
                Expression::Inline(inline) => variable(inline, content),
                Expression::Select { selector, variants } => {
                    variable(selector, content);
                    for variant in variants {
                        collect(&variant.value, content);
                    }
                }
            },
        }
    }
}

fn variable(expression: &InlineExpression<&'static str>, content: &mut Content) {
    match expression {
        InlineExpression::VariableReference { id } => {
            content.variables.insert(id.name);
        }
        // A space at an edge, or nothing at all, can only be written as a literal.
        InlineExpression::StringLiteral { .. } => {}
        other => panic!("variables are all that a message needs: {other:?}"),
    }
}

/// Variables without the suffixes `_size` and `_way`.
fn figures(variables: &BTreeSet<&'static str>) -> BTreeSet<&'static str> {
    let plain = |name: &&'static str| name.trim_end_matches("_size").trim_end_matches("_way");
    variables.iter().map(plain).collect()
}

/// The messages of English and of a language, file by file.
fn pairs(language: Language) -> impl Iterator<Item = (BTreeMap<String, Content>, BTreeMap<String, Content>)> {
    let files = Language::En
        .files()
        .messages()
        .into_iter()
        .zip(language.files().messages());
    files.map(|(english, translated)| (messages(english), messages(translated)))
}

#[test]
fn every_language_says_the_same_things() {
    for language in Language::ALL {
        for (english, translated) in pairs(language) {
            for (key, content) in &english {
                let same = translated
                    .get(key)
                    .unwrap_or_else(|| panic!("{language:?} lacks {key}"));
                // Some languages need a plural where others do not, and not every one has a verb for each direction.
                let selects = |name: &&&str| key.starts_with("unit-") && **name == "value";
                let (ours, theirs) = (figures(&content.variables), figures(&same.variables));
                let differ: Vec<_> = theirs
                    .symmetric_difference(&ours)
                    .filter(|name| !selects(name))
                    .collect();
                assert!(differ.is_empty(), "{language:?} {key}: {differ:?} not in both");
            }
            for key in translated.keys() {
                let optional = OPTIONAL.iter().any(|name| key.starts_with(name));
                assert!(
                    optional || english.contains_key(key),
                    "{language:?} has {key}, English has not"
                );
            }
        }
        assert_eq!(Locale::of(language).disclosure.statements.len(), 6, "{language:?}");
    }
}

#[test]
fn no_key_is_in_two_files() {
    let mut seen = BTreeSet::new();
    for file in Language::En.files().messages() {
        for key in messages(file).into_keys() {
            assert!(seen.insert(key.clone()), "{key}");
        }
    }
}

/// The sources of all crates.
fn collect_sources(folder: &Path, found: &mut Vec<String>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            collect_sources(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(std::fs::read_to_string(path).unwrap());
        }
    }
}

#[test]
fn every_key_in_the_code_is_a_message() {
    let known: BTreeSet<String> = Language::En
        .files()
        .messages()
        .iter()
        .flat_map(|file| messages(file).into_keys())
        .map(|key| key.split('.').next().unwrap_or_default().to_owned())
        .collect();
    let mut files = Vec::new();
    collect_sources(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/..")), &mut files);
    let mut seen = 0;
    for call in [".text(", ".fill(", ".say(", ".options(", "phrase("] {
        for argument in files.iter().flat_map(|file| file.split(call).skip(1)) {
            let literal = argument
                .trim_start()
                .strip_prefix('"')
                .and_then(|rest| rest.split_once('"'));
            let looks_like_one = |key: &str| {
                key.contains(['-', '.'])
                    && key
                        .chars()
                        .all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || "-._".contains(c))
            };
            if let Some((key, _)) = literal.filter(|(key, _)| looks_like_one(key)) {
                assert!(known.contains(key), "{call}{key:?}");
                seen += 1;
            }
        }
    }
    assert!(seen > 10, "{seen}");
}

#[test]
fn every_sentence_is_translated() {
    for language in Language::ALL.into_iter().filter(|language| *language != Language::En) {
        for (english, translated) in pairs(language) {
            for (key, content) in english {
                let words = content.words.split_whitespace();
                if words.filter(|word| word.chars().any(char::is_alphabetic)).count() > 3 {
                    assert_ne!(translated[&key].words, content.words, "{language:?} {key}");
                }
            }
        }
    }
}

#[test]
fn the_english_debrief_is_plain() {
    let locale = Locale::of(Language::En);
    let values = [
        ("subject", Arg::Text("Apple")),
        ("question", Arg::Text("Is Apple a good company to own?")),
        ("members", Arg::Count(7)),
        ("confidence", Arg::Text("0.62")),
        ("gaps", Arg::Text("No news.")),
        ("dissent", Arg::Text("Risk.")),
        ("change", Arg::Text("Newer figures.")),
    ];
    let [service, ..] = Language::En.files().messages();
    let debrief = messages(service).into_keys().filter(|key| key.starts_with("debrief-"));
    let texts: Vec<String> = debrief.map(|key| locale.say(&key, &values)).collect();
    assert!(texts.len() > 10);
    for text in texts {
        assert!(
            readability::grade(&text) <= 9.0,
            "{:.1}: {text}",
            readability::grade(&text)
        );
    }
}

#[test]
fn values_are_never_filled_again() {
    let locale = Locale::of(Language::En);
    let text = locale.fill("debrief-asked", &[("question", "what is { $question } {{x}} \"{\"?")]);
    assert!(text.contains("what is { $question } {{x}} \"{\"?"), "{text}");
}

/// A change is told by a verb and an amount without a sign, also where it is written as a rounded zero.
#[test]
fn a_figure_comes_with_its_size_and_its_way() {
    let locale = Locale::of(Language::En);
    let said = |number: f64| {
        let [name, from, to] = [("name", "Apple"), ("from", "May 2012"), ("to", "March 2013")];
        let value = Decimal::rounded(number, 1);
        let figure = Arg::Quantity { value, unit: "percent" };
        let texts = [name, from, to].map(|(name, text)| (name, Arg::Text(text)));
        locale.say("claim-momentum", &[&texts[..], &[("momentum_12_1", figure)]].concat())
    };
    for (number, words) in [
        (-2.8, "Apple fell 2.8%"),
        (2.8, "Apple rose 2.8%"),
        (-0.04, "Apple rose 0.0%"),
        (1234.5, "Apple rose 1,234.5%"),
    ] {
        assert!(said(number).contains(words), "{}", said(number));
    }
}

/// Internal jargon, which means nothing to a reader, and double negatives.
#[test]
fn the_english_texts_are_free_of_jargon() {
    const ANALYST_KEYS: [&str; 16] = [
        "claim-", "wrong-", "measure-", "risk-", "gap-", "lens-", "mandate-", "seat-", "needs-", "missing-",
        "current-", "tell-", "caveat-", "term-", "thinking", "task-",
    ];
    let [service, analyst, ..] = Language::En.files().messages();
    let own = |key: &String| ANALYST_KEYS.iter().any(|start| key.starts_with(start));
    let texts = messages(analyst).into_iter().filter(|(key, _)| own(key));
    for (key, content) in texts.chain(messages(service)) {
        let words = content.words.to_lowercase();
        for jargon in [
            "ledger",
            "data room",
            "the brief",
            "this reading",
            "the series",
            "changed by",
            "no gain",
            "dear ",
        ] {
            assert!(!words.contains(jargon), "{key}: {jargon}");
        }
    }
}
