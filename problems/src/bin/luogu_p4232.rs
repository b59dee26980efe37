//! Luogu P4232. Hide and seek beyond consciousness
//! - url: https://www.luogu.com.cn/problem/P4232
//! - judge: luogu
//! - games: matrix game, mixed strategies, simultaneous moves, acyclic graph
//! - rules: An evader and a chaser stand on vertices of an acyclic graph. At each of the times 1 to
//!   `t` they move at the same moment: each stays or goes along an edge. Play ends when they meet,
//!   or at `t + 1`. The evader wants the mean end as late as possible, the chaser as early as
//!   possible. What is it?
//! - difficulty: 3000
//! - input: n in 1..20, m in 0..n*n, x in 1..n, y in 1..n, t in 1..20, m * { u in 1..n, v in 1..n
//!   }, acyclic(n, u, v), distinct(u, v)
//! - statement: checked with the statement's public copy and its samples
//!
//! Both players know the state after each time. So go backwards in time: each state is a matrix
//! game over the moves of both players. There are O(t n²) matrix games of at most 20 rows and
//! columns.
//!
//! The judge wants exactly three digits; the program computes the values to within 10^-9.

use proconio::input;
use proconio::marker::Usize1;
use snippets::matrix_game::matrix_game_f64;

/// Returns the mean end from time 0. `moves` lists where each vertex leads, including itself.
fn mean_end(moves: &[Vec<usize>], evader: usize, chaser: usize, times: usize) -> f64 {
    let n = moves.len();
    let mut ends = vec![vec![times as f64 + 1.0; n]; n];
    for time in (0..=times).rev() {
        let mut now = ends.clone();
        for (e, c) in (0..n).flat_map(|e| (0..n).map(move |c| (e, c))) {
            if e == c {
                now[e][c] = time as f64;
            } else if time < times {
                let row = |&e: &usize| moves[c].iter().map(|&c| ends[e][c]).collect();
                let matrix: Vec<Vec<f64>> = moves[e].iter().map(row).collect();
                let game = matrix_game_f64(&matrix);
                now[e][c] = (game.at_least + game.at_most) / 2.0;
            }
        }
        ends = now;
    }
    ends[evader][chaser]
}

fn main() {
    input! {
        n: usize,
        m: usize,
        evader: Usize1,
        chaser: Usize1,
        times: usize,
        edges: [(Usize1, Usize1); m],
    }
    let mut moves: Vec<Vec<usize>> = (0..n).map(|v| vec![v]).collect();
    edges
        .into_iter()
        .for_each(|(from, to)| moves[from].push(to));
    println!("{:.3}", mean_end(&moves, evader, chaser, times));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use proptest::prelude::*;

    /// Returns the value of a game of at most two rows and columns.
    fn small_value(matrix: &[Vec<f64>]) -> f64 {
        let least = |row: &Vec<f64>| row.iter().copied().fold(f64::MAX, f64::min);
        let at_least = matrix.iter().map(least).fold(f64::MIN, f64::max);
        let most = |j: usize| matrix.iter().map(|row| row[j]).fold(f64::MIN, f64::max);
        let at_most = (0..matrix[0].len()).map(most).fold(f64::MAX, f64::min);
        if at_least >= at_most {
            return at_least;
        }
        // Without a saddle point there are two rows and two columns, and both strategies are mixed.
        let (a, b, c, d) = (matrix[0][0], matrix[0][1], matrix[1][0], matrix[1][1]);
        (a * d - b * c) / (a + d - b - c)
    }

    fn end_by_search(
        moves: &[Vec<usize>],
        evader: usize,
        chaser: usize,
        time: usize,
        times: usize,
    ) -> f64 {
        if evader == chaser {
            return time as f64;
        }
        if time == times {
            return times as f64 + 1.0;
        }
        let row = |&e: &usize| {
            moves[chaser]
                .iter()
                .map(|&c| end_by_search(moves, e, c, time + 1, times))
                .collect()
        };
        let matrix: Vec<Vec<f64>> = moves[evader].iter().map(row).collect();
        small_value(&matrix)
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]
        #[test]
        fn agrees_with_a_game_search(
            targets in prop::collection::vec(any::<prop::sample::Index>(), 2..7),
            evader in any::<prop::sample::Index>(),
            chaser in any::<prop::sample::Index>(),
            times in 1..5usize,
        ) {
            // At most one edge from each vertex, to an earlier one.
            let n = targets.len();
            let (evader, chaser) = (evader.index(n), chaser.index(n));
            let edges: Vec<(usize, usize)> = (1..n).map(|v| (v, targets[v].index(v))).collect();
            let lines: String = edges
                .iter()
                .map(|(a, b)| format!("{} {}\n", a + 1, b + 1))
                .collect();
            let input = format!(
                "{n} {} {} {} {times}\n{lines}",
                n - 1,
                evader + 1,
                chaser + 1
            );
            let mut moves: Vec<Vec<usize>> = (0..n).map(|v| vec![v]).collect();
            edges.iter().for_each(|&(a, b)| moves[a].push(b));
            let (expected, got) = (
                end_by_search(&moves, evader, chaser, 0, times),
                mean_end(&moves, evader, chaser, times),
            );
            let is_near = (expected - got).abs() < 1e-9;
            assert_answer!(is_near; input, expected, got);
        }
    }
}
