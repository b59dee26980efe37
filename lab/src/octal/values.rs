//! The values that a table hands out, and its rare heaps.

use std::fmt;

/// Grundy values of heaps 0, 1, 2, …, in the narrowest integers that hold them.
#[derive(Debug, Clone, Copy)]
pub enum GrundyValues<'a> {
    Bytes(&'a [u8]),
    Words(&'a [u16]),
}

impl<'a> GrundyValues<'a> {
    /// The values of the first `count` heaps.
    #[cfg(test)]
    pub fn first(self, count: usize) -> Self {
        match self {
            Self::Bytes(g) => Self::Bytes(&g[..count]),
            Self::Words(g) => Self::Words(&g[..count]),
        }
    }

    pub fn len(&self) -> usize {
        match self {
            Self::Bytes(g) => g.len(),
            Self::Words(g) => g.len(),
        }
    }

    /// Bytes per value.
    pub fn width(&self) -> usize {
        match self {
            Self::Bytes(_) => 1,
            Self::Words(_) => 2,
        }
    }

    /// The value of one heap.
    ///
    /// # Panics
    /// If that value hasn't been computed yet.
    pub fn at(&self, heap: usize) -> u32 {
        match self {
            Self::Bytes(g) => g[heap].into(),
            Self::Words(g) => g[heap].into(),
        }
    }

    pub fn iter(self) -> impl Iterator<Item = u32> + 'a {
        (0..self.len()).map(move |heap| self.at(heap))
    }

    /// The largest value; 0 if there are none.
    pub fn max(&self) -> u32 {
        match self {
            Self::Bytes(g) => g.iter().max().map_or(0, |&v| v.into()),
            Self::Words(g) => g.iter().max().map_or(0, |&v| v.into()),
        }
    }
}

/// The rare heaps found so far in an octal game's sparse space.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RareHeaps {
    pub count: usize,
    pub last: usize,
    /// The parity of `value & mask` decides whether a value is rare.
    pub mask: usize,
    /// `true` if the parity of the heap counts, too.
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
