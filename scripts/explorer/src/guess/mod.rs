//! Guesses: formulas that agree with given numbers. Nothing here is proven, as the rule of the
//! game is not known.

mod closed_forms;
mod numbers;
mod period;
mod recurrence;
pub mod sequence;
pub mod table;

pub use numbers::Numbers;

/// A statement that the given values agree with.
#[derive(Debug, Clone, PartialEq)]
pub struct Guess {
    pub claim: String,
    /// Which of the given values were compared with it.
    pub evidence: String,
    /// What would make it certain.
    pub proof: String,
    /// How to compute the values, or the P-positions, if it is right.
    pub formula: Option<Formula>,
}

#[derive(Debug, Clone, PartialEq)]
pub enum Formula {
    Function {
        /// What stands between `pub fn` and the body.
        signature: &'static str,
        body: String,
        /// The functions that it calls.
        called: String,
    },
    /// The values themselves up to the end of a period.
    Sequence(Period),
    /// The table itself up to the end of a period of its rows and of its columns.
    Table { rows: Period, columns: Period },
}

/// g(n + period) = g(n) + saltus for n ≥ preperiod.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Period {
    pub preperiod: usize,
    pub period: usize,
    pub saltus: i64,
}

/// Nothing is guessed from fewer values: some formula always agrees with them.
pub const FEWEST: usize = 8;

const PROVE_FORM: &str = "show by induction that the formula satisfies the mex rule of the game";
