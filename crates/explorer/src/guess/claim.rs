//! A guess: its claim, its evidence, and the step that would prove it.

use super::{Evidence, Formula, Period};

/// A statement that the given values agree with.
#[derive(Debug, Clone, PartialEq)]
pub struct Guess {
    pub claim: String,
    /// Number of given values that support it.
    pub evidence: Evidence,
    /// Remaining step that would make the guess a theorem.
    pub proof: String,
    /// Formula for the values, or for the P-positions, if the guess is right.
    pub formula: Formula,
}

impl Guess {
    /// True if too few numbers support the guess.
    pub fn is_weak(&self) -> bool {
        self.evidence.is_weak()
    }

    /// The period, if that is what is claimed.
    pub fn period(&self) -> Option<Period> {
        let Formula::Sequence(sequence) = &self.formula else {
            return None;
        };
        let (period, saltus) = sequence.cycle?;
        Some(Period {
            preperiod: sequence.first + sequence.values.len() - period,
            period,
            saltus,
        })
    }
}

/// True if some guess is not weak.
pub fn is_one_strong(guesses: &[Guess]) -> bool {
    guesses.iter().any(|guess| !guess.is_weak())
}

/// Drops the weak guesses if there is a strong one.
pub fn without_needless(mut guesses: Vec<Guess>) -> Vec<Guess> {
    if is_one_strong(&guesses) {
        guesses.retain(|guess| !guess.is_weak());
    }
    guesses
}

/// Proof step for a closed form.
pub const PROVE_FORM: &str =
    "show by induction that the formula satisfies the mex rule of the game";
