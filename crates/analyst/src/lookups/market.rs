//! The first sentence about the history of the US stock and bond market.

use intent::lookup::market::{MarketLookup, Season, Span, Valuation};
use intent::lookup::times::Time;
use intent::mix::Mix;
use languages::locale::Arg;

use super::caution;
use crate::figures::{Figures, number};
use crate::message_args::{FirstSentence, MessageArgs};
use crate::words::capitalised;

mod history;

/// The figure that a question asks for.
pub fn answer<'a>(asked: &MarketLookup, figures: &Figures<'a>) -> Option<FirstSentence<'a>> {
    let found = match asked {
        MarketLookup::Value(valuation, times, _) => values(*valuation, times, figures),
        MarketLookup::ValueRange(valuation) => value_range(*valuation, figures),
        MarketLookup::AfterCape(bound) => after_cape(*bound, figures),
        MarketLookup::Premium => say("lookup-premium", &[("premium", "ev_excess_cape_yield")], &[], figures),
        MarketLookup::Fall(mix, years) => fall(*mix, *years, figures),
        MarketLookup::BelowHigh(_) => say("lookup-below-high", &[("fall", "ev_lookup_drawdown_now")], &[], figures),
        MarketLookup::Years(mix, years) => of_years(*mix, years, figures),
        MarketLookup::Extremes(mix, span, since) => extremes(*mix, *span, *since, figures),
        MarketLookup::Average(mix, _) => average(*mix, figures),
        MarketLookup::Losses(mix, _) => losses(*mix, figures),
        MarketLookup::BearMarkets { how_often } => bear_markets(*how_often, figures),
        MarketLookup::Season(season) => seasonal(*season, figures),
        MarketLookup::Swings => say("lookup-swings", &[("swings", "ev_lookup_vol_36m")], &[], figures),
        MarketLookup::SavedSince(..) => say(
            "lookup-saved",
            &[
                ("paid", "ev_lookup_plan_paid"),
                ("sum", "ev_lookup_past_sum"),
                ("return", "ev_lookup_return_real"),
            ],
            &[],
            figures,
        ),
        MarketLookup::InvestedIn(..) => invested(figures),
        MarketLookup::History(asked) => history::answer(*asked, figures),
        MarketLookup::Caution(found) => caution::answer(found, figures),
    };
    found.or_else(|| not_covered(figures))
}

/// A message with figures, each under its name and without its sign. `$NAME_way` is `up` or `down`.
pub(super) fn say<'a>(
    key: &str,
    named: &[(&str, &str)],
    more: &[(&str, Arg<'_>)],
    figures: &Figures<'a>,
) -> Option<FirstSentence<'a>> {
    let mut args = MessageArgs::default();
    for (name, id) in named {
        let figure = figures.get(id)?;
        args.quote(name, figure, figures);
        args.add(
            &format!("{name}_way"),
            if number(figure) < 0.0 { "down" } else { "up" }.to_owned(),
        );
    }
    Some(args.say(key, more, figures))
}

/// Says that the history does not reach to what is asked.
fn not_covered<'a>(figures: &Figures<'a>) -> Option<FirstSentence<'a>> {
    say(
        "lookup-not-covered",
        &[("average", "ev_sp_real_return_all")],
        &[],
        figures,
    )
}

/// What a mix is called.
pub(super) fn name_of(mix: Mix, figures: &Figures<'_>) -> String {
    match mix {
        Mix::STOCKS => figures.words.text("us-stocks"),
        Mix::BONDS => figures.words.text("us-bonds"),
        mix => {
            let name = mix.to_string();
            let cash = if mix.cash > 0 { "yes" } else { "no" };
            let arguments = [("name", Arg::Text(&name)), ("cash", Arg::Text(cash))];
            figures.words.say("first-mix", &arguments)
        }
    }
}

const fn key_of(valuation: Valuation) -> (&'static str, &'static str) {
    match valuation {
        Valuation::Cape => ("lookup-name-cape", "cape"),
        Valuation::PriceToEarnings => ("lookup-name-pe", "pe"),
        Valuation::DividendYield => ("lookup-name-yield", "dividend_yield"),
        Valuation::Price => ("lookup-name-price", "price"),
    }
}

