//! The first sentence about a series of the economy that is looked up. Where a time is not covered, the sentence says
//! from when to when our figures run.

use intent::lookup::economy::series::{Told, by_key};
use intent::lookup::economy::{EconomyLookup, Missing, Test, Wish};

use crate::figures::{Figures, number};
use crate::message_args::FirstSentence;
use told::{Line, Sentence};

#[cfg(test)]
mod tests;
mod told;

/// The figure that a question asks for.
pub fn answer<'a>(asked: &EconomyLookup, figures: &Figures<'a>) -> Option<FirstSentence<'a>> {
    let mut sentences: Vec<FirstSentence<'a>> = match &asked.wish {
        Wish::Missing(missing) => missing_series(*missing, figures),
        Wish::Sahm => vec![sahm(figures)?],
        Wish::AfterInversion => vec![after_inversion(figures)?],
        Wish::Deposit(_, inflation) => vec![deposit(inflation.is_some(), figures)?],
        Wish::Worth(..) => vec![Line::new(0, by_key("cpi")?, figures).worth()],
        wish => {
            let series = asked.series.iter().enumerate();
            series
                .flat_map(|(at, series)| Line::new(at, series, figures).sentences(wish))
                .collect()
        }
    };
    if let Some(holds) = asked.test.and_then(|test| holds(test, asked, figures)) {
        let key = if holds {
            "lookup-economy-yes"
        } else {
            "lookup-economy-no"
        };
        sentences.insert(0, Sentence::new(figures).say(key));
    }
    let mut sentences = sentences.into_iter();
    let mut answer = sentences.next()?;
    for sentence in sentences {
        answer.append(sentence, figures);
    }
    Some(answer)
}

/// Which series is missing, and what we have beside it.
fn missing_series<'a>(missing: Missing, figures: &Figures<'a>) -> Vec<FirstSentence<'a>> {
    let key = match missing {
        Missing::EcbRate => "lookup-economy-no-ecb",
        Missing::PolicyRate => "lookup-economy-no-policy-rate",
        Missing::Elsewhere => "lookup-economy-no-country",
        Missing::Mortgage => "lookup-economy-no-mortgage",
        Missing::Recessions => "lookup-economy-no-recessions",
    };
    let said = Sentence::new(figures).say(key);
    let beside = by_key("y10").filter(|_| missing == Missing::Mortgage);
    let beside = beside
        .into_iter()
        .flat_map(|series| Line::new(0, series, figures).sentences(&Wish::Newest));
    std::iter::once(said).chain(beside).collect()
}

fn sahm<'a>(figures: &Figures<'a>) -> Option<FirstSentence<'a>> {
    let sahm = figures.get("ev_sahm")?;
    let mut sentence = Sentence::new(figures);
    sentence.quote("sahm", sahm);
    sentence.text("date", figures.words.date(&sahm.as_of));
    let warns = number(sahm) >= 0.5;
    Some(sentence.say(if warns {
        "lookup-economy-sahm-warns"
    } else {
        "lookup-economy-sahm-quiet"
    }))
}

fn after_inversion<'a>(figures: &Figures<'a>) -> Option<FirstSentence<'a>> {
    let mut sentence = Sentence::new(figures);
    sentence.quote("share", figures.get("ev_jobs_after_inversion")?);
    sentence.quote("any", figures.get("ev_jobs_after_any")?);
    Some(sentence.say("lookup-economy-after-inversion"))
}

fn deposit<'a>(states_inflation: bool, figures: &Figures<'a>) -> Option<FirstSentence<'a>> {
    let mut sentence = Sentence::new(figures);
    for name in ["rate", "inflation", "real"] {
        sentence.quote(name, figures.get(&format!("ev_lookup_0_deposit_economy_{name}"))?);
    }
    Some(sentence.say(if states_inflation {
        "lookup-economy-deposit"
    } else {
        "lookup-economy-deposit-us"
    }))
}

/// Whether the newest value is as a question asks; `None` where there are no figures to tell.
fn holds(test: Test, asked: &EconomyLookup, figures: &Figures<'_>) -> Option<bool> {
    let value = |at: usize, measure: &str| {
        figures
            .get(&format!("ev_lookup_{at}_now_economy_{measure}"))
            .map(number)
    };
    let series = asked.series.first()?;
    // Real wages rise where wages rise by more than prices.
    let is_real_wages = asked.series.iter().map(|series| series.key).eq(["wages", "cpi"]);
    let moved = match series.told {
        _ if is_real_wages => value(0, "change")? - value(1, "value")?,
        Told::Inflation if ["cpi", "core", "pce", "ppi"].contains(&series.key) => {
            value(0, "value")? - value(0, "before")?
        }
        Told::Inflation | Told::Growth => value(0, "value")?,
        _ => value(0, "change")?,
    };
    if asked.series.len() > 1 && !is_real_wages {
        return None;
    }
    Some(match test {
        Test::Rises => moved > 0.0,
        Test::Falls => moved < 0.0,
        Test::Above(bound) => value(0, "value")? > bound,
        Test::Below(bound) => value(0, "value")? < bound,
    })
}
