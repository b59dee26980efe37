//! Interactor for Codeforces 1991 E.
//!
//! The case holds the graphs. As Alice it names colours in many orders, and as Bob it avoids equal
//! ends as long as it can.

mod support;

use support::{fail, hear, say};

fn numbers(line: &str) -> [usize; 2] {
    let numbers: Vec<usize> = line.split_whitespace().flat_map(str::parse).collect();
    let two = numbers.try_into();
    two.unwrap_or_else(|_| fail(&format!("`{line}` is not two numbers")))
}

fn main() {
    let path = std::env::args().nth(1).expect("interactor INPUT OUTPUT");
    let text = std::fs::read_to_string(path).expect("the case is readable");
    let mut words = text
        .split_whitespace()
        .map(|word| word.parse().expect("a number"));
    let mut read = || -> usize { words.next().expect("a whole case") };
    let cases = read();
    say(cases);
    for case in 0..cases {
        let (n, m) = (read(), read());
        let edges: Vec<[usize; 2]> = (0..m).map(|_| [read(), read()]).collect();
        let lines: String = edges.iter().map(|[u, v]| format!("{u} {v}\n")).collect();
        say(format!("{n} {m}\n{lines}"));
        let mut next = vec![vec![]; n + 1];
        for &[u, v] in &edges {
            next[u].push(v);
            next[v].push(u);
        }
        let name = hear();
        let mut colours = vec![0; n + 1];
        let mut free: Vec<usize> = (1..=n).collect();
        for round in 0..n {
            if name == "Bob" {
                // Mixed, then the same pair to the end.
                let pair = if round < n / 2 {
                    round * (case + 7) / 3 + case
                } else {
                    case
                };
                let named = [[1, 2], [3, 1], [2, 3]][pair % 3];
                say(format!("{} {}", named[0], named[1]));
                let [vertex, colour] = numbers(&hear());
                if vertex == 0 || vertex > n || colours[vertex] > 0 || !named.contains(&colour) {
                    fail(&format!("vertex {vertex} can't get colour {colour}"));
                }
                colours[vertex] = colour;
            } else {
                let named = numbers(&hear());
                if named[0] == named[1] || named.iter().any(|&colour| !(1..=3).contains(&colour)) {
                    fail(&format!("no two colours: {named:?}"));
                }
                let is_good = |v: usize, colour| next[v].iter().all(|&u| colours[u] != colour);
                let mut choices = (0..free.len()).flat_map(|i| named.map(|colour| (i, colour)));
                let good = choices.find(|&(i, colour)| is_good(free[i], colour));
                let (i, colour) = good.unwrap_or((0, named[0]));
                let vertex = free.swap_remove(i);
                colours[vertex] = colour;
                say(format!("{vertex} {colour}"));
            }
        }
        let alice_wins = edges.iter().any(|&[u, v]| colours[u] == colours[v]);
        if alice_wins != (name == "Alice") {
            fail(&format!("{name} loses graph {}", case + 1));
        }
    }
}
