//! Figures on the falls that a question supposes: what they take from the whole, and from the sum that it names.

use figures::ledger::Evidence;
use intent::question::Question;
use intent::supposed_falls::SupposedFalls;
use pipeline::brief::MasterBrief;

use super::figure::{Recipe, computed};
use super::market::Market;

/// The name of the series, for people: nothing of the history is used.
const SERIES: &str = "arithmetic on the question";

const PART: [Recipe; 2] = [
    computed(
        "ev_supposed_{at}_part_weight",
        "percent",
        "round({weight}, {places})",
        "the weight of the part in the whole, as the question names it",
    ),
    computed(
        "ev_supposed_{at}_part_fall",
        "percent",
        "round({fall}, {places})",
        "the fall of that part that the question supposes",
    ),
];

const WHOLE: Recipe = computed(
    "ev_supposed_whole_fall",
    "percent",
    "round(({sum_of_parts}) / 100, {places})",
    "each weight times its fall, added up: the loss of the whole while everything else keeps its price",
);

const MONEY: [Recipe; 3] = [
    computed(
        "ev_supposed_sum",
        "{currency}",
        "round({sum}, 0)",
        "the sum that the question names",
    ),
    computed(
        "ev_supposed_lost",
        "{currency}",
        "round({sum} * ({sum_of_parts}) / 10000, 0)",
        "that sum times the loss of the whole",
    ),
    computed(
        "ev_supposed_left",
        "{currency}",
        "round({sum} - {sum} * ({sum_of_parts}) / 10000, 0)",
        "that sum less the loss",
    ),
];

/// Adds what the supposed falls take.
pub fn figures(brief: &MasterBrief, out: &mut Vec<Evidence>) {
    // A fall of the stocks of a mix has its own figures; only what it takes from a sum is told here.
    let tells_parts = match Question::of(brief) {
        Question::PartsFall => true,
        Question::StockFall(_) => false,
        _ => return,
    };
    let Some(falls) = SupposedFalls::of(brief) else { return };
    let market = Market::shipped();
    let mut add = |recipe: &Recipe, names: &[(&str, &str)]| {
        let figure = market.figure(recipe, SERIES, None, market.last_month(), names);
        // Arithmetic is of the day of the question.
        let as_of = brief.as_of.clone();
        out.extend(figure.map(|figure| Evidence { as_of, ..figure }.sealed()));
    };
    for (at, part) in falls.parts.iter().enumerate().filter(|_| tells_parts) {
        let (at, weight, fall) = (at.to_string(), part.weight.to_string(), part.fall.to_string());
        let numbers = [part.weight, part.fall];
        for (recipe, number) in PART.iter().zip(numbers) {
            let names = [
                ("{at}", &*at),
                ("{weight}", &*weight),
                ("{fall}", &*fall),
                ("{places}", places(number)),
            ];
            add(recipe, &names);
        }
    }
    let products = falls
        .parts
        .iter()
        .map(|part| format!("{} * {}", part.weight, part.fall));
    let sum_of_parts = products.collect::<Vec<String>>().join(" + ");
    let lost: f64 = falls.parts.iter().map(|part| part.weight * part.fall / 100.0).sum();
    if tells_parts {
        add(&WHOLE, &[("{sum_of_parts}", &sum_of_parts), ("{places}", places(lost))]);
    }
    if let Some((sum, currency)) = falls.sum {
        let sum = sum.to_string();
        let names = [
            ("{sum_of_parts}", &*sum_of_parts),
            ("{sum}", &sum),
            ("{currency}", currency),
        ];
        for recipe in &MONEY {
            add(recipe, &names);
        }
    }
}

/// The decimal places of a number in per cent: none where it is whole.
fn places(number: f64) -> &'static str {
    let tenths = (number * 10.0).round();
    if tenths % 10.0 == 0.0 { "0" } else { "1" }
}
