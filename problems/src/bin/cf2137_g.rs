//! Codeforces 2137 G. Cry Me a River
//! - url: https://codeforces.com/problemset/problem/2137/G
//! - judge: codeforces
//! - games: graph, acyclic, online retrograde, token
//! - rules: Cry and River take turns to move a token along an edge of an acyclic graph; Cry begins.
//!   Cry wins when the token is on a vertex without an edge, River when it is on a red vertex, even
//!   at the start. A red vertex without an edge counts for River. Vertices turn red one by one. For
//!   some starts in between: can Cry win?
//! - difficulty: 2200
//! - time-limit: 2s
//! - memory-limit: 256MB
//! - input: t in 1..10^4, t * { n in 2..2*10^5, m in 1..2*10^5, q in 1..2*10^5, m * { u in 1..n, v
//!   in 1..n }, q * { x in 1..2, w in 1..n } }, sum(n) <= 2*10^5, sum(m) <= 2*10^5, sum(q) <=
//!   2*10^5
//! - statement: checked with a public retelling of the statement, its limits, and the input of its
//!   sample, and two published programs on 400 inputs; bounds of `t` from memory
//!
//! A state is a vertex together with the player to move. More red never helps Cry, so each state
//! turns from won to lost at most once. With River to move, it does so at the first edge to a lost
//! state. With Cry to move, it does so at the last such edge, so count the edges to states that
//! aren't lost. Each loss is passed on once along the incoming edges. O(n + m + q) over all
//! queries.

use snippets::fast_input::FastInput;

const CRY: usize = 0;
const RIVER: usize = 1;

struct Game {
    /// The vertices with an edge to each vertex.
    before: Vec<Vec<usize>>,
    /// For each vertex, the number of its edges to states with River to move that aren't lost.
    hopes: Vec<usize>,
    /// For each vertex, whether Cry loses with Cry to move, and with River to move.
    lost: Vec<[bool; 2]>,
}

impl Game {
    fn new(n: usize, edges: &[(usize, usize)]) -> Self {
        let (mut before, mut hopes) = (vec![vec![]; n], vec![0; n]);
        for &(u, v) in edges {
            before[v].push(u);
            hopes[u] += 1;
        }
        let lost = vec![[false; 2]; n];
        Self {
            before,
            hopes,
            lost,
        }
    }

    fn paint(&mut self, v: usize) {
        let mut open = vec![(v, CRY), (v, RIVER)];
        while let Some((v, mover)) = open.pop() {
            if std::mem::replace(&mut self.lost[v][mover], true) {
                continue;
            }
            for &u in &self.before[v] {
                if mover == CRY {
                    open.push((u, RIVER));
                    continue;
                }
                self.hopes[u] -= 1;
                if self.hopes[u] == 0 {
                    open.push((u, CRY));
                }
            }
        }
    }

    fn cry_wins(&self, v: usize) -> bool {
        !self.lost[v][CRY]
    }
}

fn verdict(cry_wins: bool) -> &'static str {
    if cry_wins {
        "YES"
    } else {
        "NO"
    }
}

fn main() {
    let mut input = FastInput::from_stdin();
    let mut answers = String::new();
    for _ in 0..input.read() {
        let (n, m, q): (usize, usize, usize) = (input.read(), input.read(), input.read());
        let mut vertex = || input.read::<usize>() - 1;
        let edges: Vec<_> = (0..m).map(|_| (vertex(), vertex())).collect();
        let mut game = Game::new(n, &edges);
        for _ in 0..q {
            let paints = input.read::<u32>() == 1;
            let v = input.read::<usize>() - 1;
            if paints {
                game.paint(v);
            } else {
                answers += verdict(game.cry_wins(v));
                answers += "\n";
            }
        }
    }
    print!("{answers}");
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;

    fn wins_by_search(next: &[Vec<usize>], red: &[bool], v: usize, cry_moves: bool) -> bool {
        let mut ends = next[v]
            .iter()
            .map(|&u| wins_by_search(next, red, u, !cry_moves));
        match (red[v], next[v].is_empty(), cry_moves) {
            (true, ..) => false,
            (_, true, _) => true,
            (_, _, true) => ends.any(|wins| wins),
            (_, _, false) => ends.all(|wins| wins),
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(1000))]
        #[test]
        fn agrees_with_a_game_search(
            n in 2..8usize,
            edges in prop::collection::vec((0..7usize, 0..7usize), 1..14),
            queries in prop::collection::vec((any::<bool>(), 0..7usize), 1..12),
        ) {
            let edges = edges.iter().map(|&(u, v)| (u.min(v) % n, u.max(v) % n));
            let edges = edges.map(|(u, v)| (u.min(v), u.max(v))).filter(|(u, v)| u != v);
            let edges = edges.unique().collect_vec();
            prop_assume!(!edges.is_empty());
            let mut next = vec![vec![]; n];
            edges.iter().for_each(|&(u, v)| next[u].push(v));
            let (mut game, mut red) = (Game::new(n, &edges), vec![false; n]);
            let (mut expected, mut got) = (vec![], vec![]);
            for &(paints, v) in &queries {
                let v = v % n;
                if paints {
                    red[v] = true;
                    game.paint(v);
                } else {
                    expected.push(verdict(wins_by_search(&next, &red, v, true)));
                    got.push(verdict(game.cry_wins(v)));
                }
            }
            let lines = edges.iter().map(|(u, v)| format!("{} {}\n", u + 1, v + 1)).join("");
            let asked = queries
                .iter()
                .map(|(paints, v)| format!("{} {}\n", if *paints { 1 } else { 2 }, v % n + 1))
                .join("");
            let counts = format!("{n} {} {}", edges.len(), queries.len());
            let input = format!("1\n{counts}\n{lines}{asked}");
            assert_answer!(input, expected.join("\n"), got.join("\n"));
        }
    }
}
