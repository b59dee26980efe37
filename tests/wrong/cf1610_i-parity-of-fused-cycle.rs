//! Knows fusion only as "an odd cycle is one edge, an even cycle is a vertex". It counts the
//! vertices of the whole fused part instead of its edges, but that part is no single cycle.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input
        .split_whitespace()
        .map(|t| t.parse::<usize>().unwrap());
    let n = numbers.next().unwrap();
    let mut next = vec![vec![]; n + 1];
    for _ in 1..n {
        let (a, b) = (numbers.next().unwrap(), numbers.next().unwrap());
        next[a].push(b);
        next[b].push(a);
    }
    let mut up = vec![0; n + 1];
    let mut order = vec![1];
    for i in 0..n {
        let v = order[i];
        for &u in &next[v] {
            if u != up[v] {
                up[u] = v;
                order.push(u);
            }
        }
    }
    let mut g = vec![0usize; n + 1];
    for &v in order[1..].iter().rev() {
        g[up[v]] ^= g[v] + 1;
    }
    let mut fused = vec![false; n + 1];
    (fused[0], fused[1]) = (true, true);
    let (mut hanging, mut vertices) = (g[1], 1);
    let mut winners = String::new();
    for k in 1..=n {
        let mut v = k;
        while !fused[v] {
            fused[v] = true;
            hanging ^= (g[v] + 1) ^ g[v];
            vertices += 1;
            v = up[v];
        }
        let cycle = vertices - (k - 1);
        let odd = usize::from(cycle > 1 && cycle % 2 == 1);
        winners.push(if hanging ^ odd > 0 { '1' } else { '2' });
    }
    println!("{winners}");
}
