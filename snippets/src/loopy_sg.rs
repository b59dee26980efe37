//! Sums of games in which play can go round for ever.
//!
//! - Definition: endless play is a draw. The value of a position is a Grundy value, or ∞(K), where
//!   K is the set of Grundy values among its options.
//! - Theorem: finite values add as nim-sums, m + ∞(K) = ∞(K ⊕ m), and ∞ + ∞ = ∞(∅). A sum is lost
//!   iff its value is 0, won iff it's another number or ∞(K) with 0 ∈ K, and drawn otherwise.
//!   Nim-sums of Grundy values from `mex` alone, which knows no draws, give wrong answers here.
//! - Method: for m = 0, 1, …, `v` gets value m iff it has options of all values below m, and every
//!   option without a value below m has itself an option of value m (it reverts). That is one
//!   retrograde analysis for each m, with a counter of the options not yet reverting. A paste has
//!   more than 60 lines because it holds a retrograde analysis of its own and the sets K.
//! - Time: O((V + E) √E), because a value m needs m(m + 1)/2 edges below it. Memory: O(V + E).
//! - Source: C. A. B. Smith, J. Combin. Theory 1 (1966), 51–81;
//!   A. S. Fraenkel and Y. Perl, Coll. Math. Soc. János Bolyai 10 (1975), 667–699.
//! - Status: sums of two equal to a retrograde search of the product graph, on all graphs of 3
//!   positions with loops and at random on 7; sums of three at random on 4; the same for winning
//!   moves.
//! - names: cycles, draws, smith theorem, loopy games, several tokens on a graph with cycles, play
//!   for ever, 有环博弈, 带环博弈, ループのあるゲーム

use cargo_snippet::snippet;

/// The value of a position of a game that may be endless.
#[snippet("loopy_sg", doc_hidden)]
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Loopy {
    /// A Grundy value.
    Finite(u64),
    /// ∞(K).
    Infinite(std::collections::BTreeSet<u64>),
}

#[snippet("loopy_sg", doc_hidden)]
impl Loopy {
    /// Returns whether the mover loses.
    pub fn is_p_position(&self) -> bool {
        *self == Loopy::Finite(0)
    }

    /// Returns whether the mover wins. A position that is neither lost nor won is drawn.
    pub fn is_n_position(&self) -> bool {
        match self {
            Loopy::Finite(g) => *g > 0,
            Loopy::Infinite(k) => k.contains(&0),
        }
    }
}

/// The value of every position of the graph with options `next`.
///
/// # Panics
/// If an option is not below `next.len()`.
///
/// ```
/// use snippets::loopy_sg::{loopy_sg_table, Loopy::*};
///
/// // 0 → 0, 0 → 1, 1 → 2, 2 → 1, 2 → 3.
/// let values = loopy_sg_table(&[vec![0, 1], vec![2], vec![1, 3], vec![]]);
/// assert_eq!(values, [Infinite([0].into()), Finite(0), Finite(1), Finite(0)]);
/// ```
#[snippet("loopy_sg", doc_hidden)]
pub fn loopy_sg_table(next: &[Vec<usize>]) -> Vec<Loopy> {
    let n = next.len();
    let mut before = vec![vec![]; n];
    for (v, options) in next.iter().enumerate() {
        options.iter().for_each(|&u| before[u].push(v));
    }
    let mut g: Vec<Option<u64>> = vec![None; n];
    let mut mex = vec![0; n];
    for m in 0.. {
        let is_open = |u: &&usize| g[**u].is_none();
        let mut open: Vec<usize> = next
            .iter()
            .map(|options| options.iter().filter(is_open).count())
            .collect();
        let mut reverts = vec![false; n];
        let ready = |v: &usize| mex[*v] == m && open[*v] == 0;
        let mut queue: Vec<usize> = (0..n).filter(ready).collect();
        let mut head = 0;
        while let Some(&v) = queue.get(head) {
            head += 1;
            g[v] = Some(m);
            for &u in &before[v] {
                if g[u].is_some() || std::mem::replace(&mut reverts[u], true) {
                    continue;
                }
                for &w in &before[u] {
                    open[w] -= 1;
                    if open[w] == 0 && mex[w] == m {
                        queue.push(w);
                    }
                }
            }
        }
        if queue.is_empty() {
            break;
        }
        for (below, reverts) in mex.iter_mut().zip(reverts) {
            *below += u64::from(reverts && *below == m);
        }
    }
    let infinite = |v: usize| Loopy::Infinite(next[v].iter().filter_map(|&u| g[u]).collect());
    let value = |v: usize| g[v].map_or_else(|| infinite(v), Loopy::Finite);
    (0..n).map(value).collect()
}

