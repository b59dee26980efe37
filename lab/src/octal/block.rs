//! Blocks: the values of several heaps, computed at once.

use std::ops::Range;

use super::candidates::Candidates;
use super::marking::{BlockSet, HALF, MAX_SPAN_AT_ONCE};
use super::sets::Set;
use super::space::{Common, Value};
use super::table::{BLOCK, GrundyTable, Outgrown, Step};

/// How many rare parts are compared before the next check whether the candidates still suffice.
const STRETCH: usize = 128;

impl<V: Value> GrundyTable<V> {
    /// Returns whether the next heaps can be computed as a block. Every part that a block uses must
    /// leave a non-empty second part, and helpers must be smaller than half a heap.
    pub(super) fn block_is_possible(&self) -> bool {
        let part = self.helpers.last().max(BLOCK);
        let reach = 2 * (part + self.longest) + BLOCK;
        self.coding.is_some() && self.g.len() > reach
    }

    /// Finds the values of the next `BLOCK` heaps.
    ///
    /// For a part p, the options of consecutive heaps are the values of consecutive second parts,
    /// each XORed with g(p). If p ≥ `BLOCK`, all those second parts are known before the block
    /// begins, so one vector operation marks them in `BLOCK` sets. Smaller parts, and the few parts
    /// for which this fails, are handled heap by heap.
    ///
    /// If there are many rare parts, only the first of them are marked in sets. The others are
    /// compared with a few candidates; see [`Candidates`].
    #[inline(always)]
    pub(super) fn block<S: BlockSet<V>>(&mut self, step: impl Step<V>) -> Result<(), Outgrown> {
        let start = self.g.len();
        let apart = self.apart(start);
        let near = self.near.iter().map(|near| near[1]).max().unwrap_or(0);
        let last_marked = near + self.most_marked::<S>();
        let ranges = [near..apart.equal.start, apart.equal.end..apart.recent];
        let compared = ranges
            .clone()
            .map(|range| range.start.max(last_marked)..range.end.max(last_marked));
        let marked = ranges.map(|range| range.start.min(last_marked)..range.end.min(last_marked));
        let mut sets = S::marked(self, start, &marked);
        let candidates = if compared.iter().all(Range::is_empty) {
            None
        } else {
            Some(self.candidates(start, &mut sets, compared))
        };
        let span = self.span;
        for k in 0..BLOCK {
            let heap = start + k;
            if k % HALF == 0 {
                S::mark_in_half(self, heap, &mut sets[k..k + HALF]);
            }
            let seen = &mut sets[k];
            // With a larger span the codes change, so the sets no longer apply.
            if self.span != span {
                step(self, None)?;
                continue;
            }
            self.mark_near(heap, seen);
            let recent = apart.recent..self.rare.sizes.len();
            for at in apart.equal.clone().chain(recent) {
                self.mark_part(heap, at, seen);
            }
            let common = match &candidates {
                None => seen.missing_common().next(),
                Some(candidates) => candidates
                    .least(k, seen)
                    .or_else(|| self.least_of_all(heap, *seen)),
            };
            match common {
                Some(common) => self.settle_seen(heap, common, seen, step)?,
                None => step(self, None)?,
            }
        }
        Ok(())
    }

    /// Finds the least common code that is no option when no candidate is left.
    #[cold]
    fn least_of_all(&self, heap: usize, mut seen: impl Set) -> Option<usize> {
        for at in 0..self.rare.sizes.len() {
            self.mark_part(heap, at, &mut seen);
        }
        seen.missing_common().next()
    }

    /// How many rare parts are marked in sets; chosen by measurement. Sets of one word mark all
    /// parts. Larger sets mark enough parts to make about as many options as there are values, and
    /// sets of bytes mark more, so that few values are left.
    fn most_marked<S: Set>(&self) -> usize {
        let options = match S::SPAN {
            64 => return self.rare.sizes.len(),
            65..=MAX_SPAN_AT_ONCE => 7 * self.span / 8,
            _ => 12 * self.span,
        };
        options / self.moves.split.len().max(1)
    }

    /// Finds the rare parts that vector operations must leave out.
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

    /// Finds candidates of which at least one for each heap is no option with these rare parts.
    /// Candidates that turn out to be options are marked in the heaps' sets.
    #[inline(always)]
    fn candidates(
        &self,
        start: usize,
        sets: &mut [impl Set; BLOCK],
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

    /// Finds the value of a heap from its marked options `seen`. `common` is the code of its least
    /// unmarked common value.
    #[inline(always)]
    fn settle_seen(
        &mut self,
        heap: usize,
        common: usize,
        seen: &impl Set,
        step: impl Step<V>,
    ) -> Result<(), Outgrown> {
        let Some(coding) = &self.coding else {
            return step(self, None);
        };
        let common = common - coding.half;
        let Common { value, rare_below } = coding.common(heap, common);
        let needed = seen.missing(0..usize::from(rare_below));
        self.needed.clear();
        self.needed
            .extend(needed.map(|code| coding.rare(heap, code)));
        if self.needed.is_empty() {
            self.push_common(value, V::new(common));
            return Ok(());
        }
        step(self, Some(value.index()))
    }
}

struct Apart {
    /// Indices of the rare heaps that are half of a heap in the block, if equal parts are no move.
    equal: Range<usize>,
    /// Index of the first rare heap that is too large to be a part of every heap in the block.
    recent: usize,
}
