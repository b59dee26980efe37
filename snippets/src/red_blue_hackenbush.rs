//! Red-blue Hackenbush stalks and trees, whose values are numbers.
//!
//! - Definition: Left removes a blue edge, Right a red one, and whatever is no longer connected to
//!   the ground falls off. A player who can't move loses. In a stalk the edges stand on top of each
//!   other.
//! - Theorem: every position is a number (see `dyadic`), so Left wins a sum both as first and as
//!   second player iff its value is above 0, Right iff below, and the second player wins at 0. In a
//!   stalk, the edges up to the first change of colour count ±1 each, the later ones ±1/2, ±1/4, ….
//!   In a tree, a blue edge with a part of value `x` on top has `(x + n) / 2^(n - 1)` for the least
//!   `n ≥ 1` with `x + n > 1`; a red one the same with all signs changed. Graphs with cycles are
//!   numbers too, but finding them is NP-hard.
//! - Method: adds the values of a stalk's edges; goes through a tree from the leaves to the root. A
//!   paste for trees has more than 60 lines, because it holds `dyadic` and `tree_sg`.
//! - Time: O(edges). Memory: O(1) for a stalk, O(edges) for a tree.
//! - Source: E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways (1982), ch. 2, 3 and 7; T. van
//!   Roode, Partizan Forms of Hackenbush (2002).
//! - Status: the sign of the sum equals the winner by a search of all sums of up to three stalks of
//!   up to 3 edges, two of up to 5, two trees of up to 3 edges and single ones of up to 5; a tree
//!   without branches has the value of its stalk; published values.
//! - names: two colours of edges, partizan, black and white boxes in piles, each player removes
//!   only their own colour and all above it, Left cuts blue edges and Right cuts red edges, stalks
//!   of red and blue edges, 红蓝删边, 不平等博弈, 赤青ハッケンブッシュ

use cargo_snippet::snippet;

use crate::dyadic::Dyadic;
use crate::tree_sg::peel_tree;

/// The value of a stalk, given from the ground upwards; `true` is a blue edge.
///
/// # Panics
/// If the stalk has more than 126 edges from the first change of colour on, or if the value doesn't
/// fit `i128` over its denominator.
///
/// ```
/// use snippets::dyadic::Dyadic;
/// use snippets::red_blue_hackenbush::stalk_value;
///
/// assert_eq!(stalk_value(&[true, true, false, true]), Dyadic::new(7, 2));
/// assert_eq!(stalk_value(&[]), Dyadic::ZERO);
/// ```
#[snippet("red_blue_hackenbush", doc_hidden, include = "dyadic")]
pub fn stalk_value(stalk: &[bool]) -> Dyadic {
    let whole = stalk.iter().take_while(|&&edge| edge == stalk[0]);
    let places = std::iter::repeat(0).take(whole.count()).chain(1..);
    let edges = stalk.iter().map(|&is_blue| if is_blue { 1 } else { -1 });
    let values = edges
        .zip(places)
        .map(|(sign, place)| Dyadic::new(sign, place));
    values.fold(Dyadic::ZERO, |sum, value| sum + value)
}

/// Returns the value of a tree on the vertices `0..n` whose root is the ground. O(n).
///
/// `is_blue` tells the colour of the edge from a child to its parent.
///
/// # Panics
/// Like [`peel_tree`], or if a value's denominator exceeds `2^126`.
///
/// ```
/// use snippets::dyadic::Dyadic;
/// use snippets::red_blue_hackenbush::red_blue_tree_value;
///
/// // A blue edge with two red ones on top.
/// let value = red_blue_tree_value(4, &[(0, 1), (1, 2), (1, 3)], 0, |child, _| child == 1);
/// assert_eq!(value, Dyadic::new(1, 2));
/// ```
#[snippet("red_blue_tree", doc_hidden, include = "dyadic, tree_sg")]
pub fn red_blue_tree_value(
    n: usize,
    edges: &[(usize, usize)],
    root: usize,
    is_blue: impl Fn(usize, usize) -> bool,
) -> Dyadic {
    let mut values = vec![Dyadic::ZERO; n];
    peel_tree(n, edges, root, |child, parent| {
        let mirror = |x: Dyadic| if is_blue(child, parent) { x } else { -x };
        let above = mirror(values[child]);
        let steps = (1 - (above.parts().0 >> above.parts().1)).max(1);
        let (numerator, exponent) = (above + Dyadic::new(steps, 0)).parts();
        let value = Dyadic::new(numerator, exponent + steps as u32 - 1);
        values[parent] = values[parent] + mirror(value);
    });
    values[root]
}

