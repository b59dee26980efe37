//! `cargo x` as its users meet it, and the rules that the workspace keeps.
//!
//! One crate, as each that is linked costs seconds: `cargo test -p scripts --test it drill`
//! runs the tests of one module.

mod commands;
mod drill;
mod explore;
mod list;
mod listen;
mod pages;
mod paste;
mod rules;
mod runner;
mod snippet;
mod stress;
mod support;
mod watch;
