//! Lehman 1964. Shannon's switching game
//! - url: https://en.wikipedia.org/wiki/Shannon_switching_game
//! - judge: other
//! - games: shannon switching, bridg-it, matroid union, disjoint spanning trees, connection
//! - names: gale, bridgit, 香农开关游戏, シャノンのスイッチングゲーム
//! - rules: Two players move in turn. Short marks an edge of a graph for ever, Cut removes an edge
//!   that is not marked. Short wants a path of marked edges between the first and the last vertex.
//!   Who wins: `Short` or `Cut`, whoever begins, or the player who begins, `First`?
//! - difficulty: 2600
//! - input: n in 2..150, m in 1..300, m * { u in 1..n, v in 1..n, u != v }
//! - statement: checked with a published account of the game; the input is our own
//!
//! Lehman's theorem: Short wins as the second player iff both end vertices lie in a part of the
//! graph that has two spanning trees without a common edge. That holds iff one more edge between
//! the ends doesn't enlarge the maximum union of two forests. Short's first move is worth such an
//! edge, so to test that, add a second edge.
//!
//! An edge enters the union if a chain of exchanges makes room for it. The search is breadth-first:
//! an edge that would close a cycle in a forest can replace any edge of this cycle, and the
//! replaced edge goes on to the other forest. O(m³).

use proconio::input;
use proconio::marker::Usize1;
use std::collections::VecDeque;

/// Two forests without a common edge. Their union is as large as the edges inserted so far allow.
struct Forests {
    vertices: usize,
    ends: Vec<[usize; 2]>,
    forest: Vec<Option<usize>>,
}

impl Forests {
    /// Returns the path in a forest between the ends of an edge, or `None` if the edge joins two
    /// trees.
    fn path(&self, forest: usize, edge: usize) -> Option<Vec<usize>> {
        let mut next = vec![vec![]; self.vertices];
        let edges = (0..self.ends.len()).filter(|&e| self.forest[e] == Some(forest));
        for e in edges {
            let [u, v] = self.ends[e];
            next[u].push((v, e));
            next[v].push((u, e));
        }
        let [from, to] = self.ends[edge];
        let mut stack = vec![(from, None, 0)];
        let mut path = vec![];
        while let Some((v, by, depth)) = stack.pop() {
            path.truncate(depth);
            path.extend(by);
            if v == to {
                return Some(path);
            }
            let depth = path.len();
            let onward = next[v].iter().filter(|&&(_, e)| Some(e) != by);
            stack.extend(onward.map(|&(u, e)| (u, Some(e), depth)));
        }
        None
    }

    /// Inserts an edge if possible; says whether the union of the forests grows.
    fn insert(&mut self, ends: [usize; 2]) -> bool {
        let new = self.ends.len();
        self.ends.push(ends);
        self.forest.push(None);
        let mut replaces = vec![None; new + 1];
        let mut queue = VecDeque::from([new]);
        while let Some(edge) = queue.pop_front() {
            for forest in (0..2).filter(|&forest| self.forest[edge] != Some(forest)) {
                let Some(path) = self.path(forest, edge) else {
                    self.exchange(edge, forest, &replaces);
                    return true;
                };
                for other in path {
                    if replaces[other].is_none() {
                        replaces[other] = Some(edge);
                        queue.push_back(other);
                    }
                }
            }
        }
        self.ends.pop();
        self.forest.pop();
        false
    }

    fn exchange(&mut self, edge: usize, forest: usize, replaces: &[Option<usize>]) {
        let (mut edge, mut forest) = (edge, forest);
        while let Some(old) = self.forest[edge].replace(forest) {
            edge = replaces[edge].expect("an edge of a forest was replaced");
            forest = old;
        }
    }
}

fn winner(vertices: usize, edges: &[[usize; 2]]) -> &'static str {
    let mut forests = Forests {
        vertices,
        ends: vec![],
        forest: vec![],
    };
    for &ends in edges {
        forests.insert(ends);
    }
    if !forests.insert([0, vertices - 1]) {
        "Short"
    } else if !forests.insert([0, vertices - 1]) {
        "First"
    } else {
        "Cut"
    }
}

fn main() {
    input! { n: usize, edges: [(Usize1, Usize1)] }
    let edges: Vec<[usize; 2]> = edges.into_iter().map(|(u, v)| [u, v]).collect();
    println!("{}", winner(n, &edges));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;

    /// `marks` says for each edge whether Short marked it or Cut removed it, if either did.
    fn short_wins(n: usize, edges: &[[usize; 2]], marks: &[Option<bool>], is_short: bool) -> bool {
        let Some(_) = marks.iter().find(|mark| mark.is_none()) else {
            let mut part = (0..n).collect_vec();
            for (&[u, v], _) in edges
                .iter()
                .zip(marks)
                .filter(|(_, &mark)| mark == Some(true))
            {
                let (a, b) = (part[u], part[v]);
                part.iter_mut()
                    .filter(|it| **it == a)
                    .for_each(|it| *it = b);
            }
            return part[0] == part[n - 1];
        };
        let free = (0..edges.len()).filter(|&i| marks[i].is_none());
        let mut results = free.map(|i| {
            let mut marks = marks.to_vec();
            marks[i] = Some(is_short);
            short_wins(n, edges, &marks, !is_short)
        });
        results.any(|wins| wins == is_short) == is_short
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(100))]
        #[test]
        fn agrees_with_a_game_search(
            (n, edges) in (2..6usize).prop_flat_map(|n| {
                let edge = (0..n, 1..n).prop_map(move |(u, step)| [u, (u + step) % n]);
                (Just(n), prop::collection::vec(edge, 1..7))
            })
        ) {
            let lines = edges.iter().map(|[u, v]| format!("{} {}\n", u + 1, v + 1)).join("");
            let input = format!("{n} {}\n{lines}", edges.len());
            let wins = |is_short| short_wins(n, &edges, &vec![None; edges.len()], is_short);
            let expected = match [wins(true), wins(false)] {
                [true, true] => "Short",
                [false, false] => "Cut",
                _ => "First",
            };
            let got = winner(n, &edges);
            assert_answer!(input, expected, got);
        }
    }
}
