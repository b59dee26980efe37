//! Values in coordinates in which one bit says whether a value is rare.

use super::space::Space;
use super::value::Value;

/// No coding has fewer values: a half of them is a word of 32 bits.
const LEAST_SPAN: usize = 64;

/// The code of a heap is its value without the lowest bit of the space's mask, which the other bits
/// and the class tell, and `half` if the heap is rare.
///
/// The code of an option is the XOR of those of its parts: it has `half` iff exactly one part is
/// rare, that is, iff the option is common. So the rare options are below `half`, the common ones
/// are not, and within each class the order of the codes is that of the values: two values of one
/// class that are equal above the bit that is left out are equal in it.
#[derive(Debug)]
pub struct Coding<V> {
    pub half: usize,
    /// By value and parity of the heap: the code of a heap.
    codes: Vec<[V; 2]>,
    /// By code of a common heap and its parity.
    common: Vec<[Common<V>; 2]>,
    /// By code of a rare heap less `half`, and its parity: the value.
    rare: Vec<[V; 2]>,
}

/// A common value, and how many rare ones are less.
#[derive(Debug, Clone, Copy, Default)]
pub struct Common<V> {
    pub value: V,
    pub rare_below: u16,
}

impl<V: Value> Coding<V> {
    /// For values below `span`, a power of two; none where the value does not decide the class.
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

    /// The code of a heap of this value.
    #[inline(always)]
    pub fn code(&self, heap: usize, value: V) -> V {
        self.codes[value.index()][heap % 2]
    }

    /// The code of an option of `heap` that is one heap of this value.
    #[inline(always)]
    pub fn code_of_option(&self, heap: usize, value: V) -> V {
        self.code(heap, value) ^ V::new(self.half)
    }

    /// The value of a common heap.
    #[inline(always)]
    pub fn common(&self, heap: usize, code: usize) -> Common<V> {
        self.common[code][heap % 2]
    }

    /// The value of a rare heap of the code `half` + `code`.
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