fn joined<'a>(parts: Vec<FirstSentence<'a>>, figures: &Figures<'_>) -> Option<FirstSentence<'a>> {
    let mut parts = parts.into_iter();
    let mut answer = parts.next()?;
    for other in parts {
        answer.append(other, figures);
    }
    Some(answer)
}

fn values<'a>(valuation: Valuation, times: &[Time], figures: &Figures<'a>) -> Option<FirstSentence<'a>> {
    let (name, key) = key_of(valuation);
    let name = figures.words.text(name);
    let of_time = |time: &Time| {
        let months = time.month.map_or_else(|| (1..=12).rev().collect(), |month| vec![month]);
        let id = months
            .into_iter()
            .map(|month| format!("ev_lookup_{}_{month:02}_{key}", time.year));
        let id = id.into_iter().find(|id| figures.get(id).is_some())?;
        let year = time.year.to_string();
        say(
            "lookup-value",
            &[("value", &id)],
            &[("name", Arg::Text(&name)), ("year", Arg::Text(&year))],
            figures,
        )
    };
    joined(times.iter().filter_map(of_time).collect(), figures)
}

fn value_range<'a>(valuation: Valuation, figures: &Figures<'a>) -> Option<FirstSentence<'a>> {
    let (name, key) = key_of(valuation);
    let name = figures.words.text(name);
    let median = match valuation {
        Valuation::DividendYield => "ev_lookup_median_dividend_yield".to_owned(),
        _ => format!("ev_lookup_{key}_median"),
    };
    let (high, low) = (format!("ev_lookup_high_{key}"), format!("ev_lookup_low_{key}"));
    let date = |id: &str| figures.get(id).map_or("", |figure| figure.as_of.as_str());
    let since = figures
        .get(&median)
        .and_then(|figure| figure.period.as_deref()?.split_once('/'));
    let since = since.map_or("", |(from, _)| from.get(..7).unwrap_or(from));
    let more = [
        ("name", Arg::Text(&name)),
        ("high_date", Arg::Date(date(&high))),
        ("low_date", Arg::Date(date(&low))),
        ("since", Arg::Date(since)),
    ];
    say(
        "lookup-range",
        &[("high", &high), ("low", &low), ("median", &median)],
        &more,
        figures,
    )
}

fn after_cape<'a>(bound: u16, figures: &Figures<'a>) -> Option<FirstSentence<'a>> {
    let bound = bound.to_string();
    say(
        "lookup-after-cape",
        &[
            ("median", "ev_lookup_after_cape_median_10y"),
            ("gained", "ev_lookup_after_cape_freq_pos_10y"),
        ],
        &[("bound", Arg::Text(&bound))],
        figures,
    )
}

fn fall<'a>(mix: Mix, years: Option<(u16, u16)>, figures: &Figures<'a>) -> Option<FirstSentence<'a>> {
    let year = years.map_or(1871, |(first, _)| first);
    let name = name_of(mix, figures);
    let fall = format!("ev_lookup_sp_fall_{year}");
    let more = [
        ("name", Arg::Text(&name)),
        ("deepest", Arg::Text(if years.is_none() { "yes" } else { "no" })),
    ];
    let mut answer = say("lookup-fall", &[("fall", &fall)], &more, figures)?;
    match say(
        "lookup-recovered",
        &[("recovery", &format!("ev_lookup_sp_recovery_{year}"))],
        &[],
        figures,
    ) {
        Some(recovered) => answer.append(recovered, figures),
        None => answer.add(&figures.words.text("lookup-not-recovered"), figures),
    }
    if let Some(prices) = say(
        "lookup-fall-prices",
        &[("fall", &format!("ev_lookup_price_fall_{year}"))],
        &[],
        figures,
    ) {
        answer.append(prices, figures);
    }
    Some(answer)
}

