//! The topic of a question about the economy, a hedge or accounts: the answer begins with its figures.

use pipeline::brief::MasterBrief;

use super::coverage::{is_elsewhere, names_stocks};
use super::mix;
use super::question::Question;
use super::question_text::{is_english, searched_part, themes};
use super::sums::names_sum_in;
use languages::asks::{self, Word};
use languages::text::fold;

/// Words of at least so many bytes are searched inside other words too.
const MIN_INSIDE: usize = 6;

/// The topic that a question asks about first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Focus {
    /// What inflation does to money in the bank.
    Savings,
    /// Whether short rates are above long ones.
    Curve,
    /// Whether a recession is near.
    Recession,
    /// What bonds and bills pay, after inflation too.
    Rates,
    /// The interest rate that the central bank sets.
    PolicyRate,
    /// Work and unemployment.
    Jobs,
    /// Building and living.
    Housing,
    /// How much money there is.
    Money,
    /// Consumer prices.
    Inflation,
    /// The dollar against all other currencies.
    Dollar,
    /// Output of the whole economy.
    Growth,
    /// The price of crude oil.
    Oil,
    /// Whether a metal or a coin keeps up with prices.
    Hedge,
    /// The accounts of companies, without the price of their shares.
    Accounts,
}

impl Focus {
    /// The topic of a brief, if its words name one.
    pub fn of(brief: &MasterBrief) -> Option<Self> {
        let text = format!(" {} {} ", fold(&searched_part(&brief.question)), fold(&themes(brief)));
        let english = is_english(brief);
        // Longer words are also found inside compounds: "Kerninflation".
        let is_inside = |word: &Word| word.folded.len() >= MIN_INSIDE && text.contains(&word.folded);
        let names = |focus: Self| {
            let words = asks::list(word_list(focus), english);
            words.are_in(&text) || words.iter().any(is_inside)
        };
        let instruments = &brief.subject.instruments;
        if instruments.is_empty() {
            let owns_something = !brief.holdings.positions.is_empty() || mix::weights(brief).is_some();
            let economy = !owns_something && !names_stocks(&text) && !is_elsewhere(brief);
            let kind = matches!(
                brief.subject.kind.as_str(),
                "macro" | "portfolio" | "sector_or_theme" | "comparison"
            );
            // "250 dollars" is a sum, and "dollar cost averaging" a savings plan.
            let is_no_currency = names_sum_in(brief, "USD") || Question::of(brief).is_plan();
            let found = ECONOMY.into_iter().find(|focus| {
                let is_meant = *focus != Self::Dollar || !is_no_currency;
                economy && kind && names(*focus) && focus.is_enough(&names) && is_meant
            });
            // What inflation does to bonds is what they pay after it.
            let on_bonds = asks::list("asks-bonds", english).are_in(&text);
            return found.map(|focus| match focus {
                Self::Inflation if on_bonds => Self::Rates,
                focus => focus,
            });
        }
        if instruments
            .iter()
            .all(|known| CRUDE_OIL.contains(&known.symbol.as_str()))
        {
            return Some(Self::Oil);
        }
        let spot = |class: &str| matches!(class, "commodity" | "crypto");
        let company = |class: &str| matches!(class, "equity" | "");
        if instruments.iter().all(|known| spot(&known.asset_class)) {
            return names(Self::Inflation).then_some(Self::Hedge);
        }
        let companies = instruments.iter().all(|known| company(&known.asset_class));
        // A question about a price is not about the accounts alone.
        let priced = asks::list("asks-price", english).are_in(&text);
        (companies && !priced && brief.subject.kind != "portfolio" && names(Self::Accounts)).then_some(Self::Accounts)
    }

    /// Whether it is about the economy, and not about something to own.
    pub fn is_economy(self) -> bool {
        ECONOMY.contains(&self)
    }

    /// Whether its words are enough: those for savings need words for inflation beside them.
    fn is_enough(self, names: &dyn Fn(Self) -> bool) -> bool {
        self != Self::Savings || names(Self::Inflation)
    }
}

