//! Codeforces 1037 G at its limits: a word of 10^5 letters, 10^5 parts.
//!
//! - limit-alphabets: the alphabet again and again. In a part of different letters a move splits a
//!   row of `n` into two with `n - 1` letters together, so the parity of `n` decides.
//! - limit-two-letters: `abab…`. A first move that deletes one letter leaves single letters of the
//!   other kind, all of value 1. So the mover wins a part iff one of the letters occurs an even
//!   number of times in it.

#[path = "support/mod.rs"]
mod support;
use support::{case, lines, Random};

const LETTERS: usize = 100_000;
const PARTS: usize = 100_000;

fn main() {
    let mut random = Random(1037);
    let mut write = |name, letters: usize, longest: u64, wins: fn(usize, usize) -> bool| {
        let word: String = (0..LETTERS)
            .map(|i| (b'a' + (i % letters) as u8) as char)
            .collect();
        let mut part = || {
            let length = random.within(1, longest) as usize;
            let first = random.within(1, (LETTERS - length + 1) as u64) as usize;
            (first, length)
        };
        let parts: Vec<(usize, usize)> = (0..PARTS).map(|_| part()).collect();
        let questions = parts
            .iter()
            .map(|(first, length)| format!("{first} {}", first + length - 1));
        let answer = parts
            .iter()
            .map(|&(first, length)| if wins(first, length) { "Alice" } else { "Bob" });
        case(
            name,
            format!("{word}\n{PARTS}\n{}", lines(questions)),
            lines(answer),
        );
    };
    write("limit-alphabets", 26, 26, |_, length| length % 2 == 1);
    // Each letter occurs half as often as the length says; one of them occurs once more if that is
    // odd.
    write("limit-two-letters", 2, LETTERS as u64, |_, length| {
        let counts = [length / 2, length - length / 2];
        counts.iter().any(|count| count % 2 == 0)
    });
}
