//! Which parts the solution can need, judged by the names that it and the parts mention.
//!
//! - `liveness`: follows names from the solution to the parts and from part to part.
//! - `needs`: decides for one part, given the names that are mentioned so far.
//! - `name_index`: parts by name, and sets of names.
//! - `variants`: removed variants of enums, which no pattern may name.
//! - `other_machines`: names that only code for other machines mentions.

mod liveness;
mod name_index;
mod needs;
mod other_machines;
mod variants;

pub use liveness::{Liveness, live_parts};
pub use other_machines::OtherMachines;
