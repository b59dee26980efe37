//! Single numbers, and sets whose words are of one pattern.

use super::automaton::Automaton;
use super::budget::{Budget, Stopped};
use super::numeration::Numeration;
use super::track::{Track, sorted};

impl Automaton {
    /// The number alone.
    pub fn number(
        numeration: Numeration,
        track: Track,
        number: u64,
        budget: &Budget,
    ) -> Result<Self, Stopped> {
        let word = numeration.word(number);
        // The state is how many digits of the word were read.
        let step = |&read: &usize, digit: usize| {
            let is_padding = read == 0 && digit == 0;
            let goes_on = word.get(read) == Some(&digit);
            match (is_padding, goes_on) {
                (true, _) => Some(0),
                (_, goes_on) => goes_on.then_some(read + 1),
            }
        };
        let accepts = |&read: &usize| read == word.len();
        Self::explore(numeration, vec![track], Some(0), &step, &accepts, budget)
    }

    /// The numbers with the words 1 0…0, where the number of zeros is a multiple of `zeros`: with
    /// 1, the powers of b in base b and the numbers of Fibonacci 1, 2, 3, 5, … in Zeckendorf's
    /// numeration; with 2, the powers of b² in base b.
    ///
    /// # Panics
    /// If `zeros` is 0.
    pub fn places(
        numeration: Numeration,
        track: Track,
        zeros: usize,
        budget: &Budget,
    ) -> Result<Self, Stopped> {
        // 0 before the 1; behind it, 1 and how many zeros there were.
        let step = |&seen: &usize, digit: usize| match (seen, digit) {
            (0, 0) => Some(0),
            (0, 1) => Some(1),
            (1.., 0) => Some(1 + seen % zeros),
            _ => None,
        };
        let tracks = vec![track];
        Self::explore(
            numeration,
            tracks,
            Some(0),
            &step,
            &|&seen| seen == 1,
            budget,
        )
    }

    /// The pairs of a number and that whose word has one more 0 at the end.
    pub fn shift(
        numeration: Numeration,
        number: Track,
        shifted: Track,
        budget: &Budget,
    ) -> Result<Self, Stopped> {
        let digits = numeration.digits();
        let is_first = number < shifted;
        // The state is the digit that the number must show next.
        let step = |&expected: &usize, symbol: usize| {
            let (first, second) = (symbol % digits, symbol / digits);
            let (digit, next) = if is_first {
                (first, second)
            } else {
                (second, first)
            };
            (digit == expected).then_some(next)
        };
        let tracks = sorted([number, shifted]);
        Self::explore(
            numeration,
            tracks,
            Some(0),
            &step,
            &|&expected| expected == 0,
            budget,
        )?
        .of_valid_words(budget)
    }

    /// The numbers whose words end in an even number of zeros; 0 is one of them.
    pub fn even_zeros(
        numeration: Numeration,
        track: Track,
        budget: &Budget,
    ) -> Result<Self, Stopped> {
        // 0 before any other digit; then 1 or 2, after an even or an odd number of zeros.
        let step = |&zeros: &usize, digit: usize| match (zeros, digit) {
            (0, 0) => Some(0),
            (_, 0) => Some(3 - zeros),
            _ => Some(1),
        };
        let tracks = vec![track];
        Self::explore(
            numeration,
            tracks,
            Some(0),
            &step,
            &|&zeros| zeros != 2,
            budget,
        )?
        .of_valid_words(budget)
    }

    /// The automaton that starts in state 0 and goes where `follow` says, the first track's digit
    /// running fastest in the number of a symbol.
    pub fn of_states(
        numeration: Numeration,
        tracks: &[Track],
        follow: impl Fn(usize, usize) -> Option<usize>,
        accepts: impl Fn(usize) -> bool,
        budget: &Budget,
    ) -> Result<Self, Stopped> {
        let step = |&state: &usize, symbol: usize| follow(state, symbol);
        let accepts = |&state: &usize| accepts(state);
        Self::explore(
            numeration,
            tracks.to_vec(),
            Some(0),
            &step,
            &accepts,
            budget,
        )?
        .of_valid_words(budget)
    }
}
