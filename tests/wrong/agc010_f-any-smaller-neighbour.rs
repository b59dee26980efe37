//! Goes to any neighbour with fewer stones, even if the opponent wins from there.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let numbers: Vec<usize> = text
        .split_whitespace()
        .map(|t| t.parse().unwrap())
        .collect();
    let (n, stones) = (numbers[0], &numbers[..=numbers[0]]);
    let mut wins = vec![false; n + 1];
    for edge in numbers[n + 1..].chunks(2) {
        let (a, b) = (edge[0], edge[1]);
        wins[a] |= stones[b] < stones[a];
        wins[b] |= stones[a] < stones[b];
    }
    let starts = (1..=n).filter(|&v| wins[v]).map(|v| v.to_string());
    println!("{}", starts.collect::<Vec<_>>().join(" "));
}
