//! The solution: what it mentions, and what must be changed in its text.
//!
//! - `read`: the names and the crates that it mentions.
//! - `outline`: where its tests, modules and imports are.
//! - `text`: its text as it stands in the bundle.

mod outline;
mod read;
mod text;

pub use read::Solution;
pub use text::Text;
