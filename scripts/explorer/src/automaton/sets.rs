//! Single numbers, and sets whose words are of one pattern.

use super::Automaton;
use super::budget::{Budget, Stopped};
use super::numeration::Numeration;
use super::track::Track;

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
        Self::explore(numeration, vec![track], Some(0), step, accepts, budget)
    }

    /// The places of the numeration: the powers of b in base b, the numbers of Fibonacci
    /// 1, 2, 3, 5, … in Zeckendorf's numeration.
    pub fn places(numeration: Numeration, track: Track, budget: &Budget) -> Result<Self, Stopped> {
        let step = |&seen: &bool, digit: usize| match digit {
            0 => Some(seen),
            1 if !seen => Some(true),
            _ => None,
        };
        let accepts = |&seen: &bool| seen;
        Self::explore(numeration, vec![track], Some(false), step, accepts, budget)
    }
}
