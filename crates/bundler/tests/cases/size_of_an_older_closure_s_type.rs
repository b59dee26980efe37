//! The same by a generic function.
//! refused: mini/src/lib.rs:
fn main() { println!("{}", mini::f()); }
//%% lib
fn size<F: Fn() -> u64>(_: F) -> usize { std::mem::size_of::<F>() }
pub fn f() -> usize { let pair = (1u64, 2u64); size(move || pair.0) }
//%% mini/Cargo.toml
[package]
name = "mini"
version = "0.1.0"
edition = "2018"
