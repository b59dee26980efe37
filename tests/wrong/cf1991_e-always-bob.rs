//! Plays Bob on every graph, and gives each vertex a colour that no neighbour has, if there is one.

use std::io::BufRead;

fn main() {
    let mut words = std::io::stdin().lock().lines().flat_map(|line| {
        let line = line.unwrap();
        line.split_whitespace()
            .map(|word| word.parse::<usize>().unwrap())
            .collect::<Vec<_>>()
    });
    let mut read = || words.next().unwrap();
    for _ in 0..read() {
        let (n, m) = (read(), read());
        let mut next = vec![vec![]; n + 1];
        for _ in 0..m {
            let (u, v) = (read(), read());
            next[u].push(v);
            next[v].push(u);
        }
        println!("Bob");
        let mut colours = vec![0; n + 1];
        for _ in 0..n {
            let named = [read(), read()];
            let free: Vec<usize> = (1..=n).filter(|v| colours[*v] == 0).collect();
            let mut choices = free.iter().flat_map(|&v| named.map(|colour| (v, colour)));
            let good = choices.find(|&(v, colour)| next[v].iter().all(|&u| colours[u] != colour));
            let (vertex, colour) = good.unwrap_or((free[0], named[0]));
            colours[vertex] = colour;
            println!("{vertex} {colour}");
        }
    }
}
