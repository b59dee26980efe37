//! Finds the shortest way to an end, as if Aoki wanted it too.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let numbers: Vec<u64> = text
        .split_whitespace()
        .map(|t| t.parse().unwrap())
        .collect();
    let (n, start) = (numbers[0] as usize, numbers[2] as usize - 1);
    let edges: Vec<&[u64]> = numbers[3..].chunks(3).collect();
    let mut cost = vec![u64::MAX; n];
    (0..n)
        .filter(|&v| edges.iter().all(|edge| edge[0] as usize - 1 != v))
        .for_each(|v| cost[v] = 0);
    for _ in 0..n.min(50) {
        for edge in &edges {
            let through = cost[edge[1] as usize - 1].saturating_add(edge[2]);
            let from = edge[0] as usize - 1;
            cost[from] = cost[from].min(through);
        }
    }
    println!(
        "{}",
        if cost[start] == u64::MAX {
            "INFINITY".to_string()
        } else {
            cost[start].to_string()
        }
    );
}