/// The value of a sum; `Finite(0)` without components.
///
/// O(k) for k components, and O(|K| log |K|) for one ∞(K).
///
/// ```
/// use snippets::loopy_sg::{loopy_sum, Loopy::*};
///
/// assert_eq!(loopy_sum(&[Finite(5), Finite(6)]), Finite(3));
/// assert_eq!(loopy_sum(&[Finite(1), Infinite([0, 3].into())]), Infinite([1, 2].into()));
/// assert_eq!(loopy_sum(&[Infinite([0].into()), Infinite([0].into())]), Infinite([].into()));
/// ```
#[snippet("loopy_sum", doc_hidden, include = "loopy_sg")]
pub fn loopy_sum<'a>(values: impl IntoIterator<Item = &'a Loopy>) -> Loopy {
    let (mut nim_sum, mut infinite) = (0, None);
    for value in values {
        match (value, &infinite) {
            (Loopy::Finite(g), _) => nim_sum ^= g,
            (Loopy::Infinite(k), None) => infinite = Some(k.clone()),
            (Loopy::Infinite(_), Some(_)) => infinite = Some(Default::default()),
        }
    }
    match infinite {
        None => Loopy::Finite(nim_sum),
        Some(k) => Loopy::Infinite(k.into_iter().map(|g| g ^ nim_sum).collect()),
    }
}

