//! The services that a page offers to the engine.

use std::time::Duration;

use serde_json::Value;

/// The page's clock, and the receiver of answers.
pub trait Host {
    /// Time since a fixed moment.
    fn now(&self) -> Duration;

    /// Sends an answer to the page, possibly before the request is done.
    fn tell(&self, answer: &Value);
}
