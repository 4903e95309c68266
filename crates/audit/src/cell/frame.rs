//! From letters to frames: as many lines as there is room for, then the next page.

use std::ops::Range;

use typst_library::diag::{SourceResult, bail};
use typst_library::engine::Engine;
use typst_library::foundations::{Packed, Resolve, StyleChain};
use typst_library::introspection::Locator;
use typst_library::layout::{Abs, Em, Fragment, Frame, FrameItem, Point, Regions, Size};
use typst_library::model::ParElem;
use typst_library::text::{Glyph, TextElem, TextItem};
use typst_syntax::Span;
use typst_utils::Numeric;

use super::letters::{Letters, Look};
use super::{CellElem, lines};
use crate::plain::BREAK;

/// How high a cell is that is so wide; `None` where it cannot be set here.
pub(super) fn height_of(cell: &CellElem, styles: StyleChain, width: Abs) -> Option<Abs> {
    let letters = Letters::of(&cell.body, styles)?;
    let lines = lines::wrap(&letters.letters, width - cell.beside.resolve(styles) * 2.0);
    let leading = styles.resolve(ParElem::leading);
    let text: Abs = lines.iter().map(|line| letters.ascent(line.clone()) + leading).sum();
    let between = if lines.is_empty() { text } else { text - leading };
    Some(between + cell.above.resolve(styles) * 2.0)
}

/// Sets a cell, on one page or over several.
pub(super) fn lay_out(
    cell: &Packed<CellElem>,
    _: &mut Engine,
    _: Locator,
    styles: StyleChain,
    regions: Regions,
) -> SourceResult<Fragment> {
    // Its height was known with the same faces, so it can be set.
    match Letters::of(&cell.body, styles) {
        Some(letters) => Ok(Fragment::frames(letters.frames(cell, styles, regions))),
        None => bail!(cell.span(), "a cell has letters that cannot be set"),
    }
}

impl Letters {
    fn frames(&self, cell: &CellElem, styles: StyleChain, mut regions: Regions) -> Vec<Frame> {
        let leading = styles.resolve(ParElem::leading);
        let room = Point::new(cell.beside.resolve(styles), cell.above.resolve(styles));
        let wrapped = lines::wrap(&self.letters, regions.size.x - room.x * 2.0);
        let width = if regions.expand.x && regions.size.x.is_finite() {
            regions.size.x - room.x * 2.0
        } else {
            let widths = wrapped
                .iter()
                .map(|line| lines::width(lines::trimmed(&self.letters[line.clone()])));
            widths.max().unwrap_or_default()
        };
        let mut frames = Vec::new();
        let mut left = wrapped.as_slice();
        loop {
            let fit = self.that_fit(left, leading, regions.size.y - room.y * 2.0, &regions);
            let (now, later) = left.split_at(fit);
            let mut frame = self.frame(now, leading, width, styles);
            frame.translate(room);
            frame.size_mut().x += room.x * 2.0;
            frame.size_mut().y += room.y * 2.0;
            frames.push(frame);
            left = later;
            if left.is_empty() {
                return frames;
            }
            regions.next();
        }
    }

    /// How many lines go into the first region. One alone at the foot or the head of a page is avoided.
    fn that_fit(&self, lines: &[Range<usize>], leading: Abs, room: Abs, regions: &Regions) -> usize {
        let mut height = Abs::zero();
        let fit = lines
            .iter()
            .take_while(|line| {
                height += self.ascent((*line).clone());
                let fits = room.fits(height);
                height += leading;
                fits
            })
            .count();
        match (fit, lines.len() - fit) {
            (_, 0) => fit,
            _ if !regions.may_break() => lines.len(),
            (0, _) if !regions.may_progress() => 1,
            (1, _) | (2, 1) if regions.may_progress() => 0,
            (3.., 1) => fit - 1,
            _ => fit,
        }
    }

    fn ascent(&self, line: Range<usize>) -> Abs {
        let runs = self.letters[line].chunk_by(|one, other| one.look == other.look);
        let looks = runs.filter_map(|run| self.looks.get(run.first()?.look));
        let ascents = looks.map(Look::ascent);
        // A line without letters is as high as the first one.
        ascents
            .max()
            .or_else(|| self.looks.first().map(Look::ascent))
            .unwrap_or_default()
    }

    fn frame(&self, lines: &[Range<usize>], leading: Abs, width: Abs, styles: StyleChain) -> Frame {
        let mut items = Vec::new();
        let mut below = Abs::zero();
        for (index, line) in lines.iter().enumerate() {
            if index > 0 {
                below += leading;
            }
            below += self.ascent(line.clone());
            let visible = line.start + lines::trimmed(&self.letters[line.clone()]).len();
            let mut across = Abs::zero();
            let mut start = line.start;
            for run in self.letters[line.clone()].chunk_by(|one, other| one.look == other.look) {
                let range = start..start + run.len();
                start = range.end;
                let Some(look) = run.first().and_then(|letter| self.looks.get(letter.look)) else {
                    continue;
                };
                // What shows nothing is nowhere, and a table could not say where it is.
                if run.iter().any(|letter| !matches!(letter.letter, ' ' | BREAK)) {
                    let item = self.item(range.clone(), visible, look, styles);
                    items.push((Point::new(across, below), FrameItem::Text(item)));
                }
                across += lines::width(&self.letters[range]);
            }
        }
        let mut frame = Frame::soft(Size::new(width, below));
        frame.push_multiple(items);
        frame
    }

