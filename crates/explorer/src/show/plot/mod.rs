//! Pictures of values: as SVG, and small ones made of letters.

mod heat_map;
mod picture;
mod scatter;
mod sketch;

pub use heat_map::heat_map;
pub use picture::Picture;
pub use scatter::scatter;
pub use sketch::{SKETCHED, sketch};

use crate::engine::{Engine, GrundyValues};

/// The values to draw, of the heaps from `first` on.
pub struct Series<'a> {
    first: usize,
    values: GrundyValues<'a>,
    /// What tells rare values from common ones, if anything does.
    is_rare: Option<Box<dyn Fn(usize) -> bool + 'a>>,
}

impl<'a> Series<'a> {
    /// All that an engine has computed.
    pub fn computed(engine: &'a dyn Engine) -> Self {
        let is_rare = move |heap| engine.is_rare(heap) == Some(true);
        let has_classes = engine.is_rare(0).is_some();
        Self {
            first: 0,
            values: engine.values(),
            is_rare: has_classes.then(|| Box::new(is_rare) as Box<_>),
        }
    }

    /// Values that a user has given, the first of them that of heap `first`.
    pub fn given(values: &'a [u32], first: usize) -> Self {
        Self {
            first,
            values: GrundyValues::Wide(values),
            is_rare: None,
        }
    }
}
