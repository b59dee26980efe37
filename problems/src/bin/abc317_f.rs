//! AtCoder ABC 317 F. Nim
//! - url: https://atcoder.jp/contests/abc317/tasks/abc317_f
//! - judge: atcoder
//! - games: nim, counting, digit dp, remainders
//! - rules: Three heaps of Nim have 1 to `n` stones each, and heap `i` is a multiple of `A_i`. For
//!   how many such triples does the player to move lose, modulo 998244353?
//! - difficulty: 1700
//! - time-limit: 2s
//! - memory-limit: 1024MB
//! - input: n in 1..10^18, a[3] in 1..10
//! - statement: checked with the statement and its samples, and a published program on 129 inputs
//!
//! Choose the bits of the three heaps from the highest to the lowest, so that their nim-sum is 0.
//! The state holds three facts about each heap: its remainder, whether it is already below `n`, and
//! whether it has a bit set at all. O(60 · 4 · 8 · 8 · 10³).

use itertools::iproduct;
use proconio::input;

const P: u64 = 998_244_353;

fn lost_triples(n: u64, divisors: [usize; 3]) -> u64 {
    let [a, b, c] = divisors;
    let place = |[x, y, z]: [usize; 3], below: usize, positive: usize| {
        (((x * b + y) * c + z) * 8 + below) * 8 + positive
    };
    let mut counts = vec![0; a * b * c * 64];
    counts[0] = 1;
    for bit in (0..60).rev() {
        let limit = (n >> bit & 1) as usize * 7;
        let mut longer = vec![0; counts.len()];
        for (x, y, z) in iproduct!(0..a, 0..b, 0..c) {
            for (below, positive) in iproduct!(0..8, 0..8) {
                let count = counts[place([x, y, z], below, positive)];
                if count == 0 {
                    continue;
                }
                // This bit goes to no heap or to two of them.
                for set in [0b000, 0b011, 0b101, 0b110] {
                    if set & !below & !limit != 0 {
                        continue;
                    }
                    let digit = |i: usize| set >> i & 1;
                    let rests = [
                        (2 * x + digit(0)) % a,
                        (2 * y + digit(1)) % b,
                        (2 * z + digit(2)) % c,
                    ];
                    let to = place(rests, below | (limit & !set), positive | set);
                    longer[to] = (longer[to] + count) % P;
                }
            }
        }
        counts = longer;
    }
    let all = (0..8).map(|below| counts[place([0; 3], below, 7)]);
    all.sum::<u64>() % P
}

fn main() {
    input! {
        n: u64,
        divisors: [usize; 3],
    }
    println!(
        "{}",
        lost_triples(n, [divisors[0], divisors[1], divisors[2]])
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use proptest::prelude::*;

    /// Tells for all heaps up to `n` whether the player to move wins from these three heaps.
    fn table_by_search(n: usize) -> Vec<Vec<Vec<bool>>> {
        let mut wins = vec![vec![vec![false; n + 1]; n + 1]; n + 1];
        for (x, y, z) in iproduct!(0..=n, 0..=n, 0..=n) {
            wins[x][y][z] = (0..x).any(|x| !wins[x][y][z])
                || (0..y).any(|y| !wins[x][y][z])
                || (0..z).any(|z| !wins[x][y][z]);
        }
        wins
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(32))]
        #[test]
        fn agrees_with_a_game_search(n in 1..30usize, a in prop::array::uniform3(1..7usize)) {
            let input = format!("{n} {} {} {}\n", a[0], a[1], a[2]);
            let wins = table_by_search(n);
            let multiples = |d: usize| (1..=n).filter(move |x| x % d == 0);
            let triples = iproduct!(multiples(a[0]), multiples(a[1]), multiples(a[2]));
            let expected = triples.filter(|&(x, y, z)| !wins[x][y][z]).count() as u64;
            let got = lost_triples(n as u64, a);
            assert_answer!(input, expected, got);
        }
    }
}
