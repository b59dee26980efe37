//! Project Euler 644. Squares on the line
//! - url: https://projecteuler.net/problem=644
//! - judge: euler
//! - games: take and break on a line of real length, Grundy values by intervals, chance
//! - rules: A move lays a unit square on a segment of length `L`, beside the squares that lie
//!   there. A square that lies straight covers 1 of the segment, one that lies diagonally covers
//!   √2. A player who cannot move loses. The first move is random: a coin decides its kind, and its
//!   place is uniform. Then both play well, and the first player gains `L` if he wins. What is the
//!   most that he can expect for a length between `a` and `b`?
//! - difficulty: 2200
//! - time-limit: 10s
//! - compare: float 1e-8
//! - input: a in real 0..500, b in real 0..500
//! - statement: checked with a published program on about 70 inputs; the statement was not found
//!
//! The site has no input. Here the input is `a` and `b`, 200 and 500 on the site.
//!
//! The Grundy value of a free segment is constant on intervals `[s, t)` of lengths, whose ends have
//! the form `i + j√2`. A square covers `c` and leaves two parts. If their lengths lie in the
//! intervals `[s, t)` and `[s′, t′)`, then all segments in `[c + s + s′, c + t + t′)` have this
//! pair as an option.
//!
//! The first move wins iff it leaves two parts of equal value. The measure of such places is a
//! function of `L - c`. Its slope changes by one at the sums of two ends of intervals with the same
//! value. Between two changes the gain is smooth: it is greatest at an end or where its derivative
//! falls through 0. O(k² log k) for k intervals.

use itertools::Itertools;
use proconio::input;
use std::collections::BTreeMap;

/// A length `straight + diagonal · d`, where `d` is what a diagonal square covers.
#[derive(Clone, Copy, Default)]
struct Length {
    straight: u32,
    diagonal: u32,
}

impl Length {
    fn plus(self, other: Self) -> Self {
        let straight = self.straight + other.straight;
        let diagonal = self.diagonal + other.diagonal;
        Self { straight, diagonal }
    }

    fn measure(self, diagonal: f64) -> f64 {
        f64::from(self.straight) + f64::from(self.diagonal) * diagonal
    }
}

/// A run of lengths from `start` to before `end` with one Grundy value.
#[derive(Clone, Copy)]
struct Run {
    start: Length,
    end: Length,
    value: usize,
}

/// Lists the Grundy values of all segments shorter than `limit`. The last run may end beyond it.
fn runs(diagonal: f64, limit: f64) -> Vec<Run> {
    let covers = [(1, 0), (0, 1)].map(|(straight, diagonal)| Length { straight, diagonal });
    // How many pairs of runs more, or fewer, are options from a length on. The keys are the bits of
    // the measure: for positive floats they are in the same order as the floats.
    let mut changes: BTreeMap<u64, (Length, Vec<(usize, i32)>)> = BTreeMap::new();
    let add = |changes: &mut BTreeMap<_, (_, Vec<_>)>, at: Length, change| {
        for at in covers.map(|cover| at.plus(cover)) {
            let key = at.measure(diagonal).to_bits();
            changes.entry(key).or_insert((at, vec![])).1.push(change);
        }
    };
    add(&mut changes, Length::default(), (0, 1));
    let (mut done, mut pairs): (Vec<Run>, Vec<i32>) = (vec![], vec![]);
    let (mut start, mut value) = (Length::default(), 0);
    loop {
        let (_, (at, here)) = changes
            .pop_first()
            .expect("runs always end behind the last one");
        for (value, change) in here {
            pairs.resize(pairs.len().max(value + 1), 0);
            pairs[value] += change;
        }
        let mex = pairs
            .iter()
            .position(|&count| count == 0)
            .unwrap_or(pairs.len());
        let is_last = at.measure(diagonal) >= limit;
        if mex == value && !is_last {
            continue;
        }
        done.push(Run {
            start,
            end: at,
            value,
        });
        if is_last {
            return done;
        }
        for run in &done {
            add(&mut changes, run.end.plus(at), (run.value ^ value, -1));
        }
        (start, value) = (at, mex);
        add(&mut changes, start.plus(start), (0, 1));
        for run in &done {
            add(&mut changes, run.start.plus(start), (run.value ^ value, 1));
        }
    }
}

/// Lists the sums at which the slope of the measure of
/// `{y : the values of y and of sum - y are equal}` changes, and by how much, in order.
fn slope_changes(runs: &[Run], diagonal: f64) -> Vec<(f64, i32)> {
    let mut changes = vec![];
    for (_, equal) in runs.iter().into_group_map_by(|run| run.value) {
        for (one, other) in equal.iter().cartesian_product(&equal) {
            let sum = |a: Length, b: Length| a.plus(b).measure(diagonal);
            changes.push((sum(one.start, other.start), 1));
            changes.push((sum(one.start, other.end), -1));
            changes.push((sum(one.end, other.start), -1));
            changes.push((sum(one.end, other.end), 1));
        }
    }
    changes.sort_unstable_by(|a, b| a.0.total_cmp(&b.0));
    changes
}

/// The gain for one kind of square near the length `at`: `measure` is the measure of the winning
/// places, and it grows by `slope` per unit of length.
#[derive(Clone, Copy)]
struct Kind {
    cover: f64,
    at: f64,
    measure: f64,
    slope: i32,
}

