//! Luogu P1290. Euclid's game
//! - url: https://www.luogu.com.cn/problem/P1290
//! - judge: luogu
//! - games: euclid game
//!
//! A move takes a positive multiple of the smaller number from the larger one; who makes a 0 wins. The
//! mover wins iff the Grundy value is not 0, that is, iff a multiple leads out of the golden ratio.
//! O(log) a game.

use proconio::input;
use snippets::euclid_game::euclid_sg;

fn main() {
    input! {
        games: [(u64, u64)],
    }
    for (m, n) in games {
        let winner = if euclid_sg(m, n) != 0 {
            "Stan"
        } else {
            "Ollie"
        };
        println!("{winner} wins");
    }
}

#[cfg(test)]
mod tests {
    use snippets::euclid_game::euclid_sg;

    #[test]
    fn equals_a_search() {
        let mut wins = vec![vec![false; 80]; 80];
        for b in 1..80 {
            for a in 1..=b {
                wins[a][b] = (1..=b / a).any(|j| {
                    let rest = b - j * a;
                    !wins[rest.min(a)][rest.max(a)]
                });
                assert_eq!(euclid_sg(b as u64, a as u64) != 0, wins[a][b], "{a} {b}");
            }
        }
    }
}
