//! The table of a game's Grundy values, and the step that finds the next one.

use std::ops::Range;

use super::space::{Coding, Counts, Space, Value};
use heap_games::game::Moves;

/// Number of heaps that share an entry of [`Notes::depth`].
pub const HEAPS_PER_DEPTH: usize = 1 << 12;

/// What a table must remember besides its values, so that it can continue later.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Notes {
    pub space: Space,
    /// The first heap whose value was found in this space.
    pub since: usize,
    /// For each stretch of [`HEAPS_PER_DEPTH`] heaps, the least D such that each needed rare value
    /// was found on a split with a part of at most D.
    pub depth: Vec<u32>,
}

impl Notes {
    /// Notes for values that were all found in this space.
    pub fn in_space(space: Space) -> Self {
        Self {
            space,
            since: 1,
            depth: Vec::new(),
        }
    }
}

/// Error: a value doesn't fit the table's integers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Outgrown;

/// Number of heaps that a block computes at once.
pub const BLOCK: usize = 16;

/// [`GrundyTable::step`], compiled for one instruction set. Blocks are inlined and call it from
/// many places, so it is compiled once.
pub(super) trait Step<V>:
    Fn(&mut GrundyTable<V>, Option<usize>) -> Result<(), Outgrown> + Copy
{
}

impl<V, F> Step<V> for F where
    F: Fn(&mut GrundyTable<V>, Option<usize>) -> Result<(), Outgrown> + Copy
{
}

/// Heaps of one class, in increasing order.
#[derive(Debug, Clone, Default)]
pub(super) struct Heaps<V> {
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

    fn truncate(&mut self, count: usize) {
        self.sizes.truncate(count);
        self.values.truncate(count);
        self.codes.truncate(count);
    }

    /// The largest of the heaps; 0 if there are none.
    pub fn last(&self) -> usize {
        self.sizes.last().map_or(0, |&size| size as usize)
    }
}

/// How many helpers a block tries: common heaps that find most of the rare values a heap needs, so
/// that the scan soon finds the rest. Large values need more of them.
fn most_helpers<V: Value>(span: usize) -> usize {
    if V::LIMIT > 256 { 2 * span } else { 96 }
}

/// Sizes of the helpers of a space that was chosen at this size.
fn sizes_of_helpers<V: Value>(chosen_at: usize) -> Range<usize> {
    if V::LIMIT > 256 {
        2 * BLOCK..chosen_at / 4
    } else {
        BLOCK..chosen_at
    }
}

/// The values of heaps 0, 1, … with all that the sparse space needs to go on.
#[derive(Debug, Clone)]
pub struct GrundyTable<V> {
    pub(super) moves: Moves,
    pub(super) g: Vec<V>,
    /// Coding of the space; `None` where a value alone doesn't decide its class.
    pub(super) coding: Option<Coding<V>>,
    /// Codes of the heaps; meaningless without a coding.
    pub(super) codes: Vec<V>,
    pub(super) space: Space,
    counts: Counts,
    /// The first heap whose value was found in `space`.
    pub(super) since: usize,
    /// See [`Notes::depth`].
    pub(super) depth: Vec<u32>,
    /// A power of two above all values so far.
    pub(super) span: usize,
    pub(super) rare: Heaps<V>,
    /// The most tokens that a move removes.
    pub(super) longest: usize,
    /// For each split, the number of near rare parts: those so small that some second part isn't
    /// known yet when `BLOCK` / 2 heaps begin, and when `BLOCK` heaps begin.
    pub(super) near: Vec<[usize; 2]>,
    /// The first common heaps among `sizes_of_helpers`, at most `most_helpers`.
    pub(super) helpers: Heaps<V>,
    /// 0xFF for a rare value, 0 for a common one; indexed by parity of the heap, then value.
    is_rare: [Vec<u8>; 2],
    /// 0xFF for the value of an option, otherwise 0; all 0 between two steps.
    seen: Vec<u8>,
    /// Rare values that the current heap's options haven't shown yet.
    pub(super) needed: Vec<V>,
    /// The largest part that the scan tries.
    pub(super) scan_up_to: usize,
}

/// For programs that continue a game beyond memory.
impl<V: Value> GrundyTable<V> {
    /// Table that tries only splits with a part of at most `deepest`, or a rare one. Then heaps in
    /// the middle that no such split reaches may be missing: `g` is as if they didn't exist.
    pub fn without_middle(moves: Moves, g: Vec<V>, space: Space, deepest: usize) -> Self {
        let mut table = Self::resume(moves, g, Notes::in_space(space));
        table.scan_up_to = deepest;
        table
    }

