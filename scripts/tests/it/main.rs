//! Tests of `cargo x` as users run it, and of the workspace's own rules.
//!
//! All tests are in a single crate, because linking each crate costs seconds: `cargo test -p
//! scripts --test it drill` runs the tests of one module.

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
