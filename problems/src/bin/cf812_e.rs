//! Codeforces 812 E. Sagheer and Apple Tree
//! - url: https://codeforces.com/problemset/problem/812/E
//! - judge: codeforces
//! - games: staircase nim, tree, parity of depth, nim-sum, count swaps
//! - rules: A move takes apples from a vertex of a rooted tree to one of its children, or eats them
//!   if the vertex is a leaf. The depths of all leaves have the same parity. A player who cannot
//!   move loses. In how many ways can you swap the apples of two vertices so that the first player
//!   loses?
//! - difficulty: 2300
//! - time-limit: 2s
//! - memory-limit: 256MB
//! - input: n in 2..10^5, a[n] in 1..10^7, p[n-1] in 1..n
//! - statement: checked with the statement, its samples, published programs on about 200 inputs
//!
//! This is staircase Nim on a tree. All leaves below a vertex have the same parity of distance from
//! it, so each vertex has an even or an odd height. The vertices of even height are the heaps of
//! Nim: apples that move down from one of them, or get eaten at a leaf, leave Nim for ever. The
//! opponent can undo a move from an odd height by moving the same apples one step further.
//!
//! So the second player wins iff the nim-sum of the heaps is 0. A swap between two heaps, or
//! between two other vertices, changes nothing. A swap between a heap and another vertex makes the
//! nim-sum 0 iff the nim-sum of the two numbers equals that of the heaps. O(n).

use std::collections::HashMap;

use snippets::fast_input::FastInput;
use snippets::tree_sg::peel_tree;

/// Counts the swaps that make the first player lose. The root is vertex 0.
fn count_lost_swaps(apples: &[u64], edges: &[(usize, usize)]) -> u64 {
    let n = apples.len();
    let mut is_even = vec![true; n];
    peel_tree(n, edges, 0, |child, parent| {
        is_even[parent] = !is_even[child];
    });
    let (heaps, others): (Vec<usize>, Vec<usize>) = (0..n).partition(|&v| is_even[v]);
    let sum = heaps.iter().fold(0, |sum, &v| sum ^ apples[v]);
    let mut count = HashMap::new();
    heaps
        .iter()
        .for_each(|&v| *count.entry(apples[v]).or_default() += 1);
    let partners = |&v: &usize| count.get(&(apples[v] ^ sum)).copied().unwrap_or(0);
    let across: u64 = others.iter().map(partners).sum();
    let pairs = |set: &[usize]| (set.len() * set.len().saturating_sub(1) / 2) as u64;
    across
        + if sum == 0 {
            pairs(&heaps) + pairs(&others)
        } else {
            0
        }
}

fn main() {
    let mut input = FastInput::from_stdin();
    let n: usize = input.read();
    let apples = input.read_vec(n);
    let edges: Vec<_> = (1..n).map(|v| (v, input.read::<usize>() - 1)).collect();
    println!("{}", count_lost_swaps(&apples, &edges));
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn is_won(
        apples: &[u64],
        edges: &[(usize, usize)],
        memo: &mut HashMap<Vec<u64>, bool>,
    ) -> bool {
        if let Some(&known) = memo.get(apples) {
            return known;
        }
        let mut won = false;
        for v in 0..apples.len() {
            let children: Vec<_> = edges.iter().filter(|e| e.1 == v).map(|e| e.0).collect();
            for take in 1..=apples[v] {
                let mut rest = apples.to_vec();
                rest[v] -= take;
                if children.is_empty() {
                    won |= !is_won(&rest, edges, memo);
                }
                for &child in &children {
                    rest[child] += take;
                    won |= !is_won(&rest, edges, memo);
                    rest[child] -= take;
                }
            }
        }
        memo.insert(apples.to_vec(), won);
        won
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(60))]
        #[test]
        fn counts_the_swaps_after_which_a_search_loses(
            shape in 0..5usize,
            apples in prop::collection::vec(1..4u64, 5),
        ) {
            let up: &[usize] = match shape {
                0 => &[],
                1 => &[0],
                2 => &[0, 0, 0],
                3 => &[0, 1, 1],
                _ => &[0, 0, 1, 2],
            };
            let n = up.len() + 1;
            let mut apples = apples[..n].to_vec();
            let edges: Vec<_> = up.iter().enumerate().map(|(i, &p)| (i + 1, p)).collect();
            let count = count_lost_swaps(&apples, &edges);
            let mut memo = HashMap::new();
            let mut lost = 0;
            for (v, u) in (0..n).flat_map(|v| (0..v).map(move |u| (v, u))) {
                apples.swap(v, u);
                lost += u64::from(!is_won(&apples, &edges, &mut memo));
                apples.swap(v, u);
            }
            prop_assert_eq!(count, lost);
        }
    }
}
