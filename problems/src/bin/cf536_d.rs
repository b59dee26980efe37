//! Codeforces 536 D. Tavas in Kansas
//! - url: https://codeforces.com/problemset/problem/536/D
//! - judge: codeforces
//! - games: score, two growing circles, cities by distance, staircase of rows and columns
//! - rules: Two players take turns, each with a city of their own. A turn takes all cities that are
//!   left within some distance of the mover's city, one at least, and scores their values, which
//!   may be negative. When all are taken, the higher score wins.
//! - difficulty: 2900
//! - time-limit: 2s
//! - memory-limit: 512MB
//! - input: n in 2..2000, m in 1..10^5, s in 1..n, t in 1..n, p[n] in -10^9..10^9, m * { v in
//!   1..n, u in 1..n, w in 0..10^9 }
//! - statement: checked with the statement's public copy and its samples; the graph is connected,
//!   and `s` and `t` differ
//!
//! Rank the distances from `s` and from `t`: a city becomes a point `(i, j)`. What is left is
//! always the part with `i ≥ x` and `j ≥ y`. The first player takes rows: let `F(x, y)` be the lead
//! of the mover if that is the first player, and `G(x, y)` if it is the second. If row `x` is
//! empty, `F(x, y) = F(x + 1, y)`. Otherwise the first player takes the row, and then stops, or
//! goes on as if still to move: `F(x, y) = row + max(F(x + 1, y), -G(x + 1, y))`. `G` is the same
//! with columns. Two rows of each are kept. O(n² + m log n).

use snippets::fast_input::FastInput;
use std::cmp::{Ordering, Reverse};
use std::collections::BinaryHeap;

/// The rank of each city's distance from `start`, and the number of ranks.
fn ranks(next: &[Vec<(usize, u64)>], start: usize) -> (Vec<usize>, usize) {
    let mut distances = vec![u64::MAX; next.len()];
    distances[start] = 0;
    let mut open = BinaryHeap::from([(Reverse(0), start)]);
    while let Some((Reverse(distance), v)) = open.pop() {
        if distance > distances[v] {
            continue;
        }
        for &(u, length) in &next[v] {
            if distance + length < distances[u] {
                distances[u] = distance + length;
                open.push((Reverse(distances[u]), u));
            }
        }
    }
    let mut sorted = distances.clone();
    sorted.sort_unstable();
    sorted.dedup();
    let rank = |distance: u64| sorted.partition_point(|&other| other < distance);
    (distances.into_iter().map(rank).collect(), sorted.len())
}

/// The first player's score less the second's.
fn lead(values: &[i64], rows: (Vec<usize>, usize), columns: (Vec<usize>, usize)) -> i64 {
    let (height, width) = (rows.1, columns.1);
    let mut cities = vec![vec![]; height];
    for (v, &row) in rows.0.iter().enumerate() {
        cities[row].push((columns.0[v], values[v]));
    }
    // How many cities a column has left, and their sum.
    let mut left = vec![(0, 0); width];
    let (mut first, mut second) = (vec![0; width + 1], vec![0; width + 1]);
    for row in cities.iter_mut().rev() {
        row.sort_unstable();
        for &(column, value) in row.iter() {
            left[column].0 += 1;
            left[column].1 += value;
        }
        let (below_first, below_second) = (first.clone(), second.clone());
        let mut row_cities = row.iter().rev().peekable();
        let mut in_row = (0, 0);
        for y in (0..width).rev() {
            while let Some(&(_, value)) = row_cities.next_if(|city| city.0 == y) {
                in_row.0 += 1;
                in_row.1 += value;
            }
            first[y] = match in_row {
                (0, _) => below_first[y],
                (_, sum) => sum + below_first[y].max(-below_second[y]),
            };
            second[y] = match left[y] {
                (0, _) => second[y + 1],
                (_, sum) => sum + second[y + 1].max(-first[y + 1]),
            };
        }
    }
    first[0]
}

