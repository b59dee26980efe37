//! Treats every compound as a sum in normal play.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let mut words = text.split_whitespace();
    let mut number = || words.next().unwrap().parse::<usize>().unwrap();
    let (n, m) = (number(), number());
    let mut next = vec![vec![]; n + 1];
    for _ in 0..m {
        let (u, v) = (number(), number());
        next[u].push(v);
    }
    let mut g = vec![0; n + 1];
    for v in (1..=n).rev() {
        g[v] = (0..)
            .find(|it| next[v].iter().all(|&u: &usize| g[u] != *it))
            .unwrap();
    }
    let t = number();
    let sum = (0..t).fold(0, |sum, _| sum ^ g[number()]);
    for _ in 0..number() {
        println!("{}", if sum != 0 { "first" } else { "second" });
    }
}
