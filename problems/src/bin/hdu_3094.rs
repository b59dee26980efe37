//! HDU 3094. A tree game
//! - url: http://acm.hdu.edu.cn/showproblem.php?pid=3094
//! - judge: hdu
//! - games: green hackenbush, tree, cut edges, colon principle
//! - rules: A move cuts an edge of a tree and removes everything that is no longer connected to
//!   vertex 1. A player who cannot move loses.
//! - difficulty: 1000
//! - time-limit: 2s
//! - input: t in 1..100, t * { n in 1..10^5, (n-1) * { a in 1..n, b in 1..n }, tree(n, a, b) }
//! - statement: checked with the statement's public copy and its samples, and a published program
//!   on about 70 inputs
//!
//! This is green Hackenbush on a tree, and the colon principle gives the value. O(n) a tree.
//!
//! Practised locally: the judge has no Rust. We don't know its time limit.

use snippets::fast_input::FastInput;
use snippets::tree_sg::tree_sg_table;

fn first_player_wins(n: usize, edges: &[(usize, usize)]) -> bool {
    tree_sg_table(n, edges, 0)[0] > 0
}

fn main() {
    let mut input = FastInput::from_stdin();
    let cases: usize = input.read();
    for _ in 0..cases {
        let n: usize = input.read();
        let mut vertex = || input.read::<usize>() - 1;
        let edges: Vec<_> = (1..n).map(|_| (vertex(), vertex())).collect();
        println!(
            "{}",
            if first_player_wins(n, &edges) {
                "Alice"
            } else {
                "Bob"
            }
        );
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use proptest::prelude::*;

    use super::*;

    /// The parents of the vertices that still stand. Vertex 0 is the root.
    type Forest = Vec<Option<usize>>;

    fn is_won(up: Forest, memo: &mut HashMap<Forest, bool>) -> bool {
        if let Some(&known) = memo.get(&up) {
            return known;
        }
        let mut cuts = (0..up.len()).filter(|&v| up[v].is_some());
        let won = cuts.any(|cut| {
            let mut rest = up.clone();
            rest[cut] = None;
            // Parents have smaller numbers than their children.
            for v in 0..rest.len() {
                rest[v] = rest[v].filter(|&p| p == 0 || rest[p].is_some());
            }
            !is_won(rest, memo)
        });
        memo.insert(up, won);
        won
    }

    proptest! {
        #[test]
        fn equals_a_search_of_the_cuts(
            parents in prop::collection::vec(any::<prop::sample::Index>(), 0..10),
        ) {
            let n = parents.len() + 1;
            let mut up = vec![None; n];
            for v in 1..n {
                up[v] = Some(parents[v - 1].index(v));
            }
            let edges: Vec<_> = (1..n).filter_map(|v| up[v].map(|p| (v, p))).collect();
            prop_assert_eq!(first_player_wins(n, &edges), is_won(up, &mut HashMap::new()));
        }
    }
}
