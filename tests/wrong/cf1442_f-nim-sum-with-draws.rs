//! Plans loops that make all vertices differ. But then it expects that a sum with a looping vertex
//! follows the nim-sum of Grundy values, as if no play could be endless.

use std::io::BufRead;

fn main() {
    let mut lines = std::io::stdin().lock().lines().map(|line| line.unwrap());
    let mut pair = || -> Vec<usize> {
        let line = lines.next().unwrap();
        line.split_whitespace()
            .map(|t| t.parse().unwrap())
            .collect()
    };
    let start = pair();
    let (n, m, rounds) = (start[0], start[1], start[2]);
    let mut edge = vec![vec![false; n + 1]; n + 1];
    for _ in 0..m {
        let ends = pair();
        edge[ends[0]][ends[1]] = true;
    }
    let mut order = vec![];
    let mut placed = vec![false; n + 1];
    while order.len() < n {
        for v in 1..=n {
            if !placed[v] && (1..=n).all(|u| !edge[v][u] || placed[u]) {
                placed[v] = true;
                order.push(v);
            }
        }
    }
    let (probes, others) = order.split_at(n.min(20));
    let mut g = vec![0; n + 1];
    let mut changes = vec![];
    for (i, &v) in probes.iter().enumerate() {
        g[v] = i;
        changes.extend(
            probes[..i]
                .iter()
                .filter(|&&u| !edge[v][u])
                .map(|u| format!("+ {v} {u}")),
        );
    }
    for (code, &v) in others.iter().enumerate() {
        changes.push(format!("+ {v} {v}"));
        for (i, &u) in probes.iter().enumerate() {
            if edge[v][u] != (code >> i & 1 == 1) {
                changes.push(format!("{} {v} {u}", if edge[v][u] { '-' } else { '+' }));
            }
        }
        g[v] = (0..).find(|i| code >> i & 1 == 0).unwrap();
    }
    println!("{}", changes.len());
    changes.iter().for_each(|change| println!("{change}"));
    for _ in 0..rounds {
        let mut candidates = order.clone();
        for (i, &u) in probes.iter().enumerate() {
            println!("? 1 {u}");
            let lost = lines.next().unwrap() == "Lose";
            candidates.retain(|&v| (g[v] ^ i == 0) == lost);
        }
        println!("! {}", candidates.first().unwrap_or(&1));
        if lines.next().as_deref() != Some("Correct") {
            return;
        }
    }
}
