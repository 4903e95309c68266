//! The first sentence about a price that is looked up: metals, coins, currencies, and the stocks whose prices ship.

use intent::lookup::prices::series::Series;
use intent::lookup::prices::{Operation, PriceLookup};
use languages::locale::Arg;
use pipeline::committee::Evidence;

use crate::figures::{Figures, number};
use crate::message_args::{FirstSentence, size};
use crate::names;
use crate::words::capitalised;

mod coverage;
mod moves;
mod quotes;
mod several;

/// Coins and stocks as people call them.
const NAMES: [(&str, &str); 7] = [
    ("AAPL", "Apple"),
    ("BTC-USD", "Bitcoin"),
    ("ETH-USD", "Ethereum"),
    ("GOOGL", "Google"),
    ("IBM", "IBM"),
    ("META", "Meta"),
    ("MSFT", "Microsoft"),
];

/// The most series in one list.
const MAX_RANKED: usize = 5;

/// The figure that a question asks for.
pub fn answer<'a>(asked: &PriceLookup, figures: &Figures<'a>) -> Option<FirstSentence<'a>> {
    if let Some(missing) = asked.missing {
        return Some(FirstSentence {
            text: figures.words.say("lookup-price-none", &[("name", Arg::Text(missing))]),
            figures: Vec::new(),
        });
    }
    let parts = Parts { asked, figures };
    let mut answer = match asked.operation {
        Operation::Strongest | Operation::Weakest => parts.ranked(),
        Operation::Ratio => parts.ratio(),
        Operation::Correlation => parts.correlation(),
        Operation::Swings => parts.swings(),
        _ => parts.each(),
    };
    if answer.is_none() {
        answer = parts.missing();
    }
    let mut answer = answer?;
    parts.add_limits(&mut answer);
    Some(answer)
}

/// What there is to say it with.
struct Parts<'q, 'f, 'a> {
    asked: &'q PriceLookup,
    figures: &'f Figures<'a>,
}

impl<'a> Parts<'_, '_, 'a> {
    /// A figure by the place of its series, and what it is.
    fn get(&self, at: usize, id: &str) -> Option<&'a Evidence> {
        let price = format!("ev_lookup_{at}_{id}_looked_price");
        let change = format!("ev_lookup_{at}_{id}_looked_change");
        let ratio = format!("ev_lookup_{at}_{id}_looked_ratio");
        [price, change, ratio].iter().find_map(|id| self.figures.get(id))
    }

    /// The name of a series: "1 USD", "gold (an ounce)".
    fn price_name(&self, series: &Series) -> String {
        let words = self.figures.words;
        let name = self.name(series);
        match series {
            Series::Pair { base, .. } => format!("1 {base}"),
            Series::Spot { is_gram, .. } if series.is_metal() => {
                let key = if *is_gram {
                    "lookup-price-gram"
                } else {
                    "lookup-price-ounce"
                };
                words.say(key, &[("name", Arg::Text(&name))])
            }
            _ => name,
        }
    }

    /// The name of a series without its unit.
    fn name(&self, series: &Series) -> String {
        let words = self.figures.words;
        match series {
            Series::Pair { base, quote } => format!("{base}/{quote}"),
            Series::Spot { symbol, .. } if names::is_metal(symbol) => {
                words.text(&format!("metal-{}", symbol.to_lowercase()))
            }
            Series::Spot { symbol, .. } | Series::Stock(symbol) => {
                let known = NAMES.iter().find(|(known, _)| known == symbol);
                known.map_or_else(|| (*symbol).to_owned(), |(_, name)| (*name).to_owned())
            }
            Series::ConsumerPrices => words.text("lookup-consumer-prices"),
        }
    }

    fn quantity(&self, figure: &Evidence) -> String {
        self.figures.words.quantity(figure)
    }

    fn size(&self, figure: &Evidence) -> String {
        size(figure, self.figures)
    }

    fn say(&self, key: &str, arguments: &[(&str, Arg<'_>)], quoted: Vec<&'a Evidence>) -> FirstSentence<'a> {
        FirstSentence {
            text: capitalised(&self.figures.words.say(key, arguments)),
            figures: quoted,
        }
    }

    /// One sentence or more for each series.
    fn each(&self) -> Option<FirstSentence<'a>> {
        let mut sentences = self
            .asked
            .series
            .iter()
            .enumerate()
            .filter_map(|(at, series)| self.one(at, series));
        let mut answer = sentences.next()?;
        for other in sentences {
            answer.append(other, self.figures);
        }
        Some(answer)
    }

    fn one(&self, at: usize, series: &Series) -> Option<FirstSentence<'a>> {
        let (name, plain) = (self.price_name(series), self.name(series));
        match self.asked.operation {
            Operation::Price => self.price(at, &name),
            Operation::Convert(_) => self.converted(at),
            Operation::Change => self.change(at, series, &name),
            Operation::YearlyRate => {
                let rate = self.get(at, "rate")?;
                self.over(&plain, "lookup-price-rate", "rate", rate)
            }
            Operation::Became(_) => self.became(at, &plain),
            Operation::Highest | Operation::Lowest => self.top(at, &name),
            Operation::OffHighest => self.off(at, &name),
            Operation::Level => self.level(at, &name),
            Operation::Average => {
                let average = self.get(at, "average")?;
                self.over(&name, "lookup-price-average", "average", average)
            }
            Operation::BestMonth | Operation::WorstMonth => self.month(at, &plain),
            Operation::DeepestFall => {
                let fall = self.get(at, "fall")?;
                self.over(&plain, "lookup-price-fall", "size", fall)
            }
            Operation::Back => self.back(at, &plain),
            _ => None,
        }
    }

    /// A message about a stretch of time with one figure, without its sign.
    fn over(&self, name: &str, key: &str, argument: &str, figure: &'a Evidence) -> Option<FirstSentence<'a>> {
        let (from, to) = period(figure)?;
        let value = match argument {
            "size" => self.size(figure),
            _ => self.quantity(figure),
        };
        let arguments = [
            ("name", Arg::Text(name)),
            (argument, Arg::Text(&value)),
            ("from", Arg::Date(from)),
            ("to", Arg::Date(to)),
        ];
        Some(self.say(key, &arguments, vec![figure]))
    }
}

/// The first and the last day of a figure.
fn period(figure: &Evidence) -> Option<(&str, &str)> {
    figure.period.as_deref()?.split_once('/')
}

/// Whether a figure went up or down.
fn way(figure: &Evidence) -> Arg<'static> {
    Arg::Text(if number(figure) < 0.0 { "down" } else { "up" })
}
