//! Uses the period of take-away games, `⌊(x mod (l + r)) / l⌋`, for cycles.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let numbers: Vec<usize> = text
        .split_whitespace()
        .map(|t| t.parse().unwrap())
        .collect();
    let (n, l, r) = (numbers[0], numbers[1], numbers[2]);
    let mut next = vec![vec![]; n];
    for edge in numbers[3..].chunks(2) {
        next[edge[0] - 1].push(edge[1] - 1);
        next[edge[1] - 1].push(edge[0] - 1);
    }
    let mut seen = vec![false; n];
    let mut sum = 0;
    for start in 0..n {
        let mut length = 0;
        let mut at = if seen[start] { None } else { Some(start) };
        while let Some(v) = at {
            seen[v] = true;
            length += 1;
            at = next[v].iter().copied().find(|&u| !seen[u]);
        }
        sum ^= length % (l + r) / l;
    }
    println!("{}", if sum != 0 { "Alice" } else { "Bob" });
}
