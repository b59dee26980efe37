//! Pictures of values, as SVG files.

mod heat_map;
mod picture;
mod scatter;

pub use heat_map::{TWO_HEAPS, heat_map};
pub use picture::Picture;
pub use scatter::scatter;

use crate::engine::Engine;

/// The values to draw, from heap `first` on.
pub struct Series<'a> {
    first: usize,
    values: &'a [u32],
    /// Tells the rare values, in games that have a sparse space.
    is_rare: Option<Box<dyn Fn(usize) -> bool + 'a>>,
}

impl<'a> Series<'a> {
    /// Takes all values that an engine has computed.
    pub fn computed(engine: &'a dyn Engine) -> Self {
        let is_rare = move |heap| engine.is_rare(heap) == Some(true);
        let has_classes = engine.is_rare(0).is_some();
        Self {
            first: 0,
            values: engine.values(),
            is_rare: has_classes.then(|| Box::new(is_rare) as Box<_>),
        }
    }

    /// Takes values that a user has given, for the heaps `first`, `first` + 1, …
    pub fn given(values: &'a [u32], first: usize) -> Self {
        Self {
            first,
            values,
            is_rare: None,
        }
    }
}
