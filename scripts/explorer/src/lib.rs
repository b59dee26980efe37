//! From the rule of a game to its values, a proof, a guess, a picture and code.
//!
//! # Rooms
//! - [`game`]: which game is meant: names, codes, take-sets, coins to turn, and the moves they allow
//! - [`proof`]: criteria by which finitely many values prove a period for ever, each a theorem
//! - [`engine`]: ways to compute Grundy values: `octal` for moves that leave at most two heaps and
//!   remove a bounded number, `hexadecimal` for three heaps or any number, `take`, `coins`,
//!   `two_heaps`
//! - [`guess`]: what numbers look like where no rule or no proof is known; closed forms to find are
//!   in `guess/closed_forms/functions.rs`
//! - [`decided`]: guesses about a game whose rule is known, proven or refuted
//! - [`show`]: the report, Rust code to paste, pictures
//!
//! A room uses those above it and never one below, tests aside.
//!
//! The crates `rules` and `prover` are rooms of their own, shown here as [`rule`] and [`theorem`]: what a
//! rule says, and theorems about it. They use no other room.
//!
//! # The road of `cargo x explore kayles`
//! `scripts/src/explore` reads the arguments. [`game::Game::parse`] finds the name, which stands for
//! the code `0.77`; [`engine::start`] makes the engine for finite octal codes, and
//! [`engine::compute_until_proven`] lets it compute more and more values until
//! [`engine::Engine::prove`] has a [`proof::Proof`]. [`show::report::of_game`] writes what is known,
//! with guesses by [`guess::sequence`] where nothing is proven; [`show::emit`] the code for
//! `--emit`, [`show::plot`] the picture for `--plot`. `scripts` prints and saves them.
//!
//! # Pure
//! Nothing here opens a file, starts a process or thread, reads a clock or touches a terminal, so
//! that it runs in a browser. A clock and the question whether to go on are handed in as functions.
//! Tests of the repository's rules keep both, this and the order of the rooms.

// `engine::octal` alone calls functions that are compiled for wider vectors.
#![deny(unsafe_code)]

pub mod decided;
pub mod engine;
pub mod game;
pub mod guess;
pub mod proof;
pub mod show;

pub use prover::{automaton, theorem};
pub use rules as rule;

use anyhow::Result;

/// The Grundy values of heaps 0, 1, …, `terms` − 1 of a game on one heap.
///
/// # Errors
/// If `game` is no such game, or a value is too large to store.
pub fn grundy_values(game: &str, terms: usize) -> Result<Vec<u32>> {
    let mut engine = engine::start(&game::OneHeap::parse(game)?);
    engine.extend(terms)?;
    Ok(engine.values().iter().take(terms).collect())
}
