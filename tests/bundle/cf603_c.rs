//! Codeforces 603 C. Lieges of Legendre
//! - url: https://codeforces.com/problemset/problem/603/C
//! - judge: codeforces
//! - games: splitting heaps, multi-sg
//! - rules: A move takes one stone from a heap, or replaces a heap of `2x` by `k` heaps of `x`. A
//!   player who cannot move loses.
//! - difficulty: 2200
//! - time-limit: 2s
//! - memory-limit: 256MB
//! - input: n in 1..10^5, k in 1..10^9, a[n] in 1..10^9
//! - statement: checked with the statement, its samples, published programs on about 200 inputs
//!
//! The `k` heaps of a split together have the value 0 for even `k`, and the value of one heap for
//! odd `k`. Beyond heap 4, odd heaps have the value 0. So an even heap has the value 1 for even
//! `k`, because all its options have 0. For odd `k` it has the mex of 0 and `G(x)`. O(log a) a
//! heap.

use proconio::input;
use snippets::mex::mex;

fn sg(a: u64, k: usize) -> u64 {
    match (k % 2, a) {
        (0, 0..=2) => a,
        (0, _) => (a + 1) % 2,
        (_, 0..=4) => [0, 1, 0, 1, 2][a as usize],
        (_, _) if a % 2 == 1 => 0,
        _ => mex([0, sg(a / 2, k)]),
    }
}

fn first_player_wins(heaps: &[u64], k: usize) -> bool {
    heaps.iter().fold(0, |sum, &a| sum ^ sg(a, k)) != 0
}

fn winner(first_wins: bool) -> &'static str {
    if first_wins {
        "Kevin"
    } else {
        "Nicky"
    }
}

fn main() {
    input! {
        n: usize,
        k: usize,
        heaps: [u64; n],
    }
    println!("{}", winner(first_player_wins(&heaps, k)));
}

