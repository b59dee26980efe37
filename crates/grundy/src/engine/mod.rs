//! Ways to compute Grundy values.

mod coins;
mod grundy_values;
mod hexadecimal;
mod octal;
mod take;
pub mod two_heaps;
mod until_proven;

use std::fmt;

use anyhow::{Result, bail};

pub use grundy_values::GrundyValues;
pub use hexadecimal::Hexadecimal;
pub use until_proven::{Beyond, Outcome, compute_until_proven};

use crate::game::{Game, Moves, OneHeap, TakeSet};
use crate::proof::Proof;
use coins::Coins;
use octal::Octal;
pub use octal::register::{self, Register};
use take::Take;

/// Grundy values of heaps 0, 1, 2, … of one game, as far as computed.
pub trait Engine {
    /// Computes until the values of at least `terms` heaps are known.
    ///
    /// # Errors
    /// If a value is too large to store.
    fn extend(&mut self, terms: usize) -> Result<()>;

    fn values(&self) -> GrundyValues<'_>;

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

/// Rare heaps of an octal game in its sparse space, as far as computed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RareHeaps {
    pub count: usize,
    pub last: usize,
    /// Mask of the space: the parity of `value & mask` decides whether a value is rare.
    pub mask: usize,
    /// Whether the parity of the heap decides, too.
    pub by_position: bool,
}

impl fmt::Display for RareHeaps {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            count, last, mask, ..
        } = self;
        let position = if self.by_position {
            " and of the heap"
        } else {
            ""
        };
        write!(
            f,
            "{count} heaps up to {last}, by the parity of g & {mask}{position}"
        )
    }
}

/// State of a saved run besides its values: the sparse space of `octal`.
#[derive(Debug, Clone, Default)]
pub struct Notes {
    /// Mask of the bits of a value that decide whether it is rare.
    pub mask: usize,
    /// Whether the parity of the heap decides, too.
    pub by_position: bool,
    /// The first heap whose value was found in this space.
    pub since: usize,
    /// Depth of the scan for rare values, indexed by stretch of heaps.
    pub depth: Vec<u32>,
}

/// Starts an engine from the beginning.
pub fn start(game: &OneHeap) -> Box<dyn Engine> {
    match game {
        OneHeap::Code(code) if !code.is_finite_octal() => Box::new(Hexadecimal::new(code)),
        OneHeap::Code(code) => Box::new(Octal::new(code.moves())),
        OneHeap::Grundy => Box::new(Octal::new(Moves::grundys_game())),
        OneHeap::Take(set) => Box::new(Take::new(set.clone())),
        OneHeap::Coins(turns) => Box::new(Coins::new(turns.clone())),
    }
}

/// Starts an engine from the beginning that may drop values it no longer needs.
pub fn start_beyond_memory(game: &OneHeap) -> Box<dyn Engine> {
    match game {
        OneHeap::Code(code) if code.is_finite_octal() => {
            Box::new(Octal::new(code.moves()).beyond_memory())
        }
        OneHeap::Grundy => Box::new(Octal::new(Moves::grundys_game()).beyond_memory()),
        game => start(game),
    }
}

/// Engine that continues a register from a snapshot; `states` are the archived states.
///
/// # Errors
/// If the game has no register, or this processor cannot continue it.
pub fn resume_register(
    game: &OneHeap,
    snapshot: register::Snapshot,
    states: Vec<register::State>,
) -> Result<Box<dyn Engine>> {
    let moves = match game {
        OneHeap::Code(code) if code.is_finite_octal() => code.moves(),
        OneHeap::Grundy => Moves::grundys_game(),
        game => bail!("{game} has no register"),
    };
    Ok(Box::new(Octal::resume_register(moves, snapshot, states)?))
}

/// Engine that continues a saved run.
pub fn resume(game: &OneHeap, values: Vec<u32>, notes: Notes) -> Box<dyn Engine> {
    match game {
        OneHeap::Code(code) if !code.is_finite_octal() => {
            Box::new(Hexadecimal::resume(code, values))
        }
        OneHeap::Code(code) => Box::new(Octal::resume(code.moves(), values, notes)),
        OneHeap::Grundy => Box::new(Octal::resume(Moves::grundys_game(), values, notes)),
        OneHeap::Take(set) => Box::new(Take::resume(set.clone(), values)),
        OneHeap::Coins(turns) => Box::new(Coins::resume(turns.clone(), values)),
    }
}

/// Engine that continues a saved run and may drop values it no longer needs.
pub fn resume_beyond_memory(game: &OneHeap, values: Vec<u32>, notes: Notes) -> Box<dyn Engine> {
    match game {
        OneHeap::Code(code) if code.is_finite_octal() => {
            Box::new(Octal::resume(code.moves(), values, notes).beyond_memory())
        }
        OneHeap::Grundy => {
            Box::new(Octal::resume(Moves::grundys_game(), values, notes).beyond_memory())
        }
        game => resume(game, values, notes),
    }
}

/// Limit beyond any computation: in practice unlimited.
pub const MOST_TERMS: usize = usize::MAX / 2;

/// Number of values computed by default: unlimited where values may prove a period, else about as
/// many as a reader looks at.
pub fn default_terms(game: &OneHeap) -> usize {
    match game {
        OneHeap::Take(TakeSet::Infinite(_)) => 20_000,
        OneHeap::Coins(_) => 300,
        OneHeap::Code(_) | OneHeap::Grundy | OneHeap::Take(TakeSet::Finite(_)) => MOST_TERMS,
    }
}

/// Whether no criterion can prove the period of the game's values.
pub fn is_without_proof(game: &Game) -> bool {
    match game {
        Game::OneHeap(OneHeap::Take(set)) => matches!(set, TakeSet::Infinite(_)),
        // No criterion covers a code that never ends.
        Game::OneHeap(OneHeap::Code(code)) => code.to_string().ends_with("..."),
        Game::OneHeap(_) => false,
        Game::TwoHeaps(_) => true,
    }
}
