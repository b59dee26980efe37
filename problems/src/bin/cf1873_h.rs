//! Codeforces 1873 H. Mad City
//! - url: https://codeforces.com/problemset/problem/1873/H
//! - judge: codeforces
//! - games: pursuit and evasion, graph with one cycle, distances
//! - rules: Marcel hunts Valeriu on a connected graph with as many edges as vertices. At every turn
//!   both move along an edge or stay, at the same time, and Valeriu knows Marcel's move in advance.
//!   Can Valeriu escape for ever?
//! - difficulty: 1700
//! - time-limit: 4s
//! - memory-limit: 256MB
//! - input: t in 1..1000, t * { n in 3..2*10^5, a in 1..n, b in 1..n, n * { u in 1..n, v in 1..n, u
//!   != v }, connected(n, u, v) }, sum(n) <= 2*10^5
//! - statement: checked with the statement and its sample, and two published programs on 400 inputs
//!
//! In a tree Valeriu gets caught. On the cycle he never does, since he always moves on in time. So
//! he must reach the cycle, at the first vertex on his way, before Marcel reaches that vertex.
//! Peeling off leaves gives the cycle. A search from the cycle gives the vertex and Valeriu's
//! distance, and a search from that vertex gives Marcel's distance. O(n).

use snippets::fast_input::FastInput;
use std::collections::VecDeque;

/// Returns, for each vertex, the distance from the nearest of these vertices, and that vertex.
fn distances(next: &[Vec<usize>], from: &[usize]) -> Vec<(usize, usize)> {
    let mut found = vec![(usize::MAX, usize::MAX); next.len()];
    from.iter().for_each(|&v| found[v] = (0, v));
    let mut queue: VecDeque<usize> = from.iter().copied().collect();
    while let Some(v) = queue.pop_front() {
        for &u in &next[v] {
            if found[u].0 == usize::MAX {
                found[u] = (found[v].0 + 1, found[v].1);
                queue.push_back(u);
            }
        }
    }
    found
}

fn cycle(next: &[Vec<usize>]) -> Vec<usize> {
    let mut degree: Vec<usize> = next.iter().map(Vec::len).collect();
    let mut leaves: Vec<usize> = (0..next.len()).filter(|&v| degree[v] == 1).collect();
    while let Some(v) = leaves.pop() {
        degree[v] = 0;
        for &u in next[v].iter() {
            if degree[u] > 0 {
                degree[u] -= 1;
                if degree[u] == 1 {
                    leaves.push(u);
                }
            }
        }
    }
    (0..next.len()).filter(|&v| degree[v] > 0).collect()
}

fn escapes(next: &[Vec<usize>], hunter: usize, hunted: usize) -> bool {
    let (distance, entrance) = distances(next, &cycle(next))[hunted];
    distance < distances(next, &[entrance])[hunter].0
}

fn verdict(escapes: bool) -> &'static str {
    if escapes {
        "YES"
    } else {
        "NO"
    }
}

fn main() {
    let mut input = FastInput::from_stdin();
    for _ in 0..input.read() {
        let n: usize = input.read();
        let mut vertex = || input.read::<usize>() - 1;
        let (a, b) = (vertex(), vertex());
        let mut next = vec![vec![]; n];
        for _ in 0..n {
            let (u, v) = (vertex(), vertex());
            next[u].push(v);
            next[v].push(u);
        }
        println!("{}", verdict(escapes(&next, a, b)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;

    /// Removes pairs of places from which he gets caught, until nothing changes.
    fn escapes_by_search(next: &[Vec<usize>], hunter: usize, hunted: usize) -> bool {
        let n = next.len();
        let steps = |v: usize| next[v].iter().copied().chain([v]).collect_vec();
        let mut is_safe = (0..n)
            .map(|a| (0..n).map(|b| a != b).collect_vec())
            .collect_vec();
        loop {
            let before = is_safe.clone();
            for (a, b) in (0..n).cartesian_product(0..n) {
                let avoids =
                    |&to: &usize, hunter: usize| !(to == a && hunter == b) && before[hunter][to];
                let answers = |hunter: usize| steps(b).iter().any(|to| avoids(to, hunter));
                is_safe[a][b] = before[a][b] && steps(a).into_iter().all(answers);
            }
            if is_safe == before {
                return is_safe[hunter][hunted];
            }
        }
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(
            parents in prop::collection::vec(any::<prop::sample::Index>(), 2..7),
            extra in any::<[prop::sample::Index; 2]>(),
            places in any::<[prop::sample::Index; 2]>(),
        ) {
            let n = parents.len() + 1;
            let tree = parents.iter().enumerate().map(|(i, parent)| (parent.index(i + 1), i + 1));
            let mut edges = tree.collect_vec();
            let u = extra[0].index(n);
            let others = (0..n).filter(|&v| v != u && !edges.contains(&(u.min(v), u.max(v))));
            let others = others.collect_vec();
            prop_assume!(!others.is_empty());
            let v = others[extra[1].index(others.len())];
            edges.push((u.min(v), u.max(v)));
            let mut next = vec![vec![]; n];
            for &(u, v) in &edges {
                next[u].push(v);
                next[v].push(u);
            }
            let [a, b] = places.map(|place| place.index(n));
            let lines = edges.iter().map(|(u, v)| format!("{} {}\n", u + 1, v + 1)).join("");
            let input = format!("1\n{n} {} {}\n{lines}", a + 1, b + 1);
            let expected = verdict(escapes_by_search(&next, a, b));
            let got = verdict(escapes(&next, a, b));
            assert_answer!(input, expected, got);
        }
    }
}
