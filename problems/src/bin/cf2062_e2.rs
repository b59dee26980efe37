//! Codeforces 2062 E2. The Game (Hard Version)
//! - url: https://codeforces.com/problemset/problem/2062/E2
//! - judge: codeforces
//! - games: tree, misère, remove a subtree, increasing weights, all winning moves, Fenwick tree
//! - rules: A move chooses a vertex of a tree that is still there and heavier than the one chosen
//!   last, and removes it with everything below it. A player who cannot move wins. Find all winning
//!   first moves.
//! - difficulty: 3000
//! - time-limit: 6s
//! - memory-limit: 512MB
//! - input: t in 1..10^5, t * { n in 1..4*10^5, w[n] in 1..n, (n-1) * { u in 1..n, v in 1..n },
//!   tree(n, u, v) }, sum(n) <= 4*10^5
//! - statement: checked with the statement's public copy and its sample
//!
//! As in the easy version, a player wins iff some vertex that may be chosen has a heavier one
//! outside its subtree. So a first move `i` wins iff a heavier vertex is outside its subtree, but
//! of all these heavier `j`, none has a heavier vertex outside the subtrees of both `i` and `j`.
//!
//! In the order of a depth-first walk subtrees are intervals. Take the vertices from the heaviest
//! on; each `j` has the first and the last place of the heavier vertices outside its subtree, if
//! there are any. The interval of `i` must contain these two for all heavier `j` before and behind
//! it: Fenwick trees hold the least and the largest of a prefix and of a suffix. O(n log n).

use itertools::Itertools;
use snippets::fast_input::FastInput;
use std::collections::BTreeSet;

/// The first and the last place of some vertices.
type Span = (usize, usize);

const EMPTY: Span = (usize::MAX, 0);

/// The joined spans of the places in a prefix.
struct Spans(Vec<Span>);

impl Spans {
    fn join(&mut self, place: usize, span: Span) {
        let mut i = place + 1;
        while i < self.0.len() {
            self.0[i] = (self.0[i].0.min(span.0), self.0[i].1.max(span.1));
            i += i & i.wrapping_neg();
        }
    }

    fn prefix(&self, mut i: usize) -> Span {
        let mut span = EMPTY;
        while i > 0 {
            span = (span.0.min(self.0[i].0), span.1.max(self.0[i].1));
            i &= i - 1;
        }
        span
    }
}

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

fn winning_moves(weights: &[u32], next: &[Vec<usize>]) -> Vec<usize> {
    let (order, size) = walk(next);
    let n = order.len();
    let by_weight = (0..n)
        .sorted_by_key(|&i| std::cmp::Reverse(weights[order[i]]))
        .collect_vec();
    let (mut before, mut behind) = (Spans(vec![EMPTY; n + 1]), Spans(vec![EMPTY; n + 1]));
    let mut heavier = BTreeSet::new();
    let mut moves = vec![];
    for equal in by_weight.chunk_by(|&i, &j| weights[order[i]] == weights[order[j]]) {
        let mut spans = vec![];
        for &i in equal {
            let end = i + size[order[i]];
            let outside = || heavier.range(..i).chain(heavier.range(end..)).copied();
            let (Some(first), Some(last)) = (outside().next(), outside().next_back()) else {
                continue;
            };
            spans.push((i, (first, last)));
            let contains = |span: Span| span == EMPTY || i <= span.0 && span.1 < end;
            if contains(before.prefix(i)) && contains(behind.prefix(n - end)) {
                moves.push(order[i]);
            }
        }
        for (i, span) in spans {
            before.join(i, span);
            behind.join(n - 1 - i, span);
        }
        heavier.extend(equal);
    }
    moves.sort_unstable();
    moves
}

fn line(moves: &[usize]) -> String {
    let numbers = moves.iter().map(|v| v + 1);
    [moves.len()].into_iter().chain(numbers).join(" ")
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
        println!("{}", line(&winning_moves(&weights, &next)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
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
            let expected = line(&winning.collect_vec());
            let got = line(&winning_moves(&weights, &next));
            assert_answer!(input, expected, got);
        }
    }
}