// Bundled by `cargo x paste` for codeforces. Your code is above; it uses:
// - proconio 0.5.0, MIT OR Apache-2.0
// - snippets 1.0.0-rc.1, CC0-1.0
#[allow(dead_code)]
mod proconio {
pub mod source {
use std::{any::type_name, fmt::Debug, io::BufRead, str::FromStr};
pub mod line {
use super::Source;
use crate::proconio::source::tokens::Tokens;
use std::io::BufRead;
pub struct LineSource<R: BufRead> {
  tokens: Tokens,
  reader: R,
}
impl<R: BufRead> LineSource<R> {
  pub fn new(reader: R) -> LineSource<R> {
    LineSource {
      tokens: "".to_owned().into(),
      reader,
    }
  }
  fn prepare(&mut self) {
    while self.tokens.is_empty() {
      let mut line = String::new();
      let num_bytes = self
        .reader
        .read_line(&mut line)
        .expect("failed to get linel maybe an IO error.");
      if num_bytes == 0 {
        return;
      }
      self.tokens = line.into();
    }
  }
}
impl<R: BufRead> Source<R> for LineSource<R> {
  fn next_token(&mut self) -> Option<&str> {
    self.prepare();
    self.tokens.next_token()
  }
}
}
pub mod once {
use super::Source;
use crate::proconio::source::tokens::Tokens;
use std::{io::BufRead, marker::PhantomData};
pub struct OnceSource<R: BufRead> {
  tokens: Tokens,
  _read: PhantomData<R>,
}
impl<R: BufRead> Source<R> for OnceSource<R> {
  fn next_token(&mut self) -> Option<&str> {
    self.tokens.next_token()
  }
}
}
mod tokens {
use std::{iter::Peekable, ptr::NonNull, str::SplitWhitespace};
pub(super) struct Tokens {
  tokens: Peekable<SplitWhitespace<'static>>,
  _current_context: CurrentContext,
}
impl Tokens {
  pub(super) fn next_token(&mut self) -> Option<&str> {
    self.tokens.next()
  }
  pub(super) fn is_empty(&mut self) -> bool {
    self.tokens.peek().is_none()
  }
}
impl From<String> for Tokens {
  fn from(current_context: String) -> Self {
    let current_context = CurrentContext::from(current_context);
    unsafe {
      let tokens = current_context.0.as_ref().split_whitespace().peekable();
      Self {
        tokens,
        _current_context: current_context,
      }
    }
  }
}
unsafe impl Send for Tokens {}
unsafe impl Sync for Tokens {}
struct CurrentContext(NonNull<str>);
impl From<String> for CurrentContext {
  fn from(s: String) -> Self {
    let s = s.into_boxed_str();
    Self(NonNull::new(Box::leak(s)).unwrap())
  }
}
impl Drop for CurrentContext {
  fn drop(&mut self) {
    unsafe { drop(Box::from_raw(self.0.as_mut())) };
  }
}
}
pub mod auto {
  pub(crate) use super::once::OnceSource as AutoSource;
}
pub trait Source<R: BufRead> {
  fn next_token(&mut self) -> Option<&str>;
  fn next_token_unwrap(&mut self) -> &str {
    self.next_token().expect(concat!(
      "failed to get the next token; ",
      "maybe reader reached an end of input. ",
      "ensure that arguments for `input!` macro is correctly ",
      "specified to match the problem input."
    ))
  }
}
pub trait Readable {
  type Output;
  fn read<R: BufRead, S: Source<R>>(source: &mut S) -> Self::Output;
}
impl<T: FromStr> Readable for T
where
  T::Err: Debug,
{
  type Output = T;
  fn read<R: BufRead, S: Source<R>>(source: &mut S) -> T {
    let token = source.next_token_unwrap();
    match token.parse() {
      Ok(v) => v,
      Err(e) => panic!(
        concat!(
          "failed to parse the input `{input}` ",
          "to the value of type `{ty}`: {err:?}; ",
          "ensure that the input format is collectly specified ",
          "and that the input value must handle specified type.",
        ),
        input = token,
        ty = type_name::<T>(),
        err = e,
      ),
    }
  }
}
}
use crate::proconio::source::{auto::AutoSource, line::LineSource};
use std::{io::{self, BufRead, BufReader, Stdin}, sync::{Mutex, MutexGuard, OnceLock}};
pub(crate) use crate::proconio::source::Readable as __Readable;
pub enum StdinSource<R: BufRead> {
  Normal(AutoSource<R>),
  Interactive(LineSource<R>),
  Unknown(LineSource<R>),
}
impl<R: BufRead> source::Source<R> for StdinSource<R> {
  fn next_token(&mut self) -> Option<&str> {
    match self {
      StdinSource::Normal(source) => source.next_token(),
      StdinSource::Interactive(source) => source.next_token(),
      StdinSource::Unknown(source) => source.next_token(),
    }
  }
}
pub static STDIN_SOURCE: OnceLock<Mutex<StdinSource<BufReader<Stdin>>>> = OnceLock::new();
macro_rules! input {
  (@from [$source:expr] @rest) => {};
  (@from [$source:expr] @rest $($rest:tt)*) => {
    crate::proconio::input! {
      @from [$source]
      @mut []
      @rest $($rest)*
    }
  };
  (@from [$source:expr] @mut [$($mut:tt)?] @rest $var:tt: $($rest:tt)*) => {
    crate::proconio::input! {
      @from [$source]
      @mut [$($mut)*]
      @var $var
      @kind []
      @rest $($rest)*
    }
  };
  (@from [$source:expr] @mut [$($mut:tt)?] @var $var:tt @kind [$($kind:tt)*] @rest) => {
    let $($mut)* $var = crate::proconio::read_value!(@source [$source] @kind [$($kind)*]);
  };
  (@from [$source:expr] @mut [$($mut:tt)?] @var $var:tt @kind [$($kind:tt)*] @rest, $($rest:tt)*) => {
    crate::proconio::input!(@from [$source] @mut [$($mut)*] @var $var @kind [$($kind)*] @rest);
    crate::proconio::input!(@from [$source] @rest $($rest)*);
  };
  (@from [$source:expr] @mut [$($mut:tt)?] @var $var:tt @kind [] @rest [$($tt:tt)*] $($rest:tt)*) => {
    crate::proconio::input!(@from [$source] @mut [$($mut)*] @var $var @kind [[$($tt)*]] @rest $($rest)*);
  };
  (@from [$source:expr] @mut [$($mut:tt)?] @var $var:tt @kind [] @rest $ty:ty, $($rest:tt)*) => {
    crate::proconio::input!(@from [$source] @mut [$($mut)*] @var $var @kind [$ty] @rest, $($rest)*);
  };
  ($($rest:tt)*) => {
    let mut locked_stdin = crate::proconio::__acquire_global_stdin_lock();
    crate::proconio::input! {
      @from [&mut *locked_stdin]
      @rest $($rest)*
    }
    drop(locked_stdin);
  };
}
macro_rules! read_value {
  (@source [$source:expr] @kind [[$($kind:tt)*]]) => {
    crate::proconio::read_value!(@array @source [$source] @kind [] @rest $($kind)*)
  };
  (@array @source [$source:expr] @kind [$($kind:tt)*] @rest ; $($rest:tt)*) => {
    crate::proconio::read_value!(@array @source [$source] @kind [$($kind)*] @len [$($rest)*])
  };
  (@array @source [$source:expr] @kind [$($kind:tt)*] @rest $tt:tt $($rest:tt)*) => {
    crate::proconio::read_value!(@array @source [$source] @kind [$($kind)* $tt] @rest $($rest)*)
  };
  (@array @source [$source:expr] @kind [$($kind:tt)*] @len [$($len:tt)*]) => {{
    let len = $($len)*;
    (0..len)
      .map(|_| crate::proconio::read_value!(@source [$source] @kind [$($kind)*]))
      .collect::<Vec<_>>()
  }};
  (@source [$source:expr] @kind [$kind:ty]) => {
    <$kind as crate::proconio::__Readable>::read($source)
  };
}
pub fn __acquire_global_stdin_lock() -> MutexGuard<'static, StdinSource<BufReader<Stdin>>> {
  STDIN_SOURCE
    .get_or_init(|| {
      Mutex::new(StdinSource::Unknown(LineSource::new(BufReader::new(
        io::stdin(),
      ))))
    })
    .lock()
    .expect(concat!(
      "failed to lock the stdin; please re-run this program.  ",
      "If this issue repeatedly occur, this is a bug in `proconio`.  ",
      "Please report this issue from ",
      "<https://github.com/statiolake/proconio-rs/issues>."
    ))
}
pub(crate) use input;
pub(crate) use read_value;
}
mod snippets {
pub mod mex {
pub fn mex(values: impl IntoIterator<Item = u64>) -> u64 {
  let values: Vec<u64> = values.into_iter().collect();
  let mut seen = vec![false; values.len() + 1];
  for v in values {
    if v < seen.len() as u64 {
      seen[v as usize] = true;
    }
  }
  let free = seen.iter().position(|&seen| !seen);
  free.expect("more flags than values") as u64
}
}
}
