//! Reads rustc's diagnostics about a build: which parts must be removed, restored or changed.
//!
//! - `view`: maps places of diagnostics to places in the tree of parts; error codes, and names in
//!   messages.
//! - `lints`: parts that lints report as unused, and unused imports of the solution.
//! - `dangling_parts`: parts that mention removed parts and must also be removed.
//! - `absent`: the removed parts by their names; further parts that a restored part needs.
//! - `culprits`: removed parts that errors need. It uses `missing_impls`, and compares names if an
//!   error says nothing definite.

mod absent;
mod culprits;
mod dangling_parts;
mod lints;
mod missing_impls;
mod view;

pub use absent::Absent;
pub use view::{Fix, RustcView};
