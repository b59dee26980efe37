//! Codeforces 494 E. Sharti
//! - url: https://codeforces.com/problemset/problem/494/E
//! - judge: codeforces
//! - games: coin turning, ruler, tartan product, grid, union of rectangles
//! - rules: A move picks a square of side at most `k` whose lower right cell is white and flips all
//!   its cells. A player who finds no white cell loses.
//! - difficulty: 3200
//! - time-limit: 5s
//! - memory-limit: 256MB
//! - input: n in 1..10^9, m in 1..5*10^4, k in 1..n, m * { a in 1..n, b in 1..n, c in a..n, d in
//!   b..n }
//! - statement: checked with the statement, its samples, published programs on about 200 inputs
//!
//! The Grundy value of the cell `(x, y)` is the least of the ruler values of `x` and `y`, both
//! limited to `k`: the largest power of two that divides `x` and `y` and is at most `k`. So the
//! nim-sum is not 0 iff for some `2^t ≤ k` an odd number of white cells has both coordinates
//! divisible by `2^t`.
//!
//! The number of multiples of `2^t` in `(a, b]` is odd iff bit `t` of `a ⊕ b` is set. So one sweep
//! over the union of the rectangles decides all `t` at once, with a segment tree of covered rows
//! that sums `a ⊕ b`. O(m log m).

use itertools::Itertools;
use snippets::fast_input::FastInput;

/// A rectangle of white cells: columns `left..=right`, rows `top..=bottom`, counted from 1.
#[derive(Clone, Copy, Debug)]
struct White {
    left: u32,
    top: u32,
    right: u32,
    bottom: u32,
}

fn first_player_wins(whites: &[White], k: u32) -> bool {
    let lines = whites.iter().flat_map(|w| [w.top - 1, w.bottom]);
    let mut rows = CoveredRows::new(lines.sorted_unstable().dedup().collect());
    let edges = whites.iter().flat_map(|w| {
        let lines = (w.top - 1, w.bottom);
        [(w.left - 1, lines, 1), (w.right, lines, -1)]
    });
    let mut parities = 0;
    let mut at = 0;
    for (x, (top, bottom), change) in edges.sorted_unstable() {
        parities ^= (at ^ x) & rows.parities();
        at = x;
        rows.cover(top, bottom, change);
    }
    parities & ((2 << k.ilog2()) - 1) != 0
}

/// The rows between lines that some rectangle covers. This segment tree doesn't look at the
/// children of a covered node.
struct CoveredRows {
    lines: Vec<u32>,
    covers: Vec<i32>,
    parities: Vec<u32>,
}

impl CoveredRows {
    fn new(lines: Vec<u32>) -> Self {
        let nodes = 4 * lines.len();
        Self {
            lines,
            covers: vec![0; nodes],
            parities: vec![0; nodes],
        }
    }

    /// Returns a number whose bit `t` is set iff an odd number of covered rows is divisible by
    /// `2^t`.
    fn parities(&self) -> u32 {
        self.parities[1]
    }

    fn cover(&mut self, top: u32, bottom: u32, change: i32) {
        let index = |line| self.lines.partition_point(|&l| l < line);
        let (top, bottom) = (index(top), index(bottom));
        self.cover_node(1, (0, self.lines.len() - 1), (top, bottom), change);
    }

    fn cover_node(
        &mut self,
        node: usize,
        (l, r): (usize, usize),
        part: (usize, usize),
        change: i32,
    ) {
        if part.1 <= l || r <= part.0 {
            return;
        }
        if part.0 <= l && r <= part.1 {
            self.covers[node] += change;
        } else {
            let middle = (l + r) / 2;
            self.cover_node(2 * node, (l, middle), part, change);
            self.cover_node(2 * node + 1, (middle, r), part, change);
        }
        self.parities[node] = if self.covers[node] > 0 {
            self.lines[l] ^ self.lines[r]
        } else if r - l == 1 {
            0
        } else {
            self.parities[2 * node] ^ self.parities[2 * node + 1]
        };
    }
}

fn winner(first_wins: bool) -> &'static str {
    if first_wins {
        "Hamed"
    } else {
        "Malek"
    }
}

fn main() {
    let mut input = FastInput::from_stdin();
    let _n: u32 = input.read();
    let m = input.read();
    let k = input.read();
    let whites: Vec<White> = (0..m)
        .map(|_| White {
            left: input.read(),
            top: input.read(),
            right: input.read(),
            bottom: input.read(),
        })
        .collect();
    println!("{}", winner(first_player_wins(&whites, k)));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use proptest::prelude::*;

    /// For all sets of white cells up to `last` on a board of 4 × 4, whether the mover wins.
    fn wins_by_search(k: usize, last: usize) -> Vec<bool> {
        let mut wins: Vec<bool> = Vec::new();
        for white in 0..=last {
            let win = (0..16).filter(|cell| white >> cell & 1 == 1).any(|cell| {
                let (x, y) = (cell / 4, cell % 4);
                (1..=k.min(x + 1).min(y + 1)).any(|side| {
                    let square = (x + 1 - side..=x)
                        .cartesian_product(y + 1 - side..=y)
                        .fold(0, |set, (x, y)| set | 1 << (4 * x + y));
                    !wins[white ^ square]
                })
            });
            wins.push(win);
        }
        wins
    }

    /// Returns all rectangles in a corner of the board of 4 × 4, each with the cells that it
    /// covers.
    fn rectangles(side: u32) -> Vec<(White, usize)> {
        let spans = || (1..=side).flat_map(move |a| (a..=side).map(move |b| (a, b)));
        spans()
            .cartesian_product(spans())
            .map(|((left, right), (top, bottom))| {
                let cells = (left..=right)
                    .cartesian_product(top..=bottom)
                    .fold(0, |set, (x, y)| set | 1 << (4 * (x - 1) + y - 1));
                let white = White {
                    left,
                    top,
                    right,
                    bottom,
                };
                (white, cells)
            })
            .collect()
    }

    #[test]
    fn equals_search_for_unions_of_two_rectangles() {
        for k in 1..=4 {
            let wins = wins_by_search(k as usize, (1 << 16) - 1);
            for (a, b) in rectangles(4).into_iter().cartesian_product(rectangles(4)) {
                assert_eq!(
                    first_player_wins(&[a.0, b.0], k),
                    wins[a.1 | b.1],
                    "{a:?} {b:?} {k}"
                );
            }
        }
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(
            chosen in prop::collection::vec(prop::sample::select(rectangles(3)), 1..5),
            k in 1u32..4,
        ) {
            let whites: Vec<White> = chosen.iter().map(|(white, _)| *white).collect();
            let row = |w: &White| format!("{} {} {} {}\n", w.left, w.top, w.right, w.bottom);
            let input = format!("3 {} {k}\n{}", whites.len(), whites.iter().map(row).join(""));
            let cells = chosen.iter().fold(0, |union, (_, cells)| union | cells);
            let expected = winner(wins_by_search(k as usize, cells)[cells]);
            let got = winner(first_player_wins(&whites, k));
            assert_answer!(input, expected, got);
        }
    }
}
