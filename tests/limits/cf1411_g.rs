//! Codeforces 1411 G at its limits: 10^5 vertices or edges.
//!
//! - limit-no-edges: nobody can move.
//! - limit-single-moves: half of the vertices have the value 1.
//! - limit-largest-value: 447 vertices, each joined to all others, have the values 0 to 446.
//! - limit-uniform: three such sets of 256 vertices: all values below 256 are equally likely.

#[path = "support/mod.rs"]
mod support;
use support::{case, lines, Random};

const N: u64 = 100_000;
const MODULUS: u64 = 998_244_353;

fn inverse(number: u64) -> u64 {
    let (mut power, mut base, mut exponent) = (1, number % MODULUS, MODULUS - 2);
    while exponent > 0 {
        if exponent % 2 == 1 {
            power = power * base % MODULUS;
        }
        base = base * base % MODULUS;
        exponent /= 2;
    }
    power
}

/// The chance that the nim-sum of the draws isn't 0 in the end, for so many vertices of each value.
///
/// From the nim-sum `x` it is `p (x)`, and `(n + 1) p (x) = [x > 0] + sum of counts [g] p (x ^ g)`:
/// these are linear equations.
fn chance(counts: &[u64]) -> u64 {
    let (size, n) = (counts.len(), counts.iter().sum::<u64>());
    // The right side comes first, and then the factor of each chance.
    let row = |x: usize| {
        let mut row = vec![u64::from(x > 0)];
        row.extend((0..size).map(|y| (MODULUS - counts[x ^ y]) % MODULUS));
        row[1 + x] = (row[1 + x] + n + 1) % MODULUS;
        row
    };
    let mut rows: Vec<Vec<u64>> = (0..size).map(row).collect();
    for last in (2..=size).rev() {
        let pivot = rows.iter().position(|row| row[last] > 0);
        let pivot = rows.swap_remove(pivot.expect("there is one solution"));
        let scale = inverse(pivot[last]);
        for row in &mut rows {
            let factor = MODULUS - row[last] * scale % MODULUS;
            row.truncate(last);
            for (value, other) in row.iter_mut().zip(&pivot) {
                *value = (*value + factor * other) % MODULUS;
            }
        }
    }
    rows[0][0] * inverse(rows[0][1]) % MODULUS
}

fn main() {
    case("limit-no-edges", format!("{N} 0\n"), "0\n");
    // Only draws of the n/2 vertices of value 1, or of the end, count: an end comes first with the
    // chance p = 1 / (n/2 + 1). The number of chips before it is odd with the chance
    // (1 - p) / (2 - p) = (n/2) / (n + 1).
    let half = N / 2;
    let edges = lines((1..=half).map(|v| format!("{v} {}", v + half)));
    case(
        "limit-single-moves",
        format!("{N} {half}\n{edges}"),
        format!("{}\n", half * inverse(N + 1) % MODULUS),
    );
    let mut random = Random(1411);
    let mut graph = |n: usize, cliques: &[usize]| {
        let labels = random.labels(n);
        let (mut edges, mut start) = (vec![], 0);
        for size in cliques {
            let pairs =
                (start..start + size).flat_map(|u| (u + 1..start + size).map(move |v| (u, v)));
            edges.extend(pairs.map(|(u, v)| format!("{} {}", labels[u], labels[v])));
            start += size;
        }
        random.shuffle(&mut edges);
        format!("{n} {}\n{}", edges.len(), lines(edges))
    };
    // All other vertices have the value 0.
    let mut counts = vec![0; 512];
    counts[..447].fill(1);
    counts[0] += N - 447;
    let input = graph(N as usize, &[447]);
    case(
        "limit-largest-value",
        input,
        format!("{}\n", chance(&counts)),
    );
    // After one draw or more, each nim-sum below 256 has the same chance.
    let n = 3 * 256;
    let answer = n * inverse(n + 1) % MODULUS * 255 % MODULUS * inverse(256) % MODULUS;
    let input = graph(n as usize, &[256; 3]);
    case("limit-uniform", input, format!("{answer}\n"));
}
