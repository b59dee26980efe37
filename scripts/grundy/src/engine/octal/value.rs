//! The integers that a table of Grundy values is made of.

use std::ops::BitXor;

/// An unsigned integer that holds the Grundy values below `LIMIT`.
pub trait Value: Copy + Eq + Default + BitXor<Output = Self> {
    const LIMIT: usize;

    fn index(self) -> usize;

    /// `value` must be below `LIMIT`.
    fn new(value: usize) -> Self;
}

impl Value for u8 {
    const LIMIT: usize = 1 << 8;

    #[inline(always)]
    fn index(self) -> usize {
        self.into()
    }

    #[inline(always)]
    fn new(value: usize) -> Self {
        debug_assert!(value < Self::LIMIT, "{value}");
        value as Self
    }
}

impl Value for u16 {
    const LIMIT: usize = 1 << 16;

    #[inline(always)]
    fn index(self) -> usize {
        self.into()
    }

    #[inline(always)]
    fn new(value: usize) -> Self {
        debug_assert!(value < Self::LIMIT, "{value}");
        value as Self
    }
}
