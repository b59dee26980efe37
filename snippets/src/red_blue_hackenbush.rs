//! Red-blue Hackenbush: stalks and trees, whose values are numbers.
//!
//! - Definition: Left removes a blue edge, Right a red one; what is no longer connected to the
//!   ground falls off; who cannot move loses. In a stalk the edges stand on top of each other.
//! - Theorem: every position is a number (see `dyadic`), so Left wins a sum as first and as second
//!   player iff its value is above 0, Right iff below, and who moves second wins at 0. An edge of
//!   value ±1 with a tree of value `x` on top: blue has `(x + n) / 2^(n - 1)` for the least `n ≥ 1`
//!   with `x + n > 1`, red the same with all signs changed. In a stalk the edges up to the first
//!   change of colour count ±1 each, the later ones ±1/2, ±1/4, …. Graphs with cycles are numbers
//!   too, but to find them is NP-hard.
//! - Method: whoever wins a sum of stalks needs only its sign: for every place 1, 1/2, 1/4, … the
//!   blue edges minus the red ones, and carries from the last place to the first. So stalks of any
//!   length are exact without large integers. Blue cuts of one stalk grow upwards in value, so a
//!   binary search finds the lowest one that keeps the win.
//! - Time: O(edges) for who wins a sum of stalks, O(edges · log edges) for all winning moves; O(n)
//!   for a tree, O(n²) for its winning edges. Memory: O(edges).
//! - Source: E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways (1982), ch. 2, 3 and 7; T. van
//!   Roode, Partizan Forms of Hackenbush (2002).
//! - Status: winner and winning moves of both players equal to a search of all sums of up to three
//!   stalks of up to 3 edges and two of up to 5, and of the edge sets of random trees of up to 9
//!   edges; sums of stalks of 10^5 edges equal to their order by the first difference, and to 0
//!   where they cancel.
//! - names: two colours of edges, partizan, 红蓝删边, 不平等博弈, 赤青ハッケンブッシュ

use cargo_snippet::snippet;

use crate::dyadic::{Dyadic, Winner};

/// The value of one edge with a tree of value `above` on top of it.
///
/// # Panics
/// If the value has a denominator above `2^126`, or is past `i128` over it.
///
/// ```
/// use snippets::dyadic::Dyadic;
/// use snippets::red_blue_hackenbush::edge_value;
///
/// let one = edge_value(true, Dyadic::ZERO);
/// assert_eq!(one, Dyadic::new(1, 0));
/// assert_eq!(edge_value(true, -one), Dyadic::new(1, 1));
/// assert_eq!(edge_value(false, one + one), Dyadic::new(-1, 2));
/// ```
#[snippet("red_blue_hackenbush", doc_hidden, include = "dyadic")]
pub fn edge_value(is_blue: bool, above: Dyadic) -> Dyadic {
    if !is_blue {
        return -edge_value(true, -above);
    }
    let (numerator, exponent) = above.parts();
    let rounded_up = (numerator >> exponent) + i128::from(numerator & ((1 << exponent) - 1) != 0);
    let n = 2i128.saturating_sub(rounded_up).max(1);
    let halvings = u32::try_from(n - 1).expect("the value has a denominator of at most 2^126");
    let (numerator, exponent) = (above + Dyadic::new(n, 0)).parts();
    Dyadic::new(numerator, exponent.saturating_add(halvings))
}

/// The value of a stalk, given from the ground upwards; `true` is a blue edge.
///
/// # Panics
/// If more than 126 edges stand above the first change of colour. See [`stalk_winner`] for these.
///
/// ```
/// use snippets::dyadic::Dyadic;
/// use snippets::red_blue_hackenbush::stalk_value;
///
/// assert_eq!(stalk_value(&[true, true, false, true]), Dyadic::new(7, 2));
/// assert_eq!(stalk_value(&[]), Dyadic::ZERO);
/// ```
#[snippet("red_blue_hackenbush", doc_hidden)]
pub fn stalk_value(stalk: &[bool]) -> Dyadic {
    let from_the_top = stalk.iter().rev();
    from_the_top.fold(Dyadic::ZERO, |above, &is_blue| edge_value(is_blue, above))
}

