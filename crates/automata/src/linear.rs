//! Linear equations, inequalities and congruences.

use super::automaton::Automaton;
use super::budget::{Budget, Stopped};
use super::numeration::Numeration;
use super::pending::{Pending, PendingSums};
use super::track::{Alphabet, Track};

/// Linear sum c₁·x₁ + … + c with integer coefficients.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Linear {
    /// Tracks, increasing, with their coefficients, all nonzero.
    coefficients: Vec<(Track, i64)>,
    constant: i64,
}

/// Comparison of a sum with 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Relation {
    Zero,
    Positive,
    NotNegative,
}

/// Limit of a coefficient: larger ones would overflow in sums of products.
const MAX_COEFFICIENT: i64 = 1 << 24;

/// Limit of a constant: larger ones would overflow in a product with a coefficient or in a sum of
/// two.
pub const MAX_CONSTANT: i64 = 1 << 60;

impl Linear {
    pub fn constant(constant: i64) -> Self {
        Self {
            coefficients: Vec::new(),
            constant,
        }
    }

    pub fn track(track: Track) -> Self {
        Self {
            coefficients: vec![(track, 1)],
            constant: 0,
        }
    }

    /// Sum `self` + `factor`·`other`; `None` if a number gets too large.
    pub fn plus(&self, factor: i64, other: &Self) -> Option<Self> {
        let mut sum = self.clone();
        sum.constant = sum
            .constant
            .checked_add(factor.checked_mul(other.constant)?)
            .filter(|constant| constant.abs() <= MAX_CONSTANT)?;
        for &(track, coefficient) in &other.coefficients {
            let at = sum.place(track).unwrap_or_else(|at| {
                sum.coefficients.insert(at, (track, 0));
                at
            });
            let (_, term) = &mut sum.coefficients[at];
            *term = small(term.checked_add(factor.checked_mul(coefficient)?)?)?;
        }
        sum.coefficients
            .retain(|&(_, coefficient)| coefficient != 0);
        Some(sum)
    }

    /// Index of the track's coefficient, or where it would be.
    fn place(&self, track: Track) -> Result<usize, usize> {
        self.coefficients
            .binary_search_by_key(&track, |term| term.0)
    }

    pub fn times(&self, factor: i64) -> Option<Self> {
        Self::default().plus(factor, self)
    }

    /// Constant of the sum, if it has no tracks.
    pub fn as_constant(&self) -> Option<i64> {
        self.coefficients.is_empty().then_some(self.constant)
    }

    /// Track, if the sum is just the number on that track.
    pub fn as_track(&self) -> Option<Track> {
        match (&self.coefficients[..], self.constant) {
            (&[(track, 1)], 0) => Some(track),
            _ => None,
        }
    }

    pub fn coefficient(&self, track: Track) -> i64 {
        self.place(track).map_or(0, |at| self.coefficients[at].1)
    }

    pub fn tracks(&self) -> impl Iterator<Item = Track> {
        self.coefficients.iter().map(|term| term.0)
    }

    /// Value of the sum, if `number` gives the number on each track.
    pub fn value(&self, number: impl Fn(Track) -> i64) -> i64 {
        let terms = self.coefficients.iter();
        let sum: i64 = terms.map(|&(track, c)| c * number(track)).sum();
        sum + self.constant
    }

    /// Sum of the digits times their coefficients, indexed by symbol.
    fn digit_sums(&self, alphabet: Alphabet) -> Vec<i64> {
        let sum = |symbol| {
            let digits = alphabet.read(symbol).zip(&self.coefficients);
            digits.map(|(digit, (_, c))| digit as i64 * c).sum()
        };
        (0..alphabet.symbols()).map(sum).collect()
    }

    /// Sum of the positive parts, and sum of the absolute values of the negative parts.
    fn reach(&self) -> (i64, i64) {
        let parts = || {
            self.coefficients
                .iter()
                .map(|term| term.1)
                .chain([self.constant])
        };
        let above = parts().filter(|&part| part > 0).sum();
        let below: i64 = parts().filter(|&part| part < 0).sum();
        (above, -below)
    }
}

fn small(number: i64) -> Option<i64> {
    (number.abs() <= MAX_COEFFICIENT).then_some(number)
}

/// Limit of a constant that the states count. A larger constant becomes a number on an extra track:
/// the states of a sum grow with its constant, the states of a number only with its number of
/// digits.
const MAX_CONSTANT_IN_STATES: i64 = 8;

