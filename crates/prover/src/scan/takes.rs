//! Rules with fixed takes, independent of the heaps.

use crate::move_relations::Moves;
use crate::obstacle::Obstacle;
use crate::tracks::{coordinate, linear, option};
use automata::{Automaton, Budget, Relation, Track};
use rules::sorted;

/// Pairs (i, j) that can be taken from (a, b) if the heaps are large enough, the same for all
/// heaps.
///
/// Sets of amounts are bits: bit k for each k below `threshold` + `period`. A larger amount is in
/// the set iff the amount less the period is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Takes {
    pub threshold: usize,
    pub period: usize,
    /// The k for which (k, 0) can be taken.
    pub first: u64,
    /// The k for which (0, k) can be taken.
    pub second: u64,
    /// The k for which (k, k) can be taken.
    pub both: u64,
    /// Other directions (i, j), with the k for which (ki, kj) can be taken.
    pub far: Vec<([usize; 2], u64)>,
    /// All other pairs, of which there are finitely many; both numbers are below the threshold.
    pub others: Vec<[usize; 2]>,
}

/// Directions whose multiples form a set. The first three are always present.
const STEPS: [[i64; 2]; 5] = [[1, 0], [0, 1], [1, 1], [1, 2], [2, 1]];

const X: Track = coordinate(0);
const Y: Track = coordinate(1);
const LEFT: [Track; 2] = [option(0, 0), option(0, 1)];
/// Tracks of the numbers taken from the two heaps.
const TAKEN: [Track; 2] = [option(1, 0), option(1, 1)];

impl Takes {
    /// Reads the takes of a rule. Returns `None` if its moves are not of this form.
    ///
    /// # Errors
    /// If a limit is reached.
    pub fn from_moves(moves: &Moves, budget: &Budget) -> Result<Option<Self>, Obstacle> {
        if moves.position != [X, Y] || moves.has_sums() || moves.blocking > 0 {
            return Ok(None);
        }
        let numeration = moves.numeration;
        let relation = moves.options(budget)?;
        // In a rule of this kind, what may be taken from heaps of just this size may be taken from
        // any larger heaps.
        let mut amounts = relation.clone();
        for left in LEFT {
            amounts = amounts.and(&Automaton::number(numeration, left, 0, budget)?, budget)?;
        }
        let amounts = amounts.without(&LEFT, budget)?;
        if anywhere(&amounts, budget)? != relation {
            return Ok(None);
        }
        Self::of_amounts(&amounts, budget)
    }

    /// Reads the takes of a rule that forbids all of them at some positions. Returns `None` if its
    /// moves are not of this form.
    ///
    /// # Errors
    /// If a limit is reached.
    pub fn somewhere(moves: &Moves, budget: &Budget) -> Result<Option<Self>, Obstacle> {
        if moves.position != [X, Y] || moves.has_sums() || moves.blocking > 0 {
            return Ok(None);
        }
        let relation = moves.options(budget)?;
        let mut amounts = relation.clone();
        for ((from, left), taken) in [X, Y].into_iter().zip(LEFT).zip(TAKEN) {
            let difference = [(from, 1), (left, -1), (taken, -1)];
            let takes = linear(moves.numeration, &difference, 0, Relation::Zero, budget)?;
            amounts = amounts
                .and(&takes, budget)?
                .without(&[from, left], budget)?;
        }
        let amounts = amounts.renamed(|track| if track == TAKEN[0] { X } else { Y });
        let allowed = anywhere(&amounts, budget)?.and(&moves.not_over(budget)?, budget)?;
        if allowed != relation {
            return Ok(None);
        }
        Self::of_amounts(&amounts, budget)
    }

    /// Reads the takes from the set of all pairs. Returns `None` if it is not of this form.
    fn of_amounts(amounts: &Automaton, budget: &Budget) -> Result<Option<Self>, Obstacle> {
        let numeration = amounts.numeration();
        let mut others = amounts.clone();
        let mut sets = Vec::new();
        let mut steps = Vec::new();
        for step @ [i, j] in STEPS {
            let line = linear(numeration, &[(X, j), (Y, -i)], 0, Relation::Zero, budget)?;
            // Keep the track with coefficient 1, which carries the multiple k of the direction.
            let dropped = if i == 1 { Y } else { X };
            let on_line = others.and(&line, budget)?.without(&[dropped], budget)?;
            let Some(set) = Periodic::from_set(&on_line.renamed(|_| X), budget)? else {
                return Ok(None);
            };
            let is_infinite = set.members[set.threshold..].contains(&true);
            if steps.len() < 3 || is_infinite {
                steps.push(step.map(|number| number as usize));
                sets.push(set);
                others = others.minus(&line, budget)?;
            }
        }
        let pairs = (0..MAX_THRESHOLD).flat_map(|i| (0..MAX_THRESHOLD).map(move |j| [i, j]));
        let others_found: Vec<[usize; 2]> = pairs
            .filter(|pair| others.contains(&pair.map(|number| number as u64)))
            .collect();
        for &[i, j] in &others_found {
            let first = Automaton::number(numeration, X, i as u64, budget)?;
            let second = Automaton::number(numeration, Y, j as u64, budget)?;
            others = others.minus(&first.and(&second, budget)?, budget)?;
        }
        if !others.is_empty() {
            return Ok(None);
        }
        let largest = others_found.iter().flatten().copied().max().unwrap_or(0);
        let threshold = sets
            .iter()
            .map(|set| set.threshold)
            .fold(largest + 1, usize::max);
        let period = sets.iter().fold(1, |all, set| lcm(all, set.period));
        if threshold + period > u64::BITS as usize {
            return Ok(None);
        }
        let bits = |set: &Periodic| {
            let members = (0..threshold + period).filter(|&k| set.contains(k));
            members.fold(0, |bits, k| bits | 1 << k)
        };
        Ok(Some(Self {
            threshold,
            period,
            first: bits(&sets[0]),
            second: bits(&sets[1]),
            both: bits(&sets[2]),
            far: steps
                .into_iter()
                .zip(sets.iter().map(bits))
                .skip(3)
                .collect(),
            others: others_found,
        }))
    }

