//! Codeforces 1823 E. Removing Graph
//! - url: https://codeforces.com/problemset/problem/1823/E
//! - judge: codeforces
//! - games: sum, cycles, paths, take l to r neighbouring vertices
//! - rules: A graph consists of cycles. A move removes from `l` to `r` connected vertices, where
//!   `l < r`. A player who cannot move loses.
//! - difficulty: 2500
//! - time-limit: 2s
//! - memory-limit: 256MB
//! - input: n in 3..2*10^5, l in 1..n-1, r in l+1..n, n * { u in 1..n, v in 1..n, u != v },
//!   distinct(u, v)
//! - statement: checked with the statement, its samples, a published program on about 200 inputs
//!
//! A path of `x < l + r` vertices has the value `⌊x / l⌋`: the moves at its end leave all smaller
//! values, and splitting the path adds no new one. A longer path is never lost: take from the
//! middle and leave two equal parts, which `l < r` allows.
//!
//! A cycle leaves a path. A cycle of `x < l + r` vertices leaves a short one, so it has the value
//! `⌊x / l⌋` too. A longer cycle leaves at least `l` vertices, a path that is never lost, so its
//! value is 0. O(n).

use snippets::fast_input::FastInput;

fn first_player_wins(cycles: &[usize], l: usize, r: usize) -> bool {
    let sg = |x: usize| if x < l + r { x / l } else { 0 };
    cycles.iter().fold(0, |sum, &x| sum ^ sg(x)) != 0
}

/// Returns the lengths of the cycles that the edges form.
fn cycle_lengths(n: usize, edges: &[(usize, usize)]) -> Vec<usize> {
    let mut next = vec![vec![]; n];
    for &(a, b) in edges {
        next[a].push(b);
        next[b].push(a);
    }
    let mut seen = vec![false; n];
    let mut lengths = vec![];
    for start in 0..n {
        let mut length = 0;
        let mut at = Some(start).filter(|&v| !seen[v]);
        while let Some(v) = at {
            seen[v] = true;
            length += 1;
            at = next[v].iter().copied().find(|&u| !seen[u]);
        }
        if length > 0 {
            lengths.push(length);
        }
    }
    lengths
}

fn winner(first_wins: bool) -> &'static str {
    if first_wins {
        "Alice"
    } else {
        "Bob"
    }
}

fn main() {
    let mut input = FastInput::from_stdin();
    let (n, l, r) = (input.read(), input.read(), input.read());
    let mut vertex = || input.read::<usize>() - 1;
    let edges: Vec<(usize, usize)> = (0..n).map(|_| (vertex(), vertex())).collect();
    println!(
        "{}",
        winner(first_player_wins(&cycle_lengths(n, &edges), l, r))
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;
    use std::collections::HashMap;

    /// The lengths of the parts, in order, and which of them are cycles.
    type Parts = Vec<(usize, bool)>;

    fn wins_by_search(parts: Parts, [l, r]: [usize; 2], known: &mut HashMap<Parts, bool>) -> bool {
        if let Some(&wins) = known.get(&parts) {
            return wins;
        }
        let mut options: Vec<Parts> = vec![];
        for (i, &(x, is_cycle)) in parts.iter().enumerate() {
            for taken in l..=r.min(x) {
                let places = if is_cycle { 0 } else { x - taken };
                for before in 0..=places {
                    let mut option = parts.clone();
                    option.swap_remove(i);
                    option.extend([(before, false), (x - taken - before, false)]);
                    option.retain(|part| part.0 >= l);
                    option.sort_unstable();
                    options.push(option);
                }
            }
        }
        let wins = options
            .into_iter()
            .any(|option| !wins_by_search(option, [l, r], known));
        known.insert(parts, wins);
        wins
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(128))]
        #[test]
        fn agrees_with_a_game_search(
            cycles in prop::collection::vec(3..9usize, 1..4),
            l in 1..4usize,
            more in 1..4usize,
        ) {
            let (n, r) = (cycles.iter().sum(), l + more);
            let mut edges = vec![];
            for &x in &cycles {
                let start = edges.len();
                edges.extend((0..x).map(|i| (start + i, start + (i + 1) % x)));
            }
            let lines = edges.iter().map(|(a, b)| format!("{} {}\n", a + 1, b + 1)).join("");
            let input = format!("{n} {l} {r}\n{lines}");
            let parts = cycles.iter().map(|&x| (x, true)).sorted().collect_vec();
            let expected = winner(wins_by_search(parts, [l, r], &mut HashMap::new()));
            let got = winner(first_player_wins(&cycle_lengths(n, &edges), l, r));
            assert_answer!(input, expected, got);
        }
    }
}
