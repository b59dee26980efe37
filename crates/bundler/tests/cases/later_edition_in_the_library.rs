//! A library of edition 2024 for a judge of 2021: its chained lets do not compile there.
//! refused: mini
//! edition: 2021
fn main() { println!("{}", mini::f(Some(1), Some(2))); }
//%% lib
pub fn f(a: Option<u8>, b: Option<u8>) -> u8 { if let Some(a) = a && let Some(b) = b { a + b } else { 0 } }
//%% mini/Cargo.toml
[package]
name = "mini"
version = "0.1.0"
edition = "2024"
