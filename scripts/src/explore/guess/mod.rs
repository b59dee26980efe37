//! What numbers of unknown origin look like. Nothing here is proven: the rule of the game is not
//! known.

mod form;
#[clippy::msrv = "1.78"]
mod forms;
mod recurrence;
mod regular;
pub mod sequence;
pub mod table;

/// Something that all the given values agree with.
#[derive(Debug, Clone, PartialEq)]
pub struct Guess {
    pub claim: String,
    /// How much of the input speaks for it.
    pub evidence: String,
    /// What would make it certain.
    pub proof: String,
    /// How to compute the values, or the P-positions, if it is right.
    pub code: Option<Code>,
}

#[derive(Debug, Clone, PartialEq)]
pub enum Code {
    Function {
        /// From `pub fn` to the result.
        signature: &'static str,
        body: String,
        /// The functions that it calls.
        called: String,
    },
    /// The values themselves up to the end of a period.
    Sequence(Regular),
    /// The same for rows and columns.
    Table { rows: Regular, columns: Regular },
}

/// g(n + period) = g(n) + saltus for n ≥ preperiod.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Regular {
    pub preperiod: usize,
    pub period: usize,
    pub saltus: i64,
}

/// Fewer values than this agree with anything.
pub const FEWEST: usize = 8;

const PROVE_FORM: &str = "show by induction that the formula satisfies the mex rule of the game";
