//! What all windows of a game share.

use crate::octal::GrundyValues;
use crate::octal::{Coding, Octal, Space, Value};
use heap_games::game::Moves;

/// What all windows of a game share: its first values, and the numbers R, W and n₀ of the theorem.
#[derive(Debug)]
pub struct Constants {
    pub moves: Moves,
    pub space: Space,
    /// The first heap that the register computes, n₀.
    pub start: usize,
    /// How many last codes decide all later ones: the window, at least L.
    pub window: usize,
    /// The largest part that a witness may split off, W.
    pub deepest: usize,
    /// The last rare heap, R.
    pub last_rare: usize,
    /// Values of the heaps below the register's start.
    pub table: Vec<u16>,
    /// Coding for all values that can be stored.
    coding: Coding<u16>,
}

/// How many codes a search may read beyond W.
const MARGIN: usize = 256;

/// The shortest window. A run's file has room for it from the beginning.
pub const WINDOW: usize = 15 << 13;

/// The longest window.
const MAX_WINDOW: usize = WINDOW << 6;

/// How many times as long as the window a table must be for a window longer than the shortest. If
/// rare heaps were frequent until recently, the register would soon end.
const TABLE_PER_WINDOW: usize = 8;

/// The least number of heaps computed before the window is moved to the front of its buffer.
const ROOM: usize = 1 << 18;

/// The largest part that a witness may split off in such a window.
fn deepest(window: usize, longest: usize) -> Option<usize> {
    Some(window.checked_sub(longest + MARGIN)? / 64 * 64)
}

/// Chooses the window of a register that continues after the table: the shortest that holds the
/// last rare heap and the splits that the table's last half needed, or else the longest.
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
    /// Constants of a register that continues after these values. Returns `None` if they don't
    /// satisfy the theorem in this space for this window.
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

    /// How many heaps are computed before the window is moved to the front of its buffer: enough
    /// that moving takes little of the time.
    pub fn room(&self) -> usize {
        ROOM.max(self.window)
    }

    /// The value of a common heap with this code.
    pub fn value(&self, heap: usize, code: usize) -> u16 {
        self.coding.common(heap, code).value
    }

    /// The code of a heap, without the bit that marks rare heaps.
    pub fn code(&self, heap: usize, value: u16) -> u16 {
        self.coding.code(heap, value) % self.coding.half as u16
    }

    /// How many rare codes are below this common code.
    pub fn rare_below(&self, heap: usize, code: usize) -> u16 {
        self.coding.common(heap, code).rare_below
    }

    /// The values of common heaps from `first` on.
    pub fn values<V: Value>(&self, first: usize, codes: &[V]) -> Vec<u16> {
        let heaps = (first..).zip(codes);
        heaps
            .map(|(heap, code)| self.value(heap, code.index()))
            .collect()
    }
}
