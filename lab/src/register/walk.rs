//! Walks over earlier heaps of a register again, to verify archived states or to get values.

use std::sync::Arc;

use super::constants::Constants;
use super::state::{State, Stop};
use super::window::Window;

/// Computes heaps of a register again.
#[derive(Debug)]
pub struct Walk {
    constants: Arc<Constants>,
    window: Window,
}

impl Walk {
    /// Begins at a state. Returns `None` if the state belongs to another game.
    pub fn new(constants: &Arc<Constants>, from: &State) -> Option<Self> {
        let is_whole = from.length() == constants.window;
        let window = is_whole.then(|| Window::new(constants, from))??;
        Some(Self {
            constants: Arc::clone(constants),
            window,
        })
    }

    /// Number of the next heap.
    pub fn heap(&self) -> usize {
        self.window.heap()
    }

    pub fn state(&self) -> State {
        self.window.state()
    }

    /// Computes the values of the next heaps, at least one and at most `most`.
    ///
    /// # Errors
    /// If the next heap doesn't satisfy the hypotheses of the theorem.
    pub fn read(&mut self, most: usize) -> Result<Vec<u16>, Stop> {
        let heaps = self.window.advance(&self.constants, most)?;
        Ok(self.window.last_values(&self.constants, heaps))
    }

    /// The largest part that a witness split off.
    pub fn deepest(&self) -> usize {
        self.window.deepest().max(self.constants.last_rare)
    }

    /// Computes `heaps` heaps.
    ///
    /// # Errors
    /// If the next heap doesn't satisfy the hypotheses of the theorem.
    pub fn advance(&mut self, heaps: usize) -> Result<(), Stop> {
        let mut left = heaps;
        while left > 0 {
            left -= self.window.advance(&self.constants, left)?;
        }
        Ok(())
    }
}
