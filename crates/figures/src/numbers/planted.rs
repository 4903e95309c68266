//! Numbers that a model might write, right and wrong, against one ledger: `tests/planted.tsv`. Those marked `held` were
//! written after the rules, to test the rules on unseen text.

use super::scan::with_plain_digits;
use super::tests::ledger;
use super::{CUT, Tracer};
use languages::language::{self, Language};
use languages::locale::Locale;

const CASES: &str = include_str!("../../tests/planted.tsv");

const FIGURES: [(&str, &str, &str); 20] = [
    ("ev_AAPL_pe", "22.43", "ratio"),
    ("ev_AAPL_return_1y", "-12.47", "percent"),
    ("ev_AAPL_revenue", "391.035", "billion USD"),
    ("ev_AAPL_net_income", "93736", "million USD"),
    ("ev_AAPL_price", "226.84", "USD"),
    ("ev_AAPL_max_drawdown_36m", "-38.52", "percent"),
    ("ev_AAPL_operating_margin", "31.51", "percent"),
    ("ev_AAPL_operating_margin_change_1y", "1.72", "percentage points"),
    ("ev_AAPL_beta_36m", "1.24", "ratio"),
    ("ev_AAPL_current_ratio", "0.87", "ratio"),
    ("ev_AAPL_eps_diluted", "6.08", "USD per share"),
    ("ev_AAPL_age", "3.4", "years"),
    ("ev_cape", "36.72", "ratio"),
    ("ev_infl_12m", "2.44", "percent"),
    ("ev_long_rate", "4.28", "percent"),
    ("ev_curve_10y_3m", "0.61", "percentage points"),
    ("ev_freq_neg_5y", "17.3", "percent"),
    ("ev_window_count_1y", "1612", "count"),
    ("ev_SAP_revenue", "34.18", "billion EUR"),
    ("ev_sp_vol_36m", "17.9", "percent per year"),
];

#[test]
fn no_planted_number_passes_and_right_ones_stay() {
    let ledger = ledger(&FIGURES);
    let (mut wrong, mut right, mut held, mut passed, mut lost) = (0, 0, 0, Vec::new(), Vec::new());
    for line in CASES.lines().skip(1) {
        let fields: Vec<&str> = line.split('\t').collect();
        let [verdict, kind, set, text, planted] = fields[..] else {
            panic!("{line}");
        };
        let language = if kind == "locale" {
            language::detect(text)
        } else {
            Language::En
        };
        let tracer = Tracer::new(&ledger, ["for some years"]).strictly();
        let once = tracer.speaking(Locale::of(language)).trace(text);
        // The engine traces the result again, in lenient mode.
        let twice = Tracer::new(&ledger, ["for some years"]).trace(&once);
        held += usize::from(set == "held");
        match verdict {
            "wrong" => {
                wrong += 1;
                if !once.contains(CUT) || once.contains(planted) {
                    passed.push(format!("{text} -> {once}"));
                }
            }
            _ => {
                right += 1;
                // Digits of another script become plain ones, which loses nothing.
                if twice != with_plain_digits(text) {
                    lost.push(format!("{text} -> {twice}"));
                }
            }
        }
    }
    assert!(wrong + right >= 200 && held >= 100, "{wrong} {right} {held}");
    assert!(passed.is_empty(), "{} passed:\n{}", passed.len(), passed.join("\n"));
    assert!(
        lost.len() * 50 <= right,
        "{} of {right} lost:\n{}",
        lost.len(),
        lost.join("\n")
    );
}
