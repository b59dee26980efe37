//! The values of several heaps at once: vector operations mark the options with one rare part.

use super::grundy_table::{BLOCK, GrundyTable, Heaps, Outgrown};
use super::space::Space;
use super::value::Value;

/// A set of values below 64·W.
type Set<const W: usize> = [u64; W];

impl<V: Value> GrundyTable<V> {
    /// Whether the next `BLOCK` heaps can be found by a block step: every part
    /// that it pairs must leave a non-empty other part, and helpers must be
    /// smaller than half of a heap.
    pub fn block_is_possible(&self) -> bool {
        let part = self.helpers.last().max(BLOCK);
        let reach = 2 * (part + self.moves.longest()) + BLOCK;
        self.space != Space::BLANK && self.g.len() > reach
    }

    /// Finds the values of the next `BLOCK` heaps.
    ///
    /// The heaps' options with a given part p are the values of consecutive
    /// other parts, each XORed with g(p): for p ≥ `BLOCK` all are known before
    /// the block begins, and one vector operation marks them in `BLOCK` sets.
    /// Only smaller parts, and the few for which this fails, are left to do
    /// heap by heap.
    #[inline(always)]
    pub fn block<const W: usize>(&mut self) -> Result<(), Outgrown> {
        let start = self.g.len();
        let apart = self.apart(start);
        let blocked = self.blocked::<W>(start, &apart);
        for (k, mut seen) in blocked.into_iter().enumerate() {
            let heap = start + k;
            // One word stands for all values only while they are below 64.
            if W == 1 && self.span > 64 {
                self.step()?;
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
            let least = least_missing(&seen);
            if least == 64 * W {
                self.step()?;
            } else if !self.is_rare_value(least, heap) {
                self.push(least);
            } else {
                self.settle_seen(heap, least, &seen)?;
            }
        }
        Ok(())
    }

    /// The rare parts that the vector part of a block must leave out.
    fn apart(&self, start: usize) -> Apart {
        let sizes = &self.rare.sizes;
        let longest = self.moves.longest();
        let is_recent = |&&size: &&u32| size as usize + longest >= start;
        let recent = sizes.len() - sizes.iter().rev().take_while(is_recent).count();
        let halves_up_to = |heap| sizes.partition_point(|&size| 2 * (size as usize) < heap);
        let equal = if self.moves.unequal {
            halves_up_to(start)..halves_up_to(start + BLOCK).min(recent)
        } else {
            recent..recent
        };
        Apart { equal, recent }
    }

    #[inline(always)]
    fn blocked<const W: usize>(&self, start: usize, apart: &Apart) -> [Set<W>; BLOCK] {
        let distant = [self.near..apart.equal.start, apart.equal.end..apart.recent];
        let mut blocked = [[0; W]; BLOCK];
        for word in 0..W {
            let mut words = [0; BLOCK];
            for taken in &self.moves.split {
                let rest = start - taken;
                for range in distant.clone() {
                    let sizes = &self.rare.sizes[range.clone()];
                    let values = &self.rare.values[range];
                    mark_parts::<V, W>(&self.g, rest, sizes, values, word, &mut words);
                }
                let Heaps { sizes, values } = &self.helpers;
                mark_parts::<V, W>(&self.g, rest, sizes, values, word, &mut words);
            }
            for (set, bits) in blocked.iter_mut().zip(words) {
                set[word] = bits;
            }
        }
        blocked
    }

    /// Marks the options that leave one heap, and those with a rare part below `BLOCK`.
    #[inline(always)]
    fn mark_near<const W: usize>(&self, heap: usize, seen: &mut Set<W>) {
        let g = &self.g[..heap];
        for taken in &self.moves.take {
            insert(seen, g[heap - taken]);
        }
        let sizes = &self.rare.sizes[..self.near];
        let values = &self.rare.values[..self.near];
        for taken in &self.moves.split {
            let rest = heap - taken;
            for (&part, &v) in sizes.iter().zip(values) {
                insert(seen, v ^ g[rest - part as usize]);
            }
        }
    }

    /// Marks the options with the rare part of index `at`.
    #[cold]
    fn mark_part<const W: usize>(&self, heap: usize, at: usize, seen: &mut Set<W>) {
        let part = self.rare.sizes[at] as usize;
        for taken in &self.moves.split {
            let rest = heap - taken;
            if part < rest && !(self.moves.unequal && 2 * part == rest) {
                insert(seen, self.rare.values[at] ^ self.g[rest - part]);
            }
        }
    }

    /// The heap's value where the least missing one is rare.
    #[inline(always)]
    fn settle_seen<const W: usize>(
        &mut self,
        heap: usize,
        least: usize,
        seen: &Set<W>,
    ) -> Result<(), Outgrown> {
        let is_missing = |value: &usize| seen[value / 64] >> (value % 64) & 1 == 0;
        let mut missing = (least..64 * W).filter(is_missing);
        let Some(common) = missing.find(|&value| !self.is_rare_value(value, heap)) else {
            return self.step();
        };
        self.settle_needed(heap, common, (least..common).filter(is_missing))
    }
}

struct Apart {
    /// Indices of the rare heaps that are half of a heap of the block, where
    /// equal parts are no move.
    equal: std::ops::Range<usize>,
    /// The first index of a rare heap so large that not each heap of the block
    /// can be split with it.
    recent: usize,
}

/// Marks in the sets k < `BLOCK`, which hold the values 64·`word`.. of a larger
/// set, the values of the pairs (part, `rest` + k − part).
#[inline(always)]
fn mark_parts<V: Value, const W: usize>(
    g: &[V],
    rest: usize,
    sizes: &[u32],
    values: &[V],
    word: usize,
    sets: &mut [u64; BLOCK],
) {
    for (&part, &v) in sizes.iter().zip(values) {
        let others = &g[rest - part as usize..][..BLOCK];
        let others: &[V; BLOCK] = others.try_into().expect("BLOCK values");
        for k in 0..BLOCK {
            let value = (others[k] ^ v).index() as u64;
            // In a span of 64 every value is in the one word there is.
            let is_here = W == 1 || value / 64 == word as u64;
            sets[k] |= u64::from(is_here) << (value % 64);
        }
    }
}

#[inline(always)]
fn insert<V: Value, const W: usize>(set: &mut Set<W>, value: V) {
    let value = value.index();
    if W == 1 {
        set[0] |= 1 << (value % 64);
    } else if let Some(word) = set.get_mut(value / 64) {
        *word |= 1 << (value % 64);
    }
}

/// 64·W if none is missing.
#[inline(always)]
fn least_missing<const W: usize>(set: &Set<W>) -> usize {
    let full = set.iter().take_while(|&&word| word == !0).count();
    match set.get(full) {
        Some(word) => 64 * full + word.trailing_ones() as usize,
        None => 64 * W,
    }
}
