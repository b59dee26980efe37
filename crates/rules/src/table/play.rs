//! The question about positions, and how large they may be.

/// Question about a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Play {
    /// Grundy values.
    Normal,
    /// Outcomes when the player who cannot move wins: 0 for a P-position, 1 for an N-position.
    Misere,
}

/// No coordinate is larger.
pub const LARGEST_COORDINATE: i64 = 1 << 31;
