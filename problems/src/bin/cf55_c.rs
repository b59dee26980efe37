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
        let cells = (1..=n).cartesian_product(1..=m).collect_vec();
        // How many edges of each corner are closed is a number in base 3.
        let closed_at = |closed: usize, corner: usize| closed / 3usize.pow(corner as u32) % 3;
        let index = |(x, y): (usize, usize), closed: usize, is_blocked: bool| {
            (((x - 1) * m + y - 1) * 81 + closed) * 2 + usize::from(is_blocked)
        };
        let mut won = vec![false; n * m * 162];
        loop {
            let mut is_new = false;
            for (&(x, y), closed) in cells.iter().cartesian_product(0..81) {
                let is_border = x == 1 || x == n || y == 1 || y == m;
                let beside = [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)];
                let is_cell =
                    |&(x, y): &(usize, usize)| (1..=n).contains(&x) && (1..=m).contains(&y);
                let goes_well = |won: &[bool]| {
                    beside.into_iter().filter(is_cell).any(|cell| {
                        let open = (0..4).filter(|&corner| closed_at(closed, corner) < 2);
                        let mut after = open.map(|corner| closed + 3usize.pow(corner as u32));
                        won[index(cell, closed, true)]
                            && after.all(|closed| won[index(cell, closed, false)])
                    })
                };
                for is_blocked in [false, true] {
                    let leaves = match corners.iter().position(|corner| *corner == (x, y)) {
                        Some(corner) => closed_at(closed, corner) < 2,
                        None => is_border && !is_blocked,
                    };
                    let here = index((x, y), closed, is_blocked);
                    if !won[here] && (leaves || goes_well(&won)) {
                        won[here] = true;
                        is_new = true;
                    }
                }
            }
            if !is_new {
                return won[index(pie, 0, false)];
            }
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
