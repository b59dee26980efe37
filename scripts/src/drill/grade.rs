//! Grades of attempts.

use std::fmt;
use std::time::Duration;

use serde::{Deserialize, Serialize};

/// The grade of an attempt, from which its next date follows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, clap::ValueEnum)]
#[serde(rename_all = "lowercase")]
pub enum Grade {
    /// Not solved.
    Again,
    /// Solved, but slowly or with many failed checks.
    Hard,
    /// Solved within the goal.
    Good,
    /// Solved in half the goal, without a failed check.
    Easy,
}

impl Grade {
    /// Grade earned by time and failed checks.
    pub fn earned(passed: bool, failed: u32, spent: Duration, goal: Duration) -> Self {
        if !passed {
            Self::Again
        } else if failed == 0 && spent <= goal / 2 {
            Self::Easy
        } else if failed <= 2 && spent <= goal {
            Self::Good
        } else {
            Self::Hard
        }
    }
}

impl fmt::Display for Grade {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Again => "again",
            Self::Hard => "hard",
            Self::Good => "good",
            Self::Easy => "easy",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn grades_come_from_time_and_failed_checks() {
        let goal = Duration::from_secs(600);
        let earned = |passed, failed, minutes: u64| {
            Grade::earned(passed, failed, Duration::from_secs(60 * minutes), goal)
        };
        assert_eq!(earned(true, 0, 5), Grade::Easy);
        assert_eq!(earned(true, 1, 5), Grade::Good);
        assert_eq!(earned(true, 0, 10), Grade::Good);
        assert_eq!(earned(true, 3, 5), Grade::Hard);
        assert_eq!(earned(true, 0, 11), Grade::Hard);
        assert_eq!(earned(false, 0, 1), Grade::Again);
    }
}
