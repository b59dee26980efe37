//! Luogu P3185 (HNOI 2007). Splitting game
//! - url: https://www.luogu.com.cn/problem/P3185
//! - judge: luogu
//! - games: multi-sg, bottles, all winning moves, count of winning moves
//! - names: 分裂游戏
//! - rules: A move takes a bean from bottle `i` and puts a bean into `j` and one into `k`, where
//!   `i < j ≤ k`. A player who cannot move loses. Print the first winning move in lexicographic
//!   order and the number of winning moves.
//! - difficulty: 1600
//! - time-limit: 1s
//! - input: t in 1..10, t * { n in 2..21, p[n] in 0..10^4 }
//! - statement: checked with the statement, and a published program on 921 inputs
//!
//! Each bean is a game of its own, and its value depends on the number of bottles behind it. Of the
//! beans in a bottle only the parity matters. To find the winning moves, try all: O(n³) a case. We
//! don't know the judge's time limit and assume 1 s.

use itertools::Itertools;
use proconio::input;
use snippets::sg_table::sg_table;

/// Lists all winning moves `(i, j, k)` in lexicographic order.
fn winning_moves(beans: &[u32]) -> Vec<(usize, usize, usize)> {
    let n = beans.len();
    let mut g = sg_table(n - 1, |m, g| {
        (0..m)
            .cartesian_product(0..m)
            .map(|(j, k)| g[j] ^ g[k])
            .collect()
    });
    g.reverse();
    let odd = (0..n).filter(|&i| beans[i] % 2 == 1);
    let sum = odd.fold(0, |sum, i| sum ^ g[i]);
    (0..n)
        .filter(|&i| beans[i] > 0)
        .flat_map(|i| (i + 1..n).flat_map(move |j| (j..n).map(move |k| (i, j, k))))
        .filter(|&(i, j, k)| sum ^ g[i] ^ g[j] ^ g[k] == 0)
        .collect()
}

fn answer(winning_moves: &[(usize, usize, usize)]) -> String {
    let count = winning_moves.len();
    match winning_moves.first() {
        Some((i, j, k)) => format!("{i} {j} {k}\n{count}"),
        None => format!("-1 -1 -1\n{count}"),
    }
}

fn main() {
    input! {
        cases: [[u32]],
    }
    for beans in cases {
        println!("{}", answer(&winning_moves(&beans)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use proptest::prelude::*;
    use std::collections::HashMap;

    fn moves(beans: &[u32]) -> Vec<((usize, usize, usize), Vec<u32>)> {
        let n = beans.len();
        let all = (0..n).cartesian_product(0..n).cartesian_product(0..n);
        all.map(|((i, j), k)| (i, j, k))
            .filter(|&(i, j, k)| beans[i] > 0 && i < j && j <= k)
            .map(|(i, j, k)| {
                let mut next = beans.to_vec();
                next[i] -= 1;
                next[j] += 1;
                next[k] += 1;
                ((i, j, k), next)
            })
            .collect()
    }

    fn wins(beans: &[u32], known: &mut HashMap<Vec<u32>, bool>) -> bool {
        if let Some(&win) = known.get(beans) {
            return win;
        }
        let win = moves(beans).iter().any(|(_, next)| !wins(next, known));
        known.insert(beans.to_vec(), win);
        win
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(beans in prop::collection::vec(0u32..3, 2..5)) {
            let known = &mut HashMap::new();
            let winning = moves(&beans).into_iter().filter(|(_, next)| !wins(next, known));
            let input = format!("1\n{}\n{}\n", beans.len(), beans.iter().join(" "));
            let expected = answer(&winning.map(|(triple, _)| triple).collect_vec());
            let got = answer(&winning_moves(&beans));
            assert_answer!(input, expected, got);
        }
    }
}
