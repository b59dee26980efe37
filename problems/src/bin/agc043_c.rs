//! AtCoder Grand Contest 043 C. Giant Graph
//! - url: https://atcoder.jp/contests/agc043/tasks/agc043_c
//! - judge: atcoder
//! - games: sg on a DAG, independent set, product of graphs, sum of games, counting
//! - rules: Three graphs have `n` vertices each. A vertex `(i, j, k)` of their product weighs
//!   `10¹⁸⁽ⁱ⁺ʲ⁺ᵏ⁾`. Two vertices are joined if they differ in one coordinate, by an edge of its
//!   graph. How heavy is the heaviest independent set, modulo 998244353? It is the set of lost
//!   positions of a game: a move takes one of three tokens along an edge of its graph to a larger
//!   number, and a player who cannot move loses.
//! - difficulty: 2800
//! - time-limit: 2s
//! - memory-limit: 1024MB
//! - input: n in 2..10^5, m in 1..10^5, m * { a in 1..n, b in 1..n }, m2 in 1..10^5, m2 * { c in
//!   1..n, d in 1..n }, m3 in 1..10^5, m3 * { e in 1..n, f in 1..n }
//! - statement: checked with the judge's text, where the question is the weight; the graphs are
//!   simple, and the game is the solution's; difficulty estimated
//!
//! A vertex weighs more than all vertices of smaller sum `i + j + k` together. So choose greedily,
//! from the largest sum down: a vertex is in the set iff none of its neighbours of larger sum is.
//! These neighbours are the options in the game, so the set consists of the P-positions. The game
//! is a sum of three, so the nim-sum of three Grundy values must be 0. A Grundy value of `g` needs
//! `g (g + 1) / 2` edges, so all are below 512. O(n + m + 512²).

use snippets::fast_input::FastInput;
use snippets::sg_dag::dag_sg_table;

const MODULUS: u64 = 998_244_353;
const VALUES: usize = 512;

/// `graphs` lists the larger neighbours of each vertex.
fn weight(graphs: &[Vec<Vec<usize>>; 3]) -> u64 {
    let sums = graphs.each_ref().map(|next| {
        let mut sums = [0; VALUES];
        let mut weight = 1;
        for g in dag_sg_table(next).expect("numbers rise along each edge") {
            weight = weight * (1_000_000_000_000_000_000 % MODULUS) % MODULUS;
            sums[g as usize] = (sums[g as usize] + weight) % MODULUS;
        }
        sums
    });
    let mut total = 0;
    for (i, x) in sums[0].iter().enumerate() {
        for (j, y) in sums[1].iter().enumerate() {
            total = (total + x * y % MODULUS * sums[2][i ^ j]) % MODULUS;
        }
    }
    total
}

fn main() {
    let mut input = FastInput::from_stdin();
    let n = input.read();
    let graphs = [(); 3].map(|()| {
        let mut next = vec![vec![]; n];
        for _ in 0..input.read::<usize>() {
            let [a, b] = [0; 2].map(|_| input.read::<usize>() - 1);
            next[a.min(b)].push(a.max(b));
        }
        next
    });
    println!("{}", weight(&graphs));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;

    /// The heaviest independent set, as the number of its vertices with each sum, from the largest
    /// sum on: `chosen` with some of the vertices from `at` on.
    fn heaviest(
        are_joined: &[u32],
        sums: &[usize],
        at: usize,
        chosen: u32,
        mut counts: [u32; 10],
    ) -> [u32; 10] {
        if at == sums.len() {
            return counts;
        }
        let without = heaviest(are_joined, sums, at + 1, chosen, counts);
        if are_joined[at] & chosen > 0 {
            return without;
        }
        counts[9 - sums[at]] += 1;
        without.max(heaviest(are_joined, sums, at + 1, chosen | 1 << at, counts))
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(8))]
        #[test]
        fn agrees_with_a_search_of_all_sets(
            n in 2..4usize,
            edges in prop::array::uniform3(prop::sample::subsequence(
                vec![(0, 1), (0, 2), (1, 2)], 1..4)),
        ) {
            // Three vertices need many edges, so that there are few independent sets.
            let edges = edges.map(|edges| {
                let edges = edges.into_iter().filter(|&(_, b)| b < n).collect_vec();
                match (n, edges.len()) {
                    (2, _) => vec![(0, 1)],
                    (_, 1) => vec![(0, 1), (0, 2)],
                    _ => edges,
                }
            });
            let product = (0..3).map(|_| 0..n).multi_cartesian_product().collect_vec();
            let is_edge = |u: &Vec<usize>, v: &Vec<usize>| {
                let apart = (0..3).filter(|&i| u[i] != v[i]).collect_vec();
                let [i] = apart[..] else { return false };
                edges[i].contains(&(u[i].min(v[i]), u[i].max(v[i])))
            };
            let joined = product.iter().map(|u| {
                let others = product.iter().enumerate().filter(|(_, v)| is_edge(u, v));
                others.fold(0, |set, (i, _)| set | 1_u32 << i)
            });
            let sums = product.iter().map(|v| v.iter().sum::<usize>() + 3).collect_vec();
            let counts = heaviest(&joined.collect_vec(), &sums, 0, 0, [0; 10]);
            let base = 1_000_000_000_000_000_000 % MODULUS;
            let expected = counts.iter().fold(0, |sum, &count| {
                (sum * base + u64::from(count)) % MODULUS
            });
            let lines = edges.each_ref().map(|edges| {
                let lines = edges.iter().map(|(a, b)| format!("{} {}\n", a + 1, b + 1));
                format!("{}\n{}", edges.len(), lines.format(""))
            });
            let input = format!("{n}\n{}", lines.concat());
            let graphs = edges.map(|edges| {
                let mut next = vec![vec![]; n];
                edges.iter().for_each(|&(a, b)| next[a].push(b));
                next
            });
            let got = weight(&graphs);
            assert_answer!(input, expected, got);
        }
    }
}
