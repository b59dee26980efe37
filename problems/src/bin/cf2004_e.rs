//! Codeforces 2004 E. Not a Nim Problem
//! - url: https://codeforces.com/problemset/problem/2004/E
//! - judge: codeforces
//! - games: sum, coprime takes, least prime factor, sieve
//! - rules: A move takes `y` stones from a heap of `x`, 1 ≤ y ≤ x, where `x` and `y` have no common
//!   divisor above 1. A player who cannot move loses.
//! - difficulty: 2100
//! - time-limit: 2s
//! - memory-limit: 512MB
//! - input: t in 1..10^4, t * { n in 1..3*10^5, a[n] in 1..10^7 }, sum(n) <= 3*10^5
//! - statement: checked with the statement's public translation and its sample, and two published
//!   programs on 400 inputs; time and memory limits from memory
//!
//! A heap of 1 has the value 1. Even heaps have the value 0: they see only odd heaps, and those see
//! even ones. An odd prime that is the `i`-th prime sees all smaller heaps, so its value is `i`.
//! Any other odd heap has the value of its least prime factor `p`: it sees no multiple of `p`, but
//! all smaller values. A linear sieve finds `p`. O(max).

use snippets::fast_input::FastInput;

/// Returns the values of all heaps below `n`.
fn values(n: usize) -> Vec<u32> {
    let (mut values, mut primes) = (vec![0; n], vec![]);
    // 0 stands for heaps whose least prime factor isn't known yet.
    let mut least = vec![0u32; n];
    if n > 1 {
        values[1] = 1;
    }
    for heap in 2..n {
        if least[heap] == 0 {
            least[heap] = heap as u32;
            primes.push(heap as u32);
            values[heap] = if heap == 2 { 0 } else { primes.len() as u32 };
        } else {
            values[heap] = values[least[heap] as usize];
        }
        for &prime in &primes {
            let multiple = heap * prime as usize;
            if prime > least[heap] || multiple >= n {
                break;
            }
            least[multiple] = prime;
        }
    }
    values
}

fn winner(heaps: &[usize], values: &[u32]) -> &'static str {
    if heaps.iter().fold(0, |sum, &heap| sum ^ values[heap]) != 0 {
        "Alice\n"
    } else {
        "Bob\n"
    }
}

fn main() {
    let mut input = FastInput::from_stdin();
    let mut cases: Vec<Vec<usize>> = vec![];
    for _ in 0..input.read() {
        let n = input.read();
        cases.push(input.read_vec(n));
    }
    let values = values(cases.iter().flatten().max().map_or(0, |heap| heap + 1));
    print!(
        "{}",
        cases
            .iter()
            .map(|heaps| winner(heaps, &values))
            .collect::<String>()
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;
    use std::collections::HashMap;

    fn gcd(a: usize, b: usize) -> usize {
        if b == 0 {
            a
        } else {
            gcd(b, a % b)
        }
    }

    fn wins_by_search(heaps: &[usize], known: &mut HashMap<Vec<usize>, bool>) -> bool {
        if let Some(&wins) = known.get(heaps) {
            return wins;
        }
        let moves = (0..heaps.len()).flat_map(|i| (1..=heaps[i]).map(move |taken| (i, taken)));
        let wins = moves
            .filter(|&(i, taken)| gcd(heaps[i], taken) == 1)
            .any(|(i, taken)| {
                let mut option = heaps.to_vec();
                option[i] -= taken;
                !wins_by_search(&option, known)
            });
        known.insert(heaps.to_vec(), wins);
        wins
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(heaps in prop::collection::vec(1..16usize, 1..4)) {
            let input = format!("1\n{}\n{}\n", heaps.len(), heaps.iter().join(" "));
            let wins = wins_by_search(&heaps, &mut HashMap::new());
            let expected = if wins { "Alice\n" } else { "Bob\n" };
            let got = winner(&heaps, &values(16));
            assert_answer!(input, expected, got);
        }
    }
}
