//! The grounds on which a claim can be questioned. Each looks into the ledger whether it is really there.

use languages::locale::Arg;
use pipeline::committee::{Claim, Evidence, Stance};

use super::figures::{Figures, number};
use super::words::quantity;

/// Figures older than this many years are questioned for it.
const OLD: f64 = 2.0;
/// Yearly rates of two halves of a series that lie further apart than this, in points, are two regimes.
const APART: f64 = 10.0;
/// A yearly rate that loses more than this, in points, without its ten best days hangs on them.
const HANGS: f64 = 3.0;

/// Why a claim is questioned.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ground {
    /// It rests on a window of a year or less.
    ShortWindow,
    /// Its series consists of parts that were not alike.
    Regime,
    /// Its series hangs on a few days.
    Outlier,
    /// Its figures are old.
    Stale,
    /// Only those who lasted are in the data.
    Survivors,
    /// It adds nothing to what usually happens.
    BaseRate,
    /// It leaves the worst out.
    MissingRisk,
    /// Interest rates could explain it as well.
    Rates,
}

/// Windows of a year or less, with a longer one of the same kind.
const WINDOWS: [(&str, &str); 7] = [
    ("_return_1m", "return_5y"),
    ("_return_3m", "return_5y"),
    ("_return_6m", "return_5y"),
    ("_return_1y", "return_5y"),
    ("_momentum_12_1", "return_5y"),
    ("_trend", "return_5y"),
    ("_vol_1y", "vol_36m"),
];

impl Ground {
    /// What a seat questions, in its order. No two seats share their first ground, so that nobody asks what somebody else
    /// is asking.
    pub fn of_seat(role: &str) -> &'static [Self] {
        match role {
            "risk" => &[Self::MissingRisk, Self::Outlier, Self::Stale],
            "market" => &[Self::BaseRate, Self::Survivors],
            "macro" => &[Self::Rates],
            "valuation" => &[Self::ShortWindow],
            "industry" | "allocation" => &[Self::Regime],
            _ => &[Self::Stale],
        }
    }

    /// Its kind on the wire.
    pub const fn kind(self) -> &'static str {
        match self {
            Self::ShortWindow | Self::Regime | Self::Outlier => "evidence",
            Self::Stale => "staleness",
            Self::Survivors | Self::BaseRate => "base_rate",
            Self::MissingRisk => "missing_risk",
            Self::Rates => "alternative_explanation",
        }
    }

    /// The question, where the ground for it is there.
    pub fn question(self, claim: &Claim, figures: &Figures<'_>) -> Option<String> {
        let words = figures.words;
        let found = self.figures(claim, figures)?;
        Some(match (self, found.as_slice()) {
            (Self::ShortWindow, [longer, ..]) => words.say("ask-window-other", &[("longer", quantity(longer))]),
            (Self::ShortWindow, []) => words.text("ask-window"),
            (Self::Regime, [before, after, ..]) => words.say(
                "ask-regime",
                &[("before", quantity(before)), ("after", quantity(after))],
            ),
            (Self::Outlier, [without, with, ..]) => words.say(
                "ask-outlier",
                &[("without", quantity(without)), ("with", quantity(with))],
            ),
            (Self::Stale, [age, ..]) => words.say("ask-stale", &[("age", quantity(age))]),
            (Self::BaseRate, [rate, ..]) => words.say("ask-base-rate", &[("rate", quantity(rate))]),
            (Self::MissingRisk, [worst, ..]) => words.say(
                "ask-missing-risk",
                &[("worst", quantity(worst)), ("date", Arg::Date(&worst.as_of))],
            ),
            (Self::Rates, [change, ..]) => words.say("ask-rates", &[("change", quantity(change))]),
            (Self::Survivors, _) => words.text("ask-survivors"),
            _ => return None,
        })
    }

    /// The figures that make the ground; `None` where it is not there.
    pub fn figures<'a>(self, claim: &Claim, figures: &Figures<'a>) -> Option<Vec<&'a Evidence>> {
        let id = claim.figures.first()?;
        let has = |part: &str| claim.figures.iter().any(|id| id.contains(part));
        let points = claim.stance != Stance::Neutral;
        match self {
            Self::ShortWindow => {
                let (_, longer) = WINDOWS.iter().find(|(short, _)| id.ends_with(short))?;
                let Some(longer) = figures.beside(id, longer) else {
                    return Some(Vec::new());
                };
                let judged = figures.get(id)?;
                // A longer window that says the same is no ground.
                (number(longer) * number(judged) < 0.0).then(|| vec![longer])
            }
            Self::Regime => {
                let before = figures.beside(id, "return_first_half")?;
                let after = figures.beside(id, "return_second_half")?;
                let of_price = has("return") || has("momentum") || has("trend") || has("freq") || has("vol_");
                let turned = number(before) * number(after) < 0.0;
                let apart = (number(before) - number(after)).abs() > APART;
                (points && of_price && (turned || apart)).then(|| vec![before, after])
            }
            Self::Outlier => {
                let without = figures.beside(id, "return_all_less_best_10")?;
                let with = figures.beside(id, "return_all")?;
                let rests = has("return") || has("momentum") || has("freq");
                (points && rests && !has("best_10") && number(with) - number(without) > HANGS)
                    .then(|| vec![without, with])
            }
            Self::Stale => {
                let ages = claim.figures.iter().filter_map(|id| figures.age_of(figures.get(id)?));
                let age = ages.max_by(|a, b| number(a).total_cmp(&number(b)))?;
                (number(age) >= OLD).then(|| vec![age])
            }
            Self::Survivors => {
                let long = has("return_5y") || has("return_10y") || has("return_all") || has("freq_");
                let stock = id.chars().any(|letter| letter.is_ascii_uppercase());
                (points && long && stock).then(Vec::new)
            }
            Self::BaseRate => {
                let rate = figures
                    .beside(id, "freq_pos_1y")
                    .or_else(|| figures.get("ev_freq_pos_1y").filter(|_| !capital(id)))?;
                let of_price = has("return") || has("trend") || has("momentum") || has("cape");
                (points && of_price).then(|| vec![rate])
            }
            Self::MissingRisk => {
                let worst = figures.beside(id, "max_drawdown_all")?;
                (claim.stance == Stance::Supports && !has("drawdown")).then(|| vec![worst])
            }
            Self::Rates => {
                let change = figures.get("ev_long_rate_change_12m")?;
                let moved = has("return") || has("cape") || has("earnings") || has("_pe") || has("yield");
                (points && moved).then(|| vec![change])
            }
        }
    }
}

fn capital(id: &str) -> bool {
    id.chars().any(|letter| letter.is_ascii_uppercase())
}
