// Bundled by `cargo x paste` for codeforces.
// Inlined, as far as used: snippets 0.1.0 (CC0-1.0).
//! CSES 1730. Nim Game I
//! - url: https://cses.fi/problemset/task/1730
//! - judge: cses
//! - games: nim, nim-sum
//! - rules: A move takes any positive number of sticks from one heap. The player who takes the last
//!   stick wins.
//! - difficulty: 1000
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
    pub fn read<T: std::str::FromStr + 'static>(&mut self) -> T {
        self.read_or_end().expect("the input ends too early")
    }
    pub fn read_vec<T: std::str::FromStr + 'static>(&mut self, n: usize) -> Vec<T> {
        (0..n).map(|_| self.read()).collect()
    }
    pub fn read_or_end<T: std::str::FromStr + 'static>(&mut self) -> Option<T> {
        let bytes = self.text.as_bytes();
        while bytes.get(self.at)?.is_ascii_whitespace() {
            self.at += 1;
        }
        if let Some((number, end)) = short_integer(bytes, self.at) {
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
                self.at = end + 1;
                return value;
            }
        }
        Some(self.parse_word())
    }
    #[inline(never)]
    fn parse_word<T: std::str::FromStr>(&mut self) -> T {
        let rest = &self.text[self.at..];
        let word = rest.split_ascii_whitespace().next().unwrap_or(rest);
        self.at += word.len();
        match word.parse() {
            Ok(value) => value,
            Err(_) => panic!("{word:?} is not of type {}", std::any::type_name::<T>()),
        }
    }
}
fn short_integer(bytes: &[u8], start: usize) -> Option<(i64, usize)> {
    const POWERS: [i64; 8] = [1, 10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000];
    let is_negative = bytes[start] == b'-';
    let first = start + usize::from(is_negative);
    let (mut at, mut number) = (first, 0);
    loop {
        let chunk: &[u8; 8] = bytes.get(at..at + 8)?.try_into().ok()?;
        let digits = u64::from_le_bytes(*chunk) ^ 0x3030_3030_3030_3030;
        let others = (digits.wrapping_add(0x7676_7676_7676_7676) | digits) & 0x8080_8080_8080_8080;
        if others != 0 {
            let count = others.trailing_zeros() / 8;
            if at + count as usize > first + 18 {
                return None;
            }
            let digits = digits << 8 << (56 - 8 * count);
            number = number * POWERS[count as usize] + eight_digits(digits);
            at += count as usize;
            break;
        }
        if at > first + 8 {
            return None;
        }
        number = number * 100_000_000 + eight_digits(digits);
        at += 8;
    }
    let is_whole_word = at > first && bytes[at].is_ascii_whitespace();
    let is_integer = is_whole_word && (number > 0 || !is_negative);
    is_integer.then_some((if is_negative { -number } else { number }, at))
}
fn eight_digits(digits: u64) -> i64 {
    let pairs = (digits * 10 + (digits >> 8)) & 0x00ff_00ff_00ff_00ff;
    let fours = (pairs * 100 + (pairs >> 16)) & 0x0000_ffff_0000_ffff;
    ((fours * 10_000 + (fours >> 32)) & 0xffff_ffff) as i64
}
}
}
