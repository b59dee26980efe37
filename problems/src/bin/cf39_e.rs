//! Codeforces 39 E. What Has Dirichlet Got to Do with That?
//! - url: https://codeforces.com/problemset/problem/39/E
//! - judge: codeforces
//! - games: win lose draw, endless play, parity, numbers that grow
//! - rules: A move adds 1 to `a` or to `b`. The player who makes `a^b` at least `n` loses. Play
//!   that never ends is a draw.
//! - difficulty: 2000
//! - time-limit: 2s
//! - memory-limit: 64MB
//! - input: a in 1..10^4, b in 1..30, n in 2..10^9, min(a^min(b, 31), 2*10^9) < n
//! - statement: checked with the statement, its samples, published programs on about 200 inputs
//!
//! Only `a = 1` lets play go on for ever: if `2^b ≥ n`, neither player wants to make `a` 2. If
//! `b = 1` and `a² ≥ n`, only `a` can grow, and the parity of `n - 1 - a` decides. All other
//! positions are won, lost or drawn by their two options. Compute them for falling `b`, and for
//! each `b` for falling `a`. O(√n).

use proconio::input;

/// Returns whether the player to move at `(a, b)` wins; `None` for a draw.
fn first_player_wins(a: u64, b: u64, n: u64) -> Option<bool> {
    let power_is_below = |a: u64, b: u32| a.checked_pow(b).is_some_and(|power| power < n);
    if a == 1 && !power_is_below(2, b as u32) {
        return None;
    }
    let root = (1..)
        .find(|&a| !power_is_below(a, 2))
        .expect("n has a root");
    if b == 1 && a >= root {
        return Some((n - 1 - a) % 2 == 1);
    }
    let drawn_row = (1..).find(|&b| !power_is_below(2, b)).expect("2^b grows");
    // `above[a]` and `here[a]` are the outcomes for `b + 1` and `b`. Where a power reaches `n`, the
    // player to move has already won.
    let mut above = vec![Some(true); root as usize + 1];
    above[1] = None;
    for row in (b as u32..drawn_row).rev() {
        let mut here = vec![Some(true); root as usize + 1];
        if row == 1 {
            here[root as usize] = Some((n - 1 - root) % 2 == 1);
        }
        for a in (1..root as usize)
            .filter(|&a| power_is_below(a as u64, row))
            .rev()
        {
            here[a] = match (here[a + 1], above[a]) {
                (Some(false), _) | (_, Some(false)) => Some(true),
                (Some(true), Some(true)) => Some(false),
                _ => None,
            };
        }
        above = here;
    }
    above[a as usize]
}

/// Returns the loser, as the judge asks.
fn loser(first_wins: Option<bool>) -> &'static str {
    match first_wins {
        Some(true) => "Masha",
        Some(false) => "Stas",
        None => "Missing",
    }
}

fn main() {
    input! {
        a: u64,
        b: u64,
        n: u64,
    }
    println!("{}", loser(first_player_wins(a, b, n)));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use proptest::prelude::*;

    /// Applies the rules to all `a` and `b` up to `n`, or up to the given `b`, until nothing
    /// changes. Beyond, only `a = 1` is left, where play goes on for ever.
    fn by_search(a: usize, b: usize, n: u64) -> Option<bool> {
        let size = (n as usize).max(b) + 1;
        let power = |a: usize, b: usize| (a as u64).checked_pow(b as u32);
        let ends = |a: usize, b: usize| power(a, b).map_or(true, |power| power >= n);
        let mut wins = vec![vec![None; size + 1]; size + 1];
        for _ in 0..2 * size {
            for (a, b) in (1..size).flat_map(|a| (1..size).map(move |b| (a, b))) {
                let options = [(a + 1, b), (a, b + 1)];
                let outcome =
                    |&(a, b): &(usize, usize)| if ends(a, b) { Some(true) } else { wins[a][b] };
                let outcomes = options.iter().map(outcome).collect::<Vec<_>>();
                if outcomes.contains(&Some(false)) {
                    wins[a][b] = Some(true);
                } else if outcomes.iter().all(|&it| it == Some(true)) {
                    wins[a][b] = Some(false);
                }
            }
        }
        wins[a][b]
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(n in 2..22u64, a in 1..22usize, b in 1..6usize) {
            let a = a.min(n as usize - 1);
            let is_below = |b: &usize| (a as u64).pow(*b as u32) < n;
            let b = (1..=b).rev().find(is_below).expect("a is below n");
            let input = format!("{a} {b} {n}\n");
            let expected = loser(by_search(a, b, n));
            let got = loser(first_player_wins(a as u64, b as u64, n));
            assert_answer!(input, expected, got);
        }
    }
}
