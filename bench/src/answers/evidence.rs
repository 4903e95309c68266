//! Which figures belong to which kind of evidence, by the table in `labels/README.md`, and whether a text shows one.

use std::collections::HashMap;

use contract::Evidence;

/// The kinds of evidence with their figures.
pub(super) struct Kinds(HashMap<String, Vec<String>>);

impl Kinds {
    /// Reads the rows of the table under "Evidence".
    pub(super) fn read(readme: &str) -> Self {
        let table = readme.split("### Evidence").nth(1).unwrap_or_default();
        let table = table.split("\n### ").next().unwrap_or_default();
        let rows = table.lines().filter_map(|line| {
            let cells: Vec<&str> = line.split('|').map(str::trim).collect();
            let [_, kind, _, figures, _] = cells.as_slice() else {
                return None;
            };
            let kind = kind.strip_prefix('`')?.strip_suffix('`')?;
            let named = figures.split('`').skip(1).step_by(2).map(str::to_owned).collect();
            Some((kind.to_owned(), named))
        });
        Self(rows.collect())
    }

    /// Whether a figure is of a kind. `S` and `K` in the table stand for a span and a symbol; a figure of an instrument
    /// has its symbol in front.
    pub(super) fn is(&self, kind: &str, figure: &Evidence) -> bool {
        let id = figure.evidence_id.trim_start_matches("ev_");
        let shows = |name: &String| {
            let name = name.trim_end_matches("_S").trim_end_matches("_K");
            let name = name.split("_K_").next().unwrap_or(name);
            id == name || id.ends_with(&format!("_{name}")) || id.contains(&format!("{name}_"))
        };
        self.0.get(kind).is_some_and(|figures| figures.iter().any(shows))
    }
}

/// Whether a text shows the value of a figure, in whatever script and rounding its language uses.
pub(super) fn shows(text: &str, figure: &Evidence) -> bool {
    let Ok(value) = figure.value.parse::<f64>() else {
        return text.contains(&figure.value);
    };
    numbers(text).into_iter().any(|(shown, decimals)| {
        let unit = 10f64.powi(-i32::try_from(decimals).unwrap_or(0));
        (shown - value.abs()).abs() <= 0.51 * unit
    })
}

/// The numbers of a text, each with its number of decimals. The last point or comma is the decimal separator, unless
/// exactly three digits follow.
fn numbers(text: &str) -> Vec<(f64, usize)> {
    let western: String = text.chars().map(western_digit).collect();
    western
        .split(|letter: char| !(letter.is_ascii_digit() || letter == '.' || letter == ','))
        .filter_map(|piece| {
            let piece = piece.trim_matches(['.', ',']);
            let (whole, decimals) = match piece.rfind(['.', ',']) {
                Some(at) if piece.len() - at - 1 != 3 => (&piece[..at], &piece[at + 1..]),
                _ => (piece, ""),
            };
            let whole: String = whole.chars().filter(char::is_ascii_digit).collect();
            let number = format!("{whole}.{decimals}0").parse().ok()?;
            (!whole.is_empty()).then_some((number, decimals.len()))
        })
        .collect()
}

/// Turns a digit of another script, or an Arabic decimal or thousands separator, into the Western one.
fn western_digit(letter: char) -> char {
    let zeros = ['\u{660}', '\u{6f0}', '\u{966}', '\u{9e6}'];
    let digit = zeros.iter().find_map(|zero| {
        let above = u32::from(letter).checked_sub(u32::from(*zero))?;
        char::from_digit(above, 10)
    });
    match letter {
        '\u{66b}' => '.',
        '\u{66c}' => ',',
        _ => digit.unwrap_or(letter),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn figure(id: &str, value: &str) -> Evidence {
        Evidence {
            evidence_id: id.to_owned(),
            value: value.to_owned(),
            ..Evidence::default()
        }
    }

    #[test]
    fn the_table_says_which_figures_are_of_a_kind() {
        let readme = "### Evidence\n\
            | Value | What | Figures |\n\
            | --- | --- | --- |\n\
            | `volatility` | swings | `vol_1y`, `vol_36m` |\n\
            | `weights` | parts | `pf_weight_K` |\n\
            | `share_of_losing_periods` | losses | `freq_neg_S` |\n\
            ### Statements\n";
        let kinds = Kinds::read(readme);
        for (kind, id, expected) in [
            ("volatility", "ev_AAPL_vol_1y", true),
            ("volatility", "ev_sp_vol_36m", true),
            ("volatility", "ev_AAPL_return_1y", false),
            ("weights", "ev_pf_weight_AAPL", true),
            ("share_of_losing_periods", "ev_sp_freq_neg_10y", true),
            ("nothing", "ev_sp_freq_neg_10y", false),
        ] {
            assert_eq!(kinds.is(kind, &figure(id, "1")), expected, "{kind} {id}");
        }
    }

    #[test]
    fn a_value_is_found_as_languages_write_it() {
        for (text, value, expected) in [
            ("sales fell 2.8 %", "-2.81", true),
            ("der Umsatz sank um 2,8 %", "-2.81", true),
            ("٢٫٨ في المئة", "-2.81", true),
            ("1,234 million", "1234.2", true),
            ("1.234 Millionen", "1234.2", true),
            ("sales fell 2.9 %", "-2.81", false),
            ("no number", "3", false),
        ] {
            assert_eq!(shows(text, &figure("ev_x", value)), expected, "{text}");
        }
    }
}
