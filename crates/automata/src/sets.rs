//! Sets and relations that other constructions start from: numbers, powers, and bit operations in
//! base 2.

use super::automaton::{Automaton, Track, places, sorted};
use super::budget::{Budget, Stopped};
use super::numeration::Numeration;

impl Automaton {
    /// Returns the set of a single number.
    pub fn number(
        numeration: Numeration,
        track: Track,
        number: u64,
        budget: &Budget,
    ) -> Result<Self, Stopped> {
        let word = numeration.word(number);
        // The state is the number of digits of the word that were read.
        let follow = |read: usize, digit: usize| match (read, digit) {
            (0, 0) => Some(0),
            _ => (word.get(read) == Some(&digit)).then_some(read + 1),
        };
        Self::of_counts(
            numeration,
            &[track],
            &follow,
            &|read| read == word.len(),
            budget,
        )
    }

    /// Returns the set of the numbers with the words 1 0…0, where the number of zeros is a multiple
    /// of `zeros`. With 1, these are the powers of b in base b, and the Fibonacci numbers 1, 2, 3,
    /// 5, … in Zeckendorf's numeration. With 2, they are the powers of b² in base b.
    ///
    /// # Panics
    /// If `zeros` is 0.
    pub fn places(
        numeration: Numeration,
        track: Track,
        zeros: usize,
        budget: &Budget,
    ) -> Result<Self, Stopped> {
        // The state is 0 before the digit 1. After it, the state is 1 plus the number of zeros
        // modulo `zeros`.
        let follow = |seen: usize, digit: usize| match (seen, digit) {
            (0, 0) => Some(0),
            (0, 1) => Some(1),
            (1.., 0) => Some(1 + seen % zeros),
            _ => None,
        };
        Self::of_counts(numeration, &[track], &follow, &|seen| seen == 1, budget)
    }

    /// Returns the relation of a number and the number whose word has one more 0 at the end.
    pub fn shift(
        numeration: Numeration,
        number: Track,
        shifted: Track,
        budget: &Budget,
    ) -> Result<Self, Stopped> {
        let digits = numeration.digits();
        let is_first = number < shifted;
        // The state is the digit that `number` must have at the next place.
        let follow = |expected: usize, symbol: usize| {
            let (first, second) = (symbol % digits, symbol / digits);
            let (digit, next) = if is_first {
                (first, second)
            } else {
                (second, first)
            };
            (digit == expected).then_some(next)
        };
        let tracks = sorted([number, shifted]);
        Self::of_states(
            numeration,
            &tracks,
            follow,
            |expected| expected == 0,
            budget,
        )
    }

    /// Returns the set of the numbers whose words end in an even number of zeros, including 0.
    pub fn even_zeros(
        numeration: Numeration,
        track: Track,
        budget: &Budget,
    ) -> Result<Self, Stopped> {
        // The state is 0 before the first nonzero digit, then 1 or 2 after an even or odd number of
        // zeros.
        let follow = |zeros: usize, digit: usize| match (zeros, digit) {
            (0, 0) => Some(0),
            (_, 0) => Some(3 - zeros),
            _ => Some(1),
        };
        Self::of_states(numeration, &[track], follow, |zeros| zeros != 2, budget)
    }

    /// Builds the automaton with start state 0 and the transitions `follow(state, symbol)`. In a
    /// symbol, the first track's digit varies fastest.
    pub fn of_states(
        numeration: Numeration,
        tracks: &[Track],
        follow: impl Fn(usize, usize) -> Option<usize>,
        accepts: impl Fn(usize) -> bool,
        budget: &Budget,
    ) -> Result<Self, Stopped> {
        Self::of_counts(numeration, tracks, &follow, &accepts, budget)?.of_valid_words(budget)
    }

    /// Does the same as [`Self::of_states`] for transitions that accept only valid words.
    fn of_counts(
        numeration: Numeration,
        tracks: &[Track],
        follow: &dyn Fn(usize, usize) -> Option<usize>,
        accepts: &dyn Fn(usize) -> bool,
        budget: &Budget,
    ) -> Result<Self, Stopped> {
        let step = |&state: &usize, symbol: usize| follow(state, symbol);
        let accepts = |&state: &usize| accepts(state);
        let tracks = tracks.to_vec();
        Self::explore(numeration, tracks, Some(0), &step, &accepts, budget)
    }
}

/// Operation on each binary place by itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Bitwise {
    Xor,
    And,
    Or,
}

impl Bitwise {
    pub fn of_bits(self, a: bool, b: bool) -> bool {
        match self {
            Self::Xor => a != b,
            Self::And => a && b,
            Self::Or => a || b,
        }
    }
}

impl Automaton {
    /// Returns the relation of the triples (a, b, c) with c = a ∘ b. Where `flips` is set, a, b or
    /// c is replaced by its complement (for negative numbers: -x - 1 is the complement of x).
    pub fn bitwise(
        operation: Bitwise,
        operands: [Track; 3],
        flips: [bool; 3],
        budget: &Budget,
    ) -> Result<Self, Stopped> {
        let numeration = Numeration::BINARY;
        let tracks = sorted(operands);
        let at = places(&operands, &tracks);
        // One state is enough, because each place is independent.
        let step = |_: &usize, symbol: usize| {
            let [a, b, c] = [0, 1, 2].map(|i| (symbol >> at[i] & 1 == 1) != flips[i]);
            (operation.of_bits(a, b) == c).then_some(0)
        };
        // A leading zero of each word gives the sign. If the signs don't fit, no numbers do.
        let start = step(&0, 0);
        Self::explore(numeration, tracks, start, &step, &|_| true, budget)
    }
}
