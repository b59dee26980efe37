//! Counts all placements if the first player wins without portals, and none otherwise.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let numbers: Vec<u64> = text
        .split_whitespace()
        .map(|t| t.parse().unwrap())
        .collect();
    let n = numbers[0] as usize;
    let mut next = vec![vec![]; n];
    for edge in numbers[2..].chunks(2) {
        let [u, v] = [edge[0] as usize - 1, edge[1] as usize - 1];
        next[u].push(v);
        next[v].push(u);
    }
    let (mut order, mut parents) = (vec![0], vec![0; n]);
    for i in 0..n {
        let v = order[i];
        let below: Vec<usize> = next[v]
            .iter()
            .copied()
            .filter(|&u| u != parents[v])
            .collect();
        below.iter().for_each(|&u| parents[u] = v);
        order.extend(below);
    }
    let mut wins = vec![false; n];
    for &v in order[1..].iter().rev() {
        wins[parents[v]] |= !wins[v];
    }
    let mut count = u64::from(wins[0]);
    for _ in 0..2 {
        let (mut base, mut exponent) = (numbers[0], numbers[1]);
        while exponent > 0 {
            if exponent % 2 == 1 {
                count = count * base % 1_000_000_007;
            }
            base = base * base % 1_000_000_007;
            exponent /= 2;
        }
    }
    println!("{count}");
}
