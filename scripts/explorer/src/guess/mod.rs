//! What numbers of unknown origin look like. Nothing here is proven: the rule of the game is not
//! known.

mod closed_forms;
mod numbers;
mod period;
mod recurrence;
pub mod sequence;
pub mod table;

pub use numbers::Numbers;

/// Something that all the given values agree with.
#[derive(Debug, Clone, PartialEq)]
pub struct Guess {
    pub claim: String,
    /// How much of the input speaks for it.
    pub evidence: String,
    /// What would make it certain.
    pub proof: String,
    /// How to compute the values, or the P-positions, if it is right.
    pub formula: Option<Formula>,
}

#[derive(Debug, Clone, PartialEq)]
pub enum Formula {
    Function {
        /// From `pub fn` to the result.
        signature: &'static str,
        body: String,
        /// The functions that it calls.
        called: String,
    },
    /// The values themselves up to the end of a period.
    Sequence(Period),
    /// The same for rows and columns.
    Table { rows: Period, columns: Period },
}

/// g(n + period) = g(n) + saltus for n ≥ preperiod.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Period {
    pub preperiod: usize,
    pub period: usize,
    pub saltus: i64,
}

/// Fewer values than this agree with anything.
pub const FEWEST: usize = 8;

const PROVE_FORM: &str = "show by induction that the formula satisfies the mex rule of the game";
