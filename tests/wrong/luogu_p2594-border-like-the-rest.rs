//! Gives the first row and column of a wide grid the powers of two of the inner coins.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut words = input.split_whitespace();
    for _ in 0..words.next().unwrap().parse().unwrap() {
        let rows: usize = words.next().unwrap().parse().unwrap();
        let columns: usize = words.next().unwrap().parse().unwrap();
        let mut is_odd = vec![false; rows + columns];
        for i in 0..rows {
            for (j, coin) in words.next().unwrap().bytes().enumerate() {
                let is_line = rows == 1 || columns == 1;
                let log = if is_line { (i + j + 1).trailing_zeros() as usize } else { i + j };
                is_odd[log] ^= coin == b'T';
            }
        }
        println!("{}", if is_odd.contains(&true) { "-_-" } else { "=_=" });
    }
}
