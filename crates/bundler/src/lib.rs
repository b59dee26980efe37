//! Bundles a solution and the crates that it uses into one file that a judge accepts.
//!
//! Crates that the judge does not have are inlined as modules, and parts that the solution does
//! not need are removed. The bundle is compiled as the judge does before it is returned. The
//! caller names the programs `cargo` and `rustc`; this crate reads no configuration and
//! prints nothing.
//!
//! The road of one `cargo x paste` through the files:
//!
//! 1. [`bundle()`] (`bundle.rs`) takes a [`Request`] (`request.rs`): the binary's file,
//!    the judge as a [`Target`], a [`Toolchain`].
//! 2. `cargo/` reads the crates that the binary is made of.
//! 3. `assemble/` makes a `Draft` (`draft.rs`) of them in three steps. The first makes a blueprint:
//!    `plan.rs` decides which crates the judge has and which are inlined; `solution/` finds the
//!    names and crates that the solution mentions and the changes that its text needs; `inline/`
//!    makes each crate the text of one module.
//! 4. The second step shakes: `parts/` divides that text into parts that can be removed one by one,
//!    `shake/` removes the parts that the solution does not need: first by names, then by rustc's
//!    reports (`rustc/`). In large crates, functions that are not in the program lose their bodies.
//! 5. The third step drafts: `output/` writes the parts that stay, and squeezes them. If they are
//!    still too large, they are squeezed on request.
//! 6. `verify.rs` compiles the whole file as the judge does; meanwhile `same_meaning.rs` checks
//!    that it means the same under the judge's edition and version as in the tested program.
//!
//! `cache/` keeps the results of steps 4 and 6 until one of their inputs changes.
//!
//! `refusal/` explains why no bundle can be made; [`Rejected`] (`rejected.rs`) is that error.
//!
//! `syntax/` reads Rust text for all these modules; `sources.rs` records the files that were read,
//! `included.rs` puts those that macros read into the text, `scratch.rs` makes the folder of one
//! run, `timings.rs` measures the steps, `hash.rs` hashes texts.
//!
//! To support a new kind of macro, change `parts/macros/` (which parts of its definition and calls
//! can be removed, and which names a call may write) and `inline/exported_macros.rs` (how other
//! crates reach it).

mod assemble;
mod bundle;
#[cfg(test)]
#[path = "../tests/bundles/mod.rs"]
mod bundles;
mod cache;
mod cargo;
mod draft;
mod hash;
mod included;
mod inline;
mod judge;
mod output;
mod parts;
mod plan;
mod refusal;
mod rejected;
mod request;
mod rustc;
mod same_meaning;
mod scratch;
mod shake;
mod solution;
mod sources;
mod syntax;
mod timings;
mod verify;

pub use bundle::{Bundle, Minified, bundle};
pub use cargo::Cargo;
pub use rejected::Rejected;
pub use request::{Request, Target, Toolchain};
pub use syntax::attributes::attributes as item_attributes;
pub use timings::Timings;
