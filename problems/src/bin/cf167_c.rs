//! Codeforces 167 C. Wizards and Numbers
//! - url: https://codeforces.com/problemset/problem/167/C
//! - judge: codeforces
//! - games: euclid game, subtract powers
//! - time-limit: 2s
//! - memory-limit: 256MB
//!
//! For `0 < a ≤ b` a move replaces `b` by `b - aᵏ ≥ 0` (`k ≥ 1`) or by `b mod a`; with a 0 nobody can move.
//!
//! If `(b mod a, a)` is lost, going there wins. Else nobody wants to make the larger number less than `a`,
//! and with `q = ⌊b / a⌋` the rest is the game "take 1, a, a², … from `q`; who takes the last loses". Modulo
//! `a + 1` the powers of `a` are 1 and -1, so `q` counts modulo `a + 1`, and an even remainder wins.
//! O(log b).

use proconio::input;

/// For `a ≤ b`.
fn first_player_wins(a: u64, b: u64) -> bool {
    a > 0 && (!first_player_wins(b % a, a) || b / a % (a + 1) % 2 == 0)
}

fn main() {
    input! {
        pairs: [(u64, u64)],
    }
    for (a, b) in pairs {
        match first_player_wins(a.min(b), a.max(b)) {
            true => println!("First"),
            false => println!("Second"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::first_player_wins;

    #[test]
    fn equals_a_search() {
        const N: usize = 150;
        let mut wins = vec![vec![false; N]; N];
        for b in 1..N {
            for a in 1..=b {
                let powers = std::iter::successors(Some(a), |x| Some(x * a).filter(|_| a > 1));
                let rests = powers.take_while(|&x| x <= b).map(|x| b - x).chain([b % a]);
                wins[a][b] = rests
                    .into_iter()
                    .any(|rest| !wins[rest.min(a)][rest.max(a)]);
                assert_eq!(first_player_wins(a as u64, b as u64), wins[a][b], "{a} {b}");
            }
        }
    }
}
