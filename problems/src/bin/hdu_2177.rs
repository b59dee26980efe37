//! HDU 2177. The game of taking stones from two heaps
//! - url: http://acm.hdu.edu.cn/showproblem.php?pid=2177
//! - judge: hdu
//! - games: wythoff, all winning moves, two heaps
//!
//! Wythoff's game; what each winning move leaves, the smaller heap first. A number is
//! in one P-position only, and so is a difference: at most one winning move takes from
//! `a`, one from `b`, and one from both. O(1) per case.
//!
//! Practised locally: the judge has no Rust. The statement has the move from both heaps
//! first and leaves open what follows. Here a result of two moves is printed once, and
//! a move from the larger heap `b` comes before one from `a`.

use itertools::Itertools;
use snippets::fast_input::FastInput;
use snippets::wythoff::wythoff_winning_moves;

/// For `a ≤ b`.
fn winning_results(a: u64, b: u64) -> Vec<(u64, u64)> {
    let moves = wythoff_winning_moves(a, b).into_iter();
    moves.map(|(x, y)| (x.min(y), x.max(y))).unique().collect()
}

fn main() {
    let mut input = FastInput::from_stdin();
    while let Some(a) = input.read_or_end() {
        let b = input.read();
        if (a, b) == (0, 0) {
            break;
        }
        let results = winning_results(a, b);
        println!("{}", u8::from(!results.is_empty()));
        for (x, y) in results {
            println!("{x} {y}");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_agree_with_a_game_search() {
        const N: usize = 60;
        let mut loses = [[false; N]; N];
        for b in 0..N {
            for a in 0..=b {
                let both = (1..=a).map(|t| (a - t, b - t));
                let from_b = (0..b).map(|left| (a.min(left), a.max(left)));
                let from_a = (0..a).map(|left| (left, b));
                let results: Vec<(u64, u64)> = (both.chain(from_b).chain(from_a))
                    .filter(|&(x, y)| loses[x][y])
                    .map(|(x, y)| (x as u64, y as u64))
                    .unique()
                    .collect();
                loses[a][b] = results.is_empty();
                assert_eq!(winning_results(a as u64, b as u64), results, "{a} {b}");
            }
        }
    }
}
