//! Faster blocks for heaps that no longer split into two rare parts, with values below 64.
//!
//! Once rare values have died out, every option with a rare part is common, and every option with a
//! helper is rare, so half a word is enough to mark either kind. The rare values that a heap needs
//! are nearly always options. So the block first takes that for granted, and then looks for all of
//! them at once. If one is no option after all, the block ends there.

use super::marking::{HALF, MarkedParts};
use super::sets::{Bits, Set, mark_parts};
use super::space::Value;
use super::table::{BLOCK, GrundyTable, Outgrown, Step};

/// How many helpers are tried before the next check whether anything is still needed.
const HELPERS_AT_ONCE: usize = 8;

impl<V: Value> GrundyTable<V> {
    /// Returns whether no marked option of the heaps from `start` on has two rare parts.
    pub(super) fn has_no_rare_pair(&self, start: usize) -> bool {
        let last_part = self.rare.last().max(self.helpers.last());
        start > 2 * last_part + self.longest
    }

    /// Computes the values of the next `BLOCK` heaps.
    #[inline(always)]
    pub(super) fn common_block(&mut self, step: impl Step<V>) -> Result<(), Outgrown> {
        let start = self.g.len();
        let end = start + BLOCK;
        let needed = self.push_common_heaps(start);
        let verified = self.first_with_needed(start, needed);
        if let Some(heap) = verified {
            let value = self.needed.iter().map(|v| v.index()).min();
            self.truncate(heap);
            self.push(value.expect("a value is needed"));
        }
        while self.g.len() < end {
            step(self, None)?;
        }
        Ok(())
    }

    /// Pushes the block's heaps as if they were common, up to a heap whose common value is 64 or
    /// more. Returns for each heap the set of rare codes that must be options for this to be right.
    #[inline(always)]
    fn push_common_heaps(&mut self, start: usize) -> [u32; BLOCK] {
        let all = self.rare.sizes.len();
        let common = self.marked::<u32>(start, &[0..all, all..all], MarkedParts::Rare);
        let mut near = [0; HALF];
        let mut needed = [0; BLOCK];
        for k in 0..BLOCK {
            let heap = start + k;
            if k % HALF == 0 {
                near = self.marked_in_half(heap);
            }
            let mut seen: Bits<1> = [u64::from(common[k]) << 32 | near[k % HALF]];
            self.mark_near(heap, &mut seen);
            let (Some(coding), Some(code)) = (&self.coding, seen.missing_common().next()) else {
                break;
            };
            let code = code - coding.half;
            let common = coding.common(heap, code);
            let below = (1u64 << common.rare_below) - 1;
            needed[k] = (!seen[0] & below) as u32;
            self.push_common(common.value, V::new(code));
        }
        needed
    }

    /// Finds the first heap of the block that needs a rare value that is no option. Such values are
    /// in `self.needed` then.
    #[inline(always)]
    fn first_with_needed(&mut self, start: usize, mut needed: [u32; BLOCK]) -> Option<usize> {
        let sizes = self.helpers.sizes.chunks(HELPERS_AT_ONCE);
        for (sizes, codes) in sizes.zip(self.helpers.codes.chunks(HELPERS_AT_ONCE)) {
            let mut words = [0u32; BLOCK];
            for taken in &self.moves.split {
                mark_parts(&self.codes, start - taken, sizes, codes, &mut words);
            }
            let mut any = 0;
            for k in 0..BLOCK {
                needed[k] &= !words[k];
                any |= needed[k];
            }
            if any == 0 {
                return None;
            }
        }
        for (heap, mut bits) in (start..).zip(needed) {
            if bits == 0 {
                continue;
            }
            self.needed.clear();
            while bits != 0 {
                if let Some(coding) = &self.coding {
                    self.needed
                        .push(coding.rare(heap, bits.trailing_zeros() as usize));
                }
                bits &= bits - 1;
            }
            self.scan(heap);
            if !self.needed.is_empty() {
                return Some(heap);
            }
        }
        None
    }
}