fn ending(values: &[i64], next: &[Vec<(usize, u64)>], s: usize, t: usize) -> &'static str {
    match lead(values, ranks(next, s), ranks(next, t)).cmp(&0) {
        Ordering::Greater => "Break a heart",
        Ordering::Less => "Cry",
        Ordering::Equal => "Flowers",
    }
}

fn main() {
    let mut input = FastInput::from_stdin();
    let (n, m): (usize, usize) = (input.read(), input.read());
    let [s, t] = [0; 2].map(|_| input.read::<usize>() - 1);
    let values = input.read_vec(n);
    let mut next = vec![vec![]; n];
    for _ in 0..m {
        let [u, v] = [0; 2].map(|_| input.read::<usize>() - 1);
        let length = input.read();
        next[u].push((v, length));
        next[v].push((u, length));
    }
    println!("{}", ending(&values, &next, s, t));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;
    use std::collections::HashMap;

    /// The mover's lead when the cities of the set `left` are left.
    fn search(
        values: &[i64],
        distances: [&[u64]; 2],
        left: usize,
        known: &mut HashMap<(usize, bool), i64>,
    ) -> i64 {
        let key = (left, distances[0] < distances[1]);
        if let Some(&lead) = known.get(&key) {
            return lead;
        }
        let within = |x: u64| (0..values.len()).filter(move |&v| distances[0][v] <= x);
        let xs = distances[0].iter().copied().sorted().dedup();
        let leads = xs.filter_map(|x| {
            let taken = within(x).filter(|v| left >> v & 1 == 1).collect_vec();
            let rest = taken.iter().fold(left, |rest, v| rest & !(1 << v));
            let gain: i64 = taken.iter().map(|&v| values[v]).sum();
            let reply = [distances[1], distances[0]];
            (rest < left).then(|| gain - search(values, reply, rest, known))
        });
        let lead = leads.max().unwrap_or(0);
        known.insert(key, lead);
        lead
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]
        #[test]
        fn agrees_with_a_game_search(
            values in prop::collection::vec(-5..6i64, 2..7),
            edges in prop::collection::vec((0..7usize, 0..7usize, 0..4u64), 0..6),
            tree in prop::collection::vec((any::<prop::sample::Index>(), 0..4u64), 6),
            s in any::<prop::sample::Index>(),
            gap in any::<prop::sample::Index>(),
        ) {
            let n = values.len();
            let tree = (1..n).map(|v| (v, tree[v - 1].0.index(v), tree[v - 1].1));
            let edges = tree.chain(edges.into_iter().map(|(u, v, w)| (u % n, v % n, w)));
            let edges = edges.collect_vec();
            let s = s.index(n);
            let t = (s + 1 + gap.index(n - 1)) % n;
            let mut next = vec![vec![]; n];
            let mut far = vec![vec![1000; n]; n];
            for &(u, v, w) in &edges {
                next[u].push((v, w));
                next[v].push((u, w));
                far[u][v] = w.min(far[u][v]);
                far[v][u] = w.min(far[v][u]);
            }
            for k in 0..n {
                far[k][k] = 0;
                for (u, v) in (0..n).cartesian_product(0..n) {
                    far[u][v] = far[u][v].min(far[u][k] + far[k][v]);
                }
            }
            let distances = [far[s].as_slice(), far[t].as_slice()];
            let expected = search(&values, distances, (1 << n) - 1, &mut HashMap::new());
            let expected = match expected {
                1.. => "Break a heart",
                0 => "Flowers",
                _ => "Cry",
            };
            let lines = edges.iter().map(|(u, v, w)| format!("{} {} {w}\n", u + 1, v + 1));
            let input = format!(
                "{n} {}\n{} {}\n{}\n{}",
                edges.len(),
                s + 1,
                t + 1,
                values.iter().join(" "),
                lines.format(""),
            );
            let got = ending(&values, &next, s, t);
            assert_answer!(input, expected, got);
        }
    }
}
