//! Texts as the template gives them. To put looks on them here, and not by functions of the template, saves the typesetter
//! from calling and remembering a thousand of those for a record.

use std::collections::HashMap;

use typst_library::diag::{StrResult, bail};
use typst_library::foundations::{Content, Dict, Str, StyledElem, Styles, Value};
use typst_library::text::TextElem;

/// Looks by name.
pub(super) struct Looks(HashMap<Str, Styles>);

impl Looks {
    /// The looks of the contents that show them.
    pub(super) fn of(shown: &Dict) -> StrResult<Self> {
        let look = |(name, value): (&Str, &Value)| match value {
            Value::Content(content) => Ok((name.clone(), look_of(content))),
            _ => bail!("the look {} is shown by no content", name.as_str()),
        };
        shown.iter().map(look).collect::<StrResult<_>>().map(Self)
    }

    /// A text in its looks.
    pub(super) fn content(&self, text: &Value) -> StrResult<Content> {
        match text {
            Value::Str(text) => Ok(set(text)),
            Value::Array(parts) => {
                let parts: Vec<Content> = parts.iter().map(|part| self.part(part)).collect::<StrResult<_>>()?;
                Ok(Content::sequence(parts))
            }
            _ => bail!("a cell holds no text"),
        }
    }

    fn part(&self, part: &Value) -> StrResult<Content> {
        match part {
            Value::Str(text) => Ok(set(text)),
            Value::Array(pair) => match pair.as_slice() {
                [Value::Str(look), Value::Str(text)] => match self.0.get(look) {
                    Some(styles) => Ok(set(text).styled_with_map(styles.clone())),
                    None => bail!("there is no look {}", look.as_str()),
                },
                _ => bail!("a part of a cell is a look and a text"),
            },
            _ => bail!("a part of a cell is no text"),
        }
    }
}

fn set(text: &Str) -> Content {
    TextElem::packed(text.as_str())
}

/// All that a content changes, from the outside in.
fn look_of(content: &Content) -> Styles {
    match content.to_packed::<StyledElem>() {
        Some(styled) => {
            let mut look = look_of(&styled.child);
            look.apply(styled.styles.clone());
            look
        }
        None => Styles::new(),
    }
}
