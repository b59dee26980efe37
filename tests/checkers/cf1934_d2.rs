//! Interactor for Codeforces 1934 D2.
//!
//! The case holds the number of games, and for each the starting number and a seed. The interactor
//! breaks numbers at random. It goes on with a part that it can break, if there is one.

mod support;

use support::{fail, hear, say};

const MOST_BREAKS: usize = 63;

fn main() {
    let path = std::env::args().nth(1).expect("interactor INPUT OUTPUT");
    let text = std::fs::read_to_string(path).expect("the case is readable");
    let mut numbers = text
        .split_whitespace()
        .map(|word| word.parse::<u64>().expect("a number"));
    let games = numbers.next().expect("the number of games");
    say(games);
    for _ in 0..games {
        let (n, seed) = (
            numbers.next().expect("a number"),
            numbers.next().expect("a seed"),
        );
        say(n);
        let mut random = Random(seed);
        // The numbers that the solution may break: only `n` if it is first.
        let mut choices = match hear().as_str() {
            "first" => vec![n],
            "second" => match random.parts(n) {
                None => {
                    say("0 0");
                    continue;
                }
                Some(parts) => tell(parts),
            },
            other => fail(&format!("neither first nor second: {other:?}")),
        };
        for breaks in 1.. {
            let [a, b] = hear_parts();
            if breaks > MOST_BREAKS {
                fail(&format!("more than {MOST_BREAKS} breaks of {n}"));
            }
            let is_break = |&p: &u64| a ^ b == p && (1..p).contains(&a) && (1..p).contains(&b);
            if !choices.iter().any(is_break) {
                say("-1 -1");
                fail(&format!("{a} {b} is no break of {choices:?}"));
            }
            let parts = if random.next() % 2 == 0 {
                [a, b]
            } else {
                [b, a]
            };
            match parts.into_iter().find_map(|part| random.parts(part)) {
                None => {
                    say("0 0");
                    break;
                }
                Some(parts) => choices = tell(parts),
            }
        }
    }
}

fn tell(parts: [u64; 2]) -> Vec<u64> {
    say(format!("{} {}", parts[0], parts[1]));
    parts.to_vec()
}

struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self
            .0
            .wrapping_mul(6364136223846793005)
            .wrapping_add(1442695040888963407);
        (self.0 >> 32) | (self.0 << 32)
    }

    /// Returns the parts of a number, or none if it is a power of two.
    fn parts(&mut self, number: u64) -> Option<[u64; 2]> {
        let top = 63 - number.leading_zeros();
        let lower: Vec<u32> = (0..top).filter(|bit| number >> bit & 1 == 1).collect();
        let bit = *lower.get(self.next() as usize % lower.len().max(1))?;
        let part = 1 << bit | self.next() % (1 << bit);
        Some([number ^ part, part])
    }
}

fn hear_parts() -> [u64; 2] {
    let line = hear();
    let words: Vec<Option<u64>> = line
        .split_whitespace()
        .map(|word| word.parse().ok())
        .collect();
    match words[..] {
        [Some(a), Some(b)] => [a, b],
        _ => fail(&format!("expected two numbers: {line:?}")),
    }
}
