//! Which track carries which number of a statement.

use automata::Track;

/// The value of a position.
pub const VALUE: Track = Track(20);
/// A smaller value, or the value of an option.
pub const OTHER: Track = Track(21);
/// The value of a component, and of those before it.
pub const PART: Track = Track(22);
pub const SUM: Track = Track(23);
/// The largest coordinate, or the sum of the coordinates.
pub const SIZE: Track = Track(24);

const OPTIONS: u8 = 3;
const FREE: u8 = 32;
const FRESH: u8 = 96;

/// A coordinate of the position.
pub const fn coordinate(at: usize) -> Track {
    Track(at as u8)
}

/// A coordinate of a component that a move leaves.
pub const fn option(component: usize, at: usize) -> Track {
    Track(OPTIONS + 3 * component as u8 + at as u8)
}

/// More components have no tracks.
pub const MOST_COMPONENTS: usize = 5;

/// A free variable of a family.
pub const fn free(at: usize) -> Track {
    Track(FREE + at as u8)
}

/// More free variables have no tracks.
pub const MOST_FREE: usize = 64;

/// A number that exists only within one condition.
pub const fn fresh(at: usize) -> Track {
    Track(FRESH + at as u8)
}

/// More intermediate numbers have no tracks.
pub const MOST_FRESH: usize = 100;

pub const fn is_fresh(track: Track) -> bool {
    track.0 >= FRESH
}
