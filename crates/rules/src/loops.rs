//! Plans a family of moves as nested loops with tight bounds.
//!
//! The condition is split into clauses. In each clause, the linear conditions bound one variable
//! after the other; eliminating the inner variables gives the bounds of the outer ones. Each other
//! condition is checked as soon as its variables are known.

use std::ops::Range;

use super::ast::{Comparison, Expr, Family, Formula, Set, clauses};
use super::evaluate::Fault;
use super::falls::{known_in, stays_before};
use super::linear::{Form, forms, implied, linear, tidied, without, without_exactly};

/// Plan for the moves of one clause of a family.
#[derive(Debug)]
pub struct Plan {
    /// Linear conditions on the position alone.
    pub guards: Vec<Form>,
    /// Other conditions on the position alone.
    pub checks: Vec<Formula>,
    /// Loops, the outermost first.
    pub levels: Vec<Level>,
    /// Coordinates of each component.
    pub components: Vec<Vec<Coordinate>>,
    /// `true` if each component provably comes before the position in its row, its column and so
    /// on. Then a table need not check this.
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
    /// Set that the clause requires the variable to be in.
    pub members: Option<Set>,
    /// Value of the variable if an equation defines it.
    pub value: Option<Expr>,
    /// Other conditions on this variable and the variables of outer loops.
    pub checks: Vec<Formula>,
}

/// Bound of a variable: a form of outer variables, divided by a positive number.
#[derive(Debug)]
pub struct Bound {
    pub terms: Vec<(usize, i64)>,
    pub constant: i64,
    pub divisor: i64,
}

impl Bound {
    /// Reads a bound from the condition form ≥ 0, in which the variable has a nonzero factor.
    pub fn from_form(form: &Form, variable: usize) -> Self {
        let factor = form.factors[variable];
        // c·x + rest ≥ 0 means x ≥ −rest / c, or x ≤ rest / −c if c < 0.
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
    /// Returns the first and the last value of the loop for these values of the outer variables.
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
    /// Returns the components that the move with these values leaves, or `None` if a coordinate is
    /// below 0.
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

/// Plans all clauses. Returns `None` if a variable has no linear bound.
pub fn plans(family: &Family, coordinates: usize) -> Option<Vec<Plan>> {
    let clauses = clauses(&family.condition.pushed());
    let plans = clauses
        .iter()
        .map(|clause| plan(family, clause, coordinates));
    plans.collect()
}

fn plan(family: &Family, clause: &[Formula], coordinates: usize) -> Option<Plan> {
    let variables = coordinates + family.variables.len();
    let coordinate = |expr: &Expr| match linear(expr, variables) {
        Some(form) => Coordinate::Linear(form),
        None => Coordinate::Other(expr.clone()),
    };
    let components = family.components.iter();
    let components: Vec<Vec<Coordinate>> = components
        .map(|component| component.coordinates.iter().map(coordinate).collect())
        .collect();
    let known = known_in(family, clause, coordinates);
    // Linear conditions, those that no coordinate is below 0, and all others.
    let (mut bounds, mut natural, mut others) = (Vec::new(), Vec::new(), Vec::new());
    for coordinate in components.iter().flatten() {
        match coordinate {
            Coordinate::Linear(form) => bounds.push(form.clone()),
            Coordinate::Other(expr) => natural.push(expr.is_natural()),
        }
    }
    for atom in clause {
        match forms(atom, variables) {
            Some(forms) => bounds.extend(forms),
            None => others.push(atom),
        }
    }
    // Large numbers may overflow, so only the search handles such a condition.
    if !bounds.iter().all(Form::is_small) {
        return None;
    }
    let nonlinear = others.iter().copied().chain(&natural);
    bounds.extend(nonlinear.flat_map(|other| implied(other, &known, variables)));
    let mut bounds = tidied(bounds);
    let mut order = order(&others, coordinates..variables);
    // A variable that only linear conditions mention needs no loop.
    order.retain(|&variable| {
        let is_used = family.leaves(variable) || others.iter().any(|it| it.mentions(variable));
        let rest = (!is_used)
            .then(|| without_exactly(variable, &bounds))
            .flatten();
        let is_needed = rest.is_none();
        bounds = rest.unwrap_or(std::mem::take(&mut bounds));
        is_needed
    });
    let mut levels = Vec::new();
    for (depth, &variable) in order.iter().enumerate().rev() {
        let conditions = decided_at(&order, depth, &others);
        levels.push(level(variable, &bounds, conditions)?);
        bounds = without(variable, &bounds);
    }
    levels.reverse();
    let is_free = |check: &&&Formula| !order.iter().any(|&variable| check.mentions(variable));
    let free = others.iter().filter(is_free);
    let mut parts = family.components.iter();
    Some(Plan {
        guards: bounds,
        checks: free.map(|&check| check.clone()).collect(),
        levels,
        components,
        is_safe: parts.all(|component| stays_before(&known, component)),
    })
}

/// Returns the conditions that mention the variable at this depth and otherwise only outer ones.
fn decided_at(order: &[usize], depth: usize, others: &[&Formula]) -> Vec<Formula> {
    let (variable, inner) = (order[depth], &order[depth + 1..]);
    let is_here = |check: &&&Formula| {
        check.mentions(variable) && !inner.iter().any(|&later| check.mentions(later))
    };
    let here = others.iter().filter(is_here);
    here.map(|&check| check.clone()).collect()
}

/// Plans the loop over a variable. Returns `None` if nothing bounds it.
fn level(variable: usize, bounds: &[Form], mut checks: Vec<Formula>) -> Option<Level> {
    let sided = |sign: i64| -> Vec<Bound> {
        let sided = bounds
            .iter()
            .filter(|form| form.factors[variable].signum() == sign);
        sided.map(|form| Bound::from_form(form, variable)).collect()
    };
    let (lows, highs) = (sided(1), sided(-1));
    if highs.is_empty() {
        return None;
    }
    let defines = |check: &Formula| definition(check, variable).is_some();
    let value = checks.iter().position(defines).map(|at| checks.remove(at));
    let value = value.and_then(|check| definition(&check, variable).cloned());
    // The loop runs over the members of a set that the variable must be in.
    let is_in_a_set =
        |check: &Formula| matches!(check, Formula::In(Expr::Var(v), _) if *v == variable);
    let at = checks
        .iter()
        .position(is_in_a_set)
        .filter(|_| value.is_none());
    let members = at.and_then(|at| match checks.remove(at) {
        Formula::In(_, set) => Some(set),
        _ => None,
    });
    Some(Level {
        variable,
        lows,
        highs,
        members,
        value,
        checks,
    })
}

/// Orders the variables from the outermost loop to the innermost. Variables in nonlinear conditions
/// come first, so these are checked early. A variable that such a condition defines comes last.
fn order(others: &[&Formula], variables: Range<usize>) -> Vec<usize> {
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

/// Returns the expression that equals the variable, if the condition is such an equation.
fn definition(condition: &Formula, variable: usize) -> Option<&Expr> {
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
