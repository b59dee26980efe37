//! The explorer, play and the search for the browser.
//!
//! A page sends a request as JSON and gets one or more answers as JSON:
//! - [`explore`]: the report of `cargo x explore`, values for pictures, code to paste, and the
//!   winning moves in one position
//! - [`play`]: a position of a game with its moves and their values, and random positions
//! - [`search`]: the search of `cargo x list`, and modules for a statement
//!
//! JavaScript calls `interface`, which exists only in WebAssembly. All else is plain Rust and
//! tested as such; the clock comes from a [`Host`].

#[cfg(feature = "engine")]
mod engine;
#[cfg(feature = "engine")]
pub mod explore;
#[cfg(target_arch = "wasm32")]
mod interface;
#[cfg(feature = "engine")]
pub mod play;
#[cfg(feature = "engine")]
mod playable;
#[cfg(feature = "search")]
pub mod search;

#[cfg(feature = "engine")]
pub use engine::Engine;

/// What a page offers to the engine: its clock, and a receiver of answers.
#[cfg(feature = "engine")]
pub trait Host {
    /// Time since some fixed moment.
    fn now(&self) -> std::time::Duration;

    /// Sends an answer to the page, possibly before the request is done.
    fn tell(&self, answer: &serde_json::Value);
}
