//! Interface of all engines.

use anyhow::Result;

use super::both::RunBoth;
use super::grundy_values::GrundyValues;
use super::octal::register::Register;
use super::rare_heaps::RareHeaps;
use crate::proof::Proof;

/// Grundy values of heaps 0, 1, 2, … of one game, as far as computed.
pub trait Engine {
    /// Computes until the values of at least `terms` heaps are known. An engine that goes on
    /// without keeping values may return early, if it must go back to those that it kept.
    ///
    /// # Errors
    /// If a value is too large to store.
    fn extend(&mut self, terms: usize) -> Result<()>;

    fn values(&self) -> GrundyValues<'_>;

    /// Hands in a way to run two tasks at once, for engines that gain by it.
    fn work_on_both(&mut self, _both: RunBoth) {}

    /// Proof of the period, if the known values give one. Unless `is_last`, an engine may hold a
    /// proof back that more values would replace by a better-known criterion.
    fn prove(&self, is_last: bool) -> Option<Proof>;

    /// Reason why `extend` computes no further; `None` while it does. A table would grow too large.
    fn obstacle(&self) -> Option<String> {
        None
    }

    /// Number of heaps computed. It exceeds the number of values where an engine goes on without
    /// keeping them.
    fn reached(&self) -> usize {
        self.values().len()
    }

    /// Whether the engine already has a proof, so that more values are not needed.
    fn is_settled(&self) -> bool {
        false
    }

    /// Register in which an octal game continues beyond its stored values.
    fn register(&self) -> Option<&Register> {
        None
    }

    /// Rare heaps of the sparse space; `None` if the engine does not use one.
    fn rare_heaps(&self) -> Option<RareHeaps> {
        None
    }

    /// Memory of the values and of the data kept with each value, in bytes.
    fn bytes(&self) -> usize {
        let values = self.values();
        values.len() * values.width()
    }

    /// Facts that `resume` needs besides the values; most engines need none.
    fn notes(&self) -> Notes {
        Notes::default()
    }

    /// Whether the heap's value is rare in the sparse space; `None` if the engine does not use one.
    fn is_rare(&self, _heap: usize) -> Option<bool> {
        None
    }
}

/// Number of heaps per entry of [`Notes::depth`].
pub const HEAPS_PER_DEPTH: usize = 1 << 12;

/// State of a saved run besides its values: the sparse space of `octal`.
#[derive(Debug, Clone, Default)]
pub struct Notes {
    /// Mask of the bits of a value that decide whether it is rare.
    pub mask: usize,
    /// Whether the parity of the heap decides, too.
    pub by_position: bool,
    /// The first heap whose value was found in this space.
    pub since: usize,
    /// Depth of the scan for rare values: the largest in each stretch of [`HEAPS_PER_DEPTH`] heaps.
    pub depth: Vec<u32>,
}
