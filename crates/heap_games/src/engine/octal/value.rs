//! Integer types of the values in a table.

use std::ops::BitXor;

/// An unsigned integer that holds the Grundy values below `LIMIT`.
pub trait Value: Copy + Ord + Default + Into<usize> + BitXor<Output = Self> + Send + Sync {
    const LIMIT: usize;
    const ALL_ONES: Self;

    #[inline(always)]
    fn index(self) -> usize {
        self.into()
    }

    /// Converts a number below `LIMIT`.
    fn new(value: usize) -> Self;
}

impl Value for u8 {
    const LIMIT: usize = 1 << 8;
    const ALL_ONES: Self = Self::MAX;

    #[inline(always)]
    fn new(value: usize) -> Self {
        debug_assert!(value < Self::LIMIT, "{value}");
        value as Self
    }
}

impl Value for u16 {
    const LIMIT: usize = 1 << 16;
    const ALL_ONES: Self = Self::MAX;

    #[inline(always)]
    fn new(value: usize) -> Self {
        debug_assert!(value < Self::LIMIT, "{value}");
        value as Self
    }
}
