//! Interactor for Codeforces 1665 D.
//!
//! The case holds the numbers to guess.

mod support;

use support::{fail, hear, say};

fn divisor(a: u64, b: u64) -> u64 {
    if b == 0 {
        a
    } else {
        divisor(b, a % b)
    }
}

fn main() {
    let path = std::env::args().nth(1).expect("interactor INPUT OUTPUT");
    let text = std::fs::read_to_string(path).expect("the case is readable");
    let mut words = text.split_whitespace();
    say(words.next().expect("a number of cases"));
    for (case, word) in (1..).zip(words) {
        let x: u64 = word.parse().expect("a number");
        let mut questions = 0;
        loop {
            let line = hear();
            let numbers: Vec<u64> = line.split_whitespace().flat_map(str::parse).collect();
            match (&line[..1], &numbers[..]) {
                ("!", [guess]) if *guess == x => break,
                ("?", &[a, b]) if a != b && a.min(b) > 0 && a.max(b) <= 2_000_000_000 => {
                    say(divisor(x + a, x + b));
                }
                _ => fail(&format!("case {case}: `{line}`, where {x} is right")),
            }
            questions += 1;
            if questions > 30 {
                fail(&format!("case {case}: more than 30 questions"));
            }
        }
    }
}
