//! HDU 1848. Fibonacci again and again
//! - url: http://acm.hdu.edu.cn/showproblem.php?pid=1848
//! - judge: hdu
//! - games: subtraction game, take-set, fibonacci numbers
//! - rules: A move takes a Fibonacci number of stones from one of three heaps. A player who cannot
//!   move loses.
//! - difficulty: 1000
//! - time-limit: 1s
//! - input: { m in 1..1000, n in 1..1000, p in 1..1000 } until "0 0 0"
//! - statement: checked with two published programs on 607 inputs or more; the statement was not
//!   found
//!
//! This is a subtraction game, not Fibonacci nim. Compute one table of Grundy values up to 1000,
//! then one nim-sum for each game. O(1) a game.
//!
//! Practised locally: the judge has no Rust.

use snippets::fast_input::FastInput;
use snippets::subtraction::subtraction_sg_table;

fn values(largest: usize) -> Vec<u64> {
    let fibonacci = std::iter::successors(Some((1, 2)), |&(a, b)| Some((b, a + b)));
    let moves = fibonacci.map(|(a, _)| a).take_while(|&a| a <= largest);
    subtraction_sg_table(largest, &moves.collect::<Vec<_>>())
}

fn winner(heaps: &[usize], g: &[u64]) -> &'static str {
    match heaps.iter().fold(0, |sum, &h| sum ^ g[h]) {
        0 => "Nacci",
        _ => "Fibo",
    }
}

fn main() {
    let mut input = FastInput::from_stdin();
    let g = values(1000);
    loop {
        let heaps: Vec<usize> = input.read_vec(3);
        if heaps == [0, 0, 0] {
            break;
        }
        println!("{}", winner(&heaps, &g));
    }
}

#[cfg(test)]
mod tests {
    use assert_answer::assert_answer;
    use proptest::prelude::*;

    use super::{values, winner};

    const N: usize = 22;

    /// Says for all triples of heaps below N whether the mover wins, by the definition.
    fn wins() -> Vec<Vec<Vec<bool>>> {
        let mut wins = vec![vec![vec![false; N]; N]; N];
        for code in 0..N.pow(3) {
            let [a, b, c] = [code / N / N, code / N % N, code % N];
            wins[a][b][c] = [1, 2, 3, 5, 8, 13, 21].iter().any(|&s| {
                s <= a && !wins[a - s][b][c]
                    || s <= b && !wins[a][b - s][c]
                    || s <= c && !wins[a][b][c - s]
            });
        }
        wins
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(heaps in [1..N, 1..N, 1..N]) {
            let [a, b, c] = heaps;
            let input = format!("{a} {b} {c}\n0 0 0\n");
            let expected = if wins()[a][b][c] { "Fibo" } else { "Nacci" };
            let got = winner(&heaps, &values(N));
            assert_answer!(input, expected, got);
        }
    }
}
