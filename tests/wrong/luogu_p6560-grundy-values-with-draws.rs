//! Computes Grundy values as if play could not go round. A position that occurs again counts as 0,
//! so nothing is ever a draw.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input
        .split_whitespace()
        .map(|t| t.parse::<usize>().unwrap());
    let mut number = || numbers.next().unwrap();
    let (n, m, queries) = (number(), number(), number());
    let mut next = vec![vec![]; n + 1];
    for _ in 0..m {
        let (a, b) = (number(), number());
        next[a].push(b);
    }
    for _ in 0..queries {
        let (start, target) = (number(), number());
        let mut g = vec![0; n + 1];
        let mut seen = vec![false; n + 1];
        let mut stack = vec![(start, false)];
        while let Some((v, done)) = stack.pop() {
            if done {
                let mut mex = 0;
                while next[v].iter().any(|&u| g[u] == mex) {
                    mex += 1;
                }
                g[v] = mex;
            } else if v != target && !std::mem::replace(&mut seen[v], true) {
                stack.push((v, true));
                stack.extend(next[v].iter().map(|&u| (u, false)));
            }
        }
        println!("{}", if g[start] > 0 { 1 } else { -1 });
    }
}
