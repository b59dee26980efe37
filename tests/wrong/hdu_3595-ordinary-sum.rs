//! Takes the nim-sum of Grundy values although each turn moves every pair.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input
        .split_whitespace()
        .map(|t| t.parse::<usize>().unwrap());
    let mut g = vec![vec![0; 1001]; 1001];
    for q in 1..=1000 {
        for p in 1..=q {
            let left = (1..=q / p).map(|k| q - k * p);
            let options: Vec<usize> = left.map(|l: usize| g[l.max(p)][l.min(p)]).collect();
            g[q][p] = (0..).find(|g| !options.contains(g)).unwrap();
        }
    }
    while let Some(n) = numbers.next() {
        let mut sum = 0;
        for _ in 0..n {
            let (p, q) = (numbers.next().unwrap(), numbers.next().unwrap());
            sum ^= g[p.max(q)][p.min(q)];
        }
        println!("{}", if sum > 0 { "MM" } else { "GG" });
    }
}
