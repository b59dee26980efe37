//! Codeforces 494 E at its limits: a board of side 10^9, 5·10^4 rectangles.
//!
//! - limit-lost: cells added so that all numbers are even.
//! - limit-won: the same without the last of these cells.
//! - limit-whole-board: the whole board, again and again; an odd number of cells counts.
//!
//! The rectangles lie in strips of their own, two in each, which overlap. So the white cells
//! with both coordinates divisible by `2^t` are counted by those of the two less those of the
//! overlap. The nim-sum is 0 iff their number is even for every `2^t` up to the move's side.

#[path = "support/mod.rs"]
mod support;
use support::{case, line, Random};

const SIDE: u64 = 1_000_000_000;
const RECTANGLES: usize = 50_000;
const STRIP: u64 = SIDE / (RECTANGLES as u64 / 2 + 30);

/// Left, top, right, bottom, all inside.
type Rectangle = [u64; 4];

fn main() {
    let mut random = Random(494);
    let mut rectangles: Vec<Rectangle> = Vec::new();
    let mut odd = 0;
    let holds_a_power_of_2 = |left: &u64| left.next_power_of_two() < left + STRIP;
    let mut strips = (1..)
        .step_by(STRIP as usize)
        .filter(|left| !holds_a_power_of_2(left));
    while rectangles.len() + 30 < RECTANGLES {
        let left = strips.next().unwrap();
        let columns = [0; 4].map(|_| left + random.below(STRIP));
        let rows = [0; 4].map(|_| random.within(1, SIDE));
        let between = |i: usize, j: usize| {
            let ([a, b], [c, d]) = ([columns[i], columns[j]], [rows[i], rows[j]]);
            [a.min(b), c.min(d), a.max(b), c.max(d)]
        };
        let (one, other) = (between(0, 1), between(2, 3));
        odd ^= odd_counts(&one) ^ odd_counts(&other);
        odd ^= overlap(&one, &other).map_or(0, |common| odd_counts(&common));
        rectangles.extend([one, other]);
    }
    while odd != 0 {
        let power = 1 << odd.ilog2();
        rectangles.push([power; 4]);
        odd ^= odd_counts(&[power; 4]);
    }
    write("limit-lost", SIDE, &mut random, &rectangles, "Malek\n");
    rectangles.pop();
    write("limit-won", SIDE, &mut random, &rectangles, "Hamed\n");
    let whole = [1, 1, SIDE - 1, SIDE - 1];
    write("limit-whole-board", 1, &mut random, &[whole], "Hamed\n");
}

/// Bit `t`: an odd number of cells has both coordinates divisible by `2^t`.
fn odd_counts(&[left, top, right, bottom]: &Rectangle) -> u64 {
    let multiples = |from: u64, to: u64, t: u64| (to >> t) - ((from - 1) >> t);
    let is_odd = |t: &u64| multiples(left, right, *t) * multiples(top, bottom, *t) % 2 == 1;
    (0..30).filter(is_odd).map(|t| 1 << t).sum()
}

fn overlap(a: &Rectangle, b: &Rectangle) -> Option<Rectangle> {
    let common = [
        a[0].max(b[0]),
        a[1].max(b[1]),
        a[2].min(b[2]),
        a[3].min(b[3]),
    ];
    (common[0] <= common[2] && common[1] <= common[3]).then_some(common)
}

/// Some rectangles are there again to make up the number.
fn write(name: &str, side: u64, random: &mut Random, rectangles: &[Rectangle], answer: &str) {
    let again = rectangles.iter().cycle();
    let mut rectangles: Vec<Rectangle> = again.take(RECTANGLES).copied().collect();
    random.shuffle(&mut rectangles);
    let rectangles: String = rectangles.into_iter().map(line).collect();
    case(
        name,
        format!("{SIDE} {RECTANGLES} {side}\n{rectangles}"),
        answer,
    );
}