/// Track of a large constant, above all tracks that a relation can name.
const CONSTANT: Track = Track(u8::MAX);

/// Partial sum: still undecided, or known to end above or below 0 whatever digits follow.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Sum {
    Open(Pending),
    Sign(i64),
}

impl Automaton {
    /// Relation of the numbers for which `sum` compares with 0 as `relation` says.
    pub fn linear(
        numeration: Numeration,
        sum: &Linear,
        relation: Relation,
        budget: &Budget,
    ) -> Result<Self, Stopped> {
        let holds = |value: i64| match relation {
            Relation::Zero => value == 0,
            Relation::Positive => value > 0,
            Relation::NotNegative => value >= 0,
        };
        if let Some(value) = sum.as_constant() {
            return Self::always(numeration, holds(value), budget);
        }
        if sum.constant.abs() > MAX_CONSTANT_IN_STATES {
            let mut moved = sum.clone();
            moved.coefficients.push((CONSTANT, sum.constant.signum()));
            moved.constant = 0;
            let constant = sum.constant.unsigned_abs();
            return Self::linear(numeration, &moved, relation, budget)?
                .and(
                    &Self::number(numeration, CONSTANT, constant, budget)?,
                    budget,
                )?
                .without(&[CONSTANT], budget);
        }
        let tracks: Vec<Track> = sum.tracks().collect();
        let alphabet = Alphabet::within(numeration, tracks.len(), budget)?;
        let digit_sums = sum.digit_sums(alphabet);
        let (above, below) = sum.reach();
        let sums = PendingSums::new(numeration);
        let step = |&before: &Sum, symbol: usize| {
            let Sum::Open(pending) = before else {
                return Some(before);
            };
            let pending = sums.append(pending, digit_sums[symbol]);
            match sums.lasting_sign(pending, below, above) {
                0 => Some(Sum::Open(pending)),
                sign => holds(sign).then_some(Sum::Sign(sign)),
            }
        };
        let accepts = |state: &Sum| match *state {
            Sum::Open(pending) => holds(pending.value() + sum.constant),
            Sum::Sign(sign) => holds(sign),
        };
        let start = Some(Sum::Open(Pending::default()));
        let numbers = Self::explore(numeration, tracks, start, &step, &accepts, budget)?;
        numbers.of_valid_words(budget)
    }

    /// Relation of the numbers for which the sum has the remainder `rest` modulo `modulus`.
    ///
    /// # Panics
    /// If the modulus is not positive.
    pub fn congruent(
        numeration: Numeration,
        sum: &Linear,
        rest: i64,
        modulus: i64,
        budget: &Budget,
    ) -> Result<Self, Stopped> {
        assert!(modulus > 0, "one divides by a positive number");
        let tracks: Vec<Track> = sum.tracks().collect();
        let alphabet = Alphabet::within(numeration, tracks.len(), budget)?;
        let digit_sums = sum.digit_sums(alphabet);
        let sums = PendingSums::new(numeration);
        let step = |before: &Sum, symbol: usize| {
            let Sum::Open(before) = *before else {
                return None;
            };
            let after = sums.append(before, digit_sums[symbol]);
            Some(Sum::Open(after.modulo(modulus)))
        };
        let accepts = |state: &Sum| match *state {
            Sum::Open(pending) => (pending.value() + sum.constant - rest).rem_euclid(modulus) == 0,
            Sum::Sign(_) => false,
        };
        let start = Some(Sum::Open(Pending::default()));
        let numbers = Self::explore(numeration, tracks, start, &step, &accepts, budget)?;
        numbers.of_valid_words(budget)
    }

    /// Relation without tracks that is always true, or always false.
    pub fn always(numeration: Numeration, holds: bool, budget: &Budget) -> Result<Self, Stopped> {
        if holds {
            Self::everything(numeration, [], budget)
        } else {
            Ok(Self::nothing(numeration, []))
        }
    }

    /// Restriction to valid words, for an automaton that was built without checking them.
    pub(super) fn of_valid_words(&self, budget: &Budget) -> Result<Self, Stopped> {
        if matches!(self.numeration, Numeration::Base(_)) {
            return Ok(self.clone());
        }
        let tracks = self.tracks.iter().copied();
        self.and(&Self::everything(self.numeration, tracks, budget)?, budget)
    }
}
