//! Tests of `cargo x` as users run it, and of the workspace's own rules.
//!
//! All tests are in a single crate, because linking each crate costs seconds: `cargo test -p
//! cargo-grundy --test it drill` runs the tests of one module.
//!
//! `cfg(unix)` marks tests that put shell scripts in the place of programs, or send signals.

#![cfg_attr(not(unix), allow(dead_code, reason = "helpers of those tests"))]

mod cases;
mod commands;
mod completions;
mod day;
mod drill;
mod explore;
mod find;
#[cfg(target_os = "linux")]
mod harm;
mod help;
mod house;
mod init;
mod list;
mod listen;
mod output;
#[cfg(unix)]
mod pages;
mod parsers;
mod paste;
mod paths;
mod runner;
mod scaffold;
#[cfg(unix)]
mod site;
mod snippet;
mod stress;
#[cfg(unix)]
mod submit;
mod support;
mod watch;
