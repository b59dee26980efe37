//! Candidates: the few common values that may be the least one that is no option.
//!
//! After the first rare parts are marked, few common values are left. The least of them are the
//! candidates. The remaining rare parts only need to be compared with these, which takes a few
//! operations for a whole block, where marking takes as many for each heap.

use super::sets::{Set, others};
use super::space::Value;
use super::table::BLOCK;

/// How many candidates a heap has. With this many, one is mostly left in the end.
const COUNT: usize = 4;

/// The candidates of each heap in a block: codes of its least unmarked common values.
pub struct Candidates<V> {
    /// How many candidates each heap has.
    counts: [usize; BLOCK],
    codes: [[V; BLOCK]; COUNT],
    /// The least XOR of the candidate's code and an option's; 0 if an option has that code.
    distances: [[V; BLOCK]; COUNT],
}

impl<V: Value> Candidates<V> {
    /// Takes the least unmarked common codes of each set as candidates.
    #[inline(always)]
    pub fn new(sets: &[impl Set; BLOCK]) -> Self {
        let mut counts = [0; BLOCK];
        let mut codes = [[V::default(); BLOCK]; COUNT];
        for (k, set) in sets.iter().enumerate() {
            for code in set.missing_common().take(COUNT) {
                codes[counts[k]][k] = V::new(code);
                counts[k] += 1;
            }
        }
        Self {
            counts,
            codes,
            distances: [[V::ALL_ONES; BLOCK]; COUNT],
        }
    }

    /// Compares the candidates with the codes of the pairs (part, `rest` + k − part), for k <
    /// `BLOCK`. One step compares `LANES` codes, of one part or of several.
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
        let mut distances = [[V::ALL_ONES; LANES]; COUNT];
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
            for (candidates, distances) in candidates.iter().zip(&mut distances) {
                for lane in 0..LANES {
                    distances[lane] = distances[lane].min(options[lane] ^ candidates[lane]);
                }
            }
            first += at_once;
        }
        for (all, distances) in self.distances.iter_mut().zip(distances) {
            for lane in 0..LANES {
                all[lane % BLOCK] = all[lane % BLOCK].min(distances[lane]);
            }
        }
    }

    /// Returns whether each heap still has a candidate that is no option, or never had one.
    #[inline(always)]
    pub fn suffice(&self) -> bool {
        (0..BLOCK).all(|k| self.counts[k] == 0 || self.left(k).next().is_some())
    }

    /// The heap's candidates that haven't been found among the options.
    #[inline(always)]
    fn left(&self, k: usize) -> impl Iterator<Item = usize> {
        let is_left = move |&at: &usize| self.distances[at][k] != V::default();
        (0..self.counts[k])
            .filter(is_left)
            .map(move |at| self.codes[at][k].index())
    }

    /// Marks the candidates that were found among the options in the heaps' sets.
    #[inline(always)]
    pub fn mark_found(&self, sets: &mut [impl Set; BLOCK]) {
        for (k, set) in sets.iter_mut().enumerate() {
            for at in (0..self.counts[k]).filter(|&at| self.distances[at][k] == V::default()) {
                set.insert(self.codes[at][k].index());
            }
        }
    }

    /// The heap's least candidate that is neither found among the options nor in `seen`.
    #[inline(always)]
    pub fn least(&self, k: usize, seen: &impl Set) -> Option<usize> {
        self.left(k).find(|&code| !seen.contains(code))
    }
}
