//! Lets nobody leave the path.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let mut numbers = text.split_whitespace().map(|t| t.parse::<usize>().unwrap());
    let mut read = || numbers.next().unwrap();
    for _ in 0..read() {
        let n = read();
        let mut next = vec![vec![]; n + 1];
        for _ in 1..n {
            let (a, b) = (read(), read());
            next[a].push(b);
            next[b].push(a);
        }
        let (mut order, mut parent) = (vec![1], vec![0; n + 1]);
        let mut level = vec![0usize; n + 1];
        for i in 0..n {
            let at = order[i];
            for &to in &next[at] {
                if to != parent[at] {
                    parent[to] = at;
                    level[to] = level[at] + 1;
                    order.push(to);
                }
            }
        }
        let (mut u, mut v) = (read(), read());
        let (mut left, mut right) = (vec![], vec![]);
        while u != v {
            if level[u] >= level[v] {
                left.push(u);
                u = parent[u];
            } else {
                right.push(v);
                v = parent[v];
            }
        }
        left.push(u);
        for at in left.into_iter().chain(right.into_iter().rev()) {
            println!("{}", if level[at] % 2 == 0 { "Alice" } else { "Bob" });
        }
    }
}
