//! Gold and silver as single characters in Chinese, Japanese and Korean: "金価格", "金と銀", "은값". The same characters
//! are parts of other words: 貯金 are savings, 金利 are interest rates, 은행 is a bank. The characters around decide.

use languages::text::script::Script;

/// The characters for gold and silver.
pub(super) const METALS: [char; 5] = ['金', '銀', '银', '금', '은'];

/// What stands right after gold or silver.
const AFTER: [&str; 50] = [
    "価格",
    "相場",
    "投資",
    "を買",
    "を売",
    "に投資",
    "と",
    "か",
    "が",
    "は",
    "の価",
    "の値",
    "の相場",
    "の最高",
    "を",
    "も",
    "、",
    "etf",
    "現物",
    "积存",
    "价",
    "價",
    "条",
    "和",
    "跟",
    "与",
    "银比",
    "銀比",
    "比",
    "涨",
    "跌",
    "今",
    "现在",
    "值",
    "값",
    "시세",
    "가격",
    "투자",
    "과",
    "와",
    "이",
    "을",
    "를",
    "도",
    "은",
    "는",
    "한",
    " ",
    "?",
    "·",
];

/// What stands right before it.
const BEFORE: [&str; 24] = [
    "", " ", "と", "か", "、", "は", "で", "の", "和", "与", "跟", "买", "買", "对", "対", "比", "投资", "投資", "，",
    "。", "？", "或", "金", "还是",
];

/// The metals that a question names with a single character, by their symbols.
pub(super) fn named(question: &str) -> Vec<&'static str> {
    const SYMBOLS: [(char, &str); 5] = [
        ('金', "XAU"),
        ('금', "XAU"),
        ('銀', "XAG"),
        ('银', "XAG"),
        ('은', "XAG"),
    ];
    let mut found: Vec<&'static str> = Vec::new();
    for (at, letter) in question.char_indices() {
        let symbol = SYMBOLS
            .iter()
            .find(|(metal, _)| *metal == letter)
            .map(|(_, symbol)| *symbol);
        let around = question.get(..at).zip(question.get(at + letter.len_utf8()..));
        let is_metal = around.is_some_and(|(before, after)| is_a_metal(before, after));
        found.extend(symbol.filter(|symbol| is_metal && !found.contains(symbol)));
    }
    found
}

/// Whether a character for gold or silver is the later part of another word: 貯金, 現金, 예금.
pub(super) fn is_inside_a_word(letters: &[char], at: usize) -> bool {
    let is_metal = letters.get(at).is_some_and(|letter| METALS.contains(letter));
    let before = at
        .checked_sub(1)
        .and_then(|before| letters.get(before))
        .copied()
        .unwrap_or(' ');
    let is_glued = matches!(Script::of(before), Script::Han | Script::Hangul) && before.is_alphabetic();
    let is_kana = matches!(u32::from(before), 0x3040..=0x30FF);
    // "お金" is money; "白金" is platinum.
    let is_money = matches!(before, 'お');
    is_metal && (is_money || is_glued && !is_kana && !BEFORE.contains(&before.to_string().as_str()))
}

/// Whether a single character for gold or silver between two texts is the metal, and no part of another word.
pub fn is_a_metal(before: &str, after: &str) -> bool {
    let before = before.trim_end_matches(|letter: char| letter.is_ascii_digit());
    let near: String = before.chars().next_back().map(String::from).unwrap_or_default();
    let is_after = after.is_empty() || AFTER.iter().any(|word| after.starts_with(word));
    let is_before = BEFORE.contains(&near.as_str()) || before.ends_with("还是") || before.ends_with("投资");
    is_after && is_before
}

#[cfg(test)]
mod tests {
    use super::is_a_metal;

    #[test]
    fn the_end_of_another_word_is_no_metal() {
        let inside = |text: &str, metal: char| {
            let letters: Vec<char> = text.chars().collect();
            super::is_inside_a_word(&letters, letters.iter().position(|letter| *letter == metal).unwrap())
        };
        for (text, metal) in [
            ("貯金を", '金'),
            ("現金は", '金'),
            ("老後資金は", '金'),
            ("お金を", '金'),
            ("예금은", '금'),
        ] {
            assert!(inside(text, metal), "{text}");
        }
        for (text, metal) in [
            ("金を", '金'),
            ("株と金は", '金'),
            ("ビットコインと金を", '金'),
            ("买金条", '金'),
            ("금은 ", '금'),
        ] {
            assert!(!inside(text, metal), "{text}");
        }
    }

    #[test]
    fn the_characters_around_tell_the_metal_from_other_words() {
        let is_metal = |text: &str, name: &str| {
            let at = text.find(name).unwrap();
            is_a_metal(&text[..at], &text[at + name.len()..])
        };
        for (text, name) in [
            ("金価格はいくら", "金"),
            ("金を買うべきか", "金"),
            ("金价多少", "金"),
            ("금값 얼마", "금"),
            ("金とビットコイン、この1年で", "金"),
            ("銀は今年どれくらい動いた", "銀"),
            ("은값 올해 얼마나 떨어졌어", "은"),
            ("ビットコインと金", "金"),
        ] {
            assert!(is_metal(text, name), "{text}");
        }
        for (text, name) in [
            ("貯金を増やす", "金"),
            ("現金はいくら", "金"),
            ("老後資金が足りない", "金"),
            ("提前还贷还是投资基金", "金"),
            ("金利が上がると", "金"),
            ("金融危機", "金"),
            ("银行存款", "银"),
            ("은행 금리", "은"),
            ("지금 얼마", "금"),
            ("예금과 채권", "금"),
            ("은퇴 자금", "은"),
        ] {
            assert!(!is_metal(text, name), "{text}");
        }
    }
}
