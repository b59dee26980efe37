//! Theorems about games, decided by automata.

mod claim;
mod decide;
mod duties;
mod moves;
mod obstacle;
mod order;
mod reader;
mod terms;
mod tracks;
mod witness;

pub use claim::{Claim, Statement};
pub use decide::{Verdict, decide};
pub use duties::Duty;
pub use moves::Moves;
pub use obstacle::Obstacle;
pub use order::Order;
pub use witness::{Options, Refutation, Violation};

#[cfg(test)]
mod tests;
