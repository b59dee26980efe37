//! Sets of numbers that are eventually periodic.

use super::super::obstacle::Obstacle;
use super::super::tracks::coordinate;
use automata::{Automaton, Budget, Linear, Numeration, Relation, Track};

/// Limit of the threshold.
pub const MAX_THRESHOLD: usize = 24;

/// Limit of the period of a set.
const MAX_PERIOD: usize = 12;

const X: Track = coordinate(0);
const Y: Track = coordinate(1);

/// Set of numbers that is eventually periodic.
pub struct Periodic {
    pub threshold: usize,
    pub period: usize,
    /// Members below `threshold` + `period`.
    pub members: Vec<bool>,
}

impl Periodic {
    /// Converts a set on the track [`X`]. None if it is not eventually periodic within the limits.
    pub fn from_set(set: &Automaton, budget: &Budget) -> Result<Option<Self>, Obstacle> {
        let numeration = set.numeration();
        let members: Vec<bool> = (0..64).map(|number| set.contains(&[number])).collect();
        for period in 1..=MAX_PERIOD {
            let differs = |&at: &usize| members[at] != members[at + period];
            let last = (0..members.len() - period).rev().find(differs);
            let threshold = last.map_or(0, |last| last + 1);
            if threshold > MAX_THRESHOLD {
                continue;
            }
            let from = [(X, 1)];
            let bound = -(threshold as i64);
            let from = linear(numeration, &from, bound, Relation::NotNegative, budget)?;
            let here = set.and(&from, budget)?;
            let later = sum_is(numeration, &[(Y, 1), (X, -1)], -(period as i64), budget)?;
            let later = later.and(&set.renamed(|_| Y), budget)?;
            let later = later.without(&[Y], budget)?.and(&from, budget)?;
            if here == later {
                return Ok(Some(Self {
                    threshold,
                    period,
                    members: members[..threshold + period].to_vec(),
                }));
            }
        }
        Ok(None)
    }

    pub fn contains(&self, number: usize) -> bool {
        match number.checked_sub(self.threshold) {
            Some(beyond) => self.members[self.threshold + beyond % self.period],
            None => self.members[number],
        }
    }
}

/// Relation of the numbers for which a sum with these terms is 0.
pub fn sum_is(
    numeration: Numeration,
    terms: &[(Track, i64)],
    constant: i64,
    budget: &Budget,
) -> Result<Automaton, Obstacle> {
    linear(numeration, terms, constant, Relation::Zero, budget)
}

fn linear(
    numeration: Numeration,
    terms: &[(Track, i64)],
    constant: i64,
    relation: Relation,
    budget: &Budget,
) -> Result<Automaton, Obstacle> {
    let start = Linear::constant(constant);
    let sum = terms.iter().fold(start, |sum, &(track, factor)| {
        sum.plus(factor, &Linear::track(track))
            .expect("small coefficients")
    });
    Ok(Automaton::linear(numeration, &sum, relation, budget)?)
}
