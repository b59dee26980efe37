//! Reader: the numeration and the values of variables with which expressions are converted.

use std::cell::Cell;

use super::obstacle::Obstacle;
use super::quotient::Quotient;
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

    /// Drops the fresh tracks: for each tuple of the others, some numbers on them exist.
    pub fn without_fresh(&self, of: &Automaton) -> Result<Automaton, Obstacle> {
        let tracks = of.tracks().iter().copied();
        let fresh: Vec<Track> = tracks.filter(|&track| is_fresh(track)).collect();
        Ok(of.without(&fresh, self.budget)?)
    }

    /// The same but for one fresh track, which stays.
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
