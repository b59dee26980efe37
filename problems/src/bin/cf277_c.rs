//! Codeforces 277 C. Game
//! - url: https://codeforces.com/problemset/problem/277/C
//! - judge: codeforces
//! - games: nim, winning move, cutting a sheet
//! - rules: A move cuts along one grid line inside an `n × m` sheet. At least one unit of the cut
//!   must be new. A player who cannot move loses.
//! - difficulty: 2400
//! - time-limit: 2s
//! - memory-limit: 256MB
//! - input: n in 1..10^9, m in 1..10^9, k in 0..10^5, k * { x1 in 0..n, y1 in 0..m, x2 in 0..n, y2
//!   in 0..m, (x1 - x2) * (y1 - y2) = 0, max(x1, x2) - min(x1, x2) + max(y1, y2) - min(y1, y2) > 0
//!   }
//! - statement: checked with the statement, its samples, published programs on about 200 inputs
//!
//! Every inner line is a heap of Nim, as large as its uncut length. In each direction one or two
//! lines without a cut stand for all of them, with the same nim-sum. A winning move takes units
//! from a heap: its cut starts at the border and ends where enough new units are cut. O(k log k).

use std::collections::BTreeMap;

use snippets::fast_input::FastInput;
use snippets::nim::nim_winning_moves;

/// An inner grid line: the axis that it crosses, and the place.
type Line = (usize, u64);
type Point = [u64; 2];

/// Returns the ends of a winning cut of the sheet `sides`, or `None` in a P-position.
fn winning_cut(sides: [u64; 2], cuts: &[(Point, Point)]) -> Option<(Point, Point)> {
    let lines = uncut_parts(sides, cuts);
    let length = |parts: &Vec<(u64, u64)>| parts.iter().map(|(from, to)| to - from).sum();
    let heaps: Vec<u64> = lines.iter().map(|(_, parts)| length(parts)).collect();
    let &(chosen, left) = nim_winning_moves(&heaps).first()?;
    let ((axis, at), parts) = &lines[chosen];
    let mut taken = heaps[chosen] - left;
    for &(from, to) in parts {
        if taken <= to - from {
            let on_line = |along| {
                if *axis == 0 {
                    [*at, along]
                } else {
                    [along, *at]
                }
            };
            return Some((on_line(0), on_line(from + taken)));
        }
        taken -= to - from;
    }
    unreachable!("a heap has as many units as its parts")
}

/// Returns the lines with cuts and the few that stand for all others, each with its uncut parts.
fn uncut_parts(sides: [u64; 2], cuts: &[(Point, Point)]) -> Vec<(Line, Vec<(u64, u64)>)> {
    let mut cuts_of = BTreeMap::<Line, Vec<(u64, u64)>>::new();
    for &(p, q) in cuts {
        let axis = usize::from(p[0] != q[0]);
        let along = 1 - axis;
        let cut = (p[along].min(q[along]), p[along].max(q[along]));
        cuts_of.entry((axis, p[axis])).or_default().push(cut);
    }
    for (axis, &side) in sides.iter().enumerate() {
        let touched = cuts_of.keys().filter(|line| line.0 == axis).count() as u64;
        let stand_ins = match side - 1 - touched {
            0 => 0,
            untouched => 2 - untouched % 2,
        };
        let untouched = (1..side).filter(|&at| !cuts_of.contains_key(&(axis, at)));
        let stand_ins: Vec<u64> = untouched.take(stand_ins as usize).collect();
        cuts_of.extend(stand_ins.into_iter().map(|at| ((axis, at), Vec::new())));
    }
    let gaps = |(line, cuts): (Line, Vec<_>)| (line, gaps(cuts, sides[1 - line.0]));
    cuts_of.into_iter().map(gaps).collect()
}

/// Returns the parts of `0..length` outside of the intervals.
fn gaps(mut cuts: Vec<(u64, u64)>, length: u64) -> Vec<(u64, u64)> {
    cuts.sort();
    cuts.push((length, length));
    let mut reached = 0;
    let mut gaps = Vec::new();
    for (from, to) in cuts {
        if reached < from {
            gaps.push((reached, from));
        }
        reached = reached.max(to);
    }
    gaps
}

fn answer(winning_cut: Option<(Point, Point)>) -> String {
    match winning_cut {
        Some(([x, y], [u, v])) => format!("FIRST\n{x} {y} {u} {v}"),
        None => "SECOND".to_string(),
    }
}

fn main() {
    let mut input = FastInput::from_stdin();
    let mut point = || [input.read(), input.read()];
    let sides: Point = point();
    let k: usize = input.read();
    let mut point = || [input.read(), input.read()];
    let cuts: Vec<(Point, Point)> = (0..k).map(|_| (point(), point())).collect();
    println!("{}", answer(winning_cut(sides, &cuts)));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use proptest::prelude::*;
    use std::collections::HashMap;

    /// Returns all cuts of a small sheet, each with the bits of the units that it cuts.
    fn all_cuts([n, m]: Point) -> Vec<((Point, Point), u32)> {
        let mut cuts = Vec::new();
        for x in 1..n {
            for (y, v) in (0..m).flat_map(|y| (y + 1..=m).map(move |v| (y, v))) {
                let units = (y..v).map(|y| 1u32 << ((x - 1) * m + y)).sum();
                cuts.push((([x, y], [x, v]), units));
            }
        }
        for y in 1..m {
            for (x, u) in (0..n).flat_map(|x| (x + 1..=n).map(move |u| (x, u))) {
                let units = (x..u)
                    .map(|x| 1u32 << ((n - 1) * m + (y - 1) * n + x))
                    .sum();
                cuts.push((([x, y], [u, y]), units));
            }
        }
        cuts
    }

    /// Searches the game straight from the rules.
    fn wins_by_search(done: u32, cuts: &[u32], memo: &mut HashMap<u32, bool>) -> bool {
        if let Some(&known) = memo.get(&done) {
            return known;
        }
        let new = cuts.iter().filter(|&&cut| done | cut != done);
        let mut wins = false;
        for cut in new {
            wins |= !wins_by_search(done | cut, cuts, memo);
        }
        memo.insert(done, wins);
        wins
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(
            n in 1..4u64,
            m in 1..4u64,
            chosen in prop::collection::vec(any::<prop::sample::Index>(), 0..5),
        ) {
            let all = all_cuts([n, m]);
            let chosen: Vec<_> = chosen
                .iter()
                .filter(|_| !all.is_empty())
                .map(|c| *c.get(&all))
                .collect();
            let done = chosen.iter().fold(0, |done, (_, units)| done | units);
            let units: Vec<u32> = all.iter().map(|&(_, units)| units).collect();
            let cuts: Vec<_> = chosen.iter().map(|&((p, q), _)| (q, p)).collect();
            let row = |([x, y], [u, v]): &(Point, Point)| format!("{x} {y} {u} {v}\n");
            let rows: String = cuts.iter().map(row).collect();
            let input = format!("{n} {m} {}\n{rows}", cuts.len());
            let mut memo = HashMap::new();
            let mut wins =
                |cut: u32| done | cut != done && !wins_by_search(done | cut, &units, &mut memo);
            let winning: Vec<_> = all
                .iter()
                .filter(|(_, units)| wins(*units))
                .map(|(cut, _)| *cut)
                .collect();
            let expected = answer(winning.first().copied());
            let found = winning_cut([n, m], &cuts);
            let is_right = found.map_or(winning.is_empty(), |cut| winning.contains(&cut));
            let got = answer(found);
            assert_answer!(is_right; input, expected, got);
        }
    }
}
