//! A plan: loops and their bounds, conditions, what a move leaves.

use crate::ast::{Expr, Formula, Set};
use crate::compiled::{Check, Number};
use crate::eval::Fault;
use crate::linear::Form;

/// The moves of one clause of one family.
#[derive(Debug)]
pub struct Plan {
    /// Linear conditions on the position alone.
    pub guards: Vec<Form>,
    /// Other conditions on the position alone.
    pub checks: Vec<Check>,
    /// The same as they are written.
    pub conditions: Vec<Formula>,
    /// The loops, from the outermost.
    pub levels: Vec<Level>,
    /// The coordinates of each component.
    pub components: Vec<Vec<Coordinate>>,
    /// Whether each component provably stands before the position in a table, by its row, its
    /// column and so on, so that it need not be checked.
    pub is_safe: bool,
}

#[derive(Debug)]
pub enum Coordinate {
    Linear(Form),
    Other(Expr),
}

/// Loop over a variable.
#[derive(Debug)]
pub struct Level {
    pub variable: usize,
    pub lows: Vec<Bound>,
    pub highs: Vec<Bound>,
    /// The variable is in this set.
    pub members: Option<Set>,
    /// The variable has this value.
    pub value: Option<Number>,
    /// Conditions on this variable and those of the outer loops.
    pub checks: Vec<Check>,
    /// The same as they are written; first that of `value`.
    pub conditions: Vec<Formula>,
}

/// A bound of a variable: a form of outer ones by a positive number.
#[derive(Debug)]
pub struct Bound {
    pub terms: Vec<(usize, i64)>,
    pub constant: i64,
    pub divisor: i64,
}

impl Bound {
    /// From a form that is 0 or more, where the variable has a factor other than 0.
    pub fn from_form(form: &Form, variable: usize) -> Self {
        let factor = form.factors[variable];
        // c·x + rest ≥ 0: x is at least −rest / c, or with c < 0 at most rest / −c.
        let sign = -factor.signum();
        let others = form.factors.iter().enumerate();
        let others = others.filter(|&(at, &f)| at != variable && f != 0);
        Self {
            terms: others.map(|(at, &f)| (at, sign * f)).collect(),
            constant: sign * form.constant,
            divisor: factor.abs(),
        }
    }

    fn numerator(&self, values: &[i64]) -> i64 {
        let terms = self.terms.iter();
        terms.map(|&(at, factor)| factor * values[at]).sum::<i64>() + self.constant
    }

    pub fn least(&self, values: &[i64]) -> i64 {
        match self.divisor {
            1 => self.numerator(values),
            divisor => -(-self.numerator(values)).div_euclid(divisor),
        }
    }

    fn most(&self, values: &[i64]) -> i64 {
        match self.divisor {
            1 => self.numerator(values),
            divisor => self.numerator(values).div_euclid(divisor),
        }
    }
}

impl Level {
    /// The first and the last value, given those of the outer loops.
    pub fn range(&self, values: &[i64]) -> (i64, i64) {
        let lows = self.lows.iter().map(|bound| bound.least(values));
        let highs = self.highs.iter().map(|bound| bound.most(values));
        (
            lows.max().unwrap_or(0).max(0),
            highs.min().expect("a level has an upper bound"),
        )
    }
}

impl Plan {
    /// Components that the move with these values leaves; nothing if a coordinate is below 0.
    pub fn left(&self, values: &[i64]) -> Result<Option<Vec<Vec<i64>>>, Fault> {
        let mut left = Vec::with_capacity(self.components.len());
        for component in &self.components {
            let coordinates = component.iter().map(|coordinate| coordinate.value(values));
            let position: Vec<i64> = coordinates.collect::<Result<_, _>>()?;
            if position.iter().any(|&value| value < 0) {
                return Ok(None);
            }
            left.push(position);
        }
        Ok(Some(left))
    }
}

impl Coordinate {
    pub fn value(&self, values: &[i64]) -> Result<i64, Fault> {
        match self {
            Self::Linear(form) => Ok(form.value(values)),
            Self::Other(expr) => expr.value(values),
        }
    }
}
