//! Finds the least common value that no option has without a set of all values.
//!
//! The first rare parts leave few common values unmarked, and the least of these, the candidates,
//! are mostly more than are needed: the other rare parts need only be compared with them, which
//! costs a few operations for a whole block where marking costs as many for each heap.

use super::block::{Set, insert, others};
use super::grundy_table::BLOCK;
use super::value::Value;

/// How many candidates a heap has: with these, one is nearly always left.
const COUNT: usize = 8;

/// For each heap of a block the least common values that are not marked.
pub struct Candidates<V> {
    /// How many each heap has.
    counts: [usize; BLOCK],
    values: [[V; BLOCK]; COUNT],
    /// All ones where an option has the value, 0 otherwise.
    found: [[V; BLOCK]; COUNT],
}

impl<V: Value> Candidates<V> {
    /// Those that the sets leave; `rare` says which values are rare, by parity of the heap.
    #[inline(always)]
    pub fn of<const W: usize>(start: usize, sets: &[Set<W>; BLOCK], rare: &[Set<W>; 2]) -> Self {
        let mut counts = [0; BLOCK];
        let mut values = [[V::default(); BLOCK]; COUNT];
        for (k, set) in sets.iter().enumerate() {
            let rare = &rare[(start + k) % 2];
            let mut word = 0;
            while word < W && counts[k] < COUNT {
                let mut open = !(set[word] | rare[word]);
                while open != 0 && counts[k] < COUNT {
                    let value = 64 * word + open.trailing_zeros() as usize;
                    values[counts[k]][k] = V::new(value);
                    counts[k] += 1;
                    open &= open - 1;
                }
                word += 1;
            }
        }
        Self {
            counts,
            values,
            found: [[V::default(); BLOCK]; COUNT],
        }
    }

    /// Compares them with the values of the pairs (part, `rest` + k − part), k < `BLOCK`.
    #[inline(always)]
    pub fn compare(&mut self, g: &[V], rest: usize, sizes: &[u32], values: &[V]) {
        let candidates = self.values;
        let mut found = self.found;
        for (&part, &v) in sizes.iter().zip(values) {
            let others = others(g, rest, part);
            for (candidates, found) in candidates.iter().zip(&mut found) {
                for k in 0..BLOCK {
                    let is_found = others[k] ^ v == candidates[k];
                    found[k] = found[k] | V::all_ones_if(is_found);
                }
            }
        }
        self.found = found;
    }

    /// Whether each heap has one left that is not found, or never had any.
    #[inline(always)]
    pub fn suffice(&self) -> bool {
        (0..BLOCK).all(|k| self.counts[k] == 0 || self.left(k).next().is_some())
    }

    /// Which candidates of the heap are not found.
    #[inline(always)]
    fn left(&self, k: usize) -> impl Iterator<Item = usize> {
        let is_left = move |&at: &usize| self.found[at][k] == V::default();
        (0..self.counts[k])
            .filter(is_left)
            .map(move |at| self.values[at][k].index())
    }

    /// Marks in the heaps' sets the candidates that are found.
    #[inline(always)]
    pub fn mark_found<const W: usize>(&self, sets: &mut [Set<W>; BLOCK]) {
        for (k, set) in sets.iter_mut().enumerate() {
            for at in (0..self.counts[k]).filter(|&at| self.found[at][k] != V::default()) {
                insert(set, self.values[at][k]);
            }
        }
    }

    /// The least candidate of the heap that neither was found nor is in `seen`, if one is left.
    #[inline(always)]
    pub fn least<const W: usize>(&self, k: usize, seen: &Set<W>) -> Option<usize> {
        self.left(k)
            .find(|value| seen[value / 64] >> (value % 64) & 1 == 0)
    }
}
