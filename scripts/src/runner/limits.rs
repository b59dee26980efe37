//! Limits of a solution.

use std::time::Duration;

use crate::problem::{DEFAULT_STACK_LIMIT, Problem};
use crate::system::{Confinement, Limits, NOTICES_IDLERS};

/// Limit of a solution's output; a program that prints more is stopped. The largest right output
/// has 20 MB, the nim products of 10^6 pairs.
pub(super) const OUTPUT_LIMIT: u64 = 32 << 20;

impl From<Limits> for Confinement {
    fn from(limits: Limits) -> Self {
        Self {
            limits,
            stack: DEFAULT_STACK_LIMIT,
            idle_after: None,
        }
    }
}

impl From<&Problem> for Confinement {
    fn from(problem: &Problem) -> Self {
        let stack = problem.stack();
        // A busy machine may take many times as long for the same work. Where idling is detected,
        // an endless loop or a sleep ends much earlier; the limit is then for programs that do a
        // little of both.
        let wall = if NOTICES_IDLERS {
            problem.time_limit * 10 + Duration::from_secs(10)
        } else {
            problem.time_limit * 3 + Duration::from_secs(1)
        };
        let limits = Limits {
            cpu: problem.time_limit,
            wall,
            address_space: problem.memory_limit * 2 + stack + (512 << 20),
            output: OUTPUT_LIMIT,
        };
        Self {
            limits,
            stack,
            idle_after: Some(problem.time_limit),
        }
    }
}