/// The winner of a sum of stalks, never the player who moves first. Change the colours of a stalk
/// to subtract it. Exact for all lengths. O(edges).
///
/// ```
/// use snippets::dyadic::Winner;
/// use snippets::red_blue_hackenbush::stalk_winner;
///
/// let half = vec![true, false];
/// assert_eq!(stalk_winner(&[half.clone(), half.clone(), vec![false]]), Winner::Second);
/// assert_eq!(stalk_winner(&[half, vec![false]]), Winner::Right);
/// ```
#[snippet("stalk_sums", doc_hidden, include = "winner")]
pub fn stalk_winner(stalks: &[Vec<bool>]) -> Winner {
    let places = carried(stalk_places(stalks, true));
    let has_fraction = places[1..].iter().any(|&bit| bit > 0);
    let is_positive = places[0] >= 0 && (places[0] > 0 || has_fraction);
    Winner::from_first_moves(is_positive, places[0] < 0)
}

/// All winning moves of Left (the blue edges, `true`) if `is_left`, else of Right, as
/// `(stalk, edges left on it)` in increasing order; none if that player loses moving first. O(edges
/// · log edges).
///
/// ```
/// use snippets::red_blue_hackenbush::stalk_winning_moves;
///
/// let stalks = [vec![true, false, true], vec![false, true]];
/// assert_eq!(stalk_winning_moves(&stalks, true), [(0, 2)]);
/// assert_eq!(stalk_winning_moves(&stalks, false), []);
/// ```
#[snippet("stalk_sums", doc_hidden)]
pub fn stalk_winning_moves(stalks: &[Vec<bool>], is_left: bool) -> Vec<(usize, usize)> {
    let sum = carried(stalk_places(stalks, is_left));
    let mut moves = vec![];
    for (i, stalk) in stalks.iter().enumerate() {
        let loses = |&cut: &usize| {
            let mut after = sum[..=stalk.len()].to_vec();
            for (edge, place) in stalk_edges(stalk).skip(cut) {
                after[place] -= if edge == is_left { 1 } else { -1 };
            }
            carried(after)[0] < 0
        };
        let cuts: Vec<usize> = (0..stalk.len()).filter(|&e| stalk[e] == is_left).collect();
        let lost = cuts.partition_point(loses);
        moves.extend(cuts[lost..].iter().map(|&cut| (i, cut)));
    }
    moves
}

/// The edges of a stalk with their places: `k` for an edge that counts `±1 / 2^k`.
#[snippet("stalk_sums", doc_hidden)]
fn stalk_edges(stalk: &[bool]) -> impl Iterator<Item = (bool, usize)> + '_ {
    let is_first = |&edge: &bool| edge == stalk[0];
    let whole = stalk.iter().copied().take_while(is_first).count();
    let places = std::iter::repeat(0).take(whole).chain(1..);
    stalk.iter().copied().zip(places)
}

/// For each place the edges of colour `own` minus the other ones.
#[snippet("stalk_sums", doc_hidden)]
fn stalk_places(stalks: &[Vec<bool>], own: bool) -> Vec<i64> {
    let longest = stalks.iter().map(Vec::len).max().unwrap_or(0);
    let mut places = vec![0; longest + 1];
    for (edge, place) in stalks.iter().flat_map(|stalk| stalk_edges(stalk)) {
        places[place] += if edge == own { 1 } else { -1 };
    }
    places
}

/// The same number with 0 or 1 in every place but the first, which is its whole part, rounded down.
#[snippet("stalk_sums", doc_hidden)]
fn carried(mut places: Vec<i64>) -> Vec<i64> {
    for place in (1..places.len()).rev() {
        places[place - 1] += places[place] >> 1;
        places[place] &= 1;
    }
    places
}

