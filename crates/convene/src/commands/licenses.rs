//! `convene licenses`.

use std::io::{ErrorKind, Write};

use crate::fault::Fault;

/// Title and licence text of each part of the program.
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
    match PARTS
        .iter()
        .try_for_each(|(title, text)| print_part(&mut out, title, text))
    {
        // A closed pipe is fine, as with `convene licenses | head`.
        Err(error) if error.kind() != ErrorKind::BrokenPipe => Err(Fault::Other(error.to_string())),
        _ => Ok(()),
    }
}

fn print_part(out: &mut impl Write, title: &str, text: &str) -> std::io::Result<()> {
    if !title.is_empty() {
        writeln!(out, "\n{}\n{title}\n", "-".repeat(80))?;
    }
    writeln!(out, "{}", text.trim_end())
}
