//! Quotients: a linear sum divided by a number.

use super::obstacle::Obstacle;
use automata::{Linear, Track};

/// Sum divided by a positive number; the quotient is an integer wherever it is used.
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

    /// Sum `self` + `factor`·`other`.
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

    /// Value, if it is constant.
    pub fn as_constant(&self) -> Option<i64> {
        let constant = self.sum.as_constant()?;
        (constant % self.divisor == 0).then_some(constant / self.divisor)
    }

    /// Track that carries the value.
    pub fn as_track(&self) -> Option<Track> {
        let track = self.sum.as_track()?;
        (self.divisor == 1).then_some(track)
    }
}

const MAX_DIVISOR: i64 = 1 << 12;

pub fn too_large() -> Obstacle {
    Obstacle::not_linear("its coefficients are too large")
}
