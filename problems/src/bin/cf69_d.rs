//! Codeforces 69 D. Dot
//! - url: https://codeforces.com/problemset/problem/69/D
//! - judge: codeforces
//! - games: dot on a plane, vectors, a move that the other player undoes, circle
//! - rules: A move shifts a dot by one of the given vectors, which are not negative. Once in the
//!   game each player may reflect it in the line `y = x` instead. A player after whose move the dot
//!   is farther than `d` from the origin loses. Who wins?
//! - difficulty: 1900
//! - time-limit: 3s
//! - memory-limit: 256MB
//! - input: x in -200..200, y in -200..200, n in 1..20, d in 1..200, n * { a in 0..200, b in 0..200
//!   }
//! - statement: checked with the statement's public copy and its samples; the dot starts within the
//!   circle
//!
//! The reflection helps nobody: the other player reflects the dot back at once, and both have lost
//! theirs. So only the vectors count. They go up and to the right, so a table from the far corner
//! on knows who wins. O(n d²).

use proconio::input;

fn first_wins(start: (i32, i32), d: i32, vectors: &[(i32, i32)]) -> bool {
    let size = (2 * d + 1) as usize;
    let at = |value: i32| (value + d) as usize;
    let mut wins = vec![vec![false; size]; size];
    for x in (-d..=d).rev() {
        for y in (-d..=d).rev() {
            let mut options = vectors.iter().map(|(a, b)| (x + a, y + b));
            wins[at(x)][at(y)] =
                options.any(|(x, y)| x * x + y * y <= d * d && !wins[at(x)][at(y)]);
        }
    }
    wins[at(start.0)][at(start.1)]
}

fn main() {
    input! {
        x: i32,
        y: i32,
        n: usize,
        d: i32,
        vectors: [(i32, i32); n],
    }
    let first_wins = first_wins((x, y), d, &vectors);
    println!("{}", if first_wins { "Anton" } else { "Dasha" });
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;

    /// Returns whether the mover wins; the flags say who has a reflection left, the mover first.
    fn search(at: (i32, i32), left: (bool, bool), d: i32, vectors: &[(i32, i32)]) -> bool {
        let is_inside = |(x, y): (i32, i32)| x * x + y * y <= d * d;
        let shifted = vectors.iter().map(|(a, b)| (at.0 + a, at.1 + b));
        let mut shifted = shifted.filter(|&at| is_inside(at));
        shifted.any(|at| !search(at, (left.1, left.0), d, vectors))
            || left.0 && !search((at.1, at.0), (left.1, false), d, vectors)
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(32))]
        #[test]
        fn agrees_with_a_game_search(
            vectors in prop::collection::btree_set((0..5i32, 0..5i32), 1..4),
            d in 2..6i32,
            x in -4..5i32,
            y in -4..5i32,
        ) {
            let vectors = vectors.into_iter().filter(|&vector| vector != (0, 0)).collect_vec();
            prop_assume!(!vectors.is_empty() && x * x + y * y < d * d);
            let lines = vectors.iter().map(|(a, b)| format!("{a} {b}\n"));
            let input = format!("{x} {y} {} {d}\n{}", vectors.len(), lines.format(""));
            let expected = search((x, y), (true, true), d, &vectors);
            let got = first_wins((x, y), d, &vectors);
            let name = |wins: bool| if wins { "Anton" } else { "Dasha" };
            assert_answer!(input, name(expected), name(got));
        }
    }
}
