//! Codeforces 1439 E. Cheat and Win
//! - url: https://codeforces.com/problemset/problem/1439/E
//! - judge: codeforces
//! - games: coin turning on a tree, powers of two, virtual tree
//! - rules: The cells `(x, y)` with `x & y = 0` form a tree with the root `(0, 0)`; the cells of
//!   `m` given paths are black. A move flips a black cell and any set of its ancestors, which may
//!   be empty. A player who finds no black cell loses. How many paths from the root must be flipped
//!   so that the second player wins?
//! - difficulty: 3500
//! - time-limit: 3s
//! - memory-limit: 256MB
//! - input: m in 1..10^5, m * { x1 in 0..10^9, y1 in 0..10^9, x1 & y1 = 0, x2 in 0..10^9, y2 in
//!   0..10^9, x2 & y2 = 0 }
//! - statement: checked with the statement, its samples, published programs on about 200 inputs
//!
//! A cell at depth `d` has the value `2^d`, because the subsets of its ancestors give all smaller
//! nim-sums. Flipping a whole path from the root to depth `d` adds `2^(d + 1) - 1`, and so flips
//! one boundary between neighbouring bits. The answer is therefore the number of neighbouring bits
//! of the nim-sum that differ, that is, the number of depths ≥ 1 at which an odd number of black
//! chains begin or end. The chains come from the virtual tree of the paths' ends. A cell is written
//! as the turns on its way from the root. O(m log² c) for coordinates up to `c`.

use snippets::fast_input::FastInput;

/// The way from the root to a cell: the first direction (0 or 1), then the lengths of the straight
/// parts, whose directions alternate. The lexicographic order of ways is a preorder of the tree.
type Way = Vec<u32>;

fn way(mut x: u32, mut y: u32) -> Way {
    let mut way = Vec::new();
    while x | y > 0 {
        if way.is_empty() {
            way.push(u32::from(y > x));
        }
        let (longer, shorter) = if x > y { (&mut x, y) } else { (&mut y, x) };
        let low = match shorter.checked_ilog2() {
            Some(log) => *longer & ((2 << log) - 1),
            None => 0,
        };
        way.push(*longer - low);
        *longer = low;
    }
    way
}

fn depth(way: &Way) -> u32 {
    way.iter().skip(1).sum()
}

fn lowest_common_ancestor(a: &Way, b: &Way) -> Way {
    let same = a.iter().zip(b).take_while(|(i, j)| i == j).count();
    let mut common = a[..same].to_vec();
    if let (1.., Some(i), Some(j)) = (same, a.get(same), b.get(same)) {
        common.push(*i.min(j));
    }
    if common.len() == 1 {
        common.clear();
    }
    common
}

/// Returns the least number of root paths to flip so that the mover loses. `paths` are black.
fn fewest_operations(paths: &[(Way, Way)]) -> usize {
    let mut nodes: Vec<Way> = paths
        .iter()
        .flat_map(|(a, b)| [a.clone(), b.clone()])
        .collect();
    nodes.sort_unstable();
    let joints = nodes
        .windows(2)
        .map(|w| lowest_common_ancestor(&w[0], &w[1]));
    let joints: Vec<Way> = joints.collect();
    nodes.extend(joints);
    nodes.sort_unstable();
    nodes.dedup();
    let index = |way: &Way| nodes.binary_search(way).expect("ends and joints are nodes");

    let mut paths_up = vec![0; nodes.len()];
    let mut is_top = vec![false; nodes.len()];
    for (a, b) in paths {
        let top = index(&lowest_common_ancestor(a, b));
        is_top[top] = true;
        paths_up[index(a)] += 1;
        paths_up[index(b)] += 1;
        paths_up[top] -= 2;
    }
    let mut boundaries = Vec::new();
    for i in (0..nodes.len()).rev() {
        let bottom = depth(&nodes[i]);
        let mut above = bottom;
        if i > 0 {
            let parent = lowest_common_ancestor(&nodes[i - 1], &nodes[i]);
            if paths_up[i] > 0 {
                above = depth(&parent) + 1;
            }
            paths_up[index(&parent)] += paths_up[i];
        }
        if is_top[i] || above < bottom || paths_up[i] > 0 {
            boundaries.extend([above, bottom + 1]);
        }
    }
    boundaries.sort_unstable();
    let groups = boundaries.chunk_by(|a, b| a == b);
    groups
        .filter(|group| group[0] > 0 && group.len() % 2 == 1)
        .count()
}

