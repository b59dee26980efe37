//! The tests of all problems in one program: `cargo test -p problems cf15_c` runs one problem's.
//!
//! Linking a test program for each problem, with proptest, would take most of the time of all
//! tests. That's why the manifest lists every problem with `test = false`. With the feature `docs`,
//! documentation has all problems, and is checked.

// The header's `input: a[n] in 1..9` is no link.
#![allow(rustdoc::broken_intra_doc_links)]

#[cfg(any(test, feature = "docs"))]
#[allow(
    dead_code,
    reason = "each file has a `main`, which its own binary calls"
)]
mod bin {
    automod::dir!("src/bin");

    /// Makes cargo compile this again when the manifest lists another problem.
    const _: &str = include_str!("../Cargo.toml");
}
