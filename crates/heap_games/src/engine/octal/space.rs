//! Sparse space: the rule that says which values are rare.

use super::value::Value;

/// Division of the values of heap `n` into rare and common ones by the parity of `v & mask`.
///
/// By value, `v` is common iff that parity is odd. By position (only where every split removes an
/// odd number), `v` is common iff that parity equals the parity of `n`. Either way, a split into
/// two common heaps or two rare heaps has a XOR that is rare for the heap; a split into one rare
/// and one common heap has a common value.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Space {
    pub mask: usize,
    pub by_position: bool,
}

impl Space {
    /// Space in which every value is rare: used before any value is known.
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

    /// Space that makes the fewest of the counted heaps rare. All values are below `span`, a power
    /// of two.
    ///
    /// With the signs ±1 for even and odd parity, "rare minus common" is one Walsh–Hadamard
    /// transform of the value counts for all masks at once.
    pub fn best(counts: &Counts, span: usize, position_allowed: bool) -> Self {
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

/// Number of heaps that have a value, by parity of the heap.
#[derive(Debug, Clone, Default)]
pub struct Counts {
    by_parity: [Vec<i64>; 2],
    /// Heaps below this are counted, except heap 0.
    counted: usize,
}

impl Counts {
    /// Counts the heaps that are not counted yet.
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
}
