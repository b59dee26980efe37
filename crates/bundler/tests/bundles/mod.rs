//! Crates and solutions, bundled and not, print the same.
//!
//! - `comparison`: bundles a crate and a solution, and compares the two programs.
//! - `crate_forms`: forms of crates that real ones have.
//! - `random_crates`, `random_editions`, `random_impls`, `random_libraries`, `random_shadows`:
//!   drawn at random.
//!
//! `src/lib.rs` includes these tests, as they use the crate's inside, such as another way to find
//! live parts.

mod comparison;
mod crate_forms;
mod random_crates;
mod random_editions;
mod random_impls;
mod random_libraries;
mod random_shadows;

/// Returns whether to run the tests that the ordinary run can spare.
fn are_all_tried() -> bool {
    std::env::var_os("TESTS").is_some_and(|which| which == "all")
}
