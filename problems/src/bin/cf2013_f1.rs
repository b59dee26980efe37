//! Codeforces 2013 F1. Game in Tree (Easy Version)
//! - url: https://codeforces.com/problemset/problem/2013/F1
//! - judge: codeforces
//! - games: tree, path, walking from two ends, leaving the path, sparse table
//! - rules: Alice stands on vertex 1 of a tree, Bob on vertex `u`. In turn they go to a neighbour
//!   where nobody has been. A player who cannot move loses.
//! - difficulty: 2700
//! - time-limit: 4s
//! - memory-limit: 256MB
//! - input: t in 1..10^4, t * { n in 2..2*10^5, (n-1) * { a in 1..n, b in 1..n }, tree(n, a, b), u
//!   in 2..n, v in u..u }, sum(n) <= 2*10^5
//! - statement: checked with the statement's public copy and its sample, and two published programs
//!   on 400 inputs
//!
//! Look at the path between them. A player who leaves it goes down the deepest branch there. The
//! opponent then chooses the best of all places from their own end up to where the first player
//! left. So the winner of that race is known at once. A player leaves the path as soon as that
//! wins, and otherwise goes on along it. A player who can neither go on nor win by leaving loses. A
//! sparse table finds the best places. O(n log n).

use itertools::Itertools;
use snippets::fast_input::FastInput;

/// Interval maxima, by powers of two.
struct Largest(Vec<Vec<i64>>);

impl Largest {
    fn new(values: Vec<i64>) -> Self {
        let mut levels = vec![values];
        let mut step = 1;
        while 2 * step <= levels[0].len() {
            let last = &levels[levels.len() - 1];
            levels.push(
                last.iter()
                    .zip(&last[step..])
                    .map(|(a, b)| *a.max(b))
                    .collect(),
            );
            step *= 2;
        }
        Self(levels)
    }

    /// Returns the largest value from `first` to `last`, where `first <= last`.
    fn between(&self, first: usize, last: usize) -> i64 {
        let level = (last + 1 - first).ilog2();
        let row = &self.0[level as usize];
        row[first].max(row[last + 1 - (1 << level)])
    }
}

/// Returns the depths of the branches at the vertices of the path from vertex 0 to `u`.
fn branches(next: &[Vec<usize>], u: usize) -> Vec<i64> {
    let n = next.len();
    let (mut order, mut parent) = (vec![0], vec![usize::MAX; n]);
    for i in 0..n {
        let v = order[i];
        for &to in &next[v] {
            if to != parent[v] {
                parent[to] = v;
                order.push(to);
            }
        }
    }
    let mut on_path = vec![false; n];
    let mut path = std::iter::successors(Some(u), |&v| Some(parent[v]).filter(|&p| p < n));
    let path = path.by_ref().collect_vec();
    path.iter().for_each(|&v| on_path[v] = true);
    let mut depth = vec![0; n];
    for &v in order.iter().rev().filter(|&&v| !on_path[v]) {
        let above = parent[v];
        depth[above] = depth[above].max(depth[v] + 1);
    }
    path.into_iter().rev().map(|v| depth[v]).collect()
}

fn alice_wins(next: &[Vec<usize>], u: usize) -> bool {
    let depths = branches(next, u);
    let (mut left, mut right) = (0, depths.len() - 1);
    let places = || depths.iter().zip(0i64..);
    let rising = Largest::new(places().map(|(depth, i)| depth + i).collect());
    let falling = Largest::new(places().map(|(depth, i)| depth - i).collect());
    loop {
        if depths[left] > falling.between(left + 1, right) + right as i64 {
            return true;
        }
        left += 1;
        if left == right {
            return false;
        }
        if depths[right] > rising.between(left, right - 1) - left as i64 {
            return false;
        }
        right -= 1;
        if left == right {
            return true;
        }
    }
}

fn winner(alice: bool) -> &'static str {
    if alice {
        "Alice"
    } else {
        "Bob"
    }
}

fn main() {
    let mut input = FastInput::from_stdin();
    for _ in 0..input.read() {
        let n: usize = input.read();
        let mut vertex = || input.read::<usize>() - 1;
        let mut next = vec![vec![]; n];
        for _ in 1..n {
            let (a, b) = (vertex(), vertex());
            next[a].push(b);
            next[b].push(a);
        }
        let (u, _v) = (vertex(), vertex());
        println!("{}", winner(alice_wins(&next, u)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use proptest::prelude::*;

    fn wins_by_search(next: &[Vec<usize>], own: usize, other: usize, seen: u32) -> bool {
        let mut options = next[own].iter().filter(|&&to| seen >> to & 1 == 0);
        options.any(|&to| !wins_by_search(next, other, to, seen | 1 << to))
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(1000))]
        #[test]
        fn agrees_with_a_game_search(
            parents in prop::collection::vec(any::<prop::sample::Index>(), 1..14),
            place in any::<prop::sample::Index>(),
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
            let u = place.index(n - 1) + 1;
            let input = format!("1\n{n}\n{lines}{0} {0}\n", u + 1);
            let expected = winner(wins_by_search(&next, 0, u, 1 | 1 << u));
            let got = winner(alice_wins(&next, u));
            assert_answer!(input, expected, got);
        }
    }
}
