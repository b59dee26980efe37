//! Plans the loops of a family of moves.
//!
//! The condition is split into clauses. In each clause, the linear conditions bound one variable
//! after the other; bounds of the outer variables come from eliminating the inner ones. Other
//! conditions are checked as soon as their variables are known.

use std::ops::Range;

use super::levels::{Bound, Coordinate, Level, Plan};
use crate::ast::{Comparison, Expr, Family, Formula, Set};
use crate::clauses::clauses;
use crate::compiled::{Check, Number};
use crate::eliminate::{tidied, without, without_exactly};
use crate::falls::{known_in, stays_before};
use crate::implied::implied;
use crate::linear::{Form, forms, linear};

/// Plans of all clauses. None if a variable has no linear bound.
pub fn plans(family: &Family, coordinates: usize) -> Option<Vec<Plan>> {
    let clauses = clauses(&family.condition.pushed());
    let plans = clauses
        .iter()
        .map(|clause| plan(family, clause, coordinates));
    plans.collect()
}

fn plan(family: &Family, clause: &[Formula], coordinates: usize) -> Option<Plan> {
    let variables = coordinates + family.variables.len();
    let components = components(family, variables);
    let known = known_in(family, clause, coordinates);
    let (atoms, others): (Vec<&Formula>, Vec<&Formula>) = clause
        .iter()
        .partition(|atom| forms(atom, variables).is_some());
    let mut bounds = stated(&atoms, &components, variables);
    // A condition with large numbers must not be dropped.
    if !bounds.iter().all(Form::is_small) {
        return None;
    }
    let natural: Vec<Formula> = components.iter().flatten().filter_map(is_natural).collect();
    let nonlinear = others.iter().copied().chain(&natural);
    bounds.extend(nonlinear.flat_map(|other| implied(other, &known, variables)));
    let mut bounds = tidied(bounds);
    let mut order = order(&others, coordinates..variables);
    // A variable that changes nothing but a linear condition needs no loop.
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
    let conditions: Vec<Formula> = free.map(|&check| check.clone()).collect();
    let mut parts = family.components.iter();
    Some(Plan {
        guards: bounds,
        checks: conditions.iter().map(Check::new).collect(),
        conditions,
        levels,
        components,
        is_safe: parts.all(|component| stays_before(&known, component)),
    })
}

fn components(family: &Family, variables: usize) -> Vec<Vec<Coordinate>> {
    let components = family.components.iter().map(|component| {
        let coordinates = component.coordinates.iter();
        coordinates.map(|it| coordinate(it, variables)).collect()
    });
    components.collect()
}

fn coordinate(expr: &Expr, variables: usize) -> Coordinate {
    match linear(expr, variables) {
        Some(form) => Coordinate::Linear(form),
        None => Coordinate::Other(expr.clone()),
    }
}

/// Condition that a nonlinear coordinate is at least 0.
fn is_natural(coordinate: &Coordinate) -> Option<Formula> {
    match coordinate {
        Coordinate::Linear(_) => None,
        Coordinate::Other(expr) => Some(expr.is_natural()),
    }
}

/// Forms of the linear conditions, and of the conditions that linear coordinates are at least 0.
fn stated(atoms: &[&Formula], components: &[Vec<Coordinate>], variables: usize) -> Vec<Form> {
    let said = atoms
        .iter()
        .flat_map(|atom| forms(atom, variables).expect("it is linear"));
    let coordinates = components.iter().flatten();
    let natural = coordinates.filter_map(|coordinate| match coordinate {
        Coordinate::Linear(form) => Some(form.clone()),
        Coordinate::Other(_) => None,
    });
    said.chain(natural).collect()
}

/// Conditions that mention the variable at this depth of the loops, and otherwise only outer ones.
fn decided_at(order: &[usize], depth: usize, others: &[&Formula]) -> Vec<Formula> {
    let (variable, inner) = (order[depth], &order[depth + 1..]);
    let is_here = |check: &&&Formula| {
        check.mentions(variable) && !inner.iter().any(|&later| check.mentions(later))
    };
    let here = others.iter().filter(is_here);
    here.map(|&check| check.clone()).collect()
}

/// Loop over a variable; None if it is unbounded.
fn level(variable: usize, bounds: &[Form], conditions: Vec<Formula>) -> Option<Level> {
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
    let (mut conditions, others): (Vec<_>, Vec<_>) = conditions
        .into_iter()
        .partition(|condition| definition(condition, variable).is_some());
    conditions.extend(others);
    let value = conditions
        .first()
        .and_then(|first| definition(first, variable));
    let value = value.map(Number::new);
    let mut checked = conditions[usize::from(value.is_some())..].to_vec();
    let members = match value {
        None => take_members(&mut checked, variable),
        Some(_) => None,
    };
    Some(Level {
        variable,
        lows,
        highs,
        members,
        value,
        checks: checked.iter().map(Check::new).collect(),
        conditions,
    })
}

/// Variables in the order of the loops, outermost first. Variables in nonlinear conditions come
/// first, so that these are checked early; but a variable defined by such a condition comes later.
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

/// Expression that equals the variable, if the condition is such an equation.
pub fn definition(condition: &Formula, variable: usize) -> Option<&Expr> {
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

/// Removes a condition that the variable is in a set; the loop then runs over the set's members.
fn take_members(checks: &mut Vec<Formula>, variable: usize) -> Option<Set> {
    let is_membership =
        |check: &Formula| matches!(check, Formula::In(Expr::Var(v), _) if *v == variable);
    let at = checks.iter().position(is_membership)?;
    match checks.remove(at) {
        Formula::In(_, set) => Some(set),
        _ => unreachable!("it is a membership"),
    }
}
