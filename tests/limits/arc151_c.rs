//! ARC 151 C at its limits: 10^18 squares, 2·10^5 digits.
//!
//! - limit-random: digits at random.
//! - limit-random-other-end: the last digit is the other one, which changes the last gap's value.
//! - limit-full: digits without gaps, except at the ends.
//!
//! The gaps between the digits are short, and their values come from the definition. The gaps at
//! the ends are large and equal, so that they cancel.

#[path = "support/mod.rs"]
mod support;
use support::{case, Random};

const SQUARES: u64 = 1_000_000_000_000_000_000;
const DIGITS: usize = 200_000;
const LONGEST_GAP: usize = 40;

fn main() {
    let values = grundy_values();
    let mut random = Random(151);
    let mut gaps: Vec<usize> = (1..DIGITS)
        .map(|_| random.within(1, LONGEST_GAP as u64) as usize)
        .collect();
    // Equal ends need an even number of squares between them.
    let between = DIGITS + gaps.iter().sum::<usize>();
    gaps[0] += if gaps[0] == LONGEST_GAP {
        0
    } else {
        between % 2
    };
    let mut digits: Vec<u64> = (0..DIGITS).map(|_| random.below(2)).collect();
    for name in ["limit-random", "limit-random-other-end"] {
        let kinds = digits.windows(2).map(|ends| (ends[0] == ends[1]) as usize);
        let sum = gaps
            .iter()
            .zip(kinds)
            .fold(0, |sum, (&gap, kind)| sum ^ values[gap][kind]);
        write(
            name,
            &gaps,
            &digits,
            if sum == 0 { "Aoki\n" } else { "Takahashi\n" },
        );
        digits[DIGITS - 1] ^= 1;
    }
    let alternating: Vec<u64> = (0..DIGITS as u64).map(|i| i % 2).collect();
    write("limit-full", &[0; DIGITS - 1], &alternating, "Aoki\n");
}

/// Returns the values of a gap by its length, between different digits and between equal ones.
fn grundy_values() -> Vec<[usize; 2]> {
    let mut values = vec![[0, 0]];
    for length in 1..=LONGEST_GAP {
        let value = |are_equal: usize| {
            let mut options = Vec::new();
            for place in 0..length {
                for equals_left in 0..2 {
                    let equals_right = 1 ^ are_equal ^ equals_left;
                    let (left, right) = (place, length - 1 - place);
                    let is_allowed = left + 1 - equals_left > 0 && right + 1 - equals_right > 0;
                    if is_allowed {
                        options.push(values[left][equals_left] ^ values[right][equals_right]);
                    }
                }
            }
            (0..)
                .find(|value| !options.contains(value))
                .expect("some value is free")
        };
        values.push([value(0), value(1)]);
    }
    values
}

fn write(name: &str, gaps: &[usize], digits: &[u64], answer: &str) {
    let between = (DIGITS + gaps.iter().sum::<usize>()) as u64;
    assert_eq!(between % 2, 0, "the ends are equal");
    let mut place = (SQUARES - between) / 2 + 1;
    let mut input = format!("{SQUARES} {DIGITS}\n{place} {}\n", digits[0]);
    for (gap, digit) in gaps.iter().zip(&digits[1..]) {
        place += *gap as u64 + 1;
        input += &format!("{place} {digit}\n");
    }
    case(name, input, answer);
}
