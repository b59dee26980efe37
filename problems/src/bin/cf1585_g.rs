//! Codeforces 1585 G. Poachers
//! - url: https://codeforces.com/problemset/problem/1585/G
//! - judge: codeforces
//! - games: multi-sg, forest, levels, small to large
//! - rules: A move chooses a tree of a forest and a depth `c` such that no leaf of the tree is less
//!   deep than `c`. It removes all vertices of depths 1 to `c`, and the rest become trees of their
//!   own. A player who cannot move loses.
//! - difficulty: 2500
//! - time-limit: 1s
//! - memory-limit: 256MB
//! - input: t in 1..5*10^5, t * { n in 1..5*10^5, p[n] in 0..n }, sum(n) <= 5*10^5
//! - statement: checked with the statement, its samples, published programs on about 200 inputs
//!
//! A move leaves the trees below depth `c`. So the value of a tree is the mex of the nim-sums of
//! the values at each of the depths 2, 3, …, down to one below the nearest leaf. Each vertex keeps
//! these nim-sums as a list. To merge its children, add the lists of the others to the shortest
//! one; their excess is dropped for good, so all merging is O(n). A single child hands on its list
//! as it is, together with the set of the values in it, and the mex only grows.

use snippets::fast_input::FastInput;

/// The nim-sums of a tree at the depths down to one below the nearest leaf, deepest first.
struct Depths {
    sums: Vec<usize>,
    has: Vec<bool>,
    mex: usize,
}

impl Depths {
    /// Returns the list below a leaf, where nothing is left: the nim-sum 0.
    fn below_leaf() -> Self {
        Self::from_sums(vec![0])
    }

    fn from_sums(sums: Vec<usize>) -> Self {
        let mut depths = Self {
            sums: vec![],
            has: vec![],
            mex: 0,
        };
        sums.into_iter().for_each(|sum| depths.push(sum));
        depths
    }

    fn push(&mut self, sum: usize) {
        self.sums.push(sum);
        if sum >= self.has.len() {
            self.has.resize((sum + 1).next_power_of_two(), false);
        }
        self.has[sum] = true;
        while self.has.get(self.mex) == Some(&true) {
            self.mex += 1;
        }
    }

    /// Merges two lists, as deep as both go.
    fn merged(self, other: Self) -> Self {
        let (mut short, long) = if self.sums.len() <= other.sums.len() {
            (self, other)
        } else {
            (other, self)
        };
        let dropped = long.sums.len() - short.sums.len();
        short
            .sums
            .iter_mut()
            .zip(&long.sums[dropped..])
            .for_each(|(sum, more)| *sum ^= more);
        short
    }
}

/// `parents` gives each vertex's parent, 0 for none; the vertices may come in any order.
fn forest_sg(parents: &[usize]) -> usize {
    let n = parents.len();
    let mut children = vec![0; n + 1];
    parents.iter().for_each(|&parent| children[parent] += 1);
    let mut unmerged = children.clone();
    let mut below: Vec<Option<Depths>> = (0..=n).map(|_| None).collect();
    let mut ready: Vec<usize> = (1..=n).filter(|&v| children[v] == 0).collect();
    let mut forest = 0;
    while let Some(v) = ready.pop() {
        let mut depths = match below[v].take() {
            None => Depths::below_leaf(),
            Some(depths) if children[v] == 1 => depths,
            Some(depths) => Depths::from_sums(depths.sums),
        };
        let value = depths.mex;
        let parent = parents[v - 1];
        if parent == 0 {
            forest ^= value;
            continue;
        }
        depths.push(value);
        below[parent] = Some(match below[parent].take() {
            Some(others) => others.merged(depths),
            None => depths,
        });
        unmerged[parent] -= 1;
        if unmerged[parent] == 0 {
            ready.push(parent);
        }
    }
    forest
}

fn verdict(wins: bool) -> &'static str {
    if wins {
        "YES"
    } else {
        "NO"
    }
}

fn main() {
    let mut input = FastInput::from_stdin();
    let mut answer = String::new();
    for _ in 0..input.read() {
        let n = input.read();
        answer += verdict(forest_sg(&input.read_vec(n)) != 0);
        answer += "\n";
    }
    print!("{answer}");
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;
    use std::collections::HashMap;

    /// Bit `v` of `left` says that vertex `v` is still there. Parents have smaller numbers.
    fn wins_by_search(parents: &[usize], left: u32, known: &mut HashMap<u32, bool>) -> bool {
        if let Some(&wins) = known.get(&left) {
            return wins;
        }
        let n = parents.len();
        let is_left = |v: usize| v > 0 && left >> v & 1 == 1;
        let (mut root, mut depth) = (vec![0; n + 1], vec![0; n + 1]);
        let mut has_child = vec![false; n + 1];
        for v in (1..=n).filter(|&v| is_left(v)) {
            let parent = parents[v - 1];
            (root[v], depth[v]) = if is_left(parent) {
                (root[parent], depth[parent] + 1)
            } else {
                (v, 1)
            };
            has_child[parent] |= is_left(parent);
        }
        let roots = (1..=n)
            .filter(|&v| is_left(v) && root[v] == v)
            .collect_vec();
        let wins = roots.into_iter().any(|tree| {
            let of_tree = || (1..=n).filter(|&v| is_left(v) && root[v] == tree);
            let nearest = of_tree().filter(|&v| !has_child[v]).map(|v| depth[v]).min();
            (1..=nearest.expect("a tree has leaves")).any(|c| {
                let removed = of_tree()
                    .filter(|&v| depth[v] <= c)
                    .fold(0, |bits, v| bits | 1 << v);
                !wins_by_search(parents, left & !removed, known)
            })
        });
        known.insert(left, wins);
        wins
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(
            choices in prop::collection::vec(any::<prop::sample::Index>(), 1..12),
        ) {
            let parents = choices
                .iter()
                .enumerate()
                .map(|(v, choice)| choice.index(v + 1))
                .collect_vec();
            let input = format!("1\n{}\n{}\n", parents.len(), parents.iter().join(" "));
            let all = (2 << parents.len()) - 2;
            let expected = verdict(wins_by_search(&parents, all, &mut HashMap::new()));
            let got = verdict(forest_sg(&parents) != 0);
            assert_answer!(input, expected, got);
        }
    }
}
