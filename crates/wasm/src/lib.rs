//! The explorer, play and the search for the browser.
//!
//! A page sends a request as JSON and is told one or more answers as JSON:
//! - [`explore`]: the report of `cargo x explore`, the values for pictures, code to paste, and what
//!   may be said of one position of the game that was explored last
//! - [`play`]: a position of a game with its moves and their values, and positions drawn at random
//! - [`search`]: the search of `cargo x list`
//!
//! `interface` is what JavaScript calls; it exists in WebAssembly alone. Everything else is plain
//! Rust and tested as such. The clock is handed in as [`Host`].

#[cfg(feature = "engine")]
mod ask;
#[cfg(feature = "engine")]
pub mod explore;
#[cfg(feature = "engine")]
mod host;
#[cfg(target_arch = "wasm32")]
mod interface;
#[cfg(feature = "engine")]
pub mod moves;
#[cfg(feature = "engine")]
pub mod play;
#[cfg(feature = "search")]
pub mod search;

#[cfg(feature = "engine")]
pub use ask::Engine;
#[cfg(feature = "engine")]
pub use host::Host;
