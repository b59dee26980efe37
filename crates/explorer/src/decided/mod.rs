//! Asks the prover whether guesses about a game with a known rule are right.

mod claims;
mod comparisons;
mod findings;
mod heaps;
mod moves;
mod rule_of;

pub use claims::{Decided, claim, decided};
pub use comparisons::{SamePositions, same_positions};
pub use findings::{Findings, NotChecked, Proven, Watch};
pub(crate) use heaps::period_of;
pub use heaps::{Heap, Heaps};
pub use moves::{Move, Part, Slice, Sliced, Values, parts, winning_moves};
pub use rule_of::{Module, module_for, rule_of};

/// How many values of a game on one heap to guess from.
pub const GUESSED: usize = 1000;

#[cfg(test)]
mod tests;
