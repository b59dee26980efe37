//! Interactor for Codeforces 1404 D.
//!
//! The case holds `n` and the pair of each number from 1 to 2n. A solution that plays Second is
//! told these pairs. For a solution that plays First the interactor computes all sums that a choice
//! can have.

mod support;

use support::{fail, hear, say};

fn main() {
    let path = std::env::args().nth(1).expect("interactor INPUT OUTPUT");
    let text = std::fs::read_to_string(path).expect("the case is readable");
    let (n, pair_of) = text.split_once('\n').expect("two lines");
    say(n);
    let n: usize = n.trim().parse().expect("a number");
    match hear().as_str() {
        "First" => {
            let pairs = pairs(n, &hear_numbers(2 * n, n));
            if has_choice(n, &pairs) {
                refuse("the pairs have a choice with a sum that is a multiple of 2n");
            }
        }
        "Second" => {
            say(pair_of.trim());
            let pair_of: Vec<usize> = pair_of
                .split_whitespace()
                .map(|word| word.parse().expect("a pair"))
                .collect();
            check_choice(n, &pair_of, &hear_numbers(n, 2 * n));
        }
        other => fail(&format!("neither First nor Second: {other:?}")),
    }
    say("0");
}

/// The two numbers of each pair.
fn pairs(n: usize, pair_of: &[usize]) -> Vec<[usize; 2]> {
    let mut numbers = vec![vec![]; n + 1];
    for (i, &pair) in pair_of.iter().enumerate() {
        numbers[pair].push(i + 1);
    }
    let two = |(pair, numbers): (usize, Vec<usize>)| match numbers[..] {
        [a, b] => [a, b],
        _ => refuse(&format!("pair {pair} has {} numbers", numbers.len())),
    };
    numbers.into_iter().enumerate().skip(1).map(two).collect()
}

/// Says whether some choice has a sum that is a multiple of 2n.
///
/// The sum of a choice is that of the smaller numbers plus some differences. If `count` differences
/// are equal, join them to 1, 2, 4, … and a rest: these still make every sum. Unequal differences
/// soon make all sums that their common divisor allows.
fn has_choice(n: usize, pairs: &[[usize; 2]]) -> bool {
    let sum: usize = pairs.iter().map(|pair| pair[0]).sum();
    let mut differences: Vec<usize> = pairs.iter().map(|[a, b]| b - a).collect();
    differences.sort_unstable();
    let divisor = differences.iter().fold(2 * n, |a, &b| gcd(a, b));
    if sum % divisor != 0 {
        return false;
    }
    let mut sums = Residues::new(2 * n, sum);
    for equal in differences.chunk_by(|a, b| a == b) {
        let mut left = equal.len();
        for step in (0..).map(|k| 1 << k) {
            sums.or_shifted(equal[0] * step.min(left) % (2 * n));
            if step >= left {
                break;
            }
            left -= step;
        }
        if sums.contains_zero() {
            return true;
        }
    }
    false
}

fn gcd(a: usize, b: usize) -> usize {
    if b == 0 {
        a
    } else {
        gcd(b, a % b)
    }
}

/// A set of residues, 64 to a word.
struct Residues {
    modulus: usize,
    words: Vec<u64>,
}

impl Residues {
    fn new(modulus: usize, residue: usize) -> Self {
        let mut words = vec![0; modulus / 64 + 1];
        let residue = residue % modulus;
        words[residue / 64] |= 1 << (residue % 64);
        Self { modulus, words }
    }

    fn contains_zero(&self) -> bool {
        self.words[0] & 1 == 1
    }

    /// Adds to the set all its residues plus `by`.
    fn or_shifted(&mut self, by: usize) {
        let old = self.words.clone();
        let up = |words: &mut [u64], by: usize| {
            for i in by / 64..words.len() {
                let low = i - by / 64;
                words[i] |= old[low] << (by % 64);
                if by % 64 > 0 && low > 0 {
                    words[i] |= old[low - 1] >> (64 - by % 64);
                }
            }
        };
        up(&mut self.words, by);
        // What exceeds the modulus comes back at the lower end.
        let down = self.modulus - by;
        for (i, word) in self.words.iter_mut().enumerate() {
            let at = |i: usize| old.get(i).copied().unwrap_or(0);
            *word |= at(i + down / 64) >> (down % 64);
            if down % 64 > 0 {
                *word |= at(i + down / 64 + 1) << (64 - down % 64);
            }
        }
        let last = self.modulus / 64;
        self.words[last] &= (1 << (self.modulus % 64)) - 1;
    }
}

fn check_choice(n: usize, pair_of: &[usize], choice: &[usize]) {
    let mut is_used = vec![false; n + 1];
    for &number in choice {
        let pair = pair_of[number - 1];
        if std::mem::replace(&mut is_used[pair], true) {
            refuse(&format!("two numbers of pair {pair}"));
        }
    }
    let sum: usize = choice.iter().sum();
    if sum % (2 * n) != 0 {
        refuse(&format!("the sum {sum} is no multiple of {}", 2 * n));
    }
}

/// Reads a line of `count` numbers from 1 to `most`.
fn hear_numbers(count: usize, most: usize) -> Vec<usize> {
    let line = hear();
    let number = |word: &str| match word.parse() {
        Ok(number) if (1..=most).contains(&number) => number,
        _ => refuse(&format!("no number of 1..={most}: {word:?}")),
    };
    let numbers: Vec<usize> = line.split_whitespace().map(number).collect();
    if numbers.len() != count {
        refuse(&format!("{} numbers instead of {count}", numbers.len()));
    }
    numbers
}

fn refuse(why: &str) -> ! {
    say("-1");
    fail(why)
}
