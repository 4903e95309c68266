//! From mentions to instruments: each clear one once, and the ambiguous names that must be asked about.

use pipeline::brief::mib::Instrument;

use super::super::lists::List;
use super::super::words::Word;
use super::{FoundSoFar, Mention, Named};
use instruments::Master;
use languages::steps;
use languages::text::{Text, fold};

/// Sorts the mentions into clear and ambiguous ones.
pub(super) fn settle(text: &Text<'_>, mut found: FoundSoFar, of_a_company: bool) -> Named {
    found.mentions.sort_by_key(|mention| (mention.start, mention.end));
    let whole: String = text.folded.iter().take(2_000).collect();
    let mut named = Named {
        unknown: found.unknown,
        ..Named::default()
    };
    let mut open = Vec::new();
    for mut mention in found.mentions {
        let mut seen: Vec<String> = Vec::new();
        mention.options.retain(|option| {
            let fresh = !seen.contains(&option.symbol);
            seen.push(option.symbol.clone());
            fresh
        });
        if mention.options.len() > 1
            && let Some(only) = only_fitting(&mention, &whole).or_else(|| only_company(&mention, of_a_company))
        {
            mention.options = vec![only];
        }
        match mention.options.as_slice() {
            [] => {}
            [only] => {
                if !named.clear.iter().any(|known| known.symbol == only.symbol) {
                    named.clear.push(only.clone());
                }
                named.mentions.push(mention);
            }
            _ => open.push(mention),
        }
    }
    for mention in open {
        let name = text.verbatim(mention.start, mention.end).to_owned();
        // In "Delta (DAL)", the symbol settles the name.
        let answered = mention
            .options
            .iter()
            .any(|option| named.clear.iter().any(|known| known.symbol == option.symbol));
        steps::step(named.ambiguous.len());
        let folded = fold(&name);
        let known = named.ambiguous.iter().any(|(other, _)| fold(other) == folded);
        if !answered && !known {
            named.ambiguous.push((name, mention.options));
        }
    }
    named
}

/// The only company of several meanings, where the text asks for something that only companies have: "Dow's payout".
fn only_company(mention: &Mention, of_a_company: bool) -> Option<Instrument> {
    let mut companies = mention.options.iter().filter(|option| option.asset_class == "equity");
    companies
        .next()
        .filter(|_| of_a_company && companies.next().is_none())
        .cloned()
}

/// The only meaning that fits the country or the industry in the text: "Merck, the German one".
fn only_fitting(mention: &Mention, text: &str) -> Option<Instrument> {
    let entry = |option: &Instrument| Master::get().by_symbol(&option.symbol);
    let says = |word: &&Word| {
        let end = if word.any_ending { "" } else { " " };
        text.contains(&format!(" {}{end}", word.folded))
    };
    let only = |fits: &dyn Fn(&Instrument) -> bool| {
        let mut fitting = mention.options.iter().filter(|option| fits(option));
        fitting.next().filter(|_| fitting.next().is_none()).cloned()
    };
    let country = List::Country
        .words()
        .iter()
        .filter(says)
        .find_map(|word| only(&|option| entry(option).is_some_and(|entry| entry.country == word.value)));
    country.or_else(|| {
        List::Trade
            .words()
            .iter()
            .filter(says)
            .find_map(|word| only(&|option| entry(option).is_some_and(|entry| entry.industry == word.value)))
    })
}
