//! Pictures of values: SVG files, and small sketches made of letters.

mod heat_map;
mod picture;
mod scatter;
mod sketch;

pub use heat_map::{TWO_HEAPS, heat_map};
pub use picture::Picture;
pub use scatter::scatter;
pub use sketch::{SKETCHED, sketch};

use crate::engine::{Engine, GrundyValues};

/// The values to draw, of the heaps from `first` on.
pub struct Series<'a> {
    first: usize,
    values: GrundyValues<'a>,
    /// Test for rare values, in games that have a sparse space.
    is_rare: Option<Box<dyn Fn(usize) -> bool + 'a>>,
}

impl<'a> Series<'a> {
    /// All values that an engine has computed.
    pub fn computed(engine: &'a dyn Engine) -> Self {
        let is_rare = move |heap| engine.is_rare(heap) == Some(true);
        let has_classes = engine.is_rare(0).is_some();
        Self {
            first: 0,
            values: engine.values(),
            is_rare: has_classes.then(|| Box::new(is_rare) as Box<_>),
        }
    }

    /// Values of heaps `first`, `first` + 1, … that a user has given.
    pub fn given(values: &'a [u32], first: usize) -> Self {
        Self {
            first,
            values: GrundyValues::Wide(values),
            is_rare: None,
        }
    }
}
