//! `cargo x`, the workspace's command: test samples, paste solutions, explore games, drill.
//!
//! # The map of the house
//! Each command is a folder here, with its arguments and `run`. They share:
//! - [`workspace`]: the only file that knows where things are; [`config`] reads
//!   `cargo-snippet.toml`
//! - [`problem`], [`modules`], [`golden`]: problems, snippets and cases as the folders hold them
//! - [`judge`]: the online judges, an entry each
//! - [`runner`]: from an executable and a case to a verdict
//! - [`toolchain`], [`atomic`]: cargo and rustc; files that are written whole or not at all
//! - [`system`]: the operating system, a file each for Linux, macOS and Windows
//!
//! Code that needs no files stands in crates of its own, which know nothing of this one:
//! - `explorer`: rule → values → proof → guess → picture → code
//! - `bundler`: source files in, one file out
//! - `catalogue`: headers, and the search of `cargo x list`
//! - `launch`: what the alias `cargo x` runs; it builds this command and becomes it
//!
//! `CONTRIBUTING.md` has the rest of the map, and how to add things.
//!
//! The package has a library only so that its tests, such as `tests/golden.rs`, run the same code
//! as the command.

pub mod atomic;
pub mod bundle;
pub mod case;
pub mod collection;
pub mod completions;
pub mod config;
pub mod course;
pub mod drill;
pub mod examples;
pub mod explore;
pub mod golden;
pub mod http;
pub mod init;
pub mod interrupt;
pub mod judge;
pub mod library;
pub mod list;
pub mod listen;
pub mod modules;
pub mod new;
pub mod output;
pub mod own;
pub mod paste;
pub mod problem;
pub mod prove;
pub mod runner;
pub mod short_name;
pub mod site;
pub mod snippet;
pub mod stress;
pub mod submit;
pub mod system;
pub mod targets;
pub mod temporary;
pub mod test;
pub mod toolchain;
pub mod workspace;
