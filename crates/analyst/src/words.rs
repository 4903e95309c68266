//! Messages in the session's language, filled with figures.

use languages::language::Language;
use languages::locale::{Arg, Locale};
use pipeline::committee::Evidence;

/// The messages of one language.
#[derive(Clone, Copy)]
pub struct Words {
    locale: &'static Locale,
    language: Language,
}

impl Words {
    /// The messages of a language.
    pub fn of(language: Language) -> Self {
        Self {
            locale: Locale::of(language),
            language,
        }
    }

    /// Whether they are English.
    pub fn are_english(&self) -> bool {
        self.language == Language::En
    }

    /// The messages of the language with this code.
    pub fn for_code(code: &str) -> Self {
        Self::of(Language::from_code(code))
    }

    /// A message without arguments.
    pub fn text(&self, key: &str) -> String {
        self.locale.say(key, &[])
    }

    /// A message with its arguments.
    pub fn say(&self, key: &str, arguments: &[(&str, Arg<'_>)]) -> String {
        let text = self.locale.say(key, arguments);
        // "Apple Inc." at the end of a sentence brings its own full stop.
        if text.contains("..") && !text.contains("...") {
            text.replace("..", ".")
        } else {
            text
        }
    }

    /// A name as it is written inside a sentence: German nouns and abbreviations keep their capital letter.
    pub fn inside(&self, name: &str) -> String {
        let mut letters = name.chars();
        let (first, second) = (letters.next(), letters.next());
        let is_word = second.is_none_or(char::is_lowercase) || second == Some(' ');
        match first {
            Some(first) if is_word && self.language != Language::De => {
                let first: String = match (first, self.language) {
                    ('İ', _) => "i".to_owned(),
                    ('I', Language::Tr) => "ı".to_owned(),
                    _ => first.to_lowercase().collect(),
                };
                first + &name[name.char_indices().nth(1).map_or(name.len(), |(at, _)| at)..]
            }
            _ => name.to_owned(),
        }
    }

    /// Several items as one phrase: "a, b and c".
    pub fn list(&self, items: &[String]) -> String {
        self.locale.list(items)
    }

    /// A date as the language writes it.
    pub fn date(&self, iso: &str) -> String {
        self.locale.date(iso)
    }

    /// A figure's value with its unit.
    pub fn quantity(&self, evidence: &Evidence) -> String {
        self.locale.quantity(evidence.value, &evidence.unit)
    }

    /// The dates of figures, each once. A month is left out where one of its days is in the list.
    pub fn dates(&self, figures: &[&Evidence]) -> String {
        let mut dates: Vec<&str> = figures.iter().map(|figure| figure.as_of.as_str()).collect();
        dates.sort_unstable();
        // Sorted, a month stands right before its days.
        dates.dedup_by(|day, month| {
            let within = day.starts_with(*month);
            if within {
                *month = *day;
            }
            within
        });
        let dates: Vec<String> = dates.into_iter().map(|date| self.date(date)).collect();
        self.list(&dates)
    }

    /// A sentence whose text already has its dates.
    pub fn sentence(&self, text: &str) -> String {
        self.say("sentence", &[("text", Arg::Text(text))])
    }

    /// A sentence followed by the dates of its figures.
    pub fn statement(&self, text: &str, figures: &[&Evidence]) -> String {
        let dates = self.dates(figures);
        self.say("statement", &[("text", Arg::Text(text)), ("dates", Arg::Text(&dates))])
    }
}

/// The window of a figure as arguments: the months in which it begins and ends, the year in which it begins, and
/// whether it spans several months.
pub fn window(evidence: &Evidence) -> Vec<(&'static str, Arg<'_>)> {
    let Some((from, to)) = evidence.period.as_deref().and_then(|period| period.split_once('/')) else {
        return vec![("dated", Arg::Text(yes_no(false)))];
    };
    let (first, last) = (from.get(..7).unwrap_or(from), to.get(..7).unwrap_or(to));
    vec![
        ("from", Arg::Date(first)),
        ("to", Arg::Date(last)),
        ("since", Arg::Text(from.get(..4).unwrap_or(from))),
        ("dated", Arg::Text(yes_no(first != last))),
    ]
}

/// A sentence with a capital letter at its beginning.
pub fn capitalised(sentence: &str) -> String {
    let mut letters = sentence.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).collect()
}

/// `yes` or `no`, as messages select by it.
pub const fn yes_no(is: bool) -> &'static str {
    if is { "yes" } else { "no" }
}

/// A figure as an argument.
pub fn quantity(evidence: &Evidence) -> Arg<'_> {
    Arg::Quantity {
        value: evidence.value,
        unit: &evidence.unit,
    }
}

#[cfg(test)]
mod tests {
    use languages::language::Language;
    use pipeline::committee::Evidence;

    use super::{Words, capitalised, window};

    fn figure(as_of: &str, period: Option<&str>) -> Evidence {
        Evidence {
            as_of: as_of.to_owned(),
            period: period.map(str::to_owned),
            ..Evidence::default()
        }
    }

    #[test]
    fn a_date_is_told_once_and_a_month_not_beside_its_day() {
        let words = Words::of(Language::En);
        for (dates, told) in [
            (&["2013-03-01"][..], "1 March 2013"),
            (&["2013-03-01", "2013-03-01"], "1 March 2013"),
            (&["2013-03-01", "2013-03"], "1 March 2013"),
            (
                &["2013-03", "2012-12-31", "2013-03-01"],
                "31 December 2012 and 1 March 2013",
            ),
            (&["2013-03", "2013-04-01"], "March 2013 and 1 April 2013"),
            (&[], ""),
        ] {
            let figures: Vec<Evidence> = dates.iter().map(|date| figure(date, None)).collect();
            let figures: Vec<&Evidence> = figures.iter().collect();
            assert_eq!(words.dates(&figures), told, "{dates:?}");
        }
    }

    #[test]
    fn a_window_is_told_by_its_months() {
        let said = |period| {
            let figure = figure("2013-03-01", period);
            let arguments = window(&figure);
            format!("{arguments:?}")
        };
        let whole = said(Some("2000-03-24/2013-03-01"));
        for part in [
            r#"Date("2000-03")"#,
            r#"Date("2013-03")"#,
            r#"Text("2000")"#,
            r#"("dated", Text("yes"))"#,
        ] {
            assert!(whole.contains(part), "{part}: {whole}");
        }
        assert!(said(Some("2013-03-01/2013-03-28")).contains(r#"("dated", Text("no"))"#));
        assert_eq!(said(None), r#"[("dated", Text("no"))]"#);
    }

    #[test]
    fn a_sentence_begins_with_a_capital_letter() {
        assert_eq!(capitalised("рынок акций США"), "Рынок акций США");
        assert_eq!(
            (capitalised("As it is."), capitalised("")),
            ("As it is.".to_owned(), String::new())
        );
    }
}
