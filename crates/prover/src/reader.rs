//! Numbers of a statement: the tracks that carry them, and quotients of their linear sums.

use super::obstacle::Obstacle;
use automata::{Automaton, Budget, Linear, Numeration, Relation, Track};
use rules::ast::MAX_COORDINATES;

/// Track of the value of a position.
pub const VALUE: Track = Track(26);
/// Track of a smaller value, or of the value of an option.
pub const OTHER: Track = Track(27);
/// Tracks of the value of a component, and of the value of the components before it.
pub const PART: Track = Track(28);
pub const SUM: Track = Track(29);
/// Track of the largest coordinate, or of the sum of the coordinates.
pub const SIZE: Track = Track(30);

const OPTIONS: u8 = MAX_COORDINATES as u8;
const FREE: u8 = 32;
const FRESH: u8 = 96;

/// Returns the track of a coordinate of the position.
pub const fn coordinate(at: usize) -> Track {
    Track(at as u8)
}

/// Returns the track of a coordinate of a component that a move leaves.
pub const fn option(component: usize, at: usize) -> Track {
    Track(OPTIONS + OPTIONS * component as u8 + at as u8)
}

/// Most components of a move; this many have tracks.
pub const MAX_COMPONENTS: usize = 5;

/// Returns the track of a free variable of a family.
pub const fn free(at: usize) -> Track {
    Track(FREE + at as u8)
}

/// Most free variables of a family; this many have tracks.
pub const MAX_FREE: usize = 64;

/// Returns the track of a number that exists only within one condition.
pub const fn fresh(at: usize) -> Track {
    Track(FRESH + at as u8)
}

/// Most intermediate numbers of a condition; this many have tracks.
pub const MAX_FRESH: usize = 100;

pub const fn is_fresh(track: Track) -> bool {
    track.0 >= FRESH
}

/// Returns the relation of the numbers whose sum, with these factors and a constant, is as asked.
///
/// # Errors
/// If a limit is reached.
pub fn linear(
    numeration: Numeration,
    terms: &[(Track, i64)],
    constant: i64,
    relation: Relation,
    budget: &Budget,
) -> Result<Automaton, Obstacle> {
    let sum = Linear::of(terms, constant);
    Ok(Automaton::linear(numeration, &sum, relation, budget)?)
}

/// Converts expressions and conditions in a numeration, given the values of the variables.
pub struct Reader<'a> {
    pub numeration: Numeration,
    pub budget: &'a Budget<'a>,
    variables: Vec<Quotient>,
}

impl<'a> Reader<'a> {
    pub fn new(numeration: Numeration, variables: Vec<Quotient>, budget: &'a Budget<'a>) -> Self {
        Self {
            numeration,
            budget,
            variables,
        }
    }

    pub fn variable(&self, variable: usize) -> &Quotient {
        &self.variables[variable]
    }

    /// Sets the value of a variable.
    pub fn define(&mut self, variable: usize, is: Quotient) {
        self.variables[variable] = is;
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

    /// Returns the relation in which the track carries this number.
    pub fn is_on(&self, track: Track, number: &Quotient) -> Result<Automaton, Obstacle> {
        let difference = number.plus(-1, &Quotient::track(track))?;
        self.compare(&difference.sum, Relation::Zero)
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

    /// Divides by a positive number.
    pub fn over(self, by: i64) -> Result<Self, Obstacle> {
        let divisor = self.divisor.checked_mul(by);
        let divisor = divisor.filter(|&divisor| divisor <= MAX_DIVISOR);
        let divisor = divisor.ok_or_else(too_large)?;
        Ok(Self { divisor, ..self })
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
