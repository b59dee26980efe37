//! HDU 1536 at its limits: 100 moves up to 10000, 100 positions of 100 heaps up to 10000.
//!
//! - limit-tests: values from the definition for moves of all sizes, small ones, odd ones, and for
//!   a single move.

#[path = "support/mod.rs"]
mod support;
use support::{case, line, lines, Random};

const LARGEST: usize = 10_000;
const NUMBER: usize = 100;

fn main() {
    let mut random = Random(1536);
    let mut anywhere: Vec<usize> = (1..=LARGEST).collect();
    random.shuffle(&mut anywhere);
    anywhere.truncate(NUMBER);
    let small: Vec<usize> = (1..=NUMBER).collect();
    let odd: Vec<usize> = (1..2 * NUMBER).step_by(2).collect();
    let (mut tests, mut answers) = (String::new(), Vec::new());
    for moves in [anywhere, small, odd, vec![1]] {
        let values = grundy_values(&moves);
        tests += &format!("{} {}{NUMBER}\n", moves.len(), line(&moves));
        let mut answer = String::new();
        for _ in 0..NUMBER {
            let mut heap = || random.below(LARGEST as u64 + 1) as usize;
            let mut heaps: Vec<usize> = (1..NUMBER).map(|_| heap()).collect();
            let sum = heaps.iter().fold(0, |sum, &heap| sum ^ values[heap]);
            // Every other position is lost, if a heap has the value that is missing.
            let missing = values.iter().position(|&value| value == sum);
            heaps.push(
                missing
                    .filter(|_| answer.len() % 2 == 0)
                    .unwrap_or_else(heap),
            );
            tests += &format!("{NUMBER} {}", line(&heaps));
            answer.push(if values[heaps[NUMBER - 1]] == sum {
                'L'
            } else {
                'W'
            });
        }
        answers.push(answer);
    }
    case("limit-tests", tests + "0\n", lines(answers));
}

fn grundy_values(moves: &[usize]) -> Vec<usize> {
    let mut values = Vec::new();
    for heap in 0..=LARGEST {
        let mut is_option = [false; NUMBER + 1];
        for taken in moves.iter().filter(|&&taken| taken <= heap) {
            is_option[values[heap - taken]] = true;
        }
        values.push(
            is_option
                .iter()
                .position(|&it| !it)
                .expect("more values than moves"),
        );
    }
    values
}
