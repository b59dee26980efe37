//! Proves that every play ends: in some order, each component that a move leaves is smaller.

use super::move_relations::{Move, Moves};
use super::obstacle::Obstacle;
use super::tracks::linear;
use automata::{Automaton, Budget, Relation, Track};
use rules::{Measure, measures};

/// Returns the first measure that every move lowers: the sum of the coordinates, an order of them,
/// or a sum with weights.
///
/// # Errors
/// If there is no such measure, or a limit is reached.
pub fn falling(moves: &Moves, budget: &Budget) -> Result<Measure, Obstacle> {
    let measures = measures(moves.position.len()).into_iter();
    let (orders, sums): (Vec<_>, Vec<_>) = measures.partition(|it| matches!(it, Measure::Order(_)));
    for measure in (sums[..1].iter()).chain(&orders).chain(&sums[1..]) {
        if always_falls(measure, moves, budget)? {
            return Ok(measure.clone());
        }
    }
    Err(Obstacle::not_linear(
        "we found no order in which every move leads to something smaller",
    ))
}

/// Returns whether every move leads to a smaller position.
///
/// # Errors
/// If a limit is reached.
pub fn always_falls(measure: &Measure, moves: &Moves, budget: &Budget) -> Result<bool, Obstacle> {
    for family in &moves.families {
        for component in 0..family.components.len() {
            let upwards = not_smaller(measure, &moves.position, family, component, budget)?;
            if !family.relation.and(&upwards, budget)?.is_empty() {
                return Ok(false);
            }
        }
    }
    Ok(true)
}

/// Returns a sort key. Of positions with coordinates below `side`, those with a smaller measure
/// have a smaller key.
pub fn key(measure: &Measure, position: &[usize], side: usize) -> usize {
    match measure {
        Measure::Weights(weights) => {
            let parts = position.iter().zip(weights);
            parts.map(|(&x, &weight)| x * weight as usize).sum()
        }
        Measure::Order(order) => (order.iter()).fold(0, |key, &at| key * side + position[at]),
    }
}

/// Returns the relation of positions and components in which the component is not smaller.
fn not_smaller(
    measure: &Measure,
    position: &[Track],
    family: &Move,
    component: usize,
    budget: &Budget,
) -> Result<Automaton, Obstacle> {
    let numeration = family.relation.numeration();
    let left = &family.components[component];
    let excess = |at: usize, weight: i64| [(left[at], weight), (position[at], -weight)];
    let compare = |terms: &[_], relation| linear(numeration, terms, 0, relation, budget);
    match measure {
        Measure::Weights(weights) => {
            let parts = weights.iter().enumerate();
            let terms = parts.flat_map(|(at, &weight)| excess(at, weight));
            compare(&terms.collect::<Vec<_>>(), Relation::NotNegative)
        }
        Measure::Order(order) => {
            // If all coordinates are equal, the component is not smaller. A larger coordinate
            // means not smaller, an equal one leaves the decision to the next.
            let everything = Automaton::always(numeration, true, budget)?;
            order.iter().rev().try_fold(everything, |not_smaller, &at| {
                let excess = excess(at, 1);
                let equal = compare(&excess, Relation::Zero)?;
                let larger = compare(&excess, Relation::Positive)?;
                Ok(larger.or(&equal.and(&not_smaller, budget)?, budget)?)
            })
        }
    }
}
