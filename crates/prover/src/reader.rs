//! Reads the expressions of a rule as quotients of linear sums, and conditions as automata.

use std::cell::Cell;

use super::obstacle::Obstacle;
use super::tracks::{MAX_FRESH, fresh, is_fresh};
use automata::{Automaton, Budget, Linear, Numeration, Relation, Track};

/// Converts expressions and conditions in a numeration, given the values of the variables.
pub struct Reader<'a> {
    pub numeration: Numeration,
    pub budget: &'a Budget<'a>,
    variables: Vec<Quotient>,
    fresh_tracks: Cell<usize>,
}

impl<'a> Reader<'a> {
    pub fn new(numeration: Numeration, variables: Vec<Quotient>, budget: &'a Budget<'a>) -> Self {
        let fresh_tracks = Cell::new(0);
        Self {
            numeration,
            budget,
            variables,
            fresh_tracks,
        }
    }

    pub fn variable(&self, variable: usize) -> &Quotient {
        &self.variables[variable]
    }

    /// Sets the value of a variable.
    pub fn define(&mut self, variable: usize, is: Quotient) {
        self.variables[variable] = is;
    }

    /// Drops the fresh tracks: some numbers on them must exist for each tuple of the others.
    pub fn without_fresh(&self, of: &Automaton) -> Result<Automaton, Obstacle> {
        let tracks = of.tracks().iter().copied();
        let fresh: Vec<Track> = tracks.filter(|&track| is_fresh(track)).collect();
        Ok(of.without(&fresh, self.budget)?)
    }

    /// Drops all fresh tracks but one.
    pub fn without_fresh_but(&self, kept: Track, of: &Automaton) -> Result<Automaton, Obstacle> {
        let tracks = of.tracks().iter().copied();
        let fresh: Vec<Track> = tracks
            .filter(|&track| is_fresh(track) && track != kept)
            .collect();
        Ok(of.without(&fresh, self.budget)?)
    }

    pub fn fresh_track(&self) -> Result<Track, Obstacle> {
        let at = self.fresh_tracks.get();
        self.fresh_tracks.set(at + 1);
        if at < MAX_FRESH {
            Ok(fresh(at))
        } else {
            Err(Obstacle::not_linear("a rule has too many bit operations"))
        }
    }

    pub fn compare(&self, sum: &Linear, relation: Relation) -> Result<Automaton, Obstacle> {
        Ok(Automaton::linear(
            self.numeration,
            sum,
            relation,
            self.budget,
        )?)
    }

    pub fn congruent(&self, sum: &Linear, rest: i64, modulus: i64) -> Result<Automaton, Obstacle> {
        Ok(Automaton::congruent(
            self.numeration,
            sum,
            rest,
            modulus,
            self.budget,
        )?)
    }

    pub fn holds(&self) -> Result<Automaton, Obstacle> {
        Ok(Automaton::always(self.numeration, true, self.budget)?)
    }

    pub fn fails(&self) -> Result<Automaton, Obstacle> {
        Ok(Automaton::always(self.numeration, false, self.budget)?)
    }

    pub fn needs_base_2(&self, what: &str) -> Result<(), Obstacle> {
        if self.numeration == Numeration::BINARY {
            Ok(())
        } else {
            Err(not_here(what, self.numeration))
        }
    }
}

pub fn not_here(what: &str, numeration: Numeration) -> Obstacle {
    Obstacle::not_linear(format!("{what} is not read in the numeration {numeration}"))
}

/// Linear sum divided by a positive number. The quotient is an integer wherever it is used.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Quotient {
    pub sum: Linear,
    pub divisor: i64,
}

impl Quotient {
    pub fn track(track: Track) -> Self {
        Self::whole(Linear::track(track))
    }

    pub fn constant(constant: i64) -> Self {
        Self::whole(Linear::constant(constant))
    }

    fn whole(sum: Linear) -> Self {
        Self { sum, divisor: 1 }
    }

    /// Adds `factor`·`other`.
    pub fn plus(&self, factor: i64, other: &Self) -> Result<Self, Obstacle> {
        let sum = || {
            let ours = self.sum.times(other.divisor)?;
            let sum = ours.plus(factor.checked_mul(self.divisor)?, &other.sum)?;
            let divisor = self.divisor.checked_mul(other.divisor)?;
            (divisor <= MAX_DIVISOR).then_some(Self { sum, divisor })
        };
        if self.divisor == other.divisor {
            let sum = self.sum.plus(factor, &other.sum).ok_or_else(too_large)?;
            let divisor = self.divisor;
            return Ok(Self { sum, divisor });
        }
        sum().ok_or_else(too_large)
    }

    pub fn times(&self, factor: i64) -> Result<Self, Obstacle> {
        Self::constant(0).plus(factor, self)
    }

    /// Returns the value if it is constant.
    pub fn as_constant(&self) -> Option<i64> {
        let constant = self.sum.as_constant()?;
        (constant % self.divisor == 0).then_some(constant / self.divisor)
    }

    /// Returns the track that carries the value.
    pub fn as_track(&self) -> Option<Track> {
        let track = self.sum.as_track()?;
        (self.divisor == 1).then_some(track)
    }
}

const MAX_DIVISOR: i64 = 1 << 12;

pub fn too_large() -> Obstacle {
    Obstacle::not_linear("its coefficients are too large")
}
