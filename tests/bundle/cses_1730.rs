// Bundled by `cargo x paste` for codeforces.
// Inlined, as far as used: snippets 0.1.0 (CC0-1.0).
//! CSES 1730. Nim Game I
//! - url: https://cses.fi/problemset/task/1730
//! - judge: cses
//! - games: nim, nim-sum
//! - rules: A move takes any positive number of sticks from one heap. The player who takes the last
//!   stick wins.
//! - time-limit: 1s
//!
//! That is Nim, and the first player wins iff the nim-sum is not 0. O(n).

use snippets::fast_input::FastInput;
use snippets::nim::is_nim_p_position;

fn verdict(wins: bool) -> &'static str {
    if wins {
        "first"
    } else {
        "second"
    }
}

fn main() {
    let mut input = FastInput::from_stdin();
    let tests: usize = input.read();
    let mut answer = String::new();
    for _ in 0..tests {
        let n = input.read();
        answer += verdict(!is_nim_p_position(&input.read_vec(n)));
        answer += "\n";
    }
    print!("{answer}");
}

mod snippets {
pub mod nim {
pub fn nim_sum(heaps: &[u64]) -> u64 {
    heaps.iter().fold(0, |sum, heap| sum ^ heap)
}
pub fn is_nim_p_position(heaps: &[u64]) -> bool {
    nim_sum(heaps) == 0
}
}
pub mod fast_input {
pub struct FastInput {
    text: String,
    at: usize,
}
impl FastInput {
    pub fn from_stdin() -> Self {
        Self::new(std::io::stdin().lock())
    }
    pub fn new(mut source: impl std::io::Read) -> Self {
        let mut text = String::new();
        source
            .read_to_string(&mut text)
            .expect("the input should be UTF-8 text");
        Self { text, at: 0 }
    }
    pub fn read<T: std::str::FromStr>(&mut self) -> T {
        self.read_or_end().expect("the input ends too early")
    }
    pub fn read_vec<T: std::str::FromStr>(&mut self, n: usize) -> Vec<T> {
        (0..n).map(|_| self.read()).collect()
    }
    pub fn read_or_end<T: std::str::FromStr>(&mut self) -> Option<T> {
        let blank = |at: &usize| self.text.as_bytes()[*at].is_ascii_whitespace();
        let start = (self.at..self.text.len()).find(|at| !blank(at))?;
        let end = (start..self.text.len()).find(blank);
        self.at = end.unwrap_or(self.text.len());
        let word = &self.text[start..self.at];
        match word.parse() {
            Ok(value) => Some(value),
            Err(_) => panic!("{word:?} is not of type {}", std::any::type_name::<T>()),
        }
    }
}
}
}
