//! Win, lose or draw where play can go round for ever.
//!
//! - Definition: a player who can't move loses; endless play is a draw. A position is a win if the
//!   mover can force the end of play with the other player to move, and a loss if the other player
//!   can force it against the mover. The number of moves until then is that of play in which the
//!   winner hurries and the loser delays.
//! - Theorem: retrograde analysis. A lost option makes a win; a position whose options are all won
//!   is lost; whatever this never decides is drawn.
//! - Method: breadth-first from the ends, so distances come out in increasing order. Each position
//!   has a counter of its moves that aren't refuted yet; parallel moves count one by one.
//! - Time: O(V + E). Memory: O(V), and O(E) only if the graph is given in full.
//! - Source: E. Zermelo (1913); K. Thompson, ICCA J. 9 (1986), 131–139.
//! - Status: outcomes and distances equal to a value iteration from the definition on all graphs of
//!   3 positions with loops, and at random on 6 with parallel moves; best moves keep outcome and
//!   distance there, `v → {L, W}` of a known wrong library included.
//! - names: retrograde analysis, win lose draw on a cyclic graph, cat and mouse, can the game go on
//!   forever, draw, infinite play, win lose or draw for each vertex of a directed graph with
//!   cycles, play that goes on forever is a draw, 有向图博弈, 后退分析, 逆推, 後退解析, 勝敗引き分け, 猫捉老鼠, 猫とねずみ

use cargo_snippet::snippet;

/// The result that the mover can force, and the number of moves until the end under best play.
///
/// The winner hurries and the loser delays.
#[snippet("outcome_kinds", doc_hidden)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// The mover wins in this many moves, an odd number.
    Win(u64),
    /// The mover loses in this many moves, an even number; 0 at an end.
    Lose(u64),
    /// Neither player can force an end.
    Draw,
}

/// The outcome of every position `0..out_degree.len()` for the mover.
///
/// `out_degree[v]` counts the moves from `v`. If it's 0, the mover has lost, whatever `before` says
/// of moves from there; so setting it to 0 makes any position an end. `before(v)` gives the
/// positions with a move to `v`, once per move. O(V + E).
///
/// # Panics
/// If `before` gives a position that is not below `out_degree.len()`, or if it doesn't give as many
/// moves as `out_degree` counts.
///
/// ```
/// use snippets::outcome::{outcomes, Outcome::*};
///
/// // Moves 0 → 0, 0 → 1 and 1 → 2.
/// let before = [vec![0], vec![0], vec![1]];
/// let o = outcomes(&[2, 1, 0], |v| before[v].iter().copied());
/// assert_eq!(o, [Draw, Win(1), Lose(0)]);
/// ```
#[snippet("outcome", doc_hidden, include = "outcome_kinds")]
pub fn outcomes<I: IntoIterator<Item = usize>>(
    out_degree: &[usize],
    before: impl Fn(usize) -> I,
) -> Vec<Outcome> {
    let mut outcomes = vec![Outcome::Draw; out_degree.len()];
    let mut unrefuted = out_degree.to_vec();
    let ends = (0..out_degree.len()).filter(|&v| out_degree[v] == 0);
    let mut queue: Vec<usize> = ends.collect();
    queue.iter().for_each(|&v| outcomes[v] = Outcome::Lose(0));
    let (mut head, mut given) = (0, 0);
    while let Some(&v) = queue.get(head) {
        head += 1;
        for u in before(v) {
            given += usize::from(out_degree[u] > 0);
            if outcomes[u] != Outcome::Draw {
                continue;
            }
            outcomes[u] = match outcomes[v] {
                Outcome::Win(moves) if unrefuted[u] == 1 => Outcome::Lose(moves + 1),
                Outcome::Lose(moves) => Outcome::Win(moves + 1),
                _ => {
                    unrefuted[u] -= 1;
                    continue;
                }
            };
            queue.push(u);
        }
    }
    let drawn = (0..outcomes.len()).filter(|&v| outcomes[v] == Outcome::Draw);
    given += drawn
        .flat_map(before)
        .filter(|&u| out_degree[u] > 0)
        .count();
    let counted = out_degree.iter().sum::<usize>();
    assert_eq!(
        given, counted,
        "`before` and `out_degree` disagree about the number of moves"
    );
    outcomes
}

