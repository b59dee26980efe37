//! AtCoder ABC 278 G. Generalized Subtraction Game
//! - url: https://atcoder.jp/contests/abc278/tasks/abc278_g
//! - judge: atcoder
//! - games: take consecutive, octal, mirror strategy, interactive
//! - rules: A move takes `x` neighbouring cards from a row of `n`, where `l ≤ x ≤ r`. A player who
//!   cannot move loses. The program plays against the judge and says whether it moves first.
//! - difficulty: 2300
//! - time-limit: 2s
//! - input: n in 1..2000, l in 1..n, r in l..n, { seed in 0.. } until end
//! - statement: checked with the statement, and a published program on about 70 inputs
//!
//! If some `x` has the parity of `n`, take the middle `x` cards first and then mirror every move.
//!
//! Otherwise `l = r` (or no move exists). Taking `l` consecutive cards is then an octal game; its
//! Grundy values say who wins and which moves win. O(n) a move.

use std::io::Write;

use proconio::input_interactive;
use snippets::octal_games::take_consecutive_sg_table;

/// A winning strategy. A player who follows it always has a move.
enum Plan {
    Mirror(usize),
    Sum(Vec<u64>),
}

/// The cards `first..first + count`, counted from 1.
#[derive(Clone, Copy)]
struct Run {
    first: usize,
    count: usize,
}

fn plan(n: usize, l: usize, r: usize) -> Plan {
    match (l..=r.min(n)).find(|x| x % 2 == n % 2) {
        Some(middle) => Plan::Mirror(middle),
        None => Plan::Sum(take_consecutive_sg_table(n, l)),
    }
}

fn goes_first(n: usize, plan: &Plan) -> bool {
    match plan {
        Plan::Mirror(_) => true,
        Plan::Sum(g) => g[n] != 0,
    }
}

/// Returns the answer to the opponent's `last` move. `free` are the runs that are left.
fn winning_move(n: usize, l: usize, plan: &Plan, last: Option<Run>, free: &[Run]) -> Option<Run> {
    match (plan, last) {
        (Plan::Mirror(middle), None) => Some(Run {
            first: (n - middle) / 2 + 1,
            count: *middle,
        }),
        (Plan::Mirror(_), Some(Run { first, count })) => Some(Run {
            first: n + 2 - first - count,
            count,
        }),
        (Plan::Sum(g), _) => {
            let sum = free.iter().fold(0, |sum, run| sum ^ g[run.count]);
            let splits = free.iter().flat_map(|run| {
                let lefts = 0..(run.count + 1).saturating_sub(l);
                lefts.map(move |left| (run, left))
            });
            splits
                .into_iter()
                .find(|(run, left)| sum ^ g[run.count] == g[*left] ^ g[run.count - left - l])
                .map(|(run, left)| Run {
                    first: run.first + left,
                    count: l,
                })
        }
    }
}

/// Takes a run out of the free run that contains it.
fn take(free: &mut Vec<Run>, taken: Run) {
    let holder = |run: &Run| run.first <= taken.first && taken.first < run.first + run.count;
    let i = free.iter().position(holder).expect("the cards are free");
    let Run { first, count } = free.swap_remove(i);
    let left = taken.first - first;
    free.push(Run { first, count: left });
    free.push(Run {
        first: taken.first + taken.count,
        count: count - left - taken.count,
    });
}

fn main() {
    input_interactive! {
        n: usize,
        l: usize,
        r: usize,
    }
    let plan = plan(n, l, r);
    let mut is_mine = goes_first(n, &plan);
    println!("{}", if is_mine { "First" } else { "Second" });
    let mut free = vec![Run { first: 1, count: n }];
    let mut last = None;
    loop {
        if is_mine {
            let run = winning_move(n, l, &plan, last, &free).expect("a winner has a move");
            println!("{} {}", run.first, run.count);
            take(&mut free, run);
        } else {
            std::io::stdout().flush().expect("the judge listens");
            input_interactive! {
                first: i64,
                count: i64,
            }
            if first <= 0 {
                return;
            }
            let run = Run {
                first: first as usize,
                count: count as usize,
            };
            take(&mut free, run);
            last = Some(run);
        }
        is_mine = !is_mine;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Plays the plan against every defence. `cards` is the set of cards that are left.
    fn always_wins(
        n: usize,
        (l, r): (usize, usize),
        plan: &Plan,
        cards: u32,
        free: &[Run],
    ) -> bool {
        let moves = (l..=r).flat_map(|count| (1..=n).map(move |first| Run { first, count }));
        moves.filter(|&run| bits(run) & !cards == 0).all(|run| {
            answers(
                n,
                (l, r),
                plan,
                (cards ^ bits(run), Some(run)),
                &after(free, run),
            )
        })
    }

    fn answers(
        n: usize,
        (l, r): (usize, usize),
        plan: &Plan,
        (cards, last): (u32, Option<Run>),
        free: &[Run],
    ) -> bool {
        let Some(run) = winning_move(n, l, plan, last, free) else {
            return false;
        };
        let is_legal = (l..=r).contains(&run.count) && bits(run) & !cards == 0;
        is_legal && always_wins(n, (l, r), plan, cards ^ bits(run), &after(free, run))
    }

    fn bits(run: Run) -> u32 {
        ((1 << run.count) - 1) << run.first
    }

    fn after(free: &[Run], run: Run) -> Vec<Run> {
        let mut free = free.to_vec();
        take(&mut free, run);
        free
    }

    #[test]
    fn wins_against_every_defence_on_short_rows() {
        for n in 1..=8usize {
            for (l, r) in (1..=9).flat_map(|l| (l..=9).map(move |r| (l, r))) {
                let plan = plan(n, l, r);
                let cards = ((1 << n) - 1) << 1;
                let free = [Run { first: 1, count: n }];
                let wins = if goes_first(n, &plan) {
                    answers(n, (l, r), &plan, (cards, None), &free)
                } else {
                    always_wins(n, (l, r), &plan, cards, &free)
                };
                assert!(wins, "{n} {l} {r}");
            }
        }
    }
}
