//! A sheet to draw on.

use std::fmt::Write as _;

/// The ink of lines and words.
pub const INK: &str = "#1c2733";
/// The ink of what stands behind.
pub const FAINT: &str = "#5d6b7a";
/// Rules and grids.
pub const RULE: &str = "#d5dbe1";
/// The colour that carries the meaning; dark enough for grey.
pub const STRONG: &str = "#1f4e79";
/// Between the two, in grey as well.
pub const MIDDLE: &str = "#7d9cbb";
/// A fill that is light in grey.
pub const SOFT: &str = "#c9d8e6";

/// How wide every picture is.
pub const WIDTH: f64 = 520.0;

/// Where a text is held.
#[derive(Debug, Clone, Copy)]
pub enum Anchor {
    /// At its beginning.
    Start,
    /// In its middle.
    Middle,
    /// At its end.
    End,
}

/// A picture in the making.
pub struct Sheet {
    height: f64,
    body: String,
}

impl Sheet {
    /// An empty one.
    pub fn new(height: f64) -> Self {
        Self {
            height,
            body: String::new(),
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
        let _ = write!(
            self.body,
            r#"<line x1="{x1:.1}" y1="{y1:.1}" x2="{x2:.1}" y2="{y2:.1}" stroke="{colour}" stroke-width="1" stroke-dasharray="4 3"/>"#
        );
    }

    /// A line through points.
    pub fn path(&mut self, points: &[(f64, f64)], colour: &str, width: f64) {
        let _ = write!(
            self.body,
            r#"<polyline points="{}" fill="none" stroke="{colour}" stroke-width="{width}" stroke-linejoin="round"/>"#,
            listed(points)
        );
    }

    /// A filled shape.
    pub fn area(&mut self, points: &[(f64, f64)], colour: &str) {
        let _ = write!(self.body, r#"<polygon points="{}" fill="{colour}"/>"#, listed(points));
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

    /// A text on its base line.
    pub fn text(&mut self, (x, y): (f64, f64), anchor: Anchor, colour: &str, text: &str) {
        let anchor = match anchor {
            Anchor::Start => "start",
            Anchor::Middle => "middle",
            Anchor::End => "end",
        };
        let _ = write!(
            self.body,
            r#"<text x="{x:.1}" y="{y:.1}" text-anchor="{anchor}" fill="{colour}" font-family="Noto Sans, sans-serif" font-size="10">{}</text>"#,
            escaped(text)
        );
    }

    /// The finished picture, with its words for those who do not see it.
    pub fn finish(self, title: &str, alt: &str) -> String {
        let (title, alt) = (escaped(title), escaped(alt));
        format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height}" viewBox="0 0 {WIDTH} {height}" role="img"><title>{title}</title><desc>{alt}</desc>{body}</svg>"#,
            height = self.height,
            body = self.body,
        )
    }
}

fn listed(points: &[(f64, f64)]) -> String {
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
