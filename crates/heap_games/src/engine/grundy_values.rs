//! Grundy values in the narrowest integers that hold them.

/// Grundy values of heaps 0, 1, 2, …
#[derive(Debug, Clone, Copy)]
pub enum GrundyValues<'a> {
    Bytes(&'a [u8]),
    Words(&'a [u16]),
    Wide(&'a [u32]),
}

impl<'a> GrundyValues<'a> {
    /// Values of the first `count` heaps, or of all heaps if there are fewer.
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

    /// Grundy value of a heap.
    ///
    /// # Panics
    /// If the value of `heap` is not computed yet.
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

    pub fn max(&self) -> u32 {
        match self {
            Self::Bytes(g) => g.iter().max().map_or(0, |&v| v.into()),
            Self::Words(g) => g.iter().max().map_or(0, |&v| v.into()),
            Self::Wide(g) => g.iter().max().map_or(0, |&v| v),
        }
    }
}
