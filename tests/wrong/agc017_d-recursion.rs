//! Recurses from vertex to child: a path of 10^5 vertices overflows the stack.

use std::io::Read;

fn value(v: usize, parent: usize, neighbours: &[Vec<usize>]) -> usize {
    let children = neighbours[v].iter().filter(|&&c| c != parent);
    let branches: Vec<usize> = children.map(|&c| value(c, v, neighbours) + 1).collect();
    branches.iter().fold(0, |sum, g| sum ^ g)
}

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|t| t.parse::<usize>().unwrap());
    let n = numbers.next().unwrap();
    let mut neighbours = vec![Vec::new(); n + 1];
    for _ in 1..n {
        let (a, b) = (numbers.next().unwrap(), numbers.next().unwrap());
        neighbours[a].push(b);
        neighbours[b].push(a);
    }
    println!("{}", if value(1, 0, &neighbours) != 0 { "Alice" } else { "Bob" });
}
