//! Numbers the rarer side first, without regard to the highest bits.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let mut numbers = text.split_whitespace().map(|t| t.parse::<usize>().unwrap());
    let mut read = || numbers.next().unwrap();
    for _ in 0..read() {
        let n = read();
        let mut next = vec![vec![]; n + 1];
        for _ in 1..n {
            let (u, v) = (read(), read());
            next[u].push(v);
            next[v].push(u);
        }
        let (mut order, mut colour) = (vec![1], vec![2; n + 1]);
        colour[1] = 0;
        for i in 0..n {
            let v = order[i];
            for &u in &next[v] {
                if colour[u] == 2 {
                    colour[u] = 1 - colour[v];
                    order.push(u);
                }
            }
        }
        let ones = order.iter().filter(|&&v| colour[v] == 1).count();
        let rarer = if 2 * ones <= n { 1 } else { 0 };
        order.sort_by_key(|&v| colour[v] != rarer);
        let mut labels = vec![0; n + 1];
        for (i, &v) in order.iter().enumerate() {
            labels[v] = i + 1;
        }
        let words: Vec<String> = labels[1..].iter().map(usize::to_string).collect();
        println!("{}", words.join(" "));
    }
}
