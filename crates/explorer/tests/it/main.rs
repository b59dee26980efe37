//! The explorer's parts together.

mod contradictions;
mod emit;
mod literature;
mod moves;
mod numbers;
mod recognise;
mod shorthand;
mod sums;
