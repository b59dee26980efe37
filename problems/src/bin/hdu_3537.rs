//! HDU 3537. Daizhenyang's Coin
//! - url: http://acm.hdu.edu.cn/showproblem.php?pid=3537
//! - judge: hdu
//! - games: mock turtles, coin turning, odious numbers
//! - time-limit: 1s
//!
//! Practised locally: the judge has no Rust. A move turns one, two or three coins of a row, the
//! rightmost from heads to tails: Mock Turtles, whose coin at `x` has the `x`-th odious number as its
//! value. The heads may be listed repeatedly and count once. The second player wins iff the nim-sum
//! is 0. O(n log n). The time limit is not published; 1 s is assumed.

use snippets::coin_turning::{heads_sg, mock_turtles_sg};
use snippets::fast_input::FastInput;

fn first_player_loses(heads: &[u64]) -> bool {
    heads_sg(heads, mock_turtles_sg) == 0
}

fn main() {
    let mut input = FastInput::from_stdin();
    while let Some(n) = input.read_or_end() {
        let verdict = match first_player_loses(&input.read_vec(n)) {
            true => "Yes",
            false => "No",
        };
        println!("{verdict}");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equals_search_of_rows_of_ten_coins_with_repeats() {
        let mut loses: Vec<bool> = Vec::new();
        for row in 0..1usize << 10 {
            let heads: Vec<usize> = (0..10).filter(|x| row >> x & 1 == 1).collect();
            let mover_wins = heads.iter().any(|&x| {
                // A coin that is named twice is not turned twice: three names, up to three coins.
                (0..=x).any(|y| (0..=x).any(|z| loses[row ^ (1 << x | 1 << y | 1 << z)]))
            });
            loses.push(!mover_wins);
            let listed: Vec<u64> = heads
                .iter()
                .chain(heads.first())
                .map(|&x| x as u64)
                .collect();
            assert_eq!(first_player_loses(&listed), loses[row], "{listed:?}");
        }
    }
}
