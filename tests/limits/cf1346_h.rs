//! Codeforces 1346 H at its limits: 2·10^5 segments of each kind, up to 10^6.
//!
//! - limit-one-centre: terminal segments with one centre, each inside the next.
//! - limit-two-sides: terminal segments on both sides of the way down.
//! - limit-alice: terminal segments that are never reached.

#[path = "support/mod.rs"]
mod support;
use support::{case, lines};

const N: usize = 200_000;
const MOST: usize = 1_000_000;

fn main() {
    let segments =
        |segments: &[(usize, usize)]| lines(segments.iter().map(|(l, r)| format!("{l} {r}")));
    let input = |first: &[(usize, usize)], terminal: &[(usize, usize)]| {
        format!("{N} {N}\n{}{}", segments(first), segments(terminal))
    };
    let answer = |moves: &[i64]| {
        let words: Vec<String> = moves.iter().map(i64::to_string).collect();
        words.join(" ") + "\n"
    };
    // Bob keeps the centre: the next terminal segment inside ends the game. All of these have an
    // odd length; a segment of an even length never becomes one when it's Alice's turn.
    let centre = |i: usize| (i, MOST + 1 - i);
    let terminal: Vec<_> = (1..=N).map(|i| centre(2 * i)).collect();
    let first: Vec<_> = (1..=N).map(|i| (i, MOST + 1 - i + i % 2 - 1)).collect();
    let moves: Vec<i64> = (1..=N).map(|i| if i % 2 == 1 { 1 } else { -1 }).collect();
    case("limit-one-centre", input(&first, &terminal), answer(&moves));
    // All terminal segments have length 2 and an odd left end. If the one of the same centre is
    // no terminal one, those on both sides are, and Bob reaches one of them just as fast.
    let terminal: Vec<_> = (0..N).map(|i| (2 * i + 1, 2 * i + 3)).collect();
    let inside = |i: usize| {
        // Far from the ends of the row of terminal segments.
        let (left, half) = (100_000 + i % 1000, i / 1000 + 1);
        (left - half, left + 2 + half)
    };
    let first: Vec<_> = (0..N).map(inside).collect();
    let moves: Vec<i64> = (0..N as i64).map(|i| i / 1000 + 1).collect();
    case("limit-two-sides", input(&first, &terminal), answer(&moves));
    // Terminal segments of an even length are not met from an odd one.
    let terminal: Vec<_> = (1..=N).map(|i| (i, i + 2)).collect();
    let first: Vec<_> = (0..N)
        .map(|i| (1 + i % 7, MOST - i % 7 - i % 11 / 2 * 2))
        .collect();
    case(
        "limit-alice",
        input(&first, &terminal),
        answer(&vec![-1; N]),
    );
}
