//! Codeforces 2157 I at its limits: 10^4 games, healths up to 10^6.
//!
//! - limit-few-damages: the lowest odd numbers of damages, for which most healths are lost, each
//!   with the highest health and others.
//!
//! All healths upwards: which damage wins, where there is only one.

#[path = "support/mod.rs"]
mod support;
use support::{case, lines, Random};

const HIGHEST: usize = 1_000_000;

/// Winning damages of a health, as far as it matters how many there are.
#[derive(Clone, Copy, PartialEq)]
enum Winning {
    Nothing,
    Only(usize),
    More,
}

impl Winning {
    fn and(self, damage: usize) -> Self {
        if self == Winning::Nothing {
            Winning::Only(damage)
        } else {
            Winning::More
        }
    }
}

fn lost_healths(m: usize) -> Vec<bool> {
    let mut winning = vec![Winning::Nothing; HIGHEST + m + 1];
    let mut lost = vec![false; HIGHEST + 1];
    winning[1..m].fill(Winning::More);
    let mut last = 0;
    for health in 1..=HIGHEST {
        if health >= m && health - last <= m {
            winning[health] = winning[health].and(health - last);
        }
        match winning[health] {
            Winning::Nothing => {
                lost[health] = true;
                last = health;
            }
            Winning::Only(damage) => {
                let above = &mut winning[health + damage];
                *above = above.and(damage);
            }
            Winning::More => {}
        }
    }
    lost
}

fn main() {
    let mut random = Random(2157);
    let mut games = Vec::new();
    for m in (3..303).step_by(2) {
        let lost = lost_healths(m);
        games.push((HIGHEST, m, lost[HIGHEST]));
        for _ in 0..65 {
            let near = random.within(m as u64, HIGHEST as u64) as usize;
            let health = (0..=near).rev().find(|&health| lost[health]).unwrap_or(1);
            let health = health + random.below(2) as usize;
            let health = health.clamp(1, HIGHEST);
            games.push((health, m, lost[health]));
        }
    }
    random.shuffle(&mut games);
    let input = lines(games.iter().map(|(n, m, _)| format!("{n} {m}")));
    let answer = lines(games.iter().map(|&(_, _, is_lost)| if is_lost { "NO" } else { "YES" }));
    case("limit-few-damages", format!("{}\n{input}", games.len()), answer);
}