fn of_years<'a>(mix: Mix, years: &[u16], figures: &Figures<'a>) -> Option<FirstSentence<'a>> {
    let name = name_of(mix, figures);
    let income = if mix == Mix::STOCKS { "dividends" } else { "both" };
    let of_year = |year: &u16| {
        let ids = [
            ("nominal", format!("ev_lookup_{year}_return_nominal")),
            ("real", format!("ev_lookup_{year}_return_real")),
        ];
        let named: Vec<(&str, &str)> = ids.iter().map(|(name, id)| (*name, id.as_str())).collect();
        say(
            "first-past",
            &named,
            &[("name", Arg::Text(&name)), ("income", Arg::Text(income))],
            figures,
        )
    };
    joined(years.iter().filter_map(of_year).collect(), figures)
}

fn extremes<'a>(mix: Mix, span: Span, since: Option<u16>, figures: &Figures<'a>) -> Option<FirstSentence<'a>> {
    let name = name_of(mix, figures);
    let since = since.unwrap_or(1871).to_string();
    let best = figures.get("ev_lookup_past_best")?.period.as_deref()?.split_once('/')?;
    let month = |date: &'a str| Arg::Date(date.get(..7).unwrap_or(date));
    let span = match span {
        Span::Month => "month",
        Span::Year => "year",
        Span::Decade => "decade",
    };
    let more = [
        ("name", Arg::Text(&name)),
        ("since", Arg::Text(&since)),
        ("span", Arg::Text(span)),
        ("best_from", month(best.0)),
        ("best_to", month(best.1)),
    ];
    say(
        "lookup-extremes",
        &[("worst", "ev_lookup_past_worst"), ("best", "ev_lookup_past_best")],
        &more,
        figures,
    )
}

fn average<'a>(mix: Mix, figures: &Figures<'a>) -> Option<FirstSentence<'a>> {
    let name = name_of(mix, figures);
    say(
        "lookup-average",
        &[
            ("mean", "ev_lookup_mean_return_real"),
            ("median", "ev_lookup_median_return_real"),
            ("lost", "ev_lookup_freq_neg_span"),
            ("years", "ev_lookup_periods_horizon"),
        ],
        &[("name", Arg::Text(&name))],
        figures,
    )
}

fn losses<'a>(mix: Mix, figures: &Figures<'a>) -> Option<FirstSentence<'a>> {
    let name = name_of(mix, figures);
    let named = [
        ("worst", "ev_lookup_past_worst"),
        ("lost", "ev_lookup_freq_neg_span"),
        ("years", "ev_lookup_periods_horizon"),
    ];
    say("lookup-losses", &named, &[("name", Arg::Text(&name))], figures)
}

fn bear_markets<'a>(how_often: bool, figures: &Figures<'a>) -> Option<FirstSentence<'a>> {
    let number = [("count", "ev_lookup_bear_count"), ("every", "ev_lookup_bear_every")];
    let lengths = [
        ("length", "ev_lookup_bear_length"),
        ("recovery", "ev_lookup_bear_recovery_length"),
    ];
    let mut answer = say("lookup-bears-often", &number, &[], figures)?;
    let lengths = say("lookup-bears", &lengths, &[], figures)?;
    if how_often {
        answer.append(lengths, figures);
    } else {
        answer.lead_with(lengths, figures);
    }
    Some(answer)
}

fn seasonal<'a>(season: Season, figures: &Figures<'a>) -> Option<FirstSentence<'a>> {
    let name = match season {
        Season::Summer => figures.words.text("lookup-summer"),
        Season::Month(month) => {
            let date = figures.words.date(&format!("2000-{month:02}"));
            date.replace("2000", "")
                .trim_matches([' ', '年', '년', '，', ','])
                .to_owned()
        }
    };
    let named = [("mean", "ev_lookup_season"), ("all", "ev_lookup_all_season")];
    say(
        "lookup-season",
        &named,
        &[("name", Arg::Text(&capitalised(&name)))],
        figures,
    )
}

fn invested<'a>(figures: &Figures<'a>) -> Option<FirstSentence<'a>> {
    let name = figures.words.text("us-stocks");
    let named = [
        ("past_start", "ev_lookup_past_start"),
        ("past_sum", "ev_lookup_past_sum"),
        ("past_real_sum", "ev_lookup_past_real_sum"),
    ];
    let more = [("name", Arg::Text(&name)), ("income", Arg::Text("dividends"))];
    say("first-past-sum", &named, &more, figures)
}
