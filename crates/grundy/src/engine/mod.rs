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
    /// Computes until at least `terms` values are known.
    ///
    /// # Errors
    /// If a value is too large to store.
    fn extend(&mut self, terms: usize) -> Result<()>;

    fn values(&self) -> GrundyValues<'_>;

    /// The period, if the values known so far prove one. If this is not the last question, an
    /// engine may keep a proof back that more values would replace by a better-known one.
    fn prove(&self, is_last: bool) -> Option<Proof>;

    /// Why `extend` computes no further, if it does not: a table would grow too large.
    fn obstacle(&self) -> Option<String> {
        None
    }

    /// How many heaps are computed: those of the values, and more where an engine goes on without
    /// keeping them.
    fn reached(&self) -> usize {
        self.values().len()
    }

    /// Whether `prove` has the proof, so that nothing more need be computed.
    fn is_settled(&self) -> bool {
        false
    }

    /// The register by which an octal game goes on beyond its values.
    fn register(&self) -> Option<&Register> {
        None
    }

    /// The rare heaps of a sparse space; `None` for an engine that works without one.
    fn rare_heaps(&self) -> Option<RareHeaps> {
        None
    }

    /// How many bytes the values fill, with what is kept beside each.
    fn bytes(&self) -> usize {
        let values = self.values();
        values.len() * values.width()
    }

    /// Facts that `resume` needs besides the values; most engines need none.
    fn notes(&self) -> Notes {
        Notes::default()
    }

    /// Whether this heap's value is a rare one of a sparse space; `None` for an engine that works
    /// without one.
    fn is_rare(&self, _heap: usize) -> Option<bool> {
        None
    }
}

/// The rare heaps of an octal game in its sparse space, as far as computed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RareHeaps {
    pub count: usize,
    pub last: usize,
    /// A value is rare or common by the parity of `value & mask`.
    pub mask: usize,
    /// Whether the parity of the heap counts, too.
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

/// Facts of a saved run besides its values: the sparse space of `octal`.
#[derive(Debug, Clone, Default)]
pub struct Notes {
    /// Which bits of a value decide whether it is rare.
    pub mask: usize,
    /// Whether the parity of the heap decides, too.
    pub by_position: bool,
    /// The first heap whose value was found in this space.
    pub since: usize,
    /// By stretch of heaps: how deep the scan for rare values went.
    pub depth: Vec<u32>,
}

/// An engine that knows nothing yet.
pub fn start(game: &OneHeap) -> Box<dyn Engine> {
    match game {
        OneHeap::Code(code) if !code.is_finite_octal() => Box::new(Hexadecimal::new(code)),
        OneHeap::Code(code) => Box::new(Octal::new(code.moves())),
        OneHeap::Grundy => Box::new(Octal::new(Moves::grundys_game())),
        OneHeap::Take(set) => Box::new(Take::new(set.clone())),
        OneHeap::Coins(turns) => Box::new(Coins::new(turns.clone())),
    }
}

/// An engine that knows nothing yet and need not keep all values.
pub fn start_beyond_memory(game: &OneHeap) -> Box<dyn Engine> {
    match game {
        OneHeap::Code(code) if code.is_finite_octal() => {
            Box::new(Octal::new(code.moves()).beyond_memory())
        }
        OneHeap::Grundy => Box::new(Octal::new(Moves::grundys_game()).beyond_memory()),
        game => start(game),
    }
}

/// An engine that continues a register; `states` are those that were archived.
///
/// # Errors
/// If the game has none, or this processor cannot continue it.
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

/// An engine that continues a saved run.
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

/// An engine that continues a saved run and need not keep all values.
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

/// More than can ever be computed.
pub const MOST_TERMS: usize = usize::MAX / 2;

/// How many values are computed unless the user says otherwise: as many as there is time for where
/// they may prove a period, else as many as one looks at.
pub fn default_terms(game: &OneHeap) -> usize {
    match game {
        OneHeap::Take(TakeSet::Infinite(_)) => 20_000,
        OneHeap::Coins(_) => 300,
        OneHeap::Code(_) | OneHeap::Grundy | OneHeap::Take(TakeSet::Finite(_)) => MOST_TERMS,
    }
}

/// Whether the engine of a recognised game has values but no criterion that proves them.
pub fn is_without_proof(game: &Game) -> bool {
    match game {
        Game::OneHeap(OneHeap::Take(set)) => matches!(set, TakeSet::Infinite(_)),
        // A code that never ends has no criterion.
        Game::OneHeap(OneHeap::Code(code)) => code.to_string().ends_with("..."),
        Game::OneHeap(_) => false,
        Game::TwoHeaps(_) => true,
    }
}
