//! The explorer's parts together.

mod emit;
mod literature;
mod recognise;
mod shorthand;
mod sums;
