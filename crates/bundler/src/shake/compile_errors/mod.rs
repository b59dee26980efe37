//! Reads rustc's diagnostics about a build: which parts must be removed, restored or changed.
//!
//! - `view`: maps places of diagnostics to places in the tree of parts.
//! - `codes`: rustc's error codes.
//! - `lints`: parts that lints report as unused; `own_imports`: unused imports of the solution.
//! - `dangling_parts`: parts that mention removed parts and must be removed, too.
//! - `culprits`: removed parts that errors need. It uses `missing_impls` (with `implied_traits`),
//!   `missing_methods`, and `shared_names` if an error says nothing definite. `scope` prefers parts
//!   near the error.
//! - `requirements`: further parts that a restored part needs.
//! - `fixes`: changes of the text that make code of an older edition compile: rustc's own certain
//!   proposals, `captures` of results, `borrows` in the patterns of macros.

mod borrows;
mod captures;
mod codes;
mod culprits;
mod dangling_parts;
mod fixes;
mod implied_traits;
mod lints;
mod missing_impls;
mod missing_methods;
mod own_imports;
mod quotes;
mod requirements;
mod scope;
mod shared_names;
mod view;

pub use fixes::Fix;
pub use requirements::Requirements;
pub use view::RustcView;
