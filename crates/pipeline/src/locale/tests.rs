use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::parse;

use super::*;

/// What a language may leave out, because it does not need it.
const OPTIONAL: [&str; 1] = ["date-months-alone"];

/// Every text of a file by its key, with the variables in it.
fn variables(source: &'static str) -> BTreeMap<String, BTreeSet<&'static str>> {
    let resource = parse(source).unwrap_or_else(|(_, errors)| panic!("{errors:?}"));
    let mut found = BTreeMap::new();
    let mut add = |key: String, pattern: &Pattern<&'static str>| {
        let mut names = BTreeSet::new();
        collect(pattern, &mut names);
        assert!(found.insert(key.clone(), names).is_none(), "{key} is there twice");
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

fn collect(pattern: &Pattern<&'static str>, names: &mut BTreeSet<&'static str>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else {
            continue;
        };
        match expression {
            Expression::Inline(inline) => variable(inline, names),
            Expression::Select { selector, variants } => {
                variable(selector, names);
                for variant in variants {
                    collect(&variant.value, names);
                }
            }
        }
    }
}

fn variable(expression: &InlineExpression<&'static str>, names: &mut BTreeSet<&'static str>) {
    match expression {
        InlineExpression::VariableReference { id } => {
            names.insert(id.name);
        }
        // A number that selects a plural makes the same sentence; nothing else is needed in the files.
        other => panic!("only variables: {other:?}"),
    }
}

#[test]
fn every_language_says_the_same_things() {
    for language in Language::ALL {
        for (english, translated) in sources::of(Language::En).iter().zip(sources::of(language)) {
            let (english, translated) = (variables(english), variables(translated));
            for (key, names) in &english {
                let same = translated
                    .get(key)
                    .unwrap_or_else(|| panic!("{language:?} lacks {key}"));
                // Some languages need a plural where others do not.
                let selects = |name: &&&str| key.starts_with("unit-") && **name == "value";
                let differ: Vec<_> = same.symmetric_difference(names).filter(|name| !selects(name)).collect();
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
fn values_are_never_filled_again() {
    let locale = Locale::of(Language::En);
    let text = locale.fill("debrief-asked", &[("question", "what is { $question } {{x}} \"{\"?")]);
    assert!(text.contains("what is { $question } {{x}} \"{\"?"), "{text}");
}
