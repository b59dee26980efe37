//! Codeforces 603 C. Lieges of Legendre
//! - url: https://codeforces.com/problemset/problem/603/C
//! - judge: codeforces
//! - games: splitting heaps, multi-sg
//! - time-limit: 2s
//! - memory-limit: 256MB
//!
//! A move takes one from a heap, or replaces a heap of `2x` by `k` heaps of `x`. Those `k` heaps have the value
//! 0 for even `k` and that of one heap for odd `k`. Beyond heap 4 odd heaps have the value 0, so an even heap
//! has 1 for even `k` (its options have 0) and the mex of 0 and `G(x)` for odd `k`. O(log a) a heap.

use proconio::input;
use snippets::mex::mex;

fn sg(a: usize, k: usize) -> usize {
    match (k % 2, a) {
        (0, 0..=2) => a,
        (0, _) => (a + 1) % 2,
        (_, 0..=4) => [0, 1, 0, 1, 2][a],
        (_, _) if a % 2 == 1 => 0,
        _ => mex([0, sg(a / 2, k)]),
    }
}

fn main() {
    input! {
        n: usize,
        k: usize,
        heaps: [usize; n],
    }
    match heaps.into_iter().fold(0, |sum, a| sum ^ sg(a, k)) {
        0 => println!("Nicky"),
        _ => println!("Kevin"),
    }
}

#[cfg(test)]
mod tests {
    use super::sg;

    #[test]
    fn values_equal_their_definition() {
        for k in 1..=6 {
            let mut g: Vec<usize> = vec![0];
            for n in 1..500 {
                let mut options = vec![g[n - 1]];
                if n % 2 == 0 {
                    options.push((0..k).fold(0, |sum, _| sum ^ g[n / 2]));
                }
                g.push((0..).find(|v| !options.contains(v)).unwrap());
                assert_eq!(sg(n, k), g[n], "{n} {k}");
            }
        }
    }
}
