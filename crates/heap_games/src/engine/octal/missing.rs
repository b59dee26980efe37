//! Heaps that a register computed without keeping their values, computed again for the table.

use super::grundy_table::GrundyTable;
use super::register::{Register, Walk};
use super::value::Value;

/// Heaps of a register that has ended.
pub struct Missing {
    walk: Walk,
    /// Heap at which the register ended.
    pub end: usize,
}

impl Missing {
    pub fn new(register: &Register) -> Option<Self> {
        let walk = register.walk(register.first_state())?;
        let end = register.heap();
        Some(Self { walk, end })
    }

    /// Fills the table with heaps below `terms`; true if others are still missing.
    pub fn fill<V: Value>(&mut self, table: &mut GrundyTable<V>, terms: usize) -> bool {
        while self.walk.heap() < self.end {
            let left = terms.min(self.end).saturating_sub(self.walk.heap());
            if left == 0 {
                return true;
            }
            // Where the walk itself ends early, the table goes on by itself.
            let Ok(values) = self.walk.read(left) else {
                return false;
            };
            table.push_known(&values, self.walk.deepest());
        }
        false
    }
}
