//! AtCoder Beginner Contest 398 G. Not Only Tree Game
//! - url: https://atcoder.jp/contests/abc398/tasks/abc398_g
//! - judge: atcoder
//! - games: graph, bipartite, add edges, components, parity
//! - rules: A move adds an edge between two vertices that aren't joined yet, without closing an odd
//!   cycle. A player who cannot move loses.
//! - difficulty: 2000
//! - time-limit: 2s
//! - input: n in 1..2*10^5, m in 0..2*10^5, m * { u in 1..n, v in 1..n, u < v }, distinct(u, v)
//! - statement: checked with the public editorial and a public summary of the statement with its
//!   limits, without its samples; difficulty estimated
//!
//! Let `x` be the number of edges that still fit inside the components. Call a component mixed if
//! it has an edge and one of its sides is odd, the other even. The game ends with one complete
//! bipartite graph.
//!
//! If `n` is odd, the final number of edges is even, so the parity of the edges given decides.
//!
//! If `n` is even and no component is mixed, the second player wins iff half the number of isolated
//! vertices plus `x` is even: whenever the opponent joins an isolated vertex to a component, the
//! answer joins another one, on the side that keeps the parity. From one or two mixed components,
//! the player to move can join them in two ways that differ in this parity, and so wins. With three
//! or more, whoever first leaves fewer than three loses, so the parity of the edges decides again.
//! O(n + m).

use snippets::fast_input::FastInput;

/// Returns the numbers of vertices on the two sides of each component.
fn components(n: usize, edges: &[(usize, usize)]) -> Vec<[usize; 2]> {
    let mut next = vec![vec![]; n];
    for &(u, v) in edges {
        next[u].push(v);
        next[v].push(u);
    }
    let mut side = vec![None; n];
    let mut components = vec![];
    for start in 0..n {
        if side[start].is_some() {
            continue;
        }
        let mut sizes = [0; 2];
        let mut open = vec![(start, 0)];
        side[start] = Some(0);
        while let Some((v, own)) = open.pop() {
            sizes[own] += 1;
            for &u in &next[v] {
                if side[u].is_none() {
                    side[u] = Some(1 - own);
                    open.push((u, 1 - own));
                }
            }
        }
        components.push(sizes);
    }
    components
}

fn first_player_wins(n: usize, edges: &[(usize, usize)]) -> bool {
    let components = components(n, edges);
    let places: usize = components.iter().map(|[a, b]| a * b).sum();
    let isolated = components.iter().filter(|[a, b]| a + b == 1).count();
    let mixed = components.iter().filter(|[a, b]| (a + b) % 2 == 1).count() - isolated;
    match (n % 2, mixed) {
        (0, 0) => (isolated / 2 + places - edges.len()) % 2 == 1,
        (0, 1 | 2) => true,
        _ => edges.len() % 2 == 1,
    }
}

fn winner(first: bool) -> &'static str {
    if first {
        "Aoki"
    } else {
        "Takahashi"
    }
}

fn main() {
    let mut input = FastInput::from_stdin();
    let (n, m): (usize, usize) = (input.read(), input.read());
    let mut vertex = || input.read::<usize>() - 1;
    let edges: Vec<_> = (0..m).map(|_| (vertex(), vertex())).collect();
    println!("{}", winner(first_player_wins(n, &edges)));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;
    use std::cell::RefCell;
    use std::collections::HashMap;

    /// The sizes of the sides of each component, sorted, and the number of edges that still fit
    /// inside the components.
    type State = (Vec<[usize; 2]>, usize);

    fn sorted(mut components: Vec<[usize; 2]>) -> Vec<[usize; 2]> {
        components
            .iter_mut()
            .for_each(|sides| sides.sort_unstable());
        components.sort_unstable();
        components
    }

    fn wins_by_search(state: &State, known: &mut HashMap<State, bool>) -> bool {
        if let Some(&wins) = known.get(state) {
            return wins;
        }
        let (components, inside) = state;
        let mut wins = *inside > 0 && !wins_by_search(&(components.clone(), inside - 1), known);
        for (i, j) in (0..components.len()).tuple_combinations() {
            for (s, t) in [0, 1].into_iter().cartesian_product([0, 1]) {
                // Add an edge from side `s` of `one` to side `t` of `other`.
                let (one, other) = (components[i], components[j]);
                if one[s] == 0 || other[t] == 0 {
                    continue;
                }
                let joined = [one[s] + other[1 - t], one[1 - s] + other[t]];
                let places = one[0] * one[1] + other[0] * other[1];
                let inside = inside + joined[0] * joined[1] - places - 1;
                let mut option = components.clone();
                option.remove(j);
                option[i] = joined;
                wins = wins || !wins_by_search(&(sorted(option), inside), known);
            }
        }
        known.insert(state.clone(), wins);
        wins
    }

    thread_local! {
        static KNOWN: RefCell<HashMap<State, bool>> = RefCell::default();
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(
            n in 1..11usize,
            sides in any::<u16>(),
            edges in prop::collection::vec((0..10usize, 0..10usize), 0..12),
        ) {
            let edges = edges.iter().map(|&(u, v)| (u.min(v), u.max(v)));
            let fits = |&(u, v): &(usize, usize)| v < n && (sides >> u ^ sides >> v) & 1 == 1;
            let edges = edges.filter(fits).unique().collect_vec();
            let lines = edges.iter().map(|(u, v)| format!("{} {}\n", u + 1, v + 1)).join("");
            let input = format!("{n} {}\n{lines}", edges.len());
            let components = sorted(components(n, &edges));
            let places: usize = components.iter().map(|[a, b]| a * b).sum();
            let state = (components, places - edges.len());
            let wins = KNOWN.with_borrow_mut(|known| wins_by_search(&state, known));
            let (expected, got) = (winner(wins), winner(first_player_wins(n, &edges)));
            assert_answer!(input, expected, got);
        }
    }
}
