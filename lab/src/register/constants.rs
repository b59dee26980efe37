//! Facts of a game that all its registers share.

use heap_games::engine::octal::{Coding, Octal, Space, Value};
use heap_games::engine::{Engine as _, GrundyValues};
use heap_games::game::Moves;

/// Facts of a game that all its windows share.
#[derive(Debug)]
pub struct Constants {
    pub moves: Moves,
    pub space: Space,
    /// The first heap that the register computes, n₀.
    pub start: usize,
    /// Window: number of last codes that decide all later ones, at least L.
    pub window: usize,
    /// Largest part that a witness may split off, W.
    pub deepest: usize,
    /// Last rare heap, R.
    pub last_rare: usize,
    /// Values of the heaps below the register's start.
    pub table: Vec<u16>,
    /// Coding for all values that can be stored.
    coding: Coding<u16>,
}

/// Number of codes that a search may read beyond W.
const MARGIN: usize = 256;

/// Shortest window that is chosen. A run's file has room for it from the beginning.
pub const WINDOW: usize = 15 << 13;

/// Longest window that is chosen.
const MAX_WINDOW: usize = WINDOW << 6;

/// A longer window than the shortest one is chosen only for a table that is so many times as long:
/// rare heaps that were frequent until shortly before would soon end the register.
const TABLE_PER_WINDOW: usize = 8;

/// Least number of heaps computed before the window is moved to the front of its buffer.
const ROOM: usize = 1 << 18;

/// Largest part that a witness may split off in such a window.
fn deepest(window: usize, longest: usize) -> Option<usize> {
    Some(window.checked_sub(longest + MARGIN)? / 64 * 64)
}

/// Window for a register that continues after the table: the shortest that holds the last rare heap
/// and the splits that the table's last half needed, or the longest that there is.
pub fn window_for(table: &Octal, moves: &Moves) -> usize {
    let heaps = table.values().len();
    let last_rare = table.rare_heaps().map_or(0, |rare| rare.last);
    let reach = last_rare.max(table.depth_from(heaps / 2));
    let longest = moves.longest();
    let limit = MAX_WINDOW.min(heaps / TABLE_PER_WINDOW);
    let mut window = WINDOW;
    while deepest(window, longest) < Some(reach) && 2 * window <= limit {
        window *= 2;
    }
    window
}

impl Constants {
    /// Constants of a register that continues after these values. None if they don't satisfy the
    /// theorem in this space for this window.
    pub fn new(
        moves: &Moves,
        values: GrundyValues<'_>,
        space: Space,
        window: usize,
    ) -> Option<Self> {
        let start = values.len();
        let longest = moves.longest();
        let is_rare = |&heap: &usize| space.is_rare(values.at(heap) as usize, heap);
        let last_rare = (1..start).rev().find(is_rare).unwrap_or(0);
        let deepest = deepest(window, longest)?;
        let is_long = start > 2 * window + longest;
        if !is_long || deepest == 0 || last_rare > deepest || space.mask == 0 {
            return None;
        }
        Some(Self {
            moves: moves.clone(),
            space,
            start,
            window,
            deepest,
            last_rare,
            table: values.iter().map(|v| v as u16).collect(),
            coding: Coding::new(space, 1 << 16)?,
        })
    }

    /// Number of heaps computed before the window is moved to the front of its buffer, so many that
    /// it takes little of the time.
    pub fn room(&self) -> usize {
        ROOM.max(self.window)
    }

    /// Value of a common heap.
    pub fn value(&self, heap: usize, code: usize) -> u16 {
        self.coding.common(heap, code).value
    }

    /// Code of a heap, without the bit that marks rare heaps.
    pub fn code(&self, heap: usize, value: u16) -> u16 {
        self.coding.code(heap, value) % self.coding.half as u16
    }

    /// Number of rare codes less than the common code.
    pub fn rare_below(&self, heap: usize, code: usize) -> u16 {
        self.coding.common(heap, code).rare_below
    }

    /// Values of common heaps from `first` on.
    pub fn values<V: Value>(&self, first: usize, codes: &[V]) -> Vec<u16> {
        let heaps = (first..).zip(codes);
        heaps
            .map(|(heap, code)| self.value(heap, code.index()))
            .collect()
    }
}