    /// Letters of one look. Spaces at the end of a line are in the text, so that it can be copied, but take no room.
    fn item(&self, range: Range<usize>, visible: usize, look: &Look, styles: StyleChain) -> TextItem {
        let mut text = String::new();
        let mut glyphs = Vec::with_capacity(range.len());
        for index in range {
            let letter = &self.letters[index];
            if letter.letter == BREAK {
                continue;
            }
            let Ok(from) = u16::try_from(text.len()) else { break };
            text.push(letter.letter);
            glyphs.push(Glyph {
                id: letter.glyph,
                x_advance: if index < visible { letter.advance } else { Em::zero() },
                x_offset: Em::zero(),
                y_advance: Em::zero(),
                y_offset: Em::zero(),
                range: from..u16::try_from(text.len()).unwrap_or(u16::MAX),
                span: (Span::detached(), 0),
            });
        }
        TextItem {
            font: look.face.instance.clone(),
            size: look.size,
            fill: look.fill.clone(),
            stroke: None,
            lang: styles.get(TextElem::lang),
            region: styles.get(TextElem::region),
            text: text.into(),
            glyphs,
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use typst_library::foundations::NativeElement;
    use typst_library::layout::{Axes, Length};

    use super::*;
    use crate::typesetter::library;

    fn cell(text: &str) -> CellElem {
        let room = |points| Length::from(Abs::pt(points));
        CellElem::new(TextElem::new(text.into()).pack(), room(4.0), room(3.0))
    }

    /// Places of so many points, one after the other; the last is repeated.
    fn frames(text: &str, width: f64, first: f64, last: Option<f64>) -> Vec<Frame> {
        let (library, cell) = (library(), cell(text));
        let styles = StyleChain::new(&library.styles);
        let regions = Regions {
            size: Size::new(Abs::pt(width), Abs::pt(first)),
            expand: Axes::splat(false),
            full: Abs::pt(first),
            backlog: &[],
            last: last.map(Abs::pt),
        };
        Letters::of(&cell.body, styles).unwrap().frames(&cell, styles, regions)
    }

    fn texts(frame: &Frame) -> impl Iterator<Item = &TextItem> {
        frame.items().filter_map(|(_, item)| match item {
            FrameItem::Text(text) => Some(text),
            _ => None,
        })
    }

    fn said(frames: &[Frame]) -> String {
        frames.iter().flat_map(texts).map(|item| item.text.as_str()).collect()
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]

        #[test]
        fn a_cell_fits_into_the_height_it_says(text in "[a-zA-Z0-9 .,é–€Ж]{0,300}", width in 20_u16..300) {
            let library = library();
            let styles = StyleChain::new(&library.styles);
            let height = height_of(&cell(&text), styles, Abs::pt(width.into())).unwrap();
            let set = frames(&text, width.into(), height.to_pt(), Some(height.to_pt()));
            prop_assert_eq!(set.len(), 1);
            prop_assert!((set[0].height() - height).to_pt().abs() < 1e-6);
            // A line of nothing but spaces has no text.
            prop_assert_eq!(said(&set).replace(' ', ""), text.replace(' ', ""));
        }

        #[test]
        fn over_pages_nothing_is_lost_and_no_line_stands_alone(text in "[a-z]{2} [a-z ]{200,900}", first in 8_u16..150) {
            let set = frames(&text, 90.0, first.into(), Some(900.0));
            prop_assert_eq!(said(&set), text);
            prop_assert!(set.len() <= 2 && Abs::pt(first.into()).fits(set[0].height()) || texts(&set[0]).count() == 0);
            prop_assert!(set.iter().all(|frame| texts(frame).count() != 1));
        }
    }

    #[test]
    fn what_shows_nothing_is_no_text() {
        for blank in [" ", "   ", "\u{200b}", " \n ", ""] {
            let set = frames(blank, 60.0, 100.0, Some(100.0));
            assert_eq!(set.iter().flat_map(texts).count(), 0, "{blank:?}");
        }
    }

    #[test]
    fn a_place_without_another_takes_all() {
        assert_eq!(
            frames("a text of several lines that belong together", 60.0, 15.0, None).len(),
            1
        );
    }

    #[test]
    fn a_line_at_a_time_where_there_is_no_more_room() {
        let text = "a text of several lines that belong together";
        let set = frames(text, 60.0, 16.0, Some(16.0));
        assert!(set.len() > 3);
        assert_eq!(said(&set), text);
    }

    #[test]
    fn what_needs_to_know_its_script_is_left_to_others() {
        let library = library();
        let styles = StyleChain::new(&library.styles);
        let height = |text| height_of(&cell(text), styles, Abs::pt(100.0));
        for plain in [
            "",
            "Nestlé – 5 €",
            "Ελλάδα",
            "Россия",
            "a\u{200b}b\nc",
            "“quoted”, 22.4×",
        ] {
            assert!(height(plain).is_some(), "{plain}");
        }
        for other in ["أرامكو", "בנק", "e\u{301}", "⟨U+4E2D⟩", "\u{ad}"] {
            assert!(height(other).is_none(), "{other}");
        }
    }
}
