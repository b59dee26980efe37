//! Takes an independent set of each graph, and all triples of these.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let mut numbers = text.split_whitespace().map(|t| t.parse::<usize>().unwrap());
    let mut number = || numbers.next().unwrap();
    let n = number();
    let mut total = 1;
    for _ in 0..3 {
        let mut next = vec![vec![]; n + 1];
        for _ in 0..number() {
            let (a, b) = (number(), number());
            next[a.min(b)].push(a.max(b));
        }
        let mut is_in = vec![false; n + 1];
        for v in (1..=n).rev() {
            is_in[v] = next[v].iter().all(|&u| !is_in[u]);
        }
        let (mut weight, mut sum) = (1, 0);
        for is_in in &is_in[1..] {
            weight = weight * (1_000_000_000_000_000_000 % 998_244_353) % 998_244_353;
            sum = (sum + if *is_in { weight } else { 0 }) % 998_244_353_u64;
        }
        total = total * sum % 998_244_353;
    }
    println!("{total}");
}
