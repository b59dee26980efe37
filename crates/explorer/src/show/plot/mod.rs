//! Pictures of values: SVG files, and small sketches made of letters.

mod heat_map;
mod picture;
mod scatter;
mod series;
mod sketch;

pub use heat_map::{TWO_HEAPS, heat_map};
pub use picture::Picture;
pub use scatter::scatter;
pub use series::Series;
pub use sketch::{SKETCHED, sketch};
