//! Visits each vertex once, so it misses a walk that needs a detour for its parity.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let mut numbers = text.split_whitespace().map(|t| t.parse::<usize>().unwrap());
    let mut number = || numbers.next().unwrap();
    let (n, _) = (number(), number());
    let next: Vec<Vec<usize>> = (0..n)
        .map(|_| {
            let degree = number();
            (0..degree).map(|_| number() - 1).collect()
        })
        .collect();
    let start = number() - 1;
    let mut walk = vec![vec![]; n];
    walk[start] = vec![start + 1];
    let mut queue = vec![start];
    let mut head = 0;
    let mut repeats = false;
    while head < queue.len() {
        let v = queue[head];
        head += 1;
        if next[v].is_empty() && walk[v].len() % 2 == 0 {
            let words: Vec<String> = walk[v].iter().map(|v| v.to_string()).collect();
            return println!("Win\n{}", words.join(" "));
        }
        for &u in &next[v] {
            if walk[u].is_empty() {
                walk[u] = [&walk[v][..], &[u + 1]].concat();
                queue.push(u);
            } else {
                repeats |= walk[v].contains(&(u + 1));
            }
        }
    }
    println!("{}", if repeats { "Draw" } else { "Lose" });
}
