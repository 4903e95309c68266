//! The files of every language, as they are compiled in.

use crate::language::Language;

macro_rules! files {
    ($code:literal) => {
        &[
            include_str!(concat!("../../locales/", $code, "/service.ftl")),
            include_str!(concat!("../../locales/", $code, "/analyst.ftl")),
            include_str!(concat!("../../locales/", $code, "/formats.ftl")),
        ]
    };
}

/// The texts of a language's files.
pub const fn of(language: Language) -> &'static [&'static str; 3] {
    match language {
        Language::Ar => files!("ar"),
        Language::De => files!("de"),
        Language::En => files!("en"),
        Language::Es => files!("es"),
        Language::Fr => files!("fr"),
        Language::Hi => files!("hi"),
        Language::It => files!("it"),
        Language::Ja => files!("ja"),
        Language::Ko => files!("ko"),
        Language::Nl => files!("nl"),
        Language::Pl => files!("pl"),
        Language::Pt => files!("pt"),
        Language::Ru => files!("ru"),
        Language::Sv => files!("sv"),
        Language::Tr => files!("tr"),
        Language::Vi => files!("vi"),
        Language::Zh => files!("zh"),
    }
}
