// A game for `cargo x explore --moves {file} 0..100`, which finds its values.
//
// It reads a state a line. For each it prints the options, one a line, with " + " between the parts
// of a sum, and an empty line. A state is any text that fits on a line.
#![allow(dead_code)]
use std::io::{stdin, stdout, BufRead, BufReader, BufWriter, Result, Write};

/// A row of n pins, such as 7 (try 0..100): knock down one, or two side by side.
fn kayles(state: &str) -> Vec<String> {
    let n: i32 = state.parse().expect("a number");
    let mut options = vec![];
    for taken in 1..=2 {
        for left in 0..=n - taken {
            options.push(format!("{} + {}", left, n - taken - left));
        }
    }
    options
}

/// A knight at x, y, such as 3 5 (try 0..12 0..12): four of its moves lead to the corner.
fn grid(state: &str) -> Vec<String> {
    let numbers: Vec<i32> = state.split(' ').map(|it| it.parse().expect("a number")).collect();
    let (x, y) = (numbers[0], numbers[1]);
    let mut options = vec![];
    for (dx, dy) in [(-2, 1), (-2, -1), (1, -2), (-1, -2)].iter() {
        if x + dx >= 0 && y + dy >= 0 {
            options.push(format!("{} {}", x + dx, y + dy));
        }
    }
    options
}

/// A row of cells, such as '.......': put an X on a free cell that has no X beside it.
fn string(state: &str) -> Vec<String> {
    let mut options = vec![];
    for at in 0..state.len() {
        let beside = &state[at.max(1) - 1..state.len().min(at + 2)];
        if !beside.contains('X') {
            options.push(format!("{}X{}", &state[..at], &state[at + 1..]));
        }
    }
    options
}

/// Or `grid`, or `string`, or your own.
const OPTIONS: fn(&str) -> Vec<String> = kayles;

// From here on nothing needs to change: output goes out once no state is left to read.
fn main() -> Result<()> {
    let mut input = BufReader::with_capacity(1 << 16, stdin());
    let mut output = BufWriter::with_capacity(1 << 16, stdout());
    let mut state = String::new();
    while input.read_line(&mut state)? > 0 {
        for option in OPTIONS(state.trim_end_matches('\n')) {
            writeln!(output, "{}", option)?;
        }
        writeln!(output)?;
        if input.buffer().is_empty() {
            output.flush()?;
        }
        state.clear();
    }
    output.flush()
}