/// The value of what stands on the vertex `ground` of a forest; an edge is
/// `(vertex, vertex, is blue)`. The rest of the forest counts nothing. O(n).
///
/// # Panics
/// If a vertex is not below `n`, if play stands on a cycle, or as [`edge_value`].
///
/// ```
/// use snippets::dyadic::Dyadic;
/// use snippets::red_blue_hackenbush::red_blue_tree_value;
///
/// let edges = [(0, 1, true), (1, 2, false), (1, 3, false)];
/// assert_eq!(red_blue_tree_value(4, &edges, 0), Dyadic::new(1, 2));
/// ```
#[snippet("red_blue_tree", doc_hidden, include = "dyadic, red_blue_hackenbush")]
pub fn red_blue_tree_value(n: usize, edges: &[(usize, usize, bool)], ground: usize) -> Dyadic {
    let mut next = vec![vec![]; n];
    for (e, &(u, v, _)) in edges.iter().enumerate() {
        next[u].push((v, e));
        next[v].push((u, e));
    }
    let mut is_reached = vec![false; n];
    is_reached[ground] = true;
    let mut found = vec![(ground, usize::MAX, ground)];
    let mut head = 0;
    while let Some(&(v, below, _)) = found.get(head) {
        head += 1;
        for &(u, e) in next[v].iter().filter(|&&(_, e)| e != below) {
            let is_again = std::mem::replace(&mut is_reached[u], true);
            assert!(!is_again, "a cycle through {u}: not a tree");
            found.push((u, e, v));
        }
    }
    let mut values = vec![Dyadic::ZERO; n];
    for &(v, e, parent) in found[1..].iter().rev() {
        values[parent] = values[parent] + edge_value(edges[e].2, values[v]);
    }
    values[ground]
}

/// All winning moves of Left (the blue edges) if `is_left`, else of Right, as indices of edges in
/// increasing order; none if that player loses moving first. O(n²).
///
/// # Panics
/// As [`red_blue_tree_value`].
///
/// ```
/// use snippets::red_blue_hackenbush::red_blue_tree_winning_moves;
///
/// let edges = [(0, 1, true), (1, 2, false), (0, 3, false)];
/// assert_eq!(red_blue_tree_winning_moves(4, &edges, 0, true), []);
/// assert_eq!(red_blue_tree_winning_moves(4, &edges, 0, false), [1]);
/// ```
#[snippet("red_blue_tree", doc_hidden)]
pub fn red_blue_tree_winning_moves(
    n: usize,
    edges: &[(usize, usize, bool)],
    ground: usize,
    is_left: bool,
) -> Vec<usize> {
    let wins = |&e: &usize| {
        let rest = [&edges[..e], &edges[e + 1..]].concat();
        let value = red_blue_tree_value(n, &rest, ground);
        value == Dyadic::ZERO || (value > Dyadic::ZERO) == is_left
    };
    let owned = (0..edges.len()).filter(|&e| edges[e].2 == is_left);
    owned.filter(wins).collect()
}

#[cfg(test)]
mod tests {
    use std::cmp::Ordering;
    use std::collections::HashMap;

    use proptest::prelude::*;

    use super::*;

    type Stalks = Vec<Vec<bool>>;
    type Memo = HashMap<(Stalks, bool), bool>;

    fn cut(stalks: &[Vec<bool>], own: bool) -> Vec<((usize, usize), Stalks)> {
        let mut options = vec![];
        for (i, stalk) in stalks.iter().enumerate() {
            for e in (0..stalk.len()).filter(|&e| stalk[e] == own) {
                let mut option = stalks.to_vec();
                option[i].truncate(e);
                options.push(((i, e), option));
            }
        }
        options
    }

    fn wins(stalks: &[Vec<bool>], own: bool, memo: &mut Memo) -> bool {
        let mut sorted = stalks.to_vec();
        sorted.retain(|stalk| !stalk.is_empty());
        sorted.sort();
        let key = (sorted, own);
        if let Some(&known) = memo.get(&key) {
            return known;
        }
        let options = cut(&key.0, own);
        let wins = options.iter().any(|(_, option)| !wins(option, !own, memo));
        memo.insert(key, wins);
        wins
    }

    fn winner(wins_first: [bool; 2]) -> Winner {
        Winner::from_first_moves(wins_first[0], wins_first[1])
    }

