//! AtCoder AGC 014 D. Black and White Tree
//! - url: https://atcoder.jp/contests/agc014/tasks/agc014_d
//! - judge: atcoder
//! - games: tree, perfect matching, leaves, pairing strategy, vertex geography
//! - rules: White and Black take turns to paint a vertex of a tree, and White begins. White wins if
//!   in the end some white vertex has no black neighbour; otherwise Black wins.
//! - difficulty: 2000
//! - time-limit: 2s
//! - memory-limit: 256MB
//! - input: n in 2..10^5, (n-1) * { a in 1..n, b in 1..n }, tree(n, a, b)
//! - statement: checked with the statement, its samples, and a published program on about 70 inputs
//!
//! With a perfect matching, Black always paints the partner of White's vertex, so every white
//! vertex gets a black neighbour.
//!
//! Without one, White paints the neighbour of a leaf, and Black must answer at the leaf. Both
//! vertices drop out, and so on, until White owns all neighbours of some vertex. (Vertex geography
//! has the same criterion: the mover wins from every start iff there is a perfect matching.)
//!
//! O(n √n) is the general bound; on trees it takes about O(n).

use snippets::bipartite_geography::bipartite_matching;
use snippets::fast_input::FastInput;

fn first_player_wins(next: &[Vec<usize>]) -> bool {
    bipartite_matching(next).contains(&None)
}

fn main() {
    let mut input = FastInput::from_stdin();
    let n: usize = input.read();
    let mut next = vec![vec![]; n];
    let mut vertex = || input.read::<usize>() - 1;
    for _ in 1..n {
        let (a, b) = (vertex(), vertex());
        next[a].push(b);
        next[b].push(a);
    }
    println!(
        "{}",
        if first_player_wins(&next) {
            "First"
        } else {
            "Second"
        }
    );
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// Returns whether White wins; `colour[v]` is 0 for unpainted, 1 for white, 2 for black.
    fn white_wins(next: &[Vec<usize>], colour: &mut [u8], white_moves: bool) -> bool {
        let mut free = (0..next.len())
            .filter(|&v| colour[v] == 0)
            .collect::<Vec<_>>()
            .into_iter();
        if free.len() == 0 {
            let stays = |v: usize| next[v].iter().all(|&u| colour[u] == 1);
            return (0..next.len()).any(|v| colour[v] == 1 && stays(v));
        }
        let mut after = |v: usize| {
            colour[v] = if white_moves { 1 } else { 2 };
            let wins = white_wins(next, colour, !white_moves);
            colour[v] = 0;
            wins
        };
        if white_moves {
            free.any(after)
        } else {
            free.all(&mut after)
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(100))]
        #[test]
        fn equals_a_search_of_colourings(
            parents in prop::collection::vec(any::<prop::sample::Index>(), 1..8),
        ) {
            let mut next = vec![vec![]; parents.len() + 1];
            for (i, parent) in parents.iter().enumerate() {
                let (v, parent) = (i + 1, parent.index(i + 1));
                next[v].push(parent);
                next[parent].push(v);
            }
            let mut colour = vec![0; next.len()];
            prop_assert_eq!(first_player_wins(&next), white_wins(&next, &mut colour, true));
        }
    }
}
