//! Play for costs where it can go round for ever: the cheapest forced end.
//!
//! - Definition: every move costs something, and play ends at some positions for a final cost. The
//!   minimiser wants play to end and to cost little in all; the maximiser wants it never to end, or
//!   else to cost much. Endless play costs ∞, and so does a position without moves that is no end.
//! - Theorem: with costs ≥ 0, the value of a position is the least or the largest `c + value` of
//!   its options, as its player wants. With cycles, these equations can have many solutions. The
//!   right one comes from settling values in increasing order, where a position of the maximiser
//!   waits until its last option is settled. With negative costs this is false.
//! - Method: Dijkstra backwards from the ends. The minimiser's positions enter the queue with every
//!   settled option, the maximiser's with the last one; parallel moves count one by one. If the
//!   winner of a game saves and the loser wastes, put each position in twice: as the minimiser's
//!   and as the maximiser's.
//! - Time: O((V + E) log E). Memory: O(V + E).
//! - Source: E. W. Dijkstra, Numer. Math. 1 (1959), 269–271; for games L. Khachiyan et al., Theory
//!   Comput. Syst. 43 (2008), 204–233.
//! - Status: costs equal to a value iteration from the definition for all moves of two positions
//!   beside an end, with costs 0 and 1, and at random on 6 with parallel moves, costs up to 2^58;
//!   the moves end play at that cost there against every reply; a path and a star of 10^5
//!   positions.
//! - names: shortest win, longest delay, dijkstra on a game, minimise the cost, number of moves
//!   until the win, win as fast as possible, smallest total cost on a weighted graph, 最短步数, 后退分析,
//!   後退解析, 最短手数

use cargo_snippet::snippet;

/// The value of every position, and how many values were settled before it; `None` is ∞.
///
/// `next[v]` lists the moves of `v` as `(option, cost)`. `final_cost[v]` is `Some` where play ends;
/// moves from there are ignored. The minimiser moves at `v` if `minimises[v]`. O((V + E) log E).
///
/// # Panics
/// If the lengths differ, if an option is not below `next.len()`, or if a finite value is
/// `u64::MAX` or more.
///
/// ```
/// use snippets::retrograde::costs_to_end;
///
/// // The maximiser at 0 goes to 1 for 5 or ends play for 2; the minimiser at 1 ends it for 3 or
/// // goes back.
/// let next = [vec![(1, 5), (2, 2)], vec![(0, 0), (2, 3)], vec![]];
/// let values = costs_to_end(&next, &[false, true, true], &[None, None, Some(0)]);
/// assert_eq!(values, [Some((8, 2)), Some((3, 1)), Some((0, 0))]);
/// ```
#[snippet("retrograde", doc_hidden)]
pub fn costs_to_end(
    next: &[Vec<(usize, u64)>],
    minimises: &[bool],
    final_cost: &[Option<u64>],
) -> Vec<Option<(u64, usize)>> {
    use std::{cmp::Reverse, collections::BinaryHeap};
    let n = next.len();
    assert!(
        n == minimises.len() && n == final_cost.len(),
        "the lists describe the same positions"
    );
    let mut before = vec![vec![]; n];
    let mut unsettled = vec![0; n];
    let mut worst = vec![0; n];
    for v in (0..n).filter(|&v| final_cost[v].is_none()) {
        unsettled[v] = next[v].len();
        next[v].iter().for_each(|&(u, c)| before[u].push((v, c)));
    }
    let ends = (0..n).filter_map(|v| Some(Reverse((final_cost[v]?, v))));
    let mut queue: BinaryHeap<Reverse<(u64, usize)>> = ends.collect();
    let mut values = vec![None; n];
    let mut settled = 0;
    while let Some(Reverse((cost, v))) = queue.pop() {
        if values[v].is_some() {
            continue;
        }
        assert!(cost < u64::MAX, "the value of position {v} reaches {cost}");
        values[v] = Some((cost, settled));
        settled += 1;
        for &(u, c) in &before[v] {
            let through = cost.saturating_add(c);
            unsettled[u] -= 1;
            worst[u] = through.max(worst[u]);
            if minimises[u] {
                queue.push(Reverse((through, u)));
            } else if unsettled[u] == 0 {
                queue.push(Reverse((worst[u], u)));
            }
        }
    }
    values
}

