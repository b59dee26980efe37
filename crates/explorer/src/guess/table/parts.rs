//! Guesses tables made of two sequences: f(a) ⊕ g(b), f(a) ⊗ g(b), and XOR-bilinear tables.

use super::super::closed_forms::functions::nim_product;
use super::super::{Code, Evidence, Formula, Guess, sequence};
use super::{cells, count};
use crate::engine::two_heaps::Table;

/// Guesses that the table is the nim-sum of two sequences.
pub fn nim_sum(table: &Table, first: usize) -> Option<Guess> {
    let corner = table[0][0];
    let f: Vec<i64> = table.iter().map(|row| row[0]).collect();
    let g: Vec<i64> = table[0].iter().map(|cell| cell ^ corner).collect();
    if !cells(table).all(|(a, b, cell)| cell == f[a] ^ g[b]) {
        return None;
    }
    let [f, g] = [f, g].map(|values| sequence::part(&values, first));
    Some(Guess {
        claim: format!("XOR-linear: f(a) ⊕ g(b) with f: {}, and g: {}", f.0, g.0),
        evidence: evidence(table, table.len() + table[0].len() - 1),
        proof: "show that the two heaps are independent games".to_string(),
        formula: Formula::Code(
            Code::new(Code::TWO_HEAPS, "f(a) ^ g(b)")
                .calling("f", f.1)
                .calling("g", g.1),
        ),
    })
}

/// Factors to move from one sequence to the other until a guess fits both: the product does not
/// determine how they are divided.
const SCALES: std::ops::Range<u64> = 1..16;

/// Guesses that the table is the nim-product of two sequences.
pub fn nim_product_of(table: &Table, first: usize) -> Option<Guess> {
    if cells(table).any(|(_, _, cell)| cell < 0) {
        return None;
    }
    let (row, column, value) = cells(table).find(|&(_, _, cell)| cell != 0)?;
    let unit = inverse(value as u64);
    let f: Vec<u64> = table.iter().map(|row| row[column] as u64).collect();
    let g: Vec<u64> = table[row]
        .iter()
        .map(|&cell| nim_product(cell as u64, unit))
        .collect();
    if !cells(table).all(|(a, b, cell)| nim_product(f[a], g[b]) == cell as u64) {
        return None;
    }
    let part = |values: &[u64], factor: u64| {
        let scaled = values.iter().map(|&value| nim_product(value, factor));
        let values: Option<Vec<i64>> = scaled.map(|value| value.try_into().ok()).collect();
        Some(sequence::part(&values?, first))
    };
    let scaled = |scale: u64| Some([part(&f, inverse(scale))?, part(&g, scale)?]);
    let goes_on = |parts: &[(String, Formula); 2]| parts.iter().all(|part| part.1.goes_on());
    let guessed = SCALES.filter_map(scaled).find(goes_on);
    let [f, g] = guessed.or_else(|| scaled(1))?;
    let body = Code {
        calls: vec!["nim_product"],
        ..Code::new(Code::TWO_HEAPS, "nim_product(f(a), g(b))")
    };
    Some(Guess {
        claim: format!("nim-product f(a) ⊗ g(b) with f: {}, and g: {}", f.0, g.0),
        evidence: evidence(table, table.len() + table[0].len() - 1),
        proof: "show that the game is a product of two coin-turning games (Tartan theorem)"
            .to_string(),
        formula: Formula::Code(body.calling("f", f.1).calling("g", g.1)),
    })
}

/// Multiplicative inverse of a nimber: x^(2⁶⁴ − 2), since the nimbers below 2⁶⁴ are a field.
fn inverse(x: u64) -> u64 {
    (1..64)
        .scan(x, |power, _| {
            *power = nim_product(*power, *power);
            Some(*power)
        })
        .fold(1, nim_product)
}

/// Guesses an XOR-bilinear table: T(a ⊕ a', b) = T(a, b) ⊕ T(a', b), and likewise in b.
pub fn bilinear(table: &Table, first: usize) -> Option<Guess> {
    if first != 0 || !is_bilinear(table) || cells(table).any(|(_, _, cell)| cell < 0) {
        return None;
    }
    let powers = |len: usize| (0..).map(|bit| 1 << bit).take_while(move |&n| n < len);
    let images: Table = powers(table.len())
        .map(|a| powers(table[0].len()).map(|b| table[a][b]).collect())
        .collect();
    let (height, breadth) = (images.len(), images.first().map_or(0, Vec::len));
    Some(Guess {
        claim: "XOR-bilinear: T(a ⊕ a', b) = T(a, b) ⊕ T(a', b), and so in b".to_string(),
        evidence: evidence(table, height * breadth),
        proof: "show that the game is a product of two coin-turning games (Tartan theorem)"
            .to_string(),
        formula: Formula::Code(Code::new(
            Code::TWO_HEAPS,
            format!(
                "// The values of 1, 2, 4, … by 1, 2, 4, …; larger powers of 2 are not known.\n\
                 const IMAGES: [[u64; {breadth}]; {height}] = {images:?};\n\
                 let bits = |n: u64| (0..64).filter(move |bit| n >> bit & 1 == 1);\n\
                 let pairs = bits(a).flat_map(|i| bits(b).map(move |j| (i, j)));\n\
                 pairs.fold(0, |value, (i, j)| value ^ IMAGES[i][j])"
            ),
        )),
    })
}

/// True if each row and each column is XOR-linear, and so zero at heap 0.
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

fn evidence(table: &Table, fitted: usize) -> Evidence {
    Evidence::of_cells(fitted, count(table) - fitted).at_least_times(1)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn the_inverse_is_the_other_factor_of_1(x in 1..=u64::MAX) {
            prop_assert_eq!(nim_product(x, inverse(x)), 1);
        }
    }
}
