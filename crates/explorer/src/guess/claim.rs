//! A guess: what is claimed, how much speaks for it, what would prove it.

use super::{Evidence, Formula};

/// A statement that the given values agree with.
#[derive(Debug, Clone, PartialEq)]
pub struct Guess {
    pub claim: String,
    /// How many of the given values speak for it.
    pub evidence: Evidence,
    /// Remaining step that would make the guess a theorem.
    pub proof: String,
    /// How to compute the values, or the P-positions, if it is right.
    pub formula: Formula,
}

impl Guess {
    /// Whether too few numbers speak for it.
    pub fn is_weak(&self) -> bool {
        self.evidence.is_weak()
    }
}

/// Whether some guess is not weak.
pub fn is_one_strong(guesses: &[Guess]) -> bool {
    guesses.iter().any(|guess| !guess.is_weak())
}

/// Drops weak guesses where there is a strong one.
pub fn without_needless(mut guesses: Vec<Guess>) -> Vec<Guess> {
    if is_one_strong(&guesses) {
        guesses.retain(|guess| !guess.is_weak());
    }
    guesses
}

/// Proof of a closed form.
pub const PROVE_FORM: &str =
    "show by induction that the formula satisfies the mex rule of the game";
