//! Codeforces 1194 D. 1-2-K Game
//! - url: https://codeforces.com/problemset/problem/1194/D
//! - judge: codeforces
//! - games: subtraction game, take-set, period
//! - time-limit: 2s
//! - memory-limit: 256MB
//!
//! The take-set is `{1, 2, k}`. If 3 does not divide `k`, nothing changes against `{1, 2}`: from a multiple of 3
//! no move leads to one. If it does, the period is `k + 1`: the losing remainders are the multiples of 3
//! below `k`, for from `k` itself the mover goes to 0. O(1).

use proconio::input;

fn alice_wins(n: u64, k: u64) -> bool {
    match k % 3 {
        0 => n % (k + 1) == k || n % (k + 1) % 3 != 0,
        _ => n % 3 != 0,
    }
}

fn main() {
    input! {
        games: [(u64, u64)],
    }
    for (n, k) in games {
        println!("{}", if alice_wins(n, k) { "Alice" } else { "Bob" });
    }
}

#[cfg(test)]
mod tests {
    use super::alice_wins;

    #[test]
    fn equals_a_search() {
        for k in 3..60 {
            let mut wins: Vec<bool> = Vec::new();
            for n in 0..600 {
                let win = [1, 2, k].iter().any(|&s| s <= n && !wins[n - s]);
                wins.push(win);
                assert_eq!(alice_wins(n as u64, k as u64), win, "{n} {k}");
            }
        }
    }
}