/// The outcome of every position of the graph with options `next`. O(V + E).
///
/// # Panics
/// If an option is not below `next.len()`.
///
/// ```
/// use snippets::outcome::{graph_outcomes, Outcome::*};
///
/// let next = [vec![1, 3], vec![2], vec![], vec![0]];
/// assert_eq!(graph_outcomes(&next), [Draw, Win(1), Lose(0), Draw]);
/// ```
#[snippet("outcome", doc_hidden)]
pub fn graph_outcomes(next: &[Vec<usize>]) -> Vec<Outcome> {
    let mut before = vec![vec![]; next.len()];
    for (v, options) in next.iter().enumerate() {
        for &u in options {
            before[u].push(v);
        }
    }
    let out_degree: Vec<usize> = next.iter().map(Vec::len).collect();
    outcomes(&out_degree, |v| before[v].iter().copied())
}

/// The outcomes if the two players have different moves and take turns.
///
/// Entry `v` is `[outcome if the first player moves from v, outcome if the second one does]`. O(V +
/// E).
///
/// # Panics
/// If the lengths of the two lists differ, or if an option is not below this length.
///
/// ```
/// use snippets::outcome::{two_sided_outcomes, Outcome::*};
///
/// // Only the first player has a move.
/// let o = two_sided_outcomes(&[vec![1], vec![]], &[vec![], vec![]]);
/// assert_eq!(o, [[Win(1), Lose(0)], [Lose(0), Lose(0)]]);
/// ```
#[snippet("two_sided_outcomes", doc_hidden, include = "outcome, outcome_kinds")]
pub fn two_sided_outcomes(first: &[Vec<usize>], second: &[Vec<usize>]) -> Vec<[Outcome; 2]> {
    assert_eq!(
        first.len(),
        second.len(),
        "both players need a list of moves for each position"
    );
    let seen_by = |moves: &[usize], turn| moves.iter().map(|&u| 2 * u + 1 - turn).collect();
    let positions = first.iter().zip(second);
    let next: Vec<Vec<usize>> = positions
        .flat_map(|(one, two)| [seen_by(one, 0), seen_by(two, 1)])
        .collect();
    let outcomes = graph_outcomes(&next);
    outcomes.chunks(2).map(|pair| [pair[0], pair[1]]).collect()
}

