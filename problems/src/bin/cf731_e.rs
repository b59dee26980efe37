//! Codeforces 731 E. Funny Game
//! - url: https://codeforces.com/problemset/problem/731/E
//! - judge: codeforces
//! - games: score, prefix sums, take from the left and put the sum back
//! - rules: A move takes two or more numbers from the left end of a row, scores their sum, and puts
//!   it back there as one number. The game ends with one number. What is the difference of the
//!   scores?
//! - difficulty: 2200
//! - time-limit: 1s
//! - memory-limit: 256MB
//! - input: n in 2..2*10^5, a[n] in -10^4..10^4
//! - statement: checked with the statement's public copy and its samples
//!
//! The leftmost number is always the sum of a prefix, and a move scores the sum of a longer prefix.
//! So the score with a prefix of `i` is the largest `sum(j) - score(j)` over `j > i`, and one pass
//! from the right keeps this maximum. O(n).

use snippets::fast_input::FastInput;

fn score(row: &[i64]) -> i64 {
    let mut sum: i64 = row.iter().sum();
    let mut best = sum;
    for &number in row[2..].iter().rev() {
        sum -= number;
        best = best.max(sum - best);
    }
    best
}

fn main() {
    let mut input = FastInput::from_stdin();
    let n = input.read();
    println!("{}", score(&input.read_vec(n)));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;

    fn search(row: &[i64]) -> i64 {
        let options = (2..=row.len()).map(|k| {
            let sum = row[..k].iter().sum();
            sum - search(&[&[sum], &row[k..]].concat())
        });
        options.max().unwrap_or(0)
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(row in prop::collection::vec(-9..10i64, 2..10)) {
            let input = format!("{}\n{}\n", row.len(), row.iter().join(" "));
            let (expected, got) = (search(&row), score(&row));
            assert_answer!(input, expected, got);
        }
    }
}
