//! Which language a script belongs to.

use super::Language;

/// Characters of Japan that Chinese writes in another way, or hardly ever.
const JAPANESE: &str = "株価円売値経済証銘択続転変検払込枠総戦対応処広拡銭桜沢駅気図験営県歳満読";

/// Characters of China that Japan writes in another way, or hardly ever.
const CHINESE: &str =
    "吗嗎呢么麼们們这這说买卖贵钱錢险资债务汇银经济东车业际岁谁哪您你怎跌涨漲吧给过还进从让样点价币贷赚赔";

/// Words of Japan in characters that Chinese has too.
const JAPANESE_WORDS: [&str; 14] = [
    "配当",
    "老後",
    "米国",
    "新NISA",
    "割安",
    "割高",
    "積立",
    "金利",
    "見通",
    "日経",
    "投資信託",
    "年金",
    "仮想通貨",
    "為替",
];

/// The letters of a text by the scripts that belong to one language of ours.
#[derive(Debug, Default)]
pub(super) struct Scripts {
    kana: usize,
    han: usize,
    others: [(Language, usize); 4],
}

impl Scripts {
    pub(super) fn of(text: &str) -> Self {
        let mut found = Self {
            kana: 0,
            han: 0,
            others: [Language::Ko, Language::Ru, Language::Ar, Language::Hi].map(|language| (language, 0)),
        };
        for letter in text.chars() {
            match u32::from(letter) {
                0x3041..=0x30FF => found.kana += 1,
                0x4E00..=0x9FFF | 0x3400..=0x4DBF => found.han += 1,
                0xAC00..=0xD7AF | 0x1100..=0x11FF => found.others[0].1 += 1,
                0x0400..=0x04FF => found.others[1].1 += 1,
                0x0620..=0x064A | 0x0671..=0x06D3 => found.others[2].1 += 1,
                0x0904..=0x0939 => found.others[3].1 += 1,
                _ => {}
            }
        }
        found
    }

    /// How many words these letters make, roughly: one or two Chinese characters are a word, and three of other
    /// letters.
    pub(super) fn words(&self) -> usize {
        let letters: usize = self.others.iter().map(|(_, count)| count).sum();
        (self.kana + self.han).div_ceil(2) + letters.div_ceil(3)
    }

    /// The language of the script with the most letters.
    pub(super) fn language(&self, text: &str) -> Option<Language> {
        let asian = (self.kana + self.han) * 2;
        let (language, count) = *self.others.iter().max_by_key(|(_, count)| *count)?;
        if count > asian {
            return Some(language);
        }
        let has_any = |letters: &str| text.contains(|letter| letters.contains(letter));
        // In "2008年金融危机" the year and the next word make a Japanese word.
        let japanese = || has_any(JAPANESE) || (says_japanese(text) && !has_any(CHINESE));
        match asian {
            0 => None,
            _ if self.kana > 0 || japanese() => Some(Language::Ja),
            _ => Some(Language::Zh),
        }
    }
}

fn says_japanese(text: &str) -> bool {
    JAPANESE_WORDS.iter().any(|word| text.contains(word))
}
