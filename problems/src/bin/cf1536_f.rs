//! Codeforces 1536 F. Omkar and Akmar
//! - url: https://codeforces.com/problemset/problem/1536/F
//! - judge: codeforces
//! - games: counting games, parity, circle, neighbours differ
//! - rules: A move writes A or B into an empty cell of a circle of `n` cells such that neighbours
//!   differ. A player who cannot move loses. How many different games are there if both players
//!   play well, modulo 10^9 + 7?
//! - difficulty: 2600
//! - time-limit: 3s
//! - memory-limit: 256MB
//! - input: n in 2..10^6
//! - statement: checked with the statement, its samples, a published program on about 200 inputs
//!
//! At the end no two empty cells are neighbours, and the letters alternate around the circle, even
//! across the empty cells. So the number of letters is even: the second player always wins, and
//! every move is as good as any other. With `x` empty cells there are
//! `2 (C(n - x, x) + C(n - x - 1, x - 1))` final positions, and the `n - x` letters can come in any
//! order. O(n).

use proconio::input;
use snippets::modular::Binomials;

const MODULUS: u64 = 1_000_000_007;

fn games(n: usize) -> u64 {
    let binomials = Binomials::new(n, MODULUS);
    let choose = |n, k| binomials.choose(n, k);
    let ends = |empty: usize| {
        let first_is_empty = if empty > 0 {
            choose(n - empty - 1, empty - 1)
        } else {
            0
        };
        2 * (choose(n - empty, empty) + first_is_empty)
    };
    let empty = (0..=n / 2).filter(|empty| (n - empty) % 2 == 0);
    let games = empty.map(|empty| ends(empty) % MODULUS * binomials.factorial[n - empty] % MODULUS);
    games.sum::<u64>() % MODULUS
}

fn main() {
    input! {
        n: usize,
    }
    println!("{}", games(n));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use proptest::prelude::*;
    use std::collections::HashMap;

    /// Returns whether the mover wins, and how many games there are if both play well.
    fn by_search(cells: Vec<char>, known: &mut HashMap<Vec<char>, (bool, u64)>) -> (bool, u64) {
        if let Some(&result) = known.get(&cells) {
            return result;
        }
        let n = cells.len();
        let fits = |&(i, letter): &(usize, char)| {
            cells[i] == '.' && cells[(i + 1) % n] != letter && cells[(i + n - 1) % n] != letter
        };
        let moves = (0..n).flat_map(|i| [(i, 'A'), (i, 'B')]).filter(fits);
        let after = |(i, letter): (usize, char)| {
            let mut option = cells.clone();
            option[i] = letter;
            option
        };
        let options: Vec<Vec<char>> = moves.map(after).collect();
        let results: Vec<(bool, u64)> =
            options.into_iter().map(|it| by_search(it, known)).collect();
        let wins = results.iter().any(|(other_wins, _)| !other_wins);
        let good = results.iter().filter(|(other_wins, _)| *other_wins != wins);
        let games = if results.is_empty() {
            1
        } else {
            good.map(|(_, games)| games).sum()
        };
        known.insert(cells, (wins, games));
        (wins, games)
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(16))]
        #[test]
        fn agrees_with_a_game_search(n in 2..9usize) {
            let input = format!("{n}\n");
            let expected = by_search(vec!['.'; n], &mut HashMap::new()).1 % MODULUS;
            let got = games(n);
            assert_answer!(input, expected, got);
        }
    }
}
