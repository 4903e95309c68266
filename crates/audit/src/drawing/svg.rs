//! A minimal SVG writer.

use std::fmt::Write as _;

use super::scale::Scale;

/// Main lines and texts.
pub const INK: &str = "#1c2733";
/// Less important texts.
pub const FAINT: &str = "#5d6b7a";
/// Rules and grid lines.
pub const RULE: &str = "#d5dbe1";
/// The data; dark in greyscale.
pub const STRONG: &str = "#1f4e79";
/// Between `STRONG` and `SOFT`, in greyscale too.
pub const MIDDLE: &str = "#7d9cbb";
/// A fill that is light in greyscale.
pub const SOFT: &str = "#c9d8e6";

/// The width of every chart, in SVG user units.
pub const WIDTH: f64 = 520.0;

/// Which part of a text is at its position.
#[derive(Debug, Clone, Copy)]
pub enum Anchor {
    /// The text begins at the position.
    Start,
    /// The text is centred on the position.
    Middle,
    /// The text ends at the position.
    End,
}

/// A chart being drawn.
pub struct Canvas {
    height: f64,
    body: String,
}

impl Canvas {
    /// An empty canvas of this height.
    pub fn new(height: f64) -> Self {
        Self {
            height,
            body: String::new(),
        }
    }

    /// A rule and a label at each of about `count` ticks of a vertical scale, between two horizontal positions.
    pub fn value_axis(
        &mut self,
        scale: &Scale,
        count: usize,
        (left, right): (f64, f64),
        label: impl Fn(f64) -> String,
    ) {
        for tick in scale.ticks(count) {
            let y = scale.position(tick);
            self.line((left, y), (right, y), RULE, 0.6);
            self.text((left - 6.0, y + 3.5), Anchor::End, FAINT, &label(tick));
        }
    }

    /// A straight line.
    pub fn line(&mut self, (x1, y1): (f64, f64), (x2, y2): (f64, f64), colour: &str, width: f64) {
        let _ = write!(
            self.body,
            r#"<line x1="{x1:.1}" y1="{y1:.1}" x2="{x2:.1}" y2="{y2:.1}" stroke="{colour}" stroke-width="{width}"/>"#
        );
    }

    /// A dashed line.
    pub fn dashed(&mut self, (x1, y1): (f64, f64), (x2, y2): (f64, f64), colour: &str) {
        let style = format!(r#"stroke="{colour}" stroke-width="1" stroke-dasharray="4 3""#);
        let _ = write!(
            self.body,
            r#"<line x1="{x1:.1}" y1="{y1:.1}" x2="{x2:.1}" y2="{y2:.1}" {style}/>"#
        );
    }

    /// A line through points.
    pub fn path(&mut self, points: &[(f64, f64)], colour: &str, width: f64) {
        let _ = write!(
            self.body,
            r#"<polyline points="{}" fill="none" stroke="{colour}" stroke-width="{width}" stroke-linejoin="round"/>"#,
            point_list(points)
        );
    }

    /// A filled shape.
    pub fn area(&mut self, points: &[(f64, f64)], colour: &str) {
        let _ = write!(
            self.body,
            r#"<polygon points="{}" fill="{colour}"/>"#,
            point_list(points)
        );
    }

    /// A filled box.
    pub fn bar(&mut self, (x, y): (f64, f64), (width, height): (f64, f64), colour: &str) {
        let _ = write!(
            self.body,
            r#"<rect x="{x:.1}" y="{y:.1}" width="{width:.1}" height="{height:.1}" fill="{colour}"/>"#
        );
    }

    /// A dot; an open one is a ring.
    pub fn dot(&mut self, (x, y): (f64, f64), open: bool) {
        let fill = if open { "#ffffff" } else { STRONG };
        let _ = write!(
            self.body,
            r#"<circle cx="{x:.1}" cy="{y:.1}" r="4" fill="{fill}" stroke="{STRONG}" stroke-width="1.5"/>"#
        );
    }

    /// A text; the position is on its baseline.
    pub fn text(&mut self, (x, y): (f64, f64), anchor: Anchor, colour: &str, text: &str) {
        let anchor = match anchor {
            Anchor::Start => "start",
            Anchor::Middle => "middle",
            Anchor::End => "end",
        };
        let style = format!(r#"fill="{colour}" font-family="Noto Sans, sans-serif" font-size="10""#);
        let _ = write!(
            self.body,
            r#"<text x="{x:.1}" y="{y:.1}" text-anchor="{anchor}" {style}>{}</text>"#,
            escaped(text)
        );
    }

    /// The finished SVG, with title and alternative text for screen readers.
    pub fn finish(self, title: &str, alt: &str) -> String {
        let (title, alt) = (escaped(title), escaped(alt));
        let height = self.height;
        let size = format!(r#"width="{WIDTH}" height="{height}" viewBox="0 0 {WIDTH} {height}""#);
        let texts = format!("<title>{title}</title><desc>{alt}</desc>");
        format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" {size} role="img">{texts}{body}</svg>"#,
            body = self.body,
        )
    }
}

fn point_list(points: &[(f64, f64)]) -> String {
    let pairs: Vec<String> = points.iter().map(|(x, y)| format!("{x:.1},{y:.1}")).collect();
    pairs.join(" ")
}

fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            _ => out.push(letter),
        }
    }
    out
}
