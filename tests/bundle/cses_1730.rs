//! CSES 1730. Nim Game I
//! - url: https://cses.fi/problemset/task/1730
//! - judge: cses
//! - games: nim, nim-sum
//! - rules: A move takes any positive number of sticks from one heap. The player who takes the last
//!   stick wins.
//! - difficulty: 1000
//! - time-limit: 1s
//! - input: t in 1..2*10^5, t * { n in 1..2*10^5, a[n] in 1..10^9 }, sum(n) <= 2*10^5
//! - statement: checked with two published programs on 295 inputs or more; the statement was not
//!   found
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

// Bundled by `cargo x paste` for codeforces.
// Inlined, as far as used: snippets 0.1.0 (CC0-1.0).
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
  text: Vec<u8>,
  at: usize,
}
impl FastInput {
  pub fn from_stdin() -> Self {
    Self::new(std::io::stdin().lock())
  }
  pub fn new(mut source: impl std::io::Read) -> Self {
    let (mut text, at) = (vec![], 0);
    source.read_to_end(&mut text).expect("unreadable input");
    Self { text, at }
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
    let eight_from = |at| self.text.get(at..at + 8)?.try_into().ok();
    let are_digits = |bytes: &[u8; 8]| bytes.iter().all(u8::is_ascii_digit);
    while let Some(bytes) = eight_from(end).filter(are_digits) {
      let digits = u64::from_le_bytes(bytes) & 0x0f0f0f0f0f0f0f0f;
      let pairs = digits.wrapping_mul(10 << 8 | 1) >> 8 & 0x00ff00ff00ff00ff;
      let fours = pairs.wrapping_mul(100 << 16 | 1) >> 16 & 0x0000ffff0000ffff;
      let value = fours.wrapping_mul(10_000 << 32 | 1) >> 32;
      size = size.wrapping_mul(100_000_000).wrapping_add(value);
      end += 8;
    }
    while let Some(digit @ 0..=9) = self.text.get(end).map(|byte| byte ^ b'0') {
      size = size.wrapping_mul(10).wrapping_add(digit.into());
      end += 1;
    }
    let is_whole = self.text.get(end).map_or(true, |byte| *byte <= b' ');
    let number = if is_whole && (start + 1..start + 20).contains(&end) {
      self.at = end + 1;
      i128::from(size) * if is_negative { -1 } else { 1 }
    } else {
      let word = self.read_word();
      let parsed = word.parse().ok();
      parsed.unwrap_or_else(|| panic!("{word:?} isn't an integer that fits i128"))
    };
    let value = T::try_from(number).ok();
    Some(value.unwrap_or_else(|| panic!("{number} doesn't fit {}", std::any::type_name::<T>())))
  }
  pub fn read_word(&mut self) -> String {
    self.skip_blanks().expect("the input ends too early");
    let rest = self.text[self.at..].iter().copied();
    let word: Vec<u8> = rest.take_while(|byte| *byte > b' ').collect();
    self.at += word.len();
    String::from_utf8(word).expect("the input should be UTF-8 text")
  }
  fn skip_blanks(&mut self) -> Option<()> {
    let mut rest = self.text.get(self.at..)?.iter();
    self.at += rest.position(|byte| *byte > b' ')?;
    Some(())
  }
}
}
}
