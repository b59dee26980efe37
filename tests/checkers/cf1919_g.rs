//! Checker of Codeforces 1919 G: accepts any tree whose games have the winners of the matrix.

use std::process::exit;

fn main() {
    let files: Vec<String> = std::env::args()
        .skip(1)
        .take(3)
        .map(|path| read(&path))
        .collect();
    let [input, output, answer] = &files[..] else {
        wrong("usage: checker INPUT OUTPUT ANSWER");
    };
    let rows: Vec<&[u8]> = input
        .split_whitespace()
        .skip(1)
        .map(str::as_bytes)
        .collect();
    let n = rows.len();
    let mut words = output.split_whitespace();
    let verdict = words.next().unwrap_or_default().to_uppercase();
    if verdict != answer.trim() {
        wrong(&format!("`{verdict}`, not {}", answer.trim()));
    }
    let numbers: Vec<usize> = words.map(|word| word.parse().unwrap_or(0)).collect();
    if verdict == "NO" {
        if !numbers.is_empty() {
            wrong("NO is all there is to say");
        }
        return;
    }
    if numbers.len() != 2 * (n - 1) || numbers.iter().any(|v| !(1..=n).contains(v)) {
        wrong(&format!("{} edges between 1 and {n} are expected", n - 1));
    }
    let mut next = vec![vec![]; n];
    for edge in numbers.chunks(2) {
        next[edge[0] - 1].push(edge[1] - 1);
        next[edge[1] - 1].push(edge[0] - 1);
    }
    for (root, row) in rows.iter().enumerate() {
        let mut order = vec![(root, root)];
        let mut at = 0;
        while let Some(&(v, parent)) = order.get(at) {
            order.extend(
                next[v]
                    .iter()
                    .filter(|to| **to != parent)
                    .map(|&to| (to, v)),
            );
            at += 1;
            if order.len() > n {
                wrong("not a tree");
            }
        }
        if order.len() < n {
            wrong("not connected");
        }
        let mut wins = vec![false; n];
        for &(v, parent) in order.iter().rev() {
            if v != root {
                wins[parent] |= !wins[v];
            }
        }
        if let Some(v) = (0..n).find(|&v| wins[v] != (row[v] == b'1')) {
            wrong(&format!(
                "wrong winner from {} for the root {}",
                v + 1,
                root + 1
            ));
        }
    }
}

fn read(path: &str) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|_| wrong("unreadable"))
}

fn wrong(why: &str) -> ! {
    eprintln!("{why}");
    exit(1)
}
