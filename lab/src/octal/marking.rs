//! Marks options in sets: one vector operation for one rare part and several heaps.

use std::ops::Range;

use super::sets::{Bits, Bytes, Set, Word, mark_one_by_one, mark_parts, mark_parts_inside};
use super::space::Value;
use super::table::{BLOCK, GrundyTable};

/// How many helpers are marked for a block of values below 256. They find most of the rare values
/// that a heap needs, so that the scan is seldom entered. For larger values all helpers are marked.
const FEW_HELPERS: usize = 32;

/// Number of heaps in half a block. Parts that are near in a whole block are marked half by half.
pub const HALF: usize = BLOCK / 2;

/// The largest span for vector operations. In larger sets options are marked one by one.
pub const MAX_SPAN_AT_ONCE: usize = 256;

/// A set that marks the options of a block's heaps.
pub trait BlockSet<V>: Set {
    /// For each heap of the block, the set of its common options with one of these rare parts, and
    /// of its rare options with a helper.
    fn marked(table: &GrundyTable<V>, start: usize, rare: &RareParts) -> [Self; BLOCK];

    /// Marks the options of half a block that `GrundyTable::mark_near` leaves out.
    fn mark_in_half(_table: &GrundyTable<V>, _start: usize, _sets: &mut [Self]) {}
}

impl<V: Value, const W: usize> BlockSet<V> for Bits<W> {
    #[inline(always)]
    fn marked(table: &GrundyTable<V>, start: usize, rare: &RareParts) -> [Self; BLOCK] {
        let mut sets = [[0; W]; BLOCK];
        if W == 1 {
            let words = table.marked::<u64>(start, rare, MarkedParts::Both);
            for k in 0..BLOCK {
                sets[k][0] = words[k];
            }
        } else if W == 2 && table.has_no_rare_pair(start) {
            let common = table.marked::<u64>(start, rare, MarkedParts::Rare);
            let rare = table.marked::<u64>(start, rare, MarkedParts::Helpers);
            for k in 0..BLOCK {
                sets[k][0] = rare[k];
                sets[k][1] = common[k];
            }
        } else {
            for first in (0..64 * W).step_by(64) {
                let which = if first < 32 * W {
                    MarkedParts::Helpers
                } else {
                    MarkedParts::Rare
                };
                let words = table.marked_inside(start, rare, which, first);
                for k in 0..BLOCK {
                    sets[k][first / 64] = words[k];
                }
            }
        }
        sets
    }

    #[inline(always)]
    fn mark_in_half(table: &GrundyTable<V>, start: usize, sets: &mut [Self]) {
        if W == 1 {
            let words = table.marked_in_half(start);
            for k in 0..HALF {
                sets[k][0] |= words[k];
            }
        }
    }
}

impl<V: Value, const S: usize> BlockSet<V> for Bytes<S> {
    #[inline(always)]
    fn marked(table: &GrundyTable<V>, start: usize, rare: &RareParts) -> [Self; BLOCK] {
        let mut sets = [[0; S]; BLOCK];
        for (split, taken) in table.moves.split.iter().enumerate() {
            for (sizes, codes) in table.parts(split, rare, MarkedParts::Both) {
                mark_one_by_one(&table.codes, start - taken, sizes, codes, &mut sets);
            }
        }
        sets
    }
}

/// The rare parts that vector operations mark: two ranges of indices. Near parts are left out.
pub type RareParts = [Range<usize>; 2];

/// Which parts' options are marked.
#[derive(Clone, Copy)]
pub enum MarkedParts {
    Rare,
    Helpers,
    Both,
}

impl<V: Value> GrundyTable<V> {
    /// Sizes and codes of the parts whose options are marked for a split. The first range of rare
    /// parts begins after the split's near parts.
    #[inline(always)]
    fn parts(&self, split: usize, rare: &RareParts, which: MarkedParts) -> [(&[u32], &[V]); 3] {
        let [first, second] = rare.clone();
        let first = self.near[split][1]..first.end;
        let rare = |range: Range<usize>| (&self.rare.sizes[range.clone()], &self.rare.codes[range]);
        let all = self.helpers.sizes.len();
        let few = if V::LIMIT > 256 {
            all
        } else {
            all.min(FEW_HELPERS)
        };
        let helpers = (&self.helpers.sizes[..few], &self.helpers.codes[..few]);
        let none = (&[][..], &[][..]);
        match which {
            MarkedParts::Rare => [rare(first), rare(second), none],
            MarkedParts::Helpers => [none, none, helpers],
            MarkedParts::Both => [rare(first), rare(second), helpers],
        }
    }

    /// Marks the options with these parts in one word for each heap of the block. Every option must
    /// fit the word.
    #[inline(always)]
    pub(super) fn marked<T: Word>(
        &self,
        start: usize,
        rare: &RareParts,
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

    /// Like `marked`, but marks only options among the 64 codes from `first` on.
    #[inline(always)]
    fn marked_inside(
        &self,
        start: usize,
        rare: &RareParts,
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

    /// Marks the options with a rare part that is near in a block but not in half of one, in one
    /// word for each heap of half a block. All values must be below 64.
    #[inline(always)]
    pub(super) fn marked_in_half(&self, start: usize) -> [u64; HALF] {
        let mut words = [0; HALF];
        for (&taken, &[half, block]) in self.moves.split.iter().zip(&self.near) {
            let (sizes, codes) = (&self.rare.sizes[half..block], &self.rare.codes[half..block]);
            mark_parts(&self.codes, start - taken, sizes, codes, &mut words);
        }
        words
    }

    /// Marks the options that leave one heap, and the splits with a rare part that is too small for
    /// vector operations.
    #[inline(always)]
    pub(super) fn mark_near<S: Set>(&self, heap: usize, seen: &mut S) {
        if let Some(coding) = &self.coding {
            for taken in &self.moves.take {
                let code = coding.code_of_option(heap, self.g[heap - taken]);
                seen.insert(code.index());
            }
        }
        let heaps = &self.codes[..heap];
        for (&taken, &[half, block]) in self.moves.split.iter().zip(&self.near) {
            let near = if S::SPAN == 64 { half } else { block };
            let parts = self.rare.sizes[..near].iter().zip(&self.rare.codes[..near]);
            for (&part, &code) in parts {
                let code = code ^ heaps[heap - taken - part as usize];
                seen.insert(code.index());
            }
        }
    }

    /// Marks the options with one rare part, given by its index.
    #[cold]
    pub(super) fn mark_part(&self, heap: usize, at: usize, seen: &mut impl Set) {
        let part = self.rare.sizes[at] as usize;
        for taken in &self.moves.split {
            let rest = heap - taken;
            if part < rest && !(self.moves.unequal && 2 * part == rest) {
                let code = self.rare.codes[at] ^ self.codes[rest - part];
                seen.insert(code.index());
            }
        }
    }
}
