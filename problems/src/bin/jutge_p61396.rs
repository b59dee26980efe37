//! Jutge P61396. A tree game
//! - url: https://jutge.org/problems/P61396_en
//! - judge: jutge
//! - games: hackenbush, tree, colon principle, smallest winning move
//!
//! A move removes a non-empty subtree, and who removes the whole tree loses: green
//! Hackenbush on a tree, where the root stays for ever. The least vertex that can be
//! removed to win, by what each branch should be worth, from the root down. O(n).

use snippets::fast_input::FastInput;
use snippets::tree_sg::tree_winning_moves;

fn main() {
    let mut input = FastInput::from_stdin();
    let mut answer = String::new();
    while let Some(n) = input.read_or_end() {
        let mut vertex = || input.read::<usize>() - 1;
        let edges: Vec<(usize, usize)> = (1..n).map(|_| (vertex(), vertex())).collect();
        answer += &match tree_winning_moves(n, &edges, 0).first() {
            Some(v) => format!("{}\n", v + 1),
            None => "L\n".to_string(),
        };
    }
    print!("{answer}");
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// The definition; `parents[i]` of vertex `i + 1` is an earlier vertex, `None` if it is gone.
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
        fn moves_agree_with_a_game_search(parents in prop::collection::vec(any::<prop::sample::Index>(), 0..7)) {
            let parents: Vec<usize> = parents.iter().enumerate().map(|(i, p)| p.index(i + 1)).collect();
            let edges: Vec<(usize, usize)> = parents.iter().enumerate().map(|(i, &p)| (p, i + 1)).collect();
            let expected = winning_moves_by_search(&parents.into_iter().map(Some).collect::<Vec<_>>());
            prop_assert_eq!(tree_winning_moves(edges.len() + 1, &edges, 0), expected);
        }
    }
}
