//! In the bundle, `try_into` would come from a later prelude.
//! refused: mini/src/lib.rs:3
fn main() { println!("{}", mini::f()); }
//%% lib
pub trait Own { fn try_into(&self) -> Result<usize, ()>; }
impl Own for u8 { fn try_into(&self) -> Result<usize, ()> { Ok(77) } }
pub fn f() -> usize { let x: Result<usize, _> = 1u8.try_into(); x.unwrap() }
//%% mini/Cargo.toml
[package]
name = "mini"
version = "0.1.0"
edition = "2018"
