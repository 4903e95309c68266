//! The first sentence on supposed falls: what they take from the whole, and from the sum that the question names.

use intent::mix;
use intent::question::Question;
use intent::supposed_falls::SupposedFalls;
use languages::locale::Arg;
use pipeline::brief::MasterBrief;
use pipeline::committee::Evidence;

use super::figures::Figures;
use super::message_args::FirstSentence;
use super::names;
use super::words::{capitalised, quantity};

/// A part that is all of it, in per cent.
const ALL: f64 = 99.5;

/// What the falls that a question supposes come to.
pub fn answer<'a>(brief: &MasterBrief, figures: &Figures<'a>) -> Option<FirstSentence<'a>> {
    if figures.question != Question::PartsFall {
        return None;
    }
    let falls = SupposedFalls::of(brief)?;
    let money = in_money(brief, figures);
    let is_all = falls.parts.iter().map(|part| part.weight).sum::<f64>() >= ALL && falls.parts.len() == 1;
    match (money, is_all) {
        // "Of 50,000 you would lose 20,000" says it all.
        (Some(money), true) => Some(money),
        (Some(mut money), false) => {
            money.append(of_the_whole(&falls, figures)?, figures);
            Some(money)
        }
        (None, _) => of_the_whole(&falls, figures),
    }
}

fn of_the_whole<'a>(falls: &SupposedFalls, figures: &Figures<'a>) -> Option<FirstSentence<'a>> {
    let words = figures.words;
    let whole = figures.get("ev_supposed_whole_fall")?;
    let mut quoted: Vec<&'a Evidence> = vec![whole];
    let mut parts: Vec<String> = Vec::new();
    for (at, part) in falls.parts.iter().enumerate() {
        let weight = figures.get(&format!("ev_supposed_{at}_part_weight"))?;
        let fall = figures.get(&format!("ev_supposed_{at}_part_fall"))?;
        let name = names::of_instrument(&part.name, &part.symbol, words);
        let arguments = [
            ("name", Arg::Text(&name)),
            ("weight", quantity(weight)),
            ("fall", quantity(fall)),
        ];
        parts.push(words.say("first-part-fall", &arguments));
        quoted.extend([weight, fall]);
    }
    let parts = words.list(&parts);
    let arguments = [("whole_fall", quantity(whole)), ("parts", Arg::Text(&parts))];
    Some(FirstSentence {
        text: capitalised(&words.say("first-parts-fall", &arguments)),
        figures: quoted,
    })
}

/// What the falls take from the sum that the question names.
pub fn in_money<'a>(brief: &MasterBrief, figures: &Figures<'a>) -> Option<FirstSentence<'a>> {
    let [sum, lost, left] = ["sum", "lost", "left"].map(|name| figures.get(&format!("ev_supposed_{name}")));
    let (sum, lost, left) = (sum?, lost?, left?);
    let arguments = [
        ("sum", quantity(sum)),
        ("lost", quantity(lost)),
        ("left", quantity(left)),
    ];
    let mut answer = FirstSentence {
        text: capitalised(&figures.words.say("first-supposed-sum", &arguments)),
        figures: vec![lost, sum, left],
    };
    // Nobody said what the sum is in.
    let is_known = !brief.holdings.positions.is_empty() || mix::weights(brief).is_some();
    if let Some([part]) = SupposedFalls::of(brief).as_ref().map(|falls| falls.parts.as_slice())
        && !is_known
    {
        let name = names::of_instrument(&part.name, &part.symbol, figures.words);
        answer.add(
            &figures.words.say("first-supposed-all", &[("name", Arg::Text(&name))]),
            figures,
        );
    }
    Some(answer)
}
