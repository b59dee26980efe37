//! `cargo x`, the workspace's command.
//!
//! A library only so that the tests of this package, `tests/golden.rs` among
//! them, run the very code that the command runs.

pub mod atomic;
pub mod config;
pub mod drill;
pub mod explore;
pub mod golden;
pub mod judge;
pub mod list;
pub mod listen;
pub mod modules;
pub mod new;
mod output;
pub mod paste;
pub mod problem;
pub mod runner;
pub mod short_name;
pub mod snippet;
pub mod stress;
pub mod test;
pub mod toolchain;
pub mod workspace;
