//! Plans: a family of moves as nested loops with tight bounds.

mod levels;
mod planner;

pub(super) use levels::{Bound, Coordinate, Level, Plan};
pub(super) use planner::{definition, plans};