/// The best of the `options` of position `v`; `None` at an end.
///
/// From a win it's the nearest lost option, from a draw a drawn one, from a loss the farthest won
/// one. Following it keeps the outcome, and from a win the number of moves until the end falls at
/// every turn. Also `None` if no option fits the outcome, because they aren't those of `v`.
///
/// # Panics
/// If `v` or an option is not below `outcomes.len()`.
///
/// ```
/// use snippets::outcome::{best_move, graph_outcomes};
///
/// let next = [vec![0, 1, 2], vec![], vec![0]];
/// let outcomes = graph_outcomes(&next);
/// assert_eq!(best_move(0, next[0].iter().copied(), &outcomes), Some(1));
/// assert_eq!(best_move(1, next[1].iter().copied(), &outcomes), None);
/// ```
#[snippet("best_move", doc_hidden, include = "outcome_kinds")]
pub fn best_move(
    v: usize,
    options: impl IntoIterator<Item = usize>,
    outcomes: &[Outcome],
) -> Option<usize> {
    let wanted = match outcomes[v] {
        Outcome::Win(moves) => Outcome::Lose(moves - 1),
        Outcome::Lose(moves) => Outcome::Win(moves.checked_sub(1)?),
        Outcome::Draw => Outcome::Draw,
    };
    options.into_iter().find(|&u| outcomes[u] == wanted)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// The outcomes when play is stopped as a draw after 0, 1, 2, … moves, until two
    /// rounds agree: literally the definition.
    fn by_iteration(next: &[Vec<usize>]) -> Vec<Outcome> {
        let score = |o: &Outcome| match *o {
            Outcome::Lose(moves) => i64::MAX - moves as i64,
            Outcome::Draw => 0,
            Outcome::Win(moves) => moves as i64 - i64::MAX,
        };
        let mut now = vec![Outcome::Draw; next.len()];
        for _ in 0..=2 * next.len() {
            let value = |options: &Vec<usize>| {
                let best = options.iter().map(|&u| now[u]).max_by_key(score);
                match best {
                    None => Outcome::Lose(0),
                    Some(Outcome::Lose(moves)) => Outcome::Win(moves + 1),
                    Some(Outcome::Win(moves)) => Outcome::Lose(moves + 1),
                    Some(Outcome::Draw) => Outcome::Draw,
                }
            };
            now = next.iter().map(value).collect();
        }
        now
    }

    fn check(next: &[Vec<usize>]) {
        let outcomes = graph_outcomes(next);
        assert_eq!(outcomes, by_iteration(next), "{next:?}");
        for (v, options) in next.iter().enumerate() {
            let best = best_move(v, options.iter().copied(), &outcomes);
            let kept = match (outcomes[v], best.map(|u| outcomes[u])) {
                (Outcome::Win(a), Some(Outcome::Lose(b))) => a == b + 1,
                (Outcome::Lose(a), Some(Outcome::Win(b))) => a == b + 1,
                (Outcome::Draw, Some(Outcome::Draw)) => true,
                (Outcome::Lose(0), None) => options.is_empty(),
                _ => false,
            };
            assert!(kept, "{next:?}: {v} to {best:?}");
        }
    }

    fn random_graph(n: usize) -> impl Strategy<Value = Vec<Vec<usize>>> {
        prop::collection::vec(prop::collection::vec(0..n, 0..4), n)
    }

    #[test]
    fn equals_definition_on_all_graphs_of_three() {
        for subset in 0..1u32 << 9 {
            let options = |v: usize| (0..3).filter(|u| subset >> (3 * v + u) & 1 == 1).collect();
            check(&(0..3).map(options).collect::<Vec<_>>());
        }
        check(&[]);
    }

    proptest! {
        #[test]
        fn equals_definition_with_parallel_moves(next in random_graph(6)) {
            check(&next);
        }

        #[test]
        fn two_sided_is_the_graph_of_positions_with_turns(
            first in random_graph(5), second in random_graph(5),
        ) {
            let mut next = vec![vec![]; 10];
            for v in 0..5 {
                next[v] = first[v].iter().map(|u| u + 5).collect();
                next[v + 5].clone_from(&second[v]);
            }
            let expected = by_iteration(&next);
            let got = two_sided_outcomes(&first, &second);
            for v in 0..5 {
                prop_assert_eq!(got[v], [expected[v], expected[v + 5]]);
            }
        }

        #[test]
        fn degree_zero_makes_an_end(next in random_graph(6), end in 0..6usize) {
            let mut cut = next.clone();
            cut[end].clear();
            let degree: Vec<_> = cut.iter().map(Vec::len).collect();
            let before = |v| {
                let next = &next;
                (0..6).flat_map(move |u| next[u].iter().filter(move |&&w| w == v).map(move |_| u))
            };
            prop_assert_eq!(outcomes(&degree, before), by_iteration(&cut));
        }
    }

    #[test]
    #[should_panic(expected = "`before` and `out_degree` disagree about the number of moves")]
    fn a_missing_move_is_told() {
        outcomes(&[2, 0], |v| (0..v).take(1));
    }

    #[test]
    #[should_panic(expected = "`before` and `out_degree` disagree about the number of moves")]
    fn moves_that_are_not_counted_are_told() {
        outcomes(&[1, 1], |_| [0, 1]);
    }

    #[test]
    #[should_panic(expected = "both players need a list of moves for each position")]
    fn two_sides_of_different_length_are_refused() {
        two_sided_outcomes(&[vec![]], &[]);
    }

    #[test]
    fn a_near_won_option_does_not_tempt_the_winner() {
        // v → {L, W}, W → t, L → a → b → c → t: W ends sooner, but loses.
        let [v, l, w, t, a, b, c] = [0, 1, 2, 3, 4, 5, 6];
        let next = [
            vec![l, w],
            vec![a],
            vec![t],
            vec![],
            vec![b],
            vec![c],
            vec![t],
        ];
        let outcomes = graph_outcomes(&next);
        assert_eq!(outcomes[v], Outcome::Win(5));
        assert_eq!(best_move(v, next[v].iter().copied(), &outcomes), Some(l));
    }

    #[test]
    fn a_path_of_a_million_keeps_its_distances() {
        let n = 1_000_000;
        let next: Vec<_> = (0..n).map(|v| (v + 1..n).take(1).collect()).collect();
        let outcomes = graph_outcomes(&next);
        assert_eq!(outcomes[0], Outcome::Win(n as u64 - 1));
        assert_eq!(outcomes[1], Outcome::Lose(n as u64 - 2));
    }
}
