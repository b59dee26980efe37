//! Looks only for two leaves at distances of at most `k + 1` together, from the token itself.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let mut numbers = text.split_whitespace().map(|t| t.parse::<usize>().unwrap());
    let mut read = || numbers.next().unwrap();
    for _ in 0..read() {
        let (n, k, v) = (read(), read(), read());
        let mut next = vec![vec![]; n + 1];
        for _ in 1..n {
            let (a, b) = (read(), read());
            next[a].push(b);
            next[b].push(a);
        }
        let mut nearest = vec![];
        for &branch in &next[v] {
            let (mut level, mut steps) = (vec![(branch, v)], 1);
            while level.iter().all(|(at, _)| next[*at].len() > 1) {
                let below = level.iter().flat_map(|&(at, from)| {
                    let steps = next[at].iter().filter(move |to| **to != from);
                    steps.map(move |&to| (to, at))
                });
                level = below.collect();
                steps += 1;
            }
            nearest.push(steps);
        }
        nearest.sort_unstable();
        let wins = nearest[0] + nearest[1] <= k + 1;
        println!("{}", if wins { "YES" } else { "NO" });
    }
}
