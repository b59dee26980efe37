//! Codeforces 1991 H. Prime Split Game
//! - url: https://codeforces.com/problemset/problem/1991/H
//! - judge: codeforces
//! - games: split into primes, several heaps at once, removal of heaps, bit set sums
//! - rules: A move chooses `k ≥ 1`, removes `k` of `n` heaps, and splits `k` others into two each,
//!   where all parts are prime. A player who cannot move loses.
//! - difficulty: 3300
//! - time-limit: 2s
//! - memory-limit: 512MB
//! - input: t in 1..10^4, t * { n in 2..2*10^5, a[n] in 1..2*10^5 }, sum(n) <= 2*10^5
//! - statement: checked with the statement's public copy and its sample, and two published programs
//!   on 400 inputs; time and memory limits from memory
//!
//! Call a heap won if it can be split into two lost primes, and lost otherwise.
//!
//! If all heaps are lost, every split leaves a won part, and the opponent makes all heaps lost
//! again. If some but not all heaps are won, or if `n` is even and some are, the mover splits or
//! removes all won heaps and wins.
//!
//! If `n` is odd and all heaps are won, one more question decides. Call a heap good if it splits
//! into two won primes that aren't good. If one or more heaps are good, but not all, the mover
//! leaves only won heaps, none of them good. The opponent must then leave lost heaps beside won
//! ones. If no heap or every heap is good, the mover loses.
//!
//! An odd heap can only split off a 2, which is lost. For even heaps, the sums of two sets of odd
//! primes tell. O(max · primes / 64).

use snippets::fast_input::FastInput;

/// For each number below `n`, whether it is the sum of two of these odd numbers.
fn sums_of_two(summands: &[usize], n: usize) -> Vec<bool> {
    // Bit `i` of `set` stands for `2i + 1`, bit `i` of `sums` for `2i`.
    let words = n / 128 + 2;
    let mut set = vec![0u64; words];
    for &number in summands {
        set[number / 128] |= 1 << (number / 2 % 64);
    }
    let mut sums = vec![0u64; words];
    for &number in summands {
        let shift = number / 2 + 1;
        let (whole, part) = (shift / 64, shift % 64);
        let mut carry = 0;
        for (sum, &word) in sums[whole..].iter_mut().zip(&set) {
            *sum |= word << part | carry;
            carry = if part == 0 { 0 } else { word >> (64 - part) };
        }
    }
    (0..n)
        .map(|i| i % 2 == 0 && sums[i / 128] >> (i / 2 % 64) & 1 == 1)
        .collect()
}

/// For each heap below `n`, whether it is won and whether it is good.
fn kinds(n: usize) -> Vec<[bool; 2]> {
    let mut is_prime = vec![true; n.max(3)];
    is_prime[..2].fill(false);
    for i in 2..n {
        if is_prime[i] {
            (i * i..n)
                .step_by(i)
                .for_each(|multiple| is_prime[multiple] = false);
        }
    }
    let mut kinds = vec![[false; 2]; n];
    for i in (5..n).step_by(2) {
        kinds[i][0] = is_prime[i - 2] && !kinds[i - 2][0];
    }
    let odd_primes = |won: bool, kinds: &[[bool; 2]]| -> Vec<usize> {
        (3..n)
            .step_by(2)
            .filter(|&i| is_prime[i] && kinds[i][0] == won)
            .collect()
    };
    let of_lost = sums_of_two(&odd_primes(false, &kinds), n);
    let of_won = sums_of_two(&odd_primes(true, &kinds), n);
    for i in (4..n).step_by(2) {
        kinds[i] = [of_lost[i] || i == 4, of_won[i]];
    }
    kinds
}

fn alice_wins(heaps: &[usize], kinds: &[[bool; 2]]) -> bool {
    let [won, good] = [0, 1].map(|kind| heaps.iter().filter(|&&it| kinds[it][kind]).count());
    let n = heaps.len();
    if n % 2 == 0 || won < n {
        won > 0
    } else {
        (1..n).contains(&good)
    }
}

fn winner(alice: bool) -> &'static str {
    if alice {
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
    let kinds = kinds(cases.iter().flatten().max().map_or(0, |heap| heap + 1));
    let winners = cases.iter().map(|heaps| winner(alice_wins(heaps, &kinds)));
    print!("{}", winners.collect::<String>());
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;
    use std::collections::HashMap;

    fn splits(heap: usize) -> Vec<[usize; 2]> {
        let is_prime = |n: usize| n > 1 && (2..n).all(|d| n % d != 0);
        let parts = (2..=heap / 2).map(|part| [part, heap - part]);
        parts
            .filter(|parts| parts.iter().all(|&part| is_prime(part)))
            .collect()
    }

    fn wins_by_search(heaps: Vec<usize>, known: &mut HashMap<Vec<usize>, bool>) -> bool {
        if let Some(&wins) = known.get(&heaps) {
            return wins;
        }
        let n = heaps.len();
        let choices = (1..=n / 2).flat_map(|k| (0..n).permutations(2 * k).map(move |p| (k, p)));
        let choices = choices.filter(|(k, p)| {
            p[..*k].windows(2).all(|w| w[0] < w[1]) && p[*k..].windows(2).all(|w| w[0] < w[1])
        });
        let wins = choices.collect_vec().into_iter().any(|(k, chosen)| {
            let (removed, split) = chosen.split_at(k);
            let left = (0..n)
                .filter(|i| !chosen.contains(i))
                .map(|i| heaps[i])
                .collect_vec();
            debug_assert_eq!(removed.len(), split.len());
            let parts = split
                .iter()
                .map(|&i| splits(heaps[i]))
                .multi_cartesian_product();
            parts.collect_vec().into_iter().any(|parts| {
                let option = left.iter().copied().chain(parts.into_iter().flatten());
                !wins_by_search(option.sorted().collect(), known)
            })
        });
        known.insert(heaps, wins);
        wins
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]
        #[test]
        fn agrees_with_a_game_search(heaps in prop::collection::vec(1..31usize, 2..5)) {
            let input = format!("1\n{}\n{}\n", heaps.len(), heaps.iter().join(" "));
            let sorted = heaps.iter().copied().sorted().collect();
            let expected = winner(wins_by_search(sorted, &mut HashMap::new()));
            let got = winner(alice_wins(&heaps, &kinds(31)));
            assert_answer!(input, expected, got);
        }
    }

    #[test]
    fn three_won_heaps_agree_with_a_game_search() {
        let (kinds, known) = (kinds(37), &mut HashMap::new());
        let won = (1..37).filter(|&heap| kinds[heap][0]).collect_vec();
        for heaps in won.into_iter().combinations_with_replacement(3) {
            assert_eq!(
                alice_wins(&heaps, &kinds),
                wins_by_search(heaps.clone(), known),
                "{heaps:?}"
            );
        }
    }
}
