//! Codeforces 1458 E at its limits: 10^5 shortcuts and 10^5 positions.
//!
//! - limit-near-diagonal: shortcuts within 100 of the diagonal.
//! - limit-scattered: shortcuts anywhere.
//!
//! The program finds the lost positions row by row. Each row takes the first column that no lost
//! position above has taken, unless a shortcut comes before it in the row.

use std::collections::{BTreeMap, HashSet};

#[path = "support/mod.rs"]
mod support;
use support::{case, lines, Random};

const SHORTCUTS: usize = 100_000;
const SIDE: u64 = 120_000;

fn main() {
    let mut random = Random(1458);
    for (name, reach) in [("limit-near-diagonal", 100), ("limit-scattered", SIDE)] {
        let mut shortcuts = HashSet::new();
        let mut order = vec![];
        while order.len() < SHORTCUTS {
            let x = random.below(SIDE);
            let y = random.within(x.saturating_sub(reach), (x + reach).min(SIDE - 1));
            if shortcuts.insert((x, y)) {
                order.push((x, y));
            }
        }
        let lost = lost_positions(&order);
        let mut position = |i: usize| match i % 4 {
            0 => order[random.below(SHORTCUTS as u64) as usize],
            1 | 2 => lost[random.below(lost.len() as u64) as usize],
            _ => (random.below(SIDE), random.below(SIDE)),
        };
        let (mut asked, mut seen) = (vec![], HashSet::new());
        for i in 0.. {
            let position = position(i);
            if seen.insert(position) {
                asked.push(position);
            }
            if asked.len() == 100_000 {
                break;
            }
        }
        let lost: HashSet<(u64, u64)> = lost.into_iter().chain(order.iter().copied()).collect();
        let answer = asked
            .iter()
            .map(|it| if lost.contains(it) { "LOSE" } else { "WIN" });
        let pairs = order.iter().chain(&asked).map(|(x, y)| format!("{x} {y}"));
        let input = format!("{SHORTCUTS} {}\n{}", asked.len(), lines(pairs));
        case(name, input, lines(answer));
    }
}

/// Returns the lost positions that are no shortcuts, in rows below twice the side.
fn lost_positions(shortcuts: &[(u64, u64)]) -> Vec<(u64, u64)> {
    let mut rows: BTreeMap<u64, Vec<u64>> = BTreeMap::new();
    shortcuts
        .iter()
        .for_each(|&(x, y)| rows.entry(x).or_default().push(y));
    let (mut served, mut free) = (HashSet::new(), 0);
    let mut lost = vec![];
    for x in 0..2 * SIDE {
        while served.contains(&free) {
            free += 1;
        }
        let row = rows.get(&x).map_or(&[][..], Vec::as_slice);
        if row.iter().all(|&y| y > free) {
            lost.push((x, free));
            served.insert(free);
        }
        served.extend(row);
    }
    lost
}
