//! Luogu P6791 at its limits: 10^5 questions, numbers to 10^18.
//!
//! - limit-all: the first player may take the whole heap, so only the heap of 1 is lost.
//! - limit-fibonacci: the first move takes one stone, and the heaps go up to a Fibonacci number.
//!   The number of lost heaps is the Fibonacci number before it.

#[path = "support/mod.rs"]
mod support;
use support::{case, lines, Random};

const QUESTIONS: usize = 100_000;
const LARGEST: u64 = 1_000_000_000_000_000_000;

fn main() {
    let mut random = Random(6791);
    let heaps: Vec<u64> = (0..QUESTIONS).map(|_| random.within(1, LARGEST)).collect();
    let questions = heaps.iter().map(|heap| format!("{LARGEST} {heap}"));
    let input = format!("{QUESTIONS}\n{}", lines(questions));
    case("limit-all", input, lines(heaps.iter().map(|heap| heap - 1)));

    let mut fibonacci = vec![1, 2];
    while fibonacci[fibonacci.len() - 1] < LARGEST / 2 {
        fibonacci.push(fibonacci[fibonacci.len() - 2] + fibonacci[fibonacci.len() - 1]);
    }
    // There are as many numbers below `F(i)` without the term 1 as there are numbers below
    // `F(i - 1)`, counting 0 in both cases.
    let at = |i: usize| 2 + i % (fibonacci.len() - 2);
    let questions = (0..QUESTIONS).map(|i| format!("1 {}", fibonacci[at(i)]));
    let input = format!("{QUESTIONS}\n{}", lines(questions));
    let won = (0..QUESTIONS).map(|i| fibonacci[at(i)] - fibonacci[at(i) - 1]);
    case("limit-fibonacci", input, lines(won));
}
