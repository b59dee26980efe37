//! Request to `cargo x stress`.

use std::time::Duration;

use crate::problem::Problem;

/// Plan of a search: the inputs to try, and the time limit.
pub struct Plan {
    pub problem: Problem,
    pub seed: u64,
    pub time: Duration,
    pub size: Option<u64>,
    pub jobs: u16,
}
