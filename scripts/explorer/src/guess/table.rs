//! What a table of two heaps' values looks like.

use super::closed_forms::{ClosedForm, OfTwo, named};
use super::{FEWEST, Formula, Guess, PROVE_FORM, period};
use crate::engine::two_heaps::Table;

pub(super) const FORMS: &[ClosedForm<OfTwo<u64>>] = named![OfTwo<u64>:
    nim_sum nim_product sum product minimum maximum difference bitwise_and bitwise_or gcd
    last_ones_of_or euclid_kept];

/// The pairs of value 0.
pub(super) const P_POSITIONS: &[ClosedForm<OfTwo<bool>>] = named![OfTwo<bool>:
    are_equal are_even is_wythoff_pair[over_phi] is_lost_in_euclid];

/// What is added to both heaps, and how that is written.
const SHIFTS: [(i64, &str); 3] = [(0, "a, b"), (-1, "a - 1, b - 1"), (1, "a + 1, b + 1")];

/// All guesses about the table, whose first row and column are those of heap `first`.
pub fn guesses(table: &Table, first: usize) -> Vec<Guess> {
    let cells = table.len() * table[0].len();
    if cells < FEWEST {
        return Vec::new();
    }
    let of_values = form(table, first)
        .or_else(|| periods(table, first))
        .or_else(|| xor_linear(table, first));
    let found = match of_values {
        Some(guess) => vec![guess],
        None => zeros(table, first).into_iter().collect(),
    };
    let with_evidence = |guess| Guess {
        evidence: format!("all {cells} values"),
        ..guess
    };
    found.into_iter().map(with_evidence).collect()
}

/// A formula, perhaps with both heaps shifted by one.
fn form(table: &Table, first: usize) -> Option<Guess> {
    if cells(table).all(|(_, _, cell)| cell == table[0][0]) {
        return None;
    }
    let (form, claim, arguments) = agreeing(FORMS, table, first, |value, cell| {
        i64::try_from(value) == Ok(cell)
    })?;
    let formula = form.formula("grundy(a: u64, b: u64) -> u64", arguments);
    Some(guess(claim, PROVE_FORM, Some(formula)))
}

fn zeros(table: &Table, first: usize) -> Option<Guess> {
    let (form, claim, arguments) = agreeing(P_POSITIONS, table, first, |is_lost, cell| {
        is_lost == (cell == 0)
    })?;
    let formula = form.formula("is_p_position(a: u64, b: u64) -> bool", arguments);
    let proof = "show that no zero has a zero as an option, and every other position has one";
    Some(guess(
        format!("the zeros are {claim}"),
        proof,
        Some(formula),
    ))
}

/// The first form that agrees with all cells, with its claim and its arguments.
fn agreeing<T>(
    forms: &'static [ClosedForm<OfTwo<T>>],
    table: &Table,
    first: usize,
    agrees: impl Fn(T, i64) -> bool,
) -> Option<(&'static ClosedForm<OfTwo<T>>, String, &'static str)> {
    let mut candidates = forms
        .iter()
        .flat_map(|form| SHIFTS.map(|shift| (form, shift)));
    let (form, (shift, arguments)) = candidates.find(|(form, (shift, _))| {
        let heap = |i: usize| u64::try_from((first + i) as i64 + shift).ok();
        cells(table).all(|(a, b, cell)| {
            let heaps = heap(a).zip(heap(b));
            heaps.is_some_and(|(a, b)| agrees((form.function)(a, b), cell))
        })
    })?;
    let claim = match shift {
        0 => form.claim(),
        _ => format!("{}, at ({})", form.claim(), arguments.replace('-', "−")),
    };
    Some((form, claim, arguments))
}

/// Periods of the rows and of the columns.
fn periods(table: &Table, first: usize) -> Option<Guess> {
    let columns: Table = (0..table[0].len())
        .map(|b| table.iter().map(|row| row[b]).collect())
        .collect();
    let [rows, columns] = [table, &columns].map(|lines| {
        let ids: Vec<i64> = lines
            .iter()
            .map(|line| {
                lines
                    .iter()
                    .position(|other| other == line)
                    .map_or(0, |id| id as i64)
            })
            .collect();
        period::of(&ids, first).filter(|found| found.saltus == 0)
    });
    let (rows, columns) = rows.zip(columns)?;
    let claim = format!(
        "rows of period {}, preperiod {}; columns of period {}, preperiod {}",
        rows.period, rows.preperiod, columns.period, columns.preperiod
    );
    Some(guess(
        claim,
        PROVE_FORM,
        Some(Formula::Table { rows, columns }),
    ))
}

fn xor_linear(table: &Table, first: usize) -> Option<Guess> {
    let is_sum = cells(table).all(|(a, b, cell)| cell == table[a][0] ^ table[0][b] ^ table[0][0]);
    if is_sum {
        let claim =
            format!("XOR-linear: T(a, b) = T(a, {first}) ⊕ T({first}, b) ⊕ T({first}, {first})");
        let proof = "show that the two heaps are independent games";
        return Some(guess(claim, proof, None));
    }
    (first == 0 && is_bilinear(table)).then(|| {
        let claim = "XOR-bilinear: T(a ⊕ a', b) = T(a, b) ⊕ T(a', b), and so in b".to_string();
        let proof = "show that the game is a product of two coin-turning games (Tartan theorem)";
        guess(claim, proof, None)
    })
}

fn guess(claim: String, proof: &str, formula: Option<Formula>) -> Guess {
    Guess {
        claim,
        evidence: String::new(),
        proof: proof.to_string(),
        formula,
    }
}

