//! The page's request to explore a game, its deadline, and the final answer.

use std::time::Duration;

use serde::Deserialize;
use serde_json::Value;

use crate::Host;

/// A game to explore, as on the command line.
#[derive(Debug, Clone, Default, Deserialize)]
pub struct Request {
    pub game: String,
    #[serde(default)]
    pub misere: bool,
    #[serde(default)]
    pub terms: Option<usize>,
    /// Time limit of the whole request in milliseconds.
    #[serde(default)]
    pub milliseconds: Option<u64>,
}

/// Times on the page's clock at which the parts of a run end.
#[derive(Debug, Clone, Copy)]
pub struct Deadline {
    pub start: Duration,
    limit: Option<Duration>,
}

impl Deadline {
    pub fn new(request: &Request, host: &dyn Host) -> Self {
        Self {
            start: host.now(),
            limit: request.milliseconds.map(Duration::from_millis),
        }
    }

    /// The time at which this percentage of the limit has passed.
    pub fn at(self, percent: u32) -> Option<Duration> {
        self.limit.map(|limit| self.start + limit * percent / 100)
    }

    pub fn is_over(self, percent: u32, host: &dyn Host) -> bool {
        self.at(percent).is_some_and(|end| host.now() >= end)
    }

    /// Milliseconds left until the limit.
    pub fn left(self, host: &dyn Host) -> Option<u64> {
        let left = self.at(100)?.saturating_sub(host.now());
        u64::try_from(left.as_millis()).ok()
    }
}

/// Output of `cargo x explore`: the report, then the remarks.
#[derive(Debug, Default)]
pub struct Output {
    pub report: String,
    /// Theorems and guesses about a table, which a page shows beside it.
    pub remarks: String,
}

/// Limit on the values of a picture.
pub const MAX_SHOWN: usize = 4096;

/// The answer "go on": a page does not ask the engine to stop, it terminates the worker.
pub const NEVER_STOPPED: &dyn Fn() -> bool = &|| false;

/// The final answer: report, remarks and the fields of `rest`.
pub fn answer(said: &Output, rest: Value) -> Value {
    let mut answer = rest;
    for (key, text) in [
        ("is", "report"),
        ("report", &said.report),
        ("remarks", &said.remarks),
    ] {
        answer[key] = text.into();
    }
    answer
}
