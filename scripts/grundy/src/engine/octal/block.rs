//! The values of several heaps at once: vector operations mark the options with one rare part.

use std::ops::Range;

use super::candidates::Candidates;
use super::grundy_table::{BLOCK, GrundyTable, Outgrown};
use super::space::Space;
use super::value::Value;

/// A set of values below 64·W.
pub type Set<const W: usize> = [u64; W];

/// For more words a set, values are marked one by one.
const MOST_WORDS_AT_ONCE: usize = 4;

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
    ///
    /// Where there are many rare parts, only the first of them are marked in
    /// sets. The others are compared with a few candidates, see `Candidates`.
    #[inline(always)]
    pub fn block<const W: usize>(&mut self) -> Result<(), Outgrown> {
        let start = self.g.len();
        let apart = self.apart(start);
        let last_marked = self.near + self.most_marked::<W>();
        let distant = [self.near..apart.equal.start, apart.equal.end..apart.recent];
        let marked = distant
            .clone()
            .map(|range| range.start.min(last_marked)..range.end.min(last_marked));
        let compared =
            distant.map(|range| range.start.max(last_marked)..range.end.max(last_marked));
        let mut blocked = self.blocked::<W>(start, marked);
        let are_all_marked = compared.iter().all(Range::is_empty);
        let rare = self.rare_sets::<W>();
        let candidates =
            (W > 1 && !are_all_marked).then(|| self.candidates(start, &mut blocked, compared));
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
            let common = match &candidates {
                None => least_common(&seen, &rare[heap % 2]),
                Some(candidates) => candidates.least(k, &seen),
            };
            match common {
                Some(common) => self.settle_seen(heap, common, &seen, &rare[heap % 2])?,
                None => self.step()?,
            }
        }
        Ok(())
    }

    /// How many rare parts are marked in sets where there are more: all in sets of one word, for
    /// which nothing is faster; else so many that their options are about half as many as there
    /// are values, by measurement, and more where they are marked one by one, which takes less
    /// time than several words a set.
    fn most_marked<const W: usize>(&self) -> usize {
        let options = match W {
            1 => return self.rare.sizes.len(),
            ..=MOST_WORDS_AT_ONCE => self.span / 2,
            _ => 5 * self.span / 2,
        };
        options / self.moves.split.len().max(1)
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

    /// For each heap of the block the values of its options with one of these rare parts or a
    /// helper.
    #[inline(always)]
    fn blocked<const W: usize>(&self, start: usize, rare: [Range<usize>; 2]) -> [Set<W>; BLOCK] {
        let rare = rare.map(|range| (&self.rare.sizes[range.clone()], &self.rare.values[range]));
        let helpers = (&self.helpers.sizes[..], &self.helpers.values[..]);
        let parts = [rare[0], rare[1], helpers];
        let mut blocked = [[0; W]; BLOCK];
        if W > MOST_WORDS_AT_ONCE {
            for taken in &self.moves.split {
                for (sizes, values) in parts {
                    mark_one_by_one(&self.g, start - taken, sizes, values, &mut blocked);
                }
            }
            return blocked;
        }
        for word in 0..W {
            let mut words = [0; BLOCK];
            for taken in &self.moves.split {
                for (sizes, values) in parts {
                    mark_parts::<V, W>(&self.g, start - taken, sizes, values, word, &mut words);
                }
            }
            for (set, bits) in blocked.iter_mut().zip(words) {
                set[word] = bits;
            }
        }
        blocked
    }

    /// Candidates of which at least one of each heap is no option with these rare parts; those
    /// that are options are marked in the heaps' sets.
    #[inline(always)]
    fn candidates<const W: usize>(
        &self,
        start: usize,
        sets: &mut [Set<W>; BLOCK],
        rare: [Range<usize>; 2],
    ) -> Candidates<V> {
        loop {
            let mut candidates = Candidates::of(start, sets, &self.rare_sets());
            for taken in &self.moves.split {
                for range in rare.clone() {
                    let (sizes, values) =
                        (&self.rare.sizes[range.clone()], &self.rare.values[range]);
                    candidates.compare(&self.g, start - taken, sizes, values);
                }
            }
            if candidates.suffice() {
                return candidates;
            }
            candidates.mark_found(sets);
        }
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

    /// The rare values below 64·W, by parity of the heap.
    #[inline(always)]
    fn rare_sets<const W: usize>(&self) -> [Set<W>; 2] {
        let set = |parity: usize| self.rare_words[parity][..W].try_into();
        [0, 1].map(|parity| set(parity).expect("W words"))
    }

    /// The heap's value, where `common` is the least common value that no option has.
    #[inline(always)]
    fn settle_seen<const W: usize>(
        &mut self,
        heap: usize,
        common: usize,
        seen: &Set<W>,
        rare: &Set<W>,
    ) -> Result<(), Outgrown> {
        let last = common / 64;
        let needed = |word: usize| {
            let below = if word == last {
                (1 << (common % 64)) - 1
            } else {
                !0
            };
            rare[word] & !seen[word] & below
        };
        if (0..=last).all(|word| needed(word) == 0) {
            self.push(common);
            return Ok(());
        }
        self.needed.clear();
        for word in 0..=last {
            let mut bits = needed(word);
            while bits != 0 {
                let value = 64 * word + bits.trailing_zeros() as usize;
                self.needed.push(V::new(value));
                bits &= bits - 1;
            }
        }
        self.settle(heap, common)
    }
}

struct Apart {
    /// Indices of the rare heaps that are half of a heap of the block, where
    /// equal parts are no move.
    equal: Range<usize>,
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
        let others = others(g, rest, part);
        for k in 0..BLOCK {
            let value = (others[k] ^ v).index() as u64;
            // In a span of 64 every value is in the one word there is.
            let is_here = W == 1 || value / 64 == word as u64;
            sets[k] |= u64::from(is_here) << (value % 64);
        }
    }
}

/// The same in whole sets and value by value, which is faster for many words.
#[inline(always)]
fn mark_one_by_one<V: Value, const W: usize>(
    g: &[V],
    rest: usize,
    sizes: &[u32],
    values: &[V],
    sets: &mut [Set<W>; BLOCK],
) {
    for (&part, &v) in sizes.iter().zip(values) {
        for (set, &other) in sets.iter_mut().zip(others(g, rest, part)) {
            insert(set, v ^ other);
        }
    }
}

/// The values of the parts beside `part` in `rest`, `rest` + 1, …
#[inline(always)]
pub fn others<V: Value>(g: &[V], rest: usize, part: u32) -> &[V; BLOCK] {
    let others = &g[rest - part as usize..][..BLOCK];
    others.try_into().expect("BLOCK values")
}

#[inline(always)]
pub fn insert<V: Value, const W: usize>(set: &mut Set<W>, value: V) {
    let value = value.index();
    if W == 1 {
        set[0] |= 1 << (value % 64);
    } else if let Some(word) = set.get_mut(value / 64) {
        *word |= 1 << (value % 64);
    }
}

/// The least value that is neither seen nor rare, if one is below 64·W.
#[inline(always)]
fn least_common<const W: usize>(seen: &Set<W>, rare: &Set<W>) -> Option<usize> {
    let open = |word: usize| !(seen[word] | rare[word]);
    let word = (0..W).find(|&word| open(word) != 0)?;
    Some(64 * word + open(word).trailing_zeros() as usize)
}
