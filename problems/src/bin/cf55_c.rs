//! Codeforces 55 C. Pie or die
//! - url: https://codeforces.com/problemset/problem/55/C
//! - judge: codeforces
//! - games: board, pursuit, forced moves, race
//! - rules: Pies lie on a board. Volodya moves a pie to a neighbouring cell, or from the border off
//!   the board, and then he wins. After each of his moves Vlad closes one edge of the border. Does
//!   Volodya win?
//! - difficulty: 1900
//! - time-limit: 2s
//! - memory-limit: 256MB
//! - input: n in 1..100, m in 1..100, k in 0..100, k * { x in 1..n, y in 1..m }
//! - statement: checked with the statement's public copy and its samples
//!
//! A pie on the border forces Vlad to close the edge beside it, and a corner has two edges. So
//! Volodya walks along the border, and wins at the first corner where both are open. Vlad must have
//! closed one edge of each corner before a pie comes to the border, so he needs four replies before
//! that one. He has them if every pie is five steps or more away from the border. O(k).

use proconio::input;

fn volodya_wins(n: usize, m: usize, pies: &[(usize, usize)]) -> bool {
    let steps = |&(x, y): &(usize, usize)| (x - 1).min(n - x).min(y - 1).min(m - y);
    pies.iter().any(|pie| steps(pie) < 5)
}

fn answer(wins: bool) -> &'static str {
    if wins {
        "YES"
    } else {
        "NO"
    }
}

fn main() {
    input! {
        n: usize,
        m: usize,
        pies: [(usize, usize)],
    }
    println!("{}", answer(volodya_wins(n, m, &pies)));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;

    /// Searches the game with one pie. Vlad closes an edge of a corner, or the one beside the pie,
    /// which then stays closed for one move only.
    fn wins_by_search(n: usize, m: usize, pie: (usize, usize)) -> bool {
        let corners = [(1, 1), (1, m), (n, 1), (n, m)];
        let corner = |cell| corners.iter().position(|corner| *corner == cell);
        let cells = (1..=n).cartesian_product(1..=m).collect_vec();
        // How many edges of each corner are closed, and whether the one beside the pie is.
        let closings = (0..4).map(|_| 0..3u8).multi_cartesian_product();
        let states = closings.cartesian_product([false, true]).collect_vec();
        let positions = cells.iter().cartesian_product(&states).collect_vec();
        let mut won = std::collections::HashSet::new();
        loop {
            let wins = |(&(x, y), (closed, is_blocked)): (&(usize, usize), &(Vec<u8>, bool))| {
                let is_border = x == 1 || x == n || y == 1 || y == m;
                let leaves = match corner((x, y)) {
                    Some(c) => closed[c] < 2,
                    None => is_border && !is_blocked,
                };
                let beside = [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)];
                leaves
                    || beside
                        .into_iter()
                        .filter(|cell| cells.contains(cell))
                        .any(|cell| {
                            let at_corner = (0..4).filter(|&c| closed[c] < 2).map(|c| {
                                let mut closed = closed.clone();
                                closed[c] += 1;
                                (closed, false)
                            });
                            let mut replies = at_corner.chain([(closed.clone(), true)]);
                            replies.all(|(closed, is_blocked)| {
                                won.contains(&(cell, closed, is_blocked))
                            })
                        })
            };
            let key = |(cell, (closed, is_blocked)): (&(usize, usize), &(Vec<u8>, bool))| {
                (*cell, closed.clone(), *is_blocked)
            };
            let more = positions
                .iter()
                .copied()
                .filter(|it| !won.contains(&key(*it)));
            let more = more.filter(|it| wins(*it)).map(key).collect_vec();
            if more.is_empty() {
                return won.contains(&(pie, vec![0; 4], false));
            }
            won.extend(more);
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(8))]
        #[test]
        fn agrees_with_a_game_search(
            (n, m, x, y) in (9..13usize, 9..13usize)
                .prop_flat_map(|(n, m)| (Just(n), Just(m), 4..=n - 3, 4..=m - 3))
        ) {
            let input = format!("{n} {m} 1\n{x} {y}\n");
            let expected = answer(wins_by_search(n, m, (x, y)));
            let got = answer(volodya_wins(n, m, &[(x, y)]));
            assert_answer!(input, expected, got);
        }
    }
}
