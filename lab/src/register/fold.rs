//! A register's window as a table from which middle heaps were cut out. It runs on any processor.
//!
//! The table keeps its first heaps, which contain the rare parts and the witnesses, and its last
//! heaps, which contain the second parts. It computes the next heaps as if nothing were missing: a
//! part up to W is read from the first heaps, and the part beside it from the last ones. Only parts
//! beyond W would be wrong, so the scan ends at W.

use crate::octal::{BLOCK, GrundyTable, Value};

use super::constants::Constants;
use super::state::{State, Stop};

/// A table without its middle.
#[derive(Debug)]
pub struct Fold<V> {
    table: GrundyTable<V>,
    /// How many heaps are cut out, a multiple of `BLOCK`.
    missing: usize,
    /// How many first heaps are kept.
    first: usize,
    window: usize,
    /// Length of the table at which the middle is cut out again.
    full: usize,
}

impl<V: Value> Fold<V> {
    /// Continues after a state. Returns `None` if a value is too large.
    pub fn new(constants: &Constants, state: &State) -> Option<Self> {
        let window = constants.window;
        // Heaps keep their position in blocks, and their parity.
        let first = window + (state.heap - 2 * window) % BLOCK;
        let missing = state.heap - window - first;
        let before = constants.table[..first].iter().copied();
        let codes = (state.heap - window..).zip(state.codes());
        let values = before.chain(codes.map(|(heap, code)| constants.value(heap, code)));
        let narrow = |value: u16| {
            let value = usize::from(value);
            (value < V::LIMIT).then(|| V::new(value))
        };
        let values = values.map(narrow).collect::<Option<Vec<V>>>()?;
        let moves = constants.moves.clone();
        let (space, deepest) = (constants.space, constants.deepest);
        Some(Self {
            table: GrundyTable::without_middle(moves, values, space, deepest),
            missing,
            first,
            window,
            full: first + window + constants.room(),
        })
    }

    /// Number of the next heap.
    pub fn heap(&self) -> usize {
        self.missing + self.table.heaps()
    }

    pub fn deepest(&self) -> usize {
        self.table.depth_from(0)
    }

    /// Codes of the last `count` heaps.
    pub fn last(&self, count: usize) -> &[V] {
        &self.table.codes()[self.table.heaps() - count..]
    }

    /// Codes of the last `heaps` heaps, preceded by the window before them.
    pub fn with_last(&self, heaps: usize) -> &[V] {
        self.last(self.window + heaps)
    }

    pub fn state(&self) -> State {
        let width = size_of::<V>();
        let bytes = |code: &V| code.index().to_le_bytes().into_iter().take(width);
        State {
            heap: self.heap(),
            width,
            codes: self.last(self.window).iter().flat_map(bytes).collect(),
        }
    }

    /// Implements `Window::advance`.
    pub fn advance(&mut self, most: usize) -> Result<usize, Stop> {
        if self.table.heaps() >= self.full {
            self.cut();
        }
        let from = self.table.heaps();
        let room = self.full - from;
        let outcome = self.table.extend(from + most.min(room));
        // The first heap without a witness became rare.
        if let Some(heap) = self.table.first_rare_from(from) {
            self.table.forget_from(heap);
            if heap == from {
                return Err(Stop::NoWitness(self.heap()));
            }
        }
        let heaps = self.table.heaps() - from;
        if outcome.is_err() && heaps == 0 {
            return Err(Stop::LargeValue(self.heap()));
        }
        Ok(heaps)
    }

    /// Removes the heaps between the first heaps and the window.
    fn cut(&mut self) {
        let last = self.table.heaps() - self.window;
        let count = (last - self.first) / BLOCK * BLOCK;
        self.table.cut(self.first..self.first + count);
        self.missing += count;
    }
}
