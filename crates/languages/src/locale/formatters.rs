//! Formats numbers and lists with the data of ICU.

use std::str::FromStr;

use fluent_bundle::FluentValue;
use icu_decimal::DecimalFormatter;
use icu_decimal::input::Decimal;
use icu_list::ListFormatter;
use icu_locale_core::Locale as Tag;
use intl_memoizer::Memoizable;
use intl_memoizer::concurrent::IntlLangMemoizer;
use unic_langid::LanguageIdentifier;

/// The formatters of a language. A missing one leaves the text as it is; tests check that every language has both.
pub struct Formatters {
    decimals: Option<DecimalFormatter>,
    lists: Option<ListFormatter>,
}

impl Formatters {
    /// Those of a language code.
    pub fn of(code: &str) -> Self {
        // The digits are Latin in every language, because the tracer of `figures::numbers` reads only those. English is
        // British: no comma before the last of a list.
        let code = if code == "en" { "en-GB" } else { code };
        let tag = Tag::from_str(&format!("{code}-u-nu-latn")).unwrap_or(Tag::UNKNOWN);
        Self {
            decimals: DecimalFormatter::try_new((&tag).into(), Default::default()).ok(),
            lists: ListFormatter::try_new_and((&tag).into(), Default::default()).ok(),
        }
    }

    /// A decimal text with the separators of the language, its point moved by `shift` digits. Other texts are
    /// unchanged.
    pub fn number(&self, decimal: &str, shift: i16) -> String {
        match (&self.decimals, Decimal::from_str(decimal)) {
            (Some(formatter), Ok(mut number)) => {
                number.multiply_pow10(shift);
                formatter.format(&number).to_string()
            }
            _ => decimal.to_owned(),
        }
    }

    /// Items joined as in a sentence.
    pub fn list(&self, items: &[String]) -> String {
        match &self.lists {
            Some(formatter) => formatter.format(items.iter()).to_string(),
            None => items.join(", "),
        }
    }
}

impl Memoizable for Formatters {
    type Args = ();
    type Error = ();

    fn construct(language: LanguageIdentifier, (): ()) -> Result<Self, ()> {
        Ok(Self::of(language.language.as_str()))
    }
}

/// Writes the counts of a message like all other numbers.
pub fn format_count(value: &FluentValue<'_>, memoizer: &IntlLangMemoizer) -> Option<String> {
    let FluentValue::Number(number) = value else {
        return None;
    };
    memoizer
        .with_try_get::<Formatters, _, _>((), |formatters| formatters.number(&number.as_string(), 0))
        .ok()
}
