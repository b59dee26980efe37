//! AtCoder Grand Contest 056 D. Subset Sum Game
//! - url: https://atcoder.jp/contests/agc056/tasks/agc056_d
//! - judge: atcoder
//! - games: pairs of sorted numbers, one added number, difference of sums
//! - rules: Alice and Bob take turns to erase one of `n` numbers, and Alice begins. `n` is even.
//!   Alice wins iff the sum of her numbers is in `l..=r` at the end.
//! - difficulty: 3100
//! - time-limit: 2s
//! - memory-limit: 1024MB
//! - input: n in 2..5000, l in 0..5*10^12, r in l..5*10^12, a[n] in 1..10^9
//! - statement: checked with the judge's text and its samples; `n` is even, and `r` is at most the
//!   sum of the numbers; difficulty estimated
//!
//! Let `T` be the sum of all numbers. Alice wins iff her sum plus `T - l - r` differs from Bob's
//! sum by at most `r - l`. Say she takes `a` first, and count `a + T - l - r` as one number that
//! she has already. Now Bob moves. Sort all these numbers and pair neighbours: Alice answers each
//! of Bob's moves with the partner of what he took. So the two sums differ by at most the sum of
//! the pairs' differences, and Bob can always reach that. Alice tries every `a`. O(n²).

use proconio::input;

fn alice_wins(mut numbers: Vec<i64>, l: i64, r: i64) -> bool {
    numbers.sort_unstable();
    let n = numbers.len();
    let total: i64 = numbers.iter().sum();
    (0..n).any(|first| {
        let added = numbers[first] + total - l - r;
        let mut left = Vec::with_capacity(n);
        left.extend(numbers[..first].iter().chain(&numbers[first + 1..]));
        let place = left.partition_point(|&number| number < added);
        left.insert(place, added);
        left.chunks(2).map(|pair| pair[1] - pair[0]).sum::<i64>() <= r - l
    })
}

fn main() {
    input! {
        n: usize,
        l: i64,
        r: i64,
        numbers: [i64; n],
    }
    let winner = if alice_wins(numbers, l, r) {
        "Alice"
    } else {
        "Bob"
    };
    println!("{winner}");
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;

    /// Returns whether Alice can end with her sum in `l..=r`, from `sum` on.
    fn search(numbers: &[i64], sum: i64, is_alice: bool, l: i64, r: i64) -> bool {
        let mut options = (0..numbers.len()).map(|i| {
            let rest = numbers.iter().copied().enumerate().filter(|(j, _)| *j != i);
            let rest = rest.map(|(_, number)| number).collect_vec();
            let gain = if is_alice { numbers[i] } else { 0 };
            search(&rest, sum + gain, !is_alice, l, r)
        });
        if numbers.is_empty() {
            l <= sum && sum <= r
        } else if is_alice {
            options.any(|wins| wins)
        } else {
            options.all(|wins| wins)
        }
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(
            pairs in prop::collection::vec([1..12i64, 1..12i64], 1..4),
            l in any::<prop::sample::Index>(),
            length in any::<prop::sample::Index>(),
        ) {
            let numbers = pairs.concat();
            let total = numbers.iter().sum::<i64>();
            let l = l.index(total as usize + 1) as i64;
            let r = (l + length.index(14) as i64).min(total);
            let input = format!("{} {l} {r}\n{}\n", numbers.len(), numbers.iter().join(" "));
            let name = |alice_wins: bool| if alice_wins { "Alice" } else { "Bob" };
            let expected = name(search(&numbers, 0, true, l, r));
            let got = name(alice_wins(numbers, l, r));
            assert_answer!(input, expected, got);
        }
    }
}
