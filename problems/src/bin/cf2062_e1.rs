//! Codeforces 2062 E1. The Game (Easy Version)
//! - url: https://codeforces.com/problemset/problem/2062/E1
//! - judge: codeforces
//! - games: tree, misère, remove a subtree, increasing weights
//! - rules: A move chooses a vertex of a tree that is still there and heavier than the one chosen
//!   last, and removes it with everything below it. A player who cannot move wins. Find a winning
//!   first move, or 0.
//! - difficulty: 2000
//! - time-limit: 4s
//! - memory-limit: 512MB
//! - input: t in 1..10^5, t * { n in 1..4*10^5, w[n] in 1..n, (n-1) * { u in 1..n, v in 1..n },
//!   tree(n, u, v) }, sum(n) <= 4*10^5
//! - statement: checked with the statement's public translation, its sample, its limits in public
//!   copies, and two published programs on 400 inputs
//!
//! Take the heaviest vertex such that a heavier one lies outside its subtree. The opponent must
//! then choose some heavier vertex. For each of those, all heavier vertices lie below it, so no
//! move is left, which wins for us. If there is no such vertex, every first move leaves the
//! opponent without a move. In the order of a depth-first walk, the heaviest vertex outside a
//! subtree is that of a prefix or of a suffix. O(n log n).

use snippets::fast_input::FastInput;

/// Returns the vertices in an order in which parents come before their children and subtrees are
/// intervals, and the sizes of the subtrees.
fn walk(next: &[Vec<usize>]) -> (Vec<usize>, Vec<usize>) {
    let n = next.len();
    let (mut order, mut size, mut parent) = (vec![], vec![1; n], vec![usize::MAX; n]);
    let mut open = vec![0];
    while let Some(v) = open.pop() {
        order.push(v);
        for &u in next[v].iter().filter(|&&u| u != parent[v]) {
            open.push(u);
        }
        for &u in &next[v] {
            if u != parent[v] {
                parent[u] = v;
            }
        }
    }
    for &v in order.iter().skip(1).rev() {
        size[parent[v]] += size[v];
    }
    (order, size)
}

fn winning_move(weights: &[u32], next: &[Vec<usize>]) -> Option<usize> {
    let (order, size) = walk(next);
    let n = order.len();
    let (mut before, mut behind) = (vec![0; n + 1], vec![0; n + 1]);
    for i in 0..n {
        before[i + 1] = before[i].max(weights[order[i]]);
        let j = n - 1 - i;
        behind[j] = behind[j + 1].max(weights[order[j]]);
    }
    let wins = (0..n).filter(|&i| {
        let (v, end) = (order[i], i + size[order[i]]);
        before[i].max(behind[end]) > weights[v]
    });
    wins.map(|i| order[i]).max_by_key(|&v| weights[v])
}

fn main() {
    let mut input = FastInput::from_stdin();
    for _ in 0..input.read() {
        let n: usize = input.read();
        let weights = input.read_vec(n);
        let mut vertex = || input.read::<usize>() - 1;
        let mut next = vec![vec![]; n];
        for _ in 1..n {
            let (u, v) = (vertex(), vertex());
            next[u].push(v);
            next[v].push(u);
        }
        println!("{}", winning_move(&weights, &next).map_or(0, |v| v + 1));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;

    /// Returns whether the player to move wins if these vertices are left and this one was chosen
    /// last.
    fn wins_by_search(weights: &[u32], below: &[u32], left: u32, last: u32) -> bool {
        let choices = (0..weights.len()).filter(|&v| left >> v & 1 == 1 && weights[v] > last);
        let choices = choices.collect_vec();
        choices.is_empty()
            || choices
                .iter()
                .any(|&v| !wins_by_search(weights, below, left & !below[v], weights[v]))
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(
            tree in prop::collection::vec((any::<prop::sample::Index>(), 1..8u32), 1..9)
        ) {
            let n = tree.len();
            let weights = tree.iter().map(|it| it.1.min(n as u32)).collect_vec();
            let parents = (1..n).map(|v| tree[v].0.index(v)).collect_vec();
            let (mut next, mut below) = (vec![vec![]; n], (0..n).map(|v| 1 << v).collect_vec());
            for (v, &parent) in (1..).zip(&parents).collect_vec().into_iter().rev() {
                next[v].push(parent);
                next[parent].push(v);
                below[parent] |= below[v];
            }
            let lines = (2..)
                .zip(&parents)
                .map(|(v, parent)| format!("{} {v}\n", parent + 1))
                .join("");
            let input = format!("1\n{n}\n{}\n{lines}", weights.iter().join(" "));
            let all = (1 << n) - 1;
            let winning =
                (0..n).filter(|&v| !wins_by_search(&weights, &below, all & !below[v], weights[v]));
            let winning = winning.collect_vec();
            let expected = winning.iter().map(|v| v + 1).join(" or ");
            let got = winning_move(&weights, &next);
            let is_right = got.map_or(winning.is_empty(), |v| winning.contains(&v));
            let got = got.map_or(0, |v| v + 1);
            assert_answer!(is_right; input, expected, got);
        }
    }
}
