//! POJ 3533 at its limits: lattices with 1000 lights and coordinates up to 10^4.
//!
//! - limit-line: on a line the values are the coordinates themselves.
//! - limit-columns: at each of 250 places of the plane, four lights whose heights have the nim-sum
//!   0 cancel, because nim products distribute over nim-sums; then one of them is off.

#[path = "support/mod.rs"]
mod support;
use support::{case, lines, Random};

fn main() {
    let mut random = Random(3533);
    let text = |lights: &[[u64; 3]]| {
        let words = lights.iter().map(|[x, y, z]| format!("{x} {y} {z}"));
        format!("{}\n{}", lights.len(), lines(words))
    };
    let line: Vec<[u64; 3]> = (9001..=10_000).map(|x| [x, 1, 1]).collect();
    let sum = line.iter().fold(0, |sum, light| sum ^ light[0]);
    assert!(sum > 0);
    case("limit-line", text(&line), "No\n");
    let mut lights = vec![];
    for i in 0..250 {
        let (a, b) = (
            2 * random.within(1, 2000),
            4096 + 2 * random.within(1, 2000),
        );
        let heights = [a, a + 1, b, b + 1];
        lights.extend(heights.map(|z| [9000 + i, 10_000 - i, z]));
    }
    case(
        "limit-columns",
        text(&lights) + &text(&lights[1..]),
        "Yes\nNo\n",
    );
}
