//! Every play ends: an order in which each component that a move leaves is smaller.

use std::fmt::{self, Display, Formatter};

use super::moves::{Move, Moves};
use super::obstacle::Obstacle;
use crate::automaton::{Automaton, Budget, Linear, Relation, Track};

/// A well-founded order of positions.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Order {
    /// By the sum of the coordinates.
    Sum,
    /// By the coordinate that is named first; where it is equal, by the next.
    Lexicographic(Vec<usize>),
}

impl Order {
    /// The first order of a short list in which every move leads downwards.
    ///
    /// # Errors
    /// If there is none, or a limit is reached.
    pub fn of(moves: &Moves, budget: &Budget) -> Result<Self, Obstacle> {
        let coordinates = moves.position.len();
        let orders = permutations(coordinates)
            .into_iter()
            .map(Self::Lexicographic);
        for order in std::iter::once(Self::Sum).chain(orders) {
            if order.holds_for(moves, budget)? {
                return Ok(order);
            }
        }
        Err(Obstacle::not_linear(
            "no order was found in which every move leads to something smaller",
        ))
    }

    /// Whether every move leads downwards.
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

    /// Positions are in this order as their keys are.
    pub fn key(&self, position: &[usize]) -> Vec<usize> {
        match self {
            Self::Sum => vec![position.iter().sum()],
            Self::Lexicographic(order) => order.iter().map(|&at| position[at]).collect(),
        }
    }

    /// The positions and components where the component is not the smaller one.
    fn not_smaller(
        &self,
        position: &[Track],
        family: &Move,
        component: usize,
        budget: &Budget,
    ) -> Result<Automaton, Obstacle> {
        let numeration = family.relation.numeration();
        let left = &family.components[component];
        let compare = |parts: &[usize], relation| -> Result<Automaton, Obstacle> {
            let terms = parts
                .iter()
                .flat_map(|&at| [(left[at], 1), (position[at], -1)]);
            let excess = terms.fold(Linear::default(), |sum, (track, sign)| {
                sum.plus(sign, &Linear::track(track))
                    .expect("small coefficients")
            });
            Ok(Automaton::linear(numeration, &excess, relation, budget)?)
        };
        match self {
            Self::Sum => {
                let all: Vec<usize> = (0..position.len()).collect();
                compare(&all, Relation::NotNegative)
            }
            Self::Lexicographic(order) => {
                // Equal to the end is not smaller; before it, larger is not, equal may be.
                let everything = Automaton::always(numeration, true, budget)?;
                order.iter().rev().try_fold(everything, |not_smaller, &at| {
                    let equal = compare(&[at], Relation::Zero)?;
                    let larger = compare(&[at], Relation::Positive)?;
                    Ok(larger.or(&equal.and(&not_smaller, budget)?, budget)?)
                })
            }
        }
    }
}

impl Display for Order {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Sum => f.write_str("the sum falls"),
            Self::Lexicographic(order) => {
                let names: Vec<String> = order.iter().map(|at| (at + 1).to_string()).collect();
                write!(f, "the coordinates fall in the order {}", names.join(", "))
            }
        }
    }
}

fn permutations(of: usize) -> Vec<Vec<usize>> {
    if of == 0 {
        return vec![Vec::new()];
    }
    let shorter = permutations(of - 1);
    let insert = |rest: &Vec<usize>| {
        (0..of)
            .map(|at| {
                let mut longer = rest.clone();
                longer.insert(at, of - 1);
                longer
            })
            .collect::<Vec<_>>()
    };
    shorter.iter().flat_map(insert).collect()
}
