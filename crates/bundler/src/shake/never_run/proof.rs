//! Reasons why a program behaves the same after a part that is never run is removed.

/// Reason for which a removal changes nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Proof {
    /// Rules about impls (`impls`) allow only removals that cannot give a call another meaning.
    Rules,
    /// The two programs are compiled and compared, function by function: any impl may be tried.
    Comparison,
}
