//! Checker of Codeforces 1617 E: accepts any two numbers that need as many steps as the answer's.

use std::process::exit;

fn main() {
    let files: Vec<Vec<u64>> = std::env::args()
        .skip(1)
        .take(3)
        .map(|path| numbers(&path))
        .collect();
    let [input, output, answer] = &files[..] else {
        wrong("usage: checker INPUT OUTPUT ANSWER");
    };
    let [x, y, steps] = output[..] else {
        wrong("three numbers are expected");
    };
    if x == y || x.min(y) == 0 || x.max(y) > input[0] {
        wrong(&format!("no two numbers: {x} and {y}"));
    }
    if steps != answer[2] {
        wrong(&format!("{steps} steps, not {}", answer[2]));
    }
    let ways = [x, y].map(|i| way_down(input[i as usize]));
    let common = ways[0].iter().rev().zip(ways[1].iter().rev());
    let common = common.take_while(|(a, b)| a == b).count();
    let needed = ways[0].len() + ways[1].len() - 2 * common;
    if needed as u64 != steps {
        wrong(&format!("{x} and {y} need {needed} steps, not {steps}"));
    }
}

/// The numbers from `a` to 0; two neighbours add up to a power of two.
fn way_down(a: u64) -> Vec<u64> {
    let mut way = vec![a];
    while let Some(&last) = way.last().filter(|last| **last > 0) {
        let power = (0..32).map(|k| 1 << k).find(|power| *power >= last);
        way.push(power.expect("numbers are below 2^31") - last);
    }
    way
}

fn numbers(path: &str) -> Vec<u64> {
    let text = std::fs::read_to_string(path).unwrap_or_else(|_| wrong("unreadable"));
    let number = |word: &str| word.parse().unwrap_or_else(|_| wrong("no number"));
    text.split_whitespace().map(number).collect()
}

fn wrong(why: &str) -> ! {
    eprintln!("{why}");
    exit(1)
}
