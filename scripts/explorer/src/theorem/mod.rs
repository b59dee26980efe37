//! Theorems about games, decided by automata.

mod claim;
mod decide;
mod discover;
mod duties;
mod generate;
mod learn;
mod moves;
mod obstacle;
mod order;
mod reader;
mod residuals;
mod table;
mod terms;
mod tracks;
mod witness;

pub use claim::{Claim, Statement};
pub use decide::{Game, Verdict, decide};
pub use discover::{Goal, Source, Theorem, discover};
pub use duties::Duty;
pub use generate::generate;
pub use moves::Moves;
pub use obstacle::Obstacle;
pub use order::Order;
pub use table::Table;
pub use witness::{Options, Refutation, Violation};

#[cfg(test)]
mod tests;
