//! Marks options in sets; a vector operation marks those of several heaps with one rare part.

use std::ops::Range;

use super::grundy_table::{BLOCK, GrundyTable};
use super::sets::{Set, Word, insert, mark_one_by_one, mark_parts, mark_parts_inside};
use super::value::Value;

/// Number of helpers marked for a block: these find most of the rare values that a heap needs, so
/// that the scan is seldom entered.
const FEW_HELPERS: usize = 32;

/// Heaps of half a block: parts that are near in a whole block are marked for each half.
pub const HALF: usize = BLOCK / 2;

/// Limit of the words per set for vector operations; in larger sets options are marked one by one.
pub const MAX_WORDS_AT_ONCE: usize = 4;

/// Parts whose options are marked.
#[derive(Clone, Copy)]
pub enum MarkedParts {
    Rare,
    Helpers,
    Both,
}

impl<V: Value> GrundyTable<V> {
    /// Set of each heap of the block: its common options with one of these rare parts, and its rare
    /// options with a helper.
    #[inline(always)]
    pub fn blocked<const W: usize>(
        &self,
        start: usize,
        rare: &[Range<usize>; 2],
    ) -> [Set<W>; BLOCK] {
        let mut blocked = [[0; W]; BLOCK];
        if W == 1 {
            let words = self.marked::<u64>(start, rare, MarkedParts::Both);
            for k in 0..BLOCK {
                blocked[k][0] = words[k];
            }
        } else if W == 2 && self.is_pure(start) {
            let common = self.marked::<u64>(start, rare, MarkedParts::Rare);
            let rare = self.marked::<u64>(start, rare, MarkedParts::Helpers);
            for k in 0..BLOCK {
                blocked[k][0] = rare[k];
                blocked[k][1] = common[k];
            }
        } else if W <= MAX_WORDS_AT_ONCE {
            for first in (0..64 * W).step_by(64) {
                let which = if first < 32 * W {
                    MarkedParts::Helpers
                } else {
                    MarkedParts::Rare
                };
                let words = self.marked_inside(start, rare, which, first);
                for k in 0..BLOCK {
                    blocked[k][first / 64] = words[k];
                }
            }
        } else {
            for (split, taken) in self.moves.split.iter().enumerate() {
                for (sizes, codes) in self.parts(split, rare, MarkedParts::Both) {
                    mark_one_by_one(&self.codes, start - taken, sizes, codes, &mut blocked);
                }
            }
        }
        blocked
    }

    /// Sizes and codes of the parts whose options are marked for a split. Rare parts come from two
    /// ranges of indices; the first is shortened to begin after the near parts of the split.
    #[inline(always)]
    fn parts(
        &self,
        split: usize,
        rare: &[Range<usize>; 2],
        which: MarkedParts,
    ) -> [(&[u32], &[V]); 3] {
        let [first, second] = rare.clone();
        let first = self.near[split][1]..first.end;
        let rare = |range: Range<usize>| (&self.rare.sizes[range.clone()], &self.rare.codes[range]);
        let few = self.helpers.sizes.len().min(FEW_HELPERS);
        let helpers = (&self.helpers.sizes[..few], &self.helpers.codes[..few]);
        let none = (&[][..], &[][..]);
        match which {
            MarkedParts::Rare => [rare(first), rare(second), none],
            MarkedParts::Helpers => [none, none, helpers],
            MarkedParts::Both => [rare(first), rare(second), helpers],
        }
    }

    /// Options with these parts, as one word for each heap of the block. Every option must fit the
    /// word.
    #[inline(always)]
    pub fn marked<T: Word>(
        &self,
        start: usize,
        rare: &[Range<usize>; 2],
        which: MarkedParts,
    ) -> [T; BLOCK] {
        let mut words = [T::default(); BLOCK];
        for (split, taken) in self.moves.split.iter().enumerate() {
            for (sizes, codes) in self.parts(split, rare, which) {
                mark_parts(&self.codes, start - taken, sizes, codes, &mut words);
            }
        }
        words
    }

    /// Like `marked`, but only options among the 64 codes from `first` on are marked.
    #[inline(always)]
    fn marked_inside(
        &self,
        start: usize,
        rare: &[Range<usize>; 2],
        which: MarkedParts,
        first: usize,
    ) -> [u64; BLOCK] {
        let mut words = [0; BLOCK];
        for (split, taken) in self.moves.split.iter().enumerate() {
            for (sizes, codes) in self.parts(split, rare, which) {
                let rest = start - taken;
                mark_parts_inside(&self.codes, rest, sizes, codes, first, &mut words);
            }
        }
        words
    }

    /// Options with a rare part that is near in a block but not in half of one, as one word for
    /// each heap of half a block. All values are below 64.
    #[inline(always)]
    pub fn marked_in_half(&self, start: usize) -> [u64; HALF] {
        let mut words = [0; HALF];
        for (&taken, &[half, block]) in self.moves.split.iter().zip(&self.near) {
            let (sizes, codes) = (&self.rare.sizes[half..block], &self.rare.codes[half..block]);
            mark_parts(&self.codes, start - taken, sizes, codes, &mut words);
        }
        words
    }

    /// Marks the options that leave one heap, and the splits with a rare part too small for the
    /// vector operations.
    #[inline(always)]
    pub fn mark_near<const W: usize>(&self, heap: usize, seen: &mut Set<W>) {
        if let Some(coding) = &self.coding {
            for taken in &self.moves.take {
                insert(seen, coding.code_of_option(heap, self.g[heap - taken]));
            }
        }
        let heaps = &self.codes[..heap];
        for (&taken, &[half, block]) in self.moves.split.iter().zip(&self.near) {
            let near = if W == 1 { half } else { block };
            let parts = self.rare.sizes[..near].iter().zip(&self.rare.codes[..near]);
            for (&part, &code) in parts {
                insert(seen, code ^ heaps[heap - taken - part as usize]);
            }
        }
    }

    /// Marks the options with the rare part of index `at`.
    #[cold]
    pub fn mark_part<const W: usize>(&self, heap: usize, at: usize, seen: &mut Set<W>) {
        let part = self.rare.sizes[at] as usize;
        for taken in &self.moves.split {
            let rest = heap - taken;
            if part < rest && !(self.moves.unequal && 2 * part == rest) {
                insert(seen, self.rare.codes[at] ^ self.codes[rest - part]);
            }
        }
    }
}
