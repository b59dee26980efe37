//! The Grundy values of one game, computed one heap at a time.

use std::ops::Range;

use super::coding::Coding;
use super::space::{Counts, Space};
use super::value::Value;
use crate::game::Moves;

/// Heaps of one class with their values, in increasing order.
#[derive(Debug, Clone, Default)]
pub struct Heaps<V> {
    pub sizes: Vec<u32>,
    pub values: Vec<V>,
    pub codes: Vec<V>,
}

impl<V: Copy> Heaps<V> {
    fn push(&mut self, size: usize, value: V, code: V) {
        self.sizes.push(size as u32);
        self.values.push(value);
        self.codes.push(code);
    }

    fn clear(&mut self) {
        self.sizes.clear();
        self.values.clear();
        self.codes.clear();
    }

    fn truncate(&mut self, count: usize) {
        self.sizes.truncate(count);
        self.values.truncate(count);
        self.codes.truncate(count);
    }

    pub fn last(&self) -> usize {
        self.sizes.last().map_or(0, |&size| size as usize)
    }
}

/// Error: a value does not fit the table's integers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Outgrown;

/// A compiled `GrundyTable::step` for one instruction set. Block steps are inlined and call it from
/// many places, so it is compiled once.
pub trait Step<V>: Fn(&mut GrundyTable<V>, Option<usize>) -> Result<(), Outgrown> + Copy {}

impl<V, F> Step<V> for F where
    F: Fn(&mut GrundyTable<V>, Option<usize>) -> Result<(), Outgrown> + Copy
{
}

/// Heaps per block step. Its vector part covers no parts below this size.
pub const BLOCK: usize = 16;

/// Number of common heaps that the block step tries besides the rare ones. They find most of the
/// rare values that a heap needs, so that the scan finds the rest soon. Large values need more.
fn most_helpers<V: Value>(span: usize) -> usize {
    if V::LIMIT > 256 { 2 * span } else { 96 }
}

/// Sizes of helpers below the size at which the space was chosen. Where there are many, they are
/// smaller than half a heap, and large enough to be tried while the block before is not known yet.
fn sizes_of_helpers<V: Value>(chosen_at: usize) -> Range<usize> {
    if V::LIMIT > 256 {
        2 * BLOCK..chosen_at / 4
    } else {
        BLOCK..chosen_at
    }
}

/// Values of heaps 0, 1, … with the data that the sparse space needs to continue.
#[derive(Debug, Clone)]
pub struct GrundyTable<V> {
    pub moves: Moves,
    pub g: Vec<V>,
    /// Coding in which one bit tells a value's class; `None` where that is impossible.
    pub coding: Option<Coding<V>>,
    /// Codes of the heaps; meaningless without a coding.
    pub codes: Vec<V>,
    pub space: Space,
    counts: Counts,
    /// The first heap whose value was found in `space`.
    pub since: usize,
    /// Depth indexed by stretch of heaps: the least D such that each needed rare value was found on
    /// a split with a part ≤ D.
    pub depth: Vec<u32>,
    /// A power of two above all values so far.
    pub span: usize,
    pub rare: Heaps<V>,
    /// Largest number of tokens that a move removes.
    pub longest: usize,
    /// Number of near rare parts, indexed by split. A part is near if it is so small that some
    /// second part is not known yet at the beginning of `BLOCK` / 2 heaps, of `BLOCK` heaps, of
    /// 2 · `BLOCK` heaps.
    pub near: Vec<[usize; 3]>,
    /// First common heaps among `sizes_of_helpers`, at most `most_helpers`.
    pub helpers: Heaps<V>,
    /// 0xFF for a rare value, 0 for a common one; indexed by parity of the heap, then value.
    is_rare: [Vec<u8>; 2],
    /// 0xFF for the value of an option, 0 otherwise; all 0 between two steps.
    seen: Vec<u8>,
    pub needed: Vec<V>,
    /// Largest part that the scan for rare values tries; heaps beyond may be missing, see
    /// `register::fold`.
    pub scan_up_to: usize,
}

impl<V: Value> GrundyTable<V> {
    /// Table that knows heap 0 alone.
    pub fn new(moves: Moves) -> Self {
        Self::resume(moves, vec![V::default()], Space::BLANK, 1, Vec::new())
    }

