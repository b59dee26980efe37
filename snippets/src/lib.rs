//! Copy-pasteable modules for impartial games, one idea a file.
//!
//! Normal play throughout (who cannot move loses) unless a name says `misere`.

#![warn(missing_docs)]

// Foundations
pub mod mex;
pub mod sg_table;

// Coins
pub mod nim_product;
