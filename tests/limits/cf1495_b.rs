//! Codeforces 1495 B at its limits: about 10^5 places.
//!
//! - limit-even-peak: one peak with an even number of steps on both sides. If Daniel begins on a
//!   slope, she meets him there, and he must move first, or she goes down the other slope.
//! - limit-odd-peak: an odd number of steps. Daniel begins at a foot, and she stops first.
//! - limit-two-peaks: as high a slope elsewhere, on which Daniel lasts longer.

#[path = "support/mod.rs"]
mod support;
use support::{case, line};

/// Peaks whose slopes have this many steps; values rise with the height.
fn peaks(count: usize, steps: usize) -> String {
    let height = |i: usize| steps - (i % (2 * steps + 1)).abs_diff(steps);
    let n = count * (2 * steps + 1);
    let mut places: Vec<usize> = (0..n).collect();
    places.sort_by_key(|&i| height(i));
    let mut values = vec![0; n];
    places
        .iter()
        .zip(1..)
        .for_each(|(&i, value)| values[i] = value);
    format!("{n}\n{}", line(values))
}

fn main() {
    case("limit-even-peak", peaks(1, 49_998), "1\n");
    case("limit-odd-peak", peaks(1, 49_999), "0\n");
    case("limit-two-peaks", peaks(2, 24_998), "0\n");
}
