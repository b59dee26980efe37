//! Codeforces 277 C at its limits: 10^5 cuts of a sheet of 10^9 × 10^9.
//!
//! - limit-mirrored: each cut twice, upright and level, so that lines come in equal pairs.
//! - limit-one-short: the same, but one cut of a line of its own is shorter by 1.
//! - limit-one-line: all cuts lie on two equal lines.

#[path = "support/mod.rs"]
mod support;
use support::{case, lines, Random};

const SIDE: u64 = 1_000_000_000;
const CUTS: usize = 100_000;

/// Line, and where the cut begins and ends.
type Cut = [u64; 3];

fn main() {
    let mut random = Random(277);
    let mut cut = |line: u64| {
        let (a, b) = (random.below(SIDE), random.below(SIDE));
        [line, a.min(b), a.max(b) + 1]
    };
    // Some lines are cut more than once.
    let mut cuts: Vec<Cut> = (1..CUTS as u64 / 2)
        .map(|i| cut(i * i % 999_983 + 1))
        .collect();
    let mut one_line: Vec<Cut> = (1..CUTS as u64 / 2).map(|_| cut(SIDE - 1)).collect();
    for cuts in [&mut cuts, &mut one_line] {
        cuts.push([SIDE / 2, 0, SIDE]);
    }
    write("limit-mirrored", &cuts, &cuts, "SECOND\n");
    write("limit-one-line", &one_line, &one_line, "SECOND\n");
    let mut short = cuts.clone();
    short.last_mut().unwrap()[2] -= 1;
    write("limit-one-short", &cuts, &short, "FIRST\n");
}

fn write(name: &str, upright: &[Cut], level: &[Cut], answer: &str) {
    let upright = upright
        .iter()
        .map(|[line, from, to]| format!("{line} {from} {line} {to}"));
    let level = level
        .iter()
        .map(|[line, from, to]| format!("{from} {line} {to} {line}"));
    case(
        name,
        format!("{SIDE} {SIDE} {CUTS}\n{}", lines(upright.chain(level))),
        answer,
    );
}
