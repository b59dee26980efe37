//! CSES 1098. Nim Game II
//! - url: https://cses.fi/problemset/task/1098
//! - judge: cses
//! - games: subtraction game, take 1 to 3, bash, nim-sum
//! - time-limit: 1s
//! - memory-limit: 512MB
//!
//! A move takes one to three sticks from a heap, and who takes the last stick wins. A heap of `n` has the
//! value `n mod 4`. O(n).

use snippets::fast_input::FastInput;
use snippets::subtraction::take_range_sg;

fn first_player_wins(heaps: &[u64]) -> bool {
    heaps.iter().fold(0, |sum, &n| sum ^ take_range_sg(n, 1, 3)) != 0
}

fn main() {
    let mut input = FastInput::from_stdin();
    for _ in 0..input.read() {
        let n = input.read();
        match first_player_wins(&input.read_vec(n)) {
            true => println!("first"),
            false => println!("second"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::first_player_wins;

    #[test]
    fn equals_a_search() {
        const N: usize = 12;
        let mut wins = vec![vec![vec![false; N]; N]; N];
        for code in 0..N.pow(3) {
            let [a, b, c] = [code / N / N, code / N % N, code % N];
            wins[a][b][c] = (1..=3).any(|s| {
                s <= a && !wins[a - s][b][c]
                    || s <= b && !wins[a][b - s][c]
                    || s <= c && !wins[a][b][c - s]
            });
            assert_eq!(
                first_player_wins(&[a as u64, b as u64, c as u64]),
                wins[a][b][c]
            );
        }
    }
}
