//! The explorer's parts together.

mod emit;
mod literature;
mod moves;
mod numbers;
mod recognise;
mod shorthand;
mod sums;
