//! The last heaps of a register, from which it computes the next ones.

use std::sync::Arc;

#[cfg(target_arch = "x86_64")]
use super::ahead::{Ahead, Chunk};
#[cfg(target_arch = "x86_64")]
use super::blocks::Blocks;
use super::constants::Constants;
use super::cycle::{Cycle, Recurrence};
use super::fold::Fold;
#[cfg(target_arch = "x86_64")]
use super::instructions::Instructions;
use super::state::{State, Stop};

/// The last heaps of a register, in the form that suits their values.
#[derive(Debug)]
pub enum Window {
    #[cfg(target_arch = "x86_64")]
    Blocks(Blocks),
    Bytes(Fold<u8>),
    Words(Fold<u16>),
}

impl Window {
    /// Continues after a state. Returns `None` if a value is too large.
    pub fn new(constants: &Arc<Constants>, state: &State) -> Option<Self> {
        #[cfg(target_arch = "x86_64")]
        if let Some(window) = Instructions::best()
            .and_then(|instructions| Self::in_blocks(constants, state, instructions))
        {
            return Some(window);
        }
        Self::portable(constants, state)
    }

    /// Continues after a state by these vector instructions. Returns `None` if this processor lacks
    /// them, or a value is too large.
    #[cfg(target_arch = "x86_64")]
    pub fn in_blocks(
        constants: &Arc<Constants>,
        state: &State,
        instructions: Instructions,
    ) -> Option<Self> {
        Blocks::new(Arc::clone(constants), state, instructions).map(Self::Blocks)
    }

    /// Continues after a state on any processor, at the speed of the table.
    pub fn portable(constants: &Arc<Constants>, state: &State) -> Option<Self> {
        match Fold::new(constants, state) {
            Some(bytes) => Some(Self::Bytes(bytes)),
            None => Fold::new(constants, state).map(Self::Words),
        }
    }

    /// Number of the next heap.
    pub fn heap(&self) -> usize {
        match self {
            #[cfg(target_arch = "x86_64")]
            Self::Blocks(blocks) => blocks.heap(),
            Self::Bytes(fold) => fold.heap(),
            Self::Words(fold) => fold.heap(),
        }
    }

    /// The largest part that a witness split off, or an upper bound.
    pub fn deepest(&self) -> usize {
        match self {
            #[cfg(target_arch = "x86_64")]
            Self::Blocks(blocks) => blocks.deepest(),
            Self::Bytes(fold) => fold.deepest(),
            Self::Words(fold) => fold.deepest(),
        }
    }

    /// Bytes per code.
    pub fn width(&self) -> usize {
        match self {
            #[cfg(target_arch = "x86_64")]
            Self::Blocks(_) => 1,
            Self::Bytes(_) => 1,
            Self::Words(_) => 2,
        }
    }

    /// Starts a search for recurrences at the present heap.
    pub fn new_cycle(&self) -> Cycle {
        let end = self.heap();
        match self {
            #[cfg(target_arch = "x86_64")]
            Self::Blocks(blocks) => Cycle::new(end, blocks.with_last(0)),
            Self::Bytes(fold) => Cycle::new(end, fold.with_last(0)),
            Self::Words(fold) => Cycle::new(end, fold.with_last(0)),
        }
    }

    pub fn state(&self) -> State {
        match self {
            #[cfg(target_arch = "x86_64")]
            Self::Blocks(blocks) => blocks.state(),
            Self::Bytes(fold) => fold.state(),
            Self::Words(fold) => fold.state(),
        }
    }

    /// Computes the next heaps, at least one and at most `most`, and returns how many. Older codes
    /// may be dropped, so callers must read them before.
    ///
    /// # Errors
    /// If the next heap can't be computed.
    pub fn advance(&mut self, constants: &Arc<Constants>, most: usize) -> Result<usize, Stop> {
        loop {
            let result = match self {
                #[cfg(target_arch = "x86_64")]
                Self::Blocks(blocks) => blocks.advance(most),
                Self::Bytes(fold) => fold.advance(most),
                Self::Words(fold) => return fold.advance(most),
            };
            let Err(Stop::LargeValue(_)) = result else {
                return result;
            };
            let state = self.state();
            let wider = match self {
                Self::Bytes(_) => Fold::new(constants, &state).map(Self::Words),
                _ => Self::portable(constants, &state),
            };
            *self = wider.ok_or(Stop::LargeValue(state.heap))?;
        }
    }

    /// Starts a computation ahead of the verification, in a form that has one.
    #[cfg(target_arch = "x86_64")]
    pub fn ahead(&self) -> Option<Ahead> {
        match self {
            Self::Blocks(blocks) => Some(blocks.ahead()),
            Self::Bytes(_) | Self::Words(_) => None,
        }
    }

    /// Takes over the codes that were computed ahead. Returns false if they are of no use any more.
    #[cfg(target_arch = "x86_64")]
    pub fn take_over(&mut self, chunk: &Chunk) -> bool {
        match self {
            Self::Blocks(blocks) => blocks.take_over(chunk),
            Self::Bytes(_) | Self::Words(_) => false,
        }
    }

    /// How many heaps are computed but not verified.
    #[cfg(target_arch = "x86_64")]
    pub fn unverified(&self) -> usize {
        match self {
            Self::Blocks(blocks) => blocks.unverified(),
            Self::Bytes(_) | Self::Words(_) => 0,
        }
    }

    /// Searches the last `heaps` states for a recurrence.
    pub fn look(&self, cycle: &mut Cycle, heaps: usize, is_even: bool) -> Option<Recurrence> {
        let end = self.heap();
        match self {
            #[cfg(target_arch = "x86_64")]
            Self::Blocks(blocks) => cycle.look(end, blocks.with_last(heaps), heaps, is_even),
            Self::Bytes(fold) => cycle.look(end, fold.with_last(heaps), heaps, is_even),
            Self::Words(fold) => cycle.look(end, fold.with_last(heaps), heaps, is_even),
        }
    }

    /// Values of the last `heaps` heaps.
    pub fn last_values(&self, constants: &Constants, heaps: usize) -> Vec<u16> {
        let first = self.heap() - heaps;
        match self {
            #[cfg(target_arch = "x86_64")]
            Self::Blocks(blocks) => constants.values(first, blocks.last(heaps)),
            Self::Bytes(fold) => constants.values(first, fold.last(heaps)),
            Self::Words(fold) => constants.values(first, fold.last(heaps)),
        }
    }

    /// Largest code of the last `heaps` heaps.
    pub fn largest_code(&self, heaps: usize) -> usize {
        match self {
            #[cfg(target_arch = "x86_64")]
            Self::Blocks(blocks) => largest(blocks.last(heaps)).into(),
            Self::Bytes(fold) => largest(fold.last(heaps)).into(),
            Self::Words(fold) => largest(fold.last(heaps)).into(),
        }
    }
}

/// The largest code. The compiler turns this fold into vector instructions.
fn largest<C: Copy + Ord + Default>(codes: &[C]) -> C {
    codes.iter().copied().fold(C::default(), C::max)
}
