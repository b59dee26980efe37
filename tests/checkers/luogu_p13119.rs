//! Interactor for Luogu P13119 (GCJ 2019 round 3, Zillionim).
//!
//! The case holds the number of games, how many the solution must win, and a seed. The interactor
//! draws its moves uniformly among all legal ones, as the judge does.

mod support;

use support::{fail, hear, say};

const COINS: i64 = 1_000_000_000_000;
const TAKE: i64 = 10_000_000_000;

fn main() {
    let path = std::env::args().nth(1).expect("interactor INPUT OUTPUT");
    let text = std::fs::read_to_string(path).expect("the case is readable");
    let numbers: Vec<u64> = text
        .split_whitespace()
        .map(|word| word.parse().expect("a number"))
        .collect();
    let [games, least, mut random] = numbers[..] else {
        panic!("a case has three numbers, not {numbers:?}");
    };
    say(format!("{games} {least}"));
    let won = (0..games).filter(|_| solution_wins(&mut random)).count() as u64;
    if won < least {
        fail(&format!("{won} of {games} games won, {least} were needed"));
    }
    eprintln!("{won} of {games} games won");
}

/// Plays one game. Each free row goes from its first coin to just behind its last one.
fn solution_wins(random: &mut u64) -> bool {
    let mut free = vec![(1, COINS + 1)];
    loop {
        let places: i64 = free.iter().map(|&row| places_of(row)).sum();
        if places == 0 {
            say("-2");
            return true;
        }
        *random = random
            .wrapping_mul(6364136223846793005)
            .wrapping_add(1442695040888963407);
        let mut place = ((u128::from(*random) * places as u128) >> 64) as i64;
        let row = free.iter().find(|&&row| {
            place -= places_of(row);
            place < 0
        });
        let &(start, end) = row.expect("the place is in a row");
        let first = place + places_of((start, end)) + start;
        take(&mut free, first);
        say(first);
        if free.iter().all(|&row| places_of(row) == 0) {
            // The solution has no move left; the judge says so in place of its own next move.
            say("-3");
            return false;
        }
        let line = hear();
        let Ok(first) = line.trim().parse() else {
            illegal(&format!("no number: {line:?}"));
        };
        if !take(&mut free, first) {
            illegal(&format!(
                "coins {first} to {} are not all there",
                first.saturating_add(TAKE - 1)
            ));
        }
    }
}

/// Counts the moves that a row allows.
fn places_of((start, end): (i64, i64)) -> i64 {
    (end - start - TAKE + 1).max(0)
}

/// Takes the coins if they are all there; says whether they were.
fn take(free: &mut Vec<(i64, i64)>, first: i64) -> bool {
    let fits = |&(start, end): &(i64, i64)| start <= first && first <= end - TAKE;
    let Some(row) = free.iter().position(fits) else {
        return false;
    };
    let (start, end) = free.swap_remove(row);
    free.extend([(start, first), (first + TAKE, end)]);
    true
}

fn illegal(why: &str) -> ! {
    say("-1");
    fail(why)
}
