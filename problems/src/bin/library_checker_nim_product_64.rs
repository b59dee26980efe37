//! Library Checker. Nim Product (2^64)
//! - url: https://judge.yosupo.jp/problem/nim_product_64
//! - judge: library-checker
//! - games: nim product, nimbers, nim multiplication
//! - time-limit: 10s
//!
//! For each of up to 10^6 pairs the nim product of two u64 numbers. O(1) each: a carry-less
//! multiplication in another basis of the field.

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

    /// Turning Turtles times itself on a board of 8 × 8: single coins have nim products.
    #[test]
    fn corners_of_rectangles_are_turned_for_the_product() {
        let mut sg = [[0; 9]; 9];
        for x in 1..9 {
            for y in 1..9 {
                let options = (0..x).flat_map(|u| (0..y).map(move |v| (u, v)));
                let seen: Vec<u64> = options
                    .map(|(u, v)| sg[u][y] ^ sg[x][v] ^ sg[u][v])
                    .collect();
                sg[x][y] = (0..).find(|v| !seen.contains(v)).unwrap();
                assert_eq!(nim_product(x as u64, y as u64), sg[x][y]);
            }
        }
    }
}