/// The symbols of crude oil, of which a monthly price ships.
const CRUDE_OIL: [&str; 2] = ["CL=F", "BZ=F"];

/// The topics of the economy, the narrower ones first.
const ECONOMY: [Focus; 12] = [
    Focus::Savings,
    Focus::Curve,
    Focus::Recession,
    Focus::Jobs,
    Focus::Housing,
    Focus::Money,
    Focus::PolicyRate,
    Focus::Inflation,
    Focus::Rates,
    Focus::Dollar,
    Focus::Growth,
    Focus::Oil,
];

/// The name of its word list; see `words`.
const fn word_list(focus: Focus) -> &'static str {
    match focus {
        Focus::Accounts => "on-accounts",
        Focus::Curve => "on-curve",
        Focus::Dollar => "on-dollar",
        Focus::Growth => "on-growth",
        Focus::Hedge | Focus::Inflation => "on-inflation",
        Focus::Housing => "on-housing",
        Focus::Jobs => "on-jobs",
        Focus::Money => "on-money",
        Focus::Oil => "on-oil",
        Focus::PolicyRate => "on-policy-rate",
        Focus::Rates => "on-rates",
        Focus::Recession => "on-recession",
        Focus::Savings => "on-savings",
    }
}

#[cfg(test)]
mod tests {
    use pipeline::brief::mib::Instrument;

    use super::*;

    fn brief(question: &str, kind: &str, classes: &[&str]) -> MasterBrief {
        let mut brief = MasterBrief {
            question: question.to_owned(),
            ..MasterBrief::default()
        };
        brief.subject.kind = kind.to_owned();
        brief.subject.instruments = classes
            .iter()
            .map(|class| Instrument {
                asset_class: (*class).to_owned(),
                ..Instrument::default()
            })
            .collect();
        brief
    }

    #[test]
    fn the_words_say_what_is_wanted() {
        for (question, kind, classes, focus) in [
            ("Is the yield curve inverted?", "macro", &[][..], Some(Focus::Curve)),
            (
                "What does inflation do to my savings?",
                "portfolio",
                &[],
                Some(Focus::Savings),
            ),
            (
                "Was macht die Inflation mit meinem Spargeld?",
                "portfolio",
                &[],
                Some(Focus::Savings),
            ),
            ("Is a recession near?", "macro", &[], Some(Focus::Recession)),
            ("¿Está invertida la curva de tipos?", "macro", &[], Some(Focus::Curve)),
            ("インフレは続きますか", "macro", &[], Some(Focus::Inflation)),
            (
                "Is the federal funds rate above inflation?",
                "macro",
                &[],
                Some(Focus::PolicyRate),
            ),
            (
                "What is the real yield on Treasuries?",
                "sector_or_theme",
                &[],
                Some(Focus::Rates),
            ),
            (
                "Is gold a hedge against inflation?",
                "comparison",
                &["commodity"],
                Some(Focus::Hedge),
            ),
            (
                "How sound are Microsoft's accounts?",
                "single_security",
                &["equity"],
                Some(Focus::Accounts),
            ),
            (
                "Are its accounts worth the price?",
                "single_security",
                &["equity"],
                None,
            ),
            // The Italian words have the one for stocks inside.
            ("Quanto è alta l’inflazione?", "macro", &[], Some(Focus::Inflation)),
            ("Quanto è alta la disoccupazione?", "macro", &[], Some(Focus::Jobs)),
            // About something to own, or about another country.
            ("Will inflation hurt stocks?", "macro", &[], None),
            ("L’inflazione fa male alle azioni?", "macro", &[], None),
            ("Will inflation in Germany stay high?", "macro", &[], None),
            ("Is gold a good investment?", "single_security", &["commodity"], None),
            ("How should I save for a car?", "portfolio", &[], None),
        ] {
            assert_eq!(Focus::of(&brief(question, kind, classes)), focus, "{question}");
        }
    }
}