    /// Continues a run after the known values `g`.
    pub fn resume(moves: Moves, g: Vec<V>, space: Space, since: usize, depth: Vec<u32>) -> Self {
        let largest = g.iter().map(|v| v.index()).max().unwrap_or(0);
        let longest = moves.longest();
        let mut table = Self {
            moves,
            g,
            coding: None,
            codes: Vec::new(),
            space,
            counts: Counts::default(),
            since,
            depth,
            span: (largest + 1).next_power_of_two(),
            rare: Heaps::default(),
            longest,
            near: Vec::new(),
            helpers: Heaps::default(),
            is_rare: [Vec::new(), Vec::new()],
            seen: vec![0; 2 * V::LIMIT],
            needed: Vec::new(),
            scan_up_to: usize::MAX,
        };
        table.classify();
        table
    }

    /// Copy of the table in another space, for a register. None if all values are rare in that
    /// space.
    pub fn in_space(&self, space: Space) -> Option<Self> {
        let values = self.g.clone();
        let table = Self::resume(self.moves.clone(), values, space, self.since, Vec::new());
        table.coding.is_some().then_some(table)
    }

    /// Reserves memory for `terms` heaps.
    pub fn reserve(&mut self, terms: usize) {
        let more = terms.saturating_sub(self.g.len());
        self.g.reserve(more);
        self.codes.reserve(more);
    }

    /// Sorts values and heaps into rare and common ones.
    fn classify(&mut self) {
        for (parity, is_rare) in self.is_rare.iter_mut().enumerate() {
            let class = |v| {
                if self.space.is_rare(v, parity) {
                    0xFF
                } else {
                    0
                }
            };
            *is_rare = (0..2 * V::LIMIT).map(class).collect();
        }
        self.encode();
        self.rare.clear();
        self.helpers.clear();
        // Also in a resumed run, helpers come from below the size at which the space was chosen.
        let sizes_of_helpers = sizes_of_helpers::<V>(1 << self.g.len().ilog2());
        let most_helpers = most_helpers::<V>(self.span);
        for (heap, &v) in self.g.iter().enumerate().skip(1) {
            if self.is_rare[heap % 2][v.index()] != 0 {
                self.rare.push(heap, v, self.codes[heap]);
            } else if sizes_of_helpers.contains(&heap) && self.helpers.sizes.len() < most_helpers {
                self.helpers.push(heap, v, self.codes[heap]);
            }
        }
        let near = |taken: usize, heaps: usize| {
            let is_near = |&size: &u32| size as usize + taken < heaps;
            self.rare.sizes.partition_point(is_near)
        };
        let splits = self.moves.split.iter();
        self.near = splits
            .map(|&taken| [BLOCK / 2, BLOCK, 2 * BLOCK].map(|heaps| near(taken, heaps)))
            .collect();
    }

    /// Computes the codes of all heaps for the present space and span.
    #[cold]
    fn encode(&mut self) {
        self.coding = Coding::new(self.space, self.span);
        self.codes.clear();
        match &self.coding {
            Some(coding) => {
                let heaps = self.g.iter().enumerate();
                self.codes
                    .extend(heaps.map(|(heap, &v)| coding.code(heap, v)));
            }
            None => self.codes.resize(self.g.len(), V::default()),
        }
    }

    /// Chooses the space again from the values so far; called at powers of two.
    pub fn choose_space(&mut self) {
        self.counts.add(&self.g);
        let space = Space::best(&self.counts, self.span, self.moves.splits_are_odd());
        if space != self.space {
            self.space = space;
            self.since = self.g.len();
        } else if self.helpers.sizes.len() == most_helpers::<V>(self.span) {
            return;
        }
        self.classify();
    }

    /// Whether the heap's value is rare.
    pub fn is_rare(&self, heap: usize) -> bool {
        self.space.is_rare(self.g[heap].index(), heap)
    }

    /// Whether the value would be rare for a heap of this parity.
    #[inline(always)]
    pub fn is_rare_value(&self, value: usize, heap: usize) -> bool {
        self.is_rare[heap % 2][value] != 0
    }

    /// Finds the value of the next heap. If its least common value that is no option is known, as
    /// `common`, `needed` has the rare values below it that may be no options.
    #[inline(always)]
    pub fn step(&mut self, common: Option<usize>) -> Result<(), Outgrown> {
        let heap = self.g.len();
        let common = common.unwrap_or_else(|| {
            let width = (2 * self.span).max(8);
            self.mark(heap);
            let common = self.least_common(heap, width);
            self.seen[..width].fill(0);
            common
        });
        self.settle(heap, common)
    }

