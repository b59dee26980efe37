//! Says that the player to move has lost at a red vertex and has won at an end, as if both players
//! wanted the same.

fn wins(next: &[Vec<usize>], red: &[bool], v: usize) -> bool {
    !red[v] && (next[v].is_empty() || next[v].iter().any(|&u| !wins(next, red, u)))
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let mut numbers = text.split_whitespace().map(|t| t.parse::<usize>().unwrap());
    let mut number = || numbers.next().unwrap();
    for _ in 0..number() {
        let (n, m, q) = (number(), number(), number());
        let (mut next, mut red) = (vec![vec![]; n], vec![false; n]);
        for _ in 0..m {
            let u = number() - 1;
            next[u].push(number() - 1);
        }
        for _ in 0..q {
            let (kind, v) = (number(), number() - 1);
            if kind == 1 {
                red[v] = true;
            } else {
                println!("{}", if wins(&next, &red, v) { "YES" } else { "NO" });
            }
        }
    }
}
