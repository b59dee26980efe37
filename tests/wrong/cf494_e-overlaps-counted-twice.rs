//! Adds the nim-sums of the rectangles, so a cell that lies in two of them cancels itself.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let numbers: Vec<u32> = input.split_whitespace().map(|t| t.parse().unwrap()).collect();
    let k = numbers[2];
    let parities = numbers[3..].chunks(4).fold(0, |parities, r| {
        parities ^ ((r[0] - 1) ^ r[2]) & ((r[1] - 1) ^ r[3])
    });
    let wins = parities & ((2 << k.ilog2()) - 1) != 0;
    println!("{}", if wins { "Hamed" } else { "Malek" });
}
