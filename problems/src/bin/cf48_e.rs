//! Codeforces 48 E. Ivan the Fool VS Gorynych the Dragon
//! - url: https://codeforces.com/problemset/problem/48/E
//! - judge: codeforces
//! - games: one player, retrograde analysis, distance to win, endless play
//! - rules: A dragon has heads and tails. With one blow Ivan cuts off some heads, up to `n`, or
//!   some tails, up to `m`; then new heads and tails grow, depending on what he cut off. He wins
//!   without any left, and loses with more than `R`. He wants to win soon, or else to go on for
//!   ever, or else to lose late.
//! - difficulty: 2100
//! - time-limit: 2s
//! - memory-limit: 256MB
//! - input: h in 0..200, s in 0..200, r in 0..200, h + s <= r, n in 1..200, n * { a in 0..200, b in
//!   0..200 }, m in 1..200, m * { c in 0..200, d in 0..200 }
//! - statement: checked with a public retelling of the statement and its sample; the limits are
//!   from memory
//!
//! There are about `R² / 2` states. A search in breadth finds the fewest blows to the state without
//! heads and tails. If it can't be reached, count for each state how many blows lead to a state
//! whose end isn't known, and start with the states whose blows all lose. A state whose last such
//! blow becomes known is lost one blow later than the successor that was found last. From a state
//! that never becomes known Ivan can go on for ever. O(R² (n + m)).

use itertools::Itertools;
use proconio::input;
use std::collections::VecDeque;

struct Dragon {
    limit: usize,
    /// What grows after 1, 2, … heads or tails are cut off.
    growth: [Vec<(usize, usize)>; 2],
}

impl Dragon {
    /// Lists the states after one blow that aren't lost.
    fn after(&self, heads: usize, tails: usize) -> impl Iterator<Item = (usize, usize)> + '_ {
        let cut_heads = self.growth[0].iter().zip(1..=heads);
        let cut_tails = self.growth[1].iter().zip(1..=tails);
        let cut_heads = cut_heads.map(move |(new, cut)| (heads - cut + new.0, tails + new.1));
        let cut_tails = cut_tails.map(move |(new, cut)| (heads + new.0, tails - cut + new.1));
        cut_heads
            .chain(cut_tails)
            .filter(|state| state.0 + state.1 <= self.limit)
    }

    fn blows_to_win(&self, start: (usize, usize)) -> Option<usize> {
        let width = self.limit + 1;
        let mut blows = vec![None; width * width];
        blows[start.0 * width + start.1] = Some(0);
        let mut queue = VecDeque::from([(start, 0)]);
        while let Some(((heads, tails), known)) = queue.pop_front() {
            for state in self.after(heads, tails) {
                let place = state.0 * width + state.1;
                if blows[place].is_none() {
                    blows[place] = Some(known + 1);
                    queue.push_back((state, known + 1));
                }
            }
        }
        blows[0]
    }

    /// Returns the most blows before Ivan loses; `None` if he can go on for ever.
    fn blows_to_lose(&self, start: (usize, usize)) -> Option<usize> {
        let width = self.limit + 1;
        let mut before = vec![vec![]; width * width];
        let mut unknown = vec![0; width * width];
        for (heads, tails) in (0..width).cartesian_product(0..width) {
            if heads + tails > self.limit {
                continue;
            }
            for to in self.after(heads, tails) {
                unknown[heads * width + tails] += 1;
                before[to.0 * width + to.1].push((heads * width + tails) as u32);
            }
        }
        let lost = (0..width * width).filter(|&state| unknown[state] == 0);
        let mut queue: VecDeque<(usize, usize)> = lost.map(|state| (state, 1)).collect();
        while let Some((state, blows)) = queue.pop_front() {
            if state == start.0 * width + start.1 {
                return Some(blows);
            }
            for &earlier in &before[state] {
                unknown[earlier as usize] -= 1;
                if unknown[earlier as usize] == 0 {
                    queue.push_back((earlier as usize, blows + 1));
                }
            }
        }
        None
    }

    fn end(&self, start: (usize, usize)) -> String {
        if let Some(blows) = self.blows_to_win(start) {
            return format!("Ivan\n{blows}");
        }
        let blows = self.blows_to_lose(start);
        blows.map_or("Draw".to_string(), |blows| format!("Zmey\n{blows}"))
    }
}

fn main() {
    input! {
        heads: usize,
        tails: usize,
        limit: usize,
        after_heads: [(usize, usize)],
        after_tails: [(usize, usize)],
    }
    let growth = [after_heads, after_tails];
    println!("{}", Dragon { limit, growth }.end((heads, tails)));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use proptest::prelude::*;

    /// Computes how Ivan ends with at most 0, 1, 2, … blows: soonest wins are best, then no end,
    /// then late losses. A win is positive, a loss negative.
    fn end_by_rounds(dragon: &Dragon, start: (usize, usize)) -> String {
        let numbers = 0..=dragon.limit;
        let states = numbers.clone().cartesian_product(numbers).collect_vec();
        let mut ends: std::collections::HashMap<_, i64> =
            states.iter().map(|it| (*it, 0)).collect();
        let is_lost = |state: &(usize, usize)| state.0 + state.1 > dragon.limit;
        for _ in 0..100 {
            let end = |&(heads, tails): &(usize, usize)| {
                let cut_heads = (1..=heads.min(dragon.growth[0].len())).map(|cut| (cut, 0));
                let cut_tails = (1..=tails.min(dragon.growth[1].len())).map(|cut| (0, cut));
                let after = cut_heads.chain(cut_tails).map(|cut| {
                    let new = dragon.growth[usize::from(cut.0 == 0)][cut.0 + cut.1 - 1];
                    (heads - cut.0 + new.0, tails - cut.1 + new.1)
                });
                let ends = after.map(|state| match state {
                    (0, 0) => 1,
                    _ if is_lost(&state) => -1,
                    _ => ends[&state] + ends[&state].signum(),
                });
                ends.max_by_key(|end| end.signum() * (1000 - end.abs()))
                    .unwrap_or(0)
            };
            ends = states.iter().map(|state| (*state, end(state))).collect();
        }
        match ends[&start] {
            0 if start != (0, 0) => "Draw".to_string(),
            blows @ 0.. => format!("Ivan\n{blows}"),
            blows => format!("Zmey\n{}", -blows),
        }
    }

    proptest! {
        #[test]
        fn agrees_with_rounds_from_the_end(
            limit in 1..8usize,
            after_heads in prop::collection::vec((0..4usize, 0..4usize), 1..4),
            after_tails in prop::collection::vec((0..4usize, 0..4usize), 1..4),
            start in (any::<prop::sample::Index>(), any::<prop::sample::Index>()),
        ) {
            let heads = start.0.index(limit + 1);
            let tails = start.1.index(limit + 1 - heads);
            let lines = |growth: &[(usize, usize)]| {
                let lines = growth.iter().map(|(a, b)| format!("{a} {b}\n"));
                format!("{}\n{}", growth.len(), lines.format(""))
            };
            let (cut_heads, cut_tails) = (lines(&after_heads), lines(&after_tails));
            let input = format!("{heads} {tails} {limit}\n{cut_heads}{cut_tails}");
            let dragon = Dragon { limit, growth: [after_heads, after_tails] };
            let expected = end_by_rounds(&dragon, (heads, tails));
            let got = dragon.end((heads, tails));
            assert_answer!(input, expected, got);
        }
    }
}
