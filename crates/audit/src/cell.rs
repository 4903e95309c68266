//! Text in the cells of tables, which is most of a record. The typesetter's paragraphs can do much that a cell never needs
//! (kerning, ligatures, justification, any script) and take half of the time of a record for it. What is made of plain
//! letters is set here, line by line; anything else is left to the typesetter.

mod frame;
mod letters;
mod lines;
mod texts;

use typst_library::diag::StrResult;
use typst_library::engine::Engine;
use typst_library::foundations::{
    Array, Content, Dict, IntoValue, NativeElement, Packed, Resolve, StyleChain, Styles, Value, elem, func,
};
use typst_library::layout::{Abs, Axes, BlockElem, Length, Rel, Sides};
use typst_library::model::ParElem;
use typst_library::text::{TextElem, TextSize};

use texts::Looks;

/// The text of a cell, in any number of looks.
#[elem]
pub struct CellElem {
    /// Texts, and what changes their look.
    #[required]
    pub body: Content,
    /// The room left and right of it.
    #[required]
    pub beside: Length,
    /// The room above and below it.
    #[required]
    pub above: Length,
}

/// A row of so many points may be broken where a page ends.
const HIGH: f64 = 240.0;

/// The cells of a table and the heights of its rows. To know the heights beforehand saves the typesetter from laying out
/// every cell twice, and keeps it from breaking low rows over two pages.
#[func]
pub fn cells(
    engine: &mut Engine,
    /// The texts, row by row: a string, or an array of strings and of pairs of a look and a string.
    texts: Vec<Value>,
    /// The looks that texts name, each shown by some content that has it.
    looks: Dict,
    /// How wide the columns are.
    columns: Vec<Length>,
    /// How large the letters are that do not say it themselves.
    size: Length,
    /// The room between lines.
    leading: Length,
    /// The room beside and above a text. A table's own `inset` would have every cell laid out within another.
    inset: Axes<Rel<Length>>,
) -> StrResult<Array> {
    let looks = Looks::of(&looks)?;
    let (beside, above) = (inset.x.abs, inset.y.abs);
    let mut look = Styles::new();
    look.set(TextElem::size, TextSize(size));
    look.set(ParElem::leading, leading);
    let base = StyleChain::new(&engine.library.styles);
    let styles = base.chain(&look);
    let mut cells = Array::with_capacity(texts.len());
    let mut rows = Array::new();
    for row in texts.chunks(columns.len().max(1)) {
        let mut height = Some(Abs::zero());
        for (text, width) in row.iter().zip(&columns) {
            let text = looks.content(text)?;
            let cell = Packed::new(CellElem::new(text, beside, above));
            let its_height = frame::height_of(&cell, styles, width.resolve(styles));
            let cell = if its_height.is_some() {
                BlockElem::multi_layouter(cell, frame::lay_out).pack()
            } else {
                let room = Sides::new(beside, above, beside, above).map(Rel::from);
                cell.body.clone().padded(room)
            };
            height = height.zip(its_height).map(|(one, other)| one.max(other));
            cells.push(cell.into_value());
        }
        rows.push(match height.filter(|height| height.to_pt() < HIGH) {
            Some(height) => Length::from(height).into_value(),
            None => Value::Auto,
        });
    }
    Ok(Array::from_iter([cells.into_value(), rows.into_value()]))
}
