//! Proof obligations.

/// Proof obligation that was met.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Duty {
    pub what: &'static str,
    /// Number of states of the largest automaton in its proof.
    pub states: usize,
}

pub const ENDS: &str = "every play ends";
pub const NO_MOVE_STAYS: &str = "no move leads from a P-position to another";
pub const SOME_MOVE_LEADS: &str = "from any other position some move leads to a P-position";
pub const CAN_BE_BLOCKED: &str =
    "of a P-position no more options are P-positions than can be blocked";
pub const CANNOT_BE_BLOCKED: &str = "of any other position more are";
pub const LOST_AT_ONCE: &str = "where no move is left, the player to move has won";
pub const HAS_A_VALUE: &str = "every position has a value";
pub const HAS_ONE_VALUE: &str = "no position has two values";
pub const NO_OPTION_HAS_IT: &str = "no option of a position has its value";
pub const IS_A_WINDOW: &str = "the options of a heap are all heaps of a window below it";
pub const SMALLER_ARE_OPTIONS: &str = "every smaller value is that of an option";
