//! Takes white vertices for free ones.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let mut words = text.split_whitespace();
    let tests: usize = words.next().unwrap().parse().unwrap();
    for _ in 0..tests {
        let n: usize = words.next().unwrap().parse().unwrap();
        let mut next = vec![vec![]; n];
        for _ in 1..n {
            let [u, v] = [0; 2].map(|_| words.next().unwrap().parse::<usize>().unwrap() - 1);
            next[u].push(v);
            next[v].push(u);
        }
        words.next();
        let inner = |v: usize| next[v].iter().filter(|&&u| next[u].len() > 1).count();
        let forks = next
            .iter()
            .filter(|neighbours| neighbours.len() == 3)
            .count();
        let is_won = |v: usize| next[v].len() > 3 || next[v].len() == 3 && inner(v) > 1;
        let white_wins = (0..n).any(is_won) || forks == 2 && n % 2 == 1;
        println!("{}", if white_wins { "White" } else { "Draw" });
    }
}
