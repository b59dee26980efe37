//! Reads the expressions of a rule as quotients of linear sums, and conditions as automata.

use super::obstacle::Obstacle;
use automata::{Automaton, Budget, Linear, Numeration, Relation, Track};

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
