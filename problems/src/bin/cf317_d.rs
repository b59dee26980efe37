//! Codeforces 317 D. Game with Powers
//! - url: https://codeforces.com/problemset/problem/317/D
//! - judge: codeforces
//! - games: sum, powers, chains, table of values
//! - rules: A move chooses a number from 1 to `n` that isn't forbidden yet, and forbids it and all
//!   its powers. A player who cannot move loses.
//! - difficulty: 2300
//! - time-limit: 1s
//! - memory-limit: 256MB
//! - input: n in 1..10^9
//! - statement: checked with the statement, its samples, published programs on about 200 inputs
//!
//! The powers of a number that is no power itself form a chain: a game on the exponents 1 to `L`,
//! in which a move forbids an exponent and all its multiples. The chains are independent, and `L`
//! is at most 29. A search that takes seconds found the values of all chains; a test repeats it up
//! to 22. Numbers above `√n` that are no powers are chains of one, and so is 1, so only the parity
//! of their number counts. O(√n).

use proconio::input;

/// Grundy values of the chains of 1 to 29 exponents.
const CHAINS: [u32; 29] = [
    1, 2, 1, 4, 3, 2, 1, 5, 6, 2, 1, 8, 7, 5, 9, 8, 7, 3, 4, 7, 4, 2, 1, 10, 9, 3, 6, 11, 12,
];

fn first_player_wins(n: u64) -> bool {
    let root = (1..).take_while(|x| x * x <= n).count();
    let mut is_power = vec![false; root + 1];
    let (mut sum, mut in_chains) = (0, 0);
    for x in 2..=root {
        if is_power[x] {
            continue;
        }
        let mut length = 0;
        let mut power = x as u64;
        while power <= n {
            if let Some(it) = is_power.get_mut(power as usize) {
                *it = true;
            }
            length += 1;
            power *= x as u64;
        }
        sum ^= CHAINS[length - 1];
        in_chains += length as u64;
    }
    if (n - in_chains) % 2 == 1 {
        sum ^= CHAINS[0];
    }
    sum != 0
}

fn winner(first_wins: bool) -> &'static str {
    if first_wins {
        "Vasya"
    } else {
        "Petya"
    }
}

fn main() {
    input! {
        n: u64,
    }
    println!("{}", winner(first_player_wins(n)));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use proptest::prelude::*;
    use std::collections::HashMap;

    /// Returns the value of a chain. Exponent `e` is free if bit `e - 1` of `free` is set.
    fn chain_sg(length: u32, free: u32, known: &mut HashMap<u32, u32>) -> u32 {
        if let Some(&value) = known.get(&free) {
            return value;
        }
        let mut seen = 0u32;
        for e in (1..=length).filter(|e| free >> (e - 1) & 1 == 1) {
            let forbidden = (e..=length)
                .step_by(e as usize)
                .fold(0, |bits, e| bits | 1 << (e - 1));
            seen |= 1 << chain_sg(length, free & !forbidden, known);
        }
        let value = seen.trailing_ones();
        known.insert(free, value);
        value
    }

    #[test]
    fn the_values_of_chains_are_those_of_a_search() {
        for length in 1..=22 {
            let value = chain_sg(length, (1 << length) - 1, &mut HashMap::new());
            assert_eq!(value, CHAINS[length as usize - 1], "{length}");
        }
    }

    /// Searches the game straight from the rules. Bit `x` of `free` says that `x` is free.
    fn wins_by_search(n: u32, free: u32, known: &mut HashMap<u32, bool>) -> bool {
        if let Some(&wins) = known.get(&free) {
            return wins;
        }
        let wins = (1..=n).filter(|x| free >> x & 1 == 1).any(|x| {
            let powers = std::iter::successors(Some(x), |power| (x > 1).then_some(power * x));
            let forbidden = powers
                .take_while(|&power| power <= n)
                .fold(0, |bits, power| bits | 1 << power);
            !wins_by_search(n, free & !forbidden, known)
        });
        known.insert(free, wins);
        wins
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(32))]
        #[test]
        fn agrees_with_a_game_search(n in 1..19u32) {
            let input = format!("{n}\n");
            let expected = winner(wins_by_search(n, (2 << n) - 2, &mut HashMap::new()));
            let got = winner(first_player_wins(n.into()));
            assert_answer!(input, expected, got);
        }
    }
}
