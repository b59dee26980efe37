//! Sparse spaces: which values are rare, and codes in which one bit says so.

use std::ops::BitXor;

/// An unsigned integer that holds Grundy values below `LIMIT`.
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

/// A rule that divides the values of heap `n` into rare and common ones, by the parity of `v &
/// mask`.
///
/// By value, `v` is common iff that parity is odd. By position, `v` is common iff that parity
/// equals the parity of `n`; this is only for games in which every split removes an odd number.
/// Either way, an option with two common or two rare parts is rare, and an option with one of each
/// is common.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Space {
    pub mask: usize,
    pub by_position: bool,
}

impl Space {
    /// The space in which every value is rare, used before values are known.
    pub(super) const BLANK: Self = Self {
        mask: 0,
        by_position: false,
    };

    pub fn is_rare(self, value: usize, heap: usize) -> bool {
        let odd = (value & self.mask).count_ones() % 2 == 1;
        if self.by_position {
            odd != (heap % 2 == 1)
        } else {
            !odd
        }
    }

    /// Finds the space that makes the fewest of the counted heaps rare. All values must be below
    /// `span`, a power of two.
    ///
    /// With the signs ±1 for even and odd parity, one Walsh–Hadamard transform of the counts gives
    /// "rare minus common" for all masks at once.
    pub(super) fn best(counts: &Counts, span: usize, position_allowed: bool) -> Self {
        let by_parity = |value| [0, 1].map(|parity: usize| counts.count(value, parity));
        let (mut excess, mut excess_by_position): (Vec<i64>, Vec<i64>) = (0..span)
            .map(by_parity)
            .map(|[even, odd]| (even + odd, odd - even))
            .unzip();
        walsh_hadamard(&mut excess);
        walsh_hadamard(&mut excess_by_position);
        let by_value = (0..span).map(|mask| (excess[mask], mask, false));
        let by_position = (0..span)
            .filter(|_| position_allowed)
            .map(|mask| (excess_by_position[mask], mask, true));
        let (_, mask, by_position) = by_value
            .chain(by_position)
            .min()
            .expect("mask 0 is a candidate");
        Self { mask, by_position }
    }
}

/// How many heaps have each value, by parity of the heap.
#[derive(Debug, Clone, Default)]
pub(super) struct Counts {
    by_parity: [Vec<i64>; 2],
    /// All heaps below this one are counted, except heap 0.
    counted: usize,
}

impl Counts {
    /// Counts the heaps that aren't counted yet.
    pub fn add<V: Value>(&mut self, values: &[V]) {
        for by_value in &mut self.by_parity {
            by_value.resize(V::LIMIT, 0);
        }
        for (heap, v) in values.iter().enumerate().skip(self.counted.max(1)) {
            self.by_parity[heap % 2][v.index()] += 1;
        }
        self.counted = values.len();
    }

    fn count(&self, value: usize, parity: usize) -> i64 {
        self.by_parity[parity].get(value).copied().unwrap_or(0)
    }
}

fn walsh_hadamard(a: &mut [i64]) {
    let mut half = 1;
    while half < a.len() {
        for pair in a.chunks_mut(2 * half) {
            let (low, high) = pair.split_at_mut(half);
            for (x, y) in low.iter_mut().zip(high) {
                (*x, *y) = (*x + *y, *x - *y);
            }
        }
        half *= 2;
    }
}

/// The least span of a coding. Half of it fills a word of 32 bits.
const LEAST_SPAN: usize = 64;

/// Translates values into codes, in which one bit tells rare from common.
///
/// The code of a heap is its value without the lowest bit of the space's mask, plus `half` if the
/// heap is rare. The dropped bit follows from the other bits and the class. Within each class the
/// codes keep the order of the values, because two values of one class that agree above the dropped
/// bit also agree in it.
///
/// The code of an option is the XOR of the codes of its parts. It has `half` iff exactly one part
/// is rare, so codes of rare options are below `half` and codes of common options are not.
#[derive(Debug, Clone)]
pub struct Coding<V> {
    pub half: usize,
    /// Codes of heaps, indexed by value, then parity of the heap.
    codes: Vec<[V; 2]>,
    /// Common values, indexed by code, then parity of the heap.
    common: Vec<[Common<V>; 2]>,
    /// Rare values, indexed by code less `half`, then parity of the heap.
    rare: Vec<[V; 2]>,
}

/// A common value, and how many rare values are below it.
#[derive(Debug, Clone, Copy, Default)]
pub struct Common<V> {
    pub value: V,
    pub rare_below: u16,
}

