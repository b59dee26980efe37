//! Rules by which one takes fixed amounts, whatever the heaps are.

use super::super::move_relations::Moves;
use super::super::obstacle::Obstacle;
use super::super::tracks::{coordinate, option};
use automata::{Automaton, Budget, Linear, Numeration, Relation, Track};

/// From (a, b) one takes (i, j) if the heaps have so much: the pairs are the same for all heaps.
///
/// Sets of amounts are bits: bit k for k below `threshold` + `period`; beyond, an amount is taken
/// iff that less the period is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Takes {
    pub threshold: usize,
    pub period: usize,
    /// k for which (k, 0) is taken.
    pub first: u64,
    /// k for which (0, k) is taken.
    pub second: u64,
    /// k for which (k, k) is taken.
    pub both: u64,
    /// Other steps, and the k for which k times the step is taken.
    pub far: Vec<([usize; 2], u64)>,
    /// All other pairs, which are finitely many; both numbers are below the threshold.
    pub others: Vec<[usize; 2]>,
}

/// A set of multiples of the step is read. The first three are always there.
const STEPS: [[i64; 2]; 5] = [[1, 0], [0, 1], [1, 1], [1, 2], [2, 1]];

/// Thresholds are at most this.
const LARGEST_THRESHOLD: usize = 24;

/// Periods of a set are at most this.
const LARGEST_PERIOD: usize = 12;

const X: Track = coordinate(0);
const Y: Track = coordinate(1);
const LEFT: [Track; 2] = [option(0, 0), option(0, 1)];
/// Tracks of the amounts that are taken from the first and from the second heap.
const TAKEN: [Track; 2] = [option(1, 0), option(1, 1)];

impl Takes {
    /// The amounts that the moves take, if these are all that the moves are.
    ///
    /// # Errors
    /// If a limit is reached.
    pub fn from_moves(moves: &Moves, budget: &Budget) -> Result<Option<Self>, Obstacle> {
        if moves.position != [X, Y] || moves.has_sums() {
            return Ok(None);
        }
        let numeration = moves.numeration;
        let all_four = [X, Y, LEFT[0], LEFT[1]];
        let mut relation = Automaton::nothing(numeration, all_four);
        for family in &moves.families {
            let mut all = family.relation.clone();
            for (&track, left) in family.components[0].iter().zip(LEFT) {
                if track != left {
                    let same = sum_is(numeration, &[(left, 1), (track, -1)], 0, budget)?;
                    all = all.and(&same, budget)?;
                }
            }
            relation = relation.or(&all.over(&all_four, budget)?, budget)?;
        }
        // What is taken where nothing is left is taken anywhere, if the rule is of this kind.
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

    /// The same of a set of pairs.
    fn of_amounts(amounts: &Automaton, budget: &Budget) -> Result<Option<Self>, Obstacle> {
        let numeration = amounts.numeration();
        let mut others = amounts.clone();
        let mut sets = Vec::new();
        let mut steps = Vec::new();
        for step @ [i, j] in STEPS {
            let line = sum_is(numeration, &[(X, j), (Y, -i)], 0, budget)?;
            // The multiple k of the step is on the track of a 1.
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
        let pairs =
            (0..LARGEST_THRESHOLD).flat_map(|i| (0..LARGEST_THRESHOLD).map(move |j| [i, j]));
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

    /// The same with the heaps in the other order.
    pub fn swapped(&self) -> Self {
        let mut others: Vec<[usize; 2]> = self.others.iter().map(|&[i, j]| [j, i]).collect();
        others.sort_unstable();
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
            others,
        }
    }

    /// The steps that take from both heaps.
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

    /// How many bits the sets have.
    pub fn bits(&self) -> usize {
        self.threshold + self.period
    }

    /// All amounts.
    pub fn full(&self) -> u64 {
        u64::MAX >> (u64::BITS as usize - self.bits())
    }

    /// The set of amounts that are `by` more in `set`.
    pub fn less(&self, set: u64, by: usize) -> u64 {
        (0..by).fold(set, |set, _| {
            (set >> 1) | ((set >> self.threshold & 1) << (self.bits() - 1))
        })
    }

    /// Whether the amount is in a set.
    pub fn has(&self, set: u64, amount: usize) -> bool {
        set >> self.folded(amount) & 1 == 1
    }

    /// The bit of an amount.
    fn folded(&self, amount: usize) -> usize {
        match amount.checked_sub(self.threshold) {
            Some(beyond) => self.threshold + beyond % self.period,
            None => amount,
        }
    }
}

/// The moves that take such a pair wherever the heaps have it.
fn anywhere(amounts: &Automaton, budget: &Budget) -> Result<Automaton, Obstacle> {
    let numeration = amounts.numeration();
    let mut moves = amounts.renamed(|track| if track == X { TAKEN[0] } else { TAKEN[1] });
    for ((from, left), taken) in [X, Y].into_iter().zip(LEFT).zip(TAKEN) {
        let difference = [(from, 1), (left, -1), (taken, -1)];
        let takes = sum_is(numeration, &difference, 0, budget)?;
        moves = moves.and(&takes, budget)?.without(&[taken], budget)?;
    }
    Ok(moves)
}

/// A set of numbers that comes again.
struct Periodic {
    threshold: usize,
    period: usize,
    /// Below the sum of both.
    members: Vec<bool>,
}

impl Periodic {
    /// The set on the track [`X`].
    fn from_set(set: &Automaton, budget: &Budget) -> Result<Option<Self>, Obstacle> {
        let numeration = set.numeration();
        let members: Vec<bool> = (0..64).map(|number| set.contains(&[number])).collect();
        for period in 1..=LARGEST_PERIOD {
            let differs = |&at: &usize| members[at] != members[at + period];
            let last = (0..members.len() - period).rev().find(differs);
            let threshold = last.map_or(0, |last| last + 1);
            if threshold > LARGEST_THRESHOLD {
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

    fn contains(&self, number: usize) -> bool {
        match number.checked_sub(self.threshold) {
            Some(beyond) => self.members[self.threshold + beyond % self.period],
            None => self.members[number],
        }
    }
}

fn sum_is(
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

fn lcm(a: usize, b: usize) -> usize {
    let gcd = |mut a: usize, mut b: usize| {
        while b > 0 {
            (a, b) = (b, a % b);
        }
        a
    };
    a / gcd(a, b) * b
}
