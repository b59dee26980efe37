//! Closed forms that are tried before an automaton is learned: pairs of Beatty sequences, and the
//! values of nimhoff games.
//!
//! With μ = [t; t, t, …] and α = 1 + 1/μ, the sequences ⌊kα⌋ and ⌊kα⌋ + tk = ⌊k(α + t)⌋ are
//! complementary, because 1/α + 1/(α + t) = 1 (S. Beatty, Amer. Math. Monthly 33 (1926), 159). They
//! are regular in the numeration of μ: x is in the first sequence iff its word ends in an even
//! number of zeros, and the word of its partner has one more 0 (A. S. Fraenkel, How to beat your
//! Wythoff games' opponent on three fronts, Amer. Math. Monthly 89 (1982), 353–361).

use super::obstacle::Obstacle;
use super::theorem::Claim;
use super::tracks::coordinate;
use automata::{Automaton, Budget, Numeration, Table, Track, tuples};

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

/// Tries sums of both takes below this.
const MAX_SUM: usize = 12;

/// Returns a known closed form that gives the values of the table, if there is one.
///
/// Moves are those of a rook, and takes of i and j from both heaps with i + j < h. The remainders
/// by h are added, and the quotients are the heaps of nim (A. S. Fraenkel and M. Lorberbom, Nimhoff
/// games, J. Combin. Theory Ser. A 58 (1991), 1-25).
pub fn closed_values(table: &Table) -> Option<Claim> {
    if table.coordinates != 2 {
        return None;
    }
    let is_cyclic = |&h: &usize| {
        let value = |a: usize, b: usize| h * ((a / h) ^ (b / h)) + (a + b) % h;
        let agrees = |(at, &found): (Vec<usize>, &u32)| value(at[0], at[1]) == found as usize;
        table.side >= 4 * h && tuples(table.side, 2).zip(&table.values).all(agrees)
    };
    let h = (3..MAX_SUM).find(is_cyclic)?;
    let value = format!("{h} * ((a/{h}) xor (b/{h})) + (a + b) % {h}");
    Claim::values("a, b", &[("a >= 0", &*value)])
}
