//! The explorer, play and the search for the browser.
//!
//! A page sends a request as JSON and is told one or more answers as JSON:
//! - [`explore`]: the report of `cargo x explore`, the values for pictures, code to paste, and
//!   facts about one position of the game explored last
//! - [`play`]: a position of a game with its moves and their values, and random positions
//! - [`search`]: the search of `cargo x list`
//!
//! JavaScript calls `interface`, which exists only in WebAssembly. Everything else is plain Rust
//! and tested as such. The clock is passed in as [`Host`].

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
