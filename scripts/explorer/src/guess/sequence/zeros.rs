//! The heaps of value 0, where nothing is guessed about the values.

use super::super::{Code, Evidence, FEWEST, Formula, Guess};
use super::about_values;

/// Guesses about the list of the heaps of value 0.
pub fn guesses(values: &[i64], first: usize) -> Vec<Guess> {
    let zeros: Vec<i64> = (first as i64..)
        .zip(values)
        .filter(|(_, value)| **value == 0)
        .map(|(heap, _)| heap)
        .collect();
    if zeros.len() < FEWEST || zeros.len() == values.len() {
        return Vec::new();
    }
    let of_zeros = |guess: Guess| Guess {
        claim: format!("the n-th heap of value 0, from n = 0: {}", guess.claim),
        evidence: Evidence {
            of: "heaps of value 0",
            ..guess.evidence
        },
        proof: "show that no such heap has another as an option, and every other heap has one"
            .to_string(),
        formula: Formula::Code(
            Code::new(Code::IS_P_HEAP, SEARCH).calling("p_position", guess.formula),
        ),
    };
    about_values(&zeros, 0).into_iter().map(of_zeros).collect()
}

/// Looks a heap up among the P-positions, which increase.
const SEARCH: &str = "\
let mut high = 1;
while p_position(high) < n {
    high *= 2;
}
let mut low = 0;
while low < high {
    let middle = (low + high) / 2;
    if p_position(middle) < n {
        low = middle + 1;
    } else {
        high = middle;
    }
}
p_position(low) == n";
