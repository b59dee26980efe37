//! Closed forms of values that are tried before an automaton is learned.

use super::claim::Claim;
use automata::{Table, tuples};

/// Sums of both takes below this are tried.
const MAX_SUM: usize = 12;

/// A closed form that gives the values of the table, if it is one that is known here.
///
/// Rook moves and takes of i and j from both heaps with i + j < h: the remainders by h are added,
/// the quotients are the heaps of nim (A. S. Fraenkel and M. Lorberbom, Nimhoff games, J. Combin.
/// Theory Ser. A 58 (1991), 1-25).
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
    Claim::values("a, b", &[("a >= 0", &value)])
}
