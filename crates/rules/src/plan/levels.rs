//! Plan of a clause: loops with their bounds, conditions, and the components that a move leaves.

use crate::ast::{Expr, Formula, Set};
use crate::compiled::{Check, Number};
use crate::eval::Fault;
use crate::linear::Form;

/// Plan for the moves of one clause of one family.
#[derive(Debug)]
pub struct Plan {
    /// Linear conditions on the position alone.
    pub guards: Vec<Form>,
    /// Other conditions on the position alone.
    pub checks: Vec<Check>,
    /// Source formulas of `checks`.
    pub conditions: Vec<Formula>,
    /// Loops, from the outermost.
    pub levels: Vec<Level>,
    /// Coordinates of each component.
    pub components: Vec<Vec<Coordinate>>,
    /// Whether each component provably comes before the position in a table, in its row, its column
    /// and so on, so that this need not be checked.
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
    /// Set that contains the variable, if the clause says so.
    pub members: Option<Set>,
    /// Value of the variable, if an equation defines it.
    pub value: Option<Number>,
    /// Conditions on this variable and the variables of outer loops.
    pub checks: Vec<Check>,
    /// Source formulas of `value` (first) and `checks`.
    pub conditions: Vec<Formula>,
}

/// Bound of a variable: a form of outer variables, divided by a positive number.
#[derive(Debug)]
pub struct Bound {
    pub terms: Vec<(usize, i64)>,
    pub constant: i64,
    pub divisor: i64,
}

impl Bound {
    /// Bound from the condition form ≥ 0, in which the variable has a nonzero factor.
    pub fn from_form(form: &Form, variable: usize) -> Self {
        let factor = form.factors[variable];
        // From c·x + rest ≥ 0: x is at least −rest / c, or with c < 0 at most rest / −c.
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
    /// First and last value of the loop, given the values of the outer variables.
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
    /// Components that the move with these values leaves; None if a coordinate is below 0.
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
