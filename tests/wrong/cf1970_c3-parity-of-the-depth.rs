//! Takes the parity of the longest path from the start.

fn farthest(next: &[Vec<usize>], at: usize, from: usize) -> usize {
    let ways = next[at].iter().filter(|&&to| to != from);
    ways.map(|&to| 1 + farthest(next, to, at))
        .max()
        .unwrap_or(0)
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let numbers: Vec<usize> = text
        .split_whitespace()
        .map(|t| t.parse().unwrap())
        .collect();
    let n = numbers[0];
    let mut next = vec![vec![]; n + 1];
    for edge in numbers[2..2 * n].chunks(2) {
        next[edge[0]].push(edge[1]);
        next[edge[1]].push(edge[0]);
    }
    for &start in &numbers[2 * n..] {
        let odd = farthest(&next, start, 0) % 2 == 1;
        println!("{}", if odd { "Ron" } else { "Hermione" });
    }
}
