//! AtCoder AGC 017 D. Game on Tree
//! - url: https://atcoder.jp/contests/agc017/tasks/agc017_d
//! - judge: atcoder
//! - games: hackenbush, tree, colon principle
//! - rules: A move cuts an edge of a tree and removes everything that is no longer connected to
//!   vertex 1. A player who cannot move loses.
//! - difficulty: 2000
//! - time-limit: 2s
//! - memory-limit: 256MB
//! - input: n in 2..10^5, (n-1) * { a in 1..n, b in 1..n }, tree(n, a, b)
//! - statement: checked with the statement, its samples, and a published program on 258 inputs
//!
//! The game is green Hackenbush on a tree. By the colon principle a vertex has the value
//! `⊕ (g(c) + 1)` over its children `c`. Alice wins iff the value of vertex 1 is not 0. O(n), even
//! on a path.

use snippets::fast_input::FastInput;
use snippets::tree_sg::tree_sg_table;

/// Numbers the vertices from 0; the root is vertex 0.
fn first_player_wins(n: usize, edges: &[(usize, usize)]) -> bool {
    tree_sg_table(n, edges, 0)[0] != 0
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
    let n: usize = input.read();
    let mut vertex = || input.read::<usize>() - 1;
    let edges: Vec<(usize, usize)> = (1..n).map(|_| (vertex(), vertex())).collect();
    println!("{}", winner(first_player_wins(n, &edges)));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use proptest::prelude::*;

    /// Searches the game straight from the rules. `edges[i]` leads from an earlier vertex to vertex
    /// `i + 1`.
    fn wins_by_search(edges: &[Option<usize>]) -> bool {
        (0..edges.len()).filter(|&i| edges[i].is_some()).any(|cut| {
            let mut option = edges.to_vec();
            option[cut] = None;
            for i in cut + 1..option.len() {
                let parent_is_gone = |parent: usize| parent > 0 && option[parent - 1].is_none();
                if option[i].is_some_and(parent_is_gone) {
                    option[i] = None;
                }
            }
            !wins_by_search(&option)
        })
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(
            parents in prop::collection::vec(any::<prop::sample::Index>(), 0..7),
        ) {
            let parents: Vec<usize> = parents
                .iter()
                .enumerate()
                .map(|(i, p)| p.index(i + 1))
                .collect();
            let edges: Vec<(usize, usize)> = parents
                .iter()
                .enumerate()
                .map(|(i, &p)| (i + 1, p))
                .collect();
            let n = edges.len() + 1;
            let rows: String = edges
                .iter()
                .map(|(v, p)| format!("{} {}\n", v + 1, p + 1))
                .collect();
            let input = format!("{n}\n{rows}");
            let expected = winner(wins_by_search(
                &parents.into_iter().map(Some).collect::<Vec<_>>(),
            ));
            let got = winner(first_player_wins(n, &edges));
            assert_answer!(input, expected, got);
        }
    }
}
