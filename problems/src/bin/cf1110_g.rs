//! Codeforces 1110 G. Tree-Tac-Toe
//! - url: https://codeforces.com/problemset/problem/1110/G
//! - judge: codeforces
//! - games: maker-breaker, tree, tic-tac-toe, path of three, strategy stealing, gadget
//! - rules: White and Black take turns to colour a free vertex of a tree; White begins, and some
//!   vertices are white before. A player whose colour has a path of three vertices wins. Who wins?
//! - difficulty: 3100
//! - time-limit: 3s
//! - memory-limit: 256MB
//! - input: t in 1..50000, t * { n in 1..5*10^5, (n-1) * { v in 1..n, u in 1..n }, s in "WN" n..n,
//!   tree(n, v, u) }, sum(n) <= 5*10^5
//! - statement: checked with the statement's public copy and its sample; a vertex is free, and no
//!   path of three is white
//!
//! Black never wins, because White could steal the strategy. Replace each white vertex by a free
//! one with a new neighbour that has two new leaves: if White takes the vertex, Black must answer
//! at the neighbour, so nothing else changes. Now all vertices are free. White wins if a vertex has
//! four neighbours, or if it has three of which at least two aren't leaves. Otherwise the tree is a
//! path that may fork into two leaves at each end. White wins it iff both ends fork and the number
//! of vertices is odd: Black must answer along every second vertex, until White meets the other
//! fork with the move in hand. All other trees are a draw. O(n).

use snippets::fast_input::FastInput;

fn white_wins(n: usize, edges: &[(usize, usize)], is_white: impl Fn(usize) -> bool) -> bool {
    let mut edges = edges.to_vec();
    let mut all = n;
    for v in (0..n).filter(|&v| is_white(v)) {
        edges.extend([(v, all), (all, all + 1), (all, all + 2)]);
        all += 3;
    }
    let mut degrees = vec![0; all];
    for &(u, v) in &edges {
        degrees[u] += 1;
        degrees[v] += 1;
    }
    let mut inner = vec![0; all];
    for &(u, v) in &edges {
        inner[u] += usize::from(degrees[v] > 1);
        inner[v] += usize::from(degrees[u] > 1);
    }
    let forks = degrees.iter().filter(|&&degree| degree == 3).count();
    (0..all).any(|v| degrees[v] > 3 || degrees[v] == 3 && inner[v] > 1)
        || forks == 2 && all % 2 == 1
}

fn main() {
    let mut input = FastInput::from_stdin();
    let mut answers = String::new();
    for _ in 0..input.read::<usize>() {
        let n = input.read();
        let mut vertex = || input.read::<usize>() - 1;
        let edges: Vec<(usize, usize)> = (1..n).map(|_| (vertex(), vertex())).collect();
        let letters = input.read_word();
        let wins = white_wins(n, &edges, |v| letters.as_bytes()[v] == b'W');
        answers += if wins { "White\n" } else { "Draw\n" };
    }
    print!("{answers}");
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;
    use std::collections::HashMap;

    struct Game {
        n: usize,
        paths: Vec<u32>,
        known: HashMap<(u32, u32), i32>,
    }

    impl Game {
        /// 1 if the mover wins, -1 if he loses, by the sets of his and of the other's vertices.
        fn search(&mut self, own: u32, other: u32) -> i32 {
            if self.paths.iter().any(|path| other & path == *path) {
                return -1;
            }
            if let Some(&score) = self.known.get(&(own, other)) {
                return score;
            }
            let free = (0..self.n).filter(|v| (own | other) >> v & 1 == 0);
            let scores = free
                .map(|v| -self.search(other, own | 1 << v))
                .collect_vec();
            let score = scores.into_iter().max().unwrap_or(0);
            self.known.insert((own, other), score);
            score
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(48))]
        #[test]
        fn agrees_with_a_game_search(
            parents in prop::collection::vec(any::<prop::sample::Index>(), 0..7),
            near in any::<bool>(),
            white in prop::collection::vec(prop::bool::weighted(0.2), 8),
        ) {
            let n = parents.len() + 1;
            // Long trees have forks at their ends.
            let parent = |v: usize| if near {
                v - 1 - parents[v - 1].index(v.min(2))
            } else {
                parents[v - 1].index(v)
            };
            let edges = (1..n).map(|v| (v, parent(v))).collect_vec();
            let are_joined = |u, v| edges.contains(&(u, v)) || edges.contains(&(v, u));
            let paths = (0..n).combinations(3).filter(|path| {
                let joined = path.iter().tuple_combinations();
                joined.filter(|(u, v)| are_joined(**u, **v)).count() == 2
            });
            let paths = paths.map(|path| path.iter().fold(0, |set, v| set | 1 << v)).collect_vec();
            let set = (0..n).filter(|&v| white[v]).fold(0, |set: u32, v| set | 1 << v);
            prop_assume!(set.count_ones() < n as u32);
            prop_assume!(!paths.iter().any(|path| set & path == *path));
            let expected = Game { n, paths, known: HashMap::new() }.search(set, 0);
            let expected = ["Black", "Draw", "White"][(expected + 1) as usize];
            let lines = edges.iter().map(|(u, v)| format!("{} {}\n", u + 1, v + 1));
            let letters = (0..n).map(|v| if white[v] { 'W' } else { 'N' }).join("");
            let input = format!("1\n{n}\n{}{letters}\n", lines.format(""));
            let got = if white_wins(n, &edges, |v| white[v]) { "White" } else { "Draw" };
            assert_answer!(input, expected, got);
        }
    }
}
