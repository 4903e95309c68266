//! `convene licenses`.

use std::io::{ErrorKind, Write};

use crate::fault::Fault;

/// What is in the program, and under which licence.
const PARTS: [(&str, &str); 3] = [
    ("", include_str!("../../../../THIRD-PARTY-NOTICES")),
    (
        "The fonts of the audit record (Noto)",
        include_str!("../../../audit/fonts/OFL.txt"),
    ),
    ("The data that ships", shipped_data::SOURCES),
];

/// Prints the licences of everything in the program.
pub(super) fn print() -> Result<(), Fault> {
    let mut out = std::io::stdout().lock();
    match PARTS.iter().try_for_each(|(title, text)| part(&mut out, title, text)) {
        // Whoever reads only the beginning has what they wanted.
        Err(error) if error.kind() != ErrorKind::BrokenPipe => Err(Fault::Other(error.to_string())),
        _ => Ok(()),
    }
}

fn part(out: &mut impl Write, title: &str, text: &str) -> std::io::Result<()> {
    if !title.is_empty() {
        writeln!(out, "\n{}\n{title}\n", "-".repeat(80))?;
    }
    writeln!(out, "{}", text.trim_end())
}
