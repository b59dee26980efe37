//! Linear equations, inequalities and congruences.

use super::automaton::{Alphabet, Automaton, Track};
use super::budget::{Budget, Stopped};
use super::numeration::{MAX_ORDER, Numeration};

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

/// Value Σ aⱼ·Wⱼ(n) of digits before n more digits, where Wⱼ(n) is the number of words of n digits
/// that may follow j repeated factors of the recurrence (see [`Numeration`]).
type Pending = [i64; MAX_ORDER];

/// Partial sum: open, or known to be as asked whatever digits follow.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Sum {
    Open(Pending),
    Settled,
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
        let (above, below) = sum.reach();
        // Wⱼ(n), indexed by n, then j, for n below the order.
        let words: Vec<Pending> = (numeration.counts().take(numeration.order()))
            .map(|counts| counts.map(|count| count as i64))
            .collect();
        let after = |pending: Pending| {
            // All Wⱼ(n) follow the recurrence, whose factors are not negative, and so do their
            // sums: what is positive for the first n is positive for all. The digits to come add
            // from -below·Uₙ to above·Uₙ.
            let signs = words.iter().map(|words| {
                let value: i64 = pending.iter().zip(words).map(|(a, words)| a * words).sum();
                i64::from(value > below * words[0]) - i64::from(value < -above * words[0])
            });
            match signs.reduce(|sign, next| if sign == next { sign } else { 0 }) {
                Some(0) | None => Some(Sum::Open(pending)),
                Some(sign) => holds(sign).then_some(Sum::Settled),
            }
        };
        let accepts = |value: i64| holds(value + sum.constant);
        Self::of_sums(numeration, sum, &after, &accepts, budget)
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
        let after = |sum: Pending| Some(Sum::Open(sum.map(|a| a.rem_euclid(modulus))));
        let accepts = |value: i64| (value + sum.constant - rest).rem_euclid(modulus) == 0;
        Self::of_sums(numeration, sum, &after, &accepts, budget)
    }

    /// Reads the terms of a sum. `after` reduces the partial sum after each digit, and `accepts`
    /// gets the value in the end.
    fn of_sums(
        numeration: Numeration,
        sum: &Linear,
        after: &dyn Fn(Pending) -> Option<Sum>,
        accepts: &dyn Fn(i64) -> bool,
        budget: &Budget,
    ) -> Result<Self, Stopped> {
        let tracks: Vec<Track> = sum.tracks().collect();
        let alphabet = Alphabet::within(numeration, tracks.len(), budget)?;
        let digit_sums = sum.digit_sums(alphabet);
        let (order, factors) = (numeration.order(), numeration.factors().map(i64::from));
        let step = |before: &Sum, symbol: usize| {
            let Sum::Open(pending) = before else {
                return Some(*before);
            };
            // Wⱼ(n + 1) is dⱼ₊₁·W₀(n) + Wⱼ₊₁(n).
            let terms = pending.iter().zip(&factors).take(order);
            let mut next = [0; MAX_ORDER];
            next[0] = digit_sums[symbol] + terms.map(|(a, factor)| a * factor).sum::<i64>();
            next[1..order].copy_from_slice(&pending[..order - 1]);
            after(next)
        };
        let accepts = |state: &Sum| match state {
            // Wⱼ(0) = 1.
            Sum::Open(pending) => accepts(pending.iter().sum()),
            Sum::Settled => true,
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
