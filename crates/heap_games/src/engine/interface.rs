//! What all engines have in common.

use crate::proof::Proof;

/// Computes the Grundy values of heaps 0, 1, 2, … of one game.
pub trait Engine {
    /// Computes on until the values of at least `terms` heaps are known, or the engine meets an
    /// [`obstacle`](Self::obstacle).
    fn extend(&mut self, terms: usize);

    /// Returns the values computed so far.
    fn values(&self) -> &[u32];

    /// Returns a proof of the period, if the known values give one.
    ///
    /// Unless `is_last`, an engine may hold a proof back when a few more values would prove the
    /// same period by a better-known criterion.
    fn prove(&self, is_last: bool) -> Option<Proof>;

    /// Returns why `extend` can't compute any further; `None` as long as it can.
    fn obstacle(&self) -> Option<String> {
        None
    }

    /// Returns whether this heap is rare, for engines that use a sparse space.
    fn is_rare(&self, _heap: usize) -> Option<bool> {
        None
    }
}
