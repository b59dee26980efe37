//! Codeforces 930 D. Game with Tokens
//! - url: https://codeforces.com/problemset/problem/930/D
//! - judge: codeforces
//! - games: pursuit, tokens on a plane, rotated coordinates, quadrants
//! - rules: A white token and black tokens lie on a grid. White moves first. On each turn, all
//!   tokens of the colour to move go to a neighbouring point each. White must not move onto a black
//!   token, and loses if he can't move. For how many places of the white token does Black win?
//! - difficulty: 2500
//! - time-limit: 2s
//! - memory-limit: 256MB
//! - input: n in 1..10^5, n * { x in -10^5..10^5, y in -10^5..10^5 }, distinct(x, y)
//! - statement: checked with the statement's public copy and its samples
//!
//! Only black tokens at an odd distance from White can stop him. A move changes both `x + y` and
//! `x - y` by 1. So when White moves, such a token never has the same `x + y` or `x - y` as White,
//! and lies in one of four quadrants around him. If a quadrant is empty, White runs into it
//! forever; if none is, four tokens close in. Take the tokens of one parity, and an `x + y` of the
//! other parity. Compare the tokens of smaller and of larger `x + y`: both sides must have a token
//! of smaller and one of larger `x - y` than White. So the winning `x - y` form an interval. O(n +
//! max |x|).

use snippets::fast_input::FastInput;

/// The least and the largest `x - y` of some tokens.
type Span = (i32, i32);
const NONE: Span = (i32::MAX, i32::MIN);

fn join(a: Span, b: Span) -> Span {
    (a.0.min(b.0), a.1.max(b.1))
}

fn places(tokens: &[(i32, i32)]) -> u64 {
    let least = tokens.iter().map(|(x, y)| x + y).min().unwrap_or(0);
    let most = tokens.iter().map(|(x, y)| x + y).max().unwrap_or(0);
    let width = (most - least + 1) as usize;
    let count = |parity: i32| {
        let mut columns = vec![NONE; width];
        for (x, y) in tokens
            .iter()
            .filter(|(x, y)| (x + y).rem_euclid(2) == parity)
        {
            let column = &mut columns[(x + y - least) as usize];
            *column = join(*column, (x - y, x - y));
        }
        // The tokens in each column and on the right of it.
        let mut right = vec![NONE; width + 1];
        for u in (0..width).rev() {
            right[u] = join(right[u + 1], columns[u]);
        }
        let mut left = NONE;
        let mut places = 0;
        for u in 0..width {
            if (u as i32 + least).rem_euclid(2) != parity && left != NONE && right[u] != NONE {
                let (low, high) = (left.0.max(right[u].0), left.1.min(right[u].1));
                places += (high - low).max(0) as u64 / 2;
            }
            left = join(left, columns[u]);
        }
        places
    };
    count(0) + count(1)
}

fn main() {
    let mut input = FastInput::from_stdin();
    let n: usize = input.read();
    let tokens: Vec<(i32, i32)> = (0..n).map(|_| (input.read(), input.read())).collect();
    println!("{}", places(&tokens));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;
    use std::sync::OnceLock;

    const STEPS: [(i32, i32); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];

    /// All points at distance 1 or 3 from the white token. Black keeps its tokens there; tokens
    /// that would leave for good are no help.
    fn points() -> Vec<(i32, i32)> {
        let points = (-3..4).cartesian_product(-3..4);
        let near = |&(x, y): &(i32, i32)| matches!(x.abs() + y.abs(), 1 | 3);
        points.filter(near).collect()
    }

    /// The sets of at most 4 points with which Black wins if White is to move.
    fn won() -> &'static Vec<bool> {
        static WON: OnceLock<Vec<bool>> = OnceLock::new();
        WON.get_or_init(|| {
            let points = points();
            // Where tokens may go, as seen from the white token: after its move and their own.
            let replies = STEPS.map(|(dx, dy)| {
                let moved = points.iter().map(|&(x, y)| (x - dx, y - dy));
                let after = moved.map(|(x, y)| {
                    let moves = STEPS.iter().map(|(dx, dy)| (x + dx, y + dy));
                    let near = moves.filter_map(|to| points.iter().position(|&p| p == to));
                    ((x, y) == (0, 0), near.collect_vec())
                });
                after.collect_vec()
            });
            let sets = (1..5)
                .flat_map(|k| (0..points.len()).combinations(k))
                .collect_vec();
            let mut won = vec![false; 1 << points.len()];
            fn reach(won: &[bool], choices: &[&(bool, Vec<usize>)], set: usize) -> bool {
                match choices {
                    [] => won[set],
                    [(_, places), rest @ ..] => places
                        .iter()
                        .any(|&place| reach(won, rest, set | 1 << place)),
                }
            }
            let mask = |set: &Vec<usize>| set.iter().fold(0, |mask, &i| mask | 1 << i);
            loop {
                let new = sets.iter().filter(|set| {
                    !won[mask(set)]
                        && replies.iter().all(|replies| {
                            let choices = set.iter().map(|&i| &replies[i]).collect_vec();
                            choices.iter().any(|choice| choice.0) || reach(&won, &choices, 0)
                        })
                });
                let new = new.map(mask).collect_vec();
                if new.is_empty() {
                    return won;
                }
                new.into_iter().for_each(|set| won[set] = true);
            }
        })
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]
        #[test]
        fn agrees_with_a_game_search(
            even in prop::sample::subsequence(
                vec![(-1, -1), (0, 0), (1, 1), (-2, 0), (2, 0), (0, 2), (0, -2), (1, -1), (-1, 1)],
                0..5,
            ),
            odd in prop::sample::subsequence(vec![(0, 1), (1, 0), (0, -1), (-1, 0)], 0..5),
        ) {
            let tokens: Vec<(i32, i32)> = even.into_iter().chain(odd).collect();
            prop_assume!(!tokens.is_empty());
            let lines = tokens.iter().map(|(x, y)| format!("{x} {y}\n"));
            let input = format!("{}\n{}", tokens.len(), lines.format(""));
            let points = points();
            let expected = (-2..3).cartesian_product(-2..3).filter(|(x, y)| {
                let from_white = tokens.iter().map(|(a, b)| (a - x, b - y));
                let odd = from_white.filter(|(a, b)| (a + b).rem_euclid(2) == 1);
                let known = odd.map(|token| points.iter().position(|&p| p == token));
                let known: Option<Vec<usize>> = known.collect();
                known.is_some_and(|known| {
                    won()[known.into_iter().fold(0, |mask, i| mask | 1 << i)]
                })
            });
            let expected = expected.count() as u64;
            let got = places(&tokens);
            assert_answer!(input, expected, got);
        }
    }
}
