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
pub struct FastInput<'a> {
  input: InputBlocks<'a>,
}
impl<'a> FastInput<'a> {
  pub fn from_stdin() -> Self {
    Self::new(std::io::stdin().lock())
  }
  pub fn new(source: impl std::io::Read + 'a) -> Self {
    let input = InputBlocks::new(Box::new(source));
    Self { input }
  }
  pub fn read<T: std::str::FromStr + 'static>(&mut self) -> T {
    self.read_or_end().expect("the input ends too early")
  }
  pub fn read_vec<T: std::str::FromStr + 'static>(&mut self, n: usize) -> Vec<T> {
    (0..n).map(|_| self.read()).collect()
  }
  pub fn read_or_end<T: std::str::FromStr + 'static>(&mut self) -> Option<T> {
    let word = self.input.next_bytes()?;
    let (number, length) = if word[0] == b'-' {
      let (number, length) = short_natural(word, 1);
      (-number, length)
    } else {
      short_natural(word, 0)
    };
    if word[length] <= b' ' && (word[0] != b'-' || number < 0) {
      let mut value: Option<T> = None;
      let slot: &mut dyn std::any::Any = &mut value;
      if let Some(slot) = slot.downcast_mut::<Option<usize>>() {
        *slot = number.try_into().ok();
      } else if let Some(slot) = slot.downcast_mut::<Option<u64>>() {
        *slot = number.try_into().ok();
      } else if let Some(slot) = slot.downcast_mut::<Option<i64>>() {
        *slot = Some(number);
      } else if let Some(slot) = slot.downcast_mut::<Option<u32>>() {
        *slot = number.try_into().ok();
      } else if let Some(slot) = slot.downcast_mut::<Option<i32>>() {
        *slot = number.try_into().ok();
      }
      if value.is_some() {
        self.input.at += length + 1;
        return value;
      }
    }
    Some(self.parse_word())
  }
  #[inline(never)]
  fn parse_word<T: std::str::FromStr>(&mut self) -> T {
    let word = std::str::from_utf8(self.input.next_word());
    let word = word.expect("the input should be UTF-8 text");
    match word.parse() {
      Ok(value) => value,
      Err(_) => panic!("{word:?} is not of type {}", std::any::type_name::<T>()),
    }
  }
}
struct InputBlocks<'a> {
  source: Option<Box<dyn std::io::Read + 'a>>,
  buffer: Vec<u8>,
  at: usize,
  end: usize,
}
impl<'a> InputBlocks<'a> {
  fn new(source: Box<dyn std::io::Read + 'a>) -> Self {
    Self {
      source: Some(source),
      buffer: vec![b' '; 1 << 16],
      at: 0,
      end: 0,
    }
  }
  fn next_bytes(&mut self) -> Option<&[u8; 32]> {
    let mut at = self.at;
    loop {
      if at + 32 > self.end {
        self.at = at;
        self.look_ahead();
        at = self.at;
        if at == self.end {
          return None;
        }
      }
      if self.buffer[at] > b' ' {
        self.at = at;
        return self.buffer[at..].first_chunk();
      }
      at += 1;
    }
  }
  #[cold]
  fn look_ahead(&mut self) {
    self.at = self.at.min(self.end);
    while self.at + 32 > self.end && self.read_block() {}
  }
  fn read_block(&mut self) -> bool {
    let Some(source) = &mut self.source else {
      return false;
    };
    self.buffer.copy_within(self.at..self.end, 0);
    (self.at, self.end) = (0, self.end - self.at);
    if 2 * self.end > self.buffer.len() {
      self.buffer.resize(4 * self.end, b' ');
    }
    let room = self.buffer.len() - 32;
    match source.read(&mut self.buffer[self.end..room]) {
      Ok(0) => self.source = None,
      Ok(count) => self.end += count,
      Err(error) if error.kind() == std::io::ErrorKind::Interrupted => {}
      Err(error) => panic!("the input cannot be read: {error}"),
    }
    self.buffer[self.end..][..32].fill(b' ');
    self.source.is_some()
  }
  fn next_word(&mut self) -> &[u8] {
    let mut length = 0;
    while self.at + length < self.end || self.read_block() {
      let rest = &self.buffer[self.at + length..self.end];
      match rest.iter().position(|&byte| byte <= b' ') {
        Some(more) => {
          length += more;
          break;
        }
        None => length += rest.len(),
      }
    }
    self.at += length;
    &self.buffer[self.at - length..self.at]
  }
}
fn short_natural(word: &[u8; 32], start: usize) -> (i64, usize) {
  let (mut number, mut at) = (0, start);
  while at < start + 18 {
    let digit = word[at] ^ b'0';
    if digit > 9 {
      break;
    }
    number = number * 10 + i64::from(digit);
    at += 1;
  }
  (number, at)
}
}
}
