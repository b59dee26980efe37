//! `cargo x explore --moves FILE` and `--graph FILE`: a program or a file lists the options.

mod asking;
mod graph;
mod program;
mod save;
mod solving;
mod states;

pub use graph::{Moves, run as run_on_graph};
pub use program::run;
pub use states::States;