/// Lists the winning moves of a sum with a token on each vertex, as `(i, new tokens[i])`.
///
/// `values` comes from [`loopy_sg_table`]. Empty unless the sum is won. O(k²) for k tokens, and
/// O(1) a move.
///
/// # Panics
/// If a token or an option is not below `values.len()`.
///
/// ```
/// use snippets::loopy_sg::{loopy_sg_table, loopy_winning_moves};
///
/// // 0 → 0, 0 → 1, 1 → 2, 2 → 1, 2 → 3.
/// let next = [vec![0, 1], vec![2], vec![1, 3], vec![]];
/// let values = loopy_sg_table(&next);
/// assert_eq!(loopy_winning_moves(&[0, 3], &next, &values), [(0, 1)]);
/// assert_eq!(loopy_winning_moves(&[2, 2], &next, &values), []);
/// ```
#[snippet("loopy_winning_moves", doc_hidden, include = "loopy_sg, loopy_sum")]
pub fn loopy_winning_moves(
    tokens: &[usize],
    next: &[Vec<usize>],
    values: &[Loopy],
) -> Vec<(usize, usize)> {
    let mut winning = vec![];
    for (i, &v) in tokens.iter().enumerate() {
        let others = tokens[..i].iter().chain(&tokens[i + 1..]);
        let others = loopy_sum(others.map(|&u| &values[u]));
        let wins = |u: &&usize| loopy_sum([&others, &values[**u]]).is_p_position();
        winning.extend(next[v].iter().filter(wins).map(|&u| (i, u)));
    }
    winning
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// The graph of all sums of `k` tokens; token `i` is digit `i` in base `next.len()`.
    fn product(next: &[Vec<usize>], k: u32) -> Vec<Vec<usize>> {
        let n = next.len();
        let options = |code: usize| {
            let mut options = vec![];
            for place in (0..k).map(|i| n.pow(i)) {
                let v = code / place % n;
                options.extend(next[v].iter().map(|&u| code + u * place - v * place));
            }
            options
        };
        (0..n.pow(k)).map(options).collect()
    }

    /// Some(true) for a win, Some(false) for a loss: closure of the rules by passes.
    fn decided(next: &[Vec<usize>]) -> Vec<Option<bool>> {
        let mut won = vec![None; next.len()];
        loop {
            let before = won.clone();
            for (v, options) in next.iter().enumerate() {
                if options.iter().any(|&u| won[u] == Some(false)) {
                    won[v] = Some(true);
                } else if options.iter().all(|&u| won[u] == Some(true)) {
                    won[v] = Some(false);
                }
            }
            if won == before {
                return won;
            }
        }
    }

    fn check(next: &[Vec<usize>], k: u32) {
        let n = next.len();
        let values = loopy_sg_table(next);
        let product = product(next, k);
        let decided = decided(&product);
        for (code, &won) in decided.iter().enumerate() {
            let tokens: Vec<_> = (0..k).map(|i| code / n.pow(i) % n).collect();
            let value = loopy_sum(tokens.iter().map(|&v| &values[v]));
            assert_eq!(
                value.is_n_position(),
                won == Some(true),
                "{next:?}: {tokens:?}"
            );
            assert_eq!(
                value.is_p_position(),
                won == Some(false),
                "{next:?}: {tokens:?}"
            );
            let mut moves = vec![];
            for (i, &v) in tokens.iter().enumerate() {
                let place = n.pow(i as u32);
                let is_lost = |u: &&usize| decided[code + **u * place - v * place] == Some(false);
                moves.extend(next[v].iter().filter(is_lost).map(|&u| (i, u)));
            }
            let found = loopy_winning_moves(&tokens, next, &values);
            assert_eq!(found, moves, "{next:?}: {tokens:?}");
        }
    }

    fn random_graph(n: usize, most: usize) -> impl Strategy<Value = Vec<Vec<usize>>> {
        prop::collection::vec(prop::collection::vec(0..n, 0..=most), n)
    }

    #[test]
    fn sums_of_two_on_all_graphs_of_three() {
        for subset in 0..1u32 << 9 {
            let options = |v: usize| (0..3).filter(|u| subset >> (3 * v + u) & 1 == 1).collect();
            let next: Vec<Vec<usize>> = (0..3).map(options).collect();
            check(&next, 1);
            check(&next, 2);
        }
        assert_eq!(loopy_sg_table(&[]), []);
    }

    proptest! {
        #[test]
        fn sums_of_two_on_sparse_graphs(next in random_graph(7, 2)) {
            check(&next, 2);
        }

        #[test]
        fn sums_of_two_on_dense_graphs(next in random_graph(7, 4)) {
            check(&next, 2);
        }

        #[test]
        fn sums_of_three(next in random_graph(4, 3)) {
            check(&next, 3);
        }
    }

    #[test]
    fn nim_sums_of_grundy_values_would_be_wrong() {
        // 1 can go round through 2; as a single game it is drawn, 1 + 1 as well.
        let next = [vec![], vec![2], vec![1]];
        let values = loopy_sg_table(&next);
        assert_eq!(values[1], Loopy::Infinite([].into()));
        let twice = loopy_sum([&values[1], &values[1]]);
        assert!(!twice.is_p_position() && !twice.is_n_position());
    }

    #[test]
    fn nim_heaps_keep_their_values() {
        let nim: Vec<Vec<usize>> = (0..300).map(|n| (0..n).collect()).collect();
        let expected: Vec<_> = (0..300).map(Loopy::Finite).collect();
        assert_eq!(loopy_sg_table(&nim), expected);
    }
}