    fn winner_of(value: Dyadic) -> Winner {
        match value.cmp(&Dyadic::ZERO) {
            Ordering::Greater => Winner::Left,
            Ordering::Less => Winner::Right,
            Ordering::Equal => Winner::Second,
        }
    }

    fn check(stalks: &[Vec<bool>], memo: &mut Memo) {
        let expected = winner([true, false].map(|own| wins(stalks, own, memo)));
        assert_eq!(stalk_winner(stalks), expected, "{stalks:?}");
        let value = stalks.iter().map(|stalk| stalk_value(stalk)).sum();
        assert_eq!(winner_of(value), expected, "{stalks:?}");
        for own in [true, false] {
            let options = cut(stalks, own).into_iter();
            let winning = options.filter(|(_, option)| !wins(option, !own, memo));
            let winning: Vec<_> = winning.map(|(cut, _)| cut).collect();
            assert_eq!(
                stalk_winning_moves(stalks, own),
                winning,
                "{stalks:?} {own}"
            );
        }
    }

    fn all_stalks(longest: usize) -> Stalks {
        let stalk = |len: usize, code: usize| (0..len).map(|i| code >> i & 1 == 1).collect();
        let of_length = |len| (0..1usize << len).map(move |code| stalk(len, code));
        (0..=longest).flat_map(of_length).collect()
    }

    #[test]
    fn small_sums_of_stalks_are_those_of_a_search() {
        let mut memo = Memo::new();
        check(&[], &mut memo);
        let short = all_stalks(3);
        for (i, a) in short.iter().enumerate() {
            for (j, b) in short[..=i].iter().enumerate() {
                for c in &short[..=j] {
                    check(&[b.clone(), a.clone(), c.clone()], &mut memo);
                }
            }
        }
        let long = all_stalks(5);
        for (i, a) in long.iter().enumerate() {
            for b in &long[..=i] {
                check(&[a.clone(), b.clone()], &mut memo);
            }
        }
    }

    /// Edges that still stand on vertex 0, as a set.
    fn standing(edges: &[(usize, usize, bool)], mut set: u32) -> u32 {
        let (mut reached, mut standing) = (1u32, 0);
        loop {
            let joins = |e: &usize| {
                let (u, v, _) = edges[*e];
                set >> e & 1 == 1 && (reached >> u | reached >> v) & 1 == 1
            };
            let Some(e) = (0..edges.len()).find(joins) else {
                return standing;
            };
            reached |= 1 << edges[e].0 | 1 << edges[e].1;
            standing |= 1 << e;
            set &= !(1 << e);
        }
    }

    fn tree_wins(
        edges: &[(usize, usize, bool)],
        set: u32,
        own: bool,
        memo: &mut HashMap<(u32, bool), bool>,
    ) -> bool {
        let set = standing(edges, set);
        if let Some(&known) = memo.get(&(set, own)) {
            return known;
        }
        let mut owned = (0..edges.len()).filter(|&e| set >> e & 1 == 1 && edges[e].2 == own);
        let wins = owned.any(|e| !tree_wins(edges, set & !(1 << e), !own, memo));
        memo.insert((set, own), wins);
        wins
    }