fn cells(table: &Table) -> impl Iterator<Item = (usize, usize, i64)> {
    let row = |(a, row): (usize, &'_ Vec<i64>)| {
        let cells: Vec<_> = row.iter().enumerate().map(|(b, &v)| (a, b, v)).collect();
        cells
    };
    table.iter().enumerate().flat_map(row)
}

/// Each row and column is linear, so zero at heap 0.
fn is_bilinear(table: &Table) -> bool {
    let low = |n: usize| n & n.wrapping_neg();
    cells(table).all(|(a, b, v)| match (a, b) {
        (0, _) | (_, 0) => v == 0,
        _ => {
            let (x, y) = (low(a), low(b));
            v == table[x][y] ^ table[a - x][y] ^ table[x][b - y] ^ table[a - x][b - y]
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn claims(value: impl Fn(i64, i64) -> i64) -> Vec<String> {
        let row = |a| (0..12).map(|b| value(a, b)).collect();
        let table: Table = (0..12).map(row).collect();
        guesses(&table, 0)
            .into_iter()
            .map(|guess| guess.claim)
            .collect()
    }

    fn carryless_product(a: i64, b: i64) -> i64 {
        (0..4).fold(0, |product, bit| product ^ ((a >> bit & 1) * (b << bit)))
    }

    #[test]
    fn tables_are_recognised() {
        assert_eq!(claims(|a, b| a ^ b), ["nim-sum: a XOR b"]);
        assert!(claims(|a, b| (a / 2) ^ (b * b))[0].starts_with("XOR-linear"));
        assert!(claims(carryless_product)[0].starts_with("XOR-bilinear"));
        assert!(claims(|a, b| a * b + 1).is_empty());
    }

    /// a ⊗ b = mex { a'⊗b ⊕ a⊗b' ⊕ a'⊗b' : a' < a, b' < b }.
    fn nim_products(size: usize) -> Table {
        let mut table: Table = vec![vec![0; size]; size];
        for (a, b) in (0..size * size).map(|cell| (cell / size, cell % size)) {
            let pairs = (0..a).flat_map(|x| (0..b).map(move |y| (x, y)));
            let options: Vec<i64> = pairs
                .map(|(x, y)| table[x][b] ^ table[a][y] ^ table[x][y])
                .collect();
            table[a][b] = (0..).find(|v| !options.contains(v)).unwrap();
        }
        table
    }

    #[test]
    fn nim_products_are_recognised() {
        let guesses = guesses(&nim_products(20), 0);
        assert_eq!(guesses[0].claim, "nim-product");
    }

    /// The values of a game on two heaps from 1 on, by the definition.
    fn game(options: impl Fn(usize, usize) -> Vec<(usize, usize)>) -> Table {
        let mut table: Table = vec![vec![0; 16]; 16];
        for sum in 2..=32 {
            for (a, b) in (1..sum)
                .map(|a| (a, sum - a))
                .filter(|&(a, b)| a.max(b) <= 16)
            {
                let options = options(a, b).into_iter();
                let options: Vec<i64> = options.map(|(a, b)| table[a - 1][b - 1]).collect();
                table[a - 1][b - 1] = (0..).find(|value| !options.contains(value)).unwrap();
            }
        }
        table
    }

    #[test]
    fn games_are_recognised_by_their_tables() {
        let rook = game(|a, b| {
            let left = (1..a).map(|x| (x, b));
            left.chain((1..b).map(|y| (a, y))).collect()
        });
        assert_eq!(
            guesses(&rook, 1)[0].claim,
            "nim-sum: a XOR b, at (a − 1, b − 1)"
        );
        let split_one = game(|a, b| {
            let parts = |n: usize| (1..n).map(move |x| (x, n - x));
            parts(a).chain(parts(b)).collect()
        });
        assert!(
            guesses(&split_one, 1)[0]
                .claim
                .starts_with("how many ones end a OR b")
        );
        let jumps = |steps: &'static [(usize, usize)]| {
            game(|a, b| {
                let stays = |&&(x, y): &&(usize, usize)| a > x && b > y;
                let steps = steps.iter().filter(stays);
                steps.map(|(x, y)| (a - x, b - y)).collect()
            })
        };
        assert_eq!(
            guesses(&jumps(&[(1, 0), (0, 1), (1, 1)]), 1)[0].claim,
            "the zeros are the pairs of even heaps, at (a − 1, b − 1)"
        );
        assert_eq!(
            guesses(&jumps(&[(1, 0), (2, 0), (0, 1)]), 1)[0].claim,
            "rows of period 3, preperiod 1; columns of period 2, preperiod 1"
        );
        let euclid = game(|a, b| {
            let (small, large) = (a.min(b), a.max(b));
            let rests = (1..).map(|k| large.saturating_sub(k * small));
            rests
                .take_while(|&rest| rest > 0)
                .map(|rest| (small, rest))
                .collect()
        });
        assert!(
            guesses(&euclid, 1)[0]
                .claim
                .starts_with("Euclid where no heap may be emptied")
        );
    }

    #[test]
    fn wythoff_is_recognised_by_its_zeros() {
        let is_zero = |a, b| [(0, 0), (1, 2), (3, 5), (4, 7), (6, 10)].contains(&(a, b));
        let wythoff = claims(|a, b| i64::from(!is_zero(a.min(b), a.max(b))));
        assert!(wythoff[0].contains("Wythoff"), "{wythoff:?}");
    }
}
