//! Takes the mex of a sorted list without removing repeats: {1, 2, 5} makes heap 5 a 1 instead of a
//! 2.

use std::io::Read;

fn mex(mut values: Vec<usize>) -> usize {
    values.sort();
    let n = values.len();
    (0..n).find(|&i| values[i] != i).unwrap_or(n)
}

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|t| t.parse::<usize>().unwrap());
    let mut list = || -> Vec<usize> {
        let n = numbers.next().unwrap();
        (0..n).map(|_| numbers.next().unwrap()).collect()
    };
    let (take_set, heaps) = (list(), list());
    let mut g: Vec<usize> = Vec::new();
    for n in 0..=10_000 {
        let options = take_set.iter().filter(|&&s| s <= n).map(|&s| g[n - s]);
        g.push(mex(options.collect()));
    }
    let sum = heaps.iter().fold(0, |sum, &heap| sum ^ g[heap]);
    println!("{}", if sum != 0 { "Yes" } else { "No" });
}
