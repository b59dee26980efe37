//! Keeps neighbours in sets, so that two parallel edges become one edge instead of a cycle.

use std::collections::BTreeSet;
use std::io::Read;

struct Search {
    next: Vec<BTreeSet<usize>>,
    order: Vec<usize>,
}

impl Search {
    /// Returns the value of what hangs on `v`, and the earliest vertex that it reaches.
    fn g(&mut self, v: usize, parent: usize, time: &mut usize) -> (usize, usize) {
        *time += 1;
        self.order[v] = *time;
        let (mut g, mut low) = (0, *time);
        for u in self.next[v].clone() {
            if u == parent {
                continue;
            }
            if self.order[u] > 0 {
                low = low.min(self.order[u]);
                g ^= usize::from(self.order[u] < self.order[v]);
            } else {
                let (below, reached) = self.g(u, v, time);
                low = low.min(reached);
                g ^= if reached > self.order[v] {
                    below + 1
                } else {
                    below ^ 1
                };
            }
        }
        (g, low)
    }
}

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input
        .split_whitespace()
        .map(|t| t.parse::<usize>().unwrap());
    while let Some(graphs) = numbers.next() {
        let mut sum = 0;
        for _ in 0..graphs {
            let (n, m) = (numbers.next().unwrap(), numbers.next().unwrap());
            let mut next = vec![BTreeSet::new(); n + 1];
            for _ in 0..m {
                let (a, b) = (numbers.next().unwrap(), numbers.next().unwrap());
                next[a].insert(b);
                next[b].insert(a);
            }
            let order = vec![0; n + 1];
            sum ^= Search { next, order }.g(1, 0, &mut 0).0;
        }
        println!("{}", if sum > 0 { "Sally" } else { "Harry" });
    }
}
