//! Two tasks that take turns at the blocks of one table.
//!
//! Most options of a block have a second part that is known before the block before it is. So a
//! task marks those of its block while the other task still works on the block before; then it
//! waits for that block's values, marks what they add, and finds its own values. Each task has a
//! table of its own and reads in `Turns` the values that the other one found.
//!
//! A task waits only for a block that the other task has begun. So one task alone does all blocks,
//! and two tasks may run one after the other.

use std::hint;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

use super::grundy_table::{BLOCK, GrundyTable, Outgrown};
use super::value::Value;

/// Number of looks at the other task's progress between two yields of the processor.
const LOOKS_BETWEEN_YIELDS: usize = 1 << 10;

/// Blocks of a table from the first heap of `values` to `end`.
#[derive(Debug)]
pub struct Turns<V> {
    first: usize,
    pub end: usize,
    /// First heap of the next block that no task has begun.
    next: AtomicUsize,
    /// Number of heaps whose values are known.
    known: AtomicUsize,
    values: Mutex<Vec<V>>,
    /// Whether a task has failed.
    is_over: AtomicBool,
}

impl<V: Value> Turns<V> {
    /// Turns at the blocks from the next heap `first` to `end`.
    pub fn new(first: usize, end: usize) -> Self {
        Self {
            first,
            end,
            next: AtomicUsize::new(first),
            known: AtomicUsize::new(first),
            values: Mutex::new(Vec::new()),
            is_over: AtomicBool::new(false),
        }
    }

    /// Begins a block: returns its first heap, `None` if all are begun. The table then has the
    /// values of all heaps before it, or of all but those of one block.
    pub fn begin(&self, table: &mut GrundyTable<V>) -> Option<usize> {
        let start = self.next.fetch_add(BLOCK, Ordering::AcqRel);
        self.follow(table);
        (start < self.end).then_some(start)
    }

    /// Waits until the values of all heaps below `heap` are known and adds them to the table.
    ///
    /// # Errors
    /// If the other task has failed.
    pub fn wait_for(&self, heap: usize, table: &mut GrundyTable<V>) -> Result<(), Outgrown> {
        let mut looks = 0;
        while self.known.load(Ordering::Acquire) < heap {
            if self.is_over.load(Ordering::Relaxed) {
                return Err(Outgrown);
            }
            looks += 1;
            if looks % LOOKS_BETWEEN_YIELDS == 0 {
                // Something else needs the other task's processor.
                std::thread::yield_now();
            } else {
                hint::spin_loop();
            }
        }
        self.follow(table);
        Ok(())
    }

    /// Adds the values that are known to the table.
    fn follow(&self, table: &mut GrundyTable<V>) {
        if table.g.len() < self.known.load(Ordering::Acquire) {
            let values = self.values.lock().unwrap_or_else(PoisonError::into_inner);
            for value in &values[table.g.len() - self.first..] {
                table.push(value.index());
            }
        }
    }

    /// Hands the values of the table's last heaps, from `start` on, to the other task.
    pub fn publish(&self, table: &GrundyTable<V>, start: usize) {
        let mut values = self.values.lock().unwrap_or_else(PoisonError::into_inner);
        values.extend(&table.g[start..]);
        self.known.store(table.g.len(), Ordering::Release);
    }

    /// Ends the other task's waiting.
    pub fn stop(&self) {
        self.is_over.store(true, Ordering::Relaxed);
    }
}
