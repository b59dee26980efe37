//! Lets the Queen go to the farthest leaf below.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let mut numbers = text.split_whitespace().map(|t| t.parse::<usize>().unwrap());
    let mut read = || numbers.next().unwrap();
    const P: u64 = 998_244_353;
    for _ in 0..read() {
        let n = read();
        let mut next = vec![vec![]; n + 1];
        for _ in 1..n {
            let (u, v) = (read(), read());
            next[u].push(v);
            next[v].push(u);
        }
        let (mut order, mut parent) = (vec![1], vec![0; n + 1]);
        for i in 0..n {
            let v = order[i];
            for u in std::mem::take(&mut next[v]) {
                if u != parent[v] {
                    parent[u] = v;
                    order.push(u);
                }
            }
        }
        let mut depth = vec![0u64; n + 1];
        for &v in order.iter().rev() {
            depth[parent[v]] = depth[parent[v]].max(depth[v] + 1);
        }
        let mut chance = vec![1u64; n + 1];
        for &v in &order[1..] {
            let inverse = (0..30).rev().fold(1, |power, bit| {
                let square = power * power % P;
                if (P - 2) >> bit & 1 == 1 {
                    square * (depth[v] + 1) % P
                } else {
                    square
                }
            });
            chance[v] = chance[parent[v]] * depth[v] % P * inverse % P;
        }
        let words: Vec<String> = chance[1..].iter().map(u64::to_string).collect();
        println!("{}", words.join(" "));
    }
}
