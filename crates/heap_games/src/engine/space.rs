//! Sparse spaces: which values are rare.

/// Divides the values of heap `n` into rare and common ones, by the parity of `v & mask`.
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
    pub const BLANK: Self = Self {
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

    /// Finds the space that makes the fewest of these heaps rare, heap 0 aside. All values must be
    /// below `span`, a power of two.
    ///
    /// With the signs ±1 for even and odd parity, one Walsh–Hadamard transform of the counts gives
    /// "rare minus common" for all masks at once.
    pub fn best(values: &[u32], span: usize, position_allowed: bool) -> Self {
        let mut excess = vec![0_i64; span];
        let mut excess_by_position = vec![0_i64; span];
        for (heap, &value) in values.iter().enumerate().skip(1) {
            excess[value as usize] += 1;
            excess_by_position[value as usize] += if heap % 2 == 0 { -1 } else { 1 };
        }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_mask_makes_the_fewest_heaps_rare() {
        let values: Vec<u32> = (0..200).map(|n| n * n % 29 % 16).collect();
        let rare = |space: Space| {
            (1..values.len())
                .filter(|&n| space.is_rare(values[n] as usize, n))
                .count()
        };
        let least = (0..16)
            .flat_map(|mask| [false, true].map(|by_position| rare(Space { mask, by_position })))
            .min()
            .unwrap();
        assert_eq!(rare(Space::best(&values, 16, true)), least);
    }
}
