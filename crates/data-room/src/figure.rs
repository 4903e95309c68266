//! How a figure is made: its formula is computed, so that formula and value cannot disagree.

use std::borrow::Cow;
use std::cell::RefCell;

use figures::formula::{Value, evaluate};
use figures::ledger::{Evidence, FigureKind};

use market_data::table::Table;

/// A figure that can be computed, in the words of its author. Names in braces are filled in.
#[derive(Debug, Clone, Copy)]
pub struct Recipe {
    /// The end of its id.
    pub id: &'static str,
    /// Whether it is looked up or computed.
    pub kind: FigureKind,
    /// Its unit.
    pub unit: &'static str,
    /// Its formula.
    pub formula: &'static str,
    /// The same in words.
    pub how: &'static str,
}

/// A figure that is looked up.
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

/// A figure that is computed.
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

/// What a group of figures is about.
#[derive(Debug, Clone, Copy)]
pub struct About<'a> {
    /// Where their series are, the main source first.
    pub tables: &'a [&'a Table],
    /// How their ids begin.
    pub prefix: &'a str,
    /// The name of the series for people.
    pub series: &'a str,
    /// The date they speak of.
    pub as_of: &'a str,
    /// The window they speak of, if it is not a date.
    pub period: Option<&'a str>,
    /// What the names in braces stand for, in the order in which they are filled in.
    pub names: &'a [(&'a str, &'a str)],
    /// Figures that their formulas may use.
    pub given: &'a [Evidence],
}

impl About<'_> {
    /// Computes what can be computed of several figures.
    pub fn figures(&self, recipes: &[Recipe]) -> impl Iterator<Item = Evidence> {
        recipes.iter().filter_map(|recipe| self.figure(recipe))
    }

    /// Computes a figure. Its inputs are what the formula asked for. `None` where the series does not reach: what
    /// cannot be computed is not in the ledger.
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

    /// What a name in a formula stands for, and what the figure says it used.
    fn input(&self, name: &str) -> Option<(String, Value<'_>)> {
        for table in self.tables {
            if let Some(series) = table.series(name) {
                let input = format!("{}#{name}", table.source.source_id);
                return Some((input, Value::List(Cow::Borrowed(series))));
            }
        }
        let figure = self.given.iter().find(|figure| figure.evidence_id == name)?;
        Some((name.to_owned(), Value::Number(figure.value.number())))
    }
}
