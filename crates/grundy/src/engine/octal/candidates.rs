//! Finds the least common value that no option has without a set of all values.
//!
//! The first rare parts leave few common values unmarked, and the least of these, the candidates,
//! are mostly more than are needed: the other rare parts need only be compared with them, which
//! costs a few operations for a whole block where marking costs as many for each heap.

use super::grundy_table::BLOCK;
use super::sets::{Set, insert, open_common, others};
use super::value::Value;

/// How many candidates a heap has: with these, one is mostly left.
const COUNT: usize = 4;

/// For each heap of a block the codes of the least common options that are not marked.
pub struct Candidates<V> {
    /// How many each heap has.
    counts: [usize; BLOCK],
    codes: [[V; BLOCK]; COUNT],
    /// All ones where an option has the value, 0 otherwise.
    found: [[V; BLOCK]; COUNT],
}

impl<V: Value> Candidates<V> {
    /// Candidates that the sets leave.
    #[inline(always)]
    pub fn new<const W: usize>(sets: &[Set<W>; BLOCK]) -> Self {
        let mut counts = [0; BLOCK];
        let mut codes = [[V::default(); BLOCK]; COUNT];
        for (k, set) in sets.iter().enumerate() {
            let mut word = W / 2;
            while word < W && counts[k] < COUNT {
                let mut open = open_common(set, word);
                while open != 0 && counts[k] < COUNT {
                    codes[counts[k]][k] = V::new(64 * word + open.trailing_zeros() as usize);
                    counts[k] += 1;
                    open &= open - 1;
                }
                word += 1;
            }
        }
        Self {
            counts,
            codes,
            found: [[V::default(); BLOCK]; COUNT],
        }
    }

    /// Compares them with the codes of the pairs (part, `rest` + k − part), k < `BLOCK`; `LANES`
    /// codes at once, which are those of one part or of several.
    #[inline(always)]
    pub fn compare<const LANES: usize>(
        &mut self,
        heaps: &[V],
        rest: usize,
        sizes: &[u32],
        codes: &[V],
    ) {
        let at_once = LANES / BLOCK;
        let mut candidates = [[V::default(); LANES]; COUNT];
        for (repeated, codes) in candidates.iter_mut().zip(&self.codes) {
            for lane in 0..LANES {
                repeated[lane] = codes[lane % BLOCK];
            }
        }
        let mut found = [[V::default(); LANES]; COUNT];
        let last = sizes.len() - 1;
        let mut first = 0;
        while first <= last {
            let mut options = [V::default(); LANES];
            for i in 0..at_once {
                let at = (first + i).min(last);
                let (others, code) = (others::<V, BLOCK>(heaps, rest, sizes[at]), codes[at]);
                for k in 0..BLOCK {
                    options[BLOCK * i + k] = others[k] ^ code;
                }
            }
            for (candidates, found) in candidates.iter().zip(&mut found) {
                for lane in 0..LANES {
                    let is_found = options[lane] == candidates[lane];
                    found[lane] = found[lane] | V::all_ones_if(is_found);
                }
            }
            first += at_once;
        }
        for (all, found) in self.found.iter_mut().zip(found) {
            for lane in 0..LANES {
                all[lane % BLOCK] = all[lane % BLOCK] | found[lane];
            }
        }
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
            .map(move |at| self.codes[at][k].index())
    }

    /// Marks in the heaps' sets the candidates that are found.
    #[inline(always)]
    pub fn mark_found<const W: usize>(&self, sets: &mut [Set<W>; BLOCK]) {
        for (k, set) in sets.iter_mut().enumerate() {
            for at in (0..self.counts[k]).filter(|&at| self.found[at][k] != V::default()) {
                insert(set, self.codes[at][k]);
            }
        }
    }

    /// The least candidate of the heap that neither was found nor is in `seen`, if one is left.
    #[inline(always)]
    pub fn least<const W: usize>(&self, k: usize, seen: &Set<W>) -> Option<usize> {
        self.left(k)
            .find(|code| seen[code / 64] >> (code % 64) & 1 == 0)
    }
}
