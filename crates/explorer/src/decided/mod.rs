//! Decides guesses about a game with a known rule by the prover.

mod additions;
mod beside;
mod claims;
mod decision;
mod findings;
mod proven;
mod rule_of;
mod same_positions;

pub use additions::{Addition, Additions, addition, additions};
pub use beside::{GUESSED, has_no_end, rule_beside, values_to_guess_from};
pub use claims::claim;
pub use decision::{Decided, decided};
pub use findings::Findings;
pub use proven::{NotChecked, Proven};
pub use rule_of::{rule_of, rule_to_decide};
pub use same_positions::{SamePositions, same_positions};

#[cfg(test)]
mod tests;
