//! Luogu P2490 (SDOI 2011). Black and white chess
//! - url: https://www.luogu.com.cn/problem/P2490
//! - judge: luogu
//! - games: moore nim, counting
//! - names: 黑白棋
//! - rules: On a strip of `n` squares stand `k` men, alternately white and black, white first. A
//!   move advances 1 to `d` of a player's own men: white men go to the right, black men to the
//!   left, over no other man. A player who cannot move loses. White begins. How many placements
//!   does White win?
//! - difficulty: 2200
//! - input: n in 1..10^4, k in 2..min(n, 100), k % 2 = 0, d in 1..k
//! - statement: checked with the statement's public copy, which leaves open that men only advance,
//!   and its sample, and two published programs on 768 inputs or more
//!
//! Take each white man and the black man next on his right as a pair. The gap inside a pair only
//! shrinks, so this is Moore's nim with `k / 2` heaps and at most `d` heaps a move. The second
//! player wins iff in each binary place the number of gaps with a 1 is divisible by `d + 1`.
//!
//! `lost[s]` counts such gaps with sum `s`, one binary place after the other. The other `n - k - s`
//! free squares go to the `k / 2 + 1` places outside the pairs. Subtract these placements from all
//! `C(n, k)`. O(n k log n / d).

use proconio::input;

const P: u64 = 1_000_000_007;

fn winning_placements(n: usize, k: usize, d: usize) -> u64 {
    let choose = binomials(n, k);
    let (pairs, free) = (k / 2, n - k);
    let mut lost = vec![0; free + 1];
    lost[0] = 1;
    for place in (0..).map(|bit| 1 << bit).take_while(|&place| place <= free) {
        let mut next = vec![0; free + 1];
        for ones in (0..=pairs).step_by(d + 1) {
            let added = ones * place;
            for s in added..=free {
                next[s] = (next[s] + lost[s - added] * choose[pairs][ones]) % P;
            }
        }
        lost = next;
    }
    let placements = |s: usize| lost[s] * choose[free - s + pairs][pairs] % P;
    let all_lost = (0..=free).map(placements).sum::<u64>() % P;
    (choose[n][k] + P - all_lost) % P
}

/// Lists `C(i, j)` for `i ≤ n`, `j ≤ k`.
fn binomials(n: usize, k: usize) -> Vec<Vec<u64>> {
    let mut choose = vec![vec![0; k + 1]; n + 1];
    for i in 0..=n {
        choose[i][0] = 1;
        for j in 1..=k.min(i) {
            choose[i][j] = (choose[i - 1][j - 1] + choose[i - 1][j]) % P;
        }
    }
    choose
}

fn main() {
    input! {
        n: usize,
        k: usize,
        d: usize,
    }
    println!("{}", winning_placements(n, k, d));
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;

    use super::winning_placements;

    /// Plays the game on the board: `men` alternate between white and black, and `white` says who
    /// moves.
    fn wins(
        men: &[usize],
        white: bool,
        d: usize,
        known: &mut HashMap<(Vec<usize>, bool), bool>,
    ) -> bool {
        let key = (men.to_vec(), white);
        if let Some(&win) = known.get(&key) {
            return win;
        }
        let own: Vec<usize> = (usize::from(!white)..men.len()).step_by(2).collect();
        let reach = |i: usize| {
            if white {
                (men[i]..men[i + 1]).collect_vec()
            } else {
                (men[i - 1] + 1..=men[i]).collect_vec()
            }
        };
        let mut win = false;
        for places in own.iter().map(|&i| reach(i)).multi_cartesian_product() {
            let mut next = men.to_vec();
            own.iter()
                .zip(places)
                .for_each(|(&i, place)| next[i] = place);
            let moved = next.iter().zip(men).filter(|(a, b)| a != b).count();
            win = win || (1..=d).contains(&moved) && !wins(&next, !white, d, known);
        }
        known.insert(key, win);
        win
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(n in 2usize..9, pairs in 1usize..5, d in 1usize..9) {
            let k = 2 * pairs.min(n / 2);
            let d = d.min(k);
            let input = format!("{n} {k} {d}\n");
            let mut known = HashMap::new();
            let placements = (0..n).combinations(k);
            let won = placements.filter(|men| wins(men, true, d, &mut known));
            let expected = won.count() as u64;
            let got = winning_placements(n, k, d);
            assert_answer!(input, expected, got);
        }
    }
}
