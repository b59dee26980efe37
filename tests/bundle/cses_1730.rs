//! CSES 1730. Nim Game I
//! - url: https://cses.fi/problemset/task/1730
//! - judge: cses
//! - games: nim, nim-sum
//! - rules: A move takes any positive number of sticks from one heap. The player who takes the last
//!   stick wins.
//! - difficulty: 1000
//! - time-limit: 1s
//! - memory-limit: 512MB
//! - input: t in 1..2*10^5, t * { n in 1..2*10^5, a[n] in 1..10^9 }, sum(n) <= 2*10^5
//! - statement: checked with the statement's public copy and its sample, and two published programs
//!   on 295 inputs or more
//!
//! The game is Nim, and the first player wins iff the nim-sum is not 0. O(n).

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

// Bundled by `cargo x paste` for codeforces. Your code is above; it uses:
// - snippets 1.0.0-rc.1, CC0-1.0
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
pub struct FastInput<'a> {
  source: Box<dyn std::io::Read + 'a>,
  text: Vec<u8>,
  at: usize,
}
impl<'a> FastInput<'a> {
  pub fn from_stdin() -> Self {
    Self::new(std::io::stdin().lock())
  }
  pub fn new(source: impl std::io::Read + 'a) -> Self {
    let (source, text, at) = (Box::new(source), vec![], 0);
    Self { source, text, at }
  }
  pub fn read<T: TryFrom<i128>>(&mut self) -> T {
    self.read_or_end().expect("the input ends too early")
  }
  pub fn read_vec<T: TryFrom<i128>>(&mut self, n: usize) -> Vec<T> {
    (0..n).map(|_| self.read()).collect()
  }
  pub fn read_or_end<T: TryFrom<i128>>(&mut self) -> Option<T> {
    self.skip_blanks()?;
    let is_negative = self.text[self.at] == b'-';
    let start = self.at + usize::from(is_negative);
    let (mut size, mut end) = (0u64, start);
    while let Some(digit @ 0..=9) = self.text.get(end).map(|byte| byte ^ b'0') {
      size = size.wrapping_mul(10).wrapping_add(digit.into());
      end += 1;
    }
    let is_whole = self.text.get(end).is_some_and(|byte| *byte <= b' ');
    let number = if is_whole && (start + 1..start + 20).contains(&end) {
      self.at = end + 1;
      i128::from(size) * if is_negative { -1 } else { 1 }
    } else {
      let word = self.read_word();
      let error = |_| panic!("{word:?} isn't an integer that fits i128");
      word.parse().unwrap_or_else(error)
    };
    let value = T::try_from(number).ok();
    Some(value.unwrap_or_else(|| panic!("{number} doesn't fit {}", std::any::type_name::<T>())))
  }
  pub fn read_word(&mut self) -> String {
    self.skip_blanks().expect("the input ends too early");
    let end = loop {
      let rest = &self.text[self.at..];
      match rest.iter().position(|byte| *byte <= b' ') {
        Some(end) => break end,
        None if self.read_on() => {}
        None => break self.text.len() - self.at,
      }
    };
    let word = self.text[self.at..self.at + end].to_vec();
    self.at += end;
    String::from_utf8(word).expect("the input should be UTF-8 text")
  }
  fn skip_blanks(&mut self) -> Option<()> {
    loop {
      let rest = &self.text[self.at..];
      let blanks = rest.iter().position(|byte| *byte > b' ');
      self.at += blanks.unwrap_or(rest.len());
      let is_more = self.text.len() - self.at < 32 && self.read_on();
      if blanks.is_some() || !is_more {
        return blanks.map(|_| ());
      }
    }
  }
  fn read_on(&mut self) -> bool {
    self.text.drain(..std::mem::take(&mut self.at));
    let mut next = std::io::Read::take(&mut self.source, 1 << 16);
    let count = std::io::Read::read_to_end(&mut next, &mut self.text);
    count.expect("unreadable input") > 0
  }
}
}
}
