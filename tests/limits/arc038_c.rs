//! AtCoder ARC 038 C at the limits assumed: 10^5 bowls.
//!
//! - limit-whole-windows: beans go to any bowl on the left; only one bowl has an odd number of
//!   them.
//! - limit-half-windows: beans go at most half the way. The values come from counting the bowls of
//!   each value in the window as it moves on.
//! - limit-random-windows: the same with windows of any size up to 300.

#[path = "support/mod.rs"]
mod support;
use support::{case, lines, Random};

const BOWLS: usize = 100_000;

fn main() {
    let mut random = Random(38);
    let write = |name, bowls: &[(usize, u64)], wins: bool| {
        let text = lines(
            bowls
                .iter()
                .map(|(reach, beans)| format!("{reach} {beans}")),
        );
        let answer = if wins { "First\n" } else { "Second\n" };
        case(name, format!("{}\n{text}", bowls.len() + 1), answer);
    };
    let even = |i: usize| (i, 1_000_000_000 - u64::from(i == 65_535));
    let bowls: Vec<(usize, u64)> = (1..BOWLS).map(even).collect();
    write("limit-whole-windows", &bowls, true);

    let mut draw = |reach: fn(&mut Random, usize) -> usize| {
        let mut bowl = |i| (reach(&mut random, i), random.below(1_000_000_000));
        (1..BOWLS).map(&mut bowl).collect::<Vec<(usize, u64)>>()
    };
    let half = draw(|_, i| i.div_ceil(2));
    let values = values_of_moving_windows(&half);
    write("limit-half-windows", &half, wins(&half, &values));
    let any = draw(|random, i| random.within(1, i.min(300) as u64) as usize);
    write(
        "limit-random-windows",
        &any,
        wins(&any, &values_by_definition(&any)),
    );
}

fn wins(bowls: &[(usize, u64)], values: &[usize]) -> bool {
    let odd = bowls
        .iter()
        .zip(&values[1..])
        .filter(|(bowl, _)| bowl.1 % 2 == 1);
    odd.fold(0, |sum, (_, value)| sum ^ value) != 0
}

/// Computes the values for windows whose left ends only move on.
fn values_of_moving_windows(bowls: &[(usize, u64)]) -> Vec<usize> {
    let (mut values, mut count, mut left) = (vec![0], vec![0; BOWLS], 0);
    for (i, &(reach, _)) in (1..).zip(bowls) {
        count[values[i - 1]] += 1;
        while left < i - reach {
            count[values[left]] -= 1;
            left += 1;
        }
        values.push(
            (0..)
                .find(|&value| count[value] == 0)
                .expect("some value is free"),
        );
    }
    values
}

fn values_by_definition(bowls: &[(usize, u64)]) -> Vec<usize> {
    let mut values = vec![0];
    for (i, &(reach, _)) in (1..).zip(bowls) {
        let window: Vec<usize> = values[i - reach..].to_vec();
        values.push(
            (0..)
                .find(|value| !window.contains(value))
                .expect("some value is free"),
        );
    }
    values
}
