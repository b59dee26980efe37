//! Checker of Codeforces 2217 F: accepts any interval with which Alice wins as often as with the
//! answer's. It goes through all spaces at the left of the second interval.

use std::process::exit;

fn main() {
    let files: Vec<Vec<usize>> = std::env::args()
        .skip(1)
        .take(3)
        .map(|path| numbers(&path))
        .collect();
    let [input, output, answer] = &files[..] else {
        wrong("usage: checker INPUT OUTPUT ANSWER");
    };
    if output.len() != 2 * input[0] || answer.len() != output.len() {
        wrong(&format!("{} numbers for {} cases", output.len(), input[0]));
    }
    let chosen = output.chunks(2).zip(answer.chunks(2));
    for (sizes, (got, known)) in input[1..].chunks(2).zip(chosen) {
        let lost = |interval: &[usize]| {
            if interval[0] == 0 || interval[0] > interval[1] || interval[1] > sizes[0] {
                wrong(&format!("no interval in 1..{}: {interval:?}", sizes[0]));
            }
            let sum = (interval[0] - 1) ^ (sizes[0] - interval[1]);
            (0..sizes[1])
                .filter(|left| left + (left ^ sum) < sizes[1])
                .count()
        };
        let (lost, fewest) = (lost(got), lost(known));
        if lost != fewest {
            wrong(&format!(
                "{sizes:?}: Alice loses {lost} times, not {fewest}"
            ));
        }
    }
}

fn numbers(path: &str) -> Vec<usize> {
    let text = std::fs::read_to_string(path).unwrap_or_else(|_| wrong("unreadable"));
    let number = |word: &str| word.parse().unwrap_or_else(|_| wrong("no number"));
    text.split_whitespace().map(number).collect()
}

fn wrong(why: &str) -> ! {
    eprintln!("{why}");
    exit(1)
}
