//! Codeforces 150 A. Win or Freeze
//! - url: https://codeforces.com/problemset/problem/150/A
//! - judge: codeforces
//! - games: misère, divisors, winning move
//! - time-limit: 2s
//! - memory-limit: 256MB
//!
//! A move writes a divisor of the last number, not 1 and not the number itself; who cannot move wins: misère.
//! Who gets 1 or a prime has won. The product of two primes loses: it leaves a prime. Any other number has
//! such a product among its divisors and wins by writing it; several may do, the answer takes the two
//! smallest primes. O(√q).

use proconio::input;

/// The winning first move, 0 if the first player need not move; `None` if he loses.
fn winning_move(q: u64) -> Option<u64> {
    match prime_factors(q)[..] {
        [] | [_] => Some(0),
        [_, _] => None,
        [p, r, ..] => Some(p * r),
    }
}

fn prime_factors(mut q: u64) -> Vec<u64> {
    let mut factors = Vec::new();
    let mut p = 2;
    while p * p <= q {
        while q % p == 0 {
            q /= p;
            factors.push(p);
        }
        p += 1;
    }
    factors.extend(Some(q).filter(|&q| q > 1));
    factors
}

fn main() {
    input! {
        q: u64,
    }
    match winning_move(q) {
        Some(divisor) => println!("1\n{divisor}"),
        None => println!("2"),
    }
}

#[cfg(test)]
mod tests {
    use super::winning_move;

    #[test]
    fn equals_a_search() {
        let mut wins = vec![false, true];
        for q in 2..1500 {
            let moves: Vec<usize> = (2..q).filter(|d| q % d == 0).collect();
            wins.push(moves.is_empty() || moves.iter().any(|&d| !wins[d]));
            match winning_move(q as u64) {
                None => assert!(!wins[q], "{q}"),
                Some(0) => assert!(moves.is_empty(), "{q}"),
                Some(d) => assert!(
                    moves.contains(&(d as usize)) && !wins[d as usize],
                    "{q} {d}"
                ),
            }
        }
    }
}
