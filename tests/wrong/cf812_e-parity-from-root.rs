//! Takes the vertices at odd depth as heaps, as if the players ate the apples at the root.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input
        .split_whitespace()
        .map(|t| t.parse::<usize>().unwrap());
    let n = numbers.next().unwrap();
    let apples: Vec<usize> = (0..n).map(|_| numbers.next().unwrap()).collect();
    let up: Vec<usize> = numbers.map(|p| p - 1).collect();
    let depth = |mut v: usize| {
        let mut depth = 0;
        while v > 0 {
            v = up[v - 1];
            depth += 1;
        }
        depth
    };
    let (heaps, others): (Vec<usize>, Vec<usize>) = (0..n).partition(|&v| depth(v) % 2 == 1);
    let sum = heaps.iter().fold(0, |sum, &v| sum ^ apples[v]);
    let pairs = |k: usize| {
        if sum == 0 {
            k * k.saturating_sub(1) / 2
        } else {
            0
        }
    };
    let fits = |v: &usize| {
        heaps
            .iter()
            .filter(|&&u| apples[u] ^ apples[*v] == sum)
            .count()
    };
    let across: usize = others.iter().map(fits).sum();
    println!("{}", across + pairs(heaps.len()) + pairs(others.len()));
}
