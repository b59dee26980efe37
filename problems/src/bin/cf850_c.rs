//! Codeforces 850 C. Arpa and a game with Mojtaba
//! - url: https://codeforces.com/problemset/problem/850/C
//! - judge: codeforces
//! - games: sum, prime powers, bit mask, memo
//! - rules: A move chooses a prime power `p^k` that divides at least one of `n` numbers. It then
//!   divides by `p^k` every number that `p^k` divides. A player who cannot move loses.
//! - difficulty: 2200
//! - time-limit: 1s
//! - memory-limit: 256MB
//! - input: n in 1..100, a[n] in 1..10^9
//! - statement: checked with the statement, its samples, published programs on about 200 inputs
//!
//! Each prime is a game of its own. Only the set of its exponents matters, which takes at most 29
//! bits. The move `k` keeps the exponents below `k` and lowers the others by `k`. Play reaches few
//! sets, so the program remembers their Grundy values as it finds them. Factoring costs O(n √max);
//! then each set has at most 29 moves.

use proconio::input;
use snippets::sg_memo::SgMemo;
use std::collections::HashMap;

/// Lists the moves in a set of exponents: bit `e - 1` says that the set has the exponent `e`.
fn moves(&exponents: &u32) -> Vec<Vec<u32>> {
    let largest = u32::BITS - exponents.leading_zeros();
    let lowered = |k: u32| exponents & ((1 << (k - 1)) - 1) | exponents >> k;
    (1..=largest).map(|k| vec![lowered(k)]).collect()
}

fn first_player_wins(numbers: &[u64]) -> bool {
    let mut exponents: HashMap<u64, u32> = HashMap::new();
    for &number in numbers {
        for (prime, exponent) in prime_powers(number) {
            *exponents.entry(prime).or_default() |= 1 << (exponent - 1);
        }
    }
    let components: Vec<u32> = exponents.into_values().collect();
    SgMemo::new(moves).sum(&components) != 0
}

fn prime_powers(mut n: u64) -> Vec<(u64, u32)> {
    let mut powers = vec![];
    let mut prime = 2;
    while n > 1 {
        if prime * prime > n {
            prime = n;
        }
        let mut exponent = 0;
        while n % prime == 0 {
            n /= prime;
            exponent += 1;
        }
        if exponent > 0 {
            powers.push((prime, exponent));
        }
        prime += 1;
    }
    powers
}

fn winner(first_wins: bool) -> &'static str {
    if first_wins {
        "Mojtaba"
    } else {
        "Arpa"
    }
}

fn main() {
    input! {
        numbers: [u64],
    }
    println!("{}", winner(first_player_wins(&numbers)));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;

    /// Plays by the rules on the numbers themselves, which are below 100.
    fn wins_by_search(numbers: &[u64], known: &mut HashMap<Vec<u64>, bool>) -> bool {
        if let Some(&wins) = known.get(numbers) {
            return wins;
        }
        let is_prime = |p: &u64| (2..*p).all(|d| p % d != 0);
        let primes = (2..100).filter(is_prime);
        let mut powers = primes.flat_map(|p| (1..7).map(move |k| p.pow(k)));
        let wins = powers.any(|power| {
            let divided = |&n: &u64| if n % power == 0 { n / power } else { n };
            let option = numbers.iter().map(divided).sorted().collect_vec();
            option != numbers && !wins_by_search(&option, known)
        });
        known.insert(numbers.to_vec(), wins);
        wins
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]
        #[test]
        fn agrees_with_a_game_search(
            numbers in prop::collection::vec(
                prop::sample::select(vec![
                    1u64, 2, 4, 8, 16, 32, 64, 3, 9, 27, 6, 12, 18, 72, 5, 7,
                ]),
                1..5,
            ),
        ) {
            let input = format!("{}\n{}\n", numbers.len(), numbers.iter().join(" "));
            let sorted = numbers.iter().copied().sorted().collect_vec();
            let expected = winner(wins_by_search(&sorted, &mut HashMap::new()));
            let got = winner(first_player_wins(&numbers));
            assert_answer!(input, expected, got);
        }
    }
}