    proptest! {
        #[test]
        fn trees_are_those_of_a_search(
            choices in prop::collection::vec(
                (any::<prop::sample::Index>(), any::<bool>(), any::<bool>()), 0..10),
        ) {
            let edge = |(v, choice): (usize, &(prop::sample::Index, bool, bool))| {
                let (parent, is_blue, is_turned) = *choice;
                let (u, v) = (parent.index(v + 1), v + 1);
                if is_turned { (v, u, is_blue) } else { (u, v, is_blue) }
            };
            let edges: Vec<_> = choices.iter().enumerate().map(edge).collect();
            let n = edges.len() + 1;
            let all = (1 << edges.len()) - 1;
            let mut memo = HashMap::new();
            let expected = winner([true, false].map(|own| tree_wins(&edges, all, own, &mut memo)));
            prop_assert_eq!(winner_of(red_blue_tree_value(n, &edges, 0)), expected);
            for own in [true, false] {
                let owned = (0..edges.len()).filter(|&e| edges[e].2 == own);
                let winning: Vec<_> = owned
                    .filter(|&e| !tree_wins(&edges, all & !(1 << e), !own, &mut memo))
                    .collect();
                prop_assert_eq!(red_blue_tree_winning_moves(n, &edges, 0, own), winning);
            }
        }

        #[test]
        fn long_stalks_differ_where_they_first_differ(
            bits in prop::collection::vec(any::<bool>(), 1..300),
            copies in 1..300usize,
            tails in prop::collection::vec(prop::collection::vec(any::<bool>(), 0..3), 2),
        ) {
            let common = bits.repeat(copies);
            let [a, b] = [0, 1].map(|i| [&common[..], &tails[i]].concat());
            // A missing edge is between red and blue.
            let rank = |stalk: &[bool], i: usize| {
                stalk.get(i).map_or(1, |&blue| if blue { 2 } else { 0 })
            };
            let last = a.len().max(b.len());
            let order = (0..last).map(|i| rank(&a, i)).cmp((0..last).map(|i| rank(&b, i)));
            let expected = winner_of(Dyadic::new(order as i128, 0));
            let negated = b.iter().map(|blue| !blue).collect();
            prop_assert_eq!(stalk_winner(&[a, negated]), expected);
        }
    }

    #[test]
    fn textbook_values() {
        let stalk = |text: &str| {
            let edges: Vec<bool> = text.bytes().map(|edge| edge == b'B').collect();
            stalk_value(&edges)
        };
        assert_eq!(stalk("BRR"), Dyadic::new(1, 2));
        assert_eq!(stalk("BRB"), Dyadic::new(3, 2));
        assert_eq!(stalk("BBRBRBBR"), Dyadic::new(109, 6));
        assert_eq!(stalk("RB"), Dyadic::new(-1, 1));
    }

    #[test]
    fn stalks_of_100_000_edges_are_exact() {
        let n = 100_000;
        // 2^-n, twice, and -2^-(n - 1).
        let power = |k: usize, colour: bool| {
            let above = std::iter::repeat(!colour).take(k);
            std::iter::once(colour).chain(above).collect::<Vec<bool>>()
        };
        let mut stalks = vec![power(n, true), power(n, true), power(n - 1, false)];
        assert_eq!(stalk_winner(&stalks), Winner::Second);
        assert_eq!(stalk_winning_moves(&stalks, true), []);
        stalks.push(power(n + 5, true));
        assert_eq!(stalk_winner(&stalks), Winner::Left);
        assert_eq!(stalk_winning_moves(&stalks, true), [(3, 0)]);
        stalks.push(power(n + 4, false));
        assert_eq!(stalk_winner(&stalks), Winner::Right);
        // Right may add 2^-(n + 5) at most: only the top of the stalk of that value adds so little.
        assert_eq!(stalk_winning_moves(&stalks, false), [(3, n + 5)]);
    }

    #[test]
    fn large_trees_stay_exact() {
        // A comb: half of a path of blue edges with a red twig on each.
        let n = 60;
        let mut edges: Vec<(usize, usize, bool)> = (0..n).map(|v| (v, v + 1, true)).collect();
        edges.extend((0..n).map(|v| (v + 1, n + 1 + v, false)));
        let value = red_blue_tree_value(2 * n + 1, &edges, 0);
        assert!(
            value > Dyadic::ZERO && value < Dyadic::new(1, 0),
            "{value:?}"
        );
        let star: Vec<_> = (1..=100_000).map(|v| (0, v, v % 3 == 0)).collect();
        assert_eq!(
            red_blue_tree_value(100_001, &star, 0),
            Dyadic::new(-33_334, 0)
        );
    }

    #[test]
    #[should_panic(expected = "the value has a denominator of at most 2^126")]
    fn an_edge_below_the_least_number_is_refused() {
        edge_value(true, Dyadic::new(-i128::MAX, 0));
    }

    #[test]
    #[should_panic(expected = "not a tree")]
    fn a_cycle_is_refused() {
        red_blue_tree_value(3, &[(0, 1, true), (1, 2, true), (2, 0, true)], 0);
    }
}
