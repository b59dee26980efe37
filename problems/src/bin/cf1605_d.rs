//! Codeforces 1605 D. Treelabeling
//! - url: https://codeforces.com/problemset/problem/1605/D
//! - judge: codeforces
//! - games: tree, bipartite, highest bit, powers of two
//! - rules: Eikooc puts a token on a vertex of a tree. Then Sushi and she take turns to move it to
//!   a neighbour that wasn't visited before; from `v` to `u` only if `u xor v <= min(u, v)`. A
//!   player who cannot move loses. Number the vertices anew so that Eikooc wins from as many as
//!   possible.
//! - difficulty: 2100
//! - time-limit: 2s
//! - memory-limit: 256MB
//! - input: t in 1..10^5, t * { n in 1..2*10^5, (n-1) * { u in 1..n, v in 1..n }, tree(n, u, v) },
//!   sum(n) <= 2*10^5
//! - statement: checked with the statement's public copy and its sample
//!
//! A move leads between numbers with the same highest bit. So Eikooc wins from every vertex if no
//! edge joins two such numbers. Colour the tree with two colours; `s <= n / 2` vertices have the
//! rarer one. For each bit `b` of `s`, give them the numbers from `b` to `2b - 1`, which are all at
//! most `n`, and give the other numbers to the others. O(n).

use itertools::Itertools;
use snippets::fast_input::FastInput;
use snippets::tree_sg::peel_tree;

fn relabelling(n: usize, edges: &[(usize, usize)]) -> Vec<usize> {
    let mut above = vec![];
    peel_tree(n, edges, 0, |child, parent| above.push((child, parent)));
    let mut colour = vec![0; n];
    for (child, parent) in above.into_iter().rev() {
        colour[child] = 1 - colour[parent];
    }
    let mut sides = [0, 1].map(|side| (0..n).filter(|&v| colour[v] == side).collect_vec());
    sides.sort_by_key(Vec::len);
    let [mut rarer, mut others] = sides;
    let bits = rarer.len();
    let mut labels = vec![0; n];
    for label in 1..=n {
        let is_rarer = bits >> label.ilog2() & 1 == 1;
        let side = if is_rarer { &mut rarer } else { &mut others };
        let vertex = side.pop().expect("the numbers of both sides fit");
        labels[vertex] = label;
    }
    labels
}

fn main() {
    let mut input = FastInput::from_stdin();
    let mut answer = String::new();
    for _ in 0..input.read() {
        let n: usize = input.read();
        let edge = |_| (input.read::<usize>() - 1, input.read::<usize>() - 1);
        let edges = (1..n).map(edge).collect_vec();
        answer += &format!("{}\n", relabelling(n, &edges).iter().join(" "));
    }
    print!("{answer}");
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use proptest::prelude::*;

    fn mover_wins(labels: &[usize], edges: &[(usize, usize)], visited: &[usize]) -> bool {
        let at = visited[visited.len() - 1];
        let ends = edges.iter().flat_map(|&(a, b)| [(a, b), (b, a)]);
        let mut next = ends.filter(|ends| ends.0 == at && !visited.contains(&ends.1));
        next.any(|(_, to)| {
            let (u, v) = (labels[to], labels[at]);
            u ^ v <= u.min(v) && !mover_wins(labels, edges, &[visited, &[to]].concat())
        })
    }

    proptest! {
        #[test]
        fn wins_from_every_vertex_by_a_game_search(
            parents in prop::collection::vec(any::<prop::sample::Index>(), 0..24),
        ) {
            let n = parents.len() + 1;
            let edges = (1..n).map(|v| (parents[v - 1].index(v), v)).collect_vec();
            let lines = edges.iter().map(|(u, v)| format!("{} {}\n", u + 1, v + 1)).join("");
            let input = format!("1\n{n}\n{lines}");
            let labels = relabelling(n, &edges);
            let is_permutation = labels.iter().copied().sorted().eq(1..=n);
            let lost = (0..n).filter(|&v| mover_wins(&labels, &edges, &[v])).count();
            let got = labels.iter().join(" ");
            assert_answer!(is_permutation && lost == 0; input, n, got);
        }
    }
}
