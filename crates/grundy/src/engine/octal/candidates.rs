//! Finds a heap's least common value that is no option, without a set of all values.
//!
//! Marking the first rare parts leaves few common values unmarked. The least of these are the
//! candidates, and mostly there are more than needed. So the remaining rare parts need only be
//! compared with the candidates: a few operations for a whole block, where marking costs as many
//! for each heap.

use super::grundy_table::BLOCK;
use super::sets::{Set, insert, open_common, others};
use super::value::Value;

/// Candidates per heap: with this many, one is mostly left in the end.
const COUNT: usize = 4;

/// Candidates of each heap of a block: codes of its least common values that are not marked.
pub struct Candidates<V> {
    /// Number of candidates, indexed by heap of the block.
    counts: [usize; BLOCK],
    codes: [[V; BLOCK]; COUNT],
    /// All ones where an option has the candidate's value, 0 otherwise.
    found: [[V; BLOCK]; COUNT],
}

impl<V: Value> Candidates<V> {
    /// Takes the least unmarked common codes of each set as candidates.
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

    /// Compares the candidates with the codes of the pairs (part, `rest` + k − part), k < `BLOCK`.
    /// One step compares `LANES` codes, which belong to one part or to several.
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

    /// Whether each heap still has a candidate that is no option, or never had any candidate.
    #[inline(always)]
    pub fn suffice(&self) -> bool {
        (0..BLOCK).all(|k| self.counts[k] == 0 || self.left(k).next().is_some())
    }

    /// Codes of the heap's candidates that are not yet found among the options.
    #[inline(always)]
    fn left(&self, k: usize) -> impl Iterator<Item = usize> {
        let is_left = move |&at: &usize| self.found[at][k] == V::default();
        (0..self.counts[k])
            .filter(is_left)
            .map(move |at| self.codes[at][k].index())
    }

    /// Marks the candidates found among the options in the heaps' sets.
    #[inline(always)]
    pub fn mark_found<const W: usize>(&self, sets: &mut [Set<W>; BLOCK]) {
        for (k, set) in sets.iter_mut().enumerate() {
            for at in (0..self.counts[k]).filter(|&at| self.found[at][k] != V::default()) {
                insert(set, self.codes[at][k]);
            }
        }
    }

    /// Least candidate of the heap that is neither found among the options nor in `seen`.
    #[inline(always)]
    pub fn least<const W: usize>(&self, k: usize, seen: &Set<W>) -> Option<usize> {
        self.left(k)
            .find(|code| seen[code / 64] >> (code % 64) & 1 == 0)
    }
}
