//! Takes the smallest step of the pairs. But the largest one decides, since play goes on until the
//! last pair has ended.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input
        .split_whitespace()
        .map(|t| t.parse::<usize>().unwrap());
    let mut steps = vec![vec![0; 1001]; 1001];
    for q in 1..=1000 {
        for p in 1..=q {
            let left = (1..=q / p).map(|k| q - k * p);
            let options: Vec<usize> = left.map(|l: usize| steps[l.max(p)][l.min(p)]).collect();
            let lost = options.iter().filter(|&s| s % 2 == 0).max();
            steps[q][p] = 1 + *lost.or(options.iter().min()).unwrap();
        }
    }
    while let Some(n) = numbers.next() {
        let mut shortest = usize::MAX;
        for _ in 0..n {
            let (p, q) = (numbers.next().unwrap(), numbers.next().unwrap());
            shortest = shortest.min(steps[p.max(q)][p.min(q)]);
        }
        println!("{}", if shortest % 2 == 1 { "MM" } else { "GG" });
    }
}
