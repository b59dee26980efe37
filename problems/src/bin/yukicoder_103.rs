//! yukicoder No.103. Prime factor game returns
//! - url: https://yukicoder.me/problems/no/103
//! - judge: yukicoder
//! - games: subtraction game, take 1 to 2, prime factors, exponents
//! - names: 素因数ゲーム リターンズ
//! - rules: A move divides one of `n` numbers by one of its prime factors, or by the square of one
//!   if that divides the number. A player who cannot move loses.
//! - difficulty: 1000
//! - input: n in 1..100, m[n] in 2..10^4
//! - statement: checked with two published programs on 262 inputs or more; the statement was not
//!   found
//!
//! Each prime factor of each number is a heap from which a move takes one or two. Its value is the
//! exponent modulo 3. O(n √max).

use proconio::input;
use snippets::subtraction::take_range_sg;

fn exponents(mut n: u64) -> Vec<u64> {
    let mut exponents = vec![];
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
        exponents.push(exponent);
        prime += 1;
    }
    exponents
}

fn winner(numbers: &[u64]) -> &'static str {
    let heaps = numbers.iter().flat_map(|&n| exponents(n));
    if heaps.fold(0, |sum, heap| sum ^ take_range_sg(heap, 1, 2)) != 0 {
        "Alice"
    } else {
        "Bob"
    }
}

fn main() {
    input! {
        numbers: [u64],
    }
    println!("{}", winner(&numbers));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;
    use std::collections::HashMap;

    fn wins_by_search(numbers: Vec<u64>, known: &mut HashMap<Vec<u64>, bool>) -> bool {
        if let Some(&wins) = known.get(&numbers) {
            return wins;
        }
        let is_prime = |p: &u64| (2..*p).all(|d| p % d != 0);
        let divisors = (2..100)
            .filter(is_prime)
            .flat_map(|p| [p, p * p])
            .collect_vec();
        let moves = (0..numbers.len()).cartesian_product(divisors);
        let wins = moves
            .filter(|(i, d)| numbers[*i] % d == 0)
            .any(|(i, divisor)| {
                let mut option = numbers.clone();
                option[i] /= divisor;
                !wins_by_search(option, known)
            });
        known.insert(numbers, wins);
        wins
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]
        #[test]
        fn agrees_with_a_game_search(numbers in prop::collection::vec(2..98u64, 1..4)) {
            let input = format!("{}\n{}\n", numbers.len(), numbers.iter().join(" "));
            let wins = wins_by_search(numbers.clone(), &mut HashMap::new());
            let expected = if wins { "Alice" } else { "Bob" };
            let got = winner(&numbers);
            assert_answer!(input, expected, got);
        }
    }
}
