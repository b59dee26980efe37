//! What all engines have in common, and the values they hand out.

use std::fmt;

use anyhow::Result;

use crate::proof::Proof;

/// Computes the Grundy values of heaps 0, 1, 2, … of one game.
pub trait Engine {
    /// Computes on until the values of at least `terms` heaps are known, or the engine meets an
    /// [`obstacle`](Self::obstacle).
    ///
    /// # Errors
    /// If a value is too large to store.
    fn extend(&mut self, terms: usize) -> Result<()>;

    /// The values computed so far.
    fn values(&self) -> GrundyValues<'_>;

    /// A proof of the period, if the known values give one.
    ///
    /// Unless `is_last`, an engine may hold a proof back when a few more values would prove the
    /// same period by a better-known criterion.
    fn prove(&self, is_last: bool) -> Option<Proof>;

    /// Why `extend` can't compute any further; `None` as long as it can.
    fn obstacle(&self) -> Option<String> {
        None
    }

    /// The rare heaps, for engines that use a sparse space.
    fn rare_heaps(&self) -> Option<RareHeaps> {
        None
    }

    /// Whether this heap is rare, for engines that use a sparse space.
    fn is_rare(&self, _heap: usize) -> Option<bool> {
        None
    }

    /// Bytes of memory that grow with the number of values.
    fn bytes(&self) -> usize {
        let values = self.values();
        values.len() * values.width()
    }
}

/// Grundy values of heaps 0, 1, 2, …, in the narrowest integers that hold them.
#[derive(Debug, Clone, Copy)]
pub enum GrundyValues<'a> {
    Bytes(&'a [u8]),
    Words(&'a [u16]),
    Wide(&'a [u32]),
}

impl<'a> GrundyValues<'a> {
    /// The values of the first `count` heaps, or all values if there are fewer.
    pub fn first(self, count: usize) -> Self {
        let count = count.min(self.len());
        match self {
            Self::Bytes(g) => Self::Bytes(&g[..count]),
            Self::Words(g) => Self::Words(&g[..count]),
            Self::Wide(g) => Self::Wide(&g[..count]),
        }
    }

    pub fn len(&self) -> usize {
        match self {
            Self::Bytes(g) => g.len(),
            Self::Words(g) => g.len(),
            Self::Wide(g) => g.len(),
        }
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Bytes per value.
    pub fn width(&self) -> usize {
        match self {
            Self::Bytes(_) => 1,
            Self::Words(_) => 2,
            Self::Wide(_) => 4,
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
            Self::Wide(g) => g[heap],
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
            Self::Wide(g) => g.iter().max().map_or(0, |&v| v),
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
    /// Whether the parity of the heap counts, too.
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
