//! Codeforces 2217 F. Interval Game
//! - url: https://codeforces.com/problemset/problem/2217/F
//! - judge: codeforces
//! - games: nim, nim-sum, counting, choose the limit, disjoint bits
//! - rules: There are two intervals, in `1..x1` and in `1..x2`. A move makes the left end of one
//!   smaller or its right end larger, within its bounds. A player who cannot move loses. Alice
//!   begins. She chooses the first interval, and the second is drawn at random. Which choice makes
//!   her win most often?
//! - difficulty: 2300
//! - time-limit: 3s
//! - input: t in 1..10^4, t * { x in 1..5*10^5, y in 1..5*10^5 }, sum(x) <= 5*10^5, sum(y) <=
//!   5*10^5
//! - statement: checked with a public editorial and a public retelling, which has no sample; the
//!   bound of `t` is from memory
//!
//! The space at each side of an interval is a heap, so this is Nim. Alice chooses the nim-sum `c`
//! of her two heaps, from 0 to `x1 - 1`, and loses if the other two, `a` and `b`, have the same.
//! They may hold up to `X = x2 - 1` together. As `a + b = c + 2(a & b)`, each way to share out the
//! bits of `c` goes with each `k = a & b` up to `(X - c) / 2` that has no bit of `c`: `2^ones(c)`
//! times as many pairs as there are such `k`. These are counted from the highest bit down. O(x1 log
//! x2).

use proconio::input;

/// Returns the number of pairs with nim-sum `c` and with a sum of at most `most`.
fn pairs(c: u64, most: u64) -> u64 {
    let Some(rest) = most.checked_sub(c) else {
        return 0;
    };
    let end = rest / 2 + 1;
    // Numbers below `end` without a bit of `c`, by the highest bit in which they are smaller.
    let mut count = 0;
    for bit in (0..20).rev().filter(|bit| end >> bit & 1 == 1) {
        let free = bit - ((c & ((1 << bit) - 1)).count_ones() as u64);
        count += 1 << free;
        if c >> bit & 1 == 1 {
            break;
        }
    }
    count << c.count_ones()
}

fn best_interval(x1: u64, x2: u64) -> (u64, u64) {
    let rarest = (0..x1).min_by_key(|&c| pairs(c, x2 - 1));
    (1, x1 - rarest.expect("an interval exists"))
}

fn main() {
    input! {
        cases: [(u64, u64)],
    }
    for (x1, x2) in cases {
        let (l, r) = best_interval(x1, x2);
        println!("{l} {r}");
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;
    use std::collections::HashMap;

    type Interval = (u64, u64);

    fn mover_wins(
        sizes: [u64; 2],
        at: [Interval; 2],
        seen: &mut HashMap<[Interval; 2], bool>,
    ) -> bool {
        if let Some(&wins) = seen.get(&at) {
            return wins;
        }
        let moves = (0..2).flat_map(|i| {
            let (l, r) = at[i];
            let left = (1..l).map(move |l| (i, (l, r)));
            left.chain((r + 1..=sizes[i]).map(move |r| (i, (l, r))))
        });
        let wins = moves.into_iter().any(|(i, to)| {
            let mut next = at;
            next[i] = to;
            !mover_wins(sizes, next, seen)
        });
        seen.insert(at, wins);
        wins
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]
        #[test]
        fn is_the_best_by_a_game_search(x1 in 1..8u64, x2 in 1..8u64) {
            let mut seen = HashMap::new();
            let intervals = |size| (1..=size).flat_map(move |l| (l..=size).map(move |r| (l, r)));
            let mut wins = |own: Interval| {
                let drawn = intervals(x2);
                drawn.filter(|&drawn| mover_wins([x1, x2], [own, drawn], &mut seen)).count()
            };
            let most = intervals(x1).map(&mut wins).max().unwrap();
            let best = best_interval(x1, x2);
            let input = format!("1\n{x1} {x2}\n");
            let got = [best.0, best.1].iter().join(" ");
            assert_answer!(wins(best) == most; input, most, got);
        }
    }
}
