//! The last digits of numbers in a base.

use super::automaton::Automaton;
use super::budget::{Budget, Stopped};
use super::numeration::Numeration;
use super::track::{Track, sorted};

impl Automaton {
    /// The pairs of a number and its remainder by the power of the base with so many zeros.
    ///
    /// # Panics
    /// If the numeration is not a base.
    pub fn last_digits(
        numeration: Numeration,
        number: Track,
        remainder: Track,
        count: usize,
        budget: &Budget,
    ) -> Result<Self, Stopped> {
        assert!(
            matches!(numeration, Numeration::Base(_)),
            "last digits of words in a base are remainders"
        );
        let digits = numeration.digits();
        let is_first = number < remainder;
        // How many of the last digits are equal, and how many there are since the remainder began.
        let step = |&(equal, begun): &(usize, usize), symbol: usize| {
            let (first, second) = (symbol % digits, symbol / digits);
            let (of_number, of_remainder) = if is_first {
                (first, second)
            } else {
                (second, first)
            };
            let begun = match (begun, of_remainder) {
                (0, 0) => 0,
                (begun, _) => begun + 1,
            };
            let equal = if of_number == of_remainder {
                count.min(equal + 1)
            } else {
                0
            };
            // Once it has begun, all digits are equal.
            (begun <= count && equal >= begun).then_some((equal, begun))
        };
        Self::explore(
            numeration,
            sorted([number, remainder]),
            Some((count, 0)),
            &step,
            &|&(equal, _)| equal == count,
            budget,
        )
    }
}
