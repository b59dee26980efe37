//! Explores a game: from its rule to its values, a proof, a guess, a picture and code.
//!
//! # Modules
//! - [`game`], [`proof`], [`engine`]: from a game to its values and proven periods; they're in the
//!   crate `heap_games`, as are [`positions`], whose options a user's program lists
//! - [`guess`]: formulas for numbers where no rule or no proof is known. To add a closed form, see
//!   `guess/closed_forms/functions.rs`
//! - [`known`]: compares numbers with all known games
//! - [`decided`]: proves or refutes guesses about a game whose rule is known
//! - [`explored`]: explores a game: what is computed, in which order and for how long
//! - [`show`]: the report, Rust code to paste, pictures
//!
//! Each module uses only those above it, tests aside. The crates `heap_games`, `rules` (here
//! [`rule`]) and `prover` do what takes long: `cargo x` compiles them optimised, and this crate
//! without optimisation.
//!
//! # What happens in `cargo x explore kayles`
//! `scripts/src/commands/explore` reads the arguments. [`explored::Subject::parse`] finds the name
//! and its code, `0.77`. [`explored::explore`] starts the engine for finite octal
//! codes, and [`engine::compute_until_proven`] lets it compute more and more values until
//! [`engine::Engine::prove`] has a [`proof::Proof`]. [`show::report`] writes what was found, with
//! guesses by [`guess::sequence`] where nothing is proven. [`show::emit`] writes the code for
//! `--emit`, [`show::plot`] the picture for `--plot`. `scripts` prints and saves them. A page does
//! the same by `crates/wasm`.
//!
//! # Pure
//! Nothing here opens a file, starts a process or a thread, reads a clock or touches a terminal, so
//! it runs in a browser. The caller hands in a clock and the answer to "shall I go on?". Clippy
//! checks it: `crates/clippy.toml` lists what isn't used.

#![forbid(unsafe_code)]
#![cfg_attr(not(test), deny(clippy::disallowed_methods, clippy::disallowed_types))]

pub mod decided;
pub mod explored;
pub mod guess;
pub mod known;
pub mod literature;
/// Output for users, all as text: the report, code to paste, pictures.
pub mod show {
    mod conditions;
    pub mod emit;
    pub mod plot;
    pub mod positions;
    pub mod report;
    pub mod tables;
}

pub use heap_games::{engine, game, positions, proof};
pub use rules as rule;

/// Writes things one behind the other, with a text between them.
pub(crate) fn joined<T: ToString>(things: impl IntoIterator<Item = T>, between: &str) -> String {
    let things: Vec<String> = things.into_iter().map(|it| it.to_string()).collect();
    things.join(between)
}

/// Returns the position number `index` of a table with these sides, counted row by row.
pub(crate) fn position_at(mut index: usize, sides: &[usize]) -> Vec<usize> {
    let mut position = vec![0; sides.len()];
    for (at, side) in position.iter_mut().zip(sides).rev() {
        *at = index % side;
        index /= side;
    }
    position
}

/// Returns whether tests try all that the ordinary run takes a sample of.
#[cfg(test)]
fn are_all_tried() -> bool {
    std::env::var_os("TESTS").is_some_and(|which| which == "all")
}
