//! Codeforces 455 B at its limits: 10^5 letters, 10^9 games.
//!
//! - limit-odd-odd: one string of odd length, an odd number of games, of which the first player
//!   starts the last.
//! - limit-odd-even: the same, but the second player starts the last.
//! - limit-even: one string of even length; the first player starts and loses every game.
//! - limit-single-letters: 10^5 strings of one letter.
//! - limit-choice: strings of one letter and two strings of two, so that the starter can win or
//!   lose.
//!
//! With a single string the length decides each game: the player who starts wins an odd one and
//! loses an even one.

#[path = "support/mod.rs"]
mod support;
use support::{case, lines};

const LETTERS: usize = 100_000;
const GAMES: u32 = 1_000_000_000;

fn main() {
    let deep = "z".repeat(LETTERS);
    let single: Vec<&str> = "abcdefghij"
        .split("")
        .filter(|s| !s.is_empty())
        .cycle()
        .take(LETTERS)
        .collect();
    write("limit-odd-odd", &[&deep[1..]], GAMES - 1, "First\n");
    write("limit-odd-even", &[&deep[1..]], GAMES, "Second\n");
    write("limit-even", &[&deep], GAMES, "Second\n");
    write("limit-single-letters", &single, GAMES - 1, "First\n");
    write(
        "limit-choice",
        &[&single[4..], &["xx", "yy"]].concat(),
        GAMES,
        "First\n",
    );
}

fn write(name: &str, strings: &[&str], games: u32, answer: &str) {
    case(
        name,
        format!("{} {games}\n{}", strings.len(), lines(strings)),
        answer,
    );
}
