//! Library Checker. Nim Product (2^64)
//! - url: https://judge.yosupo.jp/problem/nim_product_64
//! - judge: library-checker
//! - games: nim product, nimbers, nim multiplication
//! - rules: This is no game: print the nim product for each of up to 10^6 pairs of `u64` numbers.
//! - difficulty: 2200
//! - time-limit: 10s
//! - input: t in 1..10^6, t * { a in 0..2^64-1, b in 0..2^64-1 }
//! - statement: checked with a published program on about 70 inputs; the statement was not found
//!
//! Each product takes O(1): a carry-less multiplication in another basis of the field.

use std::fmt::Write;

use snippets::fast_input::FastInput;
use snippets::nim_product::nim_product;

fn main() {
    let mut input = FastInput::from_stdin();
    let cases = input.read();
    let mut output = String::new();
    for _ in 0..cases {
        let (a, b) = (input.read(), input.read());
        writeln!(output, "{}", nim_product(a, b)).expect("a String takes all");
    }
    print!("{output}");
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use proptest::prelude::*;

    /// Computes the product by a game: in the product of Turning Turtles with itself, on a board,
    /// single coins have nim products as values.
    fn product_by_search(a: usize, b: usize) -> u64 {
        let mut sg = vec![vec![0; b + 1]; a + 1];
        for (x, y) in (1..=a).flat_map(|x| (1..=b).map(move |y| (x, y))) {
            let corners = (0..x).flat_map(|u| (0..y).map(move |v| (u, v)));
            let option = |(u, v): (usize, usize)| sg[u][y] ^ sg[x][v] ^ sg[u][v];
            let options: Vec<u64> = corners.map(option).collect();
            sg[x][y] = (0..).find(|v| !options.contains(v)).unwrap();
        }
        sg[a][b]
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(a in 0usize..11, b in 0usize..11) {
            let input = format!("1\n{a} {b}\n");
            let expected = product_by_search(a, b);
            let got = nim_product(a as u64, b as u64);
            assert_answer!(input, expected, got);
        }
    }
}
