//! `cargo x`, the workspace's command: test samples, paste solutions, explore games, drill.
//!
//! # The map of the house
//! The house has four floors. A floor uses those below it, and nothing points up:
//! - [`commands`]: what a user types, a file or a folder for each command
//! - [`runner`]: from an executable and a case to a verdict; bundles that are compiled and tested
//! - [`workspace`]: what the folders and files mean: settings, problems, modules, cases, judges
//! - [`system`]: processes, files, terminal, HTTP, and the three operating systems
//!
//! Code that needs no files is in crates of its own, which know nothing of this one:
//! - `explorer`: rule → values → proof → guess → picture → code
//! - `bundler`: source files in, one file out
//! - `catalogue`: headers, and the search of `cargo x list`
//! - `launch`: what the alias `cargo x` runs; it builds this command and becomes it
//!
//! `CONTRIBUTING.md` has the rest of the map, and how to add things.
//!
//! The package has a library only so that its tests, such as `tests/golden.rs`, run the same code
//! as the command.

pub mod commands;
pub mod runner;
pub mod system;
pub mod workspace;
