//! `--plot FILE` and the small plot in a terminal.

mod heat;
mod picture;
mod scatter;
mod terminal;

pub use heat::heat_map;
pub use scatter::scatter;
pub use terminal::{SKETCHED, is_watched, sketch};
