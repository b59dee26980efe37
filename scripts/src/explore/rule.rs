//! Which game is meant: a code, a take-set, a name.

use anyhow::{Context, Result, bail};

use super::code::Code;
use super::coins::{Coins, Turns};
use super::engine::{Engine, Notes};
use super::names::NAMED;
use super::octal::{Moves, Octal};
use super::sets::Sets;
use super::take::Take;
use super::take_set::TakeSet;
use super::two_heaps::TWO_HEAPS;
use crate::suggest;

/// The rule of a game on one heap.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Rule {
    Code(Code),
    Grundy,
    Take(TakeSet),
    Coins(Turns),
}

impl Rule {
    /// Reads a rule or the name of a game.
    ///
    /// # Errors
    /// If it is neither; shows where it fails and what is accepted.
    pub fn parse(text: &str) -> Result<Self> {
        let text = text.trim();
        let lower = text.to_lowercase();
        if lower == "grundy" {
            return Ok(Self::Grundy);
        }
        if let Some(game) = NAMED.iter().find(|game| game.name == lower) {
            return Self::parse(game.rule);
        }
        let rule = if let Some(set) = lower.strip_prefix("take") {
            TakeSet::parse(set).map(Self::Take)
        } else if let Some(turns) = lower.strip_prefix("coins") {
            Turns::parse(turns).map(Self::Coins)
        } else if text.contains('.') || text.starts_with(|c: char| c.is_ascii_digit()) {
            text.parse().map(Self::Code)
        } else {
            let one_heap = NAMED.iter().map(|game| game.name);
            let two_heaps = TWO_HEAPS.iter().map(|(name, _, _)| *name);
            let names: Vec<&str> = one_heap.chain(two_heaps).collect();
            bail!(
                "no game `{text}`{}; write a code (`0.77`), a take-set (`take{{1,3,4}}`), \
                 `-` for a sequence on standard input, or a name from `cargo x explore --list`",
                suggest::did_you_mean(&lower, &names)
            )
        };
        rule.with_context(|| format!("in the rule `{text}`"))
    }

    pub fn engine(&self) -> Box<dyn Engine> {
        match self {
            Self::Code(code) if code.is_finite_octal() => Box::new(Octal::new(code.moves())),
            Self::Code(code) => Box::new(Sets::new(code)),
            Self::Grundy => Box::new(Octal::new(grundy())),
            Self::Take(set) => Box::new(Take::new(set.clone())),
            Self::Coins(turns) => Box::new(Coins::new(turns.clone())),
        }
    }

    /// An engine that continues a saved run.
    pub fn resume(&self, values: Vec<u32>, notes: Notes) -> Box<dyn Engine> {
        match self {
            Self::Code(code) if code.is_finite_octal() => {
                Box::new(Octal::resume(code.moves(), values, notes))
            }
            Self::Code(code) => Box::new(Sets::resume(code, values)),
            Self::Grundy => Box::new(Octal::resume(grundy(), values, notes)),
            Self::Take(set) => Box::new(Take::resume(set.clone(), values)),
            Self::Coins(turns) => Box::new(Coins::resume(turns.clone(), values)),
        }
    }

    /// So many terms take a few seconds at the most.
    pub fn default_terms(&self) -> usize {
        match self {
            Self::Code(code) if !code.is_finite_octal() => 10_000,
            Self::Take(TakeSet::Infinite(_)) => 20_000,
            Self::Coins(_) => 300,
            _ => 1_000_000,
        }
    }
}

impl std::fmt::Display for Rule {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Code(code) => code.fmt(f),
            Self::Grundy => f.write_str("grundy"),
            Self::Take(set) => set.fmt(f),
            Self::Coins(turns) => turns.fmt(f),
        }
    }
}

fn grundy() -> Moves {
    Moves {
        split: vec![0],
        unequal: true,
        ..Moves::default()
    }
}
