//! Services of the page for the engine.

use std::time::Duration;

use serde_json::Value;

/// The page's clock and ear.
pub trait Host {
    /// The time since a moment of the page's choice.
    fn now(&self) -> Duration;

    /// Hands an answer to the page, before the request is done too.
    fn tell(&self, answer: &Value);
}
