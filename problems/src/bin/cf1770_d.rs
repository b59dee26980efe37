//! Codeforces 1770 D. Koxia and Game
//! - url: https://codeforces.com/problemset/problem/1770/D
//! - judge: codeforces
//! - games: forced choices, count starts, components, edges and vertices
//! - rules: In round `i` Koxia removes one of the numbers `a_i`, `b_i` and `c_i`, and Mahiru
//!   chooses one of the other two. Koxia wins iff all chosen numbers differ. For how many `c` does
//!   she win, modulo 998244353?
//! - difficulty: 2000
//! - time-limit: 2s
//! - memory-limit: 256MB
//! - input: t in 1..2*10^4, t * { n in 1..10^5, a[n] in 1..n, b[n] in 1..n }, sum(n) <= 10^5
//! - statement: checked with the statement's public copy and its sample
//!
//! Koxia must leave two equal numbers in each round; otherwise Mahiru could spoil the last free
//! place. So `c_i` is any number if `a_i = b_i`, and otherwise one of both, which is then chosen.
//! Draw an edge between `a_i` and `b_i`: each edge chooses one of its ends, and each vertex is
//! chosen once. So a component needs as many edges as vertices. Its cycle has two directions, or
//! one if it is a loop, for which `c_i` has `n` values. O(n α(n)).

use snippets::fast_input::FastInput;

const MODULUS: u64 = 998_244_353;

fn root(parents: &mut [usize], mut v: usize) -> usize {
    while parents[v] != v {
        parents[v] = parents[parents[v]];
        v = parents[v];
    }
    v
}

fn count(a: &[usize], b: &[usize]) -> u64 {
    let n = a.len();
    let mut parents: Vec<usize> = (0..=n).collect();
    for (&a, &b) in a.iter().zip(b) {
        let (a, b) = (root(&mut parents, a), root(&mut parents, b));
        parents[a] = b;
    }
    let (mut vertices, mut edges) = (vec![0; n + 1], vec![0; n + 1]);
    let mut ways = vec![2; n + 1];
    for v in 1..=n {
        vertices[root(&mut parents, v)] += 1;
    }
    for (&a, &b) in a.iter().zip(b) {
        let component = root(&mut parents, a);
        edges[component] += 1;
        if a == b {
            ways[component] = n as u64;
        }
    }
    let roots = (1..=n).filter(|&v| parents[v] == v);
    roots.fold(1, |product, v| {
        if vertices[v] == edges[v] {
            product * ways[v] % MODULUS
        } else {
            0
        }
    })
}

fn main() {
    let mut input = FastInput::from_stdin();
    for _ in 0..input.read() {
        let n = input.read();
        println!("{}", count(&input.read_vec(n), &input.read_vec(n)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;

    /// Returns whether Koxia wins the rounds that are left, if the numbers of this set were chosen.
    fn wins(rounds: &[[usize; 3]], chosen: usize) -> bool {
        let Some((round, rest)) = rounds.split_first() else {
            return true;
        };
        (0..3).any(|removed| {
            let mut left = (0..3).filter(|&i| i != removed).map(|i| round[i]);
            left.all(|d| chosen >> d & 1 == 0 && wins(rest, chosen | 1 << d))
        })
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]
        #[test]
        fn agrees_with_a_game_search(
            (a, b) in (1..5usize).prop_flat_map(|n| {
                (prop::collection::vec(1..=n, n), prop::collection::vec(1..=n, n))
            })
        ) {
            let n = a.len();
            let input = format!("1\n{n}\n{}\n{}\n", a.iter().join(" "), b.iter().join(" "));
            let all = (0..n).map(|_| 1..=n).multi_cartesian_product();
            let won = all.filter(|c| {
                wins(&(0..n).map(|i| [a[i], b[i], c[i]]).collect_vec(), 0)
            });
            let (expected, got) = (won.count(), count(&a, &b));
            assert_answer!(got == expected as u64; input, expected, got);
        }
    }
}
