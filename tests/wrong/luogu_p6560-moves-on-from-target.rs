//! Treats the target like any other vertex unless it is stuck, so the moves from it still count.

use std::collections::VecDeque;
use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input
        .split_whitespace()
        .map(|t| t.parse::<usize>().unwrap());
    let mut number = || numbers.next().unwrap();
    let (n, m, queries) = (number(), number(), number());
    let mut before = vec![vec![]; n + 1];
    let mut degree = vec![0; n + 1];
    for _ in 0..m {
        let (a, b) = (number(), number());
        before[b].push(a);
        degree[a] += 1;
    }
    let mut verdict = vec![0; n + 1];
    let mut queue: VecDeque<usize> = (1..=n).filter(|&v| degree[v] == 0).collect();
    queue.iter().for_each(|&v| verdict[v] = -1);
    while let Some(v) = queue.pop_front() {
        for &u in &before[v] {
            degree[u] -= 1;
            if verdict[u] == 0 && (verdict[v] == -1 || degree[u] == 0) {
                verdict[u] = -verdict[v];
                queue.push_back(u);
            }
        }
    }
    for _ in 0..queries {
        let (start, _) = (number(), number());
        println!("{}", verdict[start]);
    }
}
