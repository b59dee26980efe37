//! Interactor for Codeforces 1776 I.
//!
//! The case holds the polygon. The judge always eats the smallest slice, too.

mod support;

use support::{fail, hear, say};

type Point = (i64, i64);

fn main() {
    let path = std::env::args().nth(1).expect("interactor INPUT OUTPUT");
    let text = std::fs::read_to_string(path).expect("the case is readable");
    let numbers: Vec<i64> = text
        .split_whitespace()
        .map(|word| word.parse().expect("a number"))
        .collect();
    let points: Vec<Point> = numbers[1..]
        .chunks(2)
        .map(|point| (point[0], point[1]))
        .collect();
    say(text.trim());
    let mut is_own = match hear().as_str() {
        "Alberto" => true,
        "Beatrice" => false,
        name => fail(&format!("`{name}` does not play")),
    };
    let mut left: Vec<usize> = (0..points.len()).collect();
    let (mut own, mut other) = (0, 0);
    while left.len() > 2 {
        let n = left.len();
        let slice = |i: usize| {
            let [a, b, c] = [i + n - 1, i, i + 1].map(|i| points[left[i % n]]);
            (b.0 - a.0) * (c.1 - a.1) - (b.1 - a.1) * (c.0 - a.0)
        };
        if is_own {
            let corner: usize = hear().parse().unwrap_or_else(|_| fail("no number"));
            let Some(i) = left.iter().position(|&v| v + 1 == corner) else {
                fail(&format!("corner {corner} is not there"))
            };
            own += slice(i);
            left.remove(i);
        } else {
            let i = (0..n).min_by_key(|&i| slice(i)).expect("three corners");
            other += slice(i);
            say(left.remove(i) + 1);
        }
        is_own = !is_own;
    }
    if own > other {
        fail(&format!(
            "eats {own}, and the other one {other}, in half units"
        ));
    }
}
