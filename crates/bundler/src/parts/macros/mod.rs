//! Macros by example (`macro_rules!`) as parts.
//!
//! - `arms`, `arm_impls`: the parts of a definition: its arms, and the items in an arm.
//! - `calls`: the parts of a call among items: its arguments.
//! - `expansion`: possible expansions of such a call.
//! - `owners`: the macro that contains a part.
//! - `variables`: arguments and variables of the functions in its arms.

mod arm_impls;
mod arms;
mod calls;
pub mod expansion;
mod owners;
pub mod variables;
