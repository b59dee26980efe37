//! Lets both go along the path until they meet.

fn distance(next: &[Vec<usize>], at: usize, from: usize, to: usize) -> Option<usize> {
    if at == to {
        return Some(0);
    }
    let mut ways = next[at].iter().filter(|&&it| it != from);
    ways.find_map(|&it| distance(next, it, at, to))
        .map(|rest| rest + 1)
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let mut numbers = text.split_whitespace().map(|t| t.parse::<usize>().unwrap());
    for _ in 0..numbers.next().unwrap() {
        let n = numbers.next().unwrap();
        let mut next = vec![vec![]; n + 1];
        for _ in 1..n {
            let (a, b) = (numbers.next().unwrap(), numbers.next().unwrap());
            next[a].push(b);
            next[b].push(a);
        }
        let (u, _) = (numbers.next().unwrap(), numbers.next());
        let even = distance(&next, 1, 0, u).unwrap() % 2 == 0;
        println!("{}", if even { "Alice" } else { "Bob" });
    }
}
