//! Reads a formula from left to right and computes as it goes.

use std::borrow::Cow;

use super::functions::{as_count, call};
use super::{FormulaError, Value};

/// How deep calls, parentheses and signs may nest. It limits the stack, because the parser is recursive.
const MAX_DEPTH: usize = 32;
/// More places than any figure has.
const MAX_PLACES: u8 = 12;

/// Evaluates a formula: the value before rounding, and the decimal places to round to.
pub fn read<'s>(text: &str, input: &dyn Fn(&str) -> Option<Value<'s>>) -> Result<(f64, u8), FormulaError> {
    let mut reader = Reader {
        text,
        at: 0,
        depth: 0,
        input,
    };
    if reader.name() != "round" {
        return Err(FormulaError::Syntax {
            at: 0,
            expected: "round(value, places)",
        });
    }
    let rounded = reader.arguments()?;
    reader.skip_space();
    if reader.at < text.len() {
        return Err(reader.expected("the end"));
    }
    let [Value::Number(value), Value::Number(places)] = rounded.as_slice() else {
        return Err(FormulaError::WrongArguments("round".to_owned()));
    };
    match as_count(*places).and_then(|places| u8::try_from(places).ok()) {
        _ if !value.is_finite() => Err(FormulaError::NotFinite),
        Some(places) if places <= MAX_PLACES => Ok((*value, places)),
        _ => Err(FormulaError::WrongArguments("round".to_owned())),
    }
}

struct Reader<'f, 's, 'i> {
    text: &'f str,
    at: usize,
    depth: usize,
    input: &'i dyn Fn(&str) -> Option<Value<'s>>,
}

impl<'f, 's> Reader<'f, 's, '_> {
    fn sum(&mut self) -> Result<Value<'s>, FormulaError> {
        let mut value = self.product()?;
        loop {
            if self.take('+') {
                value = combine(value, self.product()?, |a, b| a + b)?;
            } else if self.take('-') {
                value = combine(value, self.product()?, |a, b| a - b)?;
            } else {
                return Ok(value);
            }
        }
    }

    fn product(&mut self) -> Result<Value<'s>, FormulaError> {
        let mut value = self.factor()?;
        loop {
            if self.take('*') {
                value = combine(value, self.factor()?, |a, b| a * b)?;
            } else if self.take('/') {
                let divisor = self.factor()?;
                if numbers(&divisor).contains(&0.0) {
                    return Err(FormulaError::DivisionByZero);
                }
                value = combine(value, divisor, |a, b| a / b)?;
            } else {
                return Ok(value);
            }
        }
    }

    fn factor(&mut self) -> Result<Value<'s>, FormulaError> {
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            return Err(FormulaError::TooComplex);
        }
        let value = if self.take('-') {
            combine(Value::Number(-1.0), self.factor()?, |a, b| a * b)
        } else if self.take('(') {
            let inside = self.sum()?;
            self.demand(')', "a closing parenthesis")?;
            Ok(inside)
        } else if self.peek().is_some_and(|c| c.is_ascii_digit()) {
            self.number()
        } else {
            self.named()
        };
        self.depth -= 1;
        value
    }

    fn named(&mut self) -> Result<Value<'s>, FormulaError> {
        let name = self.name();
        if name.is_empty() {
            return Err(self.expected("a value"));
        }
        if self.peek() == Some('(') {
            return call(name, &self.arguments()?);
        }
        (self.input)(name).ok_or_else(|| FormulaError::UnknownName(name.to_owned()))
    }

    fn arguments(&mut self) -> Result<Vec<Value<'s>>, FormulaError> {
        self.demand('(', "an opening parenthesis")?;
        let mut values = vec![self.sum()?];
        while self.take(',') {
            values.push(self.sum()?);
        }
        self.demand(')', "a comma or a closing parenthesis")?;
        Ok(values)
    }

    fn number(&mut self) -> Result<Value<'s>, FormulaError> {
        let text = self.run_of(|c| c.is_ascii_digit() || c == '.');
        match text.parse::<f64>() {
            Ok(value) if value.is_finite() => Ok(Value::Number(value)),
            _ => Err(self.expected("a number before this")),
        }
    }

    /// The name here, or nothing. It starts with a letter, because a digit would have been read as a number.
    fn name(&mut self) -> &'f str {
        self.skip_space();
        self.run_of(|c| c.is_alphanumeric() || c == '_')
    }

    fn run_of(&mut self, belongs: impl Fn(char) -> bool) -> &'f str {
        let rest = self.text.get(self.at..).unwrap_or_default();
        let run = rest.split(|c| !belongs(c)).next().unwrap_or_default();
        self.at += run.len();
        run
    }

    fn skip_space(&mut self) {
        self.run_of(|c| c == ' ');
    }

    fn peek(&mut self) -> Option<char> {
        self.skip_space();
        self.text.get(self.at..)?.chars().next()
    }

    fn take(&mut self, wanted: char) -> bool {
        let there = self.peek() == Some(wanted);
        if there {
            self.at += wanted.len_utf8();
        }
        there
    }

    fn demand(&mut self, wanted: char, in_words: &'static str) -> Result<(), FormulaError> {
        if self.take(wanted) {
            Ok(())
        } else {
            Err(self.expected(in_words))
        }
    }

    fn expected(&self, expected: &'static str) -> FormulaError {
        FormulaError::Syntax { at: self.at, expected }
    }
}

fn numbers<'v>(value: &'v Value<'_>) -> &'v [f64] {
    match value {
        Value::Number(number) => std::slice::from_ref(number),
        Value::List(list) => list,
    }
}

/// Applies an operator value by value. Where a gap goes in a gap comes out; anything else must be finite.
fn combine<'s>(
    left: Value<'s>,
    right: Value<'s>,
    operator: impl Fn(f64, f64) -> f64,
) -> Result<Value<'s>, FormulaError> {
    let apply = |a: f64, b: f64| {
        let value = operator(a, b);
        let sound = value.is_finite() || a.is_nan() || b.is_nan();
        sound.then_some(value).ok_or(FormulaError::NotFinite)
    };
    let list: Result<Vec<f64>, FormulaError> = match (&left, &right) {
        (Value::Number(a), Value::Number(b)) => return apply(*a, *b).map(Value::Number),
        (Value::Number(a), Value::List(b)) => b.iter().map(|b| apply(*a, *b)).collect(),
        (Value::List(a), Value::Number(b)) => a.iter().map(|a| apply(*a, *b)).collect(),
        (Value::List(a), Value::List(b)) => a.iter().zip(b.iter()).map(|(a, b)| apply(*a, *b)).collect(),
    };
    Ok(Value::List(Cow::Owned(list?)))
}
