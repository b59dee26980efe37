//! Codeforces 1776 I. Spinach Pizza
//! - url: https://codeforces.com/problemset/problem/1776/I
//! - judge: codeforces
//! - games: score, convex polygon, cut off a corner, smallest triangle, interactive
//! - rules: Alberto and Beatrice take turns to cut a triangle off a convex polygon, at any corner,
//!   until nothing is left. Choose one of them, and play so that he or she gets at most half of the
//!   area.
//! - difficulty: 2500
//! - time-limit: 2s
//! - memory-limit: 256MB
//! - input: n in 4..100, n * { x in -10^6..10^6, y in -10^6..10^6 }
//! - statement: checked with the statement's public copy and its samples; the polygon is strictly
//!   convex and given counterclockwise
//!
//! Always cut off the smallest triangle; then no triangle of the rest is smaller. To see this, let
//! `a`, `b`, `c` and `d` be neighbours, and `abc` the smallest triangle. Suppose `acd` were
//! smaller. Then `abd = abc + acd - bcd` would be smaller than `abc` too, as `bcd` is not: `d`
//! would be nearer to the line `ab` than `c`. The corner before `a` is not nearer than `c`. But
//! along a convex polygon the distance from a line first rises and then falls, a contradiction. So
//! each turn of the other player takes at least as much as your turn before it. Play Alberto if `n`
//! is even: he has a turn before each of hers. Otherwise play Beatrice, who has a turn before each
//! of his but the first. O(n²).

use itertools::Itertools;
use proconio::input_interactive;

type Point = (i64, i64);

fn doubled_area(a: Point, b: Point, c: Point) -> i64 {
    (b.0 - a.0) * (c.1 - a.1) - (b.1 - a.1) * (c.0 - a.0)
}

/// The place of the corner with the smallest triangle among the corners that are left.
fn smallest(points: &[Point], left: &[usize]) -> usize {
    let n = left.len();
    let area = |&i: &usize| {
        let [a, b, c] = [i + n - 1, i, i + 1].map(|i| points[left[i % n]]);
        doubled_area(a, b, c)
    };
    (0..n).min_by_key(area).expect("three corners are left")
}

fn main() {
    input_interactive! {
        points: [(i64, i64)],
    }
    let mut left = (0..points.len()).collect_vec();
    let mut is_own = points.len() % 2 == 0;
    println!("{}", if is_own { "Alberto" } else { "Beatrice" });
    while left.len() > 2 {
        if is_own {
            println!("{}", left.remove(smallest(&points, &left)) + 1);
        } else {
            input_interactive! {
                corner: usize,
            }
            left.retain(|&i| i != corner - 1);
        }
        is_own = !is_own;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use proptest::prelude::*;

    /// The most that the player who cuts off the smallest triangles may have to eat.
    fn most(points: &[Point], left: &[usize], is_own: bool) -> i64 {
        let n = left.len();
        if n < 3 {
            return 0;
        }
        let eat = |i: usize| {
            let [a, b, c] = [i + n - 1, i, i + 1].map(|i| points[left[i % n]]);
            let rest = left.iter().copied().filter(|&v| v != left[i]).collect_vec();
            let eaten = if is_own { doubled_area(a, b, c) } else { 0 };
            eaten + most(points, &rest, !is_own)
        };
        if is_own {
            eat(smallest(points, left))
        } else {
            (0..n).map(eat).max().unwrap()
        }
    }

    /// The corners of the convex hull, counterclockwise, from the lowest of the leftmost ones.
    fn hull(points: &[Point]) -> Vec<Point> {
        let mut corners = vec![*points.iter().min().unwrap()];
        loop {
            let at = corners[corners.len() - 1];
            let others = points.iter().copied().filter(|&point| point != at);
            let next = others.reduce(|next, other| {
                let length = |to: Point| (to.0 - at.0).pow(2) + (to.1 - at.1).pow(2);
                match doubled_area(at, next, other) {
                    ..=-1 => other,
                    0 if length(other) > length(next) => other,
                    _ => next,
                }
            });
            match next {
                Some(next) if next != corners[0] => corners.push(next),
                _ => return corners,
            }
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(128))]
        #[test]
        fn eats_at_most_half_whatever_the_other_does(
            points in prop::collection::vec((-9..10i64, -9..10i64), 4..20),
        ) {
            let corners = hull(&points);
            prop_assume!((4..=8).contains(&corners.len()));
            let n = corners.len();
            let lines = corners.iter().map(|(x, y)| format!("{x} {y}\n"));
            let input = format!("{n}\n{}", lines.format(""));
            let areas = corners.iter().tuple_windows();
            let all: i64 = areas.map(|(&b, &c)| doubled_area(corners[0], b, c)).sum();
            let got = most(&corners, &(0..n).collect_vec(), n % 2 == 0);
            assert_answer!(2 * got <= all; input, all / 2, got);
        }
    }
}
