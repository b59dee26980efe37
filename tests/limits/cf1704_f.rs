//! Codeforces 1704 F at its limits: 10^4 strings, 5·10^5 cells in all.
//!
//! - limit-strings: 10^4 strings of 50 cells at random, most of them with as many of each colour.
//! - limit-one-lost: a single string of runs with nim-sum 0.
//! - limit-one-won: the same with another nim-sum.
//! - limit-one-run: a single run of even length; the first player wins by its middle and copies
//!   moves.
//!
//! If there are as many red cells as blue ones, the answer is that of Dawson's Kayles on the
//! alternating runs. The program computes its values from the definition.

#[path = "support/mod.rs"]
mod support;
use support::{case, lines, Random};

const CELLS: usize = 500_000;
const LONGEST_RUN: u64 = 1000;

fn main() {
    let mut random = Random(1704);
    let strings: Vec<String> = (0..10_000)
        .map(|i| {
            let mut cells = b"RB".repeat(CELLS / 20_000);
            random.shuffle(&mut cells);
            cells[0] = if i % 5 == 0 { b'R' } else { cells[0] };
            String::from_utf8(cells).expect("letters")
        })
        .collect();
    let values = grundy_values(LONGEST_RUN as usize);
    let answer = lines(
        strings
            .iter()
            .map(|cells| winner(cells.as_bytes(), &values)),
    );
    write("limit-strings", &strings, &answer);
    for (name, answer) in [("limit-one-lost", "Bob\n"), ("limit-one-won", "Alice\n")] {
        let strings = (0..).map(|_| string_of_runs(&mut random));
        let is_it = |cells: &String| winner(cells.as_bytes(), &values) == answer.trim();
        write(
            name,
            &[strings.into_iter().find(is_it).expect("there are such")],
            answer,
        );
    }
    write("limit-one-run", &["RB".repeat(CELLS / 2)], "Alice\n");
}

/// Odd and even runs alternate, so the surplus of red and of blue cells alternates.
fn string_of_runs(random: &mut Random) -> String {
    let mut runs = Vec::new();
    let mut left = CELLS;
    while left > 4 * LONGEST_RUN as usize {
        for kind in [1, 0, 1, 0] {
            runs.push(2 * random.within(1, LONGEST_RUN / 2 - 1) as usize + kind);
            left -= runs[runs.len() - 1];
        }
    }
    runs.extend(vec![2; left / 2]);
    let mut is_red = true;
    let mut cells = String::new();
    for run in runs {
        for _ in 0..run {
            cells.push(if is_red { 'R' } else { 'B' });
            is_red = !is_red;
        }
        is_red = !is_red;
    }
    cells
}

fn winner(cells: &[u8], values: &[usize]) -> &'static str {
    let red = cells.iter().filter(|&&cell| cell == b'R').count();
    let runs = cells.chunk_by(|a, b| a != b);
    let first_wins = match red.cmp(&(cells.len() - red)) {
        std::cmp::Ordering::Equal => runs.fold(0, |sum, run| sum ^ values[run.len()]) != 0,
        more => more.is_gt(),
    };
    if first_wins {
        "Alice"
    } else {
        "Bob"
    }
}

fn grundy_values(longest: usize) -> Vec<usize> {
    let mut values = vec![0, 0];
    for n in 2..=longest {
        let options: Vec<usize> = (0..=n - 2).map(|i| values[i] ^ values[n - 2 - i]).collect();
        values.push(
            (0..)
                .find(|value| !options.contains(value))
                .expect("some value is free"),
        );
    }
    values
}

fn write(name: &str, strings: &[String], answer: &str) {
    let strings_with_length = strings
        .iter()
        .map(|cells| format!("{}\n{cells}", cells.len()));
    case(
        name,
        format!("{}\n{}", strings.len(), lines(strings_with_length)),
        answer,
    );
}
