//! Macros by example (`macro_rules!`) as parts.
//!
//! - `arms`: the parts of a definition (its arms, and the items in an arm) and of a call among
//!   items (its arguments).
//! - `expansion`: possible expansions of such a call.
//! - `owners`: the macro that contains a part.

mod arms;
pub mod expansion;
mod owners;
