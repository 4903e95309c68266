//! Text tables.

/// Renders rows as text, with aligned columns under their names.
pub(super) fn table(names: &[&str], rows: &[Vec<String>]) -> String {
    let width = |at: usize| {
        let cells = rows
            .iter()
            .filter_map(|row| row.get(at))
            .map(|cell| cell.chars().count());
        cells.chain([names[at].chars().count()]).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..names.len()).map(width).collect();
    let line = |cells: Vec<&str>| {
        let padded = cells.iter().zip(&widths).map(|(cell, width)| format!("{cell:<width$}"));
        padded.collect::<Vec<_>>().join("  ").trim_end().to_owned()
    };
    let mut lines = vec![line(names.to_vec())];
    lines.extend(rows.iter().map(|row| line(row.iter().map(String::as_str).collect())));
    lines.join("\n")
}
