//! What a table of two heaps' values looks like.

use super::closed_form::TABLE_FORMS;
use super::sequence::{Function, Guess};

/// Values of two heaps by row and column, from 0; all rows as long as the first.
pub type Table = Vec<Vec<i64>>;

/// All guesses about the table.
pub fn guesses(table: &Table) -> Vec<Guess> {
    let cells = table.len() * table[0].len();
    let guess = |claim: String, proof: &str, function: Option<Function>| Guess {
        claim,
        evidence: format!("all {cells} values"),
        proof: proof.to_string(),
        function,
    };
    let induction = "show by induction that the formula satisfies the mex rule of the game";
    let mut guesses = Vec::new();
    if let Some(form) = TABLE_FORMS.iter().find(|form| {
        agrees(table, |a, b| {
            i64::try_from((form.value)(a as u64, b as u64)).ok()
        })
    }) {
        let body = Function::Body(form.rust.to_string());
        guesses.push(guess(form.name.to_string(), induction, Some(body)));
    } else if agrees(table, |a, b| Some(table[a][0] ^ table[0][b] ^ table[0][0])) {
        let claim = "XOR-linear: T(a, b) = T(a, 0) ⊕ T(0, b) ⊕ T(0, 0)".to_string();
        guesses.push(guess(
            claim,
            "show that the two heaps are independent games",
            None,
        ));
    } else if is_bilinear(table) {
        let claim = "XOR-bilinear: T(a ⊕ a', b) = T(a, b) ⊕ T(a', b), and so in b".to_string();
        let proof = "show that the game is a product of two coin-turning games (Tartan theorem)";
        guesses.push(guess(claim, proof, None));
    }
    if zeros_are_wythoff_pairs(table) {
        let claim = "the zeros are the Wythoff pairs (⌊kφ⌋, ⌊kφ²⌋)".to_string();
        let proof = "show that no zero has a zero as an option, and every other position has one";
        guesses.push(guess(claim, proof, None));
    }
    guesses
}

fn agrees(table: &Table, value: impl Fn(usize, usize) -> Option<i64>) -> bool {
    let mut cells = cells(table);
    cells.all(|(a, b, v)| value(a, b) == Some(v))
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

fn zeros_are_wythoff_pairs(table: &Table) -> bool {
    let is_pair = |a: usize, b: usize| {
        let k = a.abs_diff(b);
        a.min(b) == (k + (5 * k * k).isqrt()) / 2
    };
    let is_large = table.len().min(table[0].len()) >= 5;
    is_large && cells(table).all(|(a, b, v)| (v == 0) == is_pair(a, b))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn claims(value: impl Fn(i64, i64) -> i64) -> Vec<String> {
        let row = |a| (0..12).map(|b| value(a, b)).collect();
        let table: Table = (0..12).map(row).collect();
        guesses(&table)
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
        let guesses = guesses(&nim_products(20));
        assert_eq!(guesses[0].claim, "nim-product");
    }

    #[test]
    fn wythoff_is_recognised_by_its_zeros() {
        let is_zero = |a, b| [(0, 0), (1, 2), (3, 5), (4, 7), (6, 10)].contains(&(a, b));
        let wythoff = claims(|a, b| i64::from(!is_zero(a.min(b), a.max(b))));
        assert!(wythoff[0].contains("Wythoff"), "{wythoff:?}");
    }
}
