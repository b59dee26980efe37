//! Lets the players go down in turn: one to the least child, the other to the largest.

fn result(children: &[Vec<usize>], v: usize, wants_small: bool) -> usize {
    let results = children[v].iter().map(|&u| result(children, u, !wants_small));
    let best = if wants_small { results.min() } else { results.max() };
    best.unwrap_or(v)
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let mut words = text.split_whitespace().map(|t| t.parse::<usize>().unwrap());
    let n = words.next().unwrap();
    let mut children = vec![vec![]; n + 1];
    for v in 2..=n {
        children[words.next().unwrap()].push(v);
    }
    println!("{}", result(&children, 1, true));
}
