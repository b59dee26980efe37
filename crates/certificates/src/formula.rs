//! Formulas about numbers on tracks.

use rules::ast::{Binary, Comparison};

/// Statement about natural numbers on tracks.
#[derive(Debug, Clone)]
pub enum Formula {
    /// Comparison of a sum with 0.
    Sum(Sum, Comparison),
    /// Condition x ∘ y = z in each binary place; a flipped number is read with inverted bits.
    Bits {
        op: Binary,
        tracks: [usize; 3],
        flips: [bool; 3],
    },
    /// The xor of these numbers is 0.
    Even(Vec<usize>),
    /// The word on the track is 1 followed by zeros, a multiple of the second number.
    Power(usize, usize),
    /// The automaton of the file accepts these numbers.
    Claim(Vec<usize>),
    All(Vec<Formula>),
    Not(Box<Formula>),
    Exists(Vec<usize>, Box<Formula>),
}

/// Sum of numbers on tracks with nonzero factors, and a constant.
#[derive(Debug, Clone, Default)]
pub struct Sum {
    pub factors: Vec<(usize, i64)>,
    pub constant: i64,
}

impl Sum {
    /// Sum `self` + `times`·`other`.
    pub fn plus(mut self, times: i64, other: &Self) -> Self {
        self.constant += times * other.constant;
        for &(track, factor) in &other.factors {
            match self.factors.iter_mut().find(|(known, _)| *known == track) {
                Some((_, known)) => *known += times * factor,
                None => self.factors.push((track, times * factor)),
            }
        }
        self.factors.retain(|(_, factor)| *factor != 0);
        self
    }

    pub fn compared(self, comparison: Comparison) -> Formula {
        Formula::Sum(self, comparison)
    }
}

/// Sum that is the number on a track.
pub fn track(track: usize) -> Sum {
    let (factors, constant) = (vec![(track, 1)], 0);
    Sum { factors, constant }
}

pub fn constant(constant: i64) -> Sum {
    Sum {
        constant,
        ..Sum::default()
    }
}

pub fn not(formula: Formula) -> Formula {
    Formula::Not(Box::new(formula))
}

pub fn any(parts: Vec<Formula>) -> Formula {
    not(Formula::All(parts.into_iter().map(not).collect()))
}

impl Formula {
    pub fn mentions(&self, track: usize) -> bool {
        match self {
            Self::Sum(sum, _) => sum.factors.iter().any(|(at, _)| *at == track),
            Self::Bits { tracks, .. } => tracks.contains(&track),
            Self::Even(tracks) | Self::Claim(tracks) => tracks.contains(&track),
            Self::Power(at, _) => *at == track,
            Self::All(parts) => parts.iter().any(|part| part.mentions(track)),
            Self::Not(of) | Self::Exists(_, of) => of.mentions(track),
        }
    }
}
