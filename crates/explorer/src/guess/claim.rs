//! A guess: its claim, its evidence, and the step that would prove it.

use super::{Evidence, Formula};

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