    /// Marks the options that leave at most one heap, and the splits with a rare part.
    #[inline(always)]
    fn mark(&mut self, heap: usize) {
        let Self {
            moves,
            g,
            rare,
            seen,
            ..
        } = self;
        if moves.whole.contains(&heap) {
            seen[0] = 0xFF;
        }
        for &taken in moves.take.iter().filter(|&&taken| taken < heap) {
            seen[g[heap - taken].index()] = 0xFF;
        }
        for &taken in moves.split.iter().filter(|&&taken| taken < heap) {
            let rest = heap - taken;
            for (&part, &v) in rare.sizes.iter().zip(&rare.values) {
                let part = part as usize;
                if part >= rest {
                    break;
                }
                if !(moves.unequal && 2 * part == rest) {
                    seen[(v ^ g[rest - part]).index()] = 0xFF;
                }
            }
        }
    }

    /// Least common value that is not marked. No option has it, because only a rare part makes an
    /// option common. Fills `needed` with the unmarked rare values below it.
    #[inline(always)]
    fn least_common(&mut self, heap: usize, width: usize) -> usize {
        self.needed.clear();
        let values = self.seen.iter().zip(&self.is_rare[heap % 2]);
        for (value, (&seen, &is_rare)) in values.enumerate().take(width) {
            if seen == 0 {
                if is_rare == 0 {
                    return value;
                }
                if value < V::LIMIT {
                    self.needed.push(V::new(value));
                }
            }
        }
        width
    }

    /// Scans the splits for the needed values. The heap's value is the least needed value that is
    /// no option, or `common` if all are options.
    #[inline(always)]
    fn settle(&mut self, heap: usize, common: usize) -> Result<(), Outgrown> {
        // In the blank space all values are rare, so all options are marked already.
        if self.space != Space::BLANK {
            self.scan(heap);
        }
        let rare = self.needed.iter().map(|v| v.index()).min();
        let value = rare.unwrap_or(common);
        if value >= V::LIMIT {
            return Err(Outgrown);
        }
        self.push(value);
        Ok(())
    }

    #[inline(always)]
    pub fn push(&mut self, value: usize) {
        let heap = self.g.len();
        if value >= self.span {
            self.grow(value);
        }
        let is_rare = self.is_rare_value(value, heap);
        let value = V::new(value);
        let coding = self.coding.as_ref();
        let code = coding.map_or(V::default(), |coding| coding.code(heap, value));
        self.g.push(value);
        self.codes.push(code);
        if is_rare {
            self.rare.push(heap, value, code);
        }
    }

    /// Pushes heaps whose values another computation found, each needed rare value on a split with
    /// a part up to `depth`. The values must be below `V::LIMIT`.
    pub fn push_known(&mut self, values: &[u16], depth: usize) {
        let first = self.g.len();
        self.reserve(first + values.len());
        for &value in values {
            self.push(value.into());
        }
        self.record_depths(first..self.g.len(), depth);
    }

    /// Pushes a common heap.
    #[inline(always)]
    pub fn push_common(&mut self, value: V, code: V) {
        if value.index() >= self.span {
            self.grow(value.index());
        }
        self.g.push(value);
        self.codes.push(code);
    }

    /// Removes the heaps from this one on, all of which are common.
    #[cold]
    pub fn truncate(&mut self, heap: usize) {
        self.g.truncate(heap);
        self.codes.truncate(heap);
    }

    /// Removes the heaps from this one on; the first of them is the `rare`-th rare heap.
    #[cold]
    pub fn forget_from(&mut self, heap: usize, rare: usize) {
        self.truncate(heap);
        self.rare.truncate(rare);
    }

    /// Widens the span to include a value.
    #[cold]
    fn grow(&mut self, value: usize) {
        self.span = (value + 1).next_power_of_two();
        if self
            .coding
            .as_ref()
            .is_some_and(|coding| coding.half < self.span / 2)
        {
            self.encode();
            for heaps in [&mut self.rare, &mut self.helpers] {
                let sizes = heaps.sizes.iter();
                heaps.codes = sizes.map(|&size| self.codes[size as usize]).collect();
            }
        }
    }
}
