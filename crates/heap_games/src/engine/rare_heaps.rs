//! Rare heaps of a sparse space: their number, the last one, and the rule of the space.

use std::fmt;

/// Rare heaps of an octal game in its sparse space, as far as computed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RareHeaps {
    pub count: usize,
    pub last: usize,
    /// Mask of the space: the parity of `value & mask` decides whether a value is rare.
    pub mask: usize,
    /// Whether the parity of the heap decides, too.
    pub by_position: bool,
}

impl fmt::Display for RareHeaps {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            count, last, mask, ..
        } = self;
        let position = if self.by_position {
            " and of the heap"
        } else {
            ""
        };
        write!(
            f,
            "{count} heaps up to {last}, by the parity of g & {mask}{position}"
        )
    }
}
