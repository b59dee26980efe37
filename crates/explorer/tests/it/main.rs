//! The explorer's parts together.

mod emit;
mod recognise;
mod shorthand;
