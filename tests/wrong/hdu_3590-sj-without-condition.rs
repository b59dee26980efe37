//! Applies the SJ theorem to whole trees, as the published solutions do. But some trees have the
//! value 0 and only moves to values larger than 1.

use std::io::Read;

fn g(v: usize, parent: usize, next: &[Vec<usize>]) -> usize {
    let children = next[v].iter().filter(|&&u| u != parent);
    children.fold(0, |sum, &u| sum ^ (g(u, v, next) + 1))
}

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input
        .split_whitespace()
        .map(|t| t.parse::<usize>().unwrap());
    while let Some(trees) = numbers.next() {
        let mut values = vec![];
        for _ in 0..trees {
            let n = numbers.next().unwrap();
            let mut next = vec![vec![]; n + 1];
            for _ in 1..n {
                let (a, b) = (numbers.next().unwrap(), numbers.next().unwrap());
                next[a].push(b);
                next[b].push(a);
            }
            values.push(g(1, 0, &next));
        }
        let sum = values.iter().fold(0, |sum, g| sum ^ g);
        let wins = (sum != 0) == values.iter().any(|&g| g > 1);
        println!("{}", if wins { "PP" } else { "QQ" });
    }
}
