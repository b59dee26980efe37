//! What the explorer asks of a way to compute Grundy values.

use anyhow::Result;

use super::proof::Proof;
use super::values::Values;

/// Grundy values of heaps 0, 1, 2, … of one game, as far as computed.
pub trait Engine {
    /// Computes on until at least `terms` values are known.
    ///
    /// # Errors
    /// If a value is too large to store.
    fn extend(&mut self, terms: usize) -> Result<()>;

    fn values(&self) -> Values<'_>;

    /// The period, if the values known so far prove one. At the last look every
    /// criterion counts; before, one may wait for a better-known one.
    fn prove(&self, is_last: bool) -> Option<Proof>;

    /// For a method that has nothing to note, nothing.
    fn notes(&self) -> Notes {
        Notes::default()
    }

    /// Whether the method counts this heap's value among the rare ones.
    /// `None` if it knows no such distinction.
    fn is_rare(&self, _heap: usize) -> Option<bool> {
        None
    }
}

/// What a saved run needs besides its values; see `octal`.
#[derive(Debug, Clone, Default)]
pub struct Notes {
    pub mask: usize,
    pub by_position: bool,
    pub since: usize,
    pub depth: Vec<u32>,
}
