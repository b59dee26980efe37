//! Finds the parts that the solution can need by the names that it and the parts mention.
//!
//! - `liveness`: follows names from the solution to parts and from part to part.
//! - `needs`: decides about one part, given the names mentioned so far, which are sets of names.
//! - `other_machines`: names that only code for other machines mentions.

mod liveness;
mod needs;
mod other_machines;

pub use liveness::{Liveness, live_parts};
pub use other_machines::OtherMachines;