/// The best moves of position `v`, as indices into its `moves`.
///
/// `values` is the result of [`costs_to_end`], and `v` is no position where play has ended. Any of
/// these moves may be played at any time: they keep the value, and from a finite one go to a
/// position settled earlier, so the end comes even if cycles cost nothing.
///
/// ```
/// use snippets::retrograde::{best_cost_moves, costs_to_end};
///
/// let next = [vec![(1, 5), (2, 2)], vec![(0, 0), (2, 3)], vec![]];
/// let values = costs_to_end(&next, &[false, true, true], &[None, None, Some(0)]);
/// assert_eq!(best_cost_moves(0, &next[0], &values), [0]);
/// assert_eq!(best_cost_moves(1, &next[1], &values), [1]);
/// ```
#[snippet("retrograde", doc_hidden)]
pub fn best_cost_moves(
    v: usize,
    moves: &[(usize, u64)],
    values: &[Option<(u64, usize)>],
) -> Vec<usize> {
    let keeps = |&i: &usize| match (values[v], values[moves[i].0]) {
        (Some((value, place)), Some((rest, earlier))) => {
            earlier < place && rest.saturating_add(moves[i].1) == value
        }
        (value, rest) => value == rest,
    };
    (0..moves.len()).filter(keeps).collect()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    type Moves = Vec<(usize, u64)>;

    /// The values when play is stopped at cost ∞ after 0, 1, 2, … moves: literally the definition.
    fn by_iteration(next: &[Moves], minimises: &[bool], end: &[Option<u64>]) -> Vec<Option<u64>> {
        let infinite = u128::MAX;
        let mut now: Vec<u128> = vec![infinite; next.len()];
        for _ in 0..=2 * next.len() {
            let value = |v: usize| {
                let through = |&(u, c): &(usize, u64)| now[u].saturating_add(c.into());
                let through = next[v].iter().map(through);
                match (end[v], minimises[v]) {
                    (Some(cost), _) => cost.into(),
                    (None, true) => through.min().unwrap_or(infinite),
                    (None, false) => through.max().unwrap_or(infinite),
                }
            };
            now = (0..next.len()).map(value).collect();
        }
        let finite = |x: u128| Some(x).filter(|&x| x < infinite).map(|x| x as u64);
        now.into_iter().map(finite).collect()
    }

    /// The largest or the least cost of play until it ends, in which one player keeps to `plan` and
    /// the other one may do anything; `None` is ∞.
    fn against_all(
        next: &[Moves],
        end: &[Option<u64>],
        plan: &[Option<Vec<usize>>],
        is_largest: bool,
    ) -> Vec<Option<u64>> {
        let planned: Vec<Moves> = (0..next.len())
            .map(|v| match &plan[v] {
                Some(moves) => moves.iter().map(|&i| next[v][i]).collect(),
                None => next[v].clone(),
            })
            .collect();
        by_iteration(&planned, &vec![!is_largest; next.len()], end)
    }

    fn costs_of(values: &[Option<(u64, usize)>]) -> Vec<Option<u64>> {
        let costs = values.iter().map(|value| value.map(|(cost, _)| cost));
        costs.collect()
    }

    fn check(next: &[Moves], minimises: &[bool], end: &[Option<u64>]) {
        let values = costs_to_end(next, minimises, end);
        let costs = costs_of(&values);
        assert_eq!(
            costs,
            by_iteration(next, minimises, end),
            "{next:?} {minimises:?} {end:?}"
        );
        let best = |v: usize| best_cost_moves(v, &next[v], &values);
        for keeps_minimiser in [true, false] {
            // Any mixture of best moves of one player against any moves of the other one.
            let plan: Vec<_> = (0..next.len())
                .map(|v| (minimises[v] == keeps_minimiser && end[v].is_none()).then(|| best(v)))
                .map(|moves| moves.filter(|moves| !moves.is_empty()))
                .collect();
            let guaranteed = against_all(next, end, &plan, keeps_minimiser);
            for v in 0..next.len() {
                if costs[v].is_some() || !keeps_minimiser {
                    assert_eq!(
                        guaranteed[v], costs[v],
                        "{next:?} {minimises:?} {end:?} at {v}"
                    );
                }
            }
        }
    }

    #[test]
    fn equals_definition_for_all_moves_of_two_positions_beside_an_end() {
        // For each move of 9: none, cost 0 or cost 1; position 2 ends play, at a cost of 0 or 1.
        for code in 0..3usize.pow(6) {
            let moves = |v: usize| {
                let costs =
                    (0..3).map(move |u| (u, code / 3usize.pow(3 * v as u32 + u as u32) % 3));
                let there = costs.filter(|&(_, c)| c > 0);
                there.map(|(u, c)| (u, c as u64 - 1)).collect()
            };
            let next = [moves(0), moves(1), vec![(0, 0)]];
            for players in 0..4 {
                let minimises = [players & 1 == 1, players & 2 == 2, true];
                check(&next, &minimises, &[None, None, Some(players % 2)]);
            }
        }
    }

    fn random_graph(n: usize) -> impl Strategy<Value = Vec<Moves>> {
        let cost = prop_oneof![4 => 0u64..4, 1 => (1u64 << 57)..(1 << 58)];
        prop::collection::vec(prop::collection::vec((0..n, cost), 0..4), n)
    }

    proptest! {
        #[test]
        fn equals_definition_with_parallel_moves(
            next in random_graph(6),
            minimises in prop::collection::vec(any::<bool>(), 6),
            end in prop::collection::vec(prop::option::weighted(0.3, 0..5u64), 6),
        ) {
            check(&next, &minimises, &end);
        }
    }

    #[test]
    fn a_cheap_looking_cycle_of_no_cost_is_left() {
        let next = [vec![(1, 0)], vec![(0, 0), (2, 0)], vec![]];
        let values = costs_to_end(&next, &[true; 3], &[None, None, Some(0)]);
        assert_eq!(costs_of(&values), [Some(0); 3]);
        assert_eq!(best_cost_moves(1, &next[1], &values), [1]);
    }

    #[test]
    #[should_panic(expected = "the value of position 0 reaches 18446744073709551615")]
    fn costs_that_do_not_fit_are_refused() {
        let next = [vec![(1, u64::MAX)], vec![(2, 1)], vec![]];
        costs_to_end(&next, &[true; 3], &[None, None, Some(0)]);
    }

    #[test]
    fn a_dear_option_that_nobody_takes_may_cost_anything() {
        let next = [vec![(1, u64::MAX), (2, 3)], vec![(2, 9)], vec![]];
        let values = costs_to_end(&next, &[true; 3], &[None, None, Some(7)]);
        assert_eq!(costs_of(&values), [Some(10), Some(16), Some(7)]);
        assert_eq!(best_cost_moves(0, &next[0], &values), [1]);
    }

    #[test]
    fn a_long_path_and_a_wide_star_are_settled() {
        let n = 100_000usize;
        let path: Vec<Moves> = (0..n).map(|v| vec![(v.saturating_sub(1), 2)]).collect();
        let mut end = vec![None; n];
        end[0] = Some(1);
        let minimises: Vec<bool> = (0..n).map(|v| v % 2 == 0).collect();
        let costs = costs_of(&costs_to_end(&path, &minimises, &end));
        assert_eq!(costs[n - 1], Some(2 * (n as u64 - 1) + 1));
        let star: Vec<Moves> = (0..n)
            .map(|v| if v == 0 { vec![] } else { vec![(0, v as u64)] })
            .chain([(1..n).map(|v| (v, 1)).collect()])
            .collect();
        end.push(None);
        for (keeps_minimiser, expected) in [(true, 3), (false, n as u64 + 1)] {
            let costs = costs_of(&costs_to_end(&star, &vec![keeps_minimiser; n + 1], &end));
            assert_eq!(costs[n], Some(expected));
        }
    }
}