#[cfg(test)]
mod tests {
    use std::cmp::Ordering;
    use std::collections::HashMap;

    use super::*;
    use crate::dyadic::Winner;

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
        let value = stalks.iter().map(|stalk| stalk_value(stalk)).sum();
        assert_eq!(winner_of(value), expected, "{stalks:?}");
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

    /// For each vertex but the root, its parent, which comes before it, and its edge's colour.
    type Tree = Vec<(usize, bool)>;

    fn all_trees(edges: usize) -> Vec<Tree> {
        (0..edges).fold(vec![vec![]], |trees, edge| {
            let longer = |tree: Tree| {
                let places = (0..=edge).flat_map(|parent| [(parent, false), (parent, true)]);
                places
                    .map(move |place| [&tree[..], &[place]].concat())
                    .collect::<Vec<_>>()
            };
            trees.into_iter().flat_map(longer).collect()
        })
    }

    fn without_branch(tree: &[(usize, bool)], vertex: usize) -> Tree {
        let mut names = vec![Some(0)];
        let mut kept = Tree::new();
        for (i, &(parent, colour)) in tree.iter().enumerate() {
            let stays = names[parent].filter(|_| i + 1 != vertex);
            kept.extend(stays.map(|parent| (parent, colour)));
            names.push(stays.map(|_| kept.len()));
        }
        kept
    }

    type TreeMemo = HashMap<(Vec<Tree>, bool), bool>;

    fn wins_on_trees(trees: Vec<Tree>, own: bool, memo: &mut TreeMemo) -> bool {
        let key = (trees, own);
        if let Some(&known) = memo.get(&key) {
            return known;
        }
        let wins = (0..key.0.len()).any(|i| {
            (1..=key.0[i].len()).any(|vertex| {
                let mut option = key.0.clone();
                option[i] = without_branch(&key.0[i], vertex);
                key.0[i][vertex - 1].1 == own && !wins_on_trees(option, !own, memo)
            })
        });
        memo.insert(key, wins);
        wins
    }

    fn tree_value(tree: &[(usize, bool)]) -> Dyadic {
        let edges: Vec<_> = tree
            .iter()
            .enumerate()
            .map(|(i, edge)| (edge.0, i + 1))
            .collect();
        red_blue_tree_value(tree.len() + 1, &edges, 0, |child, _| tree[child - 1].1)
    }

    fn check_trees(trees: &[Tree], memo: &mut TreeMemo) {
        let wins = [true, false].map(|own| wins_on_trees(trees.to_vec(), own, memo));
        let value = trees.iter().map(|tree| tree_value(tree)).sum();
        assert_eq!(winner_of(value), winner(wins), "{trees:?}");
    }

    #[test]
    fn small_trees_are_those_of_a_search() {
        let mut memo = TreeMemo::new();
        let short: Vec<Tree> = (0..=3).flat_map(all_trees).collect();
        for (i, a) in short.iter().enumerate() {
            for b in &short[..=i] {
                check_trees(&[a.clone(), b.clone()], &mut memo);
            }
        }
        for tree in (4..=5).flat_map(all_trees) {
            check_trees(&[tree], &mut memo);
        }
    }

    #[test]
    fn a_tree_without_branches_is_a_stalk() {
        for stalk in all_stalks(9) {
            let tree: Tree = stalk.iter().copied().enumerate().collect();
            assert_eq!(tree_value(&tree), stalk_value(&stalk), "{stalk:?}");
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
    fn stalks_with_126_edges_above_the_first_change_are_exact() {
        let stalk: Vec<bool> = [vec![true], vec![false; 126]].concat();
        assert_eq!(stalk_value(&stalk), Dyadic::new(1, 126));
        let long = vec![true; 100_000];
        assert_eq!(stalk_value(&long), Dyadic::new(100_000, 0));
    }

    #[test]
    #[should_panic(expected = "is out of range")]
    fn a_stalk_with_127_edges_above_the_first_change_is_refused() {
        stalk_value(&[vec![true], vec![false; 127]].concat());
    }
}
