//! AtCoder Grand Contest 043 C at its limits: 10^5 vertices and edges.
//!
//! - limit-paths: paths with rising numbers, on which the values are 0 and 1 in turn.
//! - limit-cliques: cliques of 447 vertices, with all values up to 446.

#[path = "support/mod.rs"]
mod support;
use support::{case, lines};

const MODULUS: u64 = 998_244_353;
const N: usize = 100_000;
const CLIQUE: usize = 447;

fn main() {
    let base = 1_000_000_000_000_000_000 % MODULUS;
    let mut weights = vec![1];
    (0..N).for_each(|v| weights.push(weights[v] * base % MODULUS));
    let sum = |vertices: &mut dyn Iterator<Item = usize>| {
        vertices.fold(0, |sum, v| (sum + weights[v]) % MODULUS)
    };
    let input = |edges: &[String]| {
        let graph = format!("{}\n{}", edges.len(), lines(edges));
        format!("{N}\n{}", graph.repeat(3))
    };
    // The last vertex has the value 0, and N is even.
    let zero = sum(&mut (1..=N).filter(|v| v % 2 == 0));
    let one = sum(&mut (1..=N).filter(|v| v % 2 == 1));
    let ones = 3 * one % MODULUS * one % MODULUS;
    let answer = zero * ((zero * zero + ones) % MODULUS) % MODULUS;
    let path: Vec<String> = (1..N).map(|v| format!("{v} {}", v + 1)).collect();
    case("limit-paths", input(&path), format!("{answer}\n"));
    // The clique's largest vertex has the value 0, and each smaller one a value more. All other
    // vertices have the value 0.
    let by_value = |g: usize| match g {
        0 => sum(&mut (1..=N).filter(|&v| v == N || v <= N - CLIQUE)),
        _ => weights[N - g],
    };
    let by_value: Vec<u64> = (0..CLIQUE).map(by_value).collect();
    let mut answer = 0;
    for (i, x) in by_value.iter().enumerate() {
        for (j, y) in by_value.iter().enumerate() {
            if let Some(z) = by_value.get(i ^ j) {
                answer = (answer + x * y % MODULUS * z) % MODULUS;
            }
        }
    }
    let clique = (N - CLIQUE + 1..=N).flat_map(|v| (v + 1..=N).map(move |u| format!("{u} {v}")));
    let clique: Vec<String> = clique.collect();
    case("limit-cliques", input(&clique), format!("{answer}\n"));
}
