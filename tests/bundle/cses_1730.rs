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

// Bundled by `cargo x paste` for codeforces.
// Inlined, as far as used: snippets 1.0.0-rc.1 (CC0-1.0).
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
    let rest = self.rest()?;
    let text = rest.strip_prefix(b"-").unwrap_or(rest);
    let (mut size, mut count) = (0u64, 0);
    let digits = text.iter().map(|byte| byte ^ b'0');
    for digit in digits.take_while(|digit| *digit <= 9) {
      size = size.wrapping_mul(10).wrapping_add(digit.into());
      count += 1;
    }
    let size = i128::from(size);
    let mut number = if rest[0] == b'-' { -size } else { size };
    if (1..20).contains(&count) && text.get(count) <= Some(&b' ') {
      self.at = self.text.len() - text.len() + count + 1;
    } else {
      let word = self.read_word();
      let error = |_| panic!("{word:?} isn't an integer that fits i128");
      number = word.parse().unwrap_or_else(error);
    }
    let value = T::try_from(number).ok();
    Some(value.unwrap_or_else(|| panic!("{number} doesn't fit {}", std::any::type_name::<T>())))
  }
  pub fn read_word(&mut self) -> String {
    let rest = self.rest().expect("the input ends too early");
    let end = rest.iter().position(|byte| *byte <= b' ');
    let word = rest[..end.unwrap_or(rest.len())].to_vec();
    self.at = self.text.len() - rest.len() + word.len();
    String::from_utf8(word).expect("the input should be UTF-8 text")
  }
  fn rest(&self) -> Option<&[u8]> {
    let rest = self.text.get(self.at..)?;
    let blanks = rest.iter().position(|byte| *byte > b' ')?;
    Some(&rest[blanks..])
  }
}
}
}
