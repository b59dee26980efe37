//! CSES 1729 at its limits: 10^6 sticks, 100 moves. The answers come from the definition.
//!
//! - limit-small-moves: 1 to 100.
//! - limit-odd-moves: the odd numbers to 199, whose outcomes alternate.
//! - limit-moves-of-all-sizes: 1 and 99 more, at random up to 10^6.

#[path = "support/mod.rs"]
mod support;
use support::{case, line, Random};

const STICKS: usize = 1_000_000;

fn main() {
    let mut random = Random(1729);
    let mut anywhere: Vec<usize> = (2..=STICKS).collect();
    random.shuffle(&mut anywhere);
    anywhere.truncate(99);
    anywhere.push(1);
    write("limit-small-moves", &(1..=100).collect::<Vec<_>>());
    write("limit-odd-moves", &(1..200).step_by(2).collect::<Vec<_>>());
    write("limit-moves-of-all-sizes", &anywhere);
}

fn write(name: &str, moves: &[usize]) {
    let mut is_won = vec![false; STICKS + 1];
    for n in 1..=STICKS {
        is_won[n] = moves.iter().any(|&taken| taken <= n && !is_won[n - taken]);
    }
    let answer: String = is_won[1..]
        .iter()
        .map(|&won| if won { 'W' } else { 'L' })
        .collect();
    case(
        name,
        format!("{STICKS} {}\n{}", moves.len(), line(moves)),
        answer + "\n",
    );
}
