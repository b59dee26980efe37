//! Codeforces 1970 C3. Game on Tree (Hard)
//! - url: https://codeforces.com/problemset/problem/1970/C3
//! - judge: codeforces
//! - games: vertex geography, tree, maximum matching, all starts
//! - rules: A stone stands on a vertex of a tree. A move takes it to a neighbour where it has not
//!   been. A player who cannot move loses. Who wins from each of `t` starts?
//! - difficulty: 1900
//! - time-limit: 3s
//! - memory-limit: 256MB
//! - input: n in 2..2*10^5, t in 1..n, (n-1) * { u in 1..n, v in 1..n }, tree(n, u, v), start[t] in
//!   1..n
//! - statement: checked with the statement's public copy and its samples, and two published
//!   programs on 200 inputs; time and memory limits from memory
//!
//! The mover loses iff some maximum matching leaves the start out. Otherwise the mover always goes
//! to the partner. A tree is bipartite, so one maximum matching settles all starts: some maximum
//! matching leaves a vertex out iff an alternating path of even length leads to it from a free
//! vertex. O(n √n) is the general bound; on trees it takes about O(n).

use snippets::bipartite_geography::bipartite_geography;
use snippets::fast_input::FastInput;

fn winners(next: &[Vec<usize>], starts: &[usize]) -> String {
    let (is_lost, _) = bipartite_geography(next);
    let winner = |&start: &usize| {
        if is_lost[start] {
            "Hermione\n"
        } else {
            "Ron\n"
        }
    };
    starts.iter().map(winner).collect()
}

fn main() {
    let mut input = FastInput::from_stdin();
    let (n, t): (usize, usize) = (input.read(), input.read());
    let mut next = vec![vec![]; n];
    let mut vertex = || input.read::<usize>() - 1;
    for _ in 1..n {
        let (u, v) = (vertex(), vertex());
        next[u].push(v);
        next[v].push(u);
    }
    let starts: Vec<usize> = (0..t).map(|_| vertex()).collect();
    print!("{}", winners(&next, &starts));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;

    fn wins_by_search(next: &[Vec<usize>], at: usize, seen: u32) -> bool {
        let seen = seen | 1 << at;
        let mut options = next[at].iter().filter(|&&to| seen >> to & 1 == 0);
        options.any(|&to| !wins_by_search(next, to, seen))
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(
            parents in prop::collection::vec(any::<prop::sample::Index>(), 1..12)
        ) {
            let n = parents.len() + 1;
            let mut next = vec![vec![]; n];
            let mut lines = String::new();
            for (i, parent) in parents.iter().enumerate() {
                let (u, v) = (parent.index(i + 1), i + 1);
                next[u].push(v);
                next[v].push(u);
                lines += &format!("{} {}\n", u + 1, v + 1);
            }
            let starts = (0..n).collect_vec();
            let input = format!("{n} {n}\n{lines}{}\n", (1..=n).join(" "));
            let winner = |&at: &usize| {
                if wins_by_search(&next, at, 0) {
                    "Ron\n"
                } else {
                    "Hermione\n"
                }
            };
            let expected: String = starts.iter().map(winner).collect();
            let got = winners(&next, &starts);
            assert_answer!(input, expected, got);
        }
    }
}
