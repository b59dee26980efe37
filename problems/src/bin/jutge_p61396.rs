//! Jutge P61396. A tree game
//! - url: https://jutge.org/problems/P61396_en
//! - judge: jutge
//! - games: hackenbush, tree, colon principle, smallest winning move
//! - rules: A move removes a vertex of a rooted tree with everything below it. The player who
//!   removes the whole tree loses. Print the least vertex whose removal wins.
//! - difficulty: 2200
//! - input: { n in 1..10^5, (n-1) * { x in 1..n, y in 2..n }, tree(n, x, y), distinct(y) } until
//!   end
//! - statement: checked with the statement and its sample
//!
//! Nobody wants to remove the root, so this is green Hackenbush on a tree. To find the vertex, go
//! down from the root and compute the value that each branch should have. O(n).

use snippets::fast_input::FastInput;
use snippets::tree_sg::tree_winning_moves;

fn answer(winning_moves: &[usize]) -> String {
    let least = winning_moves.first();
    least.map_or("L".to_string(), |v| (v + 1).to_string())
}

fn main() {
    let mut input = FastInput::from_stdin();
    let mut output = String::new();
    while let Some(n) = input.read_or_end() {
        let mut vertex = || input.read::<usize>() - 1;
        let edges: Vec<(usize, usize)> = (1..n).map(|_| (vertex(), vertex())).collect();
        output += &answer(&tree_winning_moves(n, &edges, 0));
        output += "\n";
    }
    print!("{output}");
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use proptest::prelude::*;

    /// Lists the winning moves by the definition. `parents[i]` is the parent of vertex `i + 1`, an
    /// earlier vertex; it's `None` if the vertex is gone.
    fn winning_moves_by_search(parents: &[Option<usize>]) -> Vec<usize> {
        let vertices = 1..=parents.len();
        let there = vertices.filter(|&v| parents[v - 1].is_some());
        let wins = |&v: &usize| {
            let mut option = parents.to_vec();
            option[v - 1] = None;
            for i in v..option.len() {
                if option[i].is_some_and(|p| p > 0 && option[p - 1].is_none()) {
                    option[i] = None;
                }
            }
            winning_moves_by_search(&option).is_empty()
        };
        there.filter(wins).collect()
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
                .map(|(i, &p)| (p, i + 1))
                .collect();
            let n = edges.len() + 1;
            let rows: String = edges
                .iter()
                .map(|(p, v)| format!("{} {}\n", p + 1, v + 1))
                .collect();
            let input = format!("{n}\n{rows}");
            let parents: Vec<_> = parents.into_iter().map(Some).collect();
            let expected = answer(&winning_moves_by_search(&parents));
            let got = answer(&tree_winning_moves(n, &edges, 0));
            assert_answer!(input, expected, got);
        }
    }
}
