//! Tests of the whole way from the text of a rule to its values.

mod errors;
mod parse;
mod random;
mod ranges;
mod recognised;
mod unused_variables;
mod values;

/// The rules that the explorer's help shows.
const EXAMPLES: [&str; 8] = [
    "n -> n-k where 1 <= k <= 3",
    "n -> n-k where k divides n, k < n",
    "n -> n-1 | n-2 | i, n-1-i | i, n-2-i",
    "n -> i, n-i where 1 <= i, 2*i < n",
    "(a, b) -> (a-k, b) | (a, b-k) | (a-k, b-k) where k >= 1",
    "(a, b) -> (a-i, b-j) where i + j >= 1, abs(i-j) < 3",
    "(a, b) -> (a-k, b) where k >= 1 | (a, b-k) where k >= 1, b-k <= a",
    "(a, b) -> (i, b), (a-i, b) where 0 < i < a | (a, j), (a, b-j) where 0 < j < b",
];
