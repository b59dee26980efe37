//! Proves that every play ends: in some order, each component that a move leaves is smaller.

use super::move_relations::{Move, Moves};
use super::obstacle::Obstacle;
use automata::{Automaton, Budget, Linear, Relation, Track, tuples};

/// Well-founded order of positions.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Order {
    /// The sum of the coordinates with these weights.
    Sum(Vec<i64>),
    /// The coordinates, compared in this order.
    Lexicographic(Vec<usize>),
}

/// Largest weight in a sum.
const MAX_WEIGHT: usize = 4;

impl Order {
    /// Returns the order by the plain sum of the coordinates.
    pub fn sum(coordinates: usize) -> Self {
        Self::Sum(vec![1; coordinates])
    }

    /// Returns all weighted sums to try.
    pub fn weighted(coordinates: usize) -> impl Iterator<Item = Self> {
        tuples(MAX_WEIGHT, coordinates)
            .map(|weights| Self::Sum(weights.iter().map(|&weight| weight as i64 + 1).collect()))
    }

    /// Returns the first order of a fixed list in which every move leads to a smaller position.
    ///
    /// # Errors
    /// If there is no such order, or a limit is reached.
    pub fn new(moves: &Moves, budget: &Budget) -> Result<Self, Obstacle> {
        let coordinates = moves.position.len();
        let lexicographic = permutations(coordinates)
            .into_iter()
            .map(Self::Lexicographic);
        let weighted = Self::weighted(coordinates);
        let first = std::iter::once(Self::sum(coordinates));
        for order in first.chain(lexicographic).chain(weighted) {
            if order.holds_for(moves, budget)? {
                return Ok(order);
            }
        }
        Err(Obstacle::not_linear(
            "we found no order in which every move leads to something smaller",
        ))
    }

    /// Whether every move leads to a smaller position.
    ///
    /// # Errors
    /// If a limit is reached.
    pub fn holds_for(&self, moves: &Moves, budget: &Budget) -> Result<bool, Obstacle> {
        for family in &moves.families {
            for component in 0..family.components.len() {
                let upwards = self.not_smaller(&moves.position, family, component, budget)?;
                if !family.relation.and(&upwards, budget)?.is_empty() {
                    return Ok(false);
                }
            }
        }
        Ok(true)
    }

    /// Returns a sort key: positions with coordinates below `side` are in this order iff their keys
    /// increase.
    pub fn key(&self, position: &[usize], side: usize) -> usize {
        match self {
            Self::Sum(weights) => {
                let parts = position.iter().zip(weights);
                parts.map(|(&x, &weight)| x * weight as usize).sum()
            }
            Self::Lexicographic(order) => {
                (order.iter()).fold(0, |key, &at| key * side + position[at])
            }
        }
    }

    /// Returns the relation of positions and components in which the component is not smaller.
    fn not_smaller(
        &self,
        position: &[Track],
        family: &Move,
        component: usize,
        budget: &Budget,
    ) -> Result<Automaton, Obstacle> {
        let numeration = family.relation.numeration();
        let left = &family.components[component];
        let excess = |at: usize, weight: i64, sum: &Linear| {
            let sum = sum.plus(weight, &Linear::track(left[at]));
            let sum = sum.and_then(|sum| sum.plus(-weight, &Linear::track(position[at])));
            sum.expect("small coefficients")
        };
        let compare = |sum: &Linear, relation| Automaton::linear(numeration, sum, relation, budget);
        match self {
            Self::Sum(weights) => {
                let parts = weights.iter().enumerate();
                let none = Linear::default();
                let sum = parts.fold(none, |sum, (at, &weight)| excess(at, weight, &sum));
                Ok(compare(&sum, Relation::NotNegative)?)
            }
            Self::Lexicographic(order) => {
                // If all coordinates are equal, the component is not smaller. A larger coordinate
                // means not smaller, an equal one leaves the decision to the next.
                let everything = Automaton::always(numeration, true, budget)?;
                order.iter().rev().try_fold(everything, |not_smaller, &at| {
                    let excess = excess(at, 1, &Linear::default());
                    let equal = compare(&excess, Relation::Zero)?;
                    let larger = compare(&excess, Relation::Positive)?;
                    Ok(larger.or(&equal.and(&not_smaller, budget)?, budget)?)
                })
            }
        }
    }
}

fn permutations(of: usize) -> Vec<Vec<usize>> {
    if of == 0 {
        return vec![Vec::new()];
    }
    let shorter = permutations(of - 1);
    let inserted = |at: usize, rest: &Vec<usize>| {
        let mut longer = rest.clone();
        longer.insert(at, of - 1);
        longer
    };
    let longer = |rest| (0..of).rev().map(move |at| inserted(at, rest));
    shorter.iter().flat_map(longer).collect()
}
