//! Proves that play ends: each option is smaller than its position.
//!
//! The measure takes values in a well-ordered set: a sum of the coordinates with positive weights,
//! or the coordinates in lexicographic order after some permutation.

use super::ast::{Component, Family, Formula, Rule, clauses};
use super::linear::{Form, forms, is_at_least, linear};
use super::operations::gcd;
use super::orders;

/// Measure of positions that each move lowers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Measure {
    /// Sum of the coordinates with these weights.
    Weights(Vec<i64>),
    /// The coordinates, compared in this order.
    Order(Vec<usize>),
}

const MAX_WEIGHT: i64 = 4;

/// Returns all measures to try, the sum of the coordinates first.
pub fn measures(coordinates: usize) -> Vec<Measure> {
    let mut weights: Vec<Vec<i64>> = vec![Vec::new()];
    for _ in 0..coordinates {
        let longer = weights
            .iter()
            .flat_map(|weights| (1..=MAX_WEIGHT).map(move |next| [&weights[..], &[next]].concat()));
        weights = longer.collect();
    }
    // A multiple of the weights is no new measure.
    weights.retain(|w| w.iter().fold(0, |d, &w| gcd(d, w.unsigned_abs())) == 1);
    let sums = 1..=MAX_WEIGHT * coordinates as i64;
    let of_sum = |sum| weights.iter().filter(move |w| w.iter().sum::<i64>() == sum);
    let weights = sums.flat_map(of_sum).cloned().map(Measure::Weights);
    let orders = orders(coordinates).into_iter();
    let orders = orders.filter(|order| order.len() > 1);
    weights.chain(orders.map(Measure::Order)).collect()
}

impl Measure {
    /// Returns whether the component is smaller than the position.
    pub fn falls(&self, position: &[i64], component: &[i64]) -> bool {
        match self {
            Self::Weights(weights) => {
                let both = weights.iter().zip(position.iter().zip(component));
                let rise = both.map(|(&w, (&a, &b))| i128::from(w) * i128::from(b - a));
                rise.sum::<i128>() < 0
            }
            Self::Order(order) => {
                let mut changes = order.iter().map(|&at| component[at].cmp(&position[at]));
                changes.find(|change| change.is_ne()) == Some(std::cmp::Ordering::Less)
            }
        }
    }

    /// Returns whether every move provably lowers the measure; `false` proves nothing.
    fn always_falls(&self, rule: &Rule) -> bool {
        let coordinates = rule.coordinates.len();
        rule.families.iter().all(|family| {
            clauses(&family.condition.pushed()).iter().all(|clause| {
                let known = known_in(family, clause, coordinates);
                let mut components = family.components.iter();
                components.all(|component| self.falls_where(&known, component, coordinates))
            })
        })
    }

    fn falls_where(&self, known: &[Form], component: &Component, coordinates: usize) -> bool {
        let fall = |at: usize| fall(known, component, at);
        match self {
            Self::Weights(weights) => {
                let sum = (0..coordinates).try_fold(None, |sum: Option<Form>, at| {
                    let part = fall(at)?;
                    Some(Some(match sum {
                        None => part.combined(weights[at], &part, 0)?,
                        Some(sum) => sum.combined(1, &part, weights[at])?,
                    }))
                });
                (sum.flatten()).is_some_and(|sum| is_at_least(known, &sum, 1))
            }
            Self::Order(order) => {
                for &at in order {
                    let Some(fall) = fall(at) else {
                        return false;
                    };
                    if is_at_least(known, &fall, 1) {
                        return true;
                    }
                    if !is_at_least(known, &fall, 0) {
                        return false;
                    }
                }
                false
            }
        }
    }
}

/// Returns a measure that every move provably lowers, so play always ends. Returns `None` if the
/// linear conditions imply no such measure.
pub(super) fn provably_falls(rule: &Rule) -> Option<Measure> {
    let mut measures = measures(rule.coordinates.len()).into_iter();
    measures.find(|measure| measure.always_falls(rule))
}

/// Returns whether no coordinate of the component provably exceeds the position's, and the
/// option provably comes first in the table.
pub(super) fn stays_before(known: &[Form], component: &Component) -> bool {
    let coordinates = component.coordinates.len();
    let is_never_larger =
        |at: usize| fall(known, component, at).is_some_and(|fall| is_at_least(known, &fall, 0));
    let total = Measure::Weights(vec![1; coordinates]);
    (0..coordinates).all(is_never_larger) && total.falls_where(known, component, coordinates)
}

/// Returns the amount by which a coordinate decreases.
fn fall(known: &[Form], component: &Component, at: usize) -> Option<Form> {
    let variables = known.first()?.factors.len();
    Form::variable(at, variables).minus(&linear(&component.coordinates[at], variables)?)
}

/// Returns the linear conditions of a clause, and those that no coordinate is below 0. Never empty.
pub(super) fn known_in(family: &Family, clause: &[Formula], coordinates: usize) -> Vec<Form> {
    let variables = coordinates + family.variables.len();
    let components = family.components.iter().flat_map(|part| &part.coordinates);
    let natural = (0..variables).map(|variable| Form::variable(variable, variables));
    let left = components.filter_map(|coordinate| linear(coordinate, variables));
    let conditions = clause.iter().filter_map(|atom| forms(atom, variables));
    natural.chain(left).chain(conditions.flatten()).collect()
}
