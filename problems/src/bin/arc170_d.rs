//! AtCoder ARC 170 D. Triangle Card Game
//! - url: https://atcoder.jp/contests/arc170/tasks/arc170_d
//! - judge: atcoder
//! - games: cards, triangle inequality, one answer to every reply
//! - rules: Alice plays one of her numbers, then Bob one of his, then Alice another of hers. Alice
//!   wins iff a triangle has these side lengths.
//! - difficulty: 1900
//! - time-limit: 2s
//! - memory-limit: 1024MB
//! - input: t in 1..10^5, t * { n in 2..2*10^5, a[n] in 1..10^9, b[n] in 1..10^9 }, sum(n) <=
//!   2*10^5
//! - statement: checked with the statement and its sample
//!
//! With `a` on the table, Alice needs for every `b` of Bob's another number `x` with
//! `|a - b| < x < a + b`.
//!
//! For `b ≤ a` this says `|x - a| < b`, so the neighbours of `a` and Bob's smallest number decide.
//! For `b > a` it says `|x - b| < a`, so we need the `x` nearest to `b`. If `b` reaches Alice's
//! next number after `a`, then `a` itself is not the nearest, and a maximum over all such `b`
//! decides. Each `b` between `a` and that next number is checked for this `a` alone. O(n log n).

use snippets::fast_input::FastInput;

/// Returns the least distance from `value` to the numbers next to place `at` in the sorted row.
fn distance(row: &[i64], below: Option<usize>, above: usize, value: i64) -> i64 {
    let below = below.map_or(i64::MAX, |i| value - row[i]);
    below.min(row.get(above).map_or(i64::MAX, |x| x - value))
}

fn alice_wins(a: &mut [i64], b: &mut [i64]) -> bool {
    a.sort_unstable();
    b.sort_unstable();
    // For Bob's numbers from each place on: the largest distance to Alice's nearest number.
    let mut farthest = vec![0; b.len() + 1];
    for (i, &value) in b.iter().enumerate().rev() {
        let above = a.partition_point(|&x| x < value);
        farthest[i] = farthest[i + 1].max(distance(a, above.checked_sub(1), above, value));
    }
    (0..a.len()).any(|i| {
        let (below, above) = (i.checked_sub(1), i + 1);
        let small = b[0] > a[i] || distance(a, below, above, a[i]) < b[0];
        let first = b.partition_point(|&value| value <= a[i]);
        let last = a
            .get(above)
            .map_or(b.len(), |&x| b.partition_point(|&value| value < x));
        let last = last.max(first);
        small
            && farthest[last] < a[i]
            && b[first..last]
                .iter()
                .all(|&value| distance(a, below, above, value) < a[i])
    })
}

fn winner(alice: bool) -> &'static str {
    if alice {
        "Alice"
    } else {
        "Bob"
    }
}

fn main() {
    let mut input = FastInput::from_stdin();
    let mut answer = String::new();
    for _ in 0..input.read() {
        let n = input.read();
        let (mut a, mut b) = (input.read_vec(n), input.read_vec(n));
        answer += winner(alice_wins(&mut a, &mut b));
        answer += "\n";
    }
    print!("{answer}");
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;

    fn wins_by_search(a: &[i64], b: &[i64]) -> bool {
        (0..a.len()).any(|i| {
            b.iter().all(|&b| {
                let is_triangle = |x: i64| (a[i] - b).abs() < x && x < a[i] + b;
                (0..a.len()).any(|j| j != i && is_triangle(a[j]))
            })
        })
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(1000))]
        #[test]
        fn agrees_with_a_game_search(
            (mut a, mut b) in (2..6usize).prop_flat_map(|n| {
                (prop::collection::vec(1..30i64, n), prop::collection::vec(1..30i64, n))
            })
        ) {
            let lines = [&a, &b].map(|row| format!("{}\n", row.iter().join(" "))).concat();
            let input = format!("1\n{}\n{lines}", a.len());
            let expected = winner(wins_by_search(&a, &b));
            let got = winner(alice_wins(&mut a, &mut b));
            assert_answer!(input, expected, got);
        }
    }
}
