//! Codeforces 812 E at its limits: 10^5 vertices, up to 10^7 apples.
//!
//! - limit-path: a path, few different numbers of apples.
//! - limit-won-already: a path on which the second player wins before the swap.
//! - limit-star: leaves on the root, all numbers; one of them and the root may be swapped.
//!
//! The swaps after which the second player wins are counted by looking at all pairs of a vertex
//! at even height and one at odd height, and all other pairs if nothing needs to change.

#[path = "support/mod.rs"]
mod support;
use support::{case, line, Random};

const VERTICES: usize = 100_000;
const MOST_APPLES: u32 = 10_000_000;

fn main() {
    let mut random = Random(812);
    let path: Vec<usize> = (0..VERTICES - 1).collect();
    let on_path = |v: usize| (VERTICES - 1 - v) % 2 == 0;
    let few: Vec<u32> = (0..VERTICES)
        .map(|_| MOST_APPLES - random.below(50) as u32)
        .collect();
    write("limit-path", &few, &path, on_path);
    let copied: Vec<u32> = (0..VERTICES).map(|v| few[v / 4 * 2 + v % 2]).collect();
    write("limit-won-already", &copied, &path, on_path);
    let mut all: Vec<u32> = (0..VERTICES)
        .map(|_| random.below(1 << 23) as u32)
        .collect();
    all[0] = all[1..].iter().fold(all[7], |sum, a| sum ^ a);
    write("limit-star", &all, &[0; VERTICES - 1], |v| v > 0);
}

fn write(name: &str, apples: &[u32], parents: &[usize], is_even: impl Fn(usize) -> bool) {
    let of = |wanted: bool| -> Vec<u32> {
        (0..VERTICES)
            .filter(|&v| is_even(v) == wanted)
            .map(|v| apples[v])
            .collect()
    };
    let (even, odd) = (of(true), of(false));
    let sum = even.iter().fold(0, |sum, a| sum ^ a);
    let becomes_0 = |a: &u32| odd.iter().filter(|&b| a ^ b == sum).count();
    let mut swaps: usize = even.iter().map(becomes_0).sum();
    if sum == 0 {
        swaps += [even, odd]
            .iter()
            .map(|part| part.len() * (part.len() - 1) / 2)
            .sum::<usize>();
    }
    let parents = line(parents.iter().map(|parent| parent + 1));
    case(
        name,
        format!("{VERTICES}\n{}{parents}", line(apples)),
        format!("{swaps}\n"),
    );
}
