//! Codeforces 1404 B. Tree Tag
//! - url: https://codeforces.com/problemset/problem/1404/B
//! - judge: codeforces
//! - games: pursuit, tree, diameter, distance
//! - rules: Alice and Bob stand on vertices of a tree and take turns to jump: Alice up to `da`
//!   edges far, Bob up to `db`. Alice begins, and wins if they ever stand on the same vertex.
//! - difficulty: 1900
//! - time-limit: 1s
//! - memory-limit: 256MB
//! - input: t in 1..10^4, t * { n in 2..10^5, a in 1..n, b in 1..n, a != b, da in 1..n-1, db in
//!   1..n-1, (n-1) * { u in 1..n, v in 1..n }, tree(n, u, v) }, sum(n) <= 10^5
//! - statement: checked with the statement's public copy and its sample
//!
//! Alice wins at once if Bob is within her reach. In a tree of diameter at most `2 da` she goes to
//! the middle, from which she reaches every vertex. Otherwise Bob escapes iff he can jump past her,
//! which takes more than `2 da` edges: some vertex is then out of her reach, and he gets there. If
//! he can't, she drives him into a leaf. O(n).

use snippets::fast_input::FastInput;

/// Returns the distances from `start`.
fn distances(next: &[Vec<usize>], start: usize) -> Vec<usize> {
    let mut distances = vec![usize::MAX; next.len()];
    distances[start] = 0;
    let mut queue = vec![start];
    let mut i = 0;
    while let Some(&v) = queue.get(i) {
        for &u in &next[v] {
            if distances[u] == usize::MAX {
                distances[u] = distances[v] + 1;
                queue.push(u);
            }
        }
        i += 1;
    }
    distances
}

fn winner(next: &[Vec<usize>], [a, b]: [usize; 2], [da, db]: [usize; 2]) -> &'static str {
    let from_a = distances(next, a);
    let farthest = (0..next.len()).max_by_key(|&v| from_a[v]).unwrap_or(a);
    let diameter = distances(next, farthest).into_iter().max();
    if from_a[b] <= da || diameter <= Some(2 * da) || db <= 2 * da {
        "Alice"
    } else {
        "Bob"
    }
}

fn main() {
    let mut input = FastInput::from_stdin();
    for _ in 0..input.read() {
        let n: usize = input.read();
        let places = [0; 2].map(|_| input.read::<usize>() - 1);
        let reach = [0; 2].map(|_| input.read());
        let mut next = vec![vec![]; n];
        for _ in 1..n {
            let [u, v] = [0; 2].map(|_| input.read::<usize>() - 1);
            next[u].push(v);
            next[v].push(u);
        }
        println!("{}", winner(&next, places, reach));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;

    /// Returns whether Alice catches Bob: the set of places from which she does, with her to move,
    /// grows until it doesn't change.
    fn catches(next: &[Vec<usize>], [a, b]: [usize; 2], [da, db]: [usize; 2]) -> bool {
        let n = next.len();
        let far = (0..n).map(|v| distances(next, v)).collect_vec();
        let near = |v: usize, reach: usize| {
            let far = &far;
            (0..n).filter(move |&u| far[v][u] <= reach)
        };
        let mut caught = vec![vec![false; n]; n];
        loop {
            let old = caught.clone();
            for (a, b) in (0..n).cartesian_product(0..n) {
                let wins = |to: usize| to == b || near(b, db).all(|b| b == to || old[to][b]);
                caught[a][b] = near(a, da).any(wins);
            }
            if caught == old {
                return caught[a][b];
            }
        }
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(
            parents in (2..10usize).prop_flat_map(|n| {
                (1..n).map(|v| v.saturating_sub(3)..v).collect_vec()
            }),
            (a, b) in (any::<prop::sample::Index>(), any::<prop::sample::Index>()),
            reach in prop::array::uniform2(1..6usize),
        ) {
            let n = parents.len() + 1;
            let a = a.index(n);
            let b = (a + 1 + b.index(n - 1)) % n;
            let reach = reach.map(|reach| reach.min(n - 1));
            let mut next = vec![vec![]; n];
            for (v, &parent) in (1..).zip(&parents) {
                next[v].push(parent);
                next[parent].push(v);
            }
            let edges = (2..).zip(&parents).map(|(v, parent)| format!("{} {v}\n", parent + 1));
            let [da, db] = reach;
            let head = format!("1\n{n} {} {} {da} {db}\n", a + 1, b + 1);
            let input = format!("{head}{}", edges.format(""));
            let expected = if catches(&next, [a, b], reach) { "Alice" } else { "Bob" };
            let got = winner(&next, [a, b], reach);
            assert_answer!(input, expected, got);
        }
    }
}
