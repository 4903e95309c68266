//! Computes figures from formulas. The formula is stored with the value, so the two cannot disagree.

use std::borrow::Cow;
use std::cell::RefCell;

use figures::formula::{Value, evaluate};
use figures::ledger::{Evidence, FigureKind};

use market_data::table::Table;

/// The definition of a figure. Names in braces are placeholders, which [`FigureContext::names`] fills in.
#[derive(Debug, Clone, Copy)]
pub struct Recipe {
    /// The id of the figure, after the prefix of the context.
    pub id: &'static str,
    /// Whether the value is taken from the data or computed.
    pub kind: FigureKind,
    /// The unit of the value.
    pub unit: &'static str,
    /// The formula, in the language of `figures::formula`.
    pub formula: &'static str,
    /// The formula in words, for people.
    pub how: &'static str,
}

/// The definition of a figure that is taken from the data.
pub const fn reported(id: &'static str, unit: &'static str, formula: &'static str, how: &'static str) -> Recipe {
    let kind = FigureKind::Reported;
    Recipe {
        id,
        kind,
        unit,
        formula,
        how,
    }
}

/// The definition of a figure that is computed.
pub const fn computed(id: &'static str, unit: &'static str, formula: &'static str, how: &'static str) -> Recipe {
    let kind = FigureKind::Computed;
    Recipe {
        id,
        kind,
        unit,
        formula,
        how,
    }
}

/// What a group of figures has in common: the data, the dates, and the placeholders of the formulas.
#[derive(Debug, Clone, Copy)]
pub struct FigureContext<'a> {
    /// The tables with the series; the first one is the source of the figure.
    pub tables: &'a [&'a Table],
    /// The prefix of the figure ids.
    pub prefix: &'a str,
    /// The name of the series for people.
    pub series: &'a str,
    /// The date for which the figures hold.
    pub as_of: &'a str,
    /// The window of dates that the figures cover, if any.
    pub period: Option<&'a str>,
    /// The text for each placeholder, in the order of replacement: a text may contain later placeholders.
    pub names: &'a [(&'a str, &'a str)],
    /// Earlier figures that the formulas may use by id.
    pub known_figures: &'a [Evidence],
}

impl FigureContext<'_> {
    /// Computes several figures, without those that lack data.
    pub fn figures(&self, recipes: &[Recipe]) -> impl Iterator<Item = Evidence> {
        recipes.iter().filter_map(|recipe| self.figure(recipe))
    }

    /// Computes a figure and records which inputs the formula used. `None` where data is missing: such a figure is not
    /// in the ledger.
    pub fn figure(&self, recipe: &Recipe) -> Option<Evidence> {
        let filled = |text: &str| {
            let fill = |text: String, (name, value): &(&str, &str)| text.replace(name, value);
            self.names.iter().fold(text.to_owned(), fill)
        };
        let formula = filled(recipe.formula);
        let inputs: RefCell<Vec<String>> = RefCell::default();
        let value = evaluate(&formula, &|name| {
            let (input, value) = self.input(name)?;
            if !inputs.borrow().contains(&input) {
                inputs.borrow_mut().push(input);
            }
            Some(value)
        })
        .ok()?;
        let source = &self.tables.first()?.source;
        let figure = Evidence {
            evidence_id: format!("{}{}", self.prefix, filled(recipe.id)),
            source: source.title.clone(),
            series: self.series.to_owned(),
            as_of: self.as_of.to_owned(),
            period: self.period.map(str::to_owned),
            value,
            unit: filled(recipe.unit),
            how: filled(recipe.how),
            kind: recipe.kind,
            source_id: source.source_id.clone(),
            formula: Some(formula),
            inputs: inputs.into_inner(),
            sha256: String::new(),
        };
        Some(figure.sealed())
    }

    /// The input id and the value of a name in a formula.
    fn input(&self, name: &str) -> Option<(String, Value<'_>)> {
        for table in self.tables {
            if let Some(series) = table.series(name) {
                let input = format!("{}#{name}", table.source.source_id);
                return Some((input, Value::List(Cow::Borrowed(series))));
            }
        }
        let figure = self.known_figures.iter().find(|figure| figure.evidence_id == name)?;
        Some((name.to_owned(), Value::Number(figure.value.number())))
    }
}
