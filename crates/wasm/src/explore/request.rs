//! A request of the page, its deadline, and the last answer to it.

use std::time::Duration;

use serde::Deserialize;
use serde_json::{Value, json};

use crate::Host;

/// A game to explore, as on the command line.
#[derive(Debug, Clone, Default, Deserialize)]
pub struct Request {
    pub game: String,
    #[serde(default)]
    pub misere: bool,
    #[serde(default)]
    pub terms: Option<usize>,
    /// Time for everything, if it is limited.
    #[serde(default)]
    pub milliseconds: Option<u64>,
}

/// Moments at which the parts of a run end, on the page's clock.
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

    /// The moment when this many percent of the time are over.
    pub fn at(self, percent: u32) -> Option<Duration> {
        self.limit.map(|limit| self.start + limit * percent / 100)
    }

    pub fn is_over(self, percent: u32, host: &dyn Host) -> bool {
        self.at(percent).is_some_and(|end| host.now() >= end)
    }

    /// Milliseconds that are left of all.
    pub fn left(self, host: &dyn Host) -> Option<u64> {
        let left = self.at(100)?.saturating_sub(host.now());
        u64::try_from(left.as_millis()).ok()
    }
}

/// Output of `cargo x explore`: the report, then the remarks.
#[derive(Debug, Default)]
pub struct Said {
    pub report: String,
    /// Theorems and guesses about a table, which a page shows beside it.
    pub remarks: String,
}

/// Limit for the values of a picture.
pub const MOST_SHOWN: usize = 4096;

/// A page does not ask the engine to stop; it ends it.
pub const NEVER_STOPPED: &dyn Fn() -> bool = &|| false;

/// The answer when all is done.
pub fn answer(said: &Said, rest: Value) -> Value {
    let mut answer = json!({"is": "report", "report": said.report, "remarks": said.remarks});
    let (Some(fields), Value::Object(rest)) = (answer.as_object_mut(), rest) else {
        unreachable!("both are objects");
    };
    fields.extend(rest);
    answer
}