fn main() {
    let mut input = FastInput::from_stdin();
    let m = input.read();
    let paths: Vec<(Way, Way)> = (0..m)
        .map(|_| {
            let mut cell = || way(input.read(), input.read());
            (cell(), cell())
        })
        .collect();
    println!("{}", fewest_operations(&paths));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use proptest::prelude::*;
    use std::collections::{HashMap, HashSet};

    type Cell = (u32, u32);

    /// Returns the cells up to depth `deepest`, each with its ancestors, itself first.
    fn tree(deepest: u32) -> HashMap<Cell, Vec<Cell>> {
        let mut ancestors = HashMap::from([((0, 0), vec![(0, 0)])]);
        for d in 1..=deepest {
            for cell in (0..=d).map(|x| (x, d - x)).filter(|(x, y)| x & y == 0) {
                let near = [
                    (cell.0.wrapping_sub(1), cell.1),
                    (cell.0, cell.1.wrapping_sub(1)),
                ];
                let up: Vec<&Vec<Cell>> = near.iter().filter_map(|c| ancestors.get(c)).collect();
                assert_eq!(up.len(), 1, "{cell:?}");
                ancestors.insert(cell, [&[cell], &up[0][..]].concat());
            }
        }
        ancestors
    }

    fn black(paths: &[(Cell, Cell)], tree: &HashMap<Cell, Vec<Cell>>) -> HashSet<Cell> {
        let mut black = HashSet::new();
        for (a, b) in paths {
            let (up, other) = (&tree[a], &tree[b]);
            let top = up.iter().find(|c| other.contains(c)).unwrap();
            for way in [up, other] {
                black.extend(way.iter().take_while(|&c| c != top).chain([top]).copied());
            }
        }
        black
    }

    fn ways(paths: &[(Cell, Cell)]) -> Vec<(Way, Way)> {
        paths
            .iter()
            .map(|(a, b)| (way(a.0, a.1), way(b.0, b.1)))
            .collect()
    }

    /// Searches all positions of the cells up to depth 3, breadth first over the operations. A
    /// position is lost if no move leads to a lost one.
    #[test]
    fn equals_search_of_a_small_tree() {
        let tree = tree(3);
        let mut cells: Vec<Cell> = tree.keys().copied().collect();
        cells.sort_unstable_by_key(|c| (c.0 + c.1, c.0));
        let bits = |set: &[Cell]| {
            set.iter().fold(0, |bits, c| {
                bits | 1usize << cells.iter().position(|d| d == c).unwrap()
            })
        };
        let up: Vec<usize> = cells.iter().map(|c| bits(&tree[c])).collect();
        let mut loses: Vec<bool> = Vec::new();
        for set in 0..1usize << cells.len() {
            let wins = (0..cells.len()).filter(|i| set >> i & 1 == 1).any(|i| {
                let above = up[i] ^ 1 << i;
                (0..=above)
                    .filter(|s| s & !above == 0)
                    .any(|s| loses[set ^ 1 << i ^ s])
            });
            loses.push(!wins);
        }
        let mut fewest: Vec<usize> = loses.iter().map(|&l| if l { 0 } else { 99 }).collect();
        for _ in 0..cells.len() {
            for set in 0..fewest.len() {
                let best = up.iter().map(|path| fewest[set ^ path] + 1).min().unwrap();
                fewest[set] = fewest[set].min(best);
            }
        }
        for &a in &cells {
            for &b in &cells {
                for &c in &cells {
                    let paths = [(a, b), (c, cells[5])];
                    let set: Vec<Cell> = black(&paths, &tree).into_iter().collect();
                    let expected = fewest[bits(&set)];
                    assert_eq!(fewest_operations(&ways(&paths)), expected, "{paths:?}");
                }
            }
        }
    }

    proptest! {
        #[test]
        fn agrees_with_painting_cell_by_cell(
            ends in prop::collection::vec((0u32..32, 0u32..32, 0u32..32, 0u32..32), 1..12)
        ) {
            let tree = tree(31);
            let cell = |x: u32, y: u32| (x & !y, y & !x);
            let paths: Vec<(Cell, Cell)> =
                ends.into_iter().map(|(a, b, c, d)| (cell(a, b), cell(c, d))).collect();
            let sum = black(&paths, &tree).iter().fold(0u64, |sum, c| sum ^ 1 << (c.0 + c.1));
            let row = |((a, b), (c, d)): &(Cell, Cell)| format!("{a} {b} {c} {d}\n");
            let input = format!("{}\n{}", paths.len(), paths.iter().map(row).collect::<String>());
            let expected = (sum ^ sum >> 1).count_ones() as usize;
            let got = fewest_operations(&ways(&paths));
            assert_answer!(input, expected, got);
        }
    }
}
