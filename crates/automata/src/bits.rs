//! Relations of bit operations, in base 2.

use super::automaton::Automaton;
use super::budget::{Budget, Stopped};
use super::numeration::Numeration;
use super::track::{Track, places, sorted};

/// Operation that treats each binary place by itself.
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
    /// Relation of the triples (a, b, c) with c = a ∘ b. Where `flips` is set, a, b or c is
    /// replaced by its complement (for negative numbers: -x - 1 is the complement of x).
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
        // A leading zero of each word stands for the sign; if the signs do not fit, no numbers do.
        let start = step(&0, 0);
        Self::explore(numeration, tracks, start, &step, &|_| true, budget)
    }
}
