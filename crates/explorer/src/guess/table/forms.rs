//! Guesses closed forms of two heaps.

use super::super::closed_forms::{ClosedForm, P_POSITION_FORMS, TWO_HEAP_FORMS, TwoHeapFunction};
use super::super::{Code, Evidence, Formula, Guess, PROVE_FORM};
use super::{cells, count};
use crate::engine::two_heaps::Table;

/// Numbers to add to both heaps, each with the arguments as code.
pub const SHIFTS: [(i64, &str); 3] = [(0, "a, b"), (-1, "a - 1, b - 1"), (1, "a + 1, b + 1")];

/// What is left to prove for a statement about the zeros.
pub const PROVE_ZEROS: &str =
    "show that no zero has a zero as an option, and every other position has one";

/// Guesses a closed form of the values, maybe with both heaps shifted by one.
pub fn guess(table: &Table, first: usize) -> Option<Guess> {
    let found = agreeing(TWO_HEAP_FORMS, table, first, |value, cell| {
        i64::try_from(value) == Ok(cell)
    })?;
    Some(Guess {
        claim: found.claim(),
        evidence: Evidence::of_cells(0, count(table)),
        proof: PROVE_FORM.to_string(),
        formula: found.form.formula(Code::TWO_HEAPS, found.arguments),
    })
}

/// Guesses a closed form of the zeros, maybe with both heaps shifted by one.
pub fn guess_of_zeros(table: &Table, first: usize) -> Option<Guess> {
    let found = agreeing(P_POSITION_FORMS, table, first, |is_lost, cell| {
        is_lost == (cell == 0)
    })?;
    Some(Guess {
        claim: format!("the zeros are {}", found.claim()),
        evidence: Evidence::of_cells(0, count(table)),
        proof: PROVE_ZEROS.to_string(),
        formula: found.form.formula(Code::IS_P_PAIR, found.arguments),
    })
}

/// A form that agrees with all cells.
struct Agreeing<T: 'static> {
    form: &'static ClosedForm<TwoHeapFunction<T>>,
    shift: i64,
    arguments: &'static str,
}

impl<T> Agreeing<T> {
    fn claim(&self) -> String {
        match self.shift {
            0 => self.form.claim(),
            _ => {
                let arguments = self.arguments.replace('-', "−");
                format!("{}, at ({arguments})", self.form.claim())
            }
        }
    }
}

/// Finds the first form that agrees with all cells.
fn agreeing<T>(
    forms: &'static [ClosedForm<TwoHeapFunction<T>>],
    table: &Table,
    first: usize,
    agrees: impl Fn(T, i64) -> bool,
) -> Option<Agreeing<T>> {
    let mut candidates = forms
        .iter()
        .flat_map(|form| SHIFTS.map(|shift| (form, shift)));
    candidates.find_map(|(form, (shift, arguments))| {
        let heap = |i: usize| u64::try_from((first + i) as i64 + shift).ok();
        let is_right = |(a, b, cell)| {
            let heaps = heap(a).zip(heap(b));
            heaps.is_some_and(|(a, b)| agrees((form.function)(a, b), cell))
        };
        cells(table).all(is_right).then_some(Agreeing {
            form,
            shift,
            arguments,
        })
    })
}

/// The bounds h to try; with h = 1 or 2 the game is nim.
const NIMHOFF_BOUNDS: std::ops::RangeInclusive<usize> = 3..=12;

/// Guesses cyclic nimhoff: nim where you may also take fewer than h stones from both heaps at once.
/// Its values are h·(⌊a/h⌋ ⊕ ⌊b/h⌋) + (a + b) mod h.
///
/// Source: A. S. Fraenkel and M. Lorberbom, Nimhoff games, J. Combin. Theory A 58 (1991), 1–25.
pub fn cyclic_nimhoff(table: &Table, first: usize) -> Option<Guess> {
    let value = |h: usize, a: usize, b: usize| h * ((a / h) ^ (b / h)) + (a + b) % h;
    let agrees = |h: &usize| {
        cells(table)
            .all(|(a, b, cell)| usize::try_from(cell) == Ok(value(*h, first + a, first + b)))
    };
    let h = NIMHOFF_BOUNDS.into_iter().find(agrees)?;
    Some(Guess {
        claim: format!(
            "{h}·(⌊a/{h}⌋ ⊕ ⌊b/{h}⌋) + (a + b) mod {h}, as in nim where fewer than {h} may be taken \
             from both together (cyclic nimhoff)"
        ),
        // The first h rows and columns are a + b mod h whatever follows, so they count as fitted.
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
            let claim = cyclic_nimhoff(&table, 0).unwrap().claim;
            assert!(claim.starts_with(&format!("{h}·(⌊a/{h}⌋")), "{claim}");
        }
    }
}
