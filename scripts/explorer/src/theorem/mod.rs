//! Theorems about games, decided by automata.

mod beatty;
mod certificate;
mod check;
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

pub use certificate::certificate;
pub use check::{Refused, check};
pub use claim::{Claim, Statement};
pub use decide::{Verdict, decide};
pub use discover::{Goal, NUMERATIONS, Source, Theorem, discover};
pub use duties::Duty;
pub use generate::generate;
pub use moves::Moves;
pub use obstacle::Obstacle;
pub use order::Order;
pub use table::Table;
pub use witness::{Refutation, Violation};

#[cfg(test)]
mod tests;
