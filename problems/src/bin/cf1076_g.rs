//! Codeforces 1076 G. Array Game
//! - url: https://codeforces.com/problemset/problem/1076/G
//! - judge: codeforces
//! - games: chip on an array, parity, nearest lost cell, composition of maps, segment tree, updates
//! - rules: A chip starts in the first cell of an array, and the number there drops by 1. A move
//!   leaves the chip where it is or takes it up to `m` cells to the right. The number in the cell
//!   of the chip must then be positive, and drops by 1. A player who cannot move loses. Queries ask
//!   who wins on an interval, or add a number to all cells of one.
//! - difficulty: 3000
//! - time-limit: 6s
//! - memory-limit: 512MB
//! - input: n in 1..2*10^5, m in 1..5, q in 1..2*10^5, a[n] in 1..10^12, q * { { "1", l in 1..n,
//!   r in l..n, d in 1..10^12 | "2", l in 1..n, r in l..n } }
//! - statement: checked with the statement's public copy and its samples
//!
//! A mover with a lost cell within reach goes there and wins. Otherwise nobody wants to leave the
//! cell: both stay until it holds 0. So the mover loses iff the number left is even, that is, iff
//! it was odd before the chip came. Go from right to left. The state is the distance to the nearest
//! lost cell, one of `m + 1` values, and each cell maps states to states, depending on its parity.
//! A segment tree composes these maps. For the additions it also keeps the maps with all parities
//! changed. O((n + q) m log n).

use snippets::fast_input::FastInput;

/// To which state each state leads: the number of cells between here and the nearest lost cell, and
/// `m` if there is none within reach.
type Map = [u8; 6];

struct Tree {
    m: usize,
    size: usize,
    /// The maps of each node's cells, as they are and with all parities changed.
    maps: Vec<[Map; 2]>,
    is_flipped: Vec<bool>,
}

impl Tree {
    fn new(parities: &[bool], m: usize) -> Self {
        let size = parities.len().next_power_of_two();
        let identity = [0, 1, 2, 3, 4, 5];
        let mut tree = Self {
            m,
            size,
            maps: vec![[identity; 2]; 2 * size],
            is_flipped: vec![false; 2 * size],
        };
        let cell = |is_odd: bool| {
            let mut map = [1, 2, 3, 4, 5, 5];
            map[m] = if is_odd { 0 } else { m as u8 };
            map
        };
        for (i, &is_odd) in parities.iter().enumerate() {
            tree.maps[size + i] = [cell(is_odd), cell(!is_odd)];
        }
        (1..size).rev().for_each(|node| tree.join(node));
        tree
    }

    fn join(&mut self, node: usize) {
        for flip in [0, 1] {
            let side = flip ^ usize::from(self.is_flipped[node]);
            let [left, right] = [0, 1].map(|child| self.maps[2 * node + child][side]);
            self.maps[node][flip] = right.map(|state| left[usize::from(state)]);
        }
    }

    fn flip(&mut self, from: usize, to: usize) {
        self.flip_in(1, 0, self.size, from, to);
    }

    /// Changes the parities in `from..to`, as far as they are among the cells `start..end` of this
    /// node.
    fn flip_in(&mut self, node: usize, start: usize, end: usize, from: usize, to: usize) {
        if to <= start || end <= from {
            return;
        }
        if from <= start && end <= to {
            self.maps[node].swap(0, 1);
            self.is_flipped[node] ^= true;
            return;
        }
        let middle = (start + end) / 2;
        self.flip_in(2 * node, start, middle, from, to);
        self.flip_in(2 * node + 1, middle, end, from, to);
        self.join(node);
    }

    fn first_wins(&self, from: usize, to: usize) -> bool {
        let mut state = self.m as u8;
        let mut open = vec![(1, 0, self.size, false)];
        while let Some((node, start, end, flip)) = open.pop() {
            if to <= start || end <= from {
                continue;
            }
            if from <= start && end <= to {
                state = self.maps[node][usize::from(flip)][usize::from(state)];
                continue;
            }
            let below = flip ^ self.is_flipped[node];
            let middle = (start + end) / 2;
            open.push((2 * node, start, middle, below));
            open.push((2 * node + 1, middle, end, below));
        }
        state > 0
    }
}

fn main() {
    let mut input = FastInput::from_stdin();
    let [n, m, q] = [0; 3].map(|_| input.read::<usize>());
    let parities: Vec<bool> = (0..n).map(|_| input.read::<u64>() % 2 == 1).collect();
    let mut tree = Tree::new(&parities, m);
    let mut answers = String::new();
    for _ in 0..q {
        let kind: u32 = input.read();
        let (from, to) = (input.read::<usize>() - 1, input.read());
        if kind == 2 {
            let first_wins = tree.first_wins(from, to);
            answers += if first_wins { "1\n" } else { "2\n" };
        } else if input.read::<u64>() % 2 == 1 {
            tree.flip(from, to);
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

    /// Returns whether the mover wins with the chip in the cell `at`.
    fn search(cells: &mut [u64], at: usize, m: usize) -> bool {
        (at..cells.len().min(at + m + 1)).any(|to| {
            cells[to] > 0 && {
                cells[to] -= 1;
                let is_lost = !search(cells, to, m);
                cells[to] += 1;
                is_lost
            }
        })
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(48))]
        #[test]
        fn agrees_with_a_game_search(
            mut cells in prop::collection::vec(1..4u64, 1..6),
            m in 1..6usize,
            queries in prop::collection::vec(
                (any::<bool>(), any::<prop::sample::Index>(), any::<prop::sample::Index>()), 1..5),
        ) {
            let parities = cells.iter().map(|a| a % 2 == 1).collect_vec();
            let mut tree = Tree::new(&parities, m);
            let numbers = cells.iter().join(" ");
            let (mut lines, mut expected, mut got) = (String::new(), vec![], vec![]);
            for (adds, from, length) in queries {
                let from = from.index(cells.len());
                let to = from + 1 + length.index(cells.len() - from);
                if adds {
                    lines += &format!("1 {} {to} 1\n", from + 1);
                    cells[from..to].iter_mut().for_each(|a| *a += 1);
                    tree.flip(from, to);
                } else {
                    lines += &format!("2 {} {to}\n", from + 1);
                    let mut part = cells[from..to].to_vec();
                    part[0] -= 1;
                    expected.push(if search(&mut part, 0, m) { 1 } else { 2 });
                    got.push(if tree.first_wins(from, to) { 1 } else { 2 });
                }
            }
            let q = lines.lines().count();
            let input = format!("{} {m} {q}\n{numbers}\n{lines}", cells.len());
            let (expected, got) = (expected.iter().join("\n"), got.iter().join("\n"));
            assert_answer!(input, expected, got);
        }
    }
}
