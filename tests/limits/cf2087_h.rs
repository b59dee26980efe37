//! Codeforces 2087 H at its limits: 3·10^5 queries.
//!
//! - limit-run: all numbers to 150000 are special, so heaps have the values 0 and 1 in turn.
//! - limit-none: heaps without special numbers are Nim.

#[path = "support/mod.rs"]
mod support;
use support::{case, Random};

const HALF: u64 = 150_000;

fn main() {
    let mut random = Random(2087);
    let winner = |sum: u64| if sum == 0 { "Second\n" } else { "First\n" };
    let special: String = (1..=HALF).map(|s| format!("1 {s}\n")).collect();
    let (mut asked, mut answers) = (String::new(), String::new());
    for _ in 0..HALF {
        let heaps = [(); 3].map(|()| random.within(1, HALF));
        asked += &format!("2 3 {} {} {}\n", heaps[0], heaps[1], heaps[2]);
        answers += winner(heaps.iter().sum::<u64>() % 2);
    }
    case(
        "limit-run",
        format!("{}\n{special}{asked}", 2 * HALF),
        answers,
    );
    let (mut asked, mut answers) = (String::new(), String::new());
    for _ in 0..2 * HALF {
        let [a, b] = [(); 2].map(|()| random.within(1, 2 * HALF));
        let c = [a, b, (a ^ b).clamp(1, 2 * HALF)][random.below(3) as usize];
        asked += &format!("2 3 {a} {b} {c}\n");
        answers += winner(a ^ b ^ c);
    }
    case("limit-none", format!("{}\n{asked}", 2 * HALF), answers);
}
