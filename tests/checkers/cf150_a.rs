//! Checker of Codeforces 150 A. The winner must be that of the answer. A winning first move may be
//! any divisor that is the product of two primes, or 0 where there is no move.

use std::process::exit;

fn main() {
    let files: Vec<Vec<String>> = std::env::args()
        .skip(1)
        .take(3)
        .map(|path| tokens(&path))
        .collect();
    let [input, output, answer] = &files[..] else {
        wrong("usage: checker INPUT OUTPUT ANSWER");
    };
    let q = number(&input[0]);
    match &output[..] {
        [winner, ..] if *winner != answer[0] => {
            wrong(&format!("{winner} does not win, {} does", answer[0]))
        }
        [_] if answer[0] == "2" => {}
        [_, act] if answer[0] == "1" => check_move(q, number(act)),
        _ => wrong("expected the winner, and his first move if it is the first player"),
    }
}

fn check_move(q: u64, act: u64) {
    if prime_factors(q) < 2 {
        if act != 0 {
            wrong(&format!(
                "{q} has no divisor to write, so the move is 0 and not {act}"
            ));
        }
    } else if act <= 1 || act == q || q % act != 0 {
        wrong(&format!("{act} is not a divisor of {q} between 1 and {q}"));
    } else if prime_factors(act) != 2 {
        wrong(&format!(
            "{act} is not the product of two primes, so writing it loses"
        ));
    }
}

/// Counts the prime factors, with repeats.
fn prime_factors(mut q: u64) -> u32 {
    let (mut count, mut p) = (0, 2);
    while p * p <= q {
        if q % p == 0 {
            q /= p;
            count += 1;
        } else {
            p += 1;
        }
    }
    count + u32::from(q > 1)
}

fn tokens(path: &str) -> Vec<String> {
    match std::fs::read_to_string(path) {
        Ok(text) => text.split_whitespace().map(str::to_string).collect(),
        Err(error) => wrong(&format!("{path}: {error}")),
    }
}

fn number(token: &str) -> u64 {
    match token.parse() {
        Ok(number) => number,
        Err(_) => wrong(&format!("`{token}` is not a number")),
    }
}

fn wrong(why: &str) -> ! {
    eprintln!("{why}");
    exit(1)
}
