//! A family of moves compiled to nested loops with tight bounds.
//!
//! The condition is split into clauses. In each, the linear conditions bound one variable after
//! the other, the outer ones by elimination of the inner ones; what is not linear is checked as
//! soon as its variables are known.

use super::ast::{Comparison, Expr, Family, Formula, Set};
use super::clauses::clauses;
use super::compiled::{Check, Number};
use super::eliminate::{tidied, without};
use super::eval::Fault;
use super::falls::{known_in, stays_before};
use super::implied::implied;
use super::linear::{Form, forms, linear};

/// The moves of one clause of one family.
#[derive(Debug)]
pub(super) struct Plan {
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
pub(super) enum Coordinate {
    Linear(Form),
    Other(Expr),
}

/// One loop.
#[derive(Debug)]
pub(super) struct Level {
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
pub(super) struct Bound {
    pub terms: Vec<(usize, i64)>,
    pub constant: i64,
    pub divisor: i64,
}

impl Bound {
    /// From a form that is 0 or more, where the variable has a factor other than 0.
    fn of(form: &Form, variable: usize) -> Self {
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
    /// What the move with these values leaves; nothing if a coordinate is below 0.
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

/// The plans of all clauses, unless a variable of one has no linear bound.
pub(super) fn plans(family: &Family, coordinates: usize) -> Option<Vec<Plan>> {
    let clauses = clauses(&family.condition.pushed());
    let plans = clauses
        .iter()
        .map(|clause| plan(family, clause, coordinates));
    plans.collect()
}

fn plan(family: &Family, clause: &[Formula], coordinates: usize) -> Option<Plan> {
    let variables = coordinates + family.variables.len();
    let (linear_atoms, others): (Vec<&Formula>, Vec<&Formula>) = clause
        .iter()
        .partition(|atom| forms(atom, variables).is_some());
    let mut bounds: Vec<Form> = (linear_atoms.iter())
        .flat_map(|atom| forms(atom, variables).expect("it is linear"))
        .collect();
    let components: Vec<Vec<Coordinate>> = (family.components.iter())
        .map(|part| {
            part.coordinates
                .iter()
                .map(|c| coordinate(c, variables))
                .collect()
        })
        .collect();
    bounds.extend(
        components
            .iter()
            .flatten()
            .filter_map(|coordinate| match coordinate {
                Coordinate::Linear(form) => Some(form.clone()),
                Coordinate::Other(_) => None,
            }),
    );
    // A condition must not be lost for its large numbers.
    if !bounds.iter().all(Form::is_small) {
        return None;
    }
    let known = known_in(family, clause, coordinates);
    let is_natural = |coordinate: &Coordinate| match coordinate {
        Coordinate::Linear(_) => None,
        Coordinate::Other(expr) => Some(expr.is_natural()),
    };
    let natural: Vec<Formula> = components.iter().flatten().filter_map(is_natural).collect();
    let nonlinear = others.iter().copied().chain(&natural);
    bounds.extend(nonlinear.flat_map(|other| implied(other, &known, variables)));
    let mut bounds = tidied(bounds);
    let order = order(&others, coordinates..variables);
    let mut levels = Vec::new();
    for (depth, &variable) in order.iter().enumerate().rev() {
        let sided = |sign: i64| {
            let sided = bounds
                .iter()
                .filter(|form| form.factors[variable].signum() == sign);
            sided
                .map(|form| Bound::of(form, variable))
                .collect::<Vec<_>>()
        };
        let (lows, highs) = (sided(1), sided(-1));
        if highs.is_empty() {
            return None;
        }
        let inner = &order[depth + 1..];
        let is_here = |check: &&&Formula| {
            check.mentions(variable) && !inner.iter().any(|&later| check.mentions(later))
        };
        let (mut conditions, other): (Vec<Formula>, Vec<Formula>) = others
            .iter()
            .filter(is_here)
            .map(|&check| check.clone())
            .partition(|condition| definition(condition, variable).is_some());
        conditions.extend(other);
        let value = conditions
            .first()
            .and_then(|first| definition(first, variable));
        let value = value.map(Number::new);
        let mut checked = conditions[usize::from(value.is_some())..].to_vec();
        let members = match value {
            None => take_members(&mut checked, variable),
            Some(_) => None,
        };
        bounds = without(variable, &bounds);
        levels.push(Level {
            variable,
            lows,
            highs,
            members,
            value,
            checks: checked.iter().map(Check::new).collect(),
            conditions,
        });
    }
    levels.reverse();
    let is_free = |check: &&&Formula| !order.iter().any(|&variable| check.mentions(variable));
    let conditions: Vec<Formula> = others
        .iter()
        .filter(is_free)
        .map(|&check| check.clone())
        .collect();
    Some(Plan {
        guards: bounds,
        checks: conditions.iter().map(Check::new).collect(),
        conditions,
        levels,
        components,
        is_safe: family
            .components
            .iter()
            .all(|component| stays_before(&known, component)),
    })
}

/// The variables from the outermost loop: those in conditions that are not linear go outside, so
/// that these are checked early, but what such a condition defines goes inside.
fn order(others: &[&Formula], variables: std::ops::Range<usize>) -> Vec<usize> {
    let is_mentioned = |&variable: &usize| others.iter().any(|other| other.mentions(variable));
    let (mut order, inner): (Vec<usize>, Vec<usize>) = variables.partition(is_mentioned);
    order.extend(inner);
    let mut defined = Vec::new();
    for variable in order.clone() {
        let is_definition = |other: &&Formula| {
            let definition = definition(other, variable);
            definition.is_some_and(|expr| !defined.iter().any(|&before| expr.mentions(before)))
        };
        if others.iter().any(is_definition) {
            defined.push(variable);
        }
    }
    order.retain(|variable| !defined.contains(variable));
    order.extend(defined);
    order
}

/// The expression that the variable equals, if the condition says so.
pub(super) fn definition(condition: &Formula, variable: usize) -> Option<&Expr> {
    let Formula::Compare(Comparison::Equal, left, right) = condition else {
        return None;
    };
    let is_variable = |expr: &Expr| *expr == Expr::Var(variable);
    let value = match (is_variable(left), is_variable(right)) {
        (true, false) => right,
        (false, true) => left,
        _ => return None,
    };
    (!value.mentions(variable)).then_some(value)
}

fn coordinate(expr: &Expr, variables: usize) -> Coordinate {
    match linear(expr, variables) {
        Some(form) => Coordinate::Linear(form),
        None => Coordinate::Other(expr.clone()),
    }
}

/// Takes out a condition that the variable itself is in a set: its members are gone through.
fn take_members(checks: &mut Vec<Formula>, variable: usize) -> Option<Set> {
    let is_membership =
        |check: &Formula| matches!(check, Formula::In(Expr::Var(v), _) if *v == variable);
    let at = checks.iter().position(is_membership)?;
    match checks.remove(at) {
        Formula::In(_, set) => Some(set),
        _ => unreachable!("it is a membership"),
    }
}
