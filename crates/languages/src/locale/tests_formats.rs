use super::*;

fn decimal(text: &str) -> Decimal {
    text.parse().unwrap()
}

fn months(language: Language, counts: [u32; 8]) -> Vec<String> {
    let locale = Locale::of(language);
    counts
        .iter()
        .map(|count| locale.quantity(decimal(&count.to_string()), "months"))
        .collect()
}

#[test]
fn plurals_are_right() {
    let counts = [0, 1, 2, 3, 5, 11, 21, 100];
    for (language, expected) in [
        (
            Language::En,
            "0 months|1 month|2 months|3 months|5 months|11 months|21 months|100 months",
        ),
        (
            Language::Pl,
            "0 miesięcy|1 miesiąc|2 miesiące|3 miesiące|5 miesięcy|11 miesięcy|21 miesięcy|100 miesięcy",
        ),
        (
            Language::Ru,
            "0 месяцев|1 месяц|2 месяца|3 месяца|5 месяцев|11 месяцев|21 месяц|100 месяцев",
        ),
        (
            Language::Ar,
            "0 شهر|شهر واحد|شهران|3 أشهر|5 أشهر|11 شهرًا|21 شهرًا|100 شهر",
        ),
    ] {
        assert_eq!(months(language, counts).join("|"), expected);
    }
    // A fraction has a plural of its own.
    assert_eq!(Locale::of(Language::Pl).quantity(decimal("2.5"), "years"), "2,5 roku");
    assert_eq!(Locale::of(Language::Ru).quantity(decimal("1.0"), "years"), "1,0 года");
    assert_eq!(Locale::of(Language::Fr).quantity(decimal("1.5"), "years"), "1,5 an");
    assert_eq!(Locale::of(Language::En).quantity(decimal("1.0"), "years"), "1.0 years");
}

#[test]
fn a_count_selects_its_plural_and_is_grouped() {
    let members = |language, count| Locale::of(language).say("debrief-committee", &[("members", Arg::Count(count))]);
    for (count, start) in [
        (1, "1 członek "),
        (3, "3 członkowie "),
        (5, "5 członków "),
        (22, "22 członkowie "),
    ] {
        let text = members(Language::Pl, count);
        assert!(text.starts_with(start), "{text}");
    }
    assert!(members(Language::En, 1612).starts_with("1,612 specialists"));
    assert!(members(Language::De, 1612).starts_with("1.612 Fachleute"));
}

#[test]
fn numbers_and_quantities_are_written_as_each_language_does() {
    for (language, number, percent, money) in [
        (Language::Ar, "\u{200e}-1,234,567.80", "12.3%", "383.3 مليار دولار"),
        (Language::De, "-1.234.567,80", "12,3 %", "383,3 Milliarden USD"),
        (Language::En, "-1,234,567.80", "12.3%", "383.3 billion USD"),
        (Language::Es, "-1.234.567,80", "12,3 %", "383,3 mil millones de USD"),
        (
            Language::Fr,
            "-1\u{202f}234\u{202f}567,80",
            "12,3\u{202f}%",
            "383,3 milliards de USD",
        ),
        (Language::Hi, "-12,34,567.80", "12.3%", "383.3 अरब USD"),
        (Language::It, "-1.234.567,80", "12,3%", "383,3 miliardi di USD"),
        (Language::Ja, "-1,234,567.80", "12.3%", "3,833億ドル"),
        (Language::Ko, "-1,234,567.80", "12.3%", "3,833억 달러"),
        (Language::Nl, "-1.234.567,80", "12,3%", "383,3 miljard USD"),
        (Language::Pl, "-1 234 567,80", "12,3%", "383,3 mld USD"),
        (Language::Pt, "-1.234.567,80", "12,3%", "383,3 bilhões de USD"),
        (Language::Ru, "-1 234 567,80", "12,3 %", "383,3 млрд USD"),
        (Language::Sv, "−1 234 567,80", "12,3 %", "383,3 miljarder USD"),
        (Language::Tr, "-1.234.567,80", "yüzde 12,3", "383,3 milyar USD"),
        (Language::Vi, "-1.234.567,80", "12,3%", "383,3 tỷ USD"),
        (Language::Zh, "-1,234,567.80", "12.3%", "3,833亿美元"),
    ] {
        let locale = Locale::of(language);
        let spaced = |text: String| text.replace('\u{a0}', " ");
        assert_eq!(spaced(locale.number(decimal("-1234567.80"))), number);
        assert_eq!(spaced(locale.quantity(decimal("12.3"), "percent")), percent);
        assert_eq!(spaced(locale.quantity(decimal("383.3"), "billion USD")), money);
    }
    let english = Locale::of(Language::En);
    assert_eq!(english.quantity(decimal("7.1"), "percent per year"), "7.1% a year");
    assert_eq!(english.quantity(decimal("22.43"), "ratio"), "22.43");
    assert_eq!(
        english.quantity(decimal("2.10"), "USD per share"),
        "2.10\u{a0}USD per share"
    );
    assert_eq!(
        english.quantity(decimal("1200"), "square metres"),
        "1,200 square metres"
    );
}

#[test]
fn dates_are_written_as_each_language_does() {
    for (language, day, month, quarter) in [
        (Language::En, "1 March 2013", "June 2023", "the fourth quarter of 2016"),
        (Language::De, "1. März 2013", "Juni 2023", "4. Quartal 2016"),
        (Language::Fr, "1er mars 2013", "juin 2023", "4e trimestre 2016"),
        (
            Language::Es,
            "1 de marzo de 2013",
            "junio de 2023",
            "4.º trimestre de 2016",
        ),
        (Language::Pl, "1 marca 2013", "czerwiec 2023", "4. kwartał 2016"),
        (
            Language::Ru,
            "1 марта 2013 года",
            "июнь 2023 года",
            "4-й квартал 2016 года",
        ),
        (Language::Ja, "2013年3月1日", "2023年6月", "2016年第4四半期"),
        (Language::Ar, "1 مارس 2013", "يونيو 2023", "الربع الرابع من عام 2016"),
    ] {
        let locale = Locale::of(language);
        assert_eq!(locale.date("2013-03-01"), day);
        assert_eq!(locale.date("2023-06"), month);
        assert_eq!(locale.date("2016-Q4"), quarter);
    }
    for odd in [
        "",
        "2016",
        "2016-13",
        "2016-Q5",
        "2016-00-01",
        "2016-Qé",
        "soon",
        "2016-+1",
        "2016-1-1",
        "20é6-01",
    ] {
        assert_eq!(Locale::of(Language::En).date(odd), odd);
    }
}

#[test]
fn lists_are_joined_as_in_a_sentence() {
    let items = ["a", "b", "c"].map(str::to_owned);
    for (language, joined) in [
        (Language::En, "a, b and c"),
        (Language::De, "a, b und c"),
        (Language::Ja, "a、b、c"),
        (Language::Pl, "a, b i c"),
    ] {
        assert_eq!(Locale::of(language).list(&items), joined);
    }
    assert_eq!(Locale::of(Language::En).list(&items[..1]), "a");
    assert_eq!(Locale::of(Language::En).list(&[]), "");
}
