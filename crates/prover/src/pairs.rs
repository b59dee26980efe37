//! Pairs of Beatty sequences, and of other sequences that are regular in the same way.
//!
//! With μ = [t; t, t, …] and α = 1 + 1/μ, the sequences ⌊kα⌋ and ⌊kα⌋ + tk = ⌊k(α + t)⌋ are
//! complementary, because 1/α + 1/(α + t) = 1 (S. Beatty, Amer. Math. Monthly 33 (1926), 159). They
//! are regular in the numeration of μ: x is in the first sequence iff its word ends in an even
//! number of zeros, and the word of its partner has one more 0 (A. S. Fraenkel, How to beat your
//! Wythoff games' opponent on three fronts, Amer. Math. Monthly 89 (1982), 353–361).

use super::obstacle::Obstacle;
use super::tracks::coordinate;
use automata::{Automaton, Budget, Numeration, Track};

const X: Track = coordinate(0);
const Y: Track = coordinate(1);

/// Returns the pairs, in either order, of a number x whose word ends in an even number of zeros,
/// and the number whose word has one more 0. In the numeration of [t; t, t, …] these are the pairs
/// ⌊kα⌋, ⌊kα⌋ + tk for k ≥ 0; the checker of certificates proves this again. In that of (s, t),
/// Uₙ₊₁ = (s + t - 1)Uₙ + sUₙ₋₁, they are the P-positions of (s, t)-Wythoff (A. S. Fraenkel 1998,
/// from memory; no proof here relies on it).
pub fn pairs(numeration: Numeration, budget: &Budget) -> Result<Automaton, Obstacle> {
    let shift = Automaton::shift(numeration, X, Y, budget)?;
    let pairs = shift.and(&Automaton::even_zeros(numeration, X, budget)?, budget)?;
    let swapped = pairs.renamed(|track| if track == X { Y } else { X });
    Ok(pairs.or(&swapped, budget)?)
}
