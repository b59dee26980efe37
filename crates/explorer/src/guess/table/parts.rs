//! Guesses that a table is the nim-sum of two sequences, one for each heap.

use super::super::{Code, Evidence, Formula, Guess, sequence};
use super::{cells, count};
use crate::guess::Table;

/// Guesses f(a) ⊕ g(b), with a guess for f and for g.
pub fn nim_sum(table: &Table, first: usize) -> Option<Guess> {
    let corner = table[0][0];
    let f: Vec<i64> = table.iter().map(|row| row[0]).collect();
    let g: Vec<i64> = table[0].iter().map(|cell| cell ^ corner).collect();
    if !cells(table).all(|(a, b, cell)| cell == f[a] ^ g[b]) {
        return None;
    }
    let fitted = f.len() + g.len() - 1;
    let [f, g] = [f, g].map(|values| sequence::part(&values, first));
    Some(Guess {
        claim: format!("XOR-linear: f(a) ⊕ g(b) with f: {}, and g: {}", f.0, g.0),
        evidence: Evidence::of_cells(fitted, count(table) - fitted).at_least_times(1),
        proof: "show that the two heaps are independent games".to_string(),
        formula: Formula::Code(
            Code::new(Code::TWO_HEAPS, "f(a) ^ g(b)")
                .calling("f", f.1)
                .calling("g", g.1),
        ),
    })
}