    /// Returns the takes of the game with its heaps swapped.
    pub fn swapped(&self) -> Self {
        let others = self.others.iter().map(|&[i, j]| [j, i]);
        Self {
            threshold: self.threshold,
            period: self.period,
            first: self.second,
            second: self.first,
            both: self.both,
            far: self
                .far
                .iter()
                .map(|&([i, j], set)| ([j, i], set))
                .collect(),
            others: sorted(others.collect()),
        }
    }

    /// Returns the directions that take from both heaps, with their sets.
    pub fn slanted(&self) -> impl Iterator<Item = ([usize; 2], u64)> {
        std::iter::once(([1, 1], self.both)).chain(self.far.iter().copied())
    }

    /// Whether no take is possible.
    pub fn are_over(&self, [a, b]: [usize; 2]) -> bool {
        let has = |set, most: usize| (1..=most).any(|k| self.has(set, k));
        let mut slanted = self.slanted();
        let can_take = has(self.first, a)
            || has(self.second, b)
            || slanted.any(|([i, j], set)| has(set, (a / i).min(b / j)))
            || self.others.iter().any(|&[i, j]| i <= a && j <= b);
        !can_take
    }

    /// Returns the number of bits of the sets.
    pub fn bits(&self) -> usize {
        self.threshold + self.period
    }

    /// Returns the set of all amounts.
    pub fn full(&self) -> u64 {
        u64::MAX >> (u64::BITS as usize - self.bits())
    }

    /// Returns the amounts k for which k + `by` is in `set`.
    pub fn less(&self, set: u64, by: usize) -> u64 {
        (0..by).fold(set, |set, _| {
            (set >> 1) | ((set >> self.threshold & 1) << (self.bits() - 1))
        })
    }

    /// Whether the amount is in the set.
    pub fn has(&self, set: u64, amount: usize) -> bool {
        set >> self.folded(amount) & 1 == 1
    }

    /// Returns the index of the bit for an amount.
    fn folded(&self, amount: usize) -> usize {
        match amount.checked_sub(self.threshold) {
            Some(beyond) => self.threshold + beyond % self.period,
            None => amount,
        }
    }
}

/// Returns the relation of the moves that take such a pair from heaps that have enough.
fn anywhere(amounts: &Automaton, budget: &Budget) -> Result<Automaton, Obstacle> {
    let numeration = amounts.numeration();
    let mut moves = amounts.renamed(|track| if track == X { TAKEN[0] } else { TAKEN[1] });
    for ((from, left), taken) in [X, Y].into_iter().zip(LEFT).zip(TAKEN) {
        let difference = [(from, 1), (left, -1), (taken, -1)];
        let takes = linear(numeration, &difference, 0, Relation::Zero, budget)?;
        moves = moves.and(&takes, budget)?.without(&[taken], budget)?;
    }
    Ok(moves)
}

fn lcm(a: usize, b: usize) -> usize {
    let gcd = |mut a: usize, mut b: usize| {
        while b > 0 {
            (a, b) = (b, a % b);
        }
        a
    };
    a / gcd(a, b) * b
}

/// Largest threshold.
pub const MAX_THRESHOLD: usize = 24;

/// Largest period of a set.
const MAX_PERIOD: usize = 12;

/// Eventually periodic set of numbers.
pub struct Periodic {
    pub threshold: usize,
    pub period: usize,
    /// Whether each number below `threshold` + `period` is a member.
    pub members: Vec<bool>,
}

impl Periodic {
    /// Converts a set on the track [`X`]. Returns `None` if it isn't eventually periodic within the
    /// limits.
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
            let least = -(threshold as i64);
            let from = linear(numeration, &[(X, 1)], least, Relation::NotNegative, budget)?;
            let here = set.and(&from, budget)?;
            let later = linear(
                numeration,
                &[(Y, 1), (X, -1)],
                -(period as i64),
                Relation::Zero,
                budget,
            )?;
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
