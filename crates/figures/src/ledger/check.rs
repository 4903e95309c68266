//! Recomputes a ledger, figure by figure.

use std::borrow::Cow;
use std::collections::HashMap;

use languages::decimal::Decimal;
use thiserror::Error;

use super::{Evidence, FigureKind, Ledger, Source};
use crate::formula::{FormulaError, Value, evaluate, evaluate_unrounded};

/// The first figure that failed the check.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("The figure {evidence_id} does not hold: {mismatch}.")]
pub struct LedgerFault {
    /// Which figure.
    pub evidence_id: String,
    /// Value or sources that differ from the recomputation.
    pub mismatch: Mismatch,
}

/// Why a figure failed the check.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum Mismatch {
    /// An id that an earlier figure has.
    #[error("an earlier figure has the same id")]
    Duplicate,
    /// Something about it was changed.
    #[error("its digest is not that of its content")]
    Digest,
    /// A source that is not listed, or listed twice.
    #[error("the ledger does not list the source {0} exactly once")]
    Source(String),
    /// A computed figure without a formula.
    #[error("it is said to be computed, but has no formula")]
    NoFormula,
    /// An input that is not there, or whose content has been replaced since.
    #[error("the input {0} is missing or has changed")]
    Input(String),
    /// Two inputs that the formula would call by the same name.
    #[error("two of its inputs are called {0}")]
    Ambiguous(String),
    /// A formula without a result.
    #[error("its formula gives nothing, because {0}")]
    Formula(#[from] FormulaError),
    /// A formula with another result.
    #[error("it says {stated}, but its formula gives {computed}")]
    Value {
        /// What the figure says.
        stated: Decimal,
        /// What its formula gives.
        computed: Decimal,
    },
}

impl Ledger {
    /// Checks every figure: its digest, its source, and that its formula over its inputs gives its value to the
    /// character. `series` looks a series up in the content that a source was made from.
    pub fn check(&self, series: &dyn Fn(&Source, &str) -> Option<Vec<f64>>) -> Result<(), LedgerFault> {
        let mut earlier: HashMap<&str, &Evidence> = HashMap::new();
        for figure in &self.evidence {
            self.check_figure(figure, &earlier, series)
                .map_err(|mismatch| LedgerFault {
                    evidence_id: figure.evidence_id.clone(),
                    mismatch,
                })?;
            earlier.insert(&figure.evidence_id, figure);
        }
        Ok(())
    }

    fn check_figure(
        &self,
        figure: &Evidence,
        earlier: &HashMap<&str, &Evidence>,
        series: &dyn Fn(&Source, &str) -> Option<Vec<f64>>,
    ) -> Result<(), Mismatch> {
        if earlier.contains_key(figure.evidence_id.as_str()) {
            return Err(Mismatch::Duplicate);
        }
        if figure.sha256 != figure.digest() {
            return Err(Mismatch::Digest);
        }
        self.unique_source(&figure.source_id)?;
        let Some(formula) = &figure.formula else {
            return if figure.kind == FigureKind::Computed {
                Err(Mismatch::NoFormula)
            } else {
                Ok(())
            };
        };
        let inputs = self.inputs(figure, earlier, series)?;
        let computed = evaluate(formula, &|name| inputs.get(name).map(borrowed))?;
        if computed == figure.value {
            return Ok(());
        }
        Err(Mismatch::Value {
            stated: figure.value,
            computed,
        })
    }

    /// The value of a figure before rounding, to compare it with another computation.
    pub fn unrounded(
        &self,
        figure: &Evidence,
        series: &dyn Fn(&Source, &str) -> Option<Vec<f64>>,
    ) -> Result<f64, Mismatch> {
        let formula = figure.formula.as_ref().ok_or(Mismatch::NoFormula)?;
        let figures = self.evidence.iter();
        let earlier = figures.map(|figure| (figure.evidence_id.as_str(), figure)).collect();
        let inputs = self.inputs(figure, &earlier, series)?;
        Ok(evaluate_unrounded(formula, &|name| inputs.get(name).map(borrowed))?)
    }

    /// What the names in a figure's formula stand for.
    fn inputs<'f>(
        &self,
        figure: &'f Evidence,
        earlier: &HashMap<&str, &Evidence>,
        series: &dyn Fn(&Source, &str) -> Option<Vec<f64>>,
    ) -> Result<HashMap<&'f str, Value<'static>>, Mismatch> {
        // Only earlier figures count as inputs, so that none can prove itself.
        let mut inputs = HashMap::new();
        for input in &figure.inputs {
            let missing = || Mismatch::Input(input.clone());
            let (name, value) = match input.split_once('#') {
                Some((source_id, name)) => {
                    let list = series(self.unique_source(source_id)?, name).ok_or_else(missing)?;
                    (name, Value::List(Cow::Owned(list)))
                }
                None => {
                    let used = earlier.get(input.as_str()).ok_or_else(missing)?;
                    (input.as_str(), Value::Number(used.value.number()))
                }
            };
            if inputs.insert(name, value).is_some() {
                return Err(Mismatch::Ambiguous(name.to_owned()));
            }
        }
        Ok(inputs)
    }

    fn unique_source(&self, source_id: &str) -> Result<&Source, Mismatch> {
        let mut found = self.sources.iter().filter(|source| source.source_id == source_id);
        match (found.next(), found.next()) {
            (Some(source), None) => Ok(source),
            _ => Err(Mismatch::Source(source_id.to_owned())),
        }
    }
}

fn borrowed<'a>(value: &'a Value<'_>) -> Value<'a> {
    match value {
        Value::Number(number) => Value::Number(*number),
        Value::List(list) => Value::List(Cow::Borrowed(list)),
    }
}
