//! Everything that a register needs to be continued later.

use super::cycle::Cycle;
use super::state::State;

/// State of a register, to be continued later.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Snapshot {
    /// First heap that the register computed.
    pub start: usize,
    pub mask: usize,
    pub by_position: bool,
    pub state: State,
    pub cycle: Cycle,
    pub largest_value: u16,
    pub deepest: usize,
    /// The preperiod and the period, if they are proven.
    pub period: Option<(usize, usize)>,
}