impl Kind {
    fn move_to(&mut self, length: f64) {
        self.measure += f64::from(self.slope) * (length - self.at);
        self.at = length;
    }

    fn gain(mut self, length: f64) -> f64 {
        self.move_to(length);
        length * self.measure / (length - self.cover) / 2.0
    }

    fn gain_slope(mut self, length: f64) -> f64 {
        self.move_to(length);
        let places = length - self.cover;
        let grows = (self.measure + length * f64::from(self.slope)) / places;
        (grows - length * self.measure / (places * places)) / 2.0
    }
}

/// Returns the largest expected gain for a length from `a` to `b`; `a` is at least 2.
fn largest_gain(diagonal: f64, a: f64, b: f64) -> f64 {
    let changes = slope_changes(&runs(diagonal, b), diagonal);
    let shifted = |kind: usize, cover: f64| {
        let change = move |&(sum, change): &(f64, i32)| (sum + cover, kind, change);
        changes.iter().map(change)
    };
    let all = shifted(0, 1.0).merge_by(shifted(1, diagonal), |x, y| x.0 <= y.0);
    let end = [(b, 0, 0)];
    let mut kinds = [1.0, diagonal].map(|cover| Kind {
        cover,
        at: cover,
        measure: 0.0,
        slope: 0,
    });
    let (mut best, mut from): (f64, f64) = (0.0, a);
    for (at, kind, change) in all
        .merge_by(end, |x, y| x.0 <= y.0)
        .take_while(|it| it.0 <= b)
    {
        if at >= a {
            best = best.max(largest_between(kinds, from, at));
            from = at;
        }
        kinds[kind].move_to(at);
        kinds[kind].slope += change;
    }
    best
}

/// Returns the largest gain between two lengths, if no slope changes between them.
fn largest_between(kinds: [Kind; 2], from: f64, to: f64) -> f64 {
    let gain = |length| kinds.iter().map(|kind| kind.gain(length)).sum::<f64>();
    let slope = |length| {
        kinds
            .iter()
            .map(|kind| kind.gain_slope(length))
            .sum::<f64>()
    };
    let ends = gain(from).max(gain(to));
    if slope(from) <= 0.0 || slope(to) >= 0.0 {
        return ends;
    }
    let (mut low, mut high) = (from, to);
    for _ in 0..60 {
        let middle = (low + high) / 2.0;
        if slope(middle) > 0.0 {
            low = middle;
        } else {
            high = middle;
        }
    }
    ends.max(gain(low))
}

fn main() {
    input! {
        a: f64,
        b: f64,
    }
    println!("{:.8}", largest_gain(std::f64::consts::SQRT_2, a, b));
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// Solves the game in which a diagonal square covers `diagonal` units and a straight one
    /// `straight`. Returns the Grundy values of segments from `i` to before `i + 1` units. The
    /// parts of such lengths add up to one of two numbers of units.
    fn values_by_search(straight: usize, diagonal: usize, units: usize) -> Vec<usize> {
        let mut values: Vec<usize> = vec![];
        for length in 0..=units {
            let mut options = vec![];
            for cover in [straight, diagonal] {
                for sum in [Some(length), length.checked_sub(1)].into_iter().flatten() {
                    let Some(rest) = sum.checked_sub(cover) else {
                        continue;
                    };
                    options.extend((0..=rest).map(|left| values[left] ^ values[rest - left]));
                }
            }
            values.push(
                (0..)
                    .find(|value| !options.contains(value))
                    .expect("finitely many options"),
            );
        }
        values
    }

    /// Returns the expected gain for `whole + part` units, counting the parts that a move leaves
    /// unit by unit.
    fn gain_by_search(values: &[usize], covers: [usize; 2], whole: usize, part: f64) -> f64 {
        let unit = covers[0] as f64;
        let chance = |cover: usize| {
            let rest = whole - cover;
            let equal =
                |left: usize, right: usize| f64::from(u8::from(values[left] == values[right]));
            let long: f64 = (0..=rest).map(|left| equal(left, rest - left)).sum();
            let short: f64 = (0..rest).map(|left| equal(left, rest - 1 - left)).sum();
            (long * part + short * (1.0 - part)) / (rest as f64 + part)
        };
        (whole as f64 + part) / unit * (chance(covers[0]) + chance(covers[1])) / 2.0
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(32))]
        #[test]
        fn agrees_with_a_game_search_on_a_rational_diagonal(
            (straight, diagonal) in (0..4usize).prop_map(|i| [(2, 3), (4, 5), (4, 6), (8, 11)][i]),
            a in 2usize..10,
            more in 0usize..8,
        ) {
            let units = (a + more) * straight;
            let values = values_by_search(straight, diagonal, units);
            let mut expected: f64 = 0.0;
            for i in 0..=(more * straight * 256) {
                let (whole, part) = (a * straight + i / 256, (i % 256) as f64 / 256.0);
                expected = expected.max(gain_by_search(&values, [straight, diagonal], whole, part));
            }
            let ratio = diagonal as f64 / straight as f64;
            let got = largest_gain(ratio, a as f64, (a + more) as f64);
            prop_assert!(got >= expected - 1e-9, "{got} is below {expected}");
            prop_assert!(got <= expected + 1e-4, "{got} is far above {expected}");
        }
    }
}
