//! Explores a game: from its rule to its values, a proof, a guess, a picture and code.
//!
//! # Rooms
//! - [`game`], [`proof`], [`engine`]: from a game to its values and proven periods, in the crate
//!   `heap_games`
//! - [`guess`]: what numbers look like where no rule or no proof is known; closed forms to find are
//!   in `guess/closed_forms/functions/`
//! - [`decided`]: guesses about a game whose rule is known, proven or refuted
//! - [`show`]: the report, Rust code to paste, pictures
//!
//! A room uses those above it and never one below, tests aside.
//!
//! The crates `heap_games`, `rules` (shown here as [`rule`]) and `prover` are rooms of their own:
//! values of games, what a rule says, and theorems about it. They use no room of this crate.
//! What runs long is in them: this crate is built for `cargo x` without optimisation.
//!
//! # The road of `cargo x explore kayles`
//! `scripts/src/explore` reads the arguments. [`game::Game::parse`] finds the name, which stands
//! for the code `0.77`; [`engine::start`] makes the engine for finite octal codes, and
//! [`engine::compute_until_proven`] lets it compute more and more values until
//! [`engine::Engine::prove`] has a [`proof::Proof`]. [`show::report::of_game`] writes what is
//! known, with guesses by [`guess::sequence`] where nothing is proven; [`show::emit`] the code for
//! `--emit`, [`show::plot`] the picture for `--plot`. `scripts` prints and saves them.
//!
//! # Pure
//! Nothing here opens a file, starts a process or thread, reads a clock or touches a terminal, so
//! that it runs in a browser. A clock and the question whether to go on are handed in as functions.
//! Tests of the repository's rules keep both, this and the order of the rooms.

#![forbid(unsafe_code)]

pub mod decided;
pub mod guess;
pub mod show;

pub use heap_games::{engine, game, proof};
pub use rules as rule;
