//! Cyclic nimhoff: nim where fewer than h stones may be taken from both heaps together.
//!
//! The values are h·(⌊a/h⌋ ⊕ ⌊b/h⌋) + (a + b) mod h.
//!
//! Source: A. S. Fraenkel and M. Lorberbom, Nimhoff games, J. Combin. Theory A 58 (1991), 1–25.

use super::super::{Code, Evidence, Formula, Guess, PROVE_FORM};
use super::cells::{cells, count};
use crate::engine::two_heaps::Table;

/// Bounds that are tried; fewer than 2 are nim itself.
const BOUNDS: std::ops::RangeInclusive<usize> = 3..=12;

/// The values of cyclic nimhoff.
pub fn guess(table: &Table, first: usize) -> Option<Guess> {
    let value = |h: usize, a: usize, b: usize| h * ((a / h) ^ (b / h)) + (a + b) % h;
    let agrees = |h: &usize| {
        cells(table)
            .all(|(a, b, cell)| usize::try_from(cell) == Ok(value(*h, first + a, first + b)))
    };
    let h = BOUNDS.into_iter().find(agrees)?;
    Some(Guess {
        claim: format!(
            "{h}·(⌊a/{h}⌋ ⊕ ⌊b/{h}⌋) + (a + b) mod {h}, as in nim where fewer than {h} may be taken \
             from both together (cyclic nimhoff)"
        ),
        // A table up to h − 1 in each direction is that of a + b modulo h, whatever comes then.
        evidence: Evidence::of_cells(h * h, count(table).saturating_sub(h * h)).at_least_times(1),
        proof: PROVE_FORM.to_string(),
        formula: Formula::Code(Code::new(
            Code::TWO_HEAPS,
            format!("{h} * ((a / {h}) ^ (b / {h})) + (a % {h} + b % {h}) % {h}"),
        )),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn small_takes_from_both_heaps_are_recognised() {
        for h in 3..6_usize {
            let mut table: Table = vec![vec![0; 16]; 16];
            for (a, b) in (0..16 * 16).map(|cell| (cell / 16, cell % 16)) {
                let rows = (0..a).map(|x| (x, b)).chain((0..b).map(|y| (a, y)));
                let both = (0..h * h).map(|take| (take / h, take % h));
                let both = both.filter(|&(x, y)| x + y < h && x <= a && y <= b && x + y > 0);
                let options: Vec<i64> = rows
                    .chain(both.map(|(x, y)| (a - x, b - y)))
                    .map(|(x, y)| table[x][y])
                    .collect();
                table[a][b] = (0..).find(|value| !options.contains(value)).unwrap();
            }
            let claim = guess(&table, 0).unwrap().claim;
            assert!(claim.starts_with(&format!("{h}·(⌊a/{h}⌋")), "{claim}");
        }
    }
}
