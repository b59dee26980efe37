//! Codeforces 1511 G at its limits: 2·10^5 chips, columns and queries.
//!
//! - limit-again: 100 queries again and again.
//! - limit-pairs: chips in pairs, but for one in the last column.

#[path = "support/mod.rs"]
mod support;
use support::{case, line, lines, Random};

const N: usize = 200_000;

fn main() {
    let mut random = Random(1511);
    let mut query = || {
        let [a, b] = [0; 2].map(|_| 1 + random.below(N as u64) as usize);
        (a.min(b), a.max(b))
    };
    let input = |chips: &[usize], queries: &[(usize, usize)]| {
        let queries = lines(queries.iter().map(|(l, r)| format!("{l} {r}")));
        format!("{N} {N}\n{}{N}\n{queries}", line(chips))
    };
    let few: Vec<_> = (0..100).map(|_| query()).collect();
    let queries: Vec<_> = (0..N).map(|_| query()).collect();
    let chips: Vec<usize> = (0..N)
        .map(|_| 1 + random.below(N as u64) as usize)
        .collect();
    let winners = few.iter().map(|&(l, r)| {
        let heaps = chips.iter().filter(|&&c| l <= c && c <= r).map(|c| c - l);
        if heaps.fold(0, |sum, heap| sum ^ heap) > 0 {
            'A'
        } else {
            'B'
        }
    });
    let winners: Vec<char> = winners.collect();
    let letters: String = (0..N).map(|i| winners[i % 100]).collect();
    let again: Vec<_> = (0..N).map(|i| few[i % 100]).collect();
    case("limit-again", input(&chips, &again), letters + "\n");
    let chips: Vec<usize> = (0..N)
        .map(|i| if i == 0 { N } else { i.div_ceil(2) })
        .collect();
    // The chip N - 1 has no partner: it's alone in column N / 2.
    let letters = queries.iter().map(|&(l, r)| {
        let heaps = [N, N / 2]
            .into_iter()
            .filter(|&c| l <= c && c <= r)
            .map(|c| c - l);
        if heaps.fold(0, |sum, heap| sum ^ heap) > 0 {
            'A'
        } else {
            'B'
        }
    });
    let letters: String = letters.collect();
    case("limit-pairs", input(&chips, &queries), letters + "\n");
}
