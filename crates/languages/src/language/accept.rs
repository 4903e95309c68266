//! The header `Accept-Language`.

use super::Language;

/// So many ranges of the header are read.
const MAX_LANGUAGES: usize = 32;

/// The language of ours that a caller likes best, by the weights of the header; of two with the same weight the first.
pub fn accepted(header: &str) -> Option<Language> {
    let mut best: Option<(f32, Language)> = None;
    for range in header.split(',').take(MAX_LANGUAGES) {
        let mut parts = range.split(';').map(str::trim);
        let tag = parts.next().unwrap_or_default();
        let primary = tag.split('-').next().unwrap_or_default().to_ascii_lowercase();
        let weight = parts.find_map(|part| part.strip_prefix("q=")?.trim().parse::<f32>().ok());
        let weight = weight.unwrap_or(1.0);
        let better = weight > best.map_or(0.0, |(known, _)| known);
        if let Some(language) = Language::known(&primary).filter(|_| better) {
            best = Some((weight, language));
        }
    }
    best.map(|(_, language)| language)
}

#[cfg(test)]
mod tests {
    use super::{Language, accepted};

    #[test]
    fn the_header_is_read_by_its_weights() {
        for (header, language) in [
            ("de", Some(Language::De)),
            ("pt-BR,pt;q=0.9,en;q=0.8", Some(Language::Pt)),
            ("en;q=0.2, FR-ch;q=0.9", Some(Language::Fr)),
            ("da, nl;q=0.5", Some(Language::Nl)),
            ("de;q=0, it", Some(Language::It)),
            ("de;q=0", None),
            ("*", None),
            ("", None),
            ("x;q=high, sv;q=1", Some(Language::Sv)),
        ] {
            assert_eq!(accepted(header), language, "{header}");
        }
    }
}
