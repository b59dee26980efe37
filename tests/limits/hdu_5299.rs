//! HDU 5299 at its limits: 20 pictures of 20000 circles.
//!
//! - limit-nested: circles around one centre, which the first player removes all at once; then
//!   circles side by side, of which each move removes one.

#[path = "support/mod.rs"]
mod support;
use support::case;

const N: usize = 20_000;

fn main() {
    let picture = |circles: &[[i64; 3]]| {
        let lines = circles.iter().map(|[x, y, r]| format!("{x} {y} {r}\n"));
        format!("{}\n{}", circles.len(), lines.collect::<String>())
    };
    let nested: Vec<[i64; 3]> = (1..=N as i64).map(|r| [0, 0, r]).collect();
    let side_by_side = |n: i64| {
        (0..n)
            .map(|i| [i % 200 * 3, i / 200 * 3, 1])
            .collect::<Vec<_>>()
    };
    let pictures = [nested, side_by_side(N as i64), side_by_side(N as i64 - 1)];
    let text = pictures.map(|circles| picture(&circles)).concat();
    let more = picture(&side_by_side(1)).repeat(2) + &text.repeat(6);
    let answers = "Alice\nAlice\n".to_string() + &"Alice\nBob\nAlice\n".repeat(6);
    case("limit-nested", format!("20\n{more}"), answers);
}
