//! Values in coordinates in which one bit says whether a value is rare.

use super::space::Space;
use super::value::Value;

/// Least span of a coding: half of it fills a word of 32 bits.
const LEAST_SPAN: usize = 64;

/// Code of a heap: its value without the lowest bit of the space's mask, plus `half` if the heap is
/// rare. The dropped bit follows from the rest of the value and the class.
///
/// The code of an option is the XOR of the codes of its parts: it has `half` iff exactly one part
/// is rare, that is, iff the option is common. So the codes of rare options are below `half`, those
/// of common options are not. Within each class the codes keep the order of the values: two values
/// of one class that agree above the dropped bit agree in it, too.
#[derive(Debug, Clone)]
pub struct Coding<V> {
    pub half: usize,
    /// Code of a heap, indexed by its value, then its parity.
    codes: Vec<[V; 2]>,
    /// Common value, indexed by code of a common heap, then the heap's parity.
    common: Vec<[Common<V>; 2]>,
    /// Rare value, indexed by code of a rare heap less `half`, then the heap's parity.
    rare: Vec<[V; 2]>,
}

/// A common value, and the number of rare values less than it.
#[derive(Debug, Clone, Copy, Default)]
pub struct Common<V> {
    pub value: V,
    pub rare_below: u16,
}

impl<V: Value> Coding<V> {
    /// Coding for values below `span`, a power of two. None if the value does not decide the class.
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

    /// Code of a heap of this value.
    #[inline(always)]
    pub fn code(&self, heap: usize, value: V) -> V {
        self.codes[value.index()][heap % 2]
    }

    /// Code of an option of `heap` that consists of a single heap of this value.
    #[inline(always)]
    pub fn code_of_option(&self, heap: usize, value: V) -> V {
        self.code(heap, value) ^ V::new(self.half)
    }

    /// Value of a common heap.
    #[inline(always)]
    pub fn common(&self, heap: usize, code: usize) -> Common<V> {
        self.common[code][heap % 2]
    }

    /// Value of a rare heap of the code `half` + `code`.
    #[inline(always)]
    pub fn rare(&self, heap: usize, code: usize) -> V {
        self.rare[code][heap % 2]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
