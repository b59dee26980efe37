//! Bundles a solution and the crates it uses into one file that a judge accepts.
//!
//! Crates the judge doesn't have become modules, and whole items that the solution doesn't need are
//! removed. A bundle is returned only if it compiles as the judge compiles it, and if each of its
//! functions has the MIR that it has in the workspace. The caller names the programs `cargo` and
//! `rustc`; this crate reads no configuration and prints nothing.
//!
//! What happens during one `cargo x paste`:
//!
//! 1. [`bundle()`] (`bundle.rs`) takes a [`Request`] (`request.rs`): the binary's file, the judge
//!    as a [`Target`], and a [`Toolchain`].
//! 2. `cargo/` reads the crates that the binary is made of, with the features of a real build.
//! 3. `assemble/` turns them into a `Draft` (`draft.rs`). First, `plan.rs` decides which crates the
//!    judge has; `solution/` finds what the solution mentions; `inline/` turns each crate into the
//!    text of one module.
//! 4. `parts/` divides that text into items that can be removed. `shake/` removes those that the
//!    solution doesn't need, first by name and then by rustc's reports (`rustc/`).
//! 5. `output/` writes the items that stay, and squeezes them if asked to.
//! 6. `verify.rs` compiles the file as the judge does. Meanwhile `judge/` compares its MIR with the
//!    workspace's, and `same_meaning.rs` explains what differs.
//!
//! `cache.rs` keeps finished bundles until an input changes. `refusal/` explains why there is no
//! bundle; [`Rejected`] is that error. `syntax/` reads Rust text. `join.rs` joins the files of a
//! crate or of the solution to one text. `sources.rs` records the files that were read, and inlines
//! those that macros read. `scratch.rs` creates the folder of one run.
//!
//! What the comparison can't see:
//!
//! - what a type is: its variants, fields and layout. They are never removed.
//! - traits that the standard library observes without a call, such as `Copy`, `Drop` and `Eq`.
//!   Impls without functions stay with their types.
//! - attributes with an effect: `#[global_allocator]`, `#[used]`, `#[no_mangle]`,
//!   `#[link_section]`. Their items stay.
//! - what a downloaded crate does with `type_name` and `Location::caller`. In the solution and in
//!   own libraries they count like `line!()`, unless only standard error and panics have them.
//! - lines in the messages of panics, also where a panic hook prints them.
//! - which of several items of one name a crate's glob import brings from the standard library.
//! - code for other systems than this one.
//! - between editions: the order in which temporary values are dropped, and what closures of
//!   downloaded crates capture. Rustc's lints about editions watch over that, but not over drops of
//!   generic types, nor over the standard library's destructors, `BufWriter`'s excepted.
//!
//! To support another kind of macro, change `parts/arms.rs` (which arms and arguments can be
//! removed), `parts/expansion.rs` (what a call may define) and `inline/rewrites.rs` (how other
//! crates reach it).

mod assemble;
mod bundle;
#[cfg(test)]
#[path = "../tests/bundles/mod.rs"]
mod bundles;
mod cache;
mod cargo;
mod draft;
mod inline;
mod join;
mod judge;
mod output;
mod parts;
mod plan;
mod refusal;
mod request;
mod rustc;
mod same_meaning;
mod scratch;
mod shake;
mod solution;
mod sources;
mod syntax;
mod verify;

pub use bundle::{Bundle, bundle};
pub use request::{Rejected, Request, Style, Target, Toolchain};
pub use syntax::attributes as item_attributes;
pub use syntax::tokens::{lex, parse_file};
