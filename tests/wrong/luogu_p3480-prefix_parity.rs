//! Counts the 1st, 3rd, … difference from the front, as if the stones ran towards the first heap.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|t| t.parse::<u64>().unwrap());
    for _ in 0..numbers.next().unwrap() {
        let n = numbers.next().unwrap() as usize;
        let heaps: Vec<u64> = (0..n).map(|_| numbers.next().unwrap()).collect();
        let before = |i: usize| if i > 0 { heaps[i - 1] } else { 0 };
        let sum = (0..n).step_by(2).fold(0, |sum, i| sum ^ (heaps[i] - before(i)));
        println!("{}", if sum != 0 { "TAK" } else { "NIE" });
    }
}
