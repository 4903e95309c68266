//! How a figure is made: its formula is computed, so that formula and value cannot disagree.

use std::borrow::Cow;
use std::cell::RefCell;

use pipeline::formula::{Value, evaluate};
use pipeline::ledger::{Evidence, FigureKind};

use super::series::{Table, year_and_month};

/// A figure that can be computed, in the words of its author.
#[derive(Debug, Clone, Copy)]
pub struct Recipe {
    /// The end of its id.
    pub id: &'static str,
    /// Whether it is looked up or computed.
    pub kind: FigureKind,
    /// Its unit.
    pub unit: &'static str,
    /// Its formula, with names in braces where it is filled in.
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
    /// The file they are computed from.
    pub table: &'static Table,
    /// How their ids begin.
    pub prefix: &'a str,
    /// The name of the series for people.
    pub series: &'a str,
    /// The date they speak of.
    pub as_of: &'a str,
    /// What the names in braces of their formulas stand for.
    pub names: &'a [(&'a str, &'a str)],
}

impl About<'_> {
    /// Computes what can be computed of several figures.
    pub fn figures(&self, recipes: &[Recipe]) -> impl Iterator<Item = Evidence> {
        recipes.iter().filter_map(|recipe| self.figure(recipe))
    }

    /// Computes a figure. Its inputs are what the formula asked for. `None` where the series does not reach: what cannot
    /// be computed is not in the ledger.
    pub fn figure(&self, recipe: &Recipe) -> Option<Evidence> {
        let filled = |text: &str| {
            let fill = |text: String, (name, value): &(&str, &str)| text.replace(name, value);
            self.names.iter().fold(text.to_owned(), fill)
        };
        let formula = filled(recipe.formula);
        let source = &self.table.source;
        let inputs: RefCell<Vec<String>> = RefCell::default();
        let value = evaluate(&formula, &|name| {
            let series = self.table.series(name)?;
            let input = format!("{}#{name}", source.source_id);
            if !inputs.borrow().contains(&input) {
                inputs.borrow_mut().push(input);
            }
            Some(Value::List(Cow::Borrowed(series)))
        })
        .ok()?;
        let figure = Evidence {
            evidence_id: format!("{}{}", self.prefix, filled(recipe.id)),
            source: source.title.clone(),
            series: self.series.to_owned(),
            as_of: self.as_of.to_owned(),
            period: None,
            value,
            unit: recipe.unit.to_owned(),
            how: recipe.how.to_owned(),
            kind: recipe.kind,
            source_id: source.source_id.clone(),
            formula: Some(formula),
            inputs: inputs.into_inner(),
            sha256: String::new(),
        };
        Some(figure.sealed())
    }

    /// The years from the last value of the series of months to the date of the brief, which is the group's. `None` for
    /// a date that cannot be read, or before the end of the series.
    pub fn age(&self, id: &'static str, months: &str, how: &'static str) -> Option<Evidence> {
        let (year, month) = year_and_month(self.as_of)?;
        let last = *self.table.series(months)?.last()?;
        if ((year * 12 + month) as f64) < last {
            return None;
        }
        let (year, month) = (year.to_string(), month.to_string());
        let names = [("{year}", year.as_str()), ("{month}", &month), ("{months}", months)];
        let formula = "round((months({year}, {month}) - last({months})) / 12, 1)";
        About { names: &names, ..*self }.figure(&computed(id, "years", formula, how))
    }
}
