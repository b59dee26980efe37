//! `cargo x` as its users meet it, and the rules that the workspace keeps.
//!
//! One crate, as each that is linked costs seconds: `cargo test -p scripts --test it drill`
//! runs the tests of one module.

mod commands;
mod completions;
mod drill;
mod explore;
mod help;
mod house;
mod init;
mod list;
mod listen;
mod pages;
mod paste;
mod runner;
mod scaffold;
mod site;
mod snippet;
mod stress;
mod submit;
mod support;
mod watch;