impl<V: Value> Coding<V> {
    /// Coding for values below `span`, a power of two. Returns `None` in the blank space, which has
    /// no common values.
    pub fn new(space: Space, span: usize) -> Option<Self> {
        if space.mask == 0 {
            return None;
        }
        let span = span.max(LEAST_SPAN);
        let half = span / 2;
        let mut coding = Self {
            half,
            codes: vec![[V::default(); 2]; span],
            common: vec![[Common::default(); 2]; half],
            rare: vec![[V::default(); 2]; half],
        };
        let dropped = space.mask.trailing_zeros();
        for parity in 0..2 {
            let mut rare_below = 0;
            for value in 0..span {
                let low = value & ((1 << dropped) - 1);
                let code = value >> (dropped + 1) << dropped | low;
                if space.is_rare(value, parity) {
                    coding.codes[value][parity] = V::new(code + half);
                    coding.rare[code][parity] = V::new(value);
                    rare_below += 1;
                } else {
                    coding.codes[value][parity] = V::new(code);
                    let value = V::new(value);
                    coding.common[code][parity] = Common { value, rare_below };
                }
            }
        }
        Some(coding)
    }

    /// The code of a heap with this value.
    #[inline(always)]
    pub fn code(&self, heap: usize, value: V) -> V {
        self.codes[value.index()][heap % 2]
    }

    /// The code of an option of `heap` that consists of a single heap with this value.
    #[inline(always)]
    pub fn code_of_option(&self, heap: usize, value: V) -> V {
        self.code(heap, value) ^ V::new(self.half)
    }

    /// The value of a common heap with this code.
    #[inline(always)]
    pub fn common(&self, heap: usize, code: usize) -> Common<V> {
        self.common[code][heap % 2]
    }

    /// The value of a rare heap with the code `half` + `code`.
    #[inline(always)]
    pub fn rare(&self, heap: usize, code: usize) -> V {
        self.rare[code][heap % 2]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_mask_makes_the_fewest_heaps_rare() {
        let values: Vec<u8> = (0..200u32).map(|n| (n * n % 29 % 16) as u8).collect();
        let rare = |space: Space| {
            (1..values.len())
                .filter(|&n| space.is_rare(values[n].into(), n))
                .count()
        };
        let least = (0..16)
            .flat_map(|mask| [false, true].map(|by_position| rare(Space { mask, by_position })))
            .min()
            .unwrap();
        let mut counts = Counts::default();
        counts.add(&values[..77]);
        counts.add(&values);
        assert_eq!(rare(Space::best(&counts, 16, true)), least);
    }

    #[test]
    fn classes_are_halves_and_keep_their_order() {
        for mask in 1..128 {
            for by_position in [false, true] {
                let space = Space { mask, by_position };
                let coding: Coding<u8> = Coding::new(space, 128).unwrap();
                for heap in [6, 7] {
                    let values = |is_rare: bool| {
                        (0..128).filter(move |&v| space.is_rare(v, heap) == is_rare)
                    };
                    for (index, value) in values(false).enumerate() {
                        assert_eq!(coding.common(heap, index).value.index(), value);
                        assert_eq!(coding.code(heap, value as u8).index(), index);
                        let below = values(true).filter(|&rare| rare < value).count();
                        assert_eq!(usize::from(coding.common(heap, index).rare_below), below);
                    }
                    for (index, value) in values(true).enumerate() {
                        assert_eq!(coding.rare(heap, index).index(), value);
                        assert_eq!(coding.code(heap, value as u8).index(), index + 64);
                    }
                }
            }
        }
    }

    #[test]
    fn the_code_of_an_option_is_the_xor_of_its_parts() {
        for (space, taken) in [
            (
                Space {
                    mask: 0b10110,
                    by_position: false,
                },
                [1, 2],
            ),
            (
                Space {
                    mask: 0b10110,
                    by_position: true,
                },
                [1, 3],
            ),
        ] {
            let coding: Coding<u8> = Coding::new(space, 64).unwrap();
            for taken in taken {
                for (part, other) in [(4, 7), (5, 9), (6, 8)] {
                    for (v, w) in [(0, 63), (22, 21), (4, 33), (17, 17)] {
                        let option = coding.code_of_option(part + other + taken, v ^ w);
                        assert_eq!(coding.code(part, v) ^ coding.code(other, w), option);
                    }
                }
            }
        }
    }
}