    /// Removes heaps from the middle. Their number must be a multiple of [`BLOCK`].
    pub fn cut(&mut self, heaps: Range<usize>) {
        self.g.drain(heaps.clone());
        self.codes.drain(heaps);
    }

    /// The first rare heap from `heap` on.
    pub fn first_rare_from(&self, heap: usize) -> Option<usize> {
        let before = self.rare_before(heap);
        self.rare.sizes.get(before).map(|&size| size as usize)
    }

    /// Forgets the values from this heap on.
    pub fn forget_from(&mut self, heap: usize) {
        self.truncate(heap);
        self.rare.truncate(self.rare_before(heap));
    }

    /// Number of rare heaps below `heap`.
    fn rare_before(&self, heap: usize) -> usize {
        let sizes = &self.rare.sizes;
        sizes.partition_point(|&size| (size as usize) < heap)
    }

    /// Number of heaps in the table.
    pub fn heaps(&self) -> usize {
        self.g.len()
    }

    /// Codes of the heaps.
    pub fn codes(&self) -> &[V] {
        &self.codes
    }
}

impl<V: Value> GrundyTable<V> {
    /// Table that knows heap 0 alone.
    pub(super) fn new(moves: Moves) -> Self {
        Self::resume(moves, vec![V::default()], Notes::in_space(Space::BLANK))
    }

    /// Table that continues after the known values `g`.
    pub(super) fn resume(moves: Moves, g: Vec<V>, notes: Notes) -> Self {
        let largest = g.iter().map(|v| v.index()).max().unwrap_or(0);
        let longest = moves.longest();
        let mut table = Self {
            moves,
            g,
            coding: None,
            codes: Vec::new(),
            space: notes.space,
            counts: Counts::default(),
            since: notes.since,
            depth: notes.depth,
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

    pub(super) fn notes(&self) -> Notes {
        Notes {
            space: self.space,
            since: self.since,
            depth: self.depth.clone(),
        }
    }

    /// Reserves memory for `terms` heaps.
    pub(super) fn reserve(&mut self, terms: usize) {
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
        self.rare.truncate(0);
        self.helpers.truncate(0);
        // A continued table, too, has helpers from below the size at which the space was chosen.
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
            .map(|&taken| [BLOCK / 2, BLOCK].map(|heaps| near(taken, heaps)))
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

    /// Chooses the best space for the values so far.
    pub(super) fn choose_space(&mut self) {
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

    pub(super) fn is_rare(&self, heap: usize) -> bool {
        self.space.is_rare(self.g[heap].index(), heap)
    }

    /// Finds the value of the next heap.
    ///
    /// `common` is the least common value that is no option, if the caller knows it already; then
    /// `needed` holds the rare values below it that may not be options.
    #[inline(always)]
    pub(super) fn step(&mut self, common: Option<usize>) -> Result<(), Outgrown> {
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

    /// Finds the least common value that isn't marked, and fills `needed` with the unmarked rare
    /// values below it. No option has that common value: only a rare part makes an option common.
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

    /// Scans the splits for the needed values, and pushes the heap: its value is the least needed
    /// one that is no option, or `common` if all of them are options.
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
    pub(super) fn push(&mut self, value: usize) {
        let heap = self.g.len();
        if value >= self.span {
            self.grow(value);
        }
        let is_rare = self.is_rare[heap % 2][value] != 0;
        let value = V::new(value);
        let coding = self.coding.as_ref();
        let code = coding.map_or(V::default(), |coding| coding.code(heap, value));
        self.g.push(value);
        self.codes.push(code);
        if is_rare {
            self.rare.push(heap, value, code);
        }
    }

    /// Pushes values that another computation found with splits that needed parts up to `depth`.
    pub(super) fn push_known(&mut self, values: &[u16], depth: usize) {
        let first = self.g.len();
        self.reserve(first + values.len());
        for &value in values {
            self.push(value.into());
        }
        self.record_depths(first..self.g.len(), depth);
    }

    #[inline(always)]
    pub(super) fn push_common(&mut self, value: V, code: V) {
        if value.index() >= self.span {
            self.grow(value.index());
        }
        self.g.push(value);
        self.codes.push(code);
    }

    /// Removes the heaps from this one on, all of which are common.
    #[cold]
    pub(super) fn truncate(&mut self, heap: usize) {
        self.g.truncate(heap);
        self.codes.truncate(heap);
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
