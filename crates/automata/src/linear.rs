//! Linear equations, inequalities and congruences.

use super::automaton::Automaton;
use super::budget::{Budget, Stopped};
use super::numeration::{MAX_ORDER, Numeration};
use super::track::{Alphabet, Track};

/// Linear sum c₁·x₁ + … + c with integer coefficients.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Linear {
    /// Tracks in increasing order, with nonzero coefficients.
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

/// Largest coefficient; larger ones would overflow in sums of products.
const MAX_COEFFICIENT: i64 = 1 << 24;

/// Largest constant; larger ones would overflow in a product with a coefficient or in a sum of two.
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

    /// Makes the sum of these terms and a constant.
    ///
    /// # Panics
    /// If a number is too large.
    pub fn of(terms: &[(Track, i64)], constant: i64) -> Self {
        let mut terms = terms.iter();
        let add = |sum: Self, &(track, factor)| sum.plus(factor, &Self::track(track));
        let sum = terms.try_fold(Self::constant(constant), add);
        sum.expect("the numbers are small")
    }

    /// Adds `factor`·`other`. Returns `None` if a number gets too large.
    pub fn plus(&self, factor: i64, other: &Self) -> Option<Self> {
        let mut sum = self.clone();
        sum.constant = sum
            .constant
            .checked_add(factor.checked_mul(other.constant)?)
            .filter(|constant| constant.unsigned_abs() <= MAX_CONSTANT as u64)?;
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

    /// Returns the index of the track's coefficient, or where it would be.
    fn place(&self, track: Track) -> Result<usize, usize> {
        self.coefficients
            .binary_search_by_key(&track, |term| term.0)
    }

    pub fn times(&self, factor: i64) -> Option<Self> {
        Self::default().plus(factor, self)
    }

    /// Returns the constant if the sum has no tracks.
    pub fn as_constant(&self) -> Option<i64> {
        self.coefficients.is_empty().then_some(self.constant)
    }

    /// Returns the track if the sum is just the number on it.
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

    /// Returns the value; `number` gives the number on each track.
    pub fn value(&self, number: impl Fn(Track) -> i64) -> i64 {
        let terms = self.coefficients.iter();
        let sum: i64 = terms.map(|&(track, c)| c * number(track)).sum();
        sum + self.constant
    }

    /// Returns the sum of the digits times their coefficients, by symbol.
    fn digit_sums(&self, alphabet: Alphabet) -> Vec<i64> {
        let sum = |symbol| {
            let digits = alphabet.read(symbol).zip(&self.coefficients);
            digits.map(|(digit, (_, c))| digit as i64 * c).sum()
        };
        (0..alphabet.symbols()).map(sum).collect()
    }

    /// Returns the sum of the positive parts, and the sum of the absolute values of the negative
    /// parts.
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
    (number.unsigned_abs() <= MAX_COEFFICIENT as u64).then_some(number)
}

/// Largest constant that the states count. A larger one becomes a number on an extra track: the
/// states of a sum grow with its constant, but a number's states only with its digits.
const MAX_CONSTANT_IN_STATES: i64 = 8;

/// Track of a large constant, above all tracks that a relation can name.
const CONSTANT: Track = Track(u8::MAX);

/// Partial sum: open, or known to end above or below 0 whatever digits follow.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Sum {
    Open(Pending),
    Sign(i64),
}

impl Automaton {
    /// Returns the relation of the numbers for which `sum` compares with 0 as `relation` says.
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

    /// Returns the relation of the numbers for which the sum has the remainder `rest` modulo
    /// `modulus`.
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

    /// Returns the relation without tracks that is always true, or always false.
    pub fn always(numeration: Numeration, holds: bool, budget: &Budget) -> Result<Self, Stopped> {
        if holds {
            Self::everything(numeration, [], budget)
        } else {
            Ok(Self::nothing(numeration, []))
        }
    }

    /// Restricts an automaton to valid words, if it was built without checking them.
    pub(super) fn of_valid_words(&self, budget: &Budget) -> Result<Self, Stopped> {
        if matches!(self.numeration, Numeration::Base(_)) {
            return Ok(self.clone());
        }
        let tracks = self.tracks.iter().copied();
        self.and(&Self::everything(self.numeration, tracks, budget)?, budget)
    }
}

/// Value Σ aⱼ·Wⱼ(n) of digits before n more digits, where Wⱼ(n) is the number of words of n digits
/// that may follow j repeated factors of the recurrence (see [`Numeration`]).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Pending([i64; MAX_ORDER]);

impl Pending {
    /// Returns the value if no digit follows: Wⱼ(0) = 1.
    pub fn value(self) -> i64 {
        self.0.iter().sum()
    }

    /// Returns the value modulo a number, whatever digits follow.
    pub fn modulo(self, modulus: i64) -> Self {
        Self(self.0.map(|a| a.rem_euclid(modulus)))
    }
}

/// Arithmetic of pending sums in a numeration.
pub struct PendingSums {
    factors: [i64; MAX_ORDER],
    order: usize,
    /// Wⱼ(n), indexed by n, then j, for n below the order.
    words: [[i64; MAX_ORDER]; MAX_ORDER],
}

impl PendingSums {
    pub fn new(numeration: Numeration) -> Self {
        let mut words = [[0; MAX_ORDER]; MAX_ORDER];
        for (length, words) in words.iter_mut().enumerate() {
            let counts = numeration.counts().nth(length).expect("few short words");
            *words = counts.map(|count| count as i64);
        }
        Self {
            factors: numeration.factors().map(i64::from),
            order: numeration.order(),
            words,
        }
    }

    /// Appends a digit, or a sum of digits: Wⱼ(n + 1) is dⱼ₊₁·W₀(n) + Wⱼ₊₁(n).
    pub fn append(&self, pending: Pending, digit: i64) -> Pending {
        let mut next = [digit; MAX_ORDER];
        let terms = pending.0.iter().zip(&self.factors).take(self.order);
        next[0] += terms.map(|(a, factor)| a * factor).sum::<i64>();
        next[1..].copy_from_slice(&pending.0[..MAX_ORDER - 1]);
        next[self.order..].fill(0);
        Pending(next)
    }

    /// Returns the sign that the sum has whatever digits follow, if these add from -`below`·Uₙ to
    /// `above`·Uₙ, or 0 if the sign varies.
    pub fn lasting_sign(&self, pending: Pending, below: i64, above: i64) -> i64 {
        // All Wⱼ(n) follow the recurrence, whose factors are not negative, and so do their sums:
        // what is positive for the first n is positive for all.
        let mut signs = self.words[..self.order].iter().map(|words| {
            let terms = pending.0.iter().zip(words);
            let value: i64 = terms.map(|(a, words)| a * words).sum();
            i64::from(value > below * words[0]) - i64::from(value < -above * words[0])
        });
        let first = signs.next().expect("the order is positive");
        if signs.all(|sign| sign == first) {
            first
        } else {
            0
        }
    }
}
