//! Kind of play, and the limit of coordinates.

/// Kind of play, which decides the values of positions.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Play {
    /// Grundy values in normal play.
    Normal,
    /// Outcomes when the player who cannot move wins: 0 for a P-position, 1 for an N-position.
    Misere,
}

/// Limit of all coordinates.
pub const MAX_COORDINATE: i64 = 1 << 31;
