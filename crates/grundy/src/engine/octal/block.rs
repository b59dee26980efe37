//! Block step: computes the values of several heaps at once.

use std::ops::Range;

use super::candidates::Candidates;
use super::coding::Common;
use super::grundy_table::{BLOCK, GrundyTable, Outgrown, Step};
use super::marking::{HALF, MAX_WORDS_AT_ONCE};
use super::sets::{Set, least_common};
use super::value::Value;

/// Number of rare parts compared between two checks whether the candidates still suffice.
const STRETCH: usize = 128;

impl<V: Value> GrundyTable<V> {
    /// Whether the next `BLOCK` heaps can be found by a block step: every part that it uses must
    /// leave a non-empty second part, and helpers must be smaller than half a heap.
    pub fn block_is_possible(&self) -> bool {
        let part = self.helpers.last().max(BLOCK);
        let reach = 2 * (part + self.longest) + BLOCK;
        self.coding.is_some() && self.g.len() > reach
    }

    /// Finds the values of the next `BLOCK` heaps.
    ///
    /// The heaps' options with a given part p are the values of the consecutive second parts, each
    /// XORed with g(p). For p ≥ `BLOCK` all of these are known before the block begins, so one
    /// vector operation marks them in `BLOCK` sets. Smaller parts, and the few parts for which this
    /// fails, are handled heap by heap.
    ///
    /// Where there are many rare parts, only the first of them are marked in sets. The rest are
    /// compared with a few candidates, see `Candidates`.
    #[inline(always)]
    pub fn block<const W: usize>(&mut self, step: impl Step<V>) -> Result<(), Outgrown> {
        let start = self.g.len();
        let apart = self.apart(start);
        let near = self.near.iter().map(|[_, near]| *near).max().unwrap_or(0);
        let last_marked = near + self.most_marked::<W>();
        let distant = [near..apart.equal.start, apart.equal.end..apart.recent];
        let marked = distant
            .clone()
            .map(|range| range.start.min(last_marked)..range.end.min(last_marked));
        let compared =
            distant.map(|range| range.start.max(last_marked)..range.end.max(last_marked));
        let are_all_marked = compared.iter().all(Range::is_empty);
        let mut blocked = self.blocked::<W>(start, &marked);
        let candidates = if W == 1 || are_all_marked {
            None
        } else {
            Some(self.candidates(start, &mut blocked, compared))
        };
        let span = self.span;
        let mut near = [0; HALF];
        for k in 0..BLOCK {
            let heap = start + k;
            if W == 1 && k % HALF == 0 {
                near = self.marked_in_half(heap);
            }
            let mut seen = blocked[k];
            seen[0] |= near[k % HALF];
            // With a larger span the codes change, so the prepared set no longer applies.
            if self.span != span {
                step(self)?;
                continue;
            }
            self.mark_near(heap, &mut seen);
            for at in apart
                .equal
                .clone()
                .chain(apart.recent..self.rare.sizes.len())
            {
                self.mark_part(heap, at, &mut seen);
            }
            let common = match &candidates {
                None => least_common(&seen),
                Some(candidates) => candidates.least(k, &seen),
            };
            match common {
                Some(common) => self.settle_seen(heap, common, &seen, step)?,
                None => step(self)?,
            }
        }
        Ok(())
    }

    /// Number of rare parts that are marked in sets, chosen by measurement. Sets of one word: all
    /// parts. Larger sets: enough parts to make about as many options as there are values; and more
    /// where options are marked one by one, because few values are left then.
    fn most_marked<const W: usize>(&self) -> usize {
        let options = match W {
            1 => return self.rare.sizes.len(),
            ..=MAX_WORDS_AT_ONCE => 7 * self.span / 8,
            _ => 6 * self.span,
        };
        options / self.moves.split.len().max(1)
    }

    /// The rare parts that the vector part of a block must leave out.
    fn apart(&self, start: usize) -> Apart {
        let sizes = &self.rare.sizes;
        let is_recent = |&&size: &&u32| size as usize + self.longest >= start;
        let recent = sizes.len() - sizes.iter().rev().take_while(is_recent).count();
        let halves_up_to = |heap| sizes.partition_point(|&size| 2 * (size as usize) < heap);
        let equal = if self.moves.unequal {
            halves_up_to(start)..halves_up_to(start + BLOCK).min(recent)
        } else {
            recent..recent
        };
        Apart { equal, recent }
    }

    /// Candidates left after comparison with these rare parts: at least one of each heap is no
    /// option. Candidates that are options are marked in the heaps' sets.
    #[inline(always)]
    fn candidates<const W: usize>(
        &self,
        start: usize,
        sets: &mut [Set<W>; BLOCK],
        rare: [Range<usize>; 2],
    ) -> Candidates<V> {
        let mut candidates = Candidates::new(sets);
        let [before, after] = rare;
        let count = before.len() + after.len();
        let mut first = 0;
        let mut left = count;
        while left > 0 {
            // The next stretch of rare parts, from the first range or, after its end, from the
            // second.
            let stretch = if first < before.len() {
                let first = before.start + first;
                first..before.end.min(first + STRETCH)
            } else {
                let first = after.start + first - before.len();
                first..after.end.min(first + STRETCH)
            };
            let sizes = &self.rare.sizes[stretch.clone()];
            let codes = &self.rare.codes[stretch];
            for taken in &self.moves.split {
                let rest = start - taken;
                if const { V::LIMIT > 256 } {
                    candidates.compare::<BLOCK>(&self.codes, rest, sizes, codes);
                } else {
                    candidates.compare::<{ 2 * BLOCK }>(&self.codes, rest, sizes, codes);
                }
            }
            left = left.saturating_sub(sizes.len());
            first += sizes.len();
            if first == count {
                first = 0;
            }
            if !candidates.suffice() {
                candidates.mark_found(sets);
                candidates = Candidates::new(sets);
                left = count;
            }
        }
        candidates
    }

    /// Settles the value of a heap from its marked options `seen`; `common` is the code of its
    /// least unmarked common value.
    #[inline(always)]
    fn settle_seen<const W: usize>(
        &mut self,
        heap: usize,
        common: usize,
        seen: &Set<W>,
        step: impl Step<V>,
    ) -> Result<(), Outgrown> {
        let Some(coding) = &self.coding else {
            return step(self);
        };
        let common = common - coding.half;
        let Common { value, rare_below } = coding.common(heap, common);
        let count = usize::from(rare_below);
        let needed = |word: usize| {
            let count = count - 64 * word;
            let below = if count < 64 { (1 << count) - 1 } else { !0 };
            !seen[word % W] & below
        };
        let words = count.div_ceil(64);
        if (0..words).all(|word| needed(word) == 0) {
            self.push_common(value, V::new(common));
            return Ok(());
        }
        self.needed.clear();
        for word in 0..words {
            let mut bits = needed(word);
            while bits != 0 {
                let code = 64 * word + bits.trailing_zeros() as usize;
                self.needed.push(coding.rare(heap, code));
                bits &= bits - 1;
            }
        }
        self.settle(heap, value.index())
    }
}

struct Apart {
    /// Indices of the rare heaps that are half of a heap of the block, where equal parts are no
    /// move.
    equal: Range<usize>,
    /// First index of a rare heap that is too large to split every heap of the block.
    recent: usize,
}
