//! `fn main() -> anyhow::Result<()>`, and a library error type with `?`.
//! input: 2 3 4
//! prints: [2, 3, 4]
use anyhow::{Context as _, Result};
fn main() -> Result<()> { let s = std::io::read_to_string(std::io::stdin()).context("stdin")?; let v = mini::parse(&s)?; println!("{v:?}"); anyhow::ensure!(v.len() < 100, "too long"); Ok(()) }
//%% lib
#[derive(Debug)] pub enum Error { Int(std::num::ParseIntError), Empty } impl std::fmt::Display for Error { fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result { match self { Error::Int(e) => write!(f, "int: {e}"), Error::Empty => f.write_str("empty") } } } impl std::error::Error for Error { fn source(&self) -> Option<&(dyn std::error::Error + 'static)> { match self { Error::Int(e) => Some(e), _ => None } } } impl From<std::num::ParseIntError> for Error { fn from(e: std::num::ParseIntError) -> Self { Error::Int(e) } }
pub fn parse(s: &str) -> Result<Vec<i64>, Error> { if s.is_empty() { return Err(Error::Empty); } s.split_whitespace().map(|x| Ok(x.parse::<i64>()?)).collect() }
//%% +Cargo.toml
anyhow = "1"
