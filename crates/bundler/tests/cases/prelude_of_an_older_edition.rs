//! Before 2021 `try_into` is not in the prelude.
//! prints: 77
fn main() { println!("{}", mini::f()); }
//%% lib
pub trait Own { fn try_into(self) -> Result<usize, ()>; }
impl Own for u8 { fn try_into(self) -> Result<usize, ()> { Ok(77) } }
pub fn f() -> usize { Own::try_into(1u8).unwrap() }
//%% mini/Cargo.toml
[package]
name = "mini"
version = "0.1.0"
edition = "2018"
